"""The game `couriers` as the kernel sees it."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import ClassVar, Final, cast

from banneret.kernel.keys import AnswerKeys, option
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.rules import Arguments, GameRules, Setup, View
from banneret.kernel.state import State
from couriers import answers as a
from couriers.box import AMBUSH, CARDS, HEAD_START, whole_deck
from couriers.play import DEAL, TURN
from couriers.position import Road
from couriers.view import dealt_out, described, seen_by


class CouriersRules(GameRules):
    """The rules of *Couriers*."""

    id = "couriers"
    events = (a.EVENTS,)
    arguments: ClassVar[Arguments] = {"s": ("seat", None), "c": ("card", CARDS)}
    scenarios = ("race",)
    players = (2, 3)

    @cached_property
    def keys(self) -> AnswerKeys:
        """Answers to keys and back."""
        return a.make_keys()

    def first_position(self, setup: Setup) -> State:
        """The couriers are in their places and the cards are about to be dealt. Rules: CO-SET-01, CO-SET-02."""
        s = Road()
        s.clear()
        couriers = len(setup.seats)
        s.deck = whole_deck()
        s.discard = ()
        s.hands = ((),) * couriers
        s.miles = tuple(HEAD_START * seat for seat in range(couriers))
        s.rolled = ()
        s.turn = 0
        s.call(TURN, 0, 0, 0)
        s.call(DEAL, 0, 0, 0)
        return s

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        return View(seat, seen_by(cast(Road, state), seat))

    def deal(self, view: View, rng: Random) -> State:
        """A full position that agrees with a view."""
        return dealt_out(cast(Road, view.state), rng)

    def describe(self, view: View) -> dict[str, object]:
        """A view as plain data with readable names."""
        return described(cast(Road, view.state))

    def why_not(self, state: State, answer: int) -> str:
        """The clause that forbids an answer now: an ambush in the hand needs somebody to fall upon."""
        s = cast(Road, state)
        if s.kind == K_PLAY and answer == option(a.PLAY, AMBUSH) and AMBUSH in s.hands[s.seat]:
            return "" if answer in s.options else "CO-TRN-05"
        return super().why_not(state, answer)


RULES: Final = CouriersRules()
