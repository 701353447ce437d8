"""How many bytecodes the lines of `banneret bench` take in two pure builds: the same numbers on every machine.

    PYTHONHASHSEED=0 python -m tests.bench.bytecodes BEFORE AFTER [LINE...] [--functions]

A build is `python@folder`, as for `python -m tests.bench`. Each line does the same work in both, as long as the rules
lead through the same games: the same set-ups, answers and luck. Counted are bytecodes per decision, copy or view, with
everything loaded. Work of the interpreter and of C code is not counted: a call costs more than its bytecodes say, and a
tuple that copies share costs less. With `--functions` the functions are listed in which most has changed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from typing import Any, Final

from tests.bench.older_builds import LINES, NAMES

# Runs in the build that is measured.
WORKER: Final = (
    LINES
    + "bench._rates = lambda sample: [1.0]"
    + NAMES
    + """
from random import Random
TIMES = {"heroes-skirmish": 64, "heroes-events": 16, "heroes-replay": 8, "heroes-record-parse": 8, "heroes-setup": 64,
         "heroes-event-json": 5, "heroes-game": 6, "heroes-game-replay": 4, "battlefield-duel": 12,
         "battlefield-duel-replay": 4, "battlelore": 10, "battlelore-replay": 4}
for name, sample in zip(names, samples, strict=True):
    if sys.argv[1:] and name not in sys.argv[1:]:
        continue
    sample()
    sample.__self__.turn = 0
    sample.__self__.random = Random(7).random
    counts = {}
    def each(frame, event, argument):
        if event == "opcode":
            counts[frame.f_code] += 1
        return each
    def called(frame, event, argument):
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        counts.setdefault(frame.f_code, 0)
        return each
    sys.settrace(called)
    done = 0
    for _ in range(TIMES.get(name, 1)):
        done += sample()
    sys.settrace(None)
    functions = {}
    for code, count in counts.items():
        functions[code.co_qualname] = functions.get(code.co_qualname, 0.0) + count / done
    print(json.dumps({"line": name, "done": done, "functions": functions}), flush=True)
"""
)
LISTED: Final = 20


def counted(build: str, lines: list[str]) -> dict[str, dict[str, Any]]:
    """By line: how much was done, and the bytecodes of each function for one of it."""
    python, _, sources = build.partition("@")
    environment = {**os.environ, "PYTHONPATH": os.path.abspath(sources), "PYTHONHASHSEED": "0"}
    command = [os.path.abspath(python), "-c", WORKER, *lines]
    told = subprocess.run(command, cwd=os.sep, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout
    return {row["line"]: row for row in map(json.loads, told.splitlines())}


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bytecodes", description=__doc__.partition("\n")[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("lines", nargs="*", metavar="LINE")
    parser.add_argument("--functions", action="store_true")
    asked = parser.parse_intermixed_args()
    before, after = counted(asked.before, asked.lines), counted(asked.after, asked.lines)
    for line, old in before.items():
        new = after[line]
        was, now = sum(old["functions"].values()), sum(new["functions"].values())
        print(f"{line:28}{old['done']:>9,}{new['done']:>9,}{was:>10,.0f}{now:>10,.0f}{now / was - 1:>+9.1%}")
        if asked.functions:
            both = set(old["functions"]) | set(new["functions"])
            more = {name: new["functions"].get(name, 0.0) - old["functions"].get(name, 0.0) for name in both}
            for name in sorted(more, key=lambda name: -abs(more[name]))[:LISTED]:
                print(f"    {name:50}{more[name]:>+9.2f}")


if __name__ == "__main__":
    main()
