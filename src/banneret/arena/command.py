"""The arena as `banneret sim` shows it: a progress bar and a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from banneret.arena.sim import run
from banneret.arena.summary import Summary


@contextmanager
def progress_bar(title: str, wanted: bool) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on standard error, if wanted: a function to call with the number of finished games and the
    total."""
    if not wanted:
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def simulate(*, bar: bool, **what: Any) -> Summary:
    """Play the games, with a progress bar if wanted."""
    with progress_bar("games", bar) as progress:
        return run(progress=progress, **what)


def as_text(summary: Summary) -> str:
    """The figures for a person to read."""
    lines = [f"{summary.finished} of {summary.games} games finished in {summary.seconds} s, seed {summary.seed}"]
    for name, wins in summary.wins.items():
        low, high = summary.interval95[name]
        share = wins / max(1, summary.finished)
        lines.append(f"  {name:16}{wins:>6} wins   {share:6.1%}   (95 %: {low:.1%} to {high:.1%})")
    lines.append(f"  {'draws':16}{summary.draws:>6}")
    if summary.lost:
        lines.append(f"  {'lost by all':16}{summary.lost:>6}")
    lines.append(f"  by seat: {', '.join(map(str, summary.seat_wins))}")
    shape = summary.choices
    lines.append(f"  choices a game: median {shape['median']}, mean {shape['mean']}, longest {shape['max']}")
    lines.append(f"  {summary.choices_per_s} choices a second")
    if summary.errors:
        lines.append(f"  {summary.errors} errors, the first: {summary.first_error}")
    return "\n".join(lines)
