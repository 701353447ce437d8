"""Which pairs of things have met, which never can, and which to bring together next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final

TRIED: Final = 24
"""Out of how many candidates, drawn by lot, the one with most open pairs is dealt."""


def bits(mask: int) -> list[int]:
    """The places of the bits of a number."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Coverage:
    """The pairs of one family of games.

    A thing is named `sort:id`. `cannot` gives the reason why two things never meet, or nothing where they can.
    """

    def __init__(self, names: Sequence[str], cannot: Callable[[str, str], str]) -> None:
        self.names = tuple(names)
        self.number = {name: n for n, name in enumerate(self.names)}
        assert len(self.number) == len(self.names)
        self.met = [0] * len(names)
        """By thing: those it has met, as bits."""
        self.never = [0] * len(names)
        self.reasons: Counter[str] = Counter()
        self.wrong: set[tuple[str, str, str]] = set()
        """Pairs that have met though it was declared that they cannot, and why they could not."""
        for n, name in enumerate(self.names):
            for m in range(n):
                reason = cannot(self.names[m], name)
                if reason:
                    self.never[n] |= 1 << m
                    self.never[m] |= 1 << n
                    self.reasons[reason] += 1
        self.given_up: list[tuple[str, str, str]] = []
        """Pairs that turned out to be unable to meet, and why."""
        self._cannot = cannot
        self._all = (1 << len(names)) - 1

    def meet(self, live: int) -> int:
        """All these were live in one moment; how many pairs of them had not met before."""
        new = 0
        for n in bits(live):
            fresh = live & ~self.met[n] & ~(1 << n)
            if fresh:
                self.met[n] |= fresh
                new += fresh.bit_count()
                self._note_wrong(n, fresh)
        return new // 2

    def _note_wrong(self, n: int, met: int) -> None:
        """Of things that one has met, note those that it cannot meet."""
        for m in bits(met & self.never[n]):
            one, other = sorted((self.names[n], self.names[m]))
            self.wrong.add((one, other, self._cannot(one, other) or self._cannot(other, one)))

    def open(self, n: int) -> int:
        """The things that this one can meet and has not, as bits."""
        return self._all & ~self.met[n] & ~self.never[n] & ~(1 << n)

    def worth(self, n: int, others: int) -> int:
        """How many of others this thing has still to meet."""
        return (self.open(n) & others).bit_count()

    def give_up(self, n: int, m: int, reason: str) -> None:
        """It was tried and turned out that two things cannot meet."""
        if self.never[n] >> m & 1:
            return
        self.given_up.append((self.names[n], self.names[m], reason))
        self.never[n] |= 1 << m
        self.never[m] |= 1 << n
        self.reasons[reason] += 1

    # -- what is dealt -------------------------------------------------------------------------------------------------

    def some_open(self, rng: Random) -> tuple[int, int] | None:
        """Any pair that has still to meet."""
        things = [n for n in range(len(self.names)) if self.open(n)]
        if not things:
            return None
        one = rng.choice(things)
        return one, rng.choice(bits(self.open(one)))

    def best(self, among: Iterable[int], dealt: int, rng: Random) -> int:
        """Of some things the one that has most open pairs with what is dealt already; by lot where they are even."""
        candidates = list(among)
        if len(candidates) > TRIED:
            candidates = rng.sample(candidates, TRIED)
        return max(candidates, key=lambda n: (self.worth(n, dealt), rng.random() * self.open(n).bit_count()))

    # -- what is told and kept -----------------------------------------------------------------------------------------

    def counted(self) -> tuple[int, int, int, int]:
        """All pairs; those that have met, that cannot, and that are still open."""
        count = len(self.names)
        met = sum(mask.bit_count() for mask in self.met) // 2
        never = sum((self.never[n] & ~self.met[n]).bit_count() for n in range(count)) // 2
        pairs = count * (count - 1) // 2
        return pairs, met, never, pairs - met - never

    def open_pairs(self) -> list[tuple[str, str]]:
        """The pairs that are still open."""
        return [
            (self.names[m], self.names[n]) for n in range(len(self.names)) for m in bits(self.open(n) & ((1 << n) - 1))
        ]

    def state(self) -> dict[str, Any]:
        """What has met, to be kept in a file."""
        return {"names": list(self.names), "met": [hex(mask) for mask in self.met], "given_up": self.given_up}

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on from what was kept; things that are no more are forgotten."""
        places = [self.number.get(name, -1) for name in kept["names"]]
        for n, text in zip(places, kept["met"], strict=True):
            if n >= 0:
                for m in bits(int(text, 16)):
                    if places[m] >= 0:
                        self.met[n] |= 1 << places[m]
        for n, met in enumerate(self.met):
            self._note_wrong(n, met)
        for one, other, reason in kept.get("given_up", ()):
            if one in self.number and other in self.number:
                self.give_up(self.number[one], self.number[other], reason)
