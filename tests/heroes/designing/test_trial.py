"""Files that the check accepts are played: random games to the end, and the position kept where one breaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from banneret.arena import trial
from banneret.arena.trial import try_out
from banneret.cli.scenario_trials import trial_of, trial_text
from banneret.games import resume
from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from tests.battlelore.short_adventure import SHORT_DAY
from tests.cli.running import good
from tests.heroes.designing.maps import OWN


def test_the_same_file_gets_the_same_games() -> None:
    first, again = try_out("heroes", OWN, 3), try_out("heroes", OWN, 3)
    assert first == again
    assert (first.fault, first.record) == ("", "")
    assert first.choices != try_out("heroes", OWN, 4).choices


def test_each_number_of_players_has_its_turn() -> None:
    text = (SCENARIOS / "brave_new_world.yaml").read_text().replace("id: brave_new_world", "id: mine", 1)
    assert {try_out("heroes", text, number).players for number in range(2)} == {2, 3}


def breaking(at: int) -> Any:
    """What `Game.apply` becomes where the rules fail at an answer."""
    apply, count = Game.apply, 0

    def broken(self: Game, answer: int | str, seat: int | None = None) -> None:
        nonlocal count
        count += 1
        apply(self, answer, seat)
        if count == at:
            raise KeyError("no such field")

    return broken


def test_a_crash_is_kept_up_to_the_answer_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "apply", breaking(5))
    found = try_out("heroes", OWN, 0)
    assert (found.fault, found.choices, found.detail) == ("crash", 4, "KeyError: 'no such field'")
    game = resume(parse_record(found.record))
    assert not game.over
    assert game.record() == found.record


def test_a_game_without_an_end_and_one_that_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    found = try_out("heroes", OWN, 0, seconds=0.0)
    assert (found.fault, found.choices) == ("too_slow", 0)
    monkeypatch.setattr(trial, "MOST_CHOICES", 7)
    found = try_out("heroes", OWN, 0)
    assert (found.fault, found.choices) == ("endless", 7)
    assert resume(parse_record(found.record)).choice.options


def test_adventures_are_played_as_well() -> None:
    found = try_out("battlelore", SHORT_DAY, 0)
    assert (found.fault, found.choices > 10) == ("", True)


def test_the_command_plays_what_the_check_accepts(tmp_path: Path) -> None:
    (tmp_path / "hills.yaml").write_text(OWN)
    told = good("scenario", "check", "--play", "hills.yaml", folder=tmp_path)
    assert told == "hills.yaml: no mistakes\nhills.yaml: 10 random games played to the end\n"
    found = good("scenario", "check", "--play", "--json", "hills.yaml", folder=tmp_path)
    assert json.loads(found)[0]["trial"]["games"] == 10


def test_what_breaks_is_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hills.yaml").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(trial, "MOST_CHOICES", 7)
    told = trial_text(trial_of(Path("hills.yaml")))
    assert told == "random game 1, 2 players: does not end; the game up to there is hills-fault.banneret"
    assert not resume(parse_record((tmp_path / "hills-fault.banneret").read_text())).over
