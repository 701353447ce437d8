"""A game that is not finished, or cannot be loaded, is told of and keeps nobody from playing the others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.plugins import plugin_of, plugins
from tests.support.time_limits import HANG

OWN = ["heroes", "battlefield", "battlelore"]
DESCRIPTOR = """
from banneret.plugins import Plugin

PLUGIN = Plugin(
    id="draughts",
    package="draughts",
    rules="draughts.rules:RULES",
    presenter="banneret.table.presenter:PRESENTER",
    terminal="banneret.terminal.face:TERMINAL",
    prefixes=("DR",),
)
"""


def install(folder: Path, descriptor: str = DESCRIPTOR) -> None:
    """A package with a descriptor and nothing else, found by its entry point."""
    (folder / "draughts").mkdir()
    (folder / "draughts" / "__init__.py").write_text("")
    (folder / "draughts" / "plugin.py").write_text(descriptor)
    about = folder / "draughts-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: draughts\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[banneret.games]\ndraughts = draughts.plugin:PLUGIN\n")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)])}
    return subprocess.run(
        [sys.executable, *command], env=env, capture_output=True, text=True, timeout=HANG, check=False
    )


def test_the_games_of_the_program_are_offered_in_their_order() -> None:
    assert list(plugins()) == OWN
    assert [plugin_of(game).id for game in OWN] == OWN


@pytest.mark.parametrize(
    ("parts", "says"),
    [((), "has no ledger.yaml in its package draughts"), (("ledger.yaml",), "has no text/locale in its package")],
)
def test_an_unfinished_game_is_left_out_and_told_of(tmp_path: Path, parts: tuple[str, ...], says: str) -> None:
    install(tmp_path)
    for part in parts:
        (tmp_path / "draughts" / part).write_text("game: draughts\n")
    listed = run(tmp_path, "-m", "banneret", "scenario", "list")
    assert listed.returncode == 0
    assert "brave_new_world" in listed.stdout
    assert says in listed.stderr


def test_a_game_without_the_texts_of_a_lobby_is_not_offered(tmp_path: Path) -> None:
    install(tmp_path)
    (tmp_path / "draughts" / "ledger.yaml").write_text("game: draughts\ntitle: Draughts\nsections: []\nexamples: []\n")
    for lang in ("en", "fr", "de", "pl"):
        (tmp_path / "draughts" / "text" / "locale" / lang).mkdir(parents=True)
    (tmp_path / "draughts" / "rules.py").write_text("from banneret.heroes.rules import RULES\n")
    code = """
import banneret.table.presenter as table
from banneret.table import lobby
from banneret.text import TextError

class Silent(table.Presenter):
    def lobby(self, lang):
        raise TextError("there is no text")

table.PRESENTER = Silent()
print([game.id for game in lobby.games()])
"""
    told = run(tmp_path, "-c", code)
    assert told.stdout.strip() == str(OWN), told.stderr
    assert "the game draughts is not offered: there is no text" in told.stderr


def test_a_descriptor_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    install(tmp_path, "raise RuntimeError('half written')")
    told = run(tmp_path, "-c", "from banneret.plugins import plugins; print(list(plugins()))")
    assert told.stdout.strip() == str(OWN)
    assert "cannot be loaded from draughts.plugin:PLUGIN: half written" in told.stderr
