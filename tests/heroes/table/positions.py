"""Positions of all sorts for the tests of a table: whole games, games with teams, skirmishes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from banneret.games import new
from banneret.kernel.game import Game
from tests.heroes.property.drawn_games import bots_for, drawn_game
from tests.heroes.property.test_team_games import team_game

SKIRMISHES = (
    ("castle_host", "necropolis_host"),
    ("dungeon_host", "castle_host town citadel"),
    ("castle_vanguard cards=attack,defense,bless,magic_arrow,archery hand=4 morale", "guards=IV"),
    ("necropolis_host cards=attack,defense,armorer,slow,haste hand=5", "dungeon_host cards=attack,defense hand=2"),
)


SCENARIOS = (
    ("tournament_crossroads", 2),
    ("tournament_twin_hearts", 2),
    ("barrow_beast", 2),
    ("unholy_quest", 2),
    ("geleas_champions", 3),
    ("three_wards", 2),
    ("dragons_blood_1", 1),
    ("rise_of_the_necromancer_2", 1),
)
"""Some with rules of their own, of every mode."""


def walked(game: Game, seed: int, most: int) -> Iterator[Game]:
    """A game at every decision: greedy bots play it, and now and then chance does."""
    bots: list[Any] = bots_for(game, "greedy", seed)
    rng = Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        seat = game.state.seat
        if rng.random() < 0.4:
            game.apply(rng.choice(game.state.options))
        else:
            game.apply(bots[seat].choose(game.view(seat), game.rules))


def games(folder: Path) -> list[Callable[[], Game]]:
    """Makers of games of every sort."""
    makers: list[Callable[[], Game]] = [lambda seed=seed: drawn_game(seed) for seed in range(6)]  # type: ignore[misc]
    makers += [lambda seed=seed: team_game(folder, seed) for seed in range(4)]  # type: ignore[misc]
    makers += [
        lambda seats=seats: new("heroes", scenario="skirmish", seats=seats, seed=7)  # type: ignore[misc]
        for seats in SKIRMISHES
    ]
    makers += [
        lambda name=name, players=players: new("heroes", scenario=name, seats=["choose"] * players, seed=7)  # type: ignore[misc]
        for name, players in SCENARIOS
    ]
    return makers


def positions(folder: Path, most: int = 500) -> Iterator[Game]:
    """Every decision of all these games."""
    for seed, make in enumerate(games(folder)):
        yield from walked(make(), seed, most)
