"""Skills and artifacts that heroes use when units are commanded, ordered and moved, and at the end of a turn."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIRST_TACTIC
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, NEAR
from banneret.battlelore.play.heroes.movement import hero_goes, one_step
from banneret.battlelore.play.heroes.roles import havens, is_champion, troop_of
from banneret.battlelore.play.heroes.use.framework import (
    A_TURN,
    AN_ADVENTURE,
    M_COMMAND,
    M_END,
    M_HALT,
    M_MOVE,
    M_ORDER,
    artifact_use,
    skill_use,
)
from banneret.battlelore.play.lore.lore import W_MOVED
from banneret.battlelore.play.lore.playing import open_window
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.command_cards import at_call, scouts, sections_at
from banneret.battlelore.play.turn.drawing_cards import DRAW_COMMAND
from banneret.battlelore.play.turn.landmarks import hurt_units, regain
from banneret.battlelore.play.turn.mist_and_caltrops import kept_by_chest, tread
from banneret.battlelore.play.turn.movement import come_to, tire_in_landmark
from banneret.battlelore.play.turn.ordering import order_unit
from banneret.battlelore.state.answers import DEPLOY, DISCARD, DONE, EQUIP, MOVE, TARGET, options_of
from banneret.battlelore.state.battleground import DISCARDS, EQUIPPED, HAND, SPIED, UNDER, Battleground, name
from banneret.battlelore.state.events import E_DISCARD, E_EQUIPS, E_MOVE
from banneret.battlelore.state.lasting_effects import U_TURN, X_FREE, X_IDLE, X_STEPS, affect, amount
from banneret.battlelore.state.unit_numbers import SIDE_MASK, SIDE_OF, hero_number, is_hero, units_in
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_SPACE, K_TARGET
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B

HORN_HEXES: Final = 2
FOLLOWERS: Final = 3


def own_turn(s: Battleground, h: int, _a: int, _t: int) -> bool:
    """In the turn of the hero's side."""
    return SIDE_OF[h] == s.turn


def ask_unit(s: Battleground, h: int, units: int, more: list[int]) -> None:
    """The hero declares a unit as the target. Rules: BLH-ARF-23."""
    hexes = 0
    for u in units_in(units):
        hexes |= 1 << s.pos[u]
    s.ask_for(h, K_TARGET, options_of(TARGET, hexes) + more)


# -- Ink of Foresight --------------------------------------------------------------------------------------------------


def write_on(s: Battleground, _h: int, _a: int, _t: int) -> None:
    """Two Command cards are drawn, and one of them is kept. Rules: BLH-ARF-23."""
    s.call(DRAW_COMMAND, 2, 0, 0)


def ask_discarded(s: Battleground, _h: int, _a: int, _t: int) -> None:
    """One card of the hand goes for it. Rules: BLH-ARF-23."""
    s.ask_private(s.turn, K_CARD, [option(DISCARD, card) for card in sorted(set(s.piles[HAND + s.turn]))])


def got_discarded(s: Battleground, _h: int, _a: int, _t: int) -> None:
    """Everybody sees which. Rules: BLH-ARF-23."""
    card = argument(s.answer)
    s.piles[HAND + s.turn] = without(s.piles[HAND + s.turn], card)
    if card in s.piles[SPIED + 1 - s.turn]:
        s.piles[SPIED + 1 - s.turn] = without(s.piles[SPIED + 1 - s.turn], card)
    s.piles[DISCARDS] = added(s.piles[DISCARDS], card)
    s.emit(E_DISCARD, s.turn, card)


artifact_use("ink_of_foresight", M_COMMAND, A_TURN, own_turn, sequence(write_on, asks(ask_discarded), got_discarded))


# -- the Order phase ---------------------------------------------------------------------------------------------------


def packed(s: Battleground, h: int, a: int, t: int) -> bool:
    """With something under the sheet."""
    return own_turn(s, h, a, t) and s.piles[UNDER + hero_number(h)] != ()


