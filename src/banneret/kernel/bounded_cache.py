"""BoundedCache: what was used last is remembered, within a bound of how many things and of their size together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """A memory with two bounds. What is larger than both allow is not remembered at all."""

    def __init__(self, most: int, most_weight: int) -> None:
        self.most = most
        self.most_weight = most_weight
        self.weight = 0
        """Of everything that is remembered."""
        self._found: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: K) -> V | None:
        """What is remembered under a key; it has been used now."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def pop(self, key: K) -> V | None:
        """What is remembered under a key, which is forgotten."""
        found = self._found.pop(key, None)
        if found is None:
            return None
        self.weight -= found[1]
        return found[0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Remember something; what was not used for longest makes room for it."""
        self.pop(key)
        if weight > self.most_weight:
            return
        self._found[key] = value, weight
        self.weight += weight
        while len(self._found) > self.most or self.weight > self.most_weight:
            _, (_, gone) = self._found.popitem(last=False)
            self.weight -= gone

    def clear(self) -> None:
        """Forget everything."""
        self._found.clear()
        self.weight = 0
