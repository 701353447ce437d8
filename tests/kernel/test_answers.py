"""Answers: forced ones, secret ones, and ones that are refused without a trace."""

from typing import Any

import pytest

import banneret
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_PLAY
from banneret.ledger import known
from tests.heroes.builder import HeroesGame, skirmish
from tests.heroes.property.invariants import contents


def fingerprint(game: HeroesGame) -> tuple[object, ...]:
    """All that a refused answer must leave as it was."""
    return (
        contents(game.state), game.digest, game.record(), game.events, list(game.answers), game.can_undo, game.can_redo,
    )  # fmt: skip


def at_an_action() -> HeroesGame:
    game = skirmish("castle_griffins@b2 castle_marksmen@a1", "necropolis_zombies@b4 necropolis_wraiths@c5")
    assert game.choice.kind_name == "action"
    return game


# -- forced and secret -------------------------------------------------------------------------------------------------


def test_a_single_open_answer_is_given_and_marked() -> None:
    game = skirmish("castle_griffins", "necropolis_zombies")
    assert game.choice.kind_name == "space"
    assert game.answers == [(0, game.answers[0][1], game.answers[0][2], True)]
    assert "\n0! deploy:castle_griffins\n" in game.record()


def test_a_chosen_answer_is_not_marked_as_forced() -> None:
    game = skirmish("castle_griffins", "necropolis_zombies")
    game.apply("place:b2")
    assert "\n0 place:b2\n" in game.record()


def window(ask_anyway: str) -> HeroesGame:
    """An attack by a side whose only card cannot be played before attacking."""
    seats = ("castle_griffins@b3 cards=defense hand=1", "necropolis_zombies@b4 necropolis_wraiths@d5")
    game = skirmish(*seats, draws=["defense"], dice=[0, 0], ask_anyway=ask_anyway)
    if ask_anyway == "on":
        game.apply("pass")  # at the start of Combat
    game.apply("attack:b4")
    return game


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    game = window("on")
    assert (game.choice.seat, game.choice.kind, game.choice.keys) == (0, K_PLAY, ("pass",))
    assert game.choice.private
    assert not game.state.forced()
    game.apply("pass")
    assert "\n0 pass\n" in game.record()
    assert "!" not in game.record().partition("begin")[2]


def test_without_the_option_nobody_is_asked_for_nothing() -> None:
    assert "\n0 attack:b4\n* die:" in window("off").record()


# -- refused -----------------------------------------------------------------------------------------------------------

NONSENSE: list[Any] = [
    "", " ", "move", "move:", "move:z9", "move:b3 ", " move:b3", "MOVE:B3", "move:b3\n", "move:ｂ3", "die:+1",
    "done:b3", "deploy", "\x00", "x" * 100_000, "attack:tower:b3", "0", "-1",
    -1, 0, 1, 2**31, 2**100, -(2**70), True, False,
    None, 1.5, float("nan"), float("inf"), 1j, b"done", bytearray(b"done"), [], {}, set(), (), ("done",), object(), ...,
    type, Game,
]  # fmt: skip


@pytest.mark.parametrize("answer", NONSENSE, ids=lambda answer: repr(answer)[:20])
def test_nonsense_is_refused_and_changes_nothing(answer: Any) -> None:
    game = at_an_action()
    game.play("move:c2")
    before = fingerprint(game)
    with pytest.raises(Refused) as caught:
        game.apply(answer)
    assert fingerprint(game) == before
    assert caught.value.clauses == ()
    assert len(str(caught.value)) < 120
    assert game.why_not(answer) == "unknown"


def test_a_number_that_only_equals_an_option_is_refused() -> None:
    game = at_an_action()
    before = fingerprint(game)
    for option in game.choice:
        with pytest.raises(Refused):
            game.apply(float(option))  # type: ignore[arg-type]
        assert float(option) not in game.choice
    assert fingerprint(game) == before


def test_whatever_is_not_offered_is_refused_with_its_clause() -> None:
    game = at_an_action()
    before = fingerprint(game)
    for candidate in game.rules.candidates(game.state):
        if candidate in game.choice:
            continue
        key = game.rules.key(game.choice.kind, candidate)
        for answer in (candidate, key):
            with pytest.raises(Refused) as caught:
                game.apply(answer)
            (clause,) = caught.value.clauses
            assert known(clause)
            assert clause in str(caught.value)
            assert key in str(caught.value)
            assert game.why_not(answer) == clause
            assert answer not in game.choice
    assert fingerprint(game) == before


def test_a_refused_answer_does_not_cost_the_way_back() -> None:
    game = at_an_action()
    game.play("move:c2")
    game.undo()
    before = fingerprint(game)
    with pytest.raises(Refused):
        game.apply("move:b4")
    assert game.can_redo
    assert fingerprint(game) == before


@pytest.mark.parametrize("seat", [1, -1, -2, 7])
def test_only_the_seat_that_is_asked_may_answer(seat: int) -> None:
    game = at_an_action()
    before = fingerprint(game)
    with pytest.raises(Refused, match=f"seat {seat} is not being asked"):
        game.apply("defend", seat=seat)
    assert fingerprint(game) == before
    game.apply("defend", seat=0)
    assert fingerprint(game) != before


def test_keys_and_numbers_are_the_same_answers() -> None:
    first, second = at_an_action(), at_an_action()
    option = first.choice.options[-2]
    first.apply(option)
    second.apply(second.choice.key(option))
    assert fingerprint(first) == fingerprint(second)


def finished() -> HeroesGame:
    game = HeroesGame.of(
        banneret.new("heroes", scenario="skirmish", seats=["castle_vanguard", "dungeon_vanguard"], seed=1)
    )
    while not game.over:
        game.apply(game.choice.options[0])
    return game


def test_nothing_is_answered_after_the_end() -> None:
    game = finished()
    before = fingerprint(game)
    for answer in ("done", "pass", "move:b3", 0, None, game.answers[-1][2]):
        with pytest.raises(Refused, match="over"):
            game.apply(answer)  # type: ignore[arg-type]
        assert game.why_not(answer) == "over"  # type: ignore[arg-type]
    with pytest.raises(Refused, match="over"):
        _ = game.choice
    assert fingerprint(game) == before
    assert game.result in ((1, -1), (-1, 1), (0, 0))


def test_a_game_goes_on_until_its_result() -> None:
    game = at_an_action()
    assert not game.over
    assert game.result is None


def test_showing_a_game_never_fails() -> None:
    assert "Choice action for seat 0" in repr(at_an_action())
    assert "over" in repr(finished())
    assert "chance" in repr(banneret.new("heroes", scenario="skirmish", seats=["random", "random"], seed=1).branch(0))