def ask_unpacked(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Backpack: one of the artifacts under the sheet. Rules: BLH-ARF-23."""
    s.ask_for(h, K_CARD, [option(EQUIP, card) for card in sorted(set(s.piles[UNDER + hero_number(h)]))])


def unpack(s: Battleground, h: int, _a: int, _t: int) -> None:
    """It lies beside the sheet now. Rules: BLH-ARF-20, BLH-ARF-21, BLH-ARF-23."""
    n = hero_number(h)
    card = argument(s.answer)
    s.piles[UNDER + n] = without(s.piles[UNDER + n], card)
    s.piles[EQUIPPED + n] = added(s.piles[EQUIPPED + n], card)
    s.emit(E_EQUIPS, name(s, h), card)


artifact_use("backpack", M_ORDER, A_TURN, packed, sequence(asks(ask_unpacked), unpack))


def waiting(s: Battleground, _h: int, hexes: int) -> int:
    """The player's own units on some hexes that have no order yet and may have one, as bits.

    Rules: BL-CMD-05, BLH-ARF-23.
    """
    found = 0
    for u in units_in(at_call(s) & ~s.ordered):
        if hexes >> s.pos[u] & 1 and not amount(s, X_IDLE, u):
            found |= 1 << u
    return found


def in_hearing(s: Battleground, h: int) -> int:
    """The units that the War Horn could order, within two hexes."""
    hexes = 0
    for hex in range(HEXES):
        if DISTANCE[s.pos[h] * HEXES + hex] <= HORN_HEXES:
            hexes |= 1 << hex
    return waiting(s, h, hexes)


def can_blow(s: Battleground, h: int, a: int, t: int) -> bool:
    """With a unit in hearing."""
    return own_turn(s, h, a, t) and in_hearing(s, h) != 0


def ask_horn(s: Battleground, h: int, _a: int, _t: int) -> None:
    """War Horn: one of them. Rules: BLH-ARF-23."""
    ask_unit(s, h, in_hearing(s, h), [])


def blow_horn(s: Battleground, _h: int, _a: int, _t: int) -> None:
    """It is ordered besides those of the card. Rules: BL-CMD-05, BLH-ARF-23."""
    order_besides(s, s.at[argument(s.answer)])


def order_besides(s: Battleground, u: int) -> None:
    """A unit is ordered that needs no order of the card."""
    s.gratis |= 1 << u
    order_unit(s, u)


artifact_use("war_horn", M_ORDER, AN_ADVENTURE, can_blow, sequence(asks(ask_horn), blow_horn))


def recalled_to(s: Battleground, h: int) -> int:
    """The hexes of the troops of the same section that a Champion could join.

    Rules: BL-BRD-05, BLH-MOV-09, BLH-ARF-23.
    """
    where = sections_at(s, s.pos[h])
    hexes = 0
    for hex in range(HEXES):
        if havens(s, h) >> hex & 1 and sections_at(s, hex) & where:
            hexes |= 1 << hex
    return hexes


def can_recall(s: Battleground, h: int, a: int, t: int) -> bool:
    """As a Champion whom no web holds, with a troop to join."""
    return own_turn(s, h, a, t) and is_champion(s, h) and not s.webbed >> h & 1 and recalled_to(s, h) != 0


def ask_recalled(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Scroll of Recall: one of these troops. Rules: BLH-ARF-23."""
    s.ask_for(h, K_SPACE, options_of(DEPLOY, recalled_to(s, h)))


def recall(s: Battleground, h: int, _a: int, _t: int) -> None:
    """He leads it at once, and that was his movement. Rules: BLH-ACT-03, BLH-MOV-09, BLH-ARF-23."""
    hero_goes(s, h, argument(s.answer))


artifact_use("scroll_of_recall", M_ORDER, A_TURN, can_recall, sequence(asks(ask_recalled), recall))


def followers(s: Battleground, h: int, chosen: int) -> int:
    """The units that could follow next: beside him, then beside those that follow him already."""
    if not chosen:
        return waiting(s, h, NEAR[s.pos[h]])
    hexes = 0
    for u in units_in(chosen):
        hexes |= NEAR[s.pos[u]]
    return waiting(s, h, hexes)


def can_lead(s: Battleground, h: int, a: int, t: int) -> bool:
    """Ordered by a Scout card, with somebody beside him."""
    return own_turn(s, h, a, t) and scouts(s, h) and followers(s, h, 0) != 0


def begin_leading(s: Battleground, _h: int, _chosen: int, _c: int) -> None:
    """Nobody follows yet."""
    s.stack[UNITS_FOLLOWING] = 0


def ask_follower(s: Battleground, h: int, chosen: int, _c: int) -> None:
    """Lead by Example: up to three units in a chain. Rules: BLH-SKL-07, BLH-SKL-06."""
    units = followers(s, h, chosen) if chosen.bit_count() < FOLLOWERS else 0
    if units:
        ask_unit(s, h, units, [DONE] if chosen else [])
    else:
        s.leave()


def got_follower(s: Battleground, _h: int, chosen: int, _c: int) -> None:
    """They are ordered besides those of the card. Rules: BL-CMD-05, BLH-SKL-11, BLH-SKL-06."""
    if s.answer == DONE:
        s.leave()
        return
    u = s.at[argument(s.answer)]
    s.stack[UNITS_FOLLOWING] = chosen | 1 << u
    s.goto(ASK_FOLLOWER)
    order_besides(s, u)


LEADING: Final = sequence(begin_leading, asks(ask_follower), got_follower)
"""Arguments: the hero, the units that follow."""
UNITS_FOLLOWING: Final = ARG_B
ASK_FOLLOWER: Final = at(LEADING, ask_follower)
skill_use("lead_by_example", M_ORDER, A_TURN, can_lead, LEADING)


# -- movement ----------------------------------------------------------------------------------------------------------


def goer(s: Battleground, h: int) -> int:
    """The unit in which a hero is about to move: himself, or the troop he stays with; -1 for none."""
    u = troop_of(s, h)
    own = h if u < 0 or s.leader[u] != h or s.parting >> h & 1 else u
    return own if s.ordered >> own & 1 and not s.moved >> own & 1 else -1


def can_warp(s: Battleground, h: int, a: int, t: int) -> bool:
    """Ordered, before he moves."""
    return own_turn(s, h, a, t) and goer(s, h) >= 0


def warp(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Wine of Warping: one more hex, and no terrain hinders him and his unit in this turn. Rules: BLH-ARF-23."""
    affect(s, X_STEPS, goer(s, h), 1, U_TURN)
    affect(s, X_FREE, goer(s, h), 1, U_TURN)


artifact_use("wine_of_warping", M_MOVE, A_TURN, can_warp, sequence(warp))


def lit(s: Battleground, h: int) -> int:
    """The units next to a hero's unit that could move a hex. Rules: BLH-QST-07, BLH-ARF-23."""
    found = 0
    for u in units_in(s.alive & SIDE_MASK[SIDE_OF[h]]):
        if NEAR[s.pos[h]] >> s.pos[u] & 1 and one_step(s, u) and not kept_by_chest(s, u):
            found |= 1 << u
    return found


def can_light(s: Battleground, h: int, a: int, t: int) -> bool:
    """A Section card has ordered his unit, and no horn, and somebody next to it can move."""
    u = troop_of(s, h)
    if not own_turn(s, h, a, t) or not 0 <= s.card < FIRST_TACTIC or u < 0:
        return False
    return (s.ordered & ~s.gratis) >> u & 1 == 1 and lit(s, h) != 0


def ask_lit(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Pavilion Lantern: one of them. Rules: BLH-ARF-23."""
    ask_unit(s, h, lit(s, h), [])


def ask_lit_way(s: Battleground, _h: int, _u: int, _t: int) -> None:
    """Where it goes. Rules: BL-MOV-01, BLH-ARF-23."""
    u = s.at[argument(s.answer)]
    s.stack[UNIT_IN_LIGHT] = u
    s.ask_for(u, K_SPACE, options_of(MOVE, one_step(s, u)))


def go_in_light(s: Battleground, _h: int, u: int, _t: int) -> None:
    """It moves a hex, ordered or not. Rules: BL-MOV-01, BL-TER-20, BL-VIC-06, BLH-ARF-23."""
    goal = argument(s.answer)
    if is_hero(u):
        hero_goes(s, u, goal)
    else:
        s.moved |= 1 << u
        tire_in_landmark(s, u, goal)
        s.emit(E_MOVE, name(s, u), s.pos[u], goal)
        come_to(s, u, goal)
    if decided(s):
        return
    open_window(s, W_MOVED, u, -1)
    tread(s, u)


LIGHTING: Final = sequence(asks(ask_lit), asks(ask_lit_way), go_in_light)
"""Arguments: the hero, the unit that moves."""
UNIT_IN_LIGHT: Final = ARG_B
artifact_use("pavilion_lantern", M_HALT, A_TURN, can_light, LIGHTING)


# -- the end of the turn -----------------------------------------------------------------------------------------------


def hurt_troop_of(s: Battleground, h: int) -> int:
    """The troop a hero leads if it has lost figures, else -1."""
    u = troop_of(s, h)
    return u if u >= 0 and s.leader[u] == h and hurt_units(s, SIDE_OF[h]) >> u & 1 else -1


def can_operate(s: Battleground, h: int, a: int, t: int) -> bool:
    """With losses in his troop."""
    return own_turn(s, h, a, t) and hurt_troop_of(s, h) >= 0


def operate(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Surgeon's Kit: his troop regains a figure. Rules: BLH-ARF-23."""
    regain(s, hurt_troop_of(s, h), 1)


artifact_use("surgeons_kit", M_END, AN_ADVENTURE, can_operate, sequence(operate))
