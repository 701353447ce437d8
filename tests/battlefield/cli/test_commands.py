"""The commands for the game `battlefield`, as a user runs them."""

import json
from pathlib import Path

import pytest

from tests.cli.running import good, run


def test_sim_plays_duels() -> None:
    words = ("sim", "battlefield", "--scenario", "duel-medium", "--seats", "random,random", "--games", "4", "--json")
    shown = json.loads(good(*words))
    assert (shown["game"], shown["scenario"]) == ("battlefield", "duel_medium")
    assert (shown["finished"], shown["errors"]) == (4, 0)
    assert sum(shown["wins"].values()) + shown["draws"] == 4


def test_sim_plays_short_duels_where_nothing_is_said() -> None:
    shown = json.loads(good("sim", "battlefield", "--seats", "random,random", "--games", "2", "--json"))
    assert shown["scenario"] == "duel_short"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--scenario", "duel-endless"), 'no scenario "duel-endless" of battlefield'),
        (("--scenario", "skirmish"), 'no scenario "skirmish" of battlefield'),
        (("--side", "castle", "--side", "castle"), "different faction"),
        (("--side", "castle/sandro", "--side", "dungeon"), "castle has no hero"),
        (("--option", "hex-obstacles=9"), "from 0 to 4"),
        (("--option", "double_income=on"), "no option"),
        (("--army", "random", "--army", "random"), "takes --side and not --army"),
    ],
)
def test_what_there_is_not_is_refused(words: tuple[str, ...], says: str) -> None:
    done = run("sim", "battlefield", "--seats", "random,random", "--games", "1", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_needs_a_name_that_there_is() -> None:
    done = run("sim", "battlefeild", "--seats", "random,random")
    assert done.returncode == 2
    assert "there are heroes, battlefield, battlelore" in done.stderr


def test_scenarios_and_options_are_listed() -> None:
    listed = good("scenario", "list")
    for scenario in ("duel_short", "duel_medium", "duel_long", "adventure_small", "brave_new_world"):
        assert scenario in listed
    options = good("options", "--game", "battlefield", "--lang", "pl")
    assert "keep_useless_draws=[off] | on" in options
    assert "BF-DUE-29" in options
    assert "hex_obstacles=0 .. 4 [4]" in options


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_of_a_duel_is_told_and_verified(lang: str, tmp_path: Path) -> None:
    good("sim", "battlefield", "--seats", "random,random", "--games", "1", "--records", str(tmp_path))
    record = str(next(tmp_path.glob("*.banneret")))
    assert good("replay", record, "--verify").startswith("verified: ")
    lines = good("replay", record, "--lang", lang).splitlines()
    assert lines[-1].startswith("result: ")
    assert not any("{" in line or "event-" in line for line in lines)
