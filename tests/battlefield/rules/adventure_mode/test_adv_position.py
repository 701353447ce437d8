"""Adventure mode: its position field by field, and a clause for everything that is not allowed."""

from random import Random
from typing import Any

import pytest

import banneret
from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.heroes.state.whole_game import WholeGame
from banneret.ledger.model import known
from tests.battlefield.builder import BattlefieldGame, first_round
from tests.support.slots import slots

OWN = tuple(name for name in slots(AdventureModeGame) if name not in slots(WholeGame))
OTHERS: dict[str, Any] = {"band": (4, 7), "battle": True, "chooser": 1, "declared": 9, "resolved": 3, "scribing": True}


def test_every_field_is_known_here() -> None:
    assert set(OWN) == set(OTHERS)


@pytest.mark.parametrize("field", OWN)
def test_every_field_is_copied_told_apart_and_shown(field: str) -> None:
    game = first_round().turn_of()
    state = game.adventure_mode
    before = state.digest()
    assert getattr(state, field) != OTHERS[field]
    setattr(state, field, OTHERS[field])
    assert state.digest() != before
    copied = state.copy()
    assert (getattr(copied, field), copied.digest()) == (OTHERS[field], state.digest())
    setattr(state, field, getattr(first_round().state, field))
    assert getattr(copied, field) == OTHERS[field], "the copy stands alone"
    seen = game.rules.view(copied, 0).state
    assert getattr(seen, field) == OTHERS[field]


@pytest.mark.parametrize("field", ["stunned"])
def test_fields_of_whole_games_that_only_adventures_use(field: str) -> None:
    state = first_round().turn_of().adventure_mode
    before = state.digest()
    state.stunned = ((3,), ())
    assert state.digest() != before
    assert state.copy().stunned == ((3,), ())
    assert isinstance(state, WholeGame)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_not_offered_is_forbidden_by_a_clause(seed: int) -> None:
    game = BattlefieldGame.of(
        banneret.new("battlefield", scenario="adventure_small", seats=["castle/rion", "dungeon/alamar"], seed=seed)
    )
    rng = Random(seed)
    asked = 0
    while not game.over and not game.adventure_mode.base:
        if rng.random() < 0.2:
            state = game.rules.view(game.state, game.state.seat).state
            options = set(state.options)
            for option in rng.sample(game.rules.candidates(state), 400):
                clause = game.rules.why_not(state, option)
                assert (clause == "") == (option in options)
                assert clause == "" or known(clause), clause
                asked += 1
        game.apply(rng.choice(game.choice.keys))
    assert asked > 1000
