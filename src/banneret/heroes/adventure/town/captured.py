"""Captured Towns, with the option that lets them serve their captor and give nothing to their owner."""

from __future__ import annotations

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.state.answers_map import USE_BUILDING
from banneret.heroes.state.game_terms import H_CAPTURED_TOWNS
from banneret.heroes.state.packed_ints import captured_use
from banneret.heroes.state.pile_numbers import P_UNITS, RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import (
    BASE_ROW,
    CITY_HALL,
    DWELLING,
    IN_TURN,
    KINDS_OF_BUILDING,
    UNIT_FACTION,
)
from banneret.heroes.tables.units_and_cards import TIER, kind_of
from banneret.kernel.keys import option


def captured_from(s: WholeGame, player: int) -> list[int]:
    """The players whose starting Towns serve this one as captor. Rules: H3-OPT-01."""
    if not s.game_terms.house & H_CAPTURED_TOWNS:
        return []
    return [p for p in range(s.game_terms.players) if p != player and s.owned[player] >> s.town_at[p] & 1]


def deprived(s: WholeGame, player: int) -> bool:
    """Whether a player's Town gives nothing because somebody else's cube lies on it. Rules: H3-OPT-01."""
    return s.game_terms.house & H_CAPTURED_TOWNS != 0 and not s.owned[player] >> s.town_at[player] & 1


def boards(s: WholeGame, player: int) -> list[int]:
    """The players whose town boards this one may use, their own first, which is never lost.

    Rules: H3-OPT-01, H3-TWN-20, H3-TWN-21.
    """
    return [player, *captured_from(s, player)] if s.game_terms.house & H_CAPTURED_TOWNS else [player]


def has_building(s: WholeGame, kind: int) -> bool:
    """Whether some town board of the acting player has a kind of building. Rules: H3-OPT-01, H3-TWN-20."""
    if s.game_terms.house & H_CAPTURED_TOWNS:
        return any(s.buildings[p] >> kind & 1 for p in boards(s, s.who[0]))
    return s.buildings[s.who[0]] >> kind & 1 == 1


def has_dwelling(s: WholeGame, kind: int) -> bool:
    """Whether the acting player has the dwelling of a unit's tier, of the unit's own faction.

    Rules: H3-CST-06, H3-TWN-05, H3-OPT-01.
    """
    bit = DWELLING + min(2, TIER[kind])
    if UNIT_FACTION[kind] in (-1, s.faction[s.who[0]]):
        return s.buildings[s.who[0]] >> bit & 1 == 1
    return any(s.faction[p] == UNIT_FACTION[kind] and s.buildings[p] >> bit & 1 for p in captured_from(s, s.who[0]))


def in_some_deck(s: WholeGame, kind: int) -> bool:
    """Whether anybody's unit deck has the one card of a unit. Rules: H3-UNI-05."""
    piles = [s.piles[RESERVE], *[s.piles[pile_of(P_UNITS, p)] for p in range(s.game_terms.players)]]
    return any(kind_of(BASE_ROW[row]) == kind for pile in piles for row in pile)


def next_program(s: WholeGame, player: int, n: int, table: list[int]) -> tuple[int, int]:
    """From the n-th place of all usable town boards on, what the next building does by a table, and the place after it.

    The program is 0 past the last place. The City Hall of a Town under somebody else's flag gives nothing to anybody.
    Rules: H3-RND-08, H3-TWN-26, H3-OPT-01.
    """
    usable = boards(s, player)
    while n < KINDS_OF_BUILDING * len(usable):
        of = usable[n // KINDS_OF_BUILDING]
        kind = n % KINDS_OF_BUILDING
        n += 1
        if s.buildings[of] >> kind & 1:
            program = table[KINDS_OF_BUILDING * s.faction[of] + kind]
            if program and not (kind == CITY_HALL and deprived(s, of)):
                return program, n
    return 0, n


def captured_uses(s: WholeGame, player: int) -> list[int]:
    """Buildings of captured Towns the active player may use now, once a turn each. Rules: H3-OPT-01, H3-TWN-26."""
    options: list[int] = []
    for of in captured_from(s, player):
        for kind in range(KINDS_OF_BUILDING):
            place = KINDS_OF_BUILDING * s.faction[of] + kind
            if s.buildings[of] >> kind & 1 and IN_TURN[place] and not s.used[player] & captured_use(place):
                options.append(option(USE_BUILDING, KINDS_OF_BUILDING + place))
    return options
