"""Two who want to write one save: the second is refused, and the file stays readable whatever happens."""

import errno
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

import banneret
from banneret.heroes.terminal.session import HeroesSession as Session
from banneret.kernel import journal as journals
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from tests.support.time_limits import HANG

pty = pytest.importorskip("pty")

ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm-256color"}


def begun(path: Path, answers: int = 0, seed: int = 7) -> Game:
    seats = ["castle_vanguard", "necropolis_vanguard"]
    game = banneret.new("heroes", scenario="skirmish", seats=seats, seed=seed)
    for _ in range(answers):
        game.apply(game.choice.options[-1])
    Journal(path, game)
    return game


# -- real processes ----------------------------------------------------------------------------------------------------


class Playing:
    """`banneret play --resume` on a terminal of its own, bots in all seats; it goes with the block."""

    def __init__(self, path: Path) -> None:
        self._master, slave = pty.openpty()
        command = [sys.executable, "-m", "banneret", "play", "--resume", str(path), "--speed", "fast"]
        command += ["--seat", "random", "--seat", "random"]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=ENV, close_fds=True)
        os.close(slave)
        self.said = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def read(self) -> None:
        """Take what there is to be read, so that nobody waits for us."""
        try:
            while select.select([self._master], [], [], 0.01)[0]:
                self.said += os.read(self._master, 65536)
        except OSError:  # nobody is at the other end any more
            time.sleep(0.01)

    def end(self) -> int:
        """Leave the game, if it has not ended, and tell the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        end = time.monotonic() + HANG
        while self.process.poll() is None:
            assert time.monotonic() < end, self.said[-2000:]
            self.read()
        self.read()
        os.close(self._master)
        return int(self.process.returncode)


@pytest.mark.parametrize("attempt", range(4))
def test_of_two_who_resume_a_save_one_plays_and_the_save_is_whole(tmp_path: Path, attempt: int) -> None:
    path = tmp_path / "one.banneret"
    begun(path, 5 + attempt)
    before = len(recover(path).record.body)
    with Playing(path) as one, Playing(path) as two:
        both = [one, two]
        end = time.monotonic() + HANG
        # As long as it takes until one was refused and the other has played.
        while len(recover(path).record.body) < before + 8 or all(each.process.poll() is None for each in both):
            assert time.monotonic() < end, [each.said[-1000:] for each in both]
            for each in both:
                each.read()
        codes = [each.end() for each in both]
    assert sorted(codes) == [0, 2]
    refused = both[codes.index(2)].said.decode()
    winner = both[codes.index(0)].process.pid
    assert f"one.banneret is in use by process {winner} on " in refused.replace("\r\n", "")
    assert banneret.resume(recover(path).record).played
    assert [entry.name for entry in tmp_path.iterdir()] == ["one.banneret"]


def test_a_player_who_is_killed_leaves_a_save_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    begun(path, 5)
    for _ in range(2):
        before = len(recover(path).record.body)
        with Playing(path) as playing:
            end = time.monotonic() + HANG
            while len(recover(path).record.body) <= before:
                assert time.monotonic() < end, playing.said[-1000:]
                assert playing.process.poll() is None, playing.said[-1000:]
                playing.read()
            playing.process.kill()
            playing.end()
        assert banneret.resume(recover(path).record).played


# -- where no lock keeps a second writer out ---------------------------------------------------------------------------


def last(game: Game) -> None:
    game.apply(game.choice.options[-1])


def first(game: Game) -> None:
    game.apply(game.choice.options[0])


def test_a_second_journal_is_refused_and_the_file_is_the_firsts(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    one = begun(path, 6)
    two = banneret.resume(recover(path).record)
    journals_of = Journal(path, one), Journal(path, two)
    last(one)
    journals_of[0].sync(one)
    kept = path.read_bytes()
    for _ in range(3):
        first(two)
        with pytest.raises(RecordError, match="another program has written this file"):
            journals_of[1].sync(two)
        assert path.read_bytes() == kept
    last(one)
    journals_of[0].sync(one)
    assert banneret.resume(recover(path).record).digest == one.digest


def test_nor_does_an_undo_or_an_end_write_over_what_another_has_written(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    one = begun(path, 6)
    two = banneret.resume(recover(path).record)
    mine, other = Journal(path, one), Journal(path, two)
    for _ in range(2):
        last(one)
        mine.sync(one)
    kept = path.read_bytes()
    while not two.over:
        first(two)
    with pytest.raises(RecordError, match="another program"):
        other.sync(two)
    assert path.read_bytes() == kept
    one.undo()
    mine.sync(one)
    assert banneret.resume(recover(path).record).digest == one.digest
    with pytest.raises(RecordError, match="another program"):
        other.sync(two)


def test_who_writes_at_the_same_instant_is_refused_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.banneret"
    one = begun(path, 6)
    two = banneret.resume(recover(path).record)
    mine, other = Journal(path, one), Journal(path, two)
    real = os.fsync

    def meanwhile(number: int) -> None:
        monkeypatch.setattr("banneret.kernel.journal.os.fsync", real)
        first(two)
        with pytest.raises(RecordError, match="another program"):
            other.sync(two)
        real(number)

    monkeypatch.setattr("banneret.kernel.journal.os.fsync", meanwhile)
    last(one)
    mine.sync(one)
    assert banneret.resume(recover(path).record).digest == one.digest


def test_without_locks_the_end_of_the_file_is_looked_at_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(journals, "lock_now", refused)
    test_a_second_journal_is_refused_and_the_file_is_the_firsts(tmp_path)


def test_a_file_that_is_deleted_meanwhile_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    game = begun(path, 6)
    journal = Journal(path, game)
    path.unlink()
    last(game)
    journal.sync(game)
    assert recover(path).record.text() == game.record()


def test_what_a_full_disk_has_left_half_written_is_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.banneret"
    game = begun(path, 6)
    journal = Journal(path, game)
    before = path.read_bytes()

    def full(number: int) -> None:
        os.ftruncate(number, len(before) + 4)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("banneret.kernel.journal.os.fsync", full)
        last(game)
        with pytest.raises(OSError, match="No space"):
            journal.sync(game)
    assert len(path.read_bytes()) == len(before) + 4
    journal.sync(game)
    assert recover(path).record.text() == game.record()


def test_who_plays_is_told_and_the_other_game_stays(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    one = begun(path, 6)
    session = Session(
        banneret.resume(recover(path).record), path=path, seats=["person", "person"], bots={}, lang="en"
    )  # fmt: skip
    mine = Journal(path, one)
    last(one)
    mine.sync(one)
    kept = path.read_bytes()
    session.answer(session.game.choice.options[0])
    assert "another program has written this file" in session.trouble
    assert path.read_bytes() == kept
