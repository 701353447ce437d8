"""A room that wakes is where it was left, to the letter, also in what may still be taken back."""

import pytest

import banneret
from banneret.games import resume
from banneret.kernel.errors import BanneretError, RecordError
from banneret.kernel.game import MOST_UNDONE, Game
from banneret.kernel.record import parse_record
from banneret.server.store.game import woken
from banneret.server.store.types import StoredRoom
from tests.attack.stage import large_record
from tests.support.stored_rooms import a_room


def at_a_digest() -> Game:
    """A game in which the answer before the last digest may still be taken back."""
    for seed in range(200):
        game = banneret.new(
            "heroes", scenario="skirmish", seats=["castle_host", "dungeon_host"], seed=seed,
            options={"retaliation_optional": "on"},
        )  # fmt: skip
        while not game.over and len(game.played) < 64:
            game.apply(game.choice.options[-1])
            if 64 in game.marks and game.can_undo:
                return game
    raise AssertionError("no such game")


def room_of(game: Game) -> StoredRoom:
    setup = game.setup
    return a_room(
        game=setup.game, scenario=setup.scenario, sides=setup.seats, options=setup.options, seed=game.seed,
        ruleset=game.ruleset, content=game.rules.content_hash(), status="running", lines=game.body(),
    )  # fmt: skip


def test_a_digest_that_an_undo_left_behind_is_gone_and_comes_again() -> None:
    game = at_a_digest()
    digest = game.body()[-1] if game.body()[-1].startswith("=") else f"= {game.marks[64]}"
    game.undo()
    assert digest not in game.body()
    again = woken(room_of(game))
    assert again is not None
    assert again.body() == game.body()
    game.redo()
    assert digest in game.body()
    again = woken(room_of(game))
    assert again is not None
    assert (again.body(), again.can_undo, again.marks) == (game.body(), True, game.marks)


def test_digests_of_answers_that_may_be_taken_back_are_compared_as_well() -> None:
    game = at_a_digest()
    room = room_of(game)
    place = next(n for n, line in enumerate(room.lines) if line.startswith("="))
    left_behind = [*room.lines[:place], "= 0123456789abcdef", *room.lines[place + 1 :]]
    with pytest.raises(RecordError, match="do not lead to where the game was left"):
        woken(a_room_with(room, left_behind))
    with pytest.raises(BanneretError):
        woken(a_room_with(room, [*room.lines, "= 0123456789abcdef"]))


def a_room_with(room: StoredRoom, lines: list[str]) -> StoredRoom:
    from msgspec.structs import replace

    return replace(room, lines=lines)


def test_what_may_be_taken_back_has_a_bound_that_sleep_does_not_change() -> None:
    """Each answer that may be taken back is kept as a position: who does the same forever must not fill it."""
    game = resume(parse_record(large_record(20_000)))
    again = game.key(game.played[-1])
    for _ in range(MOST_UNDONE + 50):
        game.apply(again)
    slept = woken(room_of(game))
    assert slept is not None
    for one in (game, slept):
        steps = 0
        while one.can_undo:
            one.undo()
            steps += 1
        assert steps == MOST_UNDONE
    assert slept.digest == game.digest
