"""Games of every mode of every game, drawn by a seed, for what must hold everywhere."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from banneret.battlelore.box.heroes import ARTIFACT_IDS
from banneret.games import new
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.heroes.state.options import EXCLUDING, OPTIONS, SKIRMISH_ONLY
from banneret.heroes.tables.units_and_cards import CARD_IDS, CARD_KIND, FACTION_IDS, SPECIALTY_CARD
from banneret.kernel.game import Game
from tests.battlefield.property.duel_checks import drawn_duel
from tests.battlefield.property.expedition_checks import begin
from tests.battlelore.property.adventures import drawn_adventure
from tests.heroes.property.drawn_games import drawn_game, drawn_options
from tests.heroes.property.test_team_games import team_game

DIFFICULTIES = ("easy", "normal", "hard", "impossible")
SIDES = ("random", "castle_host", "dungeon_host", "necropolis_host")
EFFECT_SPELLS = ("fire_wall", "force_field")
PLAIN = [id for card, id in enumerate(CARD_IDS) if CARD_KIND[card] != SPECIALTY_CARD and id not in EFFECT_SPELLS]


def every_scenario() -> list[tuple[str, int]]:
    """Every scenario of *Heroes* with each number of players for whom the box has factions."""
    found = [load_scenario(path) for path in sorted(SCENARIOS.glob("*.yaml"))]
    return [(one.id, players) for one in found for players in one.players if players <= len(FACTION_IDS)]


STORIES = every_scenario()


def side(rng: Random) -> str:
    """Somebody with units, cards and perhaps morale."""
    cards = ",".join(sorted(rng.sample(PLAIN, rng.randrange(5, 14))))
    morale = " morale" if rng.random() < 0.3 else ""
    return f"{rng.choice(SIDES)} cards={cards} hand={rng.randrange(1, 5)}{morale}"


def skirmish(seed: int) -> Game:
    """A single Combat between two hands, on spaces or on hexes, with tokens or Morale cards, asked anyway or not."""
    rng = Random(seed)
    options = {
        name: rng.choice(option.values)
        for name, option in sorted(OPTIONS.items())
        if name in SKIRMISH_ONLY | {"ask_anyway", "hex_board", "morale_decks", "retaliation_optional"} and option.values
    }
    defender = rng.choice([side(rng), side(rng), f"{side(rng)} town citadel", "guards=V", "ai random"])
    return new("heroes", scenario="skirmish", seats=(side(rng), defender), seed=seed, options=options)


def story(seed: int) -> Game:
    """One scenario after the other, with drawn options."""
    scenario, players = STORIES[seed % len(STORIES)]
    rng = Random(seed)
    options = {"difficulty": rng.choice(DIFFICULTIES)} | drawn_options(rng, 0.08)
    options["ask_anyway"] = rng.choice(("on", "off"))
    for one, other in EXCLUDING:
        if options.get(one) == options.get(other) == "on":
            del options[one]
    return new("heroes", scenario=scenario, seats=["choose"] * players, seed=seed, options=options)


def academy(seed: int) -> Game:
    """A hero of *BattleLore* being created."""
    listed = Random(seed).sample(ARTIFACT_IDS, seed % 5)
    gift = f" gift=Isolde:{','.join(listed)}" if listed else ""
    return new("battlelore", scenario="academy", seats=[f"hero=Maud{gift}"], seed=seed)


MODES = ("skirmish", "clash", "story", "team", "duel", "adventure_mode", "battlelore", "academy")


def game_of(mode: str, seed: int, folder: Path) -> Game:
    """A game of a mode; the folder is for files of scenarios."""
    makers: dict[str, Callable[[int], Game]] = {
        "skirmish": skirmish,
        "clash": drawn_game,
        "story": story,
        "team": lambda seed: team_game(folder, seed),
        "duel": drawn_duel,
        "adventure_mode": begin,
        "battlelore": drawn_adventure,
        "academy": academy,
    }
    return makers[mode](seed)
