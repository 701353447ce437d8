"""Judging the answers of a game, in pieces that can be done anywhere: the same pieces always find the same.

Every answer is first compared with the best that a short search finds. Answers that look costly are then looked at
again with other luck, longer, and only what is found then counts: of many comparisons some look bad by chance.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final, Protocol, runtime_checkable

import msgspec

from banneret.bots.advice import strongest
from banneret.bots.search.budget import Budget
from banneret.bots.weighed import Compared
from banneret.kernel.answers import answer_of, seat_of
from banneret.kernel.rules import GameRules, View
from banneret.table.replay.past_game import PastGame

MOST_ASKED: Final = 400
"""The maximum number of answers of one game that are looked at; in a longer game they are spread over all of it."""
A_PIECE: Final = 4
"""Answers that are judged in one go."""
MOST_AGAIN: Final = 24
"""Answers that are looked at again, the costliest first."""
CLEARLY: Final = 2.0
"""How many standard errors a cost must be above zero to count."""
LEAST_COST: Final = 0.01
SUREST: Final = 0.99
"""What is judged is never certain, however many rounds were won: only an end is."""
FIRST_SHARE: Final = 0.7
"""The share of the time after which answers that look costly are looked at again, whether or not all have been seen."""


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about an answer."""

    simulations: int = 24
    rounds: int = 20
    """In which it is compared with the best one again."""
    again: int = 60
    """The same for one that looks costly."""
    seed: int = 1
    longest: float = 3.0
    """Seconds for an answer, at most: of slow games, such as large Combats of allies, less is found out."""
    again_longest: float = 6.0
    """The same for one that looks costly."""
    seconds: float = 240.0
    """In which a review is to end. What has not been looked at by then stays without a judgement."""


class Judged(msgspec.Struct, frozen=True):
    """What was found about the answer that led to a step."""

    step: int
    seat: int
    given: int
    best: int
    worth: float
    error: float
    """The standard error of that."""
    cost: float
    """How much less the answer given is worth; 0 if that cannot be told from luck."""
    estimate: float
    """The same without a bias: right on average, so that it can be added up, and below 0 as often as chance makes it
    so."""
    doubt: float
    """The standard error of that."""
    fight: bool


class Found(msgspec.Struct, frozen=True):
    """All that was found about a game, to be told in any language."""

    asked: int
    """How many answers were looked at."""
    judged: tuple[Judged, ...]


class Piece(msgspec.Struct, frozen=True):
    """Some answers to be judged, by the steps they led to."""

    steps: tuple[int, ...]
    again: bool
    """Whether they have been looked at before."""


@runtime_checkable
class Comparing(Protocol):
    """A bot that can tell what an answer has cost."""

    def choose(self, view: View, rules: GameRules) -> int:
        """One of the options."""

    def compare(self, view: View, rules: GameRules, given: int, rounds: int) -> Compared | None:
        """An answer compared with the best one; None if it cannot judge."""


def judge_piece(past: PastGame, piece: Piece, effort: Effort) -> list[Judged]:
    """What a bot finds about some answers; those it cannot judge are left out."""
    found: list[Judged] = []
    for step in piece.steps:
        packed = past.decision(step)
        seat, given = seat_of(packed), answer_of(packed)
        game = past.game_at(step - 1)
        seed = effort.seed * 1_000_003 + 2 * step + piece.again
        longest = effort.again_longest if piece.again else effort.longest
        bot = strongest(game.rules.id, Budget(longest, effort.simulations), seed)
        if not isinstance(bot, Comparing):
            return []
        rounds = effort.again if piece.again else effort.rounds
        compared = bot.compare(game.view(seat), game.rules, given, rounds)
        if compared is not None:
            found.append(_judged(step, seat, given, compared))
    return found


def _judged(step: int, seat: int, given: int, found: Compared) -> Judged:
    clear = found.cost > max(LEAST_COST, CLEARLY * found.doubt)
    best, cost = (found.best, found.cost) if clear else (given, 0.0)
    worth = min(SUREST, max(1 - SUREST, found.worth))
    return Judged(step, seat, given, best, worth, found.error, cost, found.cost, found.doubt, found.fight)


def _spread(steps: int) -> list[int]:
    """The steps that are looked at: in a long game one drawn by lot from each stretch, so that no seat is passed over
    because it always answers second."""
    many = min(steps, MOST_ASKED)
    lot = Random(steps)
    return [lot.randint(n * steps // many + 1, (n + 1) * steps // many) for n in range(many)]


def _scattered(pieces: list[Piece]) -> list[Piece]:
    """The same pieces in another order: however many there is time for, they are spread over the whole game.

    First those that are widest apart, then those in the middle between them, and so on.
    """
    width = max(1, len(pieces) - 1).bit_length()
    return sorted(pieces, key=lambda piece: int(f"{pieces.index(piece):0{width}b}"[::-1], 2))


class Judging:
    """A review under way: which answers come next, and what was found so far.

    `seconds` is the time in which it is to end by its own clock, which runs while pieces are judged.
    """

    def __init__(self, steps: int, seconds: float = inf) -> None:
        asked = _spread(steps)
        self.asked = len(asked)
        self.done = 0
        self.spent = 0.0
        """Seconds that judging has taken."""
        self._seconds = seconds
        pieces = [Piece(tuple(asked[n : n + A_PIECE]), False) for n in range(0, len(asked), A_PIECE)]
        self._first = _scattered(pieces) if seconds < inf else pieces
        self._again: list[Piece] | None = None
        self._judged: dict[int, Judged] = {}

    @property
    def total(self) -> int:
        """How many pieces there are, as far as is known."""
        again = MOST_AGAIN // A_PIECE if self._again is None else len(self._again)
        return len(self._first) + (again if self.asked else 0)

    def next(self) -> Piece | None:
        """What is to be judged next; nothing at the end."""
        if self._again is None and self.spent > FIRST_SHARE * self._seconds:
            del self._first[self.done :]
            self.asked = sum(len(piece.steps) for piece in self._first)
        if self.done < len(self._first):
            return self._first[self.done]
        if self._again is None:
            costly = sorted((one for one in self._judged.values() if one.cost), key=lambda one: (-one.cost, one.step))
            steps = [one.step for one in costly[:MOST_AGAIN]]
            for step in [one.step for one in costly[MOST_AGAIN:]]:
                self._spare(step)
            self._again = [Piece(tuple(steps[n : n + A_PIECE]), True) for n in range(0, len(steps), A_PIECE)]
        place = self.done - len(self._first)
        if place < len(self._again) and self.spent > self._seconds:
            for piece in self._again[place:]:
                for step in piece.steps:
                    self._spare(step)
            del self._again[place:]
        return self._again[place] if place < len(self._again) else None

    def take(self, piece: Piece, found: list[Judged], seconds: float = 0.0) -> None:
        """Take in the result of a piece, which took so many seconds.

        For answers that are looked at again only the later result counts.
        """
        self.done += 1
        self.spent += seconds
        if piece.again:
            for step in piece.steps:
                self._spare(step)
        self._judged.update({one.step: one for one in found})

    def _spare(self, step: int) -> None:
        """An answer that cannot be said to have cost anything."""
        one = self._judged[step]
        self._judged[step] = msgspec.structs.replace(one, cost=0.0, best=one.given)

    def found(self) -> Found:
        """All of it, in the order of the game."""
        return Found(self.asked, tuple(self._judged[step] for step in sorted(self._judged)))
