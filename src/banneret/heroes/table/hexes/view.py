"""The hex battlefield in what is sent of a Combat."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.combat.hex.obstacles import CHOSEN_TOKEN, CHOSEN_TURN
from banneret.heroes.combat.hex.walls import behind_piece
from banneret.heroes.geometry.combat_board import SPACE_NAMES, spaces_in
from banneret.heroes.geometry.hex_board import LONG_SHOT, ZONES, hex_at
from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.units_and_cards import FLAGS, NO_PENALTY_ATTACKING, RANGED, TYPE
from banneret.kernel.sequence import question_of

LAYS: Final = {"chose_obstacle": False, "turned_obstacle": True}
"""Steps at which an Obstacle is in somebody's hands; whether its turn is settled."""
_OUTSIDE: Final = hex_at(0, 0)


def fill_board(told: dict[str, Any], state: Battle) -> None:
    """Add to a Combat what its board shows; on the core board there is nothing to add."""
    hexes = told.get("board") == "hex"
    for unit in told["units"]:
        unit["long_shot"] = long_shot(state.row[unit["number"]]) if hexes else 0
    told.setdefault("board", "")
    told.setdefault("obstacles", [])
    told.setdefault("effects", [])
    told.setdefault("initiative_token", -1)
    told.setdefault("morale_decks", None)
    told.setdefault("zones", [None, None])
    told["laying"] = laying(state) if hexes else None
    told["sheltered"] = list(sheltered(state)) if hexes else []


@cache
def long_shot(row: int) -> int:
    """From which distance on the shots of a unit have the Combat penalty, 0 for never. Rules: BF-BTL-36, BF-BTL-37."""
    return LONG_SHOT if TYPE[row] == RANGED and not FLAGS[row] & NO_PENALTY_ATTACKING else 0


def laying(state: Battle) -> dict[str, Any] | None:
    """The Obstacle that is being laid: the frame that asks holds it."""
    settled = LAYS.get(question_of(state.step)) if state.seat >= 0 else None
    if settled is None:
        return None
    return {"token": OBSTACLE_IDS[state.stack[CHOSEN_TOKEN]], "turn": state.stack[CHOSEN_TURN] if settled else -1}


def sheltered(state: Battle) -> tuple[str, ...]:
    """The hexes that a piece protects from shots of the besiegers. Rules: BF-SGE-19, BF-SGE-20."""
    if not state.walls | state.gate:
        return ()
    return tuple(SPACE_NAMES[hex] for hex in spaces_in(ZONES[1]) if behind_piece(state, _OUTSIDE, hex))
