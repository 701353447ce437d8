"""Why something a player would try is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_NUMBER, SKILL_CARD
from banneret.battlelore.box.tables import FIRST_TACTIC, NO_ENTRY
from banneret.battlelore.geometry.grid import BACK, HEXES
from banneret.battlelore.play.combat.retreat import RETREATING_UNIT
from banneret.battlelore.play.combat.strength import foes_beside
from banneret.battlelore.play.heroes.roles import has_artifact, hero_in, role
from banneret.battlelore.play.heroes.use import framework as U
from banneret.battlelore.play.heroes.use.framework import is_used, moment_alone, things_of
from banneret.battlelore.play.lore.lore import SPELLS, W_OWN, cost
from banneret.battlelore.play.turn.command_cards import at_call, sections_at, suits
from banneret.battlelore.play.turn.instead_of_battle import lightning_of
from banneret.battlelore.play.turn.movement import steps_of
from banneret.battlelore.play.turn.turn import UNIT_IN_HAND
from banneret.battlelore.state.answers import (
    ATTACK,
    BOW,
    HATCHETS,
    LIGHTNING,
    LORE,
    MOVE,
    ORDER,
    PICK,
    PLAY,
    RETREAT,
    SKILL,
    USE,
)
from banneret.battlelore.state.battleground import HAND, LORE_HAND, Battleground, side_of
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, is_hero
from banneret.kernel.keys import argument, verb
from banneret.kernel.sequence import question_of

MOMENTS: Final = {
    "ask_command": U.M_COMMAND,
    "ask_order": U.M_ORDER,
    "ask_mover": U.M_MOVE,
    "ask_battler": U.M_COMBAT,
    "got_battler": U.M_INSTEAD,
    "ask_ignored": U.M_FLAGS,
    "ask_back": U.M_BACK,
    "begin_test": U.M_TEST,
    "read_test": U.M_WOUND,
    "after_test": U.M_WOUND,
    "begin_search": U.M_SEARCH,
    "begin_card": U.M_CARD,
    "ask_mirror": U.M_AIMED,
}
"""At which moment heroes use something, by the step that asks."""


def why_not(s: Battleground, option: int, asking: tuple[str, ...]) -> str:
    """The clause that forbids an option, or an empty string. `asking` are the clauses of what is asked now."""
    if option in s.options:
        return ""
    what = verb(option)
    n = argument(option)
    reason = ""
    if what == PLAY and n not in s.piles[HAND + s.turn]:
        reason = "BL-CMD-03"
    elif what == LORE:
        reason = why_no_lore(s, n)
    elif what in (USE, SKILL):
        reason = why_no_use(s, n if what == USE else U.skill_thing(n))
    elif what in (HATCHETS, BOW, LIGHTNING) and n < HEXES:
        reason = why_no_shot(s, what)
    elif what in (ORDER, PICK, MOVE, ATTACK, RETREAT) and n < HEXES:
        reason = why_not_there(s, what, n)
    return reason or (asking[0] if asking else "BL-CMD-02")


def why_not_there(s: Battleground, what: int, hex: int) -> str:
    """Why a unit on a hex cannot be meant, or a unit cannot come there.

    Rules: BL-CMD-04, BL-CMD-06, BL-CMD-32, BL-MOV-01 to BL-MOV-03, BL-MOV-06, BL-BAT-04 to BL-BAT-06, BL-RET-04 to
    BL-RET-06.
    """
    u = s.at[hex]
    if what == ORDER:
        return why_no_order(s, u)
    if what == PICK:
        if u < 0 or SIDE_OF[u] != s.turn:
            return "BL-CMD-06"
        if not s.ordered >> u & 1:
            return "BL-CMD-04"
        if question_of(s.step) == "ask_mover":
            return "BL-MOV-03" if s.moved >> u & 1 else "BL-MOV-01"
        return "BL-BAT-05" if s.battled >> u & 1 else "BL-BAT-06"
    if what == MOVE:
        if u >= 0:
            return "BL-MOV-02"
        if NO_ENTRY[s.ground.land[hex]]:
            return "BL-MOV-06"
        mover = s.stack[UNIT_IN_HAND]
        return "BL-CMD-32" if 0 <= mover < len(s.pos) and steps_of(s, mover) == (0, 0) else "BL-MOV-01"
    if what == ATTACK:
        return "BL-BAT-06" if u < 0 or SIDE_OF[u] == s.turn else "BL-BAT-04"
    fleeing = s.stack[RETREATING_UNIT]
    if 0 <= fleeing < len(s.pos) and s.pos[fleeing] >= 0 and BACK[SIDE_OF[fleeing]][s.pos[fleeing]] >> hex & 1:
        return "BL-RET-06" if u >= 0 else "BL-RET-05"
    return "BL-RET-04"


def why_no_order(s: Battleground, u: int) -> str:
    """Why a unit may not be ordered. Rules: BL-CMD-04, BL-CMD-05, BL-CMD-13, BL-CMD-37, BLH-CFG-07, BLH-CFG-08."""
    if u < 0 or SIDE_OF[u] != s.turn:
        return "BL-CMD-04"
    if s.ordered >> u & 1:
        return "BL-CMD-05"
    if not at_call(s) >> u & 1:
        return "BLH-CFG-07" if is_hero(u) else "BLH-CFG-08"
    if s.card >= FIRST_TACTIC:
        return "BL-CMD-15" if not suits(s, u) else "BL-CMD-14"
    wanted = sum(1 << n for n in range(3) if s.budget[n])
    return "BL-CMD-14" if sections_at(s, s.pos[u]) & wanted else "BL-CMD-13"


def why_no_lore(s: Battleground, card: int) -> str:
    """Why a lore card may not be played now. Rules: BL-LRE-14 to BL-LRE-16."""
    side = side_of(s, s.seat)
    if side < 0 or card not in s.piles[LORE_HAND + side]:
        return "BL-LRE-15"
    spell = SPELLS[card]
    if spell is None or spell.windows == W_OWN:
        return "BL-LRE-15"
    if s.spent >> side & 1:
        return "BL-LRE-14"
    return "BL-LRE-16" if cost(s, side, card) > s.goblets[side] else "BL-LRE-15"


def moment_now(s: Battleground) -> int:
    """The moment at which something is asked now, for what heroes use; 0 for none."""
    question = question_of(s.step)
    return moment_alone(s.stack[U.MOMENT_ASKED]) if question == "ask_use" else MOMENTS.get(question, 0)


def why_no_use(s: Battleground, thing: int) -> str:
    """Why no hero of the side that is asked may use an artifact or a skill now.

    Rules: BLH-ARF-20, BLH-ARF-24, BLH-ARF-25, BLH-ARF-30, BLH-ARF-32, BLH-SKL-06, BLH-SKL-11, BLH-SKL-12.
    """
    skill = U.is_skill(thing)
    side = side_of(s, s.seat) if s.seat >= 0 else s.turn
    h = next((h for h in HEROES if SIDE_OF[h] == side and thing in things_of(s, h)), -1)
    if h < 0:
        return "BLH-SKL-06" if skill else "BLH-ARF-20"
    use = U.USES.get(thing)
    if use is None or use.moment != moment_now(s):
        return "BLH-SKL-11" if skill else "BLH-ARF-30"
    if U.ROLES[thing] not in ("any", role(s, h)):
        return "BLH-SKL-12" if skill else "BLH-ARF-25"
    if is_used(s, h, thing):
        return "BLH-SKL-11" if skill else "BLH-ARF-32"
    return "BLH-SKL-06" if skill else "BLH-ARF-24"


def why_no_shot(s: Battleground, what: int) -> str:
    """Why the hero of the unit in hand may not shoot with something there.

    Rules: BL-BAT-04, BL-BAT-06, BLH-ARF-25, BLH-ARF-20, BLH-ARF-30, BLH-SKL-06, BLH-SKL-12.
    """
    if question_of(s.step) != "got_battler":
        return "BLH-SKL-11" if what == LIGHTNING else "BLH-ARF-30"
    u = s.stack[UNIT_IN_HAND]
    h = hero_in(s, u)
    if what == LIGHTNING:
        owned = any(card in ("lightning_ball", "storm_caller") for card in cards_of(s, h))
        return "BL-BAT-06" if owned and lightning_of(s, h) else "BLH-SKL-12" if owned else "BLH-SKL-06"
    artifact = "throwing_hatchets" if what == HATCHETS else "bow_of_the_yew_queen"
    if h < 0 or ARTIFACT_NUMBER[artifact] not in things_of(s, h):
        return "BLH-ARF-20"
    if not has_artifact(s, h, artifact):
        return "BLH-ARF-25"
    return "BL-BAT-04" if foes_beside(s, u) else "BL-BAT-06"


def cards_of(s: Battleground, h: int) -> list[str]:
    """The names of the skills of a hero."""
    return [SKILL_CARD[U.skill_in(thing)] for thing in things_of(s, h) if U.is_skill(thing)] if h >= 0 else []
