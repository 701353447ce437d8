"""Numbers for names: verbs, cards, units, questions.

A game keeps its names in a file, one per line, and a name has the number of its line. Lines are only ever added at the
end, so a name keeps its number, whatever happens to the content. A name that is not in the file, perhaps from a custom
scenario, gets one of a few reserved numbers, by its hash.

`python -m banneret.encoding heroes` adds missing names to the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final
from zlib import crc32

NOTHING: Final = 0
"""Used if there is no name."""
UNLISTED: Final = 63
"""Numbers 1 to this are for names that are not in the file."""


class Vocabulary:
    """The names of a game."""

    def __init__(self, listed: Iterable[str] = (), path: Path | None = None) -> None:
        self.path = path
        self._numbers = {name: UNLISTED + 1 + n for n, name in enumerate(listed)}

    @classmethod
    def read(cls, path: Path) -> Vocabulary:
        """The names in a file."""
        return cls(path.read_text(encoding="utf-8").split() if path.exists() else (), path)

    def __len__(self) -> int:
        """One more than the highest number."""
        return UNLISTED + 1 + len(self._numbers)

    def __contains__(self, name: str) -> bool:
        return name in self._numbers

    def number(self, name: str) -> int:
        """The number of a name; 0 for an empty one."""
        if not name:
            return NOTHING
        return self._numbers.get(name) or 1 + crc32(name.encode()) % UNLISTED

    def numbers(self, names: Iterable[str]) -> list[int]:
        """The numbers of several names."""
        return [self.number(name) for name in names]

    def missing(self, names: Iterable[str]) -> list[str]:
        """Those names that are not listed, each once."""
        return [name for name in dict.fromkeys(names) if name and name not in self._numbers]
