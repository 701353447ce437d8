"""Replays: every step is the position the record leads to, and each pair of eyes sees what it may see."""

from functools import cache
from pathlib import Path

import pytest

from banneret.games import resume
from banneret.kernel.answers import forced_of, seat_of
from banneret.kernel.errors import RecordError
from banneret.kernel.fairness.notes import handover_note
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.table.patch import patched
from banneret.table.presenter import presenter_of
from banneret.table.replay.past_game import EVERY, past_game_of
from banneret.table.replay.timeline import answers_at, info, steps
from banneret.table.replay.types import EYES_OPEN, ReplayStep
from banneret.table.told import after
from banneret.text import LANGUAGES
from tests.support.shown import wire_view

GAMES = sorted((Path(__file__).parents[1] / "record" / "games").glob("*.banneret"))
WHOLE = [path for path in GAMES if path.stem in ("two_players", "three_players", "crossroads")]
names = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
wholes = pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@names
def test_a_seat_that_went_to_somebody_else_is_marked_where_it_did(path: Path) -> None:
    record = parse_record(text_of(path))
    plain = info("x", text_of(path))
    step = plain.steps // 2
    at = answers_at(record, step)
    game = resume(record)
    game.notes = [handover_note(at, 1, "person"), handover_note(at, 0, "bot")] if len(game.setup.seats) > 1 else []
    text = game.record()
    for lang in LANGUAGES:
        found = [mark for mark in info("x", text, lang).marks if mark.kind == "hands"]
        assert [(mark.step, mark.player) for mark in found] == [(step, one.seat) for one in game.handovers]
        assert all(str(mark.player + 1) in mark.text for mark in found)
    assert [mark for mark in info("x", text).marks if mark.kind != "hands"] == list(plain.marks)
    assert [step.view for step in steps(text, step, step)] == [step.view for step in steps(text_of(path), step, step)]


def game_at(path: Path, step: int) -> Game:
    record = parse_record(text_of(path))
    return resume(record, answers_at(record, step))


