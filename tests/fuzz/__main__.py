"""`make fuzz`: stacked games until all pairs of effects have met, with everything checked that property tests check.

A run goes on where the last one with the same seed stopped. What breaks is kept as a record, with a text beside it that
says what broke; `--again RECORD` plays its answers again, and so does `banneret replay`. The exit status says whether
anything that broke lies in the folder, or a pair has met that was declared not to.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from banneret.games import resume
from banneret.kernel.record import parse_record
from tests.fuzz.families import FAMILIES
from tests.fuzz.running import Run, faults, run, table


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """Run, and tell the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("families", nargs="*", choices=[[], *FAMILIES], help="which games; all of them unless named")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    parser.add_argument("--minutes", type=float, default=240.0, help="when to stop at the latest")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games of a family at most")
    parser.add_argument("--jobs", type=int, default=1, help="in so many processes beside each other")
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"), help="where all is kept between runs")
    parser.add_argument("--open", type=int, default=0, metavar="N", help="list up to N open pairs of each family")
    parser.add_argument("--reasons", action="store_true", help="list why pairs cannot meet, and how many")
    parser.add_argument("--again", type=Path, metavar="RECORD", help="play the record of a broken game again")
    given = parser.parse_args(arguments)
    if given.again is not None:
        say(given.again.with_suffix(".txt").read_text(encoding="utf-8").strip())
        say(f"the answers lead on to {resume(parse_record(given.again.read_text(encoding='utf-8')))!r}")
        return 0
    runs = [Run(FAMILIES[name](), given.folder, given.seed) for name in given.families or FAMILIES]
    run(runs, seconds=60 * given.minutes, games=given.games, say=say, jobs=given.jobs)
    for line in table(runs):
        say(line)
    for one in runs:
        if given.reasons:
            for reason, count in one.family.coverage.reasons.most_common():
                say(f"{one.family.name}: {count} pairs cannot meet: {reason}")
        if given.open:
            pairs = one.family.coverage.open_pairs()
            lonely = Counter(name for pair in pairs for name in pair).most_common(given.open)
            for name, count in lonely:
                say(f"{one.family.name}: {name} has {count} open pairs")
            for first, second in pairs[: given.open]:
                say(f"{one.family.name}: {first} x {second} is open")
    wrong = faults(runs)
    for line in wrong:
        say(f"FAULT {line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
