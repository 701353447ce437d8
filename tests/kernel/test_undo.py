"""Undo: as far back as nothing was revealed, and no further."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import HeroesGame, skirmish


def trace(game: HeroesGame) -> tuple[object, ...]:
    return game.digest, list(game.answers), game.events, game.record()


def test_own_answers_can_be_taken_back_one_by_one() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_wraiths")
    traces = [trace(game)]
    for key in ("deploy:castle_marksmen", "place:a1", "deploy:castle_griffins", "place:b2"):
        if key in game.choice:
            game.apply(key)
            traces.append(trace(game))
    for expected in reversed(traces[:-1]):
        game.undo()
        assert trace(game) == expected
    assert not game.can_undo
    with pytest.raises(Refused, match="nothing to take back"):
        game.undo()
    for expected in traces[1:]:
        game.redo()
        assert trace(game) == expected
    assert not game.can_redo
    with pytest.raises(Refused, match="nothing to redo"):
        game.redo()


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b4").play("move:c2")
    game.undo()
    assert game.can_redo
    game.apply("move:a2")
    assert not game.can_redo
    with pytest.raises(Refused):
        game.redo()
    assert "move:c2" not in game.record()


def test_a_forced_answer_goes_back_with_the_one_before_it() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies")
    before = trace(game)
    game.apply("deploy:castle_marksmen")
    game.apply("place:a1")
    game.undo()
    game.undo()
    assert trace(game) == before


def test_never_across_a_roll() -> None:
    game = skirmish("castle_griffins@b3", "necropolis_zombies+@b4", dice=[0, 0])
    game.apply("attack:b4")
    assert not game.can_undo
    with pytest.raises(Refused):
        game.undo()


def test_never_across_a_draw() -> None:
    seats = ("castle_griffins@b3 cards=attack,defense morale", "necropolis_zombies+@b4")
    game = skirmish(*seats, draws=["attack"], dice=[0, 0])
    game.apply("attack:b4")
    assert game.can_undo, "a window of one's own gives nothing away"
    game.apply("morale_draw")
    assert not game.can_undo


def test_never_across_guards_that_were_revealed() -> None:
    game = skirmish("castle_griffins", "guards=I", units=["neutral_boars"], mode="campaign")
    game.apply("place:b2")
    assert not game.can_undo


def test_never_across_another_seats_answer() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_wraiths")
    game.play("deploy:castle_griffins", "place:b2", "done")
    assert game.choice.seat == 1
    assert game.can_undo, "seat 1 has not answered yet"
    game.apply("deploy:necropolis_zombies")
    game.apply("place:b5")
    game.undo()
    game.undo()
    assert game.choice.seat == 1
    assert not game.can_undo
    assert game.answers[-1][0] == 0


def test_never_once_another_seat_is_asked_in_secret() -> None:
    """That it is asked at all shows that it may hold something."""
    seats = ("castle_griffins@b3", "necropolis_zombies+@b4 cards=defense hand=1")
    game = skirmish(*seats, draws=["defense"], dice=[0, 0])
    game.apply("attack:b4")
    assert game.choice.seat == 1
    assert game.choice.private
    assert not game.can_undo


def test_an_own_secret_answer_can_be_taken_back() -> None:
    seats = ("castle_griffins@b3 cards=attack,attack hand=2", "necropolis_zombies+@b4")
    game = skirmish(*seats, draws=["attack", "attack"], dice=[0, 0])
    game.apply("attack:b4")
    before = trace(game)
    game.apply("play:attack")
    assert game.can_undo
    game.undo()
    assert trace(game) == before


def test_taking_back_does_not_change_the_luck() -> None:
    games = [skirmish("castle_griffins@b3", "necropolis_zombies+@b4", dice=[1, -1]) for _ in range(2)]
    for key in ("move:a3", "move:b2", "move:c3"):
        games[1].apply(key)
        games[1].undo()
    for game in games:
        game.apply("attack:b4")
    assert trace(games[0]) == trace(games[1])


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    game = skirmish("castle_griffins@b2 gold=10", "necropolis_zombies@b4")
    before = trace(game)
    game.apply("surrender")
    assert game.over
    game.undo()
    assert not game.over
    assert trace(game) == before


def test_a_branch_begins_without_a_way_back() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b4").play("move:c2", "defend")
    branch = game.branch(1)
    assert not branch.can_undo
    assert not branch.can_redo
    branch.apply("done")
    branch.undo()
    assert branch.answers == game.answers[:1]
    assert len(game.answers) > 1, "the game itself is not touched"


@pytest.mark.parametrize("to", [-1, 3, 10**9])
def test_a_branch_begins_within_the_game(to: int) -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b4").play("move:c2")
    with pytest.raises(Refused, match="no answer"):
        game.branch(to)
