"""The gate: a network meets the hand-made judge, and the best network so far, in the arena with the same luck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from banneret.arena.balance import Share
from banneret.arena.courses import course_of
from banneret.arena.ladder import climb
from banneret.arena.summary import wilson
from banneret.bots.learned.shipped import Verdict
from banneret.kernel.errors import SetupError
from banneret.training.recipe import Recipe

HAND_MADE: Final = "search"
LEARNED: Final = "learned"
GATE_SEED: Final = 1 << 40
"""Games of the gate have different seeds from those used for learning."""


def learned_bot(budget: str, network: Path) -> str:
    """The name of the bot that uses a network."""
    return f"{LEARNED}:{budget}:{network.as_posix()}"


def hold(recipe: Recipe, network: Path, best: Path | None, kept: Path, jobs: int) -> list[Verdict]:
    """Let a network play for promotion; games already in the file are not played again."""
    opponents = [f"{HAND_MADE}:{recipe.budget}"]
    if best is not None:
        opponents.append(learned_bot(recipe.budget, best))
    return [_meet(recipe, learned_bot(recipe.budget, network), other, kept, jobs) for other in opponents]


def _meet(recipe: Recipe, bot: str, other: str, kept: Path, jobs: int) -> Verdict:
    course = course_of(recipe.game, recipe.course)
    games, seed = recipe.gate_games, GATE_SEED + recipe.seed
    outcomes = climb(recipe.game, course, (bot, other), games=games, seed=seed, jobs=jobs, kept=kept)
    failed = next((one.error for one in outcomes if one.error), "")
    if failed:
        raise SetupError(f"a game of the gate failed: {failed}")
    share = Share()
    for one in outcomes:
        assert one.returns is not None
        share.add((1 + one.returns[one.seated.index(bot)]) / 2)
    low, high = wilson(round(share.wins), share.games)
    return Verdict(against=other, budget=recipe.budget, games=share.games, won=share.wins, low=low, high=high)
