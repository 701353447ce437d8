"""Events: declared once by the rules, emitted as ints, read as `Event` objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

RawEvent = tuple[int, int, int, int, int]
"""What a State emits: the number of the event, the step, and three ints that depend on the event."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Readers make words from `name` and `args`."""

    name: str
    args: dict[str, int | str]
    step: int
    audience: int | None = None
    """The only seat that may see it, or None for everybody."""

    def seen_by(self, seat: int) -> bool:
        """Whether a seat may see this event; a spectator is not a seat and sees what everybody sees."""
        return self.audience is None or self.audience == seat


class Declared(NamedTuple):
    """One event as it was declared."""

    name: str
    kinds: tuple[str, ...]
    """What its ints are, a letter each."""
    private: bool
    addressee: int
    """If it is private: which of its ints names the only seat that may see it."""

    def audience(self, raw: RawEvent) -> int | None:
        """The only seat that may see such an event, or None for everybody."""
        return raw[2 + self.addressee] if self.private else None

    def event(self, raw: RawEvent, readable: Callable[[str, int], tuple[str, int | str]]) -> Event:
        """The readable form of what a State emitted: `readable` gives the label and value of an int of some kind."""
        args: dict[str, int | str] = {}
        for kind, value in zip(self.kinds, raw[2:], strict=False):
            label, shown = readable(kind, value)
            while label in args:
                label += "2"
            args[label] = shown
        return Event(self.name, args, raw[1], self.audience(raw))


class Events:
    """The events of a game, or of a part of it, numbered from `first` on.

    Each is declared as its name and one letter for each of its ints. With a `!` at the end, the event is only for the
    seat that the int at the place `addressee` names.

    >>> EVENTS = Events("turn s", "roll s n", "drawn s c!")
    >>> EVENTS.number("roll")
    1
    >>> [event.name for event in EVENTS if event.private]
    ['drawn']
    """

    def __init__(self, *declared: str, first: int = 0, addressee: int = 0) -> None:
        self.first = first
        self._declared: dict[str, Declared] = {}
        for words in declared:
            name, *kinds = words.removesuffix("!").split()
            self._declared[name] = Declared(name, tuple(kinds), words.endswith("!"), addressee)
        self._numbers = {name: first + n for n, name in enumerate(self._declared)}
        if len(self._declared) != len(declared):
            raise ValueError("an event is declared twice")

    def number(self, name: str) -> int:
        """The number by which the rules emit an event."""
        return self._numbers[name]

    def numbered(self) -> dict[int, Declared]:
        """All of them by number."""
        return {number: self._declared[name] for name, number in self._numbers.items()}

    def __iter__(self) -> Iterator[Declared]:
        return iter(self._declared.values())

    def __len__(self) -> int:
        return len(self._declared)
