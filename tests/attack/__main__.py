"""`make attack`: what the worst that a client may send costs a server, in about five minutes and on this machine alone.

    python -m tests.attack [--only WORDS] [--seconds 330] [--no-page]

Every endpoint and every message is sent the largest and nastiest it takes; then come floods. How long the event loop
was held, processor time and memory are measured and told, as numbers and as multiples of a plain request in the same
run. No speed makes the bench fail: a dead server, a visitor who is not let in, an error of ours, memory that is never
given back and a log that fills do.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection

from banneret.table.protocol import Hello
from tests.attack import messages, requests
from tests.attack.page import ATTACK_PAGE, page
from tests.attack.scenarios import ATTACKS
from tests.attack.stage import Stage
from tests.attack.target import Cost, Target, Visitor, attacked

MOST_LOG = 20_000
"""Bytes that one attack may write into the log."""
EACH = 6.0
"""Seconds after which no more is sent of one kind."""


class OutOfTime(Exception):
    """The bench has taken longer than it was given."""


class Row(NamedTuple):
    """What was sent, how it was answered, what it cost and what is wrong with that."""

    part: str
    name: str
    text: str
    answers: Counter[str]
    cost: Cost
    broken: tuple[str, ...] = ()
    slowest: float = 0.0
    """Seconds that a visitor had to wait at most."""


def endpoint_rows(stage: Stage, only: str) -> Iterator[Row]:
    for name, (text, make) in requests.CASES.items():
        if only not in name:
            continue
        asks, answers = make(stage), Counter[str]()

        def do(asks: list[requests.Ask] = asks, answers: Counter[str] = answers) -> int:
            end = time.monotonic() + EACH
            for ask in asks:
                answers[str(stage.target.ask(*ask)[0])] += 1
                if time.monotonic() > end:
                    break
            return answers.total()

        cost = stage.target.cost(do)
        faults = sum(count for status, count in answers.items() if status.startswith("5"))
        yield Row("endpoint", name, text, answers, cost, (f"{faults} errors of ours",) if faults else ())


def message_rows(stage: Stage, only: str) -> Iterator[Row]:
    for kind, (text, make) in messages.CASES.items():
        name = messages.name_of(kind)
        if only in name:
            with stage.line() as line:
                answers, cost = _message(stage, line, kind, make)
            faults = answers["our_fault"] + answers["closed 1011"]
            yield Row("message", name, text, answers, cost, (f"{faults} errors of ours",) if faults else ())


def _message(stage: Stage, line: ClientConnection, kind: type, make: messages.Maker) -> tuple[Counter[str], Cost]:
    answers, table = Counter[str](), dict[str, Any]()

    def come() -> int:
        table.update(messages.hello(stage, line))
        return 1

    if kind is Hello:
        return Counter({"welcome": 1}), stage.target.cost(come)
    come()
    sent = make(messages.sit_down(line, table, 2))

    def do() -> int:
        answers.update(messages.send_all(line, kind, sent, 3))
        return answers.total()

    return answers, stage.target.cost(do)


def attack_rows(stage: Stage, only: str) -> Iterator[Row]:
    for name, do in ATTACKS.items():
        if only not in name:
            continue
        visitor, size = Visitor(stage.target), stage.target.log.stat().st_size
        found: list[Any] = []

        def run(found: list[Any] = found, do: Any = do) -> int:
            found.append(do(stage))
            return int(found[0].number)

        visitor.start()
        try:
            cost = stage.target.cost(run)
        finally:
            visitor.end()
        outcome, written = found[0], stage.target.log.stat().st_size - size
        broken = list(outcome.broken)
        if visitor.refused:
            broken.append(f"{visitor.refused} of {visitor.answers.total()} visitors were not let in")
        if written > MOST_LOG:
            broken.append(f"{written // 1000} kB were written into the log")
        yield Row("attack", name, "", outcome.answers, cost, tuple(broken), visitor.slowest)


def rows(target: Target, only: str, seconds: float) -> Iterator[Row]:
    """Everything, one after the other, until time is up."""
    began = time.monotonic()
    stage = Stage(target)
    for part in (endpoint_rows, message_rows, attack_rows):
        for row in part(stage, only):
            if not target.alive:
                yield row._replace(broken=(*row.broken, "the server is dead"))
                return
            yield row
            if time.monotonic() - began > seconds:
                raise OutOfTime(
                    f"the time was up after {row.name}: not everything was measured, and nothing is written down"
                )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("--only", default="", help="only what has these words in its name")
    parser.add_argument("--seconds", type=float, default=330.0, help="give up after so long")
    parser.add_argument("--no-page", action="store_true", help=f"leave {ATTACK_PAGE.name} as it is")
    args = parser.parse_args()
    unsent = [*requests.missing(), *messages.missing()]
    if unsent:
        sys.stderr.write(f"there is no attack on {', '.join(unsent)}\n")
        return 1
    found: list[Row] = []
    late = ""
    with attacked() as target:
        try:
            for row in rows(target, args.only, args.seconds):
                found.append(row)
                cost, answers = row.cost, ", ".join(f"{what} {count}" for what, count in row.answers.most_common())
                sys.stdout.write(
                    f"{row.name:<45.45} loop {cost.held * 1000:7.1f} ms, pause {cost.pause * 1000:7.1f} ms, "
                    f"server {cost.server_seconds / cost.number * 1000:8.2f} ms each, "
                    f"workers {cost.worker_seconds / cost.number * 1000:8.2f}, {cost.grown / 1000:8.0f} kB; {answers}\n"
                )
                for wrong in row.broken:
                    sys.stdout.write(f"    BROKEN: {wrong}\n")
                sys.stdout.flush()
        except OutOfTime as error:
            late = str(error)
        log = target.log.read_text()
    if log:
        sys.stdout.write(f"the log:\n{log[:4000]}\n")
    if late:
        sys.stdout.write(f"{late}\n")
    if not args.only and not late and not args.no_page:
        ATTACK_PAGE.write_text(page(found))
    good = not any(row.broken for row in found)
    sys.stdout.write("good\n" if good else "not good\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
