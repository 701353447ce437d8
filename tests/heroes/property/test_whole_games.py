"""Whole games played to their end by bots, with everything that must hold checked on the way.

`BANNERET_GAMES=2000 pytest tests/heroes/property/test_whole_games.py -n 2` is the nightly run.
"""

from random import Random

import pytest

from banneret.games import resume
from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from tests.heroes.property import drawn_games
from tests.heroes.property.checked_play import RULES, play

GREEDY = min(100, max(1, drawn_games.GAMES // 6))


@pytest.mark.parametrize("seed", range(drawn_games.GAMES))
def test_random_games_come_to_an_end_and_keep_everything(seed: int) -> None:
    game = play(drawn_games.drawn_game(seed), "random", seed)
    record = parse_record(game.record())
    verify(RULES, record)
    assert resume(record).digest == game.digest


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1000 + GREEDY))
def test_greedy_games_come_to_an_end_and_keep_everything(seed: int) -> None:
    game = play(drawn_games.drawn_game(seed), "greedy", seed)
    assert game.result is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_goes_on_from_every_question(seed: int) -> None:
    """Cut off at any pending question, a record leads back to that very question, and on to the same end."""
    game = play(drawn_games.drawn_game(seed), "random", seed)
    whole = game.record()
    record = parse_record(whole)
    answers = len(game.played)
    # Each try goes through all that is before it.
    step = max(1, answers // 60)
    for to in range(0, answers, step):
        there = resume(record, to)
        assert len(there.played) == to
        assert there.record().splitlines()[: to // 2] == whole.splitlines()[: to // 2]
    later = resume(record, answers // 2)
    assert later.digest == game.branch(answers // 2).digest


@pytest.mark.parametrize("seed", [4, 5])
def test_what_is_taken_back_and_given_again_is_the_same(seed: int) -> None:
    game = drawn_games.drawn_game(seed)
    rng = Random(seed)
    while not game.over:
        before = game.digest
        option = rng.choice(drawn_games.position(game).options)
        game.apply(option)
        if game.can_undo and rng.random() < 0.3:
            after = game.digest
            game.undo()
            assert game.digest == before
            game.redo()
            assert game.digest == after
