"""A position: who is where, with which cards."""

from __future__ import annotations

from typing import Final

from banneret.kernel.state import State, copy_state

BLANK: Final = -1
"""In a view, a card that the seat may not see."""


class Road(State):
    """Where everybody is. Tuples are replaced and never changed, so that copies share them."""

    __slots__ = ("deck", "discard", "hands", "miles", "rolled", "turn")

    deck: tuple[int, ...]
    """Sorted: which card comes is settled when it is drawn. In a view, all that the seat has not seen."""
    discard: tuple[int, ...]
    """Sorted as well; everybody may look through it."""
    hands: tuple[tuple[int, ...], ...]
    miles: tuple[int, ...]
    rolled: tuple[int, ...]
    """The dice of this turn that count so far."""
    turn: int

    def copy(self) -> Road:
        """An independent copy, without listeners."""
        new = Road()
        copy_state(self, new)
        new.deck = self.deck
        new.discard = self.discard
        new.hands = self.hands
        new.miles = self.miles
        new.rolled = self.rolled
        new.turn = self.turn
        return new

    def parts(self) -> list[object]:
        """Everything that makes up the position, for its digest."""
        return [self.deck, self.discard, self.hands, self.miles, self.rolled, self.turn]
