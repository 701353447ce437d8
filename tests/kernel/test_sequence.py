"""Sequences, frames and labels, tried on bare States with steps made for the purpose."""

import pytest

from banneret.kernel.kinds import K_ACTION, K_DRAW, K_LAND, K_ROLL
from banneret.kernel.sequence import STEPS, Step, at, fill, reserve, sequence, step_ids, step_name, unfilled_sequences
from banneret.kernel.state import CHANCE, NOBODY, OVER, State

Line = tuple[int, int, int, int]


def begun(start: int, a: int = 0, b: int = 0, c: int = 0) -> State:
    """A State about to carry out a sequence, and the end of the game after it."""
    state = State()
    state.clear()
    state.log = []
    state.call(THE_END, 0, 0, 0)
    state.call(start, a, b, c)
    return state


def told(state: State) -> list[Line]:
    """What the steps emitted: event and arguments."""
    assert state.log is not None
    return [(event, a, b, c) for event, _, a, b, c in state.log]


def say_one(s: State, a: int, b: int, c: int) -> None:
    s.emit(1, a, b, c)


def say_two(s: State, a: int, b: int, c: int) -> None:
    s.emit(2, a, b, c)


def say_answer(s: State, a: int, b: int, c: int) -> None:
    s.emit(3, s.answer)


def stop(s: State, a: int, b: int, c: int) -> None:
    s.finish((a, -a))


THE_END = sequence(stop)
PLAIN = sequence(say_one, say_two)


def test_steps_run_in_the_order_they_are_listed_with_the_same_arguments() -> None:
    state = begun(PLAIN, 7, 8, 9)
    state.run()
    assert told(state) == [(1, 7, 8, 9), (2, 7, 8, 9)]
    assert state.seat == OVER


def call_plain(s: State, a: int, b: int, c: int) -> None:
    s.call(PLAIN, a + 1, b + 1, c + 1)


NESTED = sequence(say_one, call_plain, say_two)


def test_a_sequence_goes_on_where_it_called_another() -> None:
    state = begun(NESTED, 1, 2, 3)
    state.run()
    assert told(state) == [(1, 1, 2, 3), (1, 2, 3, 4), (2, 2, 3, 4), (2, 1, 2, 3)]


def count_down(s: State, left: int, b: int, c: int) -> None:
    if left:
        s.stack[-3] = left - 1
        s.goto(AGAIN)


LOOP = sequence(say_two, say_one, count_down, say_two)
AGAIN = at(LOOP, say_one)


def test_a_label_leads_back_and_the_frame_keeps_what_changed() -> None:
    state = begun(LOOP, 2)
    state.run()
    assert told(state) == [(2, 2, 0, 0), (1, 2, 0, 0), (1, 1, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0)]


def test_a_label_has_to_be_a_step_of_its_own_sequence() -> None:
    with pytest.raises(LookupError):
        at(PLAIN, count_down)


def give_up(s: State, a: int, b: int, c: int) -> None:
    s.leave()


def call_short(s: State, a: int, b: int, c: int) -> None:
    s.call(SHORT, 5, 5, 5)


SHORT = sequence(say_one, give_up, say_two)
AROUND = sequence(call_short, say_two)


def test_leaving_ends_the_present_sequence_only() -> None:
    state = begun(AROUND)
    state.run()
    assert told(state) == [(1, 5, 5, 5), (2, 0, 0, 0)]


def escape(s: State, depth: int, b: int, c: int) -> None:
    s.unwind(depth)


def dive(s: State, a: int, b: int, c: int) -> None:
    depth = len(s.stack)
    s.call(PLAIN, 9, 9, 9)
    s.call(NEVER, 0, 0, 0)
    s.call(ESCAPE, depth, 0, 0)


NEVER = sequence(say_one)
ESCAPE = sequence(escape, say_one)
DIVE = sequence(dive, say_two)


def test_unwinding_abandons_everything_called_since() -> None:
    state = begun(DIVE)
    state.run()
    assert told(state) == [(2, 0, 0, 0)]


def ask(s: State, a: int, b: int, c: int) -> None:
    s.ask(a, K_ACTION, [11, 12, 13])


def ask_secretly(s: State, a: int, b: int, c: int) -> None:
    s.ask_private(a, K_ACTION, [21])


def ask_the_only_way(s: State, a: int, b: int, c: int) -> None:
    s.ask(a, K_ACTION, [31])


QUESTION = sequence(ask, say_answer)
SECRET = sequence(ask_secretly, say_answer)
FORCED = sequence(ask_the_only_way, say_answer)


