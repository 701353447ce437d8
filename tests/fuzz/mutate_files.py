"""`python -m tests.fuzz.mutate_files`: mutate shipped scenario files, ask the check, play what it accepts.

What goes wrong is kept in the folder: the file, the game up to the fault as a record, and a text that says what
happened. `--first N` goes on from file N; the exit status says whether anything went wrong in this run.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from tests.fuzz.mutated import Corpus, beyond_the_box, corpora, judged, tried, written

EVERY = 100
"""After so many files it says how far it has come."""


class Tally:
    """What came of the files so far."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []

    def line(self) -> str:
        """The same in one line."""
        made = self.counts["made"]
        return (
            f"{made} files, {self.counts['refused']} refused, {self.counts['accepted']} accepted, "
            f"{self.counts['played']} played, {self.counts['games']} games, {len(self.faults)} faults"
        )


def one_file(corpus: Corpus, number: int, games: int, folder: Path, tally: Tally) -> None:
    """Make one file, ask, play, and keep what went wrong."""
    game = corpus.game
    base, document = corpus.mutated(number)
    text = written(document)
    accepted, failure = judged(game, text)
    tally.counts["made"] += 1
    tally.counts["accepted" if accepted else "refused"] += 1
    record = ""
    if accepted and not beyond_the_box(game, text):
        tally.counts["played"] += 1
        found = tried(game, text, range(games * number, games * (number + 1)))
        tally.counts["games"] += games
        if found is not None:
            failure, record = (
                f"{found.fault}, {found.players} players, game {found.number}: {found.detail}",
                found.record,
            )
    if failure:
        name = f"{game}-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        (folder / f"{name}.txt").write_text(f"made of {base}\n{failure}\n", encoding="utf-8")
        if record:
            (folder / f"{name}.banneret").write_text(record, encoding="utf-8")
        tally.faults.append(f"{name}, made of {base}: {failure}")


def run(
    files: Sequence[int], games: int, folder: Path, seconds: float, say: Callable[[str], object], every: int = EVERY
) -> Tally:
    """Try these files, or as many of them as there is time for."""
    among = list(corpora().values())
    # By how many files each has, so that every shipped file is changed about as often.
    weighted = [corpus for corpus in among for _ in corpus.documents]
    tally, began = Tally(), monotonic()
    for done, number in enumerate(files, 1):
        told = len(tally.faults)
        one_file(weighted[number * 7 % len(weighted)], number, games, folder, tally)
        for fault in tally.faults[told:]:
            say(f"FAULT {fault}")
        if done % every == 0:
            say(f"up to file {number}: {tally.line()}, {round(monotonic() - began)} s")
        if monotonic() - began >= seconds:
            break
    return tally


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """Run, and tell the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.mutate_files", description=__doc__)
    parser.add_argument("--files", type=int, default=5000, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--games", type=int, default=3, help="random games of each that is accepted")
    parser.add_argument("--minutes", type=float, default=60.0, help="when to stop at the latest")
    parser.add_argument("--folder", type=Path, default=Path("build/mutated"), help="where faults are kept")
    given = parser.parse_args(arguments)
    numbers = range(given.first, given.first + given.files)
    tally = run(numbers, given.games, given.folder, 60 * given.minutes, say)
    say(tally.line())
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
