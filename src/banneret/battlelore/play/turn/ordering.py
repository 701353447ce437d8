"""Units are ordered: one by one, by Leadership, by the dice of Battle Lore, or by a lore card."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BANNER, BATTLE_DIE, RED, SWORD
from banneret.battlelore.box.tables import LORE as LORE_FACE
from banneret.battlelore.play.lore.lore import (
    gain_lore,
)
from banneret.battlelore.play.turn.command_cards import at_call, leaders
from banneret.battlelore.state.answers import DONE, ORDER, SEPARATE, options_of
from banneret.battlelore.state.battleground import INSTEAD, NO_CARD, Battleground, name
from banneret.battlelore.state.events import (
    E_DIE,
    E_ORDER,
    E_SEPARATE,
    E_UNWEB,
)
from banneret.battlelore.state.lasting_effects import X_IDLE, amount
from banneret.battlelore.state.unit_numbers import units_in
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ROLL, K_UNIT
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B


def order_leaders(s: Battleground) -> None:
    """Leadership orders all Leaders with their troops besides the unit it names. Rules: BLH-TAC-05, BLH-TAC-06."""
    for u in units_in(at_call(s)):
        if s.leader[u] >= 0 and not amount(s, X_IDLE, u):
            order_unit(s, u)
            s.budget = (0, 0, 0, s.budget[3] + 1)


def separate(s: Battleground, h: int) -> None:
    """A Leader is ordered to leave his troop, which that does not order. Rules: BLH-ACT-05 to BLH-ACT-10."""
    s.ordered |= 1 << h
    s.parting |= 1 << h
    s.emit(E_SEPARATE, name(s, h))


def order_unit(s: Battleground, u: int) -> None:
    """A unit is ordered; one in a web spends that on coming free. Rules: BL-CMD-04, BL-CMD-05, BL-CRE-25."""
    s.ordered |= 1 << u
    s.emit(E_ORDER, name(s, u))
    if s.webbed >> u & 1:
        s.webbed &= ~(1 << u)
        s.moved |= 1 << u
        s.weary |= 1 << u
        s.emit(E_UNWEB, name(s, u))


def play_instead(s: Battleground, hexes: int) -> list[int]:
    """A lore card is played for the Command card, and orders the units on some hexes.

    Rules: BL-LRE-28, BL-CMD-33, BL-CMD-35.
    """
    s.card = INSTEAD
    s.last = (NO_CARD, s.last[1]) if s.turn == 0 else (s.last[0], NO_CARD)
    ordered: list[int] = []
    for u in units_in(at_call(s)):
        if hexes >> s.pos[u] & 1 and not amount(s, X_IDLE, u):
            order_unit(s, u)
            ordered.append(u)
    return ordered


# -- Battle Lore -------------------------------------------------------------------------------------------------------


def lore_die(s: Battleground, left: int, _b: int, _c: int) -> None:
    """A die for every Command card; all of them are rolled before anybody is ordered. Rules: BL-CMD-28."""
    if left > 0:
        s.chance(K_ROLL, BATTLE_DIE)
    else:
        s.goto(LORE_ORDERS)


def lore_rolled(s: Battleground, left: int, _b: int, _c: int) -> None:
    """A lore symbol is worth a token. Rules: BL-CMD-28."""
    s.dice = (*s.dice, s.answer)
    s.emit(E_DIE, s.turn, s.answer)
    s.stack[LORE_DICE_LEFT] = left - 1
    if s.answer == LORE_FACE and s.game_terms.lore:
        gain_lore(s, s.turn, 1)
    s.goto(BATTLE_LORE)


def lore_order(s: Battleground, _left: int, done: int, _c: int) -> None:
    """A helmet orders a unit of its colour, a sword-on-shield any unit: helmets first, so that no order is lost.

    Rules: BL-CMD-28, BL-CMD-05, BLH-TAC-01, BLH-TAC-02.
    """
    if done == len(s.dice):
        s.leave()
        return
    face = sorted(s.dice)[done]
    s.stack[DICE_DONE] = done + 1
    hexes = 0
    for u in units_in(at_call(s) & ~s.ordered):
        if (face == SWORD or (face <= RED and BANNER[s.troop[u]] == face)) and not amount(s, X_IDLE, u):
            hexes |= 1 << s.pos[u]
    options = options_of(ORDER, hexes) + (options_of(SEPARATE, leaders(s)) if face == SWORD else [])
    if options:
        s.ask(s.turn, K_UNIT, [*options, DONE])
    else:
        s.answer = DONE


def lore_ordered(s: Battleground, _left: int, _done: int, _c: int) -> None:
    """The next die. Rules: BL-CMD-28."""
    if s.answer != DONE:
        u = s.at[argument(s.answer)]
        if verb(s.answer) == SEPARATE:
            separate(s, s.leader[u])
        else:
            order_unit(s, u)
    s.goto(LORE_ORDERS)


BATTLE_LORE: Final = sequence(lore_die, lore_rolled, asks(lore_order), lore_ordered)
"""Arguments: the dice left to roll, how many of them have ordered."""
LORE_DICE_LEFT: Final = ARG_A
DICE_DONE: Final = ARG_B
LORE_ORDERS: Final = at(BATTLE_LORE, lore_order)
