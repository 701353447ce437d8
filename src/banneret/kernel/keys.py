"""Answers to their readable keys and back."""

from collections.abc import Mapping, Sequence
from typing import Final

SHIFT: Final = 12
"""An option is packed as `verb << SHIFT | argument`."""


class AnswerKeys:
    """The keys of a game. What a player answers has the same key at every Choice; what chance answers goes by its kind.

    A key such as `move:b3` is the same in every version; records hold keys, never numbers.
    """

    def __init__(self) -> None:
        self.of_option: dict[int, str] = {}
        self.of_chance: dict[int, dict[int, str]] = {}
        self.close()

    def add(self, verbs: Mapping[int, str], names: Sequence[str]) -> None:
        """Give options of some verbs their keys, an argument for each name; `close` is called when all are there."""
        for number, word in verbs.items():
            for n, name in enumerate(names):
                self.of_option[number << SHIFT | n] = f"{word}:{name}"

    def close(self) -> None:
        """Make the way back from keys, once all options are there."""
        self._options = {key: number for number, key in self.of_option.items()}
        self._chance = {kind: {key: n for n, key in table.items()} for kind, table in self.of_chance.items()}

    def key(self, kind: int, answer: int) -> str:
        """The key of an answer to a Choice of this kind."""
        table = self.of_chance.get(kind)
        return table[answer] if table is not None else self.of_option[answer]

    def parse(self, kind: int, key: str) -> int | None:
        """The answer a key stands for, or None where it stands for nothing."""
        return self._chance.get(kind, self._options).get(key)
