"""Skills and artifacts with which heroes answer: wound tests, flags, attacks, chests and lore cards."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import LORE_MASTER
from banneret.battlelore.geometry.grid import DISTANCE, HEXES
from banneret.battlelore.play.heroes.deployment import class_of
from banneret.battlelore.play.heroes.movement import hero_within
from banneret.battlelore.play.heroes.roles import hero_in
from banneret.battlelore.play.heroes.use.framework import (
    A_TURN,
    AN_ADVENTURE,
    M_AIMED,
    M_BACK,
    M_CARD,
    M_FLAGS,
    M_SEARCH,
    M_TEST,
    M_WOUND,
    artifact_use,
    skill_use,
)
from banneret.battlelore.play.turn.mist_and_caltrops import tread
from banneret.battlelore.play.turn.movement import tire_in_landmark
from banneret.battlelore.state.answers import AIM, options_of
from banneret.battlelore.state.battleground import Battleground, name, put
from banneret.battlelore.state.events import E_MOVE, E_RESISTS
from banneret.battlelore.state.lasting_effects import U_BATTLE, X_SLIPPED, note
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import asks, sequence

MIRACLE_HEXES: Final = 2
QUICKSILVER_HEXES: Final = 2


def is_his(_s: Battleground, h: int, hero: int, _t: int) -> bool:
    """It is about this hero himself."""
    return h == hero


def is_his_unit(s: Battleground, h: int, u: int, _t: int) -> bool:
    """It is about his unit."""
    return hero_in(s, u) == h


def is_used_up(s: Battleground, _h: int, _a: int, _t: int) -> None:
    """What was asked takes its course; the question itself makes the difference."""


def resist(s: Battleground, _h: int, hero: int, _t: int) -> None:
    """The hero who was tested is not wounded. Rules: BLH-WND-15, BLH-WND-23."""
    s.emit(E_RESISTS, name(s, hero))


def is_near(s: Battleground, h: int, hero: int, _t: int) -> bool:
    """It is about himself, or a friendly hero within two hexes."""
    return h == hero or DISTANCE[s.pos[h] * HEXES + s.pos[hero]] <= MIRACLE_HEXES


artifact_use("balm_of_closing", M_TEST, A_TURN, is_his, sequence(resist))
skill_use("miracle", M_WOUND, AN_ADVENTURE, is_near, sequence(resist))
artifact_use("tonic_of_trap_detection", M_SEARCH, A_TURN, is_his, sequence(is_used_up))
artifact_use("ale_of_courage", M_FLAGS, A_TURN, is_his_unit, sequence(is_used_up))
artifact_use("mirror_amulet", M_AIMED, AN_ADVENTURE, is_his_unit, sequence(is_used_up))


def of_his_class(s: Battleground, h: int, card: int, _t: int) -> bool:
    """A lore card of his class. Rules: BLH-CRT-03, BLH-ARF-23."""
    return LORE_MASTER[card] == class_of(s.troop[h])


artifact_use("ring_of_echoes", M_CARD, AN_ADVENTURE, of_his_class, sequence(is_used_up))


# -- Vial of Quicksilver -----------------------------------------------------------------------------------------------


def slips_to(s: Battleground, h: int) -> int:
    """The vacant hexes within two. Rules: BLH-MOV-04 to BLH-MOV-08, BLH-ARF-23."""
    return hero_within(s, h, QUICKSILVER_HEXES)[0] & ~(s.occupied[0] | s.occupied[1])


def can_slip_off(s: Battleground, h: int, _a: int, t: int) -> bool:
    """He was attacked, is where he was, and has somewhere to go; a web holds him."""
    return t == h and slips_to(s, h) != 0


def ask_slipped(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Where he goes instead of battling back. Rules: BLH-ARF-23."""
    s.ask_for(h, K_SPACE, options_of(AIM, slips_to(s, h)))


def slip_off(s: Battleground, h: int, _a: int, _t: int) -> None:
    """He has not retreated, so that nobody follows, but moved. Rules: BL-BAT-34, BL-TER-20, BLH-ARF-23."""
    goal = argument(s.answer)
    note(s, X_SLIPPED, h, 1, U_BATTLE)
    s.emit(E_MOVE, name(s, h), s.pos[h], goal)
    put(s, h, goal)
    s.moved |= 1 << h
    tire_in_landmark(s, h, goal)
    tread(s, h)


artifact_use("vial_of_quicksilver", M_BACK, A_TURN, can_slip_off, sequence(asks(ask_slipped), slip_off))
