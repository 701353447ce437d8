"""The game from the deal to the end, step by step."""

from __future__ import annotations

from typing import Final

from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_CONTINUE, K_DRAW, K_PLAY, K_ROLL, K_TARGET
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B
from couriers import answers as a
from couriers.box import AMBUSH, DICE, FACES, FROM_INN_TO_INN, HAND, MILES, ROAD, THROWN_BACK, is_inn
from couriers.position import Road

DEALT_TO: Final = ARG_A
"""In the deal: who is dealt a card."""
TO_DRAW: Final = ARG_A
"""In a turn: how many cards are still to be drawn."""
BY_CARD: Final = ARG_A
"""In a ride: the miles of the card."""
DICE_LEFT: Final = ARG_B
"""In a ride: how many dice may still be rolled."""


# -- cards in hands ----------------------------------------------------------------------------------------------------


def take_card(s: Road, seat: int, card: int) -> None:
    """A card that was drawn goes from the deck to a hand, and only its owner sees which."""
    s.deck = without(s.deck, card)
    s.hands = (*s.hands[:seat], added(s.hands[seat], card), *s.hands[seat + 1 :])
    s.emit(a.E_DRAWN, seat, card)


def lay_down(s: Road, seat: int, card: int) -> None:
    """A card goes from a hand to the discard pile, where everybody sees it."""
    s.hands = (*s.hands[:seat], without(s.hands[seat], card), *s.hands[seat + 1 :])
    s.discard = added(s.discard, card)


def rivals_on_the_road(s: Road) -> list[int]:
    """Whom an ambush can hit: every rival who is not at an inn."""
    return [seat for seat, mile in enumerate(s.miles) if seat != s.turn and not is_inn(mile)]


# -- the deal ----------------------------------------------------------------------------------------------------------


def deal_card(s: Road, _seat: int, _b: int, _c: int) -> None:
    """Everybody is dealt three cards. Rules: CO-SET-02."""
    s.chance(K_DRAW, s.deck)


def dealt_card(s: Road, seat: int, _b: int, _c: int) -> None:
    """Take the card; then the next one, then the next courier. Rules: CO-SET-02."""
    take_card(s, seat, s.answer)
    if len(s.hands[seat]) == HAND:
        s.stack[DEALT_TO] = seat + 1
    if s.stack[DEALT_TO] < len(s.hands):
        s.goto(DEAL)


DEAL: Final = sequence(deal_card, dealt_card)


# -- a ride ------------------------------------------------------------------------------------------------------------


def ask_roll(s: Road, by_card: int, dice_left: int, _c: int) -> None:
    """Roll a die, or stop here? Whoever has reached the court has no need to. Rules: CO-TRN-03."""
    if dice_left and s.miles[s.turn] + by_card + sum(s.rolled) < ROAD:
        s.ask(s.turn, K_CONTINUE, [a.ROLL, a.STOP])
    else:
        s.goto(ARRIVE)


def roll_die(s: Road, _by_card: int, _dice_left: int, _c: int) -> None:
    """The die is rolled. Rules: CO-TRN-03."""
    if s.answer == a.STOP:
        s.goto(ARRIVE)
    else:
        s.chance(K_ROLL, FACES)


def count_die(s: Road, _by_card: int, dice_left: int, _c: int) -> None:
    """A new face counts; one that lies there already makes the horse stumble. Rules: CO-TRN-03, CO-TRN-04."""
    face = s.answer
    if face in s.rolled:
        s.rolled = ()
        s.emit(a.E_STUMBLED, s.turn, face)
    else:
        s.rolled = (*s.rolled, face)
        s.emit(a.E_ROLLED, s.turn, face)
        s.stack[DICE_LEFT] = dice_left - 1
        s.goto(RIDE)


def arrive(s: Road, by_card: int, _dice_left: int, _c: int) -> None:
    """The courier rides as far as card and dice say. At the court the race is won. Rules: CO-TRN-02, CO-END-01."""
    mile = min(ROAD, s.miles[s.turn] + by_card + sum(s.rolled))
    s.miles = changed(s.miles, s.turn, mile)
    s.rolled = ()
    s.emit(a.E_ARRIVED, s.turn, mile)
    if mile == ROAD:
        s.emit(a.E_WON, s.turn)
        s.finish(tuple(1 if seat == s.turn else -1 for seat in range(len(s.miles))))


RIDE: Final = sequence(asks(ask_roll), roll_die, count_die, arrive)
ARRIVE: Final = at(RIDE, arrive)


# -- an ambush ---------------------------------------------------------------------------------------------------------


