"""Running families of stacked games for a while: what is kept between runs, and the table at the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc
from typing import Any, Final, Protocol

from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Broken, Stacked
from tests.sharing import share

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
        self.next = 0
        """The number of the next game."""
        self.stride = 1
        """How far it is from the number of one game to that of the next: others may play those between."""
        self.add(folder)

    def add(self, folder: Path) -> None:
        """Add what is kept in a folder, where it is of the same seed."""
        try:
            kept: dict[str, Any] = json.loads(self._file(folder).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        if kept["seed"] == self.seed:
            self.played += kept["played"]
            self.seconds += kept["seconds"]
            self.next = max(self.next, kept.get("next", kept["played"]))
            self.family.coverage.restore(kept["coverage"])

    def _file(self, folder: Path) -> Path:
        return folder / f"{self.family.name}.json"

    def keep(self) -> None:
        """Write down how far this has come."""
        self.write(self.folder, self.played, self.seconds)

    def write(self, folder: Path, played: int, seconds: float) -> None:
        """Write down so many games, and what has met, into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "seed": self.seed,
            "played": played,
            "seconds": seconds,
            "next": self.next,
            "coverage": self.family.coverage.state(),
        }
        self._file(folder).write_text(json.dumps(kept), encoding="utf-8")

    def step(self, say: Callable[[str], object]) -> None:
        """Play one game; one that breaks something is kept as a record."""
        seed = self.seed * 1_000_000 + self.next
        self.next += self.stride
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


def run(
    runs: Sequence[Run],
    *,
    seconds: float,
    games: int,
    say: Callable[[str], object],
    jobs: int = 1,
    every: float = 60.0,
) -> None:
    """Play the families by turns until all pairs have met, the time is up or each has played so many games.

    Where several processes play, each begins with all pairs that have met so far, and what met in any of them is put
    together every now and then.
    """
    began = monotonic()
    most = {one.family.name: games for one in runs}
    while (left := seconds - (monotonic() - began)) > 0 and _waiting(runs, most):
        if jobs > 1:
            _play_together(runs, min(left, every), most, jobs, say)
        else:
            _play(runs, min(left, every), most, say)
        for one in runs:
            one.keep()
        say(f"after {round(monotonic() - began)} s")
        for line in table(runs):
            say(line)
    for one in runs:
        one.keep()


def _waiting(runs: Sequence[Run], most: Mapping[str, int]) -> list[Run]:
    """The families with open pairs that have not played as many games as they may at most."""
    return [one for one in runs if not one.done and one.played < most[one.family.name]]


def _play(runs: Sequence[Run], seconds: float, most: Mapping[str, int], say: Callable[[str], object]) -> None:
    """Play the families by turns for a while."""
    end = monotonic() + seconds
    while monotonic() < end and (waiting := _waiting(runs, most)):
        # Time goes to those with most pairs open, so that all come to their ends together.
        still = sum(one.open for one in waiting)
        for one in waiting:
            until = monotonic() + SLICE * one.open / still
            while monotonic() < min(until, end) and one.played < most[one.family.name]:
                one.step(say)


def _play_together(
    runs: Sequence[Run], seconds: float, most: Mapping[str, int], jobs: int, say: Callable[[str], object]
) -> None:
    """Play in several processes for a while, and put together what they have seen."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        before = [(one.played, one.seconds) for one in runs]

        def play(n: int) -> None:
            # Each begins with another family: they are few games in the time there is.
            own = [*runs[n % len(runs) :], *runs[: n % len(runs)]]
            share_of = {}
            for one in own:
                one.next, one.stride = one.next + n, jobs
                share_of[one.family.name] = one.played + (most[one.family.name] - one.played + jobs - 1 - n) // jobs
            _play(own, seconds, share_of, say)
            for one, (played, spent) in zip(runs, before, strict=True):
                one.write(folder / f"{n}", one.played - played, one.seconds - spent)

        share(jobs, jobs, play, monotonic() + seconds, folder / "temporary", say)
        for one in runs:
            for n in range(jobs):
                one.add(folder / f"{n}")


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
