"""A bot that thinks in a separate process, so that the program that waits for it stays responsive.

A terminal waits for it in a thread. A process that dies is replaced, and the game's default bot answers meanwhile.
Advice is thought about in the same way.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

from banneret.bots.advice import USUAL, Advice, advise
from banneret.bots.protocol import Bot
from banneret.bots.registry import make, thinks, usual
from banneret.bots.sent_view import SentView, receive, send
from banneret.games import rules_of
from banneret.kernel.rules import GameRules, Setup, View

NICENESS: Final = 5
"""How much priority the screen has over the thinking process."""


def seated(name: str, setup: Setup, seed: int) -> Bot:
    """A bot for a game with this set-up; a slow bot gets its own process."""
    game = setup.game
    return ApartBot(name, setup, seed) if thinks(name, game) else make(name, game, seed)


class Apart:
    """Another process, which is begun when it is first needed. It is sent views, and nothing else."""

    def __init__(self, setup: Setup, name: str = "", seed: int = 0) -> None:
        self._setup = setup
        self._name = name
        """The bot there, if it is to remember what it has thought."""
        self._seed = seed
        self._executor: ProcessPoolExecutor | None = None

    def close(self) -> None:
        """End the process at once; the next question starts another."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        for process in list(executor._processes.values()):
            process.kill()
        executor.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Spawned, not forked: a fork would copy the terminal's threads.
            self._executor = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._name, self._setup.game, self._seed),
            )
        return self._executor


class ApartAdviser(Apart):
    """Advises in another process."""

    def advise(self, view: View, rules: GameRules) -> Advice:
        """What the strongest bot would answer. Raises BrokenProcessPool if its process has died."""
        try:
            return self._running().submit(_advise, send(view, self._setup, rules)).result()
        except BrokenProcessPool:
            self.close()
            raise


class ApartBot(Apart):
    """Asks a bot in another process."""

    def __init__(self, name: str, setup: Setup, seed: int) -> None:
        make(name, setup.game, seed)  # an unknown bot is reported here
        super().__init__(setup, name, seed)

    def choose(self, view: View, rules: GameRules) -> int:
        """What the bot answers or, if its process has died, what the usual bot would."""
        sent = send(view, self._setup, rules)
        try:
            return self._running().submit(_answer, sent).result()
        except BrokenProcessPool:
            self.close()
            return make(usual(self._setup.game), self._setup.game, self._seed).choose(view, rules)


# -- in the other process ----------------------------------------------------------------------------------------------

_BOTS: Final[list[Bot]] = []


def _begin(name: str, game: str, seed: int) -> None:
    """The first task of such a process: make the bot, if it has one, which keeps its memory from then on."""
    end_with_parent()
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    if name:
        _BOTS.append(make(name, game, seed))


def _answer(sent: SentView) -> int:
    rules = rules_of(sent.setup.game)
    return _BOTS[0].choose(receive(sent, rules), rules)


def _advise(sent: SentView) -> Advice:
    rules = rules_of(sent.setup.game)
    return advise(receive(sent, rules), rules, USUAL)


def end_with_parent() -> None:
    """Make sure that a process does not outlive its parent if that is killed: nobody else would end it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
