"""Playing lore cards: the windows in which players are asked, paying, cancelling and carrying out.

What a window is about, its two arguments:
the unit that attacks and its target (attacked, rolled, after), the unit and its flags (flags), the unit that has
moved (moved), the lore card played (card, own), nothing (command, move, combat, orders, end). Nothing is -1. After an
attack the target is packed with whether the two stood next to each other (see `packed_cards`).
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
from banneret.battlelore.play.lore.packed_cards import (
    CANCELLED,
    CHEAP,
    RETURNS,
    about,
    card_played,
    played_by,
    side_playing,
    sides_passed,
    window_alone,
    window_asked,
)
from banneret.battlelore.play.lore.picking import PICKING, PICKS, aim
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.state.answers import LORE, PASS
from banneret.battlelore.state.battleground import LORE_DISCARDS, LORE_HAND, Battleground
from banneret.battlelore.state.events import E_LORE_CANCELLED, E_LORE_KEPT, E_LORE_PLAYED
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C, FRAME_LENGTH, NEXT_STEP


def ask_window(s: Battleground, asked: int, a: int, t: int) -> None:
    """The opponent of the side at turn is asked first, then the side at turn, until both pass. Rules: BL-LRE-29."""
    passed = sides_passed(asked)
    window = window_alone(asked)
    if window & (W_ATTACKED | W_ROLLED) and not s.alive >> a & 1:
        # The attacker was eliminated by an answer: there is nothing left to answer.
        passed = 2
    while passed < 2:
        side = 1 - s.turn if passed == 0 else s.turn
        cards = playable(s, side, window, a, t)
        if cards:
            s.stack[WINDOW_ASKED] = window_asked(window, passed)
            s.ask_private(side, K_PLAY, [*[option(LORE, card) for card in cards], PASS])
            return
        passed += 1
    s.leave()


def got_window(s: Battleground, asked: int, a: int, t: int) -> None:
    """A card is played, or the next side is asked. Rules: BL-LRE-14, BL-LRE-29."""
    passed = sides_passed(asked)
    s.goto(WINDOW)
    if s.answer == PASS:
        s.stack[WINDOW_ASKED] = window_asked(window_alone(asked), passed + 1)
        return
    side = 1 - s.turn if passed == 0 else s.turn
    s.call(PLAYING, played_by(side, argument(s.answer)), a, t)


WINDOW: Final = sequence(asks(ask_window), got_window)
"""Arguments: the window, and what it is about."""
WINDOW_ASKED: Final = ARG_A
WINDOW_FIRST: Final = ARG_B
WINDOW_SECOND: Final = ARG_C


def begin_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """A hero may make it cheaper, and does so where it could not be paid for else. Rules: BLH-ARF-23, BLH-ARF-30."""
    side, card = side_playing(played), card_played(played)
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
        s.stack[CARD_PLAYING] = played | CHEAP
        use_it(s, side_playing(played), s.answer, M_CARD, card_played(played), -1)


def pay_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """The card is shown and paid for. Rules: BL-LRE-14, BL-LRE-16."""
    side, card = side_playing(played), card_played(played)
    s.spent |= 1 << side
    s.piles[LORE_HAND + side] = without(s.piles[LORE_HAND + side], card)
    s.emit(E_LORE_PLAYED, side, card, price_of(s, played))
    pay_lore(s, side, price_of(s, played))


def price_of(s: Battleground, played: int) -> int:
    """What a card that is being played costs. Rules: BL-LRE-16, BL-LRE-18, BLH-ARF-30."""
    return max(0, cost(s, side_playing(played), card_played(played)) - (ECHO if played & CHEAP else 0))


def ask_company(s: Battleground, played: int, _a: int, _t: int) -> None:
    """Its player may let another card accompany it. Rules: BL-LRE-14."""
    side = side_playing(played)
    ask_card(s, side, playable(s, side, W_OWN, card_played(played), -1))


def ask_card(s: Battleground, side: int, cards: list[int]) -> None:
    """Ask in secret for one of some lore cards, or none of them."""
    if cards:
        s.ask_private(side, K_PLAY, [*[option(LORE, card) for card in cards], PASS])
    else:
        s.answer = PASS


def accompany_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """The card that accompanies it is played first. Rules: BL-LRE-14."""
    if s.answer != PASS:
        s.call(PLAYING, played_by(side_playing(played), argument(s.answer)), card_played(played), -1)


def ask_answer(s: Battleground, played: int, _a: int, _t: int) -> None:
    """The other side may answer the card. Rules: BL-LRE-29."""
    side = 1 - side_playing(played)
    ask_card(s, side, playable(s, side, W_CARD, card_played(played), -1))


def answer_card(s: Battleground, played: int, _a: int, _t: int) -> None:
    """An answer is played before the card does anything. Rules: BL-LRE-29."""
    if s.answer != PASS:
        side = 1 - side_playing(played)
        s.call(PLAYING, played_by(side, argument(s.answer)), card_played(played), -1)


def carry_out(s: Battleground, played: int, a: int, t: int) -> None:
    """Unless it was cancelled, the card does what it says. Rules: BL-LRE-15, BL-LRE-19."""
    if played & CANCELLED:
        return
    side, card = side_playing(played), card_played(played)
    if PICKS[card] is not None:
        s.call(PICKING, played_by(side, card), 0, about(a, t))
    else:
        spell = SPELLS[card]
        assert spell is not None
        s.call(spell.sequence, side, a, t)
    if card in AT_ACTING:
        aim(s, side, card, a)
    elif card in AT_TARGET:
        aim(s, side, card, t)


def lay_down(s: Battleground, played: int, _a: int, _t: int) -> None:
    """It goes to the discards, or back to the hand where Deja Vu! was discarded for it; somebody may have won by it.

    Rules: BL-LRE-24, BL-VIC-03, BL-VIC-07, BL-LRE-19.
    """
    side, card = side_playing(played), card_played(played)
    if played & RETURNS:
        kept = DEJA_VU if played & CANCELLED else card
        s.piles[LORE_DISCARDS] = without((*s.piles[LORE_DISCARDS], card), kept)
        s.piles[LORE_HAND + side] = added(s.piles[LORE_HAND + side], kept)
        s.emit(E_LORE_KEPT, side, kept)
    else:
        s.piles[LORE_DISCARDS] += (card,)
    decided(s)


DEJA_VU: Final = LORE_IDS.index("deja_vu")
AT_ACTING: Final = frozenset(
    LORE_IDS.index(card) for card in ("parry", "blurred_shapes", "backstab", "counter_charge", "ambush")
)
"""Cards aimed at the enemy that attacks, or has moved."""
AT_TARGET: Final = frozenset(LORE_IDS.index(card) for card in ("terrified", "holy_light"))
"""Cards aimed at the enemy that is attacked."""
PLAYING: Final = sequence(
    asks(begin_card), cheapen_card, pay_card, asks(ask_company), accompany_card, asks(ask_answer), answer_card,
    carry_out, lay_down,
)  # fmt: skip
"""Arguments: the card and its side (and what happened to it), what its window was about."""
CARD_PLAYING: Final = ARG_A
LAY_DOWN: Final = at(PLAYING, lay_down)


def mark_card(s: Battleground, mark: int) -> int:
    """Note what happens to the card that is being answered or accompanied, and return it with its side.

    Its frame lies below those of the card that answers and of what that does. Rules: BL-LRE-29, BL-LRE-19.
    """
    stack = s.stack
    end = len(stack)
    while not PLAYING <= stack[end + NEXT_STEP] <= LAY_DOWN:
        end -= FRAME_LENGTH
    end -= FRAME_LENGTH
    while not PLAYING <= stack[end + NEXT_STEP] <= LAY_DOWN:
        end -= FRAME_LENGTH
    stack[end + CARD_PLAYING] |= mark
    return stack[end + CARD_PLAYING]


def cancel_card(s: Battleground) -> int:
    """The card that is being answered does nothing; its cost stays paid. Tells which it is.

    Rules: BL-LRE-29, BL-LRE-19.
    """
    answered = mark_card(s, CANCELLED)
    s.emit(E_LORE_CANCELLED, side_playing(answered), card_played(answered))
    return answered


def open_window(s: Battleground, window: int, a: int, t: int) -> None:
    """Ask the players who may play a lore card now, if there are any. Rules: BL-LRE-15, BL-LRE-29."""
    if s.game_terms.lore and (playable(s, 0, window, a, t) or playable(s, 1, window, a, t)):
        s.call(WINDOW, window, a, t)
