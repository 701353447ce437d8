"""Games of bots against themselves, as positions with how they ended. A shard is a few games in one file.

A game begins with a number of decisions of which some are random, so that positions come up that good players avoid.
Only what follows is learned from: there the outcome reflects the position and not a random move.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from banneret.arena.courses import course_of
from banneret.arena.sim import luck_of
from banneret.envs.match import Match, Setting, seat_seed
from banneret.kernel.sequence import step_name
from banneret.training.recipe import Recipe

GAMES_A_SHARD: Final = 25
GENERATION: Final = 1 << 24
"""Games of a generation are numbered below this."""


class ShardTask(msgspec.Struct, frozen=True):
    """A shard to be played: all that another process has to know."""

    recipe: Recipe
    player: str
    generation: int
    number: int

    @property
    def games(self) -> range:
        """The numbers of its games."""
        first = self.number * GAMES_A_SHARD
        return range(first, min(first + GAMES_A_SHARD, self.recipe.games_in(self.generation)))


class Shard(NamedTuple):
    """Decisions of a few games, in order."""

    positions: NDArray[np.int16]
    """(decisions, layout.size): what the seat that was asked saw."""
    seats: NDArray[np.int8]
    games: NDArray[np.int32]
    """In which game, by its number."""
    outcomes: NDArray[np.int8]
    """How that ended for the seat that was asked: 1, 0 or -1."""


def shard_tasks(recipe: Recipe, generation: int, player: str) -> list[ShardTask]:
    """All shards of a generation."""
    return [ShardTask(recipe, player, generation, n) for n in range(-(-recipe.games_in(generation) // GAMES_A_SHARD))]


def play_shard(task: ShardTask) -> bytes:
    """Play the games of a shard; its file."""
    positions: list[bytes] = []
    rows: list[tuple[int, int, int]] = []
    size = 0
    for number in task.games:
        setting = setting_of(task.recipe, number)
        size = setting.encoder.layout.size
        seed = luck_of(task.recipe.seed, task.generation * GENERATION + number)
        told, seats, returns = play_game(setting, task.player, seed, task.recipe)
        positions += told
        rows += [(seat, number, returns[seat]) for seat in seats]
    table = np.array(rows, np.int64).reshape(-1, 3)
    shard = Shard(
        positions=np.frombuffer(b"".join(positions), np.int16).reshape(-1, size),
        seats=table[:, 0].astype(np.int8),
        games=table[:, 1].astype(np.int32),
        outcomes=table[:, 2].astype(np.int8),
    )
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **shard._asdict())
    return file.getvalue()


def setting_of(recipe: Recipe, number: int) -> Setting:
    """What is played in a game: the tables of the course in turn."""
    tables = course_of(recipe.game, recipe.course).tables
    table = tables[number % len(tables)]
    return Setting(recipe.game, table.scenario, table.sides, options=table.options)


def play_game(
    setting: Setting, player: str, seed: int, recipe: Recipe
) -> tuple[list[bytes], list[int], tuple[int, ...]]:
    """The encoded positions after a noisy beginning, who was asked in them, and the result by seat."""
    match = Match(setting, seed)
    rng = Random(seed)
    bots = [setting.bot(player, seat_seed(seed, seat)) for seat in range(setting.players)]
    noisy = rng.randrange(recipe.noisy + 1)
    positions: list[bytes] = []
    seats: list[int] = []
    wanted = 0
    while not match.over and not match.broken_off:
        view = match.view(match.seat)
        if match.decisions >= noisy:
            if not recipe.questions or step_name(view.state.step) in recipe.questions:
                wanted += 1
                if wanted % recipe.every == 0:
                    positions.append(setting.encoder.encode(view).tobytes())
                    seats.append(view.seat)
        elif rng.random() < recipe.noise:
            match.answer(rng.choice(view.state.options))
            continue
        match.answer(bots[view.seat].choose(view, setting.rules))
    return positions, seats, match.returns


def read_shard(path: Path) -> Shard:
    """A shard from its file."""
    with np.load(path, allow_pickle=False) as file:
        return Shard(**{name: file[name] for name in Shard._fields})
