"""An encoder for any game: what `describe` returns for a view, hashed.

It knows nothing about the game. Every value in the description has a path, such as `players/0/gold`; numbers are added
up at the hash of their path, and words at the hash of path and word. Lists lose their order. Seats are counted from the
viewer's own. It is slower and less expressive than a game's own encoder, but a new game has it from the first day.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final
from zlib import crc32

from banneret.encoding.layout import Layout, Table, flags, names, numbers, signs
from banneret.encoding.option_words import OPTION_COLUMNS, words_of
from banneret.encoding.vocabulary import UNLISTED, Vocabulary
from banneret.games import rules_of
from banneret.kernel.kinds import KIND_NAMES
from banneret.kernel.rules import View
from banneret.kernel.sequence import question_of

PLACES: Final = 1024
"""Where values are hashed to."""
MOST: Final = 255
MOST_OPTIONS: Final = 192
SEATS: Final = ("players", "sides", "seats")
"""Lists in the description with one entry per seat."""
LEFT_OUT: Final = frozenset({"seat", "asked", "kind", "options", "returns"})
"""What is told elsewhere, or by another seat's number."""
HEAD: Final = (
    *names("question"),
    *flags(" ".join(f"asks_{kind}" for kind in KIND_NAMES[3:])),
    *signs("asked"),
)


class AnyGame:
    """The encodings of a game without its own."""

    def __init__(self, game: str) -> None:
        self._encoder = AnyGameEncoder(game)
        self.vocabulary = self._encoder.vocabulary

    def names(self) -> Iterable[str]:
        """None is listed: all are hashed."""
        return ()

    def encoder(self, scenario: str) -> AnyGameEncoder:
        """The one for every scenario."""
        return self._encoder


class AnyGameEncoder:
    """Encodes any game by its description."""

    def __init__(self, game: str) -> None:
        self._rules = rules_of(game)
        self.vocabulary = Vocabulary()
        told = Table("told", 1, (*HEAD, *numbers(" ".join(f"hash_{n}" for n in range(PLACES)), -MOST, MOST)))
        self.layout = Layout(f"{game}/any", 1, [told], OPTION_COLUMNS, MOST_OPTIONS, UNLISTED + 1)

    def encode(self, view: View) -> array[int]:
        """What is told of a view."""
        state = view.state
        head = [self.vocabulary.number(question_of(state.step) if state.seat >= 0 else "")]
        head += [int(state.seat >= 0 and state.kind == kind) for kind in range(3, len(KIND_NAMES))]
        head.append(0 if state.seat < 0 else 1 if state.seat == view.seat else -1)
        sums = [0] * PLACES
        told = self._rules.describe(view)
        self._add(sums, "", {key: value for key, value in told.items() if key not in LEFT_OUT}, max(0, view.seat))
        return array("h", head + [max(-MOST, min(MOST, number)) for number in sums])

    def _add(self, sums: list[int], path: str, value: object, seat: int) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                self._add(sums, f"{path}/{key}", inner, seat)
        elif isinstance(value, list | tuple):
            by_seat = path.rpartition("/")[2] in SEATS
            for n, inner in enumerate(value):
                self._add(sums, f"{path}/{(n - seat) % len(value)}" if by_seat else path, inner, seat)
        elif isinstance(value, bool | int):
            sums[crc32(path.encode()) % PLACES] += int(value)
        elif value is not None:
            sums[crc32(f"{path}={value}".encode()) % PLACES] += 1

    def encode_options(self, view: View) -> array[int]:
        """By the words of their keys."""
        rows: list[int] = []
        for option in view.state.options:
            word, noun, number = words_of(self._rules.key(view.state.kind, option))
            rows += [self.vocabulary.number(word), self.vocabulary.number(noun), number, 0, 0, 0, 0, 0, 0]
        return array("h", rows)
