"""BoundedCache: remembers what was used last, up to a number of entries and a total size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """A cache with two bounds. An entry that exceeds them is not remembered at all."""

    def __init__(self, most: int, most_weight: int) -> None:
        self.most = most
        self.most_weight = most_weight
        self.weight = 0
        """The total size of all entries."""
        self._found: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: K) -> V | None:
        """The entry under a key, which now counts as just used."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def pop(self, key: K) -> V | None:
        """Remove the entry under a key and return it."""
        found = self._found.pop(key, None)
        if found is None:
            return None
        self.weight -= found[1]
        return found[0]

    def put(self, key: K, value: V, weight: int) -> None:
        """Remember a value; the least recently used entries make room for it."""
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
