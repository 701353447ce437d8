"""A race in the middle: who is where with which cards, and what answers and dice lead to."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.kernel.piles import without
from banneret.kernel.sequence import step_name
from banneret.kernel.state import CHANCE
from couriers.box import CARDS, whole_deck
from couriers.play import TURN
from couriers.position import Road
from couriers.rules import RULES


class Race:
    """A position that is given answers by their keys, and luck by what it shows."""

    def __init__(self, miles: Sequence[int], hands: Sequence[str], deck: str | None = None) -> None:
        s = Road()
        s.clear()
        s.miles = tuple(miles)
        s.hands = tuple(tuple(sorted(map(CARDS.index, hand.split()))) for hand in hands)
        s.deck = whole_deck() if deck is None else tuple(sorted(map(CARDS.index, deck.split())))
        if deck is None:
            for hand in s.hands:
                for card in hand:
                    s.deck = without(s.deck, card)
        s.discard = ()
        s.rolled = ()
        s.turn = 0
        s.log = []
        s.call(TURN, 0, 0, 0)
        s.run()
        self.state = s

    def answer(self, *keys: str) -> Race:
        """Give answers one after the other: those of players, and `die:4` or `card:trot` for chance."""
        for key in keys:
            s = self.state
            number = RULES.parse(s.kind, key)
            assert number is not None, key
            assert number in (s.outcomes if s.seat == CHANCE else s.options), (key, self.keys)
            s.apply(number)
        return self

    @property
    def keys(self) -> list[str]:
        """What may be answered now."""
        s = self.state
        return [RULES.key(s.kind, number) for number in (s.outcomes if s.seat == CHANCE else s.options)]

    @property
    def asks(self) -> str:
        """What is asked now: the name of the step."""
        return step_name(self.state.step)

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return [CARDS[card] for card in self.state.hands[seat]]

    def why_not(self, key: str) -> str:
        """The clause that forbids an answer."""
        number = RULES.parse(self.state.kind, key)
        assert number is not None, key
        return RULES.why_not(self.state, number)

    @property
    def told(self) -> list[str]:
        """The names of what has happened."""
        return [RULES.event(raw).name for raw in self.state.log or []]
