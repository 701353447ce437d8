"""`banneret campaign`: begun, shown, taken elsewhere, and moved on by finished games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.heroes.campaigns import parse_progress
from banneret.heroes.rules import RULES
from banneret.home import campaigns
from banneret.kernel.errors import SetupError
from banneret.kernel.journal import Journal
from tests.heroes.builder import HeroesGame
from tests.heroes.two_part_campaign import two_part_files
from tests.support.time_limits import HANG


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command with a data folder of its own."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "banneret", "campaign", *words]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=HANG, check=False)


def good(folder: Path, *words: str) -> str:
    done = run(folder, *words)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_campaign_is_begun_listed_and_taken_elsewhere(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    assert "dragons_blood" in good(here, "list")
    shown = good(here, "new", "dragons-blood", "--hero", "alamar", "--option", "difficulty=hard")
    assert "begins with dungeon/alamar" in shown
    assert good(here, "status") == shown
    assert shown in good(here, "list")
    good(here, "export", "dragons_blood", str(tmp_path / "mine.campaign"))
    assert good(there, "import", str(tmp_path / "mine.campaign"), "--name", "mine") == shown.replace(
        "(dragons_blood)", "(mine)"
    )
    kept = (there / "banneret" / "campaigns" / "mine.campaign").read_text(encoding="utf-8")
    assert parse_progress(kept).options == {"difficulty": "hard"}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("new", "dragon-blood"), "no campaign"),
        (("new", "dragons-blood", "--hero", "rion"), "no hero"),
        (("new", "dragons-blood", "--name", "../up"), "lower-case letters"),
        (("new", "dragons-blood", "--option", "weather=fine"), "weather"),
        (("new", "one.yaml", "two"), "the files of all its parts"),
        (("status",), "none"),
        (("status", "mine"), "mine"),
        (("play", "mine"), "mine"),
        (("export", "mine", "x"), "mine"),
        (("import", "nothing.campaign"), "nothing.campaign"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a campaign of two parts, kept in a folder of the test."""
    monkeypatch.setattr("banneret.home.campaigns.folder", lambda: tmp_path / "campaigns")
    name, _ = campaigns.begin([str(path) for path in two_part_files(tmp_path)], "", "catherine", {})
    return name


def test_a_game_broken_off_goes_on_where_it_was(kept: str) -> None:
    _, progress = campaigns.load(kept)
    game, path = campaigns.next_game(kept, progress, RULES, 5)
    game.apply(game.choice.options[0])
    Journal(path, game)
    again, same = campaigns.next_game(kept, progress, RULES, None)
    assert (again.digest, same) == (game.digest, path)
    assert campaigns.settle(kept, progress, again) == ["The game is not over: banneret campaign play continues it."]
    assert campaigns.load(kept)[1] == progress


def test_a_lost_part_is_told_and_begun_again_in_a_new_file(kept: str) -> None:
    _, progress = campaigns.load(kept)
    game, path = campaigns.next_game(kept, progress, RULES, 5)
    shown = campaigns.settle(kept, progress, HeroesGame.of(game).lose_part())
    assert shown[1] == "  1. Trek 1                          next, 1 lost before"
    _, after = campaigns.load(kept)
    assert campaigns.next_game(kept, after, RULES, 5)[1] != path
    assert after.seat == progress.seat


def test_a_won_part_leads_to_the_next(kept: str) -> None:

    _, progress = campaigns.load("")
    game = HeroesGame.of(campaigns.next_game(kept, progress, RULES, 5)[0])
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    game.to_own_turn().win_part(hand="fireball", deck="attack")
    game.apply("hero:rion")
    while not game.over:
        game.apply(game.choice.keys[0])
    shown = campaigns.settle(kept, progress, game)
    assert shown[1] == "  1. Trek 1                          won in round 1"
    assert shown[-1].startswith("  begins with castle/rion deck=")


def test_a_name_is_taken_once(kept: str, tmp_path: Path) -> None:
    files = [str(path) for path in two_part_files(tmp_path)]
    assert campaigns.begin(files, "", "rion", {})[0] == f"{kept}-2"
    with pytest.raises(SetupError, match="already"):
        campaigns.begin(files, kept, "rion", {})
    with pytest.raises(SetupError, match="say which"):
        campaigns.load()


def test_a_spoilt_file_is_told_of_and_left_out(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    (campaigns.folder() / "bad.campaign").write_text("{")
    assert list(campaigns.kept()) == [kept]
    assert "bad.campaign" in capsys.readouterr().err
