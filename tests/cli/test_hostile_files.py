"""Every command that takes a file, given what is not a good file: one clear line, no waiting, nothing changed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs import user_data_path

from tests.support.time_limits import HANG

COMMANDS = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from banneret.cli.main import main
kinds, results = json.loads(sys.stdin.read()), []
for words in kinds:
    sys.argv = ["banneret", *words]
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as stop:
            code = stop.code or 0
        except BaseException as error:
            code = f"{type(error).__name__}: {error}"[:300]
    results.append([code, out.getvalue()[-2000:], err.getvalue()[-2000:]])
print(json.dumps(results))
"""


def commands(path: Path) -> list[list[str]]:
    """All commands that read a file, of this path."""
    name = str(path)
    skirmish = ["--army", name, "--army", "random"]
    return [
        ["replay", name],
        ["replay", name, "--verify"],
        ["play", "--resume", name],
        ["scenario", "check", name],
        ["scenario", "show", name],
        ["play", "--scenario", name, "--terminal"],
        ["play", "battlelore", "--scenario", name, "--terminal"],
        ["sim", "heroes", "--scenario", name, "--seats", "random,random", "--games", "1"],
        ["sim", "heroes", "--seats", "random,random", "--games", "1", *skirmish],
        ["play", "--terminal", *skirmish],
        ["campaign", "import", name],
        ["campaign", "new", name],
        ["hero", "import", name],
    ]


def carried_out(folder: Path, given: list[list[str]]) -> list[tuple[int | str, str, str]]:
    """Exit status, output and errors of commands, in one process."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", COMMANDS], input=json.dumps(given), env=env, cwd=folder, capture_output=True, text=True,
        timeout=HANG, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-3000:]
    return [(code, out, err) for code, out, err in json.loads(run.stdout)]


def made(folder: Path, kind: str) -> Path:
    """Something at the place of a file."""
    path = folder / "thing.yaml"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "device":
            path.symlink_to("/dev/zero")
        case "circle":
            path.symlink_to(path)
        case "huge":
            with path.open("wb") as file:
                file.truncate(20_000_000_000)
        case "not text":
            path.write_bytes(b"\xff\xfe\x00\x80" * 50)
        case "deep":
            path.write_text('{"a":' * 100_000)
        case "empty":
            path.touch()
        case "through a file":
            path.touch()
            path /= "x.yaml"
        case "long name":
            path = folder / ("x" * 300 + ".yaml")
    return path


KINDS = ["pipe", "folder", "device", "circle", "huge", "not text", "deep", "empty", "through a file", "long name",
         "missing"]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_every_command_refuses_what_is_no_file_of_its_kind(tmp_path: Path, kind: str) -> None:
    path = made(tmp_path, kind)
    before = sorted(entry.name for entry in tmp_path.iterdir())
    given = commands(path)
    for words, (code, out, err) in zip(given, carried_out(tmp_path, given), strict=True):
        assert code in (1, 2), (words, code, out, err)
        said = out + err
        assert "Traceback" not in said, (words, said)
        assert 0 < len(said) < 1500, (words, said)
        assert path.name[:20] in said or words[0] == "replay" or "--resume" in words, (words, said)
    kept = sorted(entry.name for entry in tmp_path.iterdir() if entry.name != "banneret")
    assert kept == before, "no lock or draft is left"


def test_a_hall_and_campaigns_with_such_files_list_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data = user_data_path("banneret")
    good = [["campaign", "new", "dragons_blood", "--name", "zz-good"]]
    assert carried_out(tmp_path, good)[0][0] == 0, carried_out(tmp_path, good)
    (data / "heroes").mkdir(parents=True, exist_ok=True)
    names = []
    for kind in KINDS:
        if kind in ("through a file", "long name", "missing"):
            continue
        for folder, suffix in (("campaigns", ".campaign"), ("heroes", ".hero")):
            place = tmp_path / "made"
            place.mkdir(exist_ok=True)
            name = kind.replace(" ", "-") + suffix
            made(place, kind).rename(data / folder / name)
            names.append(name)
    campaigns, heroes = carried_out(tmp_path, [["campaign", "list"], ["hero", "list"]])
    assert campaigns[0] == heroes[0] == 0
    assert "(zz-good)" in campaigns[1]
    for name in names:
        told = campaigns[2] if name.endswith(".campaign") else heroes[2]
        lines = [line for line in told.splitlines() if name in line]
        assert len(lines) == 1, (name, told)
        assert len(lines[0]) < 600
