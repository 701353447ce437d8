"""docs/dev/attack.md: what the bench has measured, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.attack.__main__ import Row

ATTACK_PAGE: Final = Path(__file__).parents[2] / "docs" / "dev" / "attack.md"
LONG: Final = 0.020
"""Seconds that nothing a client sends should hold the loop for."""
PLAIN: Final = "GET /api/health"
HEAD: Final = """# What an attack costs

Written by `make attack`, which starts a server of its own, sends every endpoint and every message the largest and
nastiest they take, then attacks with floods, and measures. How often something may be asked is left open for it; how
large and how many at once is as it is by default. All of it goes to the same machine, which runs both sides.

- **held** is the most processor time, in milliseconds, that the event loop used before it came to anybody else; more
  than 20 is set **bold**. It does not depend on what else the machine does. **pause** is the longest time by the clock,
  which does, and in which the loop may also have waited for another thread.
- **server** and **workers** are milliseconds of processor time a request, **x plain** how many plain requests
  (`GET /api/health`) of the same run that is, both together.
- **kB** is how much the memory of the server and its workers grew a request. What is read once and kept is in it.

A time means little on another machine, a multiple does. No speed makes the bench fail; a server that dies, a visitor
who is not let in, an error of ours, memory that is never given back and a log that fills do.

Two shared cores, CPython 3.11, not compiled.
"""


def page(rows: Sequence[Row]) -> str:
    """The whole page."""
    plain = next(row.cost.server_seconds / row.cost.number for row in rows if row.name == PLAIN)
    parts = [HEAD]
    for part, title in (("endpoint", "Endpoints"), ("message", "Messages")):
        parts.append(f"\n## {title}\n\n| what | with | answered | held | pause | server | workers | x plain | kB |\n")
        parts.append("|---|---|---|---|---|---|---|---|---|\n")
        parts += [_line(row, plain) for row in rows if row.part == part]
    parts.append(
        "\n## Floods\n\nA visitor looks in twenty times a second meanwhile; **waited** is the longest, in ms.\n\n"
    )
    parts.append(
        "| what | answered | held | pause | waited | server | workers | kB |\n|---|---|---|---|---|---|---|---|\n"
    )
    for row in rows:
        if row.part == "attack":
            cost = row.cost
            parts.append(
                f"| {row.name} | {_answers(row)} | {_held(row)} | {cost.pause * 1000:.0f} | {row.slowest * 1000:.0f} | "
                f"{_each(cost.server_seconds, cost.number)} | {_each(cost.worker_seconds, cost.number)} | "
                f"{cost.grown / cost.number / 1000:.1f} |\n"
            )
    return "".join(parts)


def _line(row: Row, plain: float) -> str:
    cost = row.cost
    times = (cost.server_seconds + cost.worker_seconds) / cost.number / plain
    return (
        f"| `{row.name}` | {row.text} | {_answers(row)} | {_held(row)} | {cost.pause * 1000:.0f} | "
        f"{_each(cost.server_seconds, cost.number)} | {_each(cost.worker_seconds, cost.number)} | {times:,.0f} | "
        f"{cost.grown / cost.number / 1000:.0f} |\n"
    )


def _answers(row: Row) -> str:
    return ", ".join(f"{what} ({count})" for what, count in row.answers.most_common())


def _held(row: Row) -> str:
    text = f"{row.cost.held * 1000:.1f}"
    return f"**{text}**" if row.cost.held > LONG else text


def _each(seconds: float, count: int) -> str:
    return f"{seconds / count * 1000:.1f}"
