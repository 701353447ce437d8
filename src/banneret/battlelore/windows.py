"""Playing lore cards: the windows in which players are asked, paying, cancelling and carrying out.

What a window is about, its two arguments:
the unit that attacks and its target (attacked, rolled, after), the unit and its flags (flags), the unit that has
moved (moved), the lore card played (card), nothing (command, move, combat, orders, end).
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.events import E_LORE_CANCELLED, E_LORE_PLAYED
from banneret.battlelore.field import LORE_DISCARDS, LORE_HAND, Field, without
from banneret.battlelore.lore import SPELLS, W_CARD, cost, pay_lore, playable
from banneret.battlelore.verbs import LORE, PASS, argument, option
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.sequence import at, sequence

SIDES_SHIFT: Final = 12
"""Above the bits of the window: how many sides have passed, and whom to ask."""


def ask_window(s: Field, window: int, a: int, t: int) -> None:
    """The opponent of the side at turn is asked first, then the side at turn, until both pass. Rules: BL-LRE-29."""
    passed = window >> SIDES_SHIFT
    bits = window & (1 << SIDES_SHIFT) - 1
    while passed < 2:
        side = 1 - s.turn if passed == 0 else s.turn
        cards = playable(s, side, bits, a, t)
        if cards:
            s.stack[-3] = bits | passed << SIDES_SHIFT
            s.ask_private(side, K_PLAY, [*[option(LORE, card) for card in cards], PASS])
            return
        passed += 1
    s.leave()


def got_window(s: Field, window: int, a: int, t: int) -> None:
    """A card is played, or the next side is asked. Rules: BL-LRE-14, BL-LRE-29."""
    passed = window >> SIDES_SHIFT
    s.goto(WINDOW)
    if s.answer == PASS:
        s.stack[-3] = window + (1 << SIDES_SHIFT)
        return
    side = 1 - s.turn if passed == 0 else s.turn
    s.call(PLAYING, side << 8 | argument(s.answer), a, t)


WINDOW: Final = sequence(ask_window, got_window)
"""Arguments: the window, and what it is about."""


def pay_card(s: Field, played: int, a: int, t: int) -> None:
    """The card is shown and paid for; the other side may answer it. Rules: BL-LRE-14, BL-LRE-16, BL-LRE-29."""
    side, card = played >> 8 & 1, played & 255
    s.spent |= 1 << side
    s.piles[LORE_HAND + side] = without(s.piles[LORE_HAND + side], card)
    s.emit(E_LORE_PLAYED, side, card, cost(s, side, card))
    pay_lore(s, side, cost(s, side, card))
    answers = playable(s, 1 - side, W_CARD, card, -1)
    if answers:
        s.ask_private(1 - side, K_PLAY, [*[option(LORE, answer) for answer in answers], PASS])
    else:
        s.answer = PASS


def answer_card(s: Field, played: int, a: int, t: int) -> None:
    """An answer is played before the card does anything. Rules: BL-LRE-29."""
    if s.answer != PASS:
        side = 1 - (played >> 8 & 1)
        s.call(PLAYING, side << 8 | argument(s.answer), played & 255, -1)


def carry_out(s: Field, played: int, a: int, t: int) -> None:
    """Unless it was cancelled, the card does what it says. Rules: BL-LRE-15, BL-LRE-19."""
    if played & CANCELLED:
        return
    spell = SPELLS[played & 255]
    assert spell is not None
    s.call(spell.sequence, played >> 8 & 1, a, t)


def lay_down(s: Field, played: int, a: int, t: int) -> None:
    """It goes to the discards. Rules: BL-LRE-24."""
    s.piles[LORE_DISCARDS] += (played & 255,)


CANCELLED: Final = 1 << 9
PLAYING: Final = sequence(pay_card, answer_card, carry_out, lay_down)
"""Arguments: the card and its side (and whether it was cancelled), what its window was about."""
CARRY_OUT: Final = at(PLAYING, carry_out)


def cancel_card(s: Field) -> None:
    """The card that is being answered does nothing; its cost stays paid. Rules: BL-LRE-29.

    The frame of the answered card lies below those of the answer and of what it does.
    """
    stack = s.stack
    n = len(stack) - 4
    seen = 0
    while n >= 0:
        if stack[n] in (CARRY_OUT, CARRY_OUT + 1):
            seen += 1
            if seen == 2:
                stack[n + 1] |= CANCELLED
                s.emit(E_LORE_CANCELLED, stack[n + 1] >> 8 & 1, stack[n + 1] & 255)
                return
        n -= 4


def open_window(s: Field, window: int, a: int, t: int) -> None:
    """Ask whoever may play a lore card now, if anybody may. Rules: BL-LRE-15, BL-LRE-29."""
    if s.match.lore and (playable(s, 0, window, a, t) or playable(s, 1, window, a, t)):
        s.call(WINDOW, window, a, t)
