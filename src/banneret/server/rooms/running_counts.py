"""RunningCounts: what is needed from a whole game again and again, counted while it is played.

Joining a game or taking back an answer must not cost more in a long game.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from banneret.kernel.answers import decides, seat_of
from banneret.kernel.game import Game

PIECE: Final = 2000
"""How many answers or events are counted before others have a turn."""


class RunningCounts:
    """How many questions each seat has answered, and how many events each viewer knows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.given = [0] * len(game.setup.seats)
        """How many questions each seat has answered."""
        self._answered: list[int] = []
        """The answers that have been counted, packed."""
        self._events = 0
        self._private: list[tuple[int, int]] = []
        """Events for a single seat: their places among all events, and the seats."""
        self._own: dict[int, int] = {}
        """By seat: how many of these are for it."""

    def count(self) -> None:
        """Count what has happened since, or subtract what was taken back."""
        for _ in self.counting():
            pass

    def counting(self) -> Generator[None, None, None]:
        """The same, in pieces."""
        self._take_off()
        game = self.game
        while len(self._answered) < len(game.played):
            for packed in game.played[len(self._answered) :][:PIECE]:
                self._answered.append(packed)
                if decides(packed):
                    self.given[seat_of(packed)] += 1
            yield
        while self._events < game.happened:
            until = min(self._events + PIECE, game.happened)
            for place, seat in game.private_events(self._events, until):
                self._private.append((place, seat))
                self._own[seat] = self._own.get(seat, 0) + 1
            self._events = until
            yield

    def _take_off(self) -> None:
        # A request made since then stays when an answer is taken back, and moves to the place before it.
        played = self.game.played
        while self._answered and (
            len(self._answered) > len(played) or self._answered[-1] != played[len(self._answered) - 1]
        ):
            packed = self._answered.pop()
            if decides(packed):
                self.given[seat_of(packed)] -= 1
        self._events = min(self._events, self.game.happened)
        while self._private and self._private[-1][0] >= self._events:
            self._own[self._private.pop()[1]] -= 1

    def known(self, eyes: int) -> int:
        """How many events this viewer knows."""
        return self._events - len(self._private) + self._own.get(eyes, 0)