def test_a_question_pauses_the_rules_and_the_next_step_reads_the_answer() -> None:
    state = begun(QUESTION, 1)
    state.run()
    assert (state.seat, state.kind, state.options) == (1, K_ACTION, [11, 12, 13])
    assert not state.forced()
    assert told(state) == []
    state.apply(12)
    assert told(state) == [(3, 12, 0, 0)]


@pytest.mark.parametrize(("start", "forced"), [(QUESTION, False), (SECRET, False), (FORCED, True)])
def test_only_an_open_question_with_a_single_answer_is_forced(start: int, forced: bool) -> None:
    state = begun(start, 0)
    state.run()
    assert state.forced() == forced
    state.settle(unasked, unasked, unasked)
    assert (state.seat == OVER) == forced


def unasked() -> float:
    raise AssertionError("no chance was asked")


def roll(s: State, a: int, b: int, c: int) -> None:
    s.chance(K_ROLL, (-1, 0, 1))


def draw(s: State, a: int, b: int, c: int) -> None:
    s.chance(K_DRAW, (4, 5, 6, 7))


def turn(s: State, a: int, b: int, c: int) -> None:
    s.chance(K_LAND, (8, 9))


LUCK = sequence(roll, say_answer, draw, say_answer, turn, say_answer, roll, say_answer)


def test_each_kind_of_chance_is_answered_from_its_own_stream() -> None:
    state = begun(LUCK)
    state.run()
    assert (state.seat, state.outcomes) == (CHANCE, (-1, 0, 1))
    dice, decks, lands = iter((0.0, 0.99)), iter((0.5,)), iter((0.6,))
    state.settle(lambda: next(dice), lambda: next(decks), lambda: next(lands))
    assert [a for _, a, _, _ in told(state)] == [-1, 6, 9, 1]
    assert state.seat == OVER


def test_nobody_listening_costs_no_log() -> None:
    state = begun(PLAIN)
    state.log = None
    state.run()
    assert state.log is None


def test_the_stack_is_four_ints_a_frame_and_empty_frames_go() -> None:
    state = begun(QUESTION, 1, 2, 3)
    assert state.seat == NOBODY
    assert state.stack == [THE_END, 0, 0, 0, QUESTION, 1, 2, 3]
    state.run()
    assert state.stack == [THE_END, 0, 0, 0, QUESTION + 1, 1, 2, 3]
    state.apply(11)
    assert len(state.stack) == 4


def test_events_and_questions_know_their_step() -> None:
    state = begun(QUESTION, 0)
    state.run()
    assert step_name(state.step) == "ask"
    state.apply(11)
    assert state.log is not None
    assert [step_name(step) for _, step, _, _, _ in state.log] == ["say_answer"]


def test_step_ids_follow_names_and_not_the_order_of_registration() -> None:
    before = list(step_ids())
    first = sequence(say_one, say_two)
    second = sequence(say_two, say_one)
    after = step_ids()
    assert after[: len(before)] == before
    assert len(after) == len(STEPS)
    assert after[first : first + 3] == before[PLAIN : PLAIN + 3]
    assert after[second] != after[first + 1], "the same step of another sequence is another place"


def test_a_reserved_sequence_is_filled_later_and_then_is_like_any_other() -> None:
    start = reserve(2)
    before = list(step_ids())
    assert start in unfilled_sequences()
    with pytest.raises(LookupError, match="never filled"):
        begun(start).run()
    fill(start, say_one, say_two)
    assert start not in unfilled_sequences()
    state = begun(start, 7, 8, 9)
    state.run()
    assert told(state) == [(1, 7, 8, 9), (2, 7, 8, 9)]
    assert step_ids()[start : start + 3] == step_ids()[PLAIN : PLAIN + 3] != before[start : start + 3]


@pytest.mark.parametrize("steps", [(say_one,), (say_one, say_two, say_one)])
def test_a_sequence_is_filled_exactly(steps: tuple[Step, ...]) -> None:
    start = reserve(2)
    with pytest.raises(LookupError, match="no room"):
        fill(start, *steps)
    fill(start, say_one, say_two)
    with pytest.raises(LookupError, match="no room"):
        fill(start, say_one, say_two)


def test_a_bare_state_has_no_copy_and_no_digest() -> None:
    state = begun(PLAIN)
    with pytest.raises(TypeError):
        state.copy()
    with pytest.raises(TypeError):
        state.digest()
