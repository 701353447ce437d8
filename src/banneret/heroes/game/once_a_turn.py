"""What buildings and units let the active player do once a turn."""

from __future__ import annotations

from banneret.heroes.adventure.looking_at_decks import SPYING
from banneret.heroes.adventure.town.captured import captured_uses
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_map import USE_BUILDING, USE_UNIT
from banneret.heroes.state.game_terms import H_CAPTURED_TOWNS
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.packed_ints import building_use, captured_use, unit_use, unit_uses
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.towns_and_heroes import BASE_ROW, IN_TURN, KINDS_OF_BUILDING, UNIT_PEEKS
from banneret.kernel.keys import argument, option, verb


def uses(s: WholeGame, player: int) -> list[int]:
    """Buildings and units the active player may use now, once a turn each. Rules: H3-TWN-26, H3-UNI-31."""
    options: list[int] = []
    ready = s.buildings[player] & ~s.used[player]
    for kind in range(KINDS_OF_BUILDING):
        if ready >> kind & 1 and IN_TURN[KINDS_OF_BUILDING * s.faction[player] + kind]:
            options.append(option(USE_BUILDING, kind))
    if s.game_terms.house & H_CAPTURED_TOWNS:
        options += captured_uses(s, player)
    for n, kind in enumerate(UNIT_PEEKS):
        if unit_uses(s.used[player], n) < count_of(s, kind):
            options.append(option(USE_UNIT, kind))
    return options


def take_use(s: WholeGame, player: int, answer: int) -> bool:
    """Use a building or a unit, if that was chosen. Rules: H3-TWN-26, H3-UNI-31."""
    if verb(answer) == USE_BUILDING:
        kind = argument(answer)
        own = kind < KINDS_OF_BUILDING
        place = KINDS_OF_BUILDING * s.faction[player] + kind if own else kind - KINDS_OF_BUILDING
        s.used[player] |= building_use(kind) if own else captured_use(place)
        s.call(MAP_EFFECT, IN_TURN[place], NO_HERO, NO_FIELD)
    elif verb(answer) == USE_UNIT:
        s.used[player] += unit_use(UNIT_PEEKS.index(argument(answer)))
        s.call(SPYING, 0, 0, 0)
    else:
        return False
    return True


def count_of(s: WholeGame, kind: int) -> int:
    """How many cards of a unit the acting player has. Rules: H3-UNI-31."""
    # Asked for several kinds of unit after every action, so the rows are read without a call each.
    return sum([1 for row in s.piles[RESERVE] if BASE_ROW[row] >> 1 == kind])
