"""Many games, in several processes if wanted; the outcome does not depend on their number."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from banneret.arena.bot_game import Pairing, Played, play_one
from banneret.arena.ray_cluster import RayCluster
from banneret.arena.summary import Summary, summarise
from banneret.bots.registry import maker
from banneret.games import rules_of
from banneret.kernel.errors import SetupError
from banneret.kernel.files import held
from banneret.kernel.rules import Setup

AT_ONCE: Final = 16
"""The most games that a process takes at a time when results are wanted in order."""

MOST_GAMES = 1_000_000


def run(
    *,
    game: str,
    scenario: str,
    sides: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int = 1,
    ray: str = "",
    options: dict[str, str] | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Play games and put their figures together.

    Games come in rows with the same sides and luck and the bots rotated, so that neither the seat nor the dice favour
    one of them. They are played on the Ray cluster at the address `ray`, if there is one. `progress` is called with
    the number of finished games and the total.
    """
    all_pairings = pairings(game, scenario, sides, bots, games, seed, dict(options or {}))
    if jobs < 1:
        raise SetupError(f"--jobs is at least 1, not {jobs}")
    if records is not None:
        _open(records)
    played: list[Played] = []
    start = time.perf_counter()
    # Two runs with the same folder would overwrite each other's games.
    with nullcontext() if records is None else held(records / "games"):
        played_there = RayCluster(ray).in_order(play_one, all_pairings) if ray else play_all(all_pairings, jobs)
        for number, one in enumerate(played_there, 1):
            if records is not None:
                _keep(records, number, len(all_pairings), one)
            played.append(one)
            if progress is not None:
                progress(number, len(all_pairings))
    return summarise(played, _names(bots), seed, time.perf_counter() - start)


def pairings(
    game: str,
    scenario: str,
    sides: tuple[str, ...],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    options: dict[str, str],
) -> list[Pairing]:
    """All matches to play, checked before the first begins."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"--games is a number from 1 to {MOST_GAMES}, not {games}")
    if len(bots) != len(sides):
        raise SetupError(f"{len(sides)} seats need as many bots, not {len(bots)}")
    for bot in bots:
        maker(bot, game)
    setup = rules_of(game).normalise(Setup(game=game, scenario=scenario, seats=sides, options=options))
    names = _names(bots)
    all_pairings: list[Pairing] = []
    for n in range(games):
        turn = n % len(bots)
        all_pairings.append(
            Pairing(
                game=game,
                scenario=setup.scenario,
                sides=setup.seats,
                bots=bots[turn:] + bots[:turn],
                names=names[turn:] + names[:turn],
                seed=luck_of(seed, n // len(bots)),
                options=setup.options,
                definition=setup.definition,
            )
        )
    return all_pairings


def luck_of(seed: int, row: int) -> int:
    """The seed of one row of games, unrelated to those of its neighbours, however long the main seed is."""
    return int.from_bytes(blake2b(f"{seed}/{row}".encode(), digest_size=4).digest())


def _names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots' names, made distinct if the same bot plays itself."""
    if len(set(bots)) == len(bots):
        return bots
    return tuple(f"{bot}#{n}" for n, bot in enumerate(bots, 1))


def play_as_done(all_pairings: list[Pairing], jobs: int) -> Iterator[tuple[int, Played]]:
    """Play all matches in this many processes; each comes with its number as soon as it is over, so that a long one
    holds up nothing but itself."""
    if jobs == 1:
        yield from enumerate(map(play_one, all_pairings))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        under_way = {pool.submit(play_one, pairing): n for n, pairing in enumerate(all_pairings)}
        for done in as_completed(under_way):
            yield under_way[done], done.result()


def play_all(all_pairings: list[Pairing], jobs: int) -> Iterator[Played]:
    """Play all matches, in order, in this many processes."""
    if jobs == 1:
        yield from map(play_one, all_pairings)
        return
    # Fresh processes: none of this one's state can get into a game.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, all_pairings, chunksize=max(1, min(AT_ONCE, len(all_pairings) // (4 * jobs))))


def _open(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"--records {folder}: {error.strerror or error}") from None


def _keep(folder: Path, number: int, games: int, one: Played) -> None:
    """Write the record of a game; the file name of a failed one says so."""
    mark = "-error" if one.error else ""
    path = folder / f"{number:0{len(str(games))}d}{mark}.banneret"
    try:
        path.write_text(one.record, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None
