"""The game in a terminal, in the face that every game has."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

import banneret
from banneret.bots import make
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.terminal.dialogs import Ask, Curtain, WhyNot
from banneret.terminal.face import Face, terminal_of
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.cli.running import ENV, run
from tests.support.real_terminal import read_until
from tests.support.time_limits import HANG
from tests.terminal.table import Seat, at_table, kept

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")


def new(seed: int, count: int = 2) -> Game:
    return banneret.new("couriers", scenario="race", seats=["any"] * count, seed=seed)


def test_a_game_is_played_to_its_end_by_key_presses(tmp_path: Path) -> None:
    path = tmp_path / "race.banneret"
    game = new(5)
    pressed: set[str] = set()

    async def play(seat: Seat) -> None:
        assert type(seat.table.face) is Face
        rng = Random(3)
        while not isinstance(seat.app.screen, Ask):
            if seat.session.waits_for_person:
                answer = rng.choice(seat.table.pointer.answers)
                pressed.add(answer.hotkey)
                await seat.press(answer.hotkey)
            else:
                await seat.pilot.pause(0.01)
        assert game.over
        assert "Winner" in seat.on_top() or "No winner" in seat.on_top()

    at_table(play, game, bots={1: make("dashing", "couriers", 1)}, path=path)
    assert {"0", "1", "2"} <= pressed
    assert kept(path) == game.record()


def test_the_table_tells_everything_in_the_games_own_words() -> None:
    async def look(seat: Seat) -> None:
        board = seat.shown("board")
        for word in ("Court at mile 30", "Cards in the deck 18", "Couriers", "Mile", "Hand"):
            assert word in board, board
        assert "The race to the court" in board
        assert "Play a card." in seat.shown("choice")
        assert "Play: " in seat.shown("choice")
        await seat.press("w")
        window = seat.app.screen
        assert isinstance(window, WhyNot)
        assert {reason.partition(" ")[0].rstrip(":") for _, reason in window.reasons} >= {"CO-TRN-01"}

    at_table(look, new(5), bots={1: make("random", "couriers", 1)}, size=(120, 36))


def test_the_screen_changes_hands_behind_a_curtain() -> None:
    game = new(5)

    async def play(seat: Seat) -> None:
        assert isinstance(seat.app.screen, Curtain)
        assert seat.session.viewer == SPECTATOR
        assert "Hand" not in seat.shown("board") or "–" in seat.shown("board")
        await seat.press("enter")
        assert seat.session.viewer == 0

    at_table(play, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_have_words_in_every_language(lang: str) -> None:
    game, rng = new(8, 3), Random(8)
    while not game.over:
        session = terminal_of("couriers").session(game, path=None, seats=[PERSON] * 3, bots={}, lang=lang)
        session.sit_down()
        face = terminal_of("couriers").face(session)
        face.pointer.refresh()
        drawn: Text = face.board(face.plan(100, 32))
        assert drawn.plain.strip()
        assert all(line.text for line in session.lines())
        game.apply(rng.choice(game.choice.options))


def test_play_says_what_it_needs() -> None:
    done = run("play", "couriers", "--terminal")
    assert done.returncode == 2
    assert done.stderr.startswith("error: a game in the terminal needs a terminal")
    done = run("play", "couriers", "--terminal", "--seat", "human", "--seat", "nobody")
    assert done.returncode == 2
    assert "there is no bot 'nobody' for couriers" in done.stderr


def test_play_asks_for_the_scenario_and_begins_in_a_real_terminal(tmp_path: Path) -> None:
    path = tmp_path / "race.banneret"
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
    command = [sys.executable, "-m", "banneret", "play", "couriers", "--terminal", "--seed", "5", "--save", str(path)]
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env={**ENV, "TERM": "xterm-256color"}, close_fds=True
    )
    try:
        assert b"The race to the court (players: 2/3)" in read_until(master, b"Which one?")
        os.write(master, b"1\r")
        assert b"Play a card." in read_until(master, b"Quit")
        os.write(master, b"1")
        read_until(master, b"Player 1 plays")
        os.write(master, b"\x03")
        assert process.wait(timeout=HANG) == 0
    finally:
        process.kill()
        process.wait()
        os.close(master)
        os.close(slave)
    assert "\n0 play:" in path.read_text(encoding="utf-8")
    assert not banneret.load(path).over
