"""Lines of a record that say that a seat went to somebody else: kept with the answers, and nothing depends on them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from banneret.games import resume, rules_of
from banneret.kernel.errors import RecordError, Refused
from banneret.kernel.fairness.notes import Handover
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from banneret.kernel.record import DIGEST_EVERY, parse_record
from banneret.kernel.replay import replay as replayed
from banneret.kernel.replay import verify
from banneret.kernel.rules import Setup
from tests.record.damage import small

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_wraiths")


def a_game() -> Game:
    rules = rules_of("heroes")
    game = Game(rules, rules.normalise(Setup(game="heroes", scenario="skirmish", seats=ARMIES)), 7)
    game.settle()
    return game


def answer(game: Game, times: int = 1) -> None:
    for _ in range(times):
        game.apply(game.choice.keys[0])


def read_again(game: Game) -> Game:
    return resume(parse_record(game.record()), len(game.played))


def test_a_handover_is_a_line_of_its_own_that_changes_no_position() -> None:
    game = a_game()
    answer(game)
    digest, count = game.digest, len(game.played)
    game.hand_over(1, "person")
    assert game.digest == digest
    assert game.body()[-1] == "~ 1 person"
    assert game.body(count) == []
    answer(game)
    assert game.body(count)[0].startswith("0 ")
    assert game.lines == len(game.body())
    again = read_again(game)
    assert again.record() == game.record()
    assert again.handovers == [Handover(count, 1, "person")]
    assert again.digest == game.digest


def test_before_the_first_answer_and_beside_a_digest() -> None:
    game = a_game()
    first = len(game.played)
    game.hand_over(0, "bot")
    while len(game.played) < DIGEST_EVERY and not game.over:
        answer(game)
        game.hand_over(1, "person")
    assert game.marks
    assert game.handovers[0] == (first, 0, "bot")
    assert game.lines == len(game.body())
    again = read_again(game)
    assert (again.record(), again.handovers) == (game.record(), game.handovers)
    assert verify(rules_of("heroes"), parse_record(game.record())).handovers == game.handovers


def test_the_lines_that_come_with_answers_make_up_the_whole() -> None:
    """A store appends what each answer and each handover has brought; read in one go it is the same."""
    game = a_game()
    lines = game.body()
    for n in range(40):
        if game.over:
            break
        before = len(game.played)
        answer(game)
        lines += game.body(before)
        if n % 3 == 0:
            game.hand_over(n % 2, "bot" if n % 4 else "person")
            lines.append(game.body()[-1])
    assert lines == game.body()


def test_the_same_is_not_noted_twice_between_two_answers() -> None:
    game = a_game()
    for _ in range(5):
        for who in ("person", "bot"):
            game.hand_over(1, who)
    assert [(one.seat, one.who) for one in game.handovers] == [(1, "person"), (1, "bot")]
    answer(game)
    game.hand_over(1, "person")
    assert len(game.handovers) == 3
    with pytest.raises(Refused, match="no seat 2"):
        game.hand_over(2, "person")


def test_nothing_is_taken_back_or_given_again_across_it() -> None:
    game = a_game()
    answer(game, 2)
    assert game.can_undo
    game.undo()
    assert game.can_redo
    game.hand_over(1, "bot")
    assert not game.can_undo
    assert not game.can_redo
    answer(game)
    game.undo()
    assert game.body()[-1] == "~ 1 bot"


def test_a_branch_keeps_those_before_it() -> None:
    game = a_game()
    answer(game)
    early = len(game.played)
    game.hand_over(0, "person")
    answer(game)
    game.hand_over(1, "person")
    assert [one.seat for one in game.branch(early).handovers] == [0]
    record = parse_record(game.record())
    assert [one.seat for one in replayed(game.rules, record, early).handovers] == [0]
    assert [one.seat for one in game.branch(len(game.played), 99).handovers] == [0, 1]


def test_a_journal_keeps_it(tmp_path: Path) -> None:
    game = a_game()
    journal = Journal(tmp_path / "save.banneret", game)
    answer(game)
    journal.sync(game)
    game.hand_over(1, "bot")
    journal.sync(game)
    assert resume(recover(tmp_path / "save.banneret").record).record() == game.record()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("~ 2 person", "there is no seat 2"),
        ("~ 01 person", "neither an answer"),
        ("~ 1 Maud", "neither an answer"),
        ("~ 1", "neither an answer"),
        ("~1 bot", "neither an answer"),
        ("~ 1 bot\n~ 1 bot", "handed over here already"),
    ],
)
def test_any_other_form_is_refused_with_its_line(line: str, complaint: str) -> None:
    game = a_game()
    answer(game)
    record = game.to_record()
    number = record.first_line + line.count("\n")
    with pytest.raises(RecordError, match=f"line {number}: .*{complaint}"):
        resume(parse_record(replace(record, body=(*line.split("\n"), *record.body)).text()))


def test_a_damaged_line_after_it_is_told_by_its_number() -> None:
    record = parse_record(small())
    body = ["~ 0 person", "~ 1 bot", *record.body]
    assert [one.after for one in resume(replace(record, body=tuple(body))).handovers] == [0, 0]
    at = next(n for n, line in enumerate(body) if line.startswith("0 "))
    body[at] = body[at].replace("0 ", "1 ", 1)
    with pytest.raises(RecordError, match=f"line {record.first_line + at}: seat 0 is asked here"):
        resume(replace(record, body=tuple(body)))
