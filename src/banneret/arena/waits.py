"""How often players of a game over days wait for each other, without and with standing orders.

A player waits for another whenever somebody else has to answer by hand before the player is asked again. What a table
answers automatically costs nobody a wait. Games are played by bots, and standing orders answer for them as they would
for people, so the games with and without them go different ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import mean, median
from typing import Final

import msgspec

from banneret.arena.bot_game import MOST_CHOICES, Pairing, begun, bot_seed
from banneret.bots import make
from banneret.bots.registry import usual
from banneret.games import new
from banneret.kernel.game import Game
from banneret.table.habits import can_only_pass
from banneret.table.presenter import Presenter, presenting

FEW: Final = 2
"""How often a player may have to wait in a round without being kept for days."""
LISTED: Final = 5
"""How many questions are named."""


class Waited(msgspec.Struct, frozen=True):
    """How often players waited in one game."""

    turns: tuple[int, ...]
    """By round and player."""
    questions: dict[str, int]
    """By question, how often somebody waited for its answer."""


class Waits(msgspec.Struct, kw_only=True):
    """How often a player waits for others in a round."""

    orders: dict[str, str]
    """The standing orders of all players."""
    turns: int
    """Rounds of all players, in all games."""
    median: float
    mean: float
    nine_in_ten: int
    """Nine turns in ten need no more."""
    most: int
    few: float
    """The share of turns that need no more than FEW."""
    questions: dict[str, int]
    """What players waited for most."""


def play_waiting(pairing: Pairing, standing: bool) -> Waited:
    """Play a game and count."""
    game = begun(pairing)
    presenter = presenting(game)
    orders = presenter.standing_orders if standing else {}
    seeds = [bot_seed(pairing, seat) for seat in range(len(pairing.bots))]
    players = [make(bot, pairing.game, seed) for bot, seed in zip(pairing.bots, seeds, strict=True)]
    deputies = [make(usual(pairing.game), pairing.game, seed) for seed in seeds]
    waits: Counter[tuple[int, int]] = Counter()
    questions: Counter[str] = Counter()
    last, choices = -1, 0
    while not game.over and choices < MOST_CHOICES:
        choices += 1
        seat = game.state.seat
        answer = _by_itself(game, presenter, seat, orders)
        if answer is None and presenter.delegated(game, seat, orders):
            answer = deputies[seat].choose(game.view(seat), game.rules)
        if answer is None:
            if last not in (-1, seat):
                waits[presenter.round_of(game.state), last] += 1
                questions[game.choice.question] += 1
            last = seat
            answer = players[seat].choose(game.view(seat), game.rules)
        game.apply(answer, seat)
    rounds = range(1, presenter.round_of(game.state) + 1)
    return Waited(tuple(waits[each, seat] for each in rounds for seat in range(len(pairing.sides))), dict(questions))


def _by_itself(game: Game, presenter: Presenter, seat: int, orders: Mapping[str, str]) -> int | None:
    """What a table answers for a player."""
    return game.state.options[0] if can_only_pass(game) else presenter.habitual(game, seat, orders)


def compare_waits(pairings: list[Pairing], jobs: int) -> list[Waits]:
    """Play all games twice, without and with standing orders."""
    return [_summary(pairings, jobs, standing) for standing in (False, True)]


def _summary(pairings: list[Pairing], jobs: int, standing: bool) -> Waits:
    presenter = presenting(new(pairings[0].game, scenario=pairings[0].scenario, seats=pairings[0].sides, seed=0))
    play = partial(play_waiting, standing=standing)
    if jobs == 1:
        return _counted(map(play, pairings), dict(presenter.standing_orders) if standing else {})
    # Fresh processes: none of this one's state can get into a game.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return _counted(pool.map(play, pairings), dict(presenter.standing_orders) if standing else {})


def _counted(games: Iterable[Waited], orders: dict[str, str]) -> Waits:
    turns: list[int] = []
    questions: Counter[str] = Counter()
    for game in games:
        turns += game.turns
        questions.update(game.questions)
    turns.sort()
    return Waits(
        orders=orders,
        turns=len(turns),
        median=median(turns),
        mean=round(mean(turns), 2),
        nine_in_ten=turns[len(turns) * 9 // 10],
        most=turns[-1],
        few=round(sum(turn <= FEW for turn in turns) / len(turns), 3),
        questions=dict(questions.most_common(LISTED)),
    )


def waits_text(found: list[Waits]) -> str:
    """The comparison as a table of Markdown."""
    lines = [
        f"| standing orders | turns | median | mean | nine in ten | most | at most {FEW} | waited for most |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        orders = ", ".join(f"`{id}: {value}`" for id, value in one.orders.items()) or "none"
        questions = ", ".join(f"`{name}` {count}" for name, count in one.questions.items())
        lines.append(
            f"| {orders} | {one.turns} | {one.median:g} | {one.mean:g} | {one.nine_in_ten} | {one.most} "
            f"| {one.few:.0%} | {questions} |"
        )
    return "\n".join(lines)
