"""Drawing: what chance brings in a game without a seed, and what its record says about that."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from banneret.kernel.chance import Key, Lots
from banneret.kernel.fairness.notes import dice_note, entropy_note, secret_note
from banneret.kernel.history import History
from banneret.kernel.rules import GameRules, Setup

PIECE: Final = 500
"""How many answers lots take in at once."""


class Drawing(History):
    """The part of a game that draws with a secret key."""

    def __init__(self, rules: GameRules, setup: Setup, seed: int | None) -> None:
        super().__init__(rules, setup, seed)
        self._lots: Lots | None = None

    def draw_with(self, key: Key) -> None:
        """From now on draw chance with this key; a seed that the game had no longer reveals anything.

        If the record is committed to the key, what is drawn depends on all its lines since then, otherwise on all.
        """
        self.seed = None
        committed = dice_note(0, key.commitment()).line
        since = next(((note.after, n) for n, note in enumerate(self.notes) if note.line == committed), (0, 0))
        self._lots = Lots(key, *since)

    def commit_to(self, key: Key, entropy: dict[int, str] | None = None) -> None:
        """From now on draw chance with this key and with what players have added to it, by seat, each 64 hexadecimal
        digits. The record says so; `reveal` makes it possible to verify."""
        after = len(self.played)
        self.notes.append(dice_note(after, key.commitment()))
        self.notes += [entropy_note(after, seat, added) for seat, added in sorted((entropy or {}).items())]
        self.draw_with(key)

    def reveal(self, key: Key) -> None:
        """Note the key to which the record is committed: nothing is drawn with it any more."""
        self.notes.append(secret_note(len(self.played), key.hex()))

    def _draw(self) -> int:
        if self._lots is None:
            self._lots = Lots(Key.new())
        self.listen(self._lots, len(self.played))
        return self._lots.pick(self.state.outcomes)

    def listening(self) -> Generator[None, None, None]:
        """Prepare the next draw, in pieces: after a long game has been read, that takes a while."""
        if self._lots is not None:
            for until in range(self._lots.answers + PIECE, len(self.played), PIECE):
                self.listen(self._lots, until)
                yield

    def listen(self, lots: Lots, until: int) -> None:
        """Let lots take in the record up to this many answers."""
        lots.hear(self.story(lots.answers, lots.notes, until))
        lots.answers = until
        lots.notes = sum(note.after <= until for note in self.notes)
