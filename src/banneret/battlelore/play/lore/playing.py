"""Playing lore cards: the windows in which players are asked, paying, cancelling and carrying out.

What a window is about, its two arguments:
the unit that attacks and its target (attacked, rolled, after), the unit and its flags (flags), the unit that has
moved (moved), the lore card played (card, own), nothing (command, move, combat, orders, end). Nothing is -1. After an
attack the target has NEAR_BY added where the two stood next to each other.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import LORE_IDS
from banneret.battlelore.play.heroes.use.framework import M_CARD, offered, use_it
from banneret.battlelore.play.lore.lore import (
    ECHO,
    SPELLS,
    W_ATTACKED,
    W_CARD,
    W_OWN,
    W_ROLLED,
    cost,
    pay_lore,
    playable,
)
from banneret.battlelore.play.lore.picking import PICKING, PICKS, about, aim
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.state.answers import LORE, PASS
from banneret.battlelore.state.battleground import LORE_DISCARDS, LORE_HAND, Battleground
from banneret.battlelore.state.events import E_LORE_CANCELLED, E_LORE_KEPT, E_LORE_PLAYED
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence

SIDES_SHIFT: Final = 12
"""Above the bits of the window: how many sides have passed, and whom to ask."""
NEAR_BY: Final = 64


def ask_window(s: Battleground, window: int, a: int, t: int) -> None:
    """The opponent of the side at turn is asked first, then the side at turn, until both pass. Rules: BL-LRE-29."""
    passed = window >> SIDES_SHIFT
    bits = window & (1 << SIDES_SHIFT) - 1
    if bits & (W_ATTACKED | W_ROLLED) and not s.alive >> a & 1:
        # The attacker was eliminated by an answer: there is nothing left to answer.
        passed = 2
    while passed < 2:
        side = 1 - s.turn if passed == 0 else s.turn
        cards = playable(s, side, bits, a, t)
        if cards:
            s.stack[-3] = bits | passed << SIDES_SHIFT
            s.ask_private(side, K_PLAY, [*[option(LORE, card) for card in cards], PASS])
            return
        passed += 1
    s.leave()


def got_window(s: Battleground, window: int, a: int, t: int) -> None:
    """A card is played, or the next side is asked. Rules: BL-LRE-14, BL-LRE-29."""
    passed = window >> SIDES_SHIFT
    s.goto(WINDOW)
    if s.answer == PASS:
        s.stack[-3] = window + (1 << SIDES_SHIFT)
        return
    side = 1 - s.turn if passed == 0 else s.turn
    s.call(PLAYING, side << 8 | argument(s.answer), a, t)


WINDOW: Final = sequence(asks(ask_window), got_window)
"""Arguments: the window, and what it is about."""


def begin_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """A hero may make it cheaper, and does so where it could not be paid for else. Rules: BLH-ARF-23, BLH-ARF-30."""
    side, card = played >> 8 & 1, played & 255
    uses = offered(s, side, M_CARD, card, -1)
    if not uses:
        s.answer = PASS
    elif cost(s, side, card) > s.goblets[side]:
        s.answer = uses[0]
    else:
        s.ask_private(side, K_PLAY, [*uses, PASS])


def cheapen_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """It costs less then. Rules: BLH-ARF-23."""
    if s.answer != PASS:
        s.stack[-3] = played | CHEAP
        use_it(s, played >> 8 & 1, s.answer, M_CARD, played & 255, -1)


def pay_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """The card is shown and paid for; its player may let another one accompany it. Rules: BL-LRE-14, BL-LRE-16."""
    side, card = played >> 8 & 1, played & 255
    s.spent |= 1 << side
    s.piles[LORE_HAND + side] = without(s.piles[LORE_HAND + side], card)
    price = max(0, cost(s, side, card) - (ECHO if played & CHEAP else 0))
    s.emit(E_LORE_PLAYED, side, card, price)
    pay_lore(s, side, price)
    ask_card(s, side, playable(s, side, W_OWN, card, -1))


def ask_card(s: Battleground, side: int, cards: list[int]) -> None:
    """Ask in secret for one of some lore cards, or none of them."""
    if cards:
        s.ask_private(side, K_PLAY, [*[option(LORE, card) for card in cards], PASS])
    else:
        s.answer = PASS


def accompany_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """The card that accompanies it is played first. Rules: BL-LRE-14."""
    if s.answer != PASS:
        s.call(PLAYING, (played >> 8 & 1) << 8 | argument(s.answer), played & 255, -1)


def ask_answer(s: Battleground, played: int, _a: int, _t: int) -> None:
    """The other side may answer the card. Rules: BL-LRE-29."""
    side = 1 - (played >> 8 & 1)
    ask_card(s, side, playable(s, side, W_CARD, played & 255, -1))


def answer_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """An answer is played before the card does anything. Rules: BL-LRE-29."""
    if s.answer != PASS:
        side = 1 - (played >> 8 & 1)
        s.call(PLAYING, side << 8 | argument(s.answer), played & 255, -1)


def carry_out(s: Battleground, played: int, a: int, t: int) -> None:
    """Unless it was cancelled, the card does what it says. Rules: BL-LRE-15, BL-LRE-19."""
    if played & CANCELLED:
        return
    side, card = played >> 8 & 1, played & 255
    if PICKS[card] is not None:
        s.call(PICKING, side << 8 | card, 0, about(a, t))
        return
    spell = SPELLS[card]
    assert spell is not None
    s.call(spell.sequence, side, a, t)
    if card in AT_ATTACKER:
        aim(s, side, card, a)
    elif card in AT_TARGET:
        aim(s, side, card, t)


def lay_down(s: Battleground, played: int, _a: int, _t: int) -> None:
    """It goes to the discards, or back to the hand where Deja Vu! was discarded for it; somebody may have won by it.

    Rules: BL-LRE-24, BL-VIC-03, BL-VIC-07.
    """
    side, card = played >> 8 & 1, played & 255
    if played & RETURNS:
        kept = DEJA_VU if played & CANCELLED else card
        s.piles[LORE_DISCARDS] = without((*s.piles[LORE_DISCARDS], card), kept)
        s.piles[LORE_HAND + side] = added(s.piles[LORE_HAND + side], kept)
        s.emit(E_LORE_KEPT, side, kept)
    else:
        s.piles[LORE_DISCARDS] += (card,)
    decided(s)


# What has happened to a card being played, besides its number and side.
CANCELLED: Final = 1 << 9
RETURNS: Final = 1 << 10
"""Its player takes it back into the hand and discards the card that accompanied it."""
CHEAP: Final = 1 << 11
"""A hero has made it cheaper."""
DEJA_VU: Final = LORE_IDS.index("deja_vu")
AT_ATTACKER: Final = frozenset(
    LORE_IDS.index(card) for card in ("parry", "blurred_shapes", "backstab", "counter_charge")
)
"""Cards aimed at the enemy that attacks."""
AT_TARGET: Final = frozenset((LORE_IDS.index("terrified"),))
PLAYING: Final = sequence(
    asks(begin_card), cheapen_card, asks(pay_card), accompany_card, asks(ask_answer), answer_card, carry_out, lay_down,
)  # fmt: skip
"""Arguments: the card and its side (and what happened to it), what its window was about."""
LAY_DOWN: Final = at(PLAYING, lay_down)


def mark_card(s: Battleground, mark: int) -> int:
    """Note what happens to the card that is being answered or accompanied, and tell which it is and its side.

    Its frame lies below those of the card that answers and of what that does. Rules: BL-LRE-29.
    """
    stack = s.stack
    n = len(stack) - 4
    seen = 0
    while seen < 2:
        if PLAYING <= stack[n] <= LAY_DOWN:
            seen += 1
        n -= 4
    stack[n + 5] |= mark
    return stack[n + 5] & 511


def cancel_card(s: Battleground) -> None:
    """The card that is being answered does nothing; its cost stays paid. Rules: BL-LRE-29."""
    answered = mark_card(s, CANCELLED)
    s.emit(E_LORE_CANCELLED, answered >> 8, answered & 255)


def open_window(s: Battleground, window: int, a: int, t: int) -> None:
    """Ask whoever may play a lore card now, if anybody may. Rules: BL-LRE-15, BL-LRE-29."""
    if s.game_terms.lore and (playable(s, 0, window, a, t) or playable(s, 1, window, a, t)):
        s.call(WINDOW, window, a, t)
