"""How many lore cards are chosen together is as many as are asked for one after the other."""

from itertools import chain

from banneret.kernel.sequence import question_of
from banneret.table.asked import asked
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked


def test_as_many_are_chosen_together_as_are_asked_for() -> None:
    seen: dict[str, set[int]] = {"ask_kept": set(), "trim": set()}
    for game in chain.from_iterable(lore_walked(battlelore_game(n), 5, 90) for n in range(len(TABLES))):
        question, picks = question_of(game.state.step), asked(game, "en", 0).picks
        if question not in seen:
            assert picks == 1
            continue
        seen[question].add(picks)
        other, seat = game.branch(len(game.played)), game.state.seat
        for n in range(picks):
            assert (question_of(other.state.step), other.state.seat) == (question, seat)
            assert asked(other, "en", 0).picks == picks - n
            other.apply(other.state.options[0])
        assert other.over or (question_of(other.state.step), other.state.seat) != (question, seat)
    assert max(seen["ask_kept"]) > 1
