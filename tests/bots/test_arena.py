"""The arena: fair pairs of games, and games that go wrong."""

from pathlib import Path

import pytest

from banneret.arena import bot_game, run
from banneret.arena.bot_game import Pairing, Played
from banneret.arena.sim import pairings
from banneret.arena.summary import summarise
from banneret.kernel.errors import SetupError
from banneret.kernel.record import read_record

ARMIES = ("castle_vanguard", "necropolis_vanguard")


def test_games_come_in_pairs_with_the_bots_changed_about() -> None:
    all_pairings = pairings("heroes", "skirmish", ARMIES, ("greedy", "random"), 5, 7, {})
    assert [one.bots for one in all_pairings] == [("greedy", "random"), ("random", "greedy")] * 2 + [
        ("greedy", "random")
    ]
    assert [one.seed for one in all_pairings[::2]] == [all_pairings[0].seed, all_pairings[3].seed, all_pairings[4].seed]
    assert all_pairings[0].seed == all_pairings[1].seed != all_pairings[2].seed == all_pairings[3].seed
    assert len({one.sides for one in all_pairings}) == 1


def test_a_bot_that_plays_itself_has_two_names_that_change_seats() -> None:
    first, second = pairings("heroes", "skirmish", ARMIES, ("random", "random"), 2, 7, {})
    assert first.names == ("random#1", "random#2")
    assert second.names == ("random#2", "random#1")


@pytest.mark.parametrize("seed", [0, -5, 10**18, -(10**30)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    summary = run(game="heroes", scenario="skirmish", sides=ARMIES, bots=("random", "automa"), games=2, seed=seed)
    assert (summary.finished, summary.seed) == (2, seed)


def test_a_game_without_end_is_an_error_and_its_record_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_game, "MOST_CHOICES", 3)
    summary = run(
        game="heroes", scenario="skirmish", sides=ARMIES, bots=("random", "automa"), games=1, seed=1, records=tmp_path
    )
    assert (summary.finished, summary.errors, sum(summary.wins.values())) == (0, 1, 0)
    assert "3 choices" in summary.first_error
    assert read_record(tmp_path / "1-error.banneret").returns is None


def test_a_position_that_cannot_be_told_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> dict[str, int]:
        raise LookupError("no such place")

    monkeypatch.setattr(bot_game, "_end", fail)
    summary = run(game="heroes", scenario="skirmish", sides=ARMIES, bots=("random", "automa"), games=2, seed=1, jobs=1)
    assert (summary.errors, summary.first_error) == (2, "LookupError: no such place")


def test_three_bots_are_refused() -> None:
    with pytest.raises(SetupError, match="2 seats need as many bots"):
        pairings("heroes", "skirmish", ARMIES, ("random", "random", "random"), 1, 1, {})


def test_allies_win_together() -> None:
    sides = ("castle/catherine", "necropolis/sandro")
    one = Pairing(game="heroes", scenario="first_steps", sides=sides, bots=("a", "b"), names=("a", "b"), seed=1)
    played = [Played(pairing=one, returns=returns, choices=1, seconds=1.0, record="") for returns in ((1, 1), (-1, -1))]
    found = summarise(played, ("a", "b"), 1, 1.0)
    assert (found.wins, found.seat_wins) == ({"a": 1, "b": 1}, [1, 1])
