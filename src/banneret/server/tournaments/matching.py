"""Whether everybody can be matched with somebody: maximum matching in a graph, by blossoms (Edmonds)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

NONE: Final = -1


def has_perfect(touching: Sequence[Sequence[int]]) -> bool:
    """Whether all vertices can be put into pairs, where each may be paired with those it touches."""
    matched = [NONE] * len(touching)
    return len(touching) % 2 == 0 and all(
        matched[root] != NONE or _Search(touching, matched).augment(root) for root in range(len(touching))
    )


class _Search:
    """The search for one more pair, from one vertex that has none."""

    def __init__(self, touching: Sequence[Sequence[int]], matched: list[int]) -> None:
        self._touching = touching
        self._matched = matched
        self._parent = [NONE] * len(touching)
        self._base = list(range(len(touching)))
        """The vertex to which the blossom of each vertex has been shrunk."""
        self._reached = [False] * len(touching)

    def augment(self, root: int) -> bool:
        """Match a vertex, if that can be done; others may then be matched differently."""
        end = self._end_of_path(root)
        while end != NONE:
            before = self._parent[end]
            after = self._matched[before]
            self._matched[end], self._matched[before] = before, end
            end = after
        return self._matched[root] != NONE

    def _end_of_path(self, root: int) -> int:
        """The free vertex at the other end of an alternating path, or NONE."""
        self._reached[root] = True
        queue = deque([root])
        while queue:
            here = queue.popleft()
            for there in self._touching[here]:
                if self._base[here] == self._base[there] or self._matched[here] == there:
                    continue
                outer = self._matched[there] != NONE and self._parent[self._matched[there]] != NONE
                if there == root or outer:
                    queue.extend(self._shrink(here, there))
                elif self._parent[there] == NONE:
                    self._parent[there] = here
                    if self._matched[there] == NONE:
                        return there
                    self._reached[self._matched[there]] = True
                    queue.append(self._matched[there])
        return NONE

    def _shrink(self, one: int, other: int) -> list[int]:
        """Shrink the odd circle that two outer vertices close; returns those that are outer from now on."""
        meet = self._common_base(one, other)
        blossom: set[int] = set()
        self._mark(one, meet, other, blossom)
        self._mark(other, meet, one, blossom)
        found = []
        for vertex, base in enumerate(self._base):
            if base in blossom:
                self._base[vertex] = meet
                if not self._reached[vertex]:
                    self._reached[vertex] = True
                    found.append(vertex)
        return found

    def _common_base(self, one: int, other: int) -> int:
        seen = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._matched[one] == NONE:
                break
            one = self._parent[self._matched[one]]
        while True:
            other = self._base[other]
            if other in seen:
                return other
            other = self._parent[self._matched[other]]

    def _mark(self, vertex: int, meet: int, child: int, blossom: set[int]) -> None:
        while self._base[vertex] != meet:
            mate = self._matched[vertex]
            blossom |= {self._base[vertex], self._base[mate]}
            self._parent[vertex] = child
            child = mate
            vertex = self._parent[mate]
