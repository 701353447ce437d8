"""Budgets as people write them, and bots that are given one."""

import pytest

from banneret.bots import make, names
from banneret.bots.search.budget import parse_budget
from banneret.kernel.errors import SetupError


@pytest.mark.parametrize(("text", "seconds"), [("100ms", 0.1), ("2s", 2.0), ("0.5s", 0.5), ("1500ms", 1.5)])
def test_a_time_is_a_budget(text: str, seconds: float) -> None:
    budget = parse_budget(text)
    assert budget.seconds == seconds
    assert budget.timed


def test_a_number_of_simulations_is_a_budget() -> None:
    budget = parse_budget("500sims")
    assert budget.simulations == 500
    assert not budget.timed


@pytest.mark.parametrize("text", ["", "100", "ms", "0s", "-1s", "nans", "1.5sims", "0sims", "2h", "9999999s", "1e99s"])
def test_what_is_no_budget_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(SetupError, match="500sims"):
        parse_budget(text)


def test_a_bot_that_thinks_takes_a_budget() -> None:
    assert make("search:30sims", "heroes", 1) is not None
    with pytest.raises(SetupError, match="is not a budget"):
        make("search:quickly", "heroes", 1)


def test_bots_that_answer_at_once_are_listed_without_those_that_think() -> None:
    assert "greedy" in names("heroes")
    assert "search" not in names("heroes")


def test_a_misspelt_thinker_is_pointed_out() -> None:
    with pytest.raises(SetupError, match="search"):
        make("serch", "heroes", 1)
