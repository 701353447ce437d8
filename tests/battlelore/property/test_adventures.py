"""Players of all kinds play adventures of *BattleLore* to their end; what must hold always, holds.

`BANNERET_GAMES=1000 pytest tests/battlelore/property/test_adventures.py -n 2` plays 300 and is the nightly run.
"""

from random import Random
from typing import cast

import pytest

from banneret.battlelore.state.battleground import Battleground
from banneret.bots import make
from banneret.games import new, resume
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from banneret.kernel.sequence import step_name
from tests.battlelore.property import adventures
from tests.heroes.property.invariants import contents

GREEDY = max(3, adventures.GAMES // 3)


def check(game: Game, rng: Random) -> None:
    """What holds in every position; what takes long is looked at now and then."""
    s = cast(Battleground, game.state)
    adventures.check_units(s)
    adventures.check_treasure(s)
    adventures.check_banners(s)
    if game.over:
        return
    adventures.check_cards(s)
    assert game.choice.question, step_name(s.step)
    assert s.options, "a player is asked and has no option"
    assert len(set(s.options)) == len(s.options)
    if rng.random() < 0.02:
        adventures.check_copy(game)
        adventures.check_refusals(game, rng)
        adventures.check_views(game, rng)
        adventures.check_sample(game, rng)


def play(game: Game, rng: Random) -> Game:
    """Any answers, lore cards often, some of them taken back and given again."""
    for _ in range(adventures.MOST):
        check(game, rng)
        if game.over:
            return game
        options = cast(Battleground, game.state).options
        before = game.digest
        game.apply(rng.choice(options))
        if game.can_undo and rng.random() < 0.05:
            after = game.digest
            game.undo()
            assert game.digest == before
            game.redo()
            assert game.digest == after
    raise AssertionError(f"no end after {adventures.MOST} decisions")


def check_result(game: Game) -> None:
    """One side has won, and its players all of them."""
    s = cast(Battleground, game.state)
    assert game.result == tuple(1 if side == s.winner else -1 for side in s.game_terms.sides)


@pytest.mark.parametrize("seed", range(adventures.GAMES))
def test_random_adventures_come_to_an_end_and_keep_everything(seed: int) -> None:
    game = play(adventures.drawn_adventure(seed), Random(seed))
    check_result(game)
    record = parse_record(game.record())
    verify(adventures.RULES, record)
    assert resume(record).digest == game.digest


@pytest.mark.parametrize("seed", range(1000, 1000 + GREEDY))
def test_greedy_adventures_come_to_an_end_and_keep_everything(seed: int) -> None:
    game = adventures.drawn_adventure(seed)
    rng = Random(seed)
    bots = [make("greedy", "battlelore", seed + n) for n in range(len(cast(Battleground, game.state).game_terms.sides))]
    for _ in range(adventures.MOST):
        check(game, rng)
        if game.over:
            break
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
    assert game.over
    check_result(game)


@pytest.mark.parametrize("seed", [3, 4, 8])
def test_an_adventure_goes_on_from_every_question(seed: int) -> None:
    """Cut off at any question, a record leads back to that very question, and on to the same end."""
    game = play(adventures.drawn_adventure(seed), Random(seed))
    record = parse_record(game.record())
    answers = len(game.played)
    for to in range(0, answers, max(1, answers // 25)):
        there = resume(record, to)
        assert len(there.played) == to
        assert there.digest == game.branch(to).digest


DERIVED = {"at", "occupied"}
"""What follows from other fields."""
OF_THE_MOMENT = {"answer", "log", "private", "step", "outcomes", "options", "returns", "game_terms", "ground"}
"""What tells nothing of the position, is told with the question asked, or does not change as a whole."""


def test_every_field_is_copied_and_counts_for_the_digest() -> None:
    game = new("battlelore", scenario="free_companies", seats=["standard", "pennant"], seed=3)
    rng = Random(3)
    for _ in range(200):
        game.apply(rng.choice(game.choice.keys))
    s = cast(Battleground, game.state)
    for name in contents(s):
        if name in DERIVED | OF_THE_MOMENT:
            continue
        other = s.copy()
        value = getattr(other, name)
        if isinstance(value, int):
            setattr(other, name, value + 1)
        elif isinstance(value, list):
            value[0] = (*value[0], 1) if isinstance(value[0], tuple) else value[0] + 1
        else:
            setattr(other, name, (*value, 1))
        assert other.digest() != s.digest(), f"{name} is not in the digest"
        assert getattr(s, name) != getattr(other, name), f"{name} is shared with a copy"
        if name not in ("stack", "seat", "kind"):
            assert contents(other.copy())[name] == contents(other)[name], f"{name} is not copied"
