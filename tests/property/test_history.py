"""What was played can be taken back, branched, written down and resumed without a trace of the detour."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from banneret.games import resume, rules_of
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.record import parse_record
from banneret.kernel.state import CHANCE, OVER
from tests.heroes.property.drawn_skirmishes import ANY, Skirmish
from tests.heroes.property.playing import begin, budget, decisions, play, shown


def trace(game: Game) -> tuple[object, ...]:
    """Everything of a game that undo must bring back to the letter."""
    return game.digest, list(game.answers), game.events, dict(game.marks), game.record()


def allowed(game: Game) -> int:
    """How many answers may be taken back: the latest of one seat, as long as chance and the others kept out of it.

    That another seat is asked in secret tells something about it, unless it is asked for an action, as all are.
    """
    who = None
    steps = 0
    for seat, _, _, forced in reversed(game.answers):
        if seat == CHANCE or (who is not None and not forced and seat != who):
            break
        if not forced:
            who = seat
            steps += 1
    state = game.state
    asked_in_secret = state.private and state.kind != K_ACTION and state.seat not in (who, OVER)
    return 0 if asked_in_secret else steps


@budget(100)
@given(skirmish=ANY, rate=st.integers(2, 8))
def test_undo_and_redo_leave_no_trace(skirmish: Skirmish, rate: int) -> None:
    rng = Random(skirmish.seed)
    before: list[tuple[object, ...]] = []

    def back_and_forth(game: Game) -> None:
        """Go back as far as allowed and forth again; before[n] is the game before its n-th decision."""
        if rng.randrange(rate) == 0:
            here = trace(game)
            expected = allowed(game)
            steps = 0
            while game.can_undo:
                game.undo()
                steps += 1
                assert trace(game) == before[-steps]
                assert game.can_redo
            assert steps == expected
            for step in range(steps - 1, 0, -1):
                game.redo()
                assert trace(game) == before[-step]
            if steps:
                game.redo()
            assert not game.can_redo
            assert trace(game) == here
        before.append(trace(game))

    play(skirmish, back_and_forth)


@budget(150)
@given(skirmish=ANY, rate=st.integers(2, 8))
def test_answers_taken_back_do_not_change_the_game(skirmish: Skirmish, rate: int) -> None:
    """Trying something, taking it back and going on gives the game that would have been played without the try."""
    rng = Random(skirmish.seed)
    answers = skirmish.answers()
    plain = play(skirmish)
    game = begin(skirmish)
    with shown(game):
        while not game.over:
            if rng.randrange(rate) == 0:
                trial = game.branch(len(game.answers))
                trial.apply(rng.choice(game.state.options))
                if trial.can_undo:
                    trial.undo()
                    game = trial
            game.apply(answers.pick(game.state.options))
            assert not game.can_redo
    assert trace(game) == trace(plain)


@budget(150)
@given(skirmish=ANY, seeds=st.integers(0, 1000))
def test_branches_are_the_game_up_to_there(skirmish: Skirmish, seeds: int) -> None:
    game = play(skirmish)
    rng = Random(seeds)
    state = rules_of("heroes").start(game.setup)
    digests = [state.digest()]
    for _, _, answer, _ in game.answers:
        state.apply(answer)
        digests.append(state.digest())
    points = {0, len(game.answers), *(rng.randint(0, len(game.answers)) for _ in range(4))}
    with shown(game):
        for to in sorted(points):
            branch = game.branch(to)
            assert branch.digest == digests[to]
            assert branch.answers == game.answers[:to]
            assert branch.events == game.events[: len(branch.events)]
            assert not branch.can_undo
            for answer in decisions(game)[len(decisions(branch)) :]:
                branch.settle()
                branch.apply(answer)
            branch.settle()
            assert trace(branch) == trace(game)


@budget(250)
@given(skirmish=ANY, at=st.integers(0, 60), other=st.none() | st.integers(0, 99))
def test_a_resumed_game_has_the_luck_it_would_have_had(skirmish: Skirmish, at: int, other: int | None) -> None:
    """Saved in the middle, read back and played on with the same answers: the same game to the end.

    The same holds for a branch that goes on with another seed.
    """
    game = begin(skirmish)
    answers = skirmish.answers()
    with shown(game):
        for _ in range(at):
            if not game.over:
                game.apply(answers.pick(game.state.options))
        if other is not None:
            game = game.branch(len(game.answers), other)
        text = game.record()
        resumed = resume(parse_record(text))
        assert resumed.record() == text
        assert resumed.digest == game.digest
        while not game.over:
            answer = answers.pick(game.state.options)
            game.apply(answer)
            resumed.apply(answer)
            assert resumed.digest == game.digest
        assert trace(resumed) == trace(game)


@budget(100)
@given(skirmish=ANY)
def test_one_seed_gives_one_record(skirmish: Skirmish) -> None:
    assert play(skirmish).record() == play(skirmish).record()