def some_steps(path: Path) -> list[int]:
    last = past_game_of(text_of(path)).steps
    return sorted({0, 1, EVERY - 1, EVERY, EVERY + 1, last // 2, last - 1, last} & {*range(last + 1)})


@names
def test_a_step_is_a_decision(path: Path) -> None:
    past = past_game_of(text_of(path))
    decided = [p for p in past.game.played if seat_of(p) >= 0 and not forced_of(p)]
    assert past.steps == len(decided) == info("x", text_of(path)).steps
    assert [past.decision(step) for step in range(1, past.steps + 1)] == decided
    record = parse_record(text_of(path))
    assert all(answers_at(record, step) == past.at[step] for step in some_steps(path))
    for step in (-1, past.steps + 1):
        with pytest.raises(RecordError, match="no step"):
            answers_at(record, step)


@names
def test_any_step_can_be_gone_to(path: Path) -> None:
    past = past_game_of(text_of(path))
    for step in some_steps(path):
        there, wanted = past.game_at(step), game_at(path, step)
        assert there.digest == wanted.digest
        assert there.played == wanted.played
        assert there.events == wanted.events == past.events[: past.seen[step]]


def test_a_game_gone_to_can_be_played_on_with_the_same_luck() -> None:
    past = past_game_of(text_of(WHOLE[0]))
    for step in (3, EVERY, 200):
        there = past.game_at(step)
        there.apply(past.decision(step + 1) >> 8)
        assert there.played == past.answers[: past.at[step + 1]]
        assert there.digest == past.game_at(step + 1).digest


def test_the_same_record_is_run_through_once() -> None:
    text = text_of(GAMES[0])
    assert past_game_of(text) is past_game_of(str(text))


@names
@pytest.mark.parametrize("eyes", [-1, 0, 1])
def test_steps_show_what_these_eyes_saw(path: Path, eyes: int) -> None:
    last = past_game_of(text_of(path)).steps
    found = steps(text_of(path), max(0, last - 30), last, eyes)
    view = found[0].view
    assert view is not None
    for step in found[1:]:
        assert step.view is None
        assert step.patch is not None
        view = patched(view, step.patch)
    assert _without_null(view) == _without_null(wire_view(game_at(path, last), eyes))


def _without_null(value: object) -> object:
    """A view in which null and nothing are the same, as in a patch."""
    if isinstance(value, dict):
        return {key: _without_null(part) for key, part in value.items() if part is not None}
    return value


@names
@pytest.mark.parametrize("eyes", [-1, 0])
def test_all_steps_together_tell_what_was_told(path: Path, eyes: int) -> None:
    past = past_game_of(text_of(path))
    found = steps(text_of(path), 0, past.steps, eyes)
    assert [step.n for step in found] == [*range(past.steps + 1)]
    told = [event for step in found for event in step.events]
    wanted = after(resume(parse_record(text_of(path))), eyes, 0, "en")
    assert [(event.n, event.name, event.args, event.who) for event in told] == [
        (event.n, event.name, event.args, event.who) for event in wanted
    ]


def test_parts_of_a_replay_fit_together() -> None:
    text = text_of(WHOLE[0])
    all_steps = steps(text, 0, 120, 1)
    for first in (1, 24, 25, 26, 77):
        part = steps(text, first, first + 5, 1)
        for step, same in zip(part, all_steps[first : first + 6], strict=True):
            assert (step.events, step.who, step.prompt, step.label) == (
                same.events, same.who, same.prompt, same.label,
            )  # fmt: skip


@names
def test_questions_are_told_to_those_who_were_asked(path: Path) -> None:
    last = min(100, past_game_of(text_of(path)).steps)
    for step in steps(text_of(path), 1, last, 0):
        assert (step.prompt != "") == (step.label != "") == (step.who == 0)
    assert not any(step.prompt or step.label for step in steps(text_of(path), 1, last, -1))
    assert all(step.prompt and step.label for step in steps(text_of(path), 1, last, EYES_OPEN))


@names
def test_open_eyes_see_every_hand(path: Path) -> None:
    for n in some_steps(path):
        step = steps(text_of(path), n, n, EYES_OPEN)[0]
        assert step.view is not None
        if step.view["game"] == "battlelore":
            for side in step.view["sides"]:
                assert len(side["hand"]) == side["hand_size"]
                assert len(side["lore_hand"]) == side["lore_hand_size"]
            continue
        if step.view["world"] is not None:
            for player in step.view["world"]["players"].values():
                assert len(player["hand"]) == player["hand_size"]
        if step.view["combat"] is not None:
            for side in step.view["combat"]["sides"]:
                assert len(side["hand"]) == side["hand_size"]
    assert all(event.name for step in steps(text_of(path), 0, 30, EYES_OPEN) for event in step.events)


def test_what_not_everybody_saw_is_marked() -> None:
    text = text_of(WHOLE[0])
    last = 200
    open_eyes, public = steps(text, 0, last, EYES_OPEN), steps(text, 0, last, -1)
    assert any(step.hidden for step in open_eyes)
    assert not any(step.hidden for step in public)
    for step, same in zip(open_eyes, public, strict=True):
        seen = [event.name for event in step.events if event.n not in step.hidden]
        assert seen == [event.name for event in same.events]


def test_open_eyes_read_of_drawn_cards_with_the_right_fighters() -> None:
    """Who fights is known from the past: hidden events must not lead astray."""
    text = text_of(WHOLE[0])
    last = 200
    spectator = [event for step in steps(text, 0, last, -1) for event in step.events]
    public = [
        event
        for n, step in enumerate(steps(text, 0, last, EYES_OPEN))
        for event, real in zip(step.events, _real(text, n), strict=True)
        if real
    ]
    assert [(event.name, event.who) for event in public] == [(event.name, event.who) for event in spectator]


def _real(text: str, step: int) -> list[bool]:
    """For each event of a step whether everybody may know it."""
    past = past_game_of(text)
    start = past.seen[step - 1] if step else 0
    return [event.audience is None for event in past.events[start : past.seen[step]]]


@names
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_timeline_is_told_in_every_language(path: Path, lang: str) -> None:
    told = info("game31", text_of(path), lang)
    assert told.id == "game31"
    assert told.title
    assert all(seat.name for seat in told.seats)
    assert all(mark.text and 0 <= mark.step <= told.steps for mark in told.marks)
    assert [mark.step for mark in told.marks] == sorted(mark.step for mark in told.marks)
    kinds = [mark.kind for mark in told.marks]
    # The heroes of an adventure of BattleLore go on learning when it is over.
    assert set(kinds[kinds.index("end") :]) <= {"end", "level"}
    assert told.returns == parse_record(text_of(path)).returns


@wholes
def test_rounds_and_turns_follow_each_other(path: Path) -> None:
    told = info("x", text_of(path))
    assert [at.round for at in told.rounds] == [*range(1, len(told.rounds) + 1)]
    assert [at.step for at in told.rounds] == sorted(at.step for at in told.rounds)
    for turn, following in zip(told.turns, told.turns[1:], strict=False):
        assert turn.first <= turn.last < following.first
    assert told.turns[-1].last == told.steps
    for turn in told.turns:
        shown = steps(text_of(path), turn.first, turn.first, -1)[0]
        assert shown.view is not None
        assert shown.view["world"]["turn"] == turn.player
    kinds = {mark.kind for mark in told.marks}
    assert {"combat", "level", "flag", "tile", "end"} <= kinds


@names
def test_strength_is_told_for_each_round_and_the_end(path: Path) -> None:
    told = info("x", text_of(path))
    assert len(told.strength) == len(told.rounds) + 1
    assert all(len(row) == len(told.seats) for row in told.strength)
    state = past_game_of(text_of(path)).game.state
    assert told.strength[-1] == presenter_of(parse_record(text_of(path)).setup.game).strength(state)


def test_an_army_is_worth_what_it_costs() -> None:
    """A Pack of Halberdiers and a Few of Marksmen: their prices, and a point for each side of a card."""
    told = info("x", text_of(WHOLE[-1]))
    assert told.strength[0] == (11, 11)


def test_what_is_not_there_is_refused() -> None:
    text = text_of(GAMES[0])
    last = past_game_of(text).steps
    assert steps(text, last + 1, last + 5) == []
    assert steps(text, 5, 4) == []
    assert steps(text, -3, 4) == []
    assert [step.n for step in steps(text, last, last + 50)] == [last]
    for eyes in (-3, 9):
        with pytest.raises(RecordError, match="no seat"):
            steps(text, 0, 1, eyes)
    for broken in ("", "banneret record 1\n", text.replace("= ", "= 0", 1), text[: len(text) // 2]):
        with pytest.raises(RecordError):
            info("x", broken)


def test_a_game_that_goes_on_can_be_replayed() -> None:
    record = game_at(WHOLE[0], 40).to_record()
    told = info("x", record.text())
    assert (told.steps, told.returns) == (40, ())
    found: list[ReplayStep] = steps(record.text(), 38, 40)
    assert found[-1].waiting != ()
