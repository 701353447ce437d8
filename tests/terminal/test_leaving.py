"""Leaving a real terminal: whatever stops the game, the terminal is as it was and the file is whole."""

import os
import signal
import struct
import subprocess
import sys
from pathlib import Path

import pytest

import banneret
from tests.support.real_terminal import read_until
from tests.support.time_limits import HANG

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

SCRIPT = """
import sys
from pathlib import Path
import banneret
from banneret.terminal.app import run
seats = ["castle_griffins@b3", "necropolis_zombies@b5"]
game = banneret.new("heroes", scenario="skirmish", seats=seats, seed=1)
run(game, path=Path(sys.argv[1]), seats=["person", "random"], lang="en")
print("left in peace")
"""


@pytest.mark.parametrize("how", ["ctrl+c", "SIGTERM", "SIGINT"])
def test_the_terminal_is_left_clean(how: str, tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    before = termios.tcgetattr(slave)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(path)], stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True
    )
    try:
        assert b"Griffins" in read_until(master, b"Quit")
        os.write(master, b"b2\r")
        read_until(master, b"b3 to b2")
        if how == "ctrl+c":
            os.write(master, b"\x03")
        else:
            process.send_signal(getattr(signal, how))
        said = read_until(master, b"left in peace")
        assert process.wait(timeout=HANG) == 0
        assert b"left in peace" in said
        assert b"Traceback" not in said
        assert b"\x1b[?1049l" in said
        assert termios.tcgetattr(slave) == before
    finally:
        process.kill()
        process.wait()
        os.close(master)
        os.close(slave)
    assert "\n0 move:b2\n" in path.read_text()
    assert not banneret.load(path).over


def test_a_game_whose_terminal_is_gone_ends_and_lets_its_file_go(tmp_path: Path) -> None:
    """Nobody tells a process that has no controlling terminal when the window is closed."""
    path = tmp_path / "one.banneret"
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(path)], stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert b"Griffins" in read_until(master, b"Quit")
        os.close(slave)
        os.close(master)
        process.wait(HANG)
    finally:
        process.kill()
        process.wait()
    assert banneret.load(path).choice
