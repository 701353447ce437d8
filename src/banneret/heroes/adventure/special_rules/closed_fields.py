"""Fields a scenario closes to a player: Towns of rivals, and the other half of the map while it is closed."""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.map_grid import SPOTS, spot_of, spot_place
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame

_SIDES: Final[list[int]] = [(spot_place(spot)[0] > 0) - (spot_place(spot)[0] < 0) for spot in range(SPOTS)]


def side_of_middle(spot: int) -> int:
    """Where a spot lies: -1 in the west, 1 in the east, 0 in the middle column. Rules: H3-CHANGE-own_half_until."""
    return _SIDES[spot]


def half_of(s: WholeGame, player: int) -> int:
    """The half in which the player's Starting tile lies. Rules: H3-CHANGE-own_half_until."""
    return _SIDES[spot_of(s.town_at[player])]


def beyond(s: WholeGame, player: int, spot: int) -> bool:
    """Whether a spot is closed to a player, because nobody may leave their own half yet.

    Where a Starting tile lies in the middle column, its player is not bound.

    Rules: H3-CHANGE-own_half_until.
    """
    if not s.game_terms.own_half_until or s.game_round > s.game_terms.own_half_until:
        return False
    half = half_of(s, player)
    return half != 0 and _SIDES[spot] != half


def shut(s: WholeGame, player: int, field: int) -> bool:
    """Whether the scenario keeps a player's heroes off a field: the Town of a rival, or the other half of the map.

    Rules: H3-CHANGE-safe_towns, H3-CHANGE-own_half_until, H3-GEN-01.
    """
    if s.game_terms.safe_towns and field in s.town_at and not allied(s, s.town_at.index(field), player):
        return True
    return beyond(s, player, spot_of(field))
