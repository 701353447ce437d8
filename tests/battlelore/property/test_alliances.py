"""Random players of *BattleLore*, three and four of them, play to the end; what must hold always, holds."""

from pathlib import Path
from random import Random
from typing import cast

import pytest

from banneret.battlelore.state.battleground import CALLED, RESERVES, Battleground
from banneret.games import new, resume
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from tests.battlelore.builder import CALL, FOUR
from tests.battlelore.property.adventures import (
    MOST,
    check_cards,
    check_copy,
    check_refusals,
    check_sample,
    check_units,
    check_views,
)

THREE = [FOUR[0], FOUR[1], FOUR[2]]
FRAGILE = {"fragile_alliances": "yes"}


def check_history(game: Game) -> None:
    """What is taken back and given again leads to the same position."""
    if not game.can_undo:
        return
    digest, seat = game.digest, game.undo_seat
    game.undo()
    assert game.choice.seat == seat
    game.redo()
    assert game.digest == digest


def play_out(game: Game, rng: Random) -> set[int]:
    """Play at random, checking on the way; tells who was asked."""
    asked: set[int] = set()
    for n in range(MOST):
        s = cast(Battleground, game.state)
        check_units(s)
        if game.over:
            break
        if s.winner < 0:
            check_cards(s)
        if n % 40 == 0:
            check_copy(game)
            check_refusals(game, rng)
            check_history(game)
            if s.winner < 0:
                check_views(game, rng)
                check_sample(game, rng)
        asked.add(game.choice.seat)
        game.apply(rng.choice(game.choice.keys))
    assert game.over
    return asked


@pytest.mark.parametrize("options", [{}, FRAGILE], ids=["allied", "fragile"])
@pytest.mark.parametrize("seats", [THREE, FOUR], ids=["three", "four"])
@pytest.mark.parametrize("scenario", ["first_laurels", "tents_in_the_mist"])
def test_allies_come_to_the_end_of_an_adventure(scenario: str, seats: list[str], options: dict[str, str]) -> None:
    game = new("battlelore", scenario=scenario, seats=seats, seed=len(seats), options=options)
    game.settle()
    assert play_out(game, Random(f"{scenario}{len(seats)}")) == set(range(len(seats)))
    standard = (game.result or ())[0]
    assert game.result == tuple(standard if seat.startswith("standard") else -standard for seat in seats)
    again = resume(parse_record(game.record()))
    assert again.digest == game.digest
    assert again.setup == game.setup


@pytest.mark.parametrize("seats", [FOUR[1:3], FOUR], ids=["two", "four"])
def test_a_call_to_arms_comes_to_its_end(seats: list[str], tmp_path: Path) -> None:
    path = tmp_path / "the_levy.yaml"
    path.write_text(CALL, encoding="utf-8")
    game = new("battlelore", scenario=str(path), seats=seats, seed=5)
    game.settle()
    assert play_out(game, Random(5)) == set(range(len(seats)))
    s = cast(Battleground, game.state)
    assert not s.piles[RESERVES]
    assert min(s.piles[CALLED]) >= 0
    assert resume(parse_record(game.record())).digest == game.digest
