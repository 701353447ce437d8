"""The lines of `banneret bench`, sampled in turns in two builds.

    python -m tests.bench BEFORE AFTER [--repeats 15] [LINE...]

A build is the python of an environment, or `python@folder` for the pure sources in a folder, such as
`.venv/bin/python@../before/src`. Each build has a process of its own, and only one of them works at a time: a sample of
the one always lies between two samples of the other, so a machine that slows down slows both. This tells differences
of two per cent, which two whole runs one after the other do not. Printed are median rates a second, the median of the
ratios and its quartiles; first those of the reference of `banneret bench`, which is the same in both builds and shows
what the machine makes of it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from statistics import median, quantiles

from tests.bench.older_builds import LINES, NAMES

# Runs in the build that is measured.
WORKER = (
    LINES
    + NAMES
    + """
lines = {"python-chess": bench._chess()[0], **dict(zip(names, samples, strict=True))}
names.insert(0, "python-chess")
print(report["build"], *names, flush=True)
for line in sys.stdin:
    print(bench.rate(lines[line.strip()]), flush=True)
"""
)


class Build:
    """A process that takes samples when asked."""

    def __init__(self, build: str) -> None:
        python, _, sources = build.partition("@")
        if not os.access(python, os.X_OK):
            sys.exit(f"{python} is no python that could be run")
        environment = dict(os.environ)
        if sources:
            environment["PYTHONPATH"] = os.path.abspath(sources)
        self.process = subprocess.Popen(
            [os.path.abspath(python), "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=os.sep,
            env=environment,
        )
        self.kind, *self.lines = self._answer().split()

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"a build cannot be measured: exit {self.process.wait()}")
        return line

    def rate(self, line: str) -> float:
        """One sample."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return float(self._answer())


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__.partition("\n")[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("lines", nargs="*", metavar="LINE")
    parser.add_argument("--repeats", type=int, default=15)
    asked = parser.parse_intermixed_args()
    before, after = Build(asked.before), Build(asked.after)
    both = [line for line in before.lines if line in after.lines]
    unknown = sorted(set(asked.lines) - set(both))
    if unknown:
        parser.error(f"no such line in both builds: {', '.join(unknown)}")
    print(f"{before.kind} and {after.kind}")
    for line in asked.lines or both:
        olds, news, ratios = [before.rate(line)], [], []
        for _ in range(asked.repeats):
            news.append(after.rate(line))
            olds.append(before.rate(line))
            ratios.append(news[-1] / ((olds[-2] + olds[-1]) / 2))
        low, _, high = quantiles(ratios, n=4)
        print(f"{line:28}{median(olds):>12,.0f}{median(news):>12,.0f}{median(ratios):>9.3f}  ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
