"""Random contests and alliances: everything that holds in a Clash holds here, too."""

import pytest

from banneret.games import new
from banneret.kernel.game import Game
from tests.heroes.property.checked_play import play
from tests.heroes.property.drawn_games import GAMES

GAMES_OF = (("crown_hill", 2), ("crown_hill", 3), ("barrow_beast", 2), ("barrow_beast", 3), ("toll_road", 2),
            ("toll_road", 3), ("arrogance", 3))  # fmt: skip


def contest(seed: int) -> Game:
    """One of them, by the seed."""
    scenario, players = GAMES_OF[seed % len(GAMES_OF)]
    difficulty = ("easy", "normal", "hard", "impossible")[seed % 4]
    return new("heroes", scenario=scenario, seats=("choose",) * players, seed=seed, options={"difficulty": difficulty})


SEEDS = range(max(len(GAMES_OF), GAMES // 3))


@pytest.mark.parametrize(
    ("seed", "bot"), [(seed, bot) for seed in SEEDS for bot in ("random", "greedy")[: 1 + (seed % 2)]]
)
def test_contests_come_to_an_end_and_keep_everything(seed: int, bot: str) -> None:
    assert play(contest(seed), bot, seed).result is not None
