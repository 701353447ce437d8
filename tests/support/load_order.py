"""The same games in a process that has read other scenarios before, in another order: nothing may come out otherwise.

    python -m tests.support.load_order 3

imports parts of the program in an order drawn by the number, begins scenarios drawn by it, then plays the games below
by answers that are always the same, and prints for each a number that stands for all its positions.
"""

import json
import sys
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from random import Random

MODULES = (
    "banneret.heroes.adventure.playing_cards",
    "banneret.heroes.tables.towns_and_heroes",
    "banneret.heroes.adventure.effects.run",
    "banneret.heroes.rules",
    "banneret.heroes.designing.report",
    "banneret.battlefield.adventure_mode.tables",
    "banneret.battlefield.rules",
    "banneret.battlelore.rules",
    "banneret.heroes.bots.greedy",
    "banneret.heroes.text.effect_questions",
    "banneret.table.lobby",
    "banneret.terminal",
)
GAMES: tuple[tuple[str, str, tuple[str, ...], dict[str, str]], ...] = (
    ("heroes", "border_fires", ("castle", "choose"), {}),
    ("heroes", "unholy_quest", ("choose", "choose"), {}),
    ("heroes", "rise_of_the_necromancer_3", ("choose",), {}),
    ("heroes", "crossroads", ("choose", "choose", "choose"), {"hex_board": "always", "morale_decks": "on"}),
    ("heroes", "all_for_one", ("choose", "choose", "choose"), {}),
    ("heroes", "arrogance", ("choose", "choose", "choose"), {}),
    ("heroes", "tournament_twin_hearts", ("choose", "choose"), {}),
    ("heroes", "skirmish", ("castle_host", "dungeon_host"), {}),
    ("battlefield", "adventure_small", ("choose", "choose"), {}),
    ("battlefield", "duel_short", ("choose", "choose"), {}),
    ("battlelore", "the_muddy_field", ("standard", "pennant hero=Maud:warrior:warrior_cleave"), {}),
    ("battlelore", "free_companies", ("standard", "pennant"), {}),
)
ANSWERS = 240


def fate(game: str, scenario: str, seats: tuple[str, ...], options: dict[str, str]) -> str:
    """What stands for all positions of a game: their digests, what is on their stacks, what may be answered."""
    import banneret
    from banneret.kernel.sequence import step_ids

    played = banneret.new(game, scenario=scenario, seats=seats, seed=5, options=options)
    rng = Random(f"{game} {scenario}")
    told = blake2b(digest_size=8)
    for _ in range(ANSWERS):
        if played.over:
            break
        s = played.state
        stack = [step_ids()[number] if n % 4 == 0 else number for n, number in enumerate(s.stack)]
        told.update(repr((s.digest(), stack, s.seat, s.options, played.choice.keys)).encode())
        played.apply(rng.choice(s.options))
    told.update(repr((played.played, played.marks, played.digest)).encode())
    return told.hexdigest()


def scenarios() -> list[tuple[str, str, int]]:
    """Everything that can be begun: the game, the scenario and for how many."""
    from banneret.battlefield.rules import scenario_ids as battlefield_ids
    from banneret.battlelore.box.adventures import adventure_ids
    from banneret.heroes.scenario.load import load_scenario, scenario_ids

    found = [("heroes", id, load_scenario(id).players[0]) for id in scenario_ids()]
    found += [("battlefield", id, 2) for id in battlefield_ids()]
    return found + [("battlelore", id, 2) for id in adventure_ids()]


def begin(game: str, scenario: str, players: int) -> None:
    """Have a scenario read and its first position made."""
    import banneret
    from banneret.kernel.errors import SetupError

    seats = ("standard", "pennant") if game == "battlelore" else ("choose",) * players
    # One that needs another box has been read all the same.
    with suppress(SetupError):
        banneret.new(game, scenario=scenario, seats=seats, seed=1)


def main(number: int) -> None:
    """Print the fates of all games, played after other things drawn by a number."""
    rng = Random(number)
    for module in rng.sample(MODULES, rng.randint(0, len(MODULES))):
        import_module(module)
    everything = scenarios()
    for game, scenario, players in rng.sample(everything, rng.randint(0, len(everything))):
        begin(game, scenario, players)
    for _ in range(rng.randint(0, 2)):
        from banneret.heroes.designing.report import check_text
        from tests.heroes.designing.maps import OWN

        check_text(OWN.replace("{token: clue}", f"{{token: clue, amount: {rng.randint(1, 9)}}}"), "own.yaml")
    games = list(GAMES)
    rng.shuffle(games)
    print(json.dumps({f"{game[0]} {game[1]}": fate(*game) for game in games}, sort_keys=True))


if __name__ == "__main__":
    main(int(sys.argv[1]))
