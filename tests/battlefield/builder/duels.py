"""Duels with dice and cards as a test says, at the moment it wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from banneret.games import rules_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.deployment import ROW_TAKEN
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.answers_combat import DEPLOY, PLACE
from banneret.heroes.state.pile_numbers import DECK, HAND, RESERVE
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS
from banneret.heroes.tables.units_and_cards import FACTION_IDS, UNIT_NUMBER
from banneret.kernel.keys import option
from banneret.kernel.rules import Setup
from tests.battlefield.builder.game import BattlefieldGame, Watched

TWO = ("castle/catherine", "necropolis/sandro")
FIRST = ("resource:6_gold", "resource:6_gold", "resource:1_valuables", "resource:1_valuables")
"""Dice with which seat 0 is first."""
HEROES = [f"{FACTION_IDS[faction]}/{hero}" for hero, faction in zip(HERO_IDS, HERO_FACTION, strict=True)]
MIGHT = ("castle/catherine", "dungeon/mutare", "necropolis/tamika")


def duel(
    scenario: str = "duel_short",
    seats: Sequence[str] = TWO,
    *,
    rolls: Iterable[str] = FIRST,
    draws: Iterable[str] = (),
    seed: int = 0,
    **options: str,
) -> BattlefieldGame:
    """A Duel at its first question. `draws` are the first cards drawn from the shared decks."""
    rules = rules_of("battlefield")
    setup = rules.normalise(Setup(game="battlefield", scenario=scenario, seats=tuple(seats), options=options))
    game = BattlefieldGame(rules, setup, seed, Watched(seed))
    game.luck(rolls=rolls, draws=draws)
    game.settle()
    return game


def rival(seat: str) -> str:
    """A hero of another faction."""
    return next(other for other in HEROES if other.partition("/")[0] != seat.partition("/")[0])


def battle(
    units: dict[str, str],
    *,
    scenario: str = "duel_short",
    seats: Sequence[str] = TWO,
    rolls: Iterable[str] = FIRST,
    dice: Iterable[int] = (),
) -> BattlefieldGame:
    """A Duel whose units stand on these hexes (`+` for a Pack, `*n` for damage), as the first of them is activated.

    A unit is on the side of its faction. There are no Obstacles, and nobody has a card that could be played.
    """
    game = duel(scenario, seats, rolls=rolls, hex_obstacles="0").decks_built()
    s = game.duel
    hexes: dict[int, str] = {}
    armies: list[list[int]] = [[], []]
    for place, word in units.items():
        name = word.partition("*")[0]
        row = 2 * UNIT_NUMBER[name.removesuffix("+")] + int(name.endswith("+"))
        armies[s.faction.index(FACTION_IDS.index(name.partition("_")[0]))].append(row)
        hexes[row] = place
    for side in (0, 1):
        s.piles[RESERVE + side] = tuple(sorted(armies[side]))
        s.piles[DECK + side] = tuple(sorted(s.piles[DECK + side] + s.piles[HAND + side]))
        s.piles[HAND + side] = ()
        refresh(s, side)
    game.luck(dice=dice)
    s.options = [option(DEPLOY, row >> 1) for row in s.piles[RESERVE + s.seat]]
    while hexes:
        if game.choice.kind_name == "unit":
            game.apply(game.choice.options[0])
        place = hexes.pop(s.stack[ROW_TAKEN])
        s.options = [option(PLACE, SPACE_NAMES.index(place))]
        game.apply(s.options[0])
    for place, word in units.items():
        s.damage[s.at[SPACE_NAMES.index(place)]] = int(word.partition("*")[2] or 0)
    return game


def morale_duel() -> BattlefieldGame:
    """A Duel of two living factions in which somebody's unit acts, with whole Morale decks."""
    return duel(hex_obstacles="0", seats=("castle/catherine", "dungeon/mutare")).to_first_unit().fresh_morale()
