"""`banneret doctor`: what is there, what is missing, and what to do about it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.cli import doctor
from banneret.cli.doctor import Finding, examine, told
from tests.cli.running import ENV


def diagnosed(*words: str, **env: str) -> tuple[int, list[dict[str, str]]]:
    """The exit status and the findings as a user gets them."""
    done = subprocess.run(
        [sys.executable, "-m", "banneret", "doctor", "--json", *words],
        env=ENV | env, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return done.returncode, json.loads(done.stdout)


def test_a_folder_that_can_be_written_to_is_fine(tmp_path: Path) -> None:
    _, findings = diagnosed(XDG_DATA_HOME=str(tmp_path))
    assert {"state": "ok", "what": f"games are kept in {tmp_path / 'banneret'}", "advice": ""} in findings


def test_a_folder_that_cannot_be_written_to_is_missing_and_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    status, findings = diagnosed(XDG_DATA_HOME=str(tmp_path / "file"))
    assert status == 1
    (found,) = (one for one in findings if "cannot be written to" in one["what"])
    assert found["state"] == "missing"
    assert "XDG_DATA_HOME" in found["advice"]


@pytest.mark.parametrize(
    ("database", "state", "words"),
    [
        ("sqlite:///{folder}/table.sqlite3", "ok", "will be made"),
        ("sqlite:///{folder}/nowhere/table.sqlite3", "missing", "not a folder that can be written to"),
        ("postgresql://nobody@127.0.0.1:1/none", "missing", "onnect"),
        ("mysql://localhost/x", "missing", "SQLite or PostgreSQL"),
    ],
)
def test_a_database_is_looked_at_and_not_touched(tmp_path: Path, database: str, state: str, words: str) -> None:
    status, findings = diagnosed("--database", database.format(folder=tmp_path), XDG_DATA_HOME=str(tmp_path))
    (found,) = (one for one in findings if one["what"].startswith("the database"))
    assert found["state"] == state
    assert words in found["what"] + found["advice"]
    assert status == 1 or state == "ok"
    assert not list(tmp_path.glob("*.sqlite3"))


def test_an_extra_that_is_not_installed_is_named_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "EXTRAS", {"moon": (("no_such_module",), "playing on the moon")})
    found = examine()[-1]
    assert found == Finding("optional", "moon: playing on the moon", 'pip install "banneret[moon]"')


def test_a_page_that_is_not_built_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.server.http.pages.PAGE", tmp_path)
    (found,) = (one for one in examine() if one.what.startswith("the page"))
    assert found.state == "missing"
    (tmp_path / "index.html").write_text("<!doctype html>")
    (found,) = (one for one in examine() if one.what.startswith("the page"))
    assert found.state == "ok"


def test_what_is_missing_stands_out() -> None:
    lines = told([Finding("ok", "this"), Finding("missing", "that", "do so")]).splitlines()
    assert lines == ["ok      this", "MISSING that", "        do so"]


def test_a_full_disk_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(doctor, "LEAST_SPACE", 2**62)
    assert any("MB left" in one.what and one.state == "missing" for one in examine())
    assert os.listdir(tmp_path / "banneret") == []
