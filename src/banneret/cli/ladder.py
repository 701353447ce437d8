"""`banneret ladder`: all bots of a game against each other."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def ladder(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[
        str, typer.Option("--bots", help="The bots, with commas between them; by default all of the game.")
    ] = "",
    course: Annotated[
        list[str], typer.Option("--course", help="What they are measured on; by default every course of the game.")
    ] = [],  # noqa: B006  (typer copies it)
    games: Annotated[int, typer.Option("--games", help="How many games of every two bots on each course.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The seed of all luck.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="A file for all games: a ladder that was stopped goes on from there.")
    ] = None,
    anchor: Annotated[str, typer.Option("--anchor", help="The bot with 1500 points.")] = "greedy",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let every bot meet every other one with the same luck, and rate them all.

    Where all seats are on one side, each bot plays by itself, and its wins are counted.
    """
    import msgspec

    from banneret.arena.command import progress_bar
    from banneret.arena.courses import course_of, courses_of
    from banneret.arena.ladder import climb, standings
    from banneret.arena.ladder_sheet import as_markdown
    from banneret.bots.registry import names

    who = tuple(bots.split(",")) if bots else tuple(names(game))
    chosen = [course_of(game, name) for name in course] if course else list(courses_of(game).values())
    failed = 0
    for one in chosen:
        with progress_bar(one.name, sys.stderr.isatty() and not as_json) as progress:
            outcomes = climb(game, one, who, games=games, seed=seed, jobs=jobs, kept=keep, progress=progress)
        found = standings(one, outcomes, anchor if anchor in who else who[0])
        told = {"game": game, "course": one.name, "standings": [standing._asdict() for standing in found]}
        text = msgspec.json.encode(told).decode() if as_json else as_markdown(game, one, outcomes, found) + "\n"
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
        failed += sum(bool(outcome.error) for outcome in outcomes)
    if failed:
        sys.exit(1)
