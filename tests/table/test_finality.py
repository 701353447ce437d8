"""What cannot be taken back is known before it is done, in every game, and nothing hidden is told by it."""

from random import Random

import pytest

from banneret.games import new
from banneret.kernel.game import Game
from banneret.table.finality import is_final

GAMES = (
    ("heroes", "brave_new_world", ("castle/catherine", "necropolis/sandro")),
    ("heroes", "skirmish", ("castle_vanguard", "necropolis_vanguard")),
    ("battlefield", "duel_short", ("castle/catherine", "dungeon/mutare")),
    ("battlelore", "the_giants_hoard", ("standard", "pennant")),
)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_what_is_final_cannot_be_undone_and_what_is_not_can(game: str, scenario: str, seats: tuple[str, ...]) -> None:
    played, rng, seen = new(game, scenario=scenario, seats=seats, seed=5), Random(5), set()
    played.settle()
    for _ in range(160):
        if played.over:
            break
        seat, answer = played.state.seat, rng.choice(played.choice.keys)
        digest = played.digest
        final = is_final(played, seat, (answer,))
        assert played.digest == digest
        played.apply(answer)
        own = played.state.seat == seat
        if played.state.private:
            continue  # whether that is asked hangs on a hand, which a copy for a seat has dealt otherwise
        if final:
            assert not own or played.undo_seat is None
        else:
            assert own
            assert played.undo_seat == seat
        seen.add(final)
    assert seen == {True, False}


def test_what_may_not_be_given_is_not_final_and_the_last_of_several_decides() -> None:
    game: Game = new("heroes", scenario="skirmish", seats=("castle_vanguard", "necropolis_vanguard"), seed=3)
    game.settle()
    unit = game.choice.keys[0]
    assert not is_final(game, game.state.seat, ("attack:a1",))
    assert not is_final(game, 1 - game.state.seat, (unit,))
    assert not is_final(game, game.state.seat, (unit, unit))
    assert not is_final(game, game.state.seat, ())
