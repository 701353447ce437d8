"""Recorded games that every later version must replay, and how to record them again.

The games in `tests/record/games` are whole playthroughs. They fail when the engine plays on differently from the same
answers, which is what the ruleset's version is there to tell: raise it, then record them again with

    PYTHONPATH=src:. python -m tests.record.regenerate
"""

from pathlib import Path
from random import Random

import banneret
from banneret.bots import make
from banneret.kernel.game import Game

GAMES = Path(__file__).parent / "games"
SEED = 2021

SETUPS: dict[str, tuple[tuple[str, str], dict[str, str]]] = {
    "open_field": (("castle_host", "dungeon_host"), {"ask_anyway": "on", "retaliation_optional": "on"}),
    "guards": (
        (
            "necropolis_vampires+ necropolis_liches+ necropolis_zombies+ necropolis_wraiths+ necropolis_dread_knights "
            "cards=attack,attack,defense,offense,armorer hand=3 expert=2 movement=4",
            "guards=VI",
        ),
        {"mode": "campaign", "difficulty": "hard"},
    ),
    "siege": (
        (
            "castle_griffins+ castle_crusaders+ castle_marksmen+ castle_zealots castle_archangels "
            "cards=attack,attack,defense,offense hand=3",
            "necropolis_skeletons+ necropolis_vampires+ necropolis_liches necropolis_ghost_dragons "
            "cards=defense,defense,armorer,attack hand=2 town citadel",
        ),
        {"difficulty": "impossible"},
    ),
}


WHOLE: dict[str, tuple[str, tuple[str, ...], dict[str, str]]] = {
    "two_players": ("brave_new_world", ("castle/catherine", "necropolis/sandro"), {}),
    "three_players": ("brave_new_world", ("choose", "choose", "choose"), {"difficulty": "easy", "ask_anyway": "on"}),
    "crossroads": ("crossroads", ("dungeon/mutare", "castle/rion"), {"difficulty": "hard", "opening_hand": "on"}),
}


DUELS: dict[str, tuple[str, tuple[str, ...], dict[str, str]]] = {
    "duel": ("duel_medium", ("choose", "dungeon/alamar"), {"ask_anyway": "on", "hex_obstacles": "3"}),
}


ADVENTURES: dict[str, tuple[str, tuple[str, ...], dict[str, str]]] = {
    "white_company": (
        "the_graveyard_of_the_white_company",
        (
            "standard hero=Maud:warrior:warrior_cleave:rabbits_foot,draught_of_might:lore_stone:4:4:1",
            "standard hero=Isolde",
            "pennant hero=Otto:rogue:rogue_larceny,rogue_riding:sword_of_dawn,mirror_amulet::2:5",
        ),
        {"fragile_alliances": "yes"},
    ),
}


def play_duel(name: str) -> Game:
    """Play a Duel of the Battlefield expansion by random answers, attacks coming first."""
    scenario, seats, options = DUELS[name]
    game = banneret.new("battlefield", scenario=scenario, seats=seats, seed=SEED, options=options)
    rng = Random(name)
    while not game.over:
        attacks = [key for key in game.choice.keys if key.startswith("attack:")]
        game.apply(rng.choice(attacks or game.choice.keys))
    return game


def play_whole(of: str, name: str) -> Game:
    """Play a whole game by greedy bots that are not always at their best."""
    scenario, seats, options = (WHOLE | ADVENTURES)[name]
    game = banneret.new(of, scenario=scenario, seats=seats, seed=SEED, options=options)
    rng = Random(name)
    bots = [make("greedy", of, seat) for seat in range(len(seats))]
    while not game.over:
        seat = game.state.seat
        if rng.random() < 0.15:
            game.apply(rng.choice(game.state.options))
        else:
            game.apply(bots[seat].choose(game.view(seat), game.rules))
    return game


def play(name: str) -> Game:
    """Play one of the games: mostly the first option, which attacks where it can, and nobody gives up early."""
    if name in WHOLE:
        return play_whole("heroes", name)
    if name in ADVENTURES:
        return play_whole("battlelore", name)
    if name in DUELS:
        return play_duel(name)
    seats, options = SETUPS[name]
    game = banneret.new("heroes", scenario="skirmish", seats=seats, seed=SEED, options=options)
    rng = Random(name)
    while not game.over:
        offered = [key for key in game.choice.keys if key != "retreat"] or ["retreat"]
        game.apply(offered[0] if rng.random() < 0.5 else rng.choice(offered))
    return game


def main() -> None:
    """Write all games."""
    GAMES.mkdir(exist_ok=True)
    for name in (*SETUPS, *WHOLE, *DUELS, *ADVENTURES):
        path = GAMES / f"{name}.banneret"
        path.write_text(play(name).record(), encoding="ascii", newline="\n")
        print(f"{path.name}: {len(path.read_text().splitlines())} lines")


if __name__ == "__main__":
    main()
