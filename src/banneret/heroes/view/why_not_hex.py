"""Why something a player would try on the hex battlefield is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.combat.activation import ATTACKED, MOVED
from banneret.heroes.combat.hex.deployment import PLACING, PLACING_SIDE, ask_hex
from banneret.heroes.combat.hex.obstacles import (
    CHOSEN_TOKEN,
    CHOSEN_TURN,
    COVER,
    OBSTACLES,
    laid_token,
    turned_obstacle,
)
from banneret.heroes.combat.hex.walls import piece_at
from banneret.heroes.combat.order import initiative
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR, spread
from banneret.heroes.geometry.hex_board import FIRST_HEX, PLACES, ZONES
from banneret.heroes.state.answers_combat import ATTACK, OBSTACLE, PLACE, TURN
from banneret.heroes.state.battle import SIDE_OF, TOWER, Battle
from banneret.heroes.state.terms import STEERED
from banneret.heroes.tables.units_and_cards import FLYING, RANGED, TYPE
from banneret.kernel.keys import argument, verb
from banneret.kernel.sequence import at

LAYING: Final = at(OBSTACLES, turned_obstacle)
DEPLOYING: Final = at(PLACING, ask_hex)
"""The questions where an Obstacle is laid and where a unit is placed; spells and abilities ask for hexes as well."""


def why_no_move_on_hexes(s: Battle, u: int, done: int, space: int) -> str:
    """Why a unit may not move to a hex.

    Rules: BF-BTL-25 to BF-BTL-29, BF-BTL-32, BF-SGE-10 to BF-SGE-13, BF-SGE-22, H3-CBS-23, H3-CBS-24.
    """
    if u == TOWER:
        return "BF-SGE-22"
    ranged = TYPE[s.row[u]] == RANGED
    if done & ATTACKED:
        return "BF-BTL-32" if ranged else "BF-BTL-29"
    if done & MOVED or space == s.pos[u] or space < FIRST_HEX:
        return "BF-BTL-25"
    flies = TYPE[s.row[u]] == FLYING
    if (s.walls | s.gate) >> space & 1 and s.at[space] < 0:
        return "BF-SGE-13" if flies else "BF-SGE-10" if SIDE_OF[u] else "BF-SGE-12"
    if s.at[space] >= 0 or s.rubble >> space & 1:
        return "BF-BTL-28" if flies else "BF-BTL-27"
    if DISTANCE[s.pos[u] * PLACES + space] > initiative(s, u):
        return "BF-BTL-25"
    if s.terms.manner[SIDE_OF[u]] == STEERED:
        return "H3-CBS-23" if any(verb(o) == ATTACK for o in s.options) else "H3-CBS-24"
    return "BF-BTL-27"


def why_no_break_on_hexes(s: Battle, u: int, done: int, space: int) -> str:
    """Why a unit may not destroy what is on a hex. Rules: BF-SGE-14, BF-SGE-16, BF-SGE-17."""
    if not (s.walls | s.gate) >> space & 1:
        return "BF-SGE-16" if s.terms.siege and piece_at(space) >= 0 else "BF-SGE-14"
    if TYPE[s.row[u]] == RANGED:
        return "BF-SGE-17"
    if not done & ATTACKED and NEAR[s.pos[u]] >> space & 1:
        return "BF-SGE-16"
    return "BF-SGE-14"


def why_no_hex(s: Battle, option: int) -> str:
    """Why an Obstacle or a unit may not come to a hex. Rules: BF-BTL-10, BF-BTL-11, BF-BTL-18, BF-BTL-19, BF-REG-11."""
    space = argument(option)
    if verb(option) != PLACE or s.step not in (LAYING, DEPLOYING) or not FIRST_HEX <= space < PLACES:
        return ""
    if s.step == LAYING:
        cover = COVER[s.stack[CHOSEN_TOKEN]][s.stack[CHOSEN_TURN]][space]
        return "BF-BTL-10" if cover and cover & (s.rubble | spread(s.rubble)) else "BF-BTL-11"
    if not (ZONES[0] | ZONES[1]) >> space & 1 or s.at[space] >= 0:
        return "BF-BTL-19"
    return "BF-REG-11" if s.terms.neutral and s.stack[PLACING_SIDE] else "BF-BTL-18"


def why_no_token(s: Battle, option: int) -> str:
    """Why a token may not be laid, or turned so. Rules: BF-BTL-08, BF-BTL-09, BF-BTL-13."""
    if verb(option) == OBSTACLE and argument(option) < len(OBSTACLE_IDS):
        used = [laid_token(laid) for laid in s.laid]
        return "BF-BTL-08" if argument(option) in used else "BF-BTL-13"
    return "BF-BTL-09" if verb(option) == TURN else ""
