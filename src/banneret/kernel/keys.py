"""From answers to readable keys and back."""

from collections.abc import Mapping, Sequence
from typing import Final

SHIFT: Final = 12
"""An option is packed as `verb << SHIFT | argument`. One that needs no argument is `verb << SHIFT`."""
ARGUMENT: Final = (1 << SHIFT) - 1


def verb(option: int) -> int:
    """The verb of an option, unshifted."""
    return option >> SHIFT


def argument(option: int) -> int:
    """The argument of an option."""
    return option & ARGUMENT


def option(verb: int, argument: int) -> int:
    """Pack a verb and its argument."""
    return verb << SHIFT | argument


class AnswerKeys:
    """The keys of a game. A player's answer has the same key at every Choice; an outcome of chance is read by its kind.

    A key such as `move:b3` is the same in every version; records hold keys, never numbers.
    """

    def __init__(self) -> None:
        self.of_option: dict[int, str] = {}
        self.of_chance: dict[int, dict[int, str]] = {}
        self._options: dict[str, int] = {}
        self._chance: dict[int, dict[str, int]] = {}

    def add(self, verbs: Mapping[int, str], names: Sequence[str]) -> None:
        """Register the keys of some verbs, with one argument for each name."""
        for number, word in verbs.items():
            self.add_plain({number << SHIFT | n: f"{word}:{name}" for n, name in enumerate(names)})

    def add_plain(self, keys: Mapping[int, str]) -> None:
        """Register the keys of options without an argument, such as `pass`."""
        for number, key in keys.items():
            self.of_option[number] = key
            self._options[key] = number

    def add_chance(self, kind: int, word: str, names: Sequence[str], first: int = 0) -> None:
        """Register the keys of a kind of chance: a word and a name for each outcome, numbered from `first` on."""
        self.add_outcomes(kind, {first + n: f"{word}:{name}" for n, name in enumerate(names)})

    def add_outcomes(self, kind: int, keys: Mapping[int, str]) -> None:
        """Register the keys of a kind of chance as they are."""
        table, back = self.of_chance.setdefault(kind, {}), self._chance.setdefault(kind, {})
        for number, key in keys.items():
            table[number] = key
            back[key] = number

    def key(self, kind: int, answer: int) -> str:
        """The key of an answer to a Choice of this kind."""
        table = self.of_chance.get(kind)
        return table[answer] if table is not None else self.of_option[answer]

    def parse(self, kind: int, key: str) -> int | None:
        """The answer that a key stands for, or None for an unknown key."""
        return self._chance.get(kind, self._options).get(key)
