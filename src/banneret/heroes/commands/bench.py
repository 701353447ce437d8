"""What `banneret bench` measures of *Heroes*: skirmishes of random armies, and whole games on the map."""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.cli.bench import Measured
from banneret.heroes.rules import RULES, SKIRMISH
from banneret.heroes.tables.units_and_cards import NEUTRAL, TOWER_KIND, UNIT_IDS
from banneret.kernel.rules import Setup

STARTS: Final = 64
"""How many pairs of random armies the playouts go through."""
CARDS: Final = "cards=attack,attack,defense,defense,offense,armorer hand=3 expert=1"
_SEATS: Final = ("castle/catherine", "necropolis/sandro", "dungeon/mutare", "castle/rion", "dungeon/alamar")
PAIRS: Final[list[tuple[str, str]]] = [
    (a, b) for a in _SEATS for b in _SEATS if a.partition("/")[0] != b.partition("/")[0]
]
"""Who plays whom in whole games and Duels: heroes of two factions."""


def skirmishes(rng: Random) -> list[Setup]:
    """Random armies against each other."""
    return [_random_setup(rng) for _ in range(STARTS)]


def _random_setup(rng: Random) -> Setup:
    """Two armies of five units out of the whole box, on either side of their cards, with a hand of cards."""
    units = [word for kind in range(TOWER_KIND[0]) for word in _words(kind)]
    seats = []
    for _ in range(2):
        army: dict[str, str] = {}
        while len(army) < 5:
            word = rng.choice(units)
            army[word.removesuffix("+")] = word
        units = [word for word in units if word.removesuffix("+") not in army]
        seats.append(f"{' '.join(army.values())} {CARDS}")
    return RULES.normalise(Setup(game=RULES.id, scenario=SKIRMISH, seats=tuple(seats)))


def _words(kind: int) -> list[str]:
    """A unit as words of an army: one a side of its card."""
    return [UNIT_IDS[kind]] if NEUTRAL[kind] else [UNIT_IDS[kind], f"{UNIT_IDS[kind]}+"]


def whole_games(_: Random) -> list[Setup]:
    """Each pair of heroes in the first scenario."""
    return [RULES.normalise(Setup(game=RULES.id, scenario="brave_new_world", seats=pair)) for pair in PAIRS]


MEASURED: Final = (
    Measured(
        game=RULES.id,
        setups=skirmishes,
        afresh=False,
        lines={
            "heroes-skirmish": "playout",
            "heroes-events": "events",
            "heroes-replay": "replay",
            "heroes-copy": "copy",
            "heroes-copy-apply": "copy-apply",
            "heroes-digest": "digest",
            "heroes-record-parse": "record-parse",
            "heroes-view": "view",
            "heroes-view-json": "view-json",
            "heroes-event-json": "event-json",
            "heroes-setup": "start",
        },
    ),
    Measured(
        game=RULES.id,
        setups=whole_games,
        afresh=True,
        lines={
            "heroes-game": "playout",
            "heroes-game-replay": "replay",
            "heroes-game-copy": "copy",
            "heroes-game-copies-a-setup": "copies-a-setup",
            "heroes-game-view": "view",
        },
    ),
)
