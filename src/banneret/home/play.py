"""Starting and resuming games for people."""

from __future__ import annotations

import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from secrets import randbelow
from typing import Final

from platformdirs import user_data_path

from banneret.bots.registry import usual
from banneret.games import new, resume, rules_of
from banneret.home.careers import Company, careers_of
from banneret.kernel.errors import BanneretError, InUse, SetupError
from banneret.kernel.files import held
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from banneret.kernel.record import SEEDS

PERSON: Final = "person"


def begin(
    game: str,
    scenario: str,
    sides: tuple[str, ...],
    seats: list[str],
    options: dict[str, str],
    seed: int | None,
    save: Path | None,
    lang: str,
    speed: str,
) -> None:
    """Begin a game in the terminal and keep it in a file. `sides` are armies, or factions and heroes."""
    from banneret.terminal.app import check_screen

    careers = careers_of(game)
    company = careers.company(sides) if careers is not None else None
    if company is not None:
        sides = company.sides
        if seed is None and company.names:
            # The seed identifies the game of a career, wherever its file is, so that none counts twice.
            seed = randbelow(SEEDS)
    started = new(game, scenario=scenario, seats=sides, seed=seed, options=options)
    with ExitStack() as stack:
        path = _new_file(game, stack) if save is None else _named_file(save, stack)
        check_bots(game, _seated(game, seats, len(sides)))
        check_screen(lang, speed)
        if company is not None:
            _bring(company, started, path)
        run_terminal(started, path, seats, lang, speed)
        _settle(path, lang)


def _bring(company: Company, game: Game, path: Path) -> None:
    """Characters kept here join a new game, which is saved before they do."""
    Journal(path, game)
    try:
        company.begin(game, path)
    except BanneretError:
        path.unlink(missing_ok=True)
        raise


def in_browser(
    game: str,
    scenario: str,
    sides: tuple[str, ...],
    seats: list[str],
    options: dict[str, str],
    seed: int | None,
    port: int,
) -> None:
    """Serve the table to this machine and open a browser on the lobby, or on the requested game."""
    from banneret.server.client.rest import create_room
    from banneret.server.http.pages import PAGE
    from banneret.server.http.serve import serve
    from banneret.server.requests import NewRoom, NewSeat

    rules_of(game)
    taken = _seated(game, seats, len(sides)) if sides else []
    definition = ""
    careers = careers_of(game)
    if sides and careers is not None and (named := careers.company(sides).names):
        raise SetupError(
            f"{', '.join(named)}: heroes of your hall play with --terminal; the page has a hall of its own"
        )
    if sides:
        # Errors in the set-up are reported here, before anything listens; and files are read here, never by the server.
        setup = new(game, scenario=scenario, seats=sides, seed=seed, options=options).setup
        sides, scenario, definition = setup.seats, setup.scenario, setup.definition
        check_bots(game, taken)
    if not PAGE.is_dir():
        raise SetupError("the page is not there: `make page` builds it with Node.js, and --terminal plays without it")

    def link(url: str) -> str:
        if not sides:
            return f"{url}/"
        chairs = tuple(
            NewSeat("person", side) if seat == PERSON else NewSeat("bot", side, bot=_by_name(game, seat))
            for seat, side in zip(taken, sides, strict=True)
        )
        made = create_room(url, NewRoom(game, scenario, chairs, options, seed=seed, definition=definition))
        keys = "&".join(f"{seat}={key}" for seat, key in {**made.keys, "host": made.host}.items())
        return f"{url}/#/t/{made.room}?{keys}"

    serve(port=port, opened=link)


def _by_name(game: str, seat: str) -> str:
    """A bot as the table knows it: characters go by name there, not by rank."""
    from banneret.bots.characters import character

    found = character(seat, game)
    return found.id if found else seat


def check_bots(game: str, seats: list[str]) -> None:
    """Raise SetupError for an unknown bot."""
    from banneret.bots.registry import maker

    for seat in seats:
        if seat != PERSON:
            maker(seat, game)


def _seated(game: str, given: list[str], count: int) -> list[str]:
    """Who sits where; by default a person takes the first seat and bots the others."""
    seats = [PERSON if seat == "human" else seat for seat in given]
    seats = seats or [PERSON, *[usual(game)] * (count - 1)]
    if len(seats) != count:
        raise SetupError(f"give --seat {count} times, once per seat, not {len(seats)} times")
    return seats


def go_on(path: Path, seats: list[str], lang: str, speed: str) -> None:
    """Continue the game in a file, unless another process plays it; a last line cut off by a crash is left out."""
    recover(path)  # a file that is not a record is left alone
    with held(path):
        found = recover(path)
        if found.dropped:
            sys.stderr.write(f"{path}: the last line was cut off and is left out: {found.dropped[:60]!r}\n")
        game = resume(found.record)
        careers = careers_of(game.setup.game)
        if careers is not None:
            careers.found_at(game, path)
        run_terminal(game, path, seats, lang, speed)
        _settle(path, lang)


def _settle(path: Path, lang: str) -> None:
    """Advance the careers whose game is over."""
    record = recover(path).record
    careers = careers_of(record.setup.game)
    if careers is not None:
        sys.stdout.write("".join(f"{line}\n" for line in careers.settled(resume(record), lang)))


def run_terminal(game: Game, path: Path, given: list[str], lang: str, speed: str) -> None:
    """Play it in the terminal."""
    seats = _seated(game.setup.game, given, len(game.setup.seats))
    from banneret.terminal.app import run

    trouble = run(game, path=path, seats=seats, lang=lang, speed=speed)
    if trouble:
        raise SetupError(f"the last answers are not kept in {path}: {trouble}")
    sys.stdout.write(f"The game is kept in {path}\n")


def _named_file(path: Path, stack: ExitStack) -> Path:
    """The file named for a new game, locked until the stack is closed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{path.parent}: {error.strerror or error}") from None
    stack.enter_context(held(path))
    if path.exists():
        raise SetupError(f"{path} exists already: give another file, or --resume it")
    return path


def _new_file(game: str, stack: ExitStack) -> Path:
    """A file for a new game, locked until the stack is closed; a game begun in the same second gets another one."""
    folder = user_data_path("banneret")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder}: {error.strerror or error}: give a place with --save") from None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        path = folder / (f"{game}-{stamp}.banneret" if number == 1 else f"{game}-{stamp}-{number}.banneret")
        with ExitStack() as attempt, suppress(InUse):
            attempt.enter_context(held(path))
            if not path.exists():
                stack.push(attempt.pop_all())
                return path
        number += 1
