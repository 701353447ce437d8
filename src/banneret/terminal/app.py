"""The terminal application: `run` plays one game from its present position to its end."""

from __future__ import annotations

import asyncio
import select
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from banneret.bots import Bot
from banneret.bots.own_process import ApartBot, seated
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.terminal.face import terminal_of
from banneret.terminal.session import PERSON, Session
from banneret.terminal.table import SPEEDS, Table
from banneret.text import LANGUAGES

LOOK: Final = 2.0
"""Seconds between two checks that the terminal is still there."""


class BanneretApp(App[None]):
    """The application around the table."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Banneret"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]

    def __init__(self, session: Session, speed: str = "normal") -> None:
        super().__init__()
        self.session = session
        self.speed = speed

    def on_mount(self) -> None:
        """Set up the table; a signal to stop is a way to leave like any other."""
        self.push_screen(Table(self.session, self.speed))
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError, RuntimeError, ValueError):
                asyncio.get_running_loop().add_signal_handler(number, self.exit)
        if hasattr(select, "poll") and sys.stdin.isatty():
            self.set_interval(LOOK, self._leave_if_alone)

    def _leave_if_alone(self) -> None:
        """Leave if the terminal has vanished silently: otherwise the save would stay locked and the processor busy
        forever."""
        terminal = select.poll()
        terminal.register(sys.stdin, 0)
        if terminal.poll(0):
            self.exit()

    def action_leave(self) -> None:
        """Leave at once: every answer is already in the file."""
        self.exit()


def bots_for(game: Game, seats: Sequence[str]) -> dict[int, Bot]:
    """The bots for all seats without a person. Raises SetupError for an unknown bot."""
    if len(seats) != len(game.setup.seats):
        raise SetupError(f"the game has {len(game.setup.seats)} seats, and {len(seats)} are taken")
    first = randbits(64) if game.seed is None else game.seed
    return {n: seated(seat, game.setup, first + n) for n, seat in enumerate(seats) if seat != PERSON}


def check_screen(lang: str, speed: str) -> None:
    """Raise SetupError unless a game can be shown here with these settings."""
    if lang not in LANGUAGES:
        raise SetupError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    if speed not in SPEEDS:
        raise SetupError(f"there is no speed {speed!r}; there are {', '.join(SPEEDS)}")
    if not sys.stdout.isatty():
        raise SetupError("a game in the terminal needs a terminal, but the output goes elsewhere")


def run(game: Game, *, path: Path | None, seats: list[str], lang: str, speed: str = "normal") -> str:
    """Play a game in the terminal, and return why the last answers could not be saved; empty if they were.

    `seats` says for each seat "person" or the name of a bot. With a path, every answer is saved there before the screen
    shows it. Raises SetupError for a bot, language or speed that does not exist, and RecordError for a file that holds
    another game.
    """
    check_screen(lang, speed)
    terminal = terminal_of(game.setup.game)
    bots = bots_for(game, seats)
    session = terminal.session(game, path=path, seats=seats, bots=bots, lang=lang)
    try:
        BanneretApp(session, speed).run()
    finally:
        session.adviser.close()
        for bot in bots.values():
            if isinstance(bot, ApartBot):
                bot.close()
    return session.trouble
