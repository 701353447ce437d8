"""Requests as part of a game: in its record, its digests, its copies, and beside what is taken back."""

from random import Random

import pytest
from msgspec.structs import replace

from banneret import Refused
from banneret.games import new
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import replay
from tests.heroes.builder import HeroesGame, quiet_game, skirmish


def rich() -> HeroesGame:
    """Seat 0 in its turn; seat 1 can pay for everything."""
    game = quiet_game()
    for seat in (0, 1):
        game.give(seat, gold=100, materials=50, valuables=30)
        game.build(seat, "dwelling_bronze")
    return game.ask_again()


def fight() -> Game:
    """A skirmish in which both sides hold cards, with the luck of a seed."""
    armies = ("castle_griffins castle_marksmen cards=estates,defense,attack hand=2",
              "necropolis_zombies necropolis_skeletons cards=estates,defense,attack hand=2")  # fmt: skip
    game = new("heroes", scenario="skirmish", seats=armies, seed=5)
    game.settle()
    return game


def played_with_requests(seed: int) -> Game:
    """A skirmish played at random, with requests made at random."""
    rng = Random(seed)
    game = fight()
    while not game.over and len(game.played) < 400:
        if rng.random() < 0.2:
            game.request(rng.choice(("never", "once", "always")), rng.randrange(2))
        game.apply(rng.choice(game.choice.options))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_a_record_holds_requests_and_leads_to_the_same_position(seed: int) -> None:
    game = played_with_requests(seed)
    text = game.record()
    assert " ask_me:" in text
    again = replay(game.rules, parse_record(text))
    assert again.digest == game.digest
    assert again.record() == text
    assert [again.request_of(seat) for seat in (0, 1)] == [game.request_of(seat) for seat in (0, 1)]


def test_a_branch_keeps_requests() -> None:
    game = fight()
    game.request("always", 1)
    assert game.branch(len(game.played)).request_of(1) == "always"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 ask_me:never", "is asked here"),
        ("9 ask_me:once", "is asked here"),
        ("1! ask_me:once", "is asked here"),
        ("* ask_me:once", "is not an answer of this game"),
        ("1 ask_me:often", "is not an answer of this game"),
    ],
)
def test_a_record_with_a_request_that_cannot_be_is_refused(line: str, reason: str) -> None:
    game = fight()
    record = game.to_record()
    with pytest.raises(RecordError, match=reason):
        replay(game.rules, replace(record, body=(*record.body, line)))


def test_a_position_without_requests_has_the_digest_it_always_had() -> None:
    game = rich()
    before = game.digest
    game.play("build:citadel")
    after = game.digest
    game.undo()
    game.give(1)
    assert game.request("always", 1)
    assert game.digest != before
    game.request("never", 1)
    game.give(1, gold=100, materials=50, valuables=30)
    assert game.digest == before
    game.play("build:citadel")
    assert game.digest == after


def test_a_request_does_not_hinder_another_from_taking_an_answer_back() -> None:
    game = rich()
    game.play("build:citadel", "recruit:castle_griffins")
    question = game.choice.question
    game.request("once", 1)
    assert game.choice.question == question
    assert game.undo_seat == 0
    kept = game.undo()
    # The request stays, and counts at the instant to which the game has gone back.
    assert game.request_of(1) == "once"
    assert game.asked() == (1, "play")
    assert game.key(game.played[-1]) == "ask_me:once"
    assert kept == len(game.played) - 1
    assert not game.can_redo
    game.play("pass")
    assert game.asked() == (0, "action")
    assert game.undo_seat == 1, "seat 1 has answered since: nothing before may be taken back by seat 0"


def test_what_was_taken_back_is_given_again_beside_a_request() -> None:
    game = rich()
    game.give(1)
    game.play("build:citadel", "recruit:castle_griffins")
    game.undo()
    game.undo()
    game.request("always", 1)
    assert game.can_redo
    game.redo()
    assert "citadel" in game.player(0)["buildings"]
    assert game.request_of(1) == "always"
    game.redo()
    assert not game.can_redo
    assert [game.key(packed) for packed in game.played[-3:]] == [
        "ask_me:always", "build:citadel", "recruit:castle_griffins",
    ]  # fmt: skip


def test_what_was_taken_back_is_not_given_again_as_an_answer_to_something_else() -> None:
    game = fight()
    while game.choice.question != "ask_action":
        game.apply("pass" if "pass" in game.choice else game.choice.options[0])
    game.apply("defend")
    seat = game.undo_seat
    assert seat is not None
    game.undo()
    game.request("once", seat)
    # The same seat is asked, but for something else.
    assert (game.state.seat, game.choice.question) == (seat, "ask_between")
    assert not game.can_redo


def test_a_request_withdrawn_lets_the_game_go_on_to_the_next_decision() -> None:
    for seed in range(30):
        rng = Random(seed)
        game = fight()
        while not game.over and game.choice.question != "ask_between":
            game.request("once", 1 - game.state.seat)
            if game.choice.question != "ask_between":
                game.apply(rng.choice(game.choice.options))
        if not game.over:
            game.request("never", game.state.seat)
            assert game.state.seat >= 0
            assert not game.state.forced()
            assert replay(game.rules, game.to_record()).digest == game.digest


def test_a_request_that_shows_cards_may_be_held_lets_what_was_before_stand() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b5 cards=estates hand=1", draws=["estates"], dice=[0] * 4)
    while game.asked()[1] != "action":
        game.play("pass")
    game.play("move:b3")
    assert game.can_undo
    game.request("once", 1)
    assert game.asked() == (1, "play")
    assert not game.can_undo


def test_a_seat_that_goes_to_somebody_else_asks_for_nothing() -> None:
    game = rich()
    game.give(1)
    game.request("always", 1)
    game.hand_over(1, "bot")
    assert game.request_of(1) == "never"
    assert game.record().rstrip().splitlines()[-3:-1] == ["1 ask_me:never", "~ 1 bot"]


def test_games_without_such_windows_take_no_requests() -> None:
    game = new("battlelore", scenario="first_laurels", seats=("standard", "pennant"), seed=1)
    assert game.request_of(0) == ""
    with pytest.raises(Refused, match="no requests"):
        game.request("once", 0)
