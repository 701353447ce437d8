"""Questions: whatever asks a player is declared to, under the name of its step."""

import pytest

import banneret
from banneret.games import rules_of
from banneret.kernel.sequence import question_of, questions, step_name
from tests.support.asking import asking_steps

GAMES = ("heroes", "battlefield", "battlelore")


def declared(game: str) -> set[tuple[str, str]]:
    """The steps of a game's own package that are declared to ask: module and name."""
    for each in GAMES:
        rules_of(each)  # an expansion brings in modules of the game it extends
    return {(step.__module__, step.__name__) for step in questions() if step.__module__.startswith(f"banneret.{game}.")}


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_declared_to_ask_if_and_only_if_it_does(game: str) -> None:
    assert len(declared(game)) > 10
    assert declared(game) == asking_steps(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_steps_of_a_game_ask_under_one_id(game: str) -> None:
    names = [name for _, name in declared(game)]
    assert len(names) == len(set(names))


def test_a_choice_knows_what_is_asked() -> None:
    game = banneret.new("heroes", scenario="skirmish", seats=["castle_host", "dungeon_host"], seed=4)
    assert game.choice.question == question_of(game.state.step) == step_name(game.state.step) == "ask_unit"