def ask_rival(s: Road, _a: int, _b: int, _c: int) -> None:
    """Who is waylaid? Nobody is at an inn. Rules: CO-TRN-05."""
    s.ask(s.turn, K_TARGET, [option(a.WAYLAY, seat) for seat in rivals_on_the_road(s)])


def waylay(s: Road, _a: int, _b: int, _c: int) -> None:
    """The rival loses three miles, but falls back no further than the last inn. Rules: CO-TRN-05."""
    seat = argument(s.answer)
    mile = s.miles[seat]
    back = max(mile - THROWN_BACK, mile - mile % FROM_INN_TO_INN)
    s.miles = changed(s.miles, seat, back)
    s.emit(a.E_WAYLAID, s.turn, seat, back)


LIE_IN_WAIT: Final = sequence(asks(ask_rival), waylay)


# -- a turn ------------------------------------------------------------------------------------------------------------


def begin_turn(s: Road, _to_draw: int, _b: int, _c: int) -> None:
    """When a courier has no card left to play, the gates are closed and the farthest wins. Rules: CO-END-02."""
    if s.hands[s.turn]:
        s.emit(a.E_TURN, s.turn)
        return
    farthest = max(s.miles)
    won = 1 if s.miles.count(farthest) == 1 else 0
    s.emit(a.E_LATE, s.turn)
    s.finish(tuple(won if mile == farthest else -1 for mile in s.miles))


def ask_card(s: Road, _to_draw: int, _b: int, _c: int) -> None:
    """Which card is played? Whoever can play none lays one aside. Rules: CO-TRN-01."""
    cards = sorted(set(s.hands[s.turn]))
    playable = [card for card in cards if card != AMBUSH or rivals_on_the_road(s)]
    if playable:
        s.ask_private(s.turn, K_PLAY, [option(a.PLAY, card) for card in playable])
    else:
        s.ask_private(s.turn, K_PLAY, [option(a.DROP, card) for card in cards])


def play_card(s: Road, _to_draw: int, _b: int, _c: int) -> None:
    """Lay the card open and do what it says. Rules: CO-TRN-01, CO-TRN-02."""
    card = argument(s.answer)
    lay_down(s, s.turn, card)
    if verb(s.answer) == a.DROP:
        s.emit(a.E_DROPPED, s.turn, card)
        return
    s.emit(a.E_PLAYED, s.turn, card)
    if card == AMBUSH:
        s.call(LIE_IN_WAIT, 0, 0, 0)
    else:
        s.call(RIDE, MILES[card], DICE[card], 0)


def ask_swap(s: Road, _to_draw: int, _b: int, _c: int) -> None:
    """At an inn a card may be laid aside, to draw two instead of one. Rules: CO-TRN-06."""
    s.stack[TO_DRAW] = 1
    if s.hands[s.turn] and s.deck and is_inn(s.miles[s.turn]):
        cards = sorted(set(s.hands[s.turn]))
        s.ask_private(s.turn, K_CARD, [*(option(a.SWAP, card) for card in cards), a.KEEP])
    else:
        s.goto(DRAW)


def swap(s: Road, _to_draw: int, _b: int, _c: int) -> None:
    """Lay the card aside. Rules: CO-TRN-06."""
    if s.answer != a.KEEP:
        lay_down(s, s.turn, argument(s.answer))
        s.emit(a.E_SWAPPED, s.turn, argument(s.answer))
        s.stack[TO_DRAW] = 2


def draw_card(s: Road, to_draw: int, _b: int, _c: int) -> None:
    """A turn ends with a card from the deck, as long as there is one. Rules: CO-TRN-06."""
    if to_draw and s.deck:
        s.chance(K_DRAW, s.deck)
    else:
        s.goto(END)


def drew_card(s: Road, to_draw: int, _b: int, _c: int) -> None:
    """Take the card. Rules: CO-TRN-06."""
    take_card(s, s.turn, s.answer)
    s.stack[TO_DRAW] = to_draw - 1
    s.goto(DRAW)


def end_turn(s: Road, _to_draw: int, _b: int, _c: int) -> None:
    """It is the next courier's turn. Rules: CO-TRN-01."""
    s.turn = (s.turn + 1) % len(s.miles)
    s.goto(TURN)


TURN: Final = sequence(
    begin_turn, asks(ask_card), play_card, asks(ask_swap), swap, draw_card, drew_card, end_turn,
)  # fmt: skip
DRAW: Final = at(TURN, draw_card)
END: Final = at(TURN, end_turn)
