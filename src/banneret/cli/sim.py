"""`banneret sim`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from banneret.cli.arguments import Armies, Json, Options, Scenario, Sides, options_of, say, say_json
from banneret.plugins import plugin_of


def sim(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str, typer.Option("--seats", help="The bots, with commas between them.")],
    scenario: Scenario | None = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The seed of all luck.")] = 1,
    army: Armies = [],  # noqa: B006
    side: Sides = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    ray: Annotated[
        str, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster: the same games.")
    ] = "",
    as_json: Json = False,
    records: Annotated[Path | None, typer.Option("--records", help="A folder for the records of all games.")] = None,
    balance: Annotated[
        bool, typer.Option("--balance", help="Every pairing of factions, seats swapped; one bot for all seats.")
    ] = False,
    waits: Annotated[
        bool,
        typer.Option("--waits", help="How often players wait for each other, without and with standing orders."),
    ] = False,
    players: Annotated[
        int | None, typer.Option("--players", help="With --balance: only for this many players.")
    ] = None,
) -> None:
    """Let bots play each other and count."""
    from banneret.arena.command import simulate
    from banneret.cli.seats import seats_of

    bots = tuple(seats.split(","))
    if balance:
        from banneret.arena.balance import Weighing, weigher_of
        from banneret.kernel.errors import SetupError

        if len(bots) != 1:
            raise SetupError("--balance takes one bot for all seats")
        if ray:
            raise SetupError("--balance is played on this machine: leave --ray out")
        wanted = Weighing(scenario, players, games, seed, jobs, bots[0], options_of(option))
        errors = 0
        for found in weigher_of(game)(wanted):
            say(found.text + "\n")
            errors += found.errors
        if errors:
            sys.exit(1)
        return
    if waits:
        _say_waits(game, bots, scenario or plugin_of(game).first, games, seed, army, side, option, jobs, as_json)
        return
    what = scenario or plugin_of(game).first_for_bots or plugin_of(game).first
    summary = simulate(
        game=game,
        scenario=what,
        sides=seats_of(game, what, army, side, len(bots), bots=True),
        bots=bots,
        games=games,
        seed=seed,
        jobs=jobs,
        ray=ray,
        options=options_of(option),
        records=records,
        bar=sys.stderr.isatty() and not as_json,
    )
    if as_json:
        say_json(summary)
    else:
        from banneret.arena.command import as_text

        say(as_text(summary))
    if summary.errors:
        sys.exit(1)


def _say_waits(
    game: str, bots: tuple[str, ...], scenario: str, games: int, seed: int, army: list[str], side: list[str],
    option: list[str], jobs: int, as_json: bool,
) -> None:  # fmt: skip
    from banneret.arena.sim import pairings
    from banneret.arena.waits import compare_waits, waits_text
    from banneret.cli.seats import seats_of

    sides = seats_of(game, scenario, army, side, len(bots), bots=True)
    found = compare_waits(pairings(game, scenario, sides, bots, games, seed, options_of(option)), jobs)
    if as_json:
        say_json(found)
    else:
        say(waits_text(found))
