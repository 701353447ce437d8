"""The game on the command line, as a person runs it."""

import json
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

import banneret
from tests.cli.running import good, run

HERE = Path(__file__).parent


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game between bots."""
    good("sim", "couriers", "--seats", "dashing,random,random", "--games", "1", "--records", str(tmp_path / "games"))
    return next((tmp_path / "games").glob("*.banneret"))


def test_the_game_is_found_by_the_entry_point_that_its_project_declares() -> None:
    declared = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = {entry.name: entry.value for entry in distribution("couriers").entry_points}
    assert found == declared["entry-points"]["banneret.games"]
    assert distribution("couriers").version == declared["version"]


def test_sim_counts_games_of_two_and_three() -> None:
    for bots in ("dashing,random", "random,dashing,random"):
        shown = json.loads(good("sim", "couriers", "--seats", bots, "--games", "6", "--json"))
        assert (shown["finished"], shown["errors"]) == (6, 0)


def test_sim_refuses_a_number_of_seats_that_nobody_can_play_with() -> None:
    done = run("sim", "couriers", "--seats", "random", "--games", "1")
    assert (done.returncode, done.stderr) == (2, "error: couriers has 2 or 3 seats, not 1\n")


def test_a_record_is_verified_and_told(record: Path) -> None:
    assert good("replay", str(record), "--verify").startswith("verified: ")
    told = good("replay", str(record)).splitlines()
    assert told[0].startswith("Player 1: You draw: ")
    assert told[-1].startswith("result: ")
    assert any("reaches mile" in line for line in told)
    german = good("replay", str(record), "--lang", "de")
    assert "erreicht Meile" in german


def test_a_record_goes_on_where_it_was_left(record: Path) -> None:
    whole = banneret.load(record)
    part = banneret.load(record, to=20)
    assert not part.over
    assert len(part.played) == 20
    assert whole.over


def test_a_damaged_record_is_refused(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("play:", "drop:", 1), encoding="utf-8")
    done = run("replay", str(record), "--verify")
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")


def test_rules_finds_code_and_tests_of_every_clause() -> None:
    shown = good("rules", "--game", "couriers", "--missing")
    assert "total         10     10      10" in shown
    assert "worked examples: 1, tested: 1" in shown
    assert "couriers: every clause has code and a test" in shown
