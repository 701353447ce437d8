"""Files that are held: one process at a time, whatever becomes of it, and a clear word to the others."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.kernel import files
from banneret.kernel.errors import InUse, LockError
from banneret.kernel.files import held, lock_file, read_regular
from tests.support.time_limits import HANG

ENV = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
COUNT = """
import sys
from pathlib import Path
from banneret.kernel.files import held
path = Path(sys.argv[1])
sys.stdin.readline()
for _ in range(100):
    with held(path, 300):
        path.write_text(str(int(path.read_text()) + 1))
"""
HOLD = """
import sys, time
from pathlib import Path
from banneret.kernel.files import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def started(script: str, *words: str) -> "subprocess.Popen[str]":
    """A process that waits for a line before it does anything, or goes on."""
    command = [sys.executable, "-c", script, *words]
    return subprocess.Popen(command, env=ENV, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_one_process_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "count"
    path.write_text("0")
    counting = [started(COUNT, str(path)) for _ in range(4)]
    for process in counting:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in counting:
        process.communicate(timeout=HANG)
        assert process.returncode == 0
    assert path.read_text() == "400"
    assert [entry.name for entry in tmp_path.iterdir()] == ["count"], "nothing is left beside it"


def test_who_comes_second_is_told_who_was_first(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    with started(HOLD, str(path), "--resume", "a file\x1b[31m") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(InUse) as caught, held(path):
            pass
        host = os.uname().nodename
        said = str(caught.value)
        assert said.startswith(f"{path} is in use by process {process.pid} on {host} since 20")
        assert said.endswith(f"banneret {path} --resume 'a file?[31m'")
        process.communicate("done\n", timeout=HANG)
    with held(path):
        assert json.loads(lock_file(path).read_text())["pid"] == os.getpid()


def test_a_process_that_is_killed_holds_nobody_up(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    for _ in range(3):
        with started(HOLD, str(path)) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "held\n"
            process.kill()
            process.wait(HANG)
            assert lock_file(path).exists()
            with held(path):
                pass
        assert not lock_file(path).exists()


def test_an_owner_of_former_days_is_not_named(tmp_path: Path) -> None:
    path = tmp_path / "one.banneret"
    with started(HOLD, str(path)) as process:
        assert process.stdout is not None
        process.stdout.readline()
        written = lock_file(path).read_text()
        lock_file(path).write_text(written.replace(f'"pid":{process.pid}', '"pid":99999999'))
        with pytest.raises(InUse, match="in use by another process"), held(path):
            pass
        for nonsense in ("", "{", "[]", '{"pid": "x"}', "\0" * 9000):
            lock_file(path).write_text(nonsense)
            with pytest.raises(InUse, match="in use by another process"), held(path):
                pass
        process.communicate("done\n", timeout=HANG)


def test_two_names_of_one_file_are_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "one.banneret"
    path.touch()
    (tmp_path / "link").symlink_to(path)
    monkeypatch.chdir(tmp_path)
    for other in (tmp_path / "link", Path("one.banneret"), tmp_path / "." / "one.banneret"):
        with held(path), pytest.raises(InUse), held(other):
            pass


def test_a_lock_file_that_is_none_is_left_alone(tmp_path: Path) -> None:
    path, target = tmp_path / "one.banneret", tmp_path / "precious"
    target.write_text("mine")
    lock_file(path).symlink_to(target)
    with pytest.raises(LockError, match="cannot be locked"), held(path):
        pass
    assert target.read_text() == "mine"
    lock_file(path).unlink()
    os.mkfifo(lock_file(path))
    with pytest.raises(LockError, match="not a file"), held(path):
        pass
    assert lock_file(path).exists()


@pytest.mark.parametrize(
    ("number", "reason"), [(errno.EROFS, "Read-only file system"), (errno.EACCES, "Permission denied")]
)
def test_a_folder_that_takes_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    def refused(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("banneret.kernel.files.os.open", refused)
    told = f"one.banneret cannot be locked against other processes: {reason}"
    with pytest.raises(LockError, match=told), held(tmp_path / "one.banneret"):
        pass


def test_a_disk_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(files, "lock_now", refused)
    with pytest.raises(LockError, match="No locks available"), held(tmp_path / "one.banneret", 60):
        pass


@pytest.mark.parametrize("name", ["nowhere/one", "a\0b", "x" * 300])
def test_names_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    with pytest.raises(LockError, match="cannot be locked"), held(tmp_path / name):
        pass


def test_only_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(OSError, match="not a file"):
            read_regular(path, 10)
    (tmp_path / "long").write_bytes(b"x" * 100)
    assert read_regular(tmp_path / "long", 10) == b"x" * 11
