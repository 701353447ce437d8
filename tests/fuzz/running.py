"""Running families of stacked games for a while: what is kept between runs, and the table at the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from traceback import format_exc
from typing import Any, Final, Protocol

from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Broken, Stacked

SLICE: Final = 20.0
"""Seconds that all families share before each has its turn again."""


class Family(Protocol):
    """One sort of game, with its things and its pairs."""

    name: str
    coverage: Coverage

    def deal(self, seed: int) -> Stacked:
        """A game in which open pairs may meet; the same seed and the same open pairs give the same game."""


class Run:
    """A family being run: how many games were played, and where everything is kept."""

    def __init__(self, family: Family, folder: Path, seed: int) -> None:
        self.family = family
        self.folder = folder
        self.seed = seed
        self.played = 0
        self.seconds = 0.0
        kept = self._kept()
        if kept and kept["seed"] == seed:
            self.played = kept["played"]
            self.seconds = kept["seconds"]
            family.coverage.restore(kept["coverage"])

    def _file(self) -> Path:
        return self.folder / f"{self.family.name}.json"

    def _kept(self) -> dict[str, Any] | None:
        try:
            kept: dict[str, Any] = json.loads(self._file().read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return kept

    def keep(self) -> None:
        """Write down how far this has come."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "seed": self.seed,
            "played": self.played,
            "seconds": self.seconds,
            "coverage": self.family.coverage.state(),
        }
        self._file().write_text(json.dumps(kept), encoding="utf-8")

    def step(self, say: Callable[[str], object]) -> None:
        """Play one game; one that breaks something is kept as a record."""
        seed = self.seed * 1_000_000 + self.played
        begun = monotonic()
        try:
            self.family.deal(seed).play()
        except Broken as broken:
            self.note(seed, str(broken), broken.text, broken.suffix, say)
        except Exception:
            # No game was under way: the dealing itself is at fault, and the night goes on all the same.
            self.note(seed, "nothing could be dealt", format_exc(), ".traceback", say)
        self.played += 1
        self.seconds += monotonic() - begun

    def note(self, seed: int, what: str, text: str, suffix: str, say: Callable[[str], object]) -> None:
        """Keep what has to do with something broken, and a text that says what broke."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{self.family.name}-{seed}{suffix}"
        path.write_text(text, encoding="utf-8")
        path.with_suffix(".txt").write_text(f"{what}\n", encoding="utf-8")
        say(f"BROKEN {path}: {what}")

    def broken(self) -> list[str]:
        """The broken games that lie in the folder, of this run and of those before it: what is mended is deleted."""
        found = sorted(self.folder.glob(f"{self.family.name}-*.txt"))
        return [f"{path.stem}: {path.read_text(encoding='utf-8').strip()}" for path in found]

    @property
    def open(self) -> int:
        """How many pairs are still open."""
        return self.family.coverage.counted()[3]

    @property
    def done(self) -> bool:
        """Whether no pair is open any more."""
        return self.open == 0


def run(runs: Sequence[Run], *, seconds: float, games: int, say: Callable[[str], object], every: float = 60.0) -> None:
    """Play the families by turns until all pairs have met, the time is up or each has played so many games."""
    began = told = monotonic()
    while True:
        waiting = [one for one in runs if not one.done and one.played < games]
        if not waiting or monotonic() - began >= seconds:
            break
        # Time goes to those with most pairs open, so that all come to their ends together.
        still = sum(one.open for one in waiting)
        for one in waiting:
            until = monotonic() + SLICE * one.open / still
            while monotonic() < until and one.played < games:
                one.step(say)
        if monotonic() - told >= every:
            told = monotonic()
            for one in runs:
                one.keep()
            say(f"after {round(told - began)} s")
            for line in table(runs):
                say(line)
    for one in runs:
        one.keep()


def table(runs: Sequence[Run]) -> list[str]:
    """By family: games, things, pairs, those that have met, that cannot, and that are open."""
    lines = [f"{'family':18}{'games':>8}{'minutes':>9}{'things':>8}{'pairs':>9}{'met':>9}{'cannot':>9}{'open':>9}"]
    for one in runs:
        pairs, met, never, still = one.family.coverage.counted()
        things = len(one.family.coverage.names)
        lines.append(
            f"{one.family.name:18}{one.played:8}{one.seconds / 60:9.1f}{things:8}{pairs:9}{met:9}{never:9}{still:9}"
        )
    return lines


def faults(runs: Sequence[Run]) -> list[str]:
    """Everything that must not be: broken games, and pairs that have met though they cannot."""
    found = [line for one in runs for line in one.broken()]
    for one in runs:
        for first, second, reason in sorted(one.family.coverage.wrong):
            found.append(f"{one.family.name}: {first} has met {second}, though: {reason}")
    return found
