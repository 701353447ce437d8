"""Commands for programs that learn: datasets of games, and the games measured as benchmarks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from banneret.cli.arguments import Armies, Json, Scenario, Sides, say, say_json
from banneret.kernel.errors import SetupError
from banneret.plugins import plugin_of

if TYPE_CHECKING:
    from banneret.arena.bot_game import Pairing
    from banneret.kernel.record import Record

Game = Annotated[str, typer.Argument(help="Which game.")]
Bots = Annotated[str, typer.Option("--seats", help="The bots, with commas between them.")]
Games = Annotated[int, typer.Option("--games", help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", help="The seed of all luck.")]


def dataset(
    game: Game,
    out: Annotated[Path, typer.Option("--out", help="The file to write, such as games.npz.")],
    seats: Bots = "greedy,greedy",
    scenario: Scenario | None = None,
    games: Games = 100,
    seed: Seed = 1,
    army: Armies = [],  # noqa: B006  (typer copies it)
    side: Sides = [],  # noqa: B006
    records: Annotated[Path | None, typer.Option("--records", help="A folder of records, in place of bots.")] = None,
    games_a_file: Annotated[
        int, typer.Option("--games-a-file", min=1, help="Where there are more, files are numbered.")
    ] = 500,
) -> None:
    """Write games as arrays for programs that learn: what was seen, offered and answered, and how it ended."""
    try:
        from banneret.envs.dataset import collected, write_dataset
    except ImportError as error:
        raise SetupError(str(error)) from None
    if records is None:
        pairings = pairings_of(game, scenario, seats, army, side, games, seed)
        found, count = played(pairings), len(pairings)
    else:
        paths = record_files(records)
        found, count = recorded(paths), len(paths)
    for n, whole in enumerate(collected(found, games_a_file)):
        path = out if count <= games_a_file else out.with_name(f"{out.stem}-{n:03}{out.suffix}")
        write_dataset(path, whole)
        size = path.stat().st_size / 1e6
        say(f"{path}: {len(whole.results)} games, {len(whole.answers)} decisions, {size:.2f} MB")


def measure(
    game: Game,
    seats: Bots = "greedy,greedy",
    scenario: Scenario | None = None,
    games: Games = 20,
    seed: Seed = 1,
    army: Armies = [],  # noqa: B006
    side: Sides = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Measure a game as a benchmark: its length, options, chance, and what is hidden."""
    from banneret.envs.measuring import as_text, measured

    found = measured(pairings_of(game, scenario, seats, army, side, games, seed))
    if as_json:
        say_json(found)
    else:
        say(as_text(found))


def pairings_of(
    game: str, scenario: str | None, bots: str, armies: list[str], sides: list[str], games: int, seed: int
) -> list[Pairing]:
    """The games that bots play: those of `banneret sim` with the same arguments."""
    from banneret.arena.sim import pairings
    from banneret.cli.seats import seats_of

    names = tuple(bots.split(","))
    what = scenario or plugin_of(game).first_for_bots or plugin_of(game).first
    return pairings(game, what, seats_of(game, what, armies, sides, len(names), bots=True), names, games, seed, {})


def played(pairings: list[Pairing]) -> Iterator[tuple[Record, tuple[str, ...]]]:
    """Let bots play, and yield the record of each game. Raises SetupError if one fails."""
    from banneret.arena.bot_game import play_one
    from banneret.kernel.record import parse_record

    for pairing in pairings:
        found = play_one(pairing)
        if found.error:
            raise SetupError(f"the game with seed {pairing.seed} was not finished: {found.error}")
        yield parse_record(found.record), pairing.bots


def record_files(folder: Path) -> list[Path]:
    """The records in a folder, by name."""
    paths = sorted(folder.glob("*.banneret"))
    if not paths:
        raise SetupError(f"there are no records in {folder}: files whose names end with .banneret")
    return paths


def recorded(paths: list[Path]) -> Iterator[tuple[Record, tuple[str, ...]]]:
    """The games in record files."""
    from banneret.kernel.record import read_record

    for path in paths:
        yield read_record(path), ()
