"""Why something a player would try is not offered: the clause that forbids it.

Options are made from sets in one go; this is the second, slow way to the same answer, asked only when somebody wants
to know. A property test keeps the two in agreement: the answer is empty exactly for the options offered.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.activation import ATTACKED, DONE_SO_FAR, MOVED, UNGUARDED
from banneret.heroes.combat.deployment import DEPLOYING_SIDE, DEPLOYMENT, ask_space, deployed
from banneret.heroes.combat.ending import may_extend, why_no_retreat, why_no_surrender
from banneret.heroes.combat.order import initiative
from banneret.heroes.geometry.combat_board import DISTANCE, HOME, MIDDLE_ROW, NEAR, SPACES, TOWER_SPACE
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state import answers_combat as A
from banneret.heroes.state.battle import SIDE_OF, TOWER, Battle
from banneret.heroes.state.pile_numbers import HAND, RESERVE
from banneret.heroes.state.terms import R_MORALE_DECKS, STEERED
from banneret.heroes.tables.units_and_cards import (
    ABILITY_CARD,
    CARD_FACTION,
    CARD_KIND,
    CARD_WINDOWS,
    FLYING,
    GROUND,
    MAP_WINDOWS,
    RANGED,
    SPELL_CARD,
    TYPE,
    W_ACTIVATION,
    kind_of,
)
from banneret.heroes.view.why_not_hex import why_no_break_on_hexes, why_no_hex, why_no_move_on_hexes, why_no_token
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION, K_AMOUNT, K_CONTINUE, K_ORDER, K_PLAY, K_SPACE, K_UNIT
from banneret.kernel.sequence import at

DEPLOYING: Final = at(DEPLOYMENT, ask_space)
"""The question where a unit is placed; spells and abilities ask for spaces as well."""
NO_ATTACK: Final = ("H3-TYP-07", "H3-TYP-09", "H3-SGE-19", "H3-CBT-03")
NO_ATTACK_ON_HEXES: Final = ("BF-BTL-32", "BF-BTL-34", "BF-SGE-23", "BF-BTL-30")
"""Why a unit may not shoot after moving, shoot at all, attack the Arrow Tower, or attack from where it stands."""


def why_not(s: Battle, option: int, asking: tuple[str, ...]) -> str:
    """The clause that forbids an option, or an empty string. `asking` are the clauses of what is asked now.

    Rules: H3-GEN-03, BF-MRL-07, BF-REG-12, BF-BTL-09.
    """
    if option in s.options:
        return ""
    reason = why_no_token(s, option) if s.terms.hexes and s.kind in (K_ORDER, K_AMOUNT) and s.active < 0 else ""
    if reason:
        return reason
    if verb(option) == A.MORALE_USE:
        return "BF-MRL-07" if s.terms.rules & R_MORALE_DECKS else "BF-REG-12"
    if s.kind == K_ACTION:
        reason = why_no_action(s, option)
    elif s.kind == K_UNIT:
        reason = why_no_unit(s, option)
    elif s.kind == K_SPACE:
        reason = why_no_space(s, option)
    elif s.kind == K_ORDER:
        reason = why_not_next(s, option)
    elif s.kind == K_PLAY:
        reason = why_no_play(s, option)
    elif s.kind == K_CONTINUE and option == A.EXTEND and not may_extend(s):
        reason = "H3-CBS-08"
    return reason or (asking[0] if asking else "H3-GEN-03")


def why_no_action(s: Battle, option: int) -> str:
    """Why the active unit may not do this.

    Rules: H3-CBR-07 to H3-CBR-09, H3-UNI-28, H3-CBC-03, H3-CBT-22, H3-CBS-23, H3-END-04, H3-CBS-25.
    """
    u = s.active
    done = s.stack[DONE_SO_FAR]
    what = verb(option)
    space = argument(option)
    if s.terms.hexes and what in (A.MOVE, A.ATTACK, A.BREAK) and space < PLACES:
        ask = why_no_move_on_hexes if what == A.MOVE else why_no_attack
        return (why_no_break_on_hexes if what == A.BREAK else ask)(s, u, done, space)
    if what == A.MOVE and space < SPACES:
        return why_no_move(s, u, done, space)
    if what == A.ATTACK and space <= TOWER_SPACE:
        return why_no_attack(s, u, done, space)
    if what == A.BREAK and space < SPACES:
        return why_no_break(s, u, done, space)
    if what == A.CAST:
        return why_no_cast(s, SIDE_OF[u], space, done & ATTACKED != 0)
    if what in (A.PLAY, A.EXPERT, A.SECOND):
        return why_no_card(s, SIDE_OF[u], option) or "H3-CBC-03"
    if option == A.DEFEND:
        if s.terms.manner[SIDE_OF[u]] == STEERED:
            return "H3-CBS-25"
        return "H3-CBT-22" if done & UNGUARDED else "H3-CBR-09"
    if option == A.DONE:
        return "H3-CBS-23"
    if option == A.USE:
        return "H3-UNI-28"
    if option in (A.SURRENDER, A.RETREAT):
        side = SIDE_OF[u]
        reason = why_no_surrender(s, side) if option == A.SURRENDER else why_no_retreat(s, side)
        return reason or "H3-END-04"
    return ""


def why_no_move(s: Battle, u: int, done: int, space: int) -> str:
    """Why a unit may not move to a space.

    Rules: H3-TYP-01 to H3-TYP-07, H3-CBT-05, H3-SGE-04, H3-CBS-24, H3-SGE-18, H3-CBR-07, H3-CBS-23.
    """
    kind = TYPE[s.row[u]]
    if u == TOWER:
        return "H3-SGE-18"
    if done & ATTACKED and kind != RANGED:
        return "H3-TYP-05"
    if done & MOVED or space == s.pos[u]:
        return "H3-CBR-07"
    if (s.walls | s.gate) >> space & 1 and s.at[space] < 0:
        return "H3-SGE-04"
    if s.at[space] >= 0:
        return "H3-TYP-03" if kind == FLYING else "H3-CBT-05"
    far = DISTANCE[s.pos[u] * PLACES + space]
    if kind == RANGED and far > 1:
        return "H3-TYP-06"
    if kind != RANGED and far > 3:
        return "H3-TYP-01" if kind == GROUND else "H3-TYP-02"
    if s.terms.manner[SIDE_OF[u]] == STEERED and kind != GROUND:
        return "H3-CBS-23" if any(verb(o) == A.ATTACK for o in s.options) else "H3-CBS-24"
    return "H3-CBT-05"


def why_no_attack(s: Battle, u: int, done: int, space: int) -> str:
    """Why a unit may not attack what is on a space or a hex.

    Rules: H3-CBR-21, H3-TYP-07, H3-TYP-09, H3-CBT-03, H3-SGE-19, BF-BTL-29, BF-BTL-30, BF-BTL-32 to BF-BTL-34,
    BF-SGE-23, H3-CBT-01.
    """
    moved, afar, tower, near = NO_ATTACK_ON_HEXES if s.terms.hexes else NO_ATTACK
    ranged = TYPE[s.row[u]] == RANGED
    if done & ATTACKED:
        return "H3-CBT-01"
    if done & MOVED and ranged:
        return moved
    t = s.at[space]
    if t < 0 or SIDE_OF[t] == SIDE_OF[u]:
        return "H3-CBR-21"
    if ranged:
        return afar
    return tower if t == TOWER else near


def why_no_break(s: Battle, u: int, done: int, space: int) -> str:
    """Why a unit may not destroy what is on a space. Rules: H3-SGE-07, H3-SGE-10 to H3-SGE-12."""
    if not (s.walls | s.gate) >> space & 1:
        return "H3-SGE-12" if MIDDLE_ROW >> space & 1 and s.terms.siege else "H3-SGE-07"
    if TYPE[s.row[u]] == RANGED:
        return "H3-SGE-11"
    return "H3-SGE-10" if done & ATTACKED and NEAR[s.pos[u]] >> space & 1 else "H3-SGE-07"


def why_no_unit(s: Battle, option: int) -> str:
    """Why a unit may not be deployed next. Rules: H3-UNI-03, H3-CBS-22, H3-CBS-31, H3-CBS-20."""
    if verb(s.options[0]) != A.DEPLOY:
        return ""
    side = s.stack[DEPLOYING_SIDE]
    if verb(option) == A.DEPLOY:
        owned = any(kind_of(row) == argument(option) for row in s.piles[RESERVE + side])
        return "H3-CBS-20" if owned else "H3-UNI-03"
    if option == A.DONE:
        return "H3-CBS-22" if deployed(s, side) else "H3-CBS-31"
    return ""


def why_no_space(s: Battle, option: int) -> str:
    """Why a unit, the Gate or a pushed unit may not come to a space.

    Rules: H3-CBS-22, H3-CBS-30, H3-SGE-03, BF-SGE-27.
    """
    space = argument(option)
    if verb(option) == A.GATE:
        return "BF-SGE-27" if s.terms.hexes else "H3-SGE-03"
    if s.terms.hexes:
        return why_no_hex(s, option)
    if verb(option) == A.PLACE and s.step == DEPLOYING and space < SPACES:
        side = s.stack[DEPLOYING_SIDE]
        inside = (HOME[side] & ~(s.occupied[0] | s.occupied[1])) >> space & 1
        return "H3-CBS-22" if inside else "H3-CBS-30"
    return ""


def why_not_next(s: Battle, option: int) -> str:
    """Why a unit does not activate next. Rules: H3-CBR-01, H3-CBR-02, H3-CBR-06, BF-BTL-44."""
    space = argument(option)
    if verb(option) != A.ACTIVATE or verb(s.options[0]) != A.ACTIVATE or space >= len(s.at) or s.at[space] < 0:
        return ""
    u = s.at[space]
    if s.acted >> u & 1:
        return "H3-CBR-06"
    tied = s.at[argument(s.options[0])]
    if initiative(s, u) != initiative(s, tied):
        return "H3-CBR-01"
    return "BF-BTL-44" if s.terms.hexes else "H3-CBR-02"


def why_no_cast(s: Battle, side: int, card: int, late: bool) -> str:
    """Why a spell may not be cast now.

    Rules: H3-GEN-08, H3-CBC-01, H3-CBC-03, H3-CBS-26, H3-CRD-14, H3-SPL-02, H3-CBR-11.
    """
    if card not in s.piles[HAND + side] or CARD_KIND[card] != SPELL_CARD:
        return "H3-GEN-08"
    if s.terms.manner[side] == STEERED:
        return "H3-CBS-26"
    if for_the_map(card):
        return "H3-CRD-14"
    if not s.spells[side]:
        return "H3-CBC-01"
    if s.kind == K_ACTION:
        return "H3-CBC-03" if late or not CARD_WINDOWS[card] & W_ACTIVATION else "H3-SPL-02"
    return "H3-CBC-03" if CARD_WINDOWS[card] & W_ACTIVATION else "H3-CBR-11"


def for_the_map(card: int) -> bool:
    """Whether a card does nothing in a Combat. Rules: H3-CRD-14."""
    return CARD_WINDOWS[card] != 0 and not CARD_WINDOWS[card] & ~MAP_WINDOWS


def why_no_play(s: Battle, option: int) -> str:
    """Why a card may not be played in the open window. Rules: H3-ABL-03, H3-CBR-11, H3-CBS-26, H3-GEN-08."""
    if verb(option) == A.CAST:
        return why_no_cast(s, s.asked, argument(option), False)
    if verb(option) not in (A.PLAY, A.EXPERT, A.SECOND):
        return ""
    return why_no_card(s, s.asked, option) or "H3-CBR-11"


def why_no_card(s: Battle, side: int, option: int) -> str:
    """Why a side may not play a card at all, whatever the moment.

    Rules: H3-ABL-03, H3-ABL-06, H3-CBS-26, H3-CRD-14, H3-GEN-08.
    """
    card = argument(option)
    if card not in s.piles[HAND + side]:
        return "H3-GEN-08"
    if s.terms.manner[side] == STEERED:
        return "H3-CBS-26"
    if CARD_FACTION[card] >= 0 and CARD_FACTION[card] != s.terms.faction[side]:
        return "H3-ABL-06"
    if for_the_map(card):
        return "H3-CRD-14"
    expert = verb(option) == A.EXPERT and CARD_KIND[card] <= ABILITY_CARD
    return "H3-ABL-03" if expert and CARD_WINDOWS[card] and not s.expert[side] else ""
