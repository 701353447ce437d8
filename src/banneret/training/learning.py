"""Learning from games: targets by TD(lambda), epochs over all positions, and a state on disk after each."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from math import cos, pi
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from banneret.bots.learned.network import Weights, network_bytes
from banneret.bots.learned.shape import Shape, parts_of, shape_of
from banneret.encoding import Layout
from banneret.training.arrays import Array, Arrays
from banneret.training.model import Model, first_weights
from banneret.training.recipe import Recipe, write_whole
from banneret.training.self_play import Shard, read_shard

HELD_OUT: Final = 16
"""One shard in this many is held out, to see how well the network judges unseen games."""
READ_AT_ONCE: Final = 8192
SMALLEST_SPREAD: Final = 1e-6


class Measured(NamedTuple):
    """How well a network predicts the winners of unseen games."""

    entropy: float
    """The cross entropy between its chances to win and who won; 0.693 is guessing."""
    right: float
    """How often the side it favours won."""


class Learned(NamedTuple):
    """The result of learning."""

    network: bytes
    positions: int
    measured: Measured


def learn(
    recipe: Recipe, layout: Layout, shards: list[Path], state: Path, arrays: Arrays, say: Callable[[str], None]
) -> Learned:
    """Train a network on all these shards, continuing from the last saved state."""
    known, unknown = _divided(shards)
    shape = shape_of(layout, _used_tables(layout, known.positions), recipe.width, recipe.hidden, recipe.horizon)
    scales = _scales(shape, layout, known.positions)
    model = Model(shape, layout, scales, first_weights(shape, layout, recipe.seed), arrays)
    done = _restore(model, state, arrays)
    positions, outcomes = arrays.kept(known.positions), known.outcomes.astype(np.float32)
    count = len(outcomes)
    batches = -(-count // recipe.batch)
    measured = Measured(0.0, 0.0)
    for epoch in range(done, recipe.epochs):
        # What an untrained network thinks of the next position is not a target.
        targets = arrays.floats(
            outcomes
            if epoch == 0 or recipe.trace == 1.0
            else td_targets(_values(model, positions, arrays), known, recipe.trace)
        )
        order = np.random.default_rng([recipe.seed, epoch]).permutation(count)
        for n in range(batches):
            chosen = arrays.places(order[n * recipe.batch : (n + 1) * recipe.batch])
            rate = recipe.rate * 0.5 * (1 + cos(pi * (epoch * batches + n) / (recipe.epochs * batches)))
            model.learn(positions[chosen], targets[chosen], rate, recipe.decay)
        _keep(model, state, epoch + 1, arrays)
        measured = measure(_values(model, arrays.kept(unknown.positions), arrays), unknown.outcomes)
        say(f"  epoch {epoch + 1} of {recipe.epochs}: cross entropy {measured.entropy:.4f}, {measured.right:.1%} right")
    if done == recipe.epochs:
        measured = measure(_values(model, arrays.kept(unknown.positions), arrays), unknown.outcomes)
    return Learned(network_bytes(shape, model.trained()), count, measured)


def td_targets(values: NDArray[np.float32], shard: Shard, trace: float) -> NDArray[np.float32]:
    """For each decision the mean of what later values and the outcome say, the later ones counting less.

    Seats of one game win what the other loses, so a value of the other seat counts with its sign changed.
    """
    targets = shard.outcomes.astype(np.float32)
    same_game = shard.games[1:] == shard.games[:-1]
    sign = np.where(shard.seats[1:] == shard.seats[:-1], 1.0, -1.0).astype(np.float32)
    # From the end of each game backwards, all games at a time.
    left = np.zeros(len(targets), np.int64)
    ends = np.flatnonzero(np.append(~same_game, True))
    left[:] = ends[np.searchsorted(ends, np.arange(len(targets)))] - np.arange(len(targets))
    order = np.argsort(left, kind="stable")
    steps = np.searchsorted(left[order], np.arange(1, left.max(initial=0) + 2))
    for n in range(len(steps) - 1):
        at = order[steps[n] : steps[n + 1]]
        targets[at] = sign[at] * ((1 - trace) * values[at + 1] + trace * targets[at + 1])
    return targets


def measure(values: NDArray[np.float32], outcomes: NDArray[np.int8]) -> Measured:
    """How well values predict outcomes; draws are left out."""
    decided = outcomes != 0
    chance = np.clip((1 + values[decided] * outcomes[decided]) / 2, SMALLEST_SPREAD, 1.0)
    if not len(chance):
        return Measured(0.0, 0.0)
    return Measured(float(-np.log(chance).mean()), float((chance > 0.5).mean()))


def _values(model: Model, positions: Array, arrays: Arrays) -> NDArray[np.float32]:
    found = [
        arrays.to_numpy(model.values(positions[n : n + READ_AT_ONCE])) for n in range(0, len(positions), READ_AT_ONCE)
    ]
    return np.concatenate([*found, np.zeros(0, np.float32)])


def _divided(paths: list[Path]) -> tuple[Shard, Shard]:
    """The training data, and the held-out data."""
    unknown = paths[HELD_OUT - 1 :: HELD_OUT] or paths[-1:]
    known = [path for path in paths if path not in unknown] or paths
    return _together(known), _together(unknown)


def _together(paths: list[Path]) -> Shard:
    shards = [read_shard(path) for path in paths]
    whole = Shard(*(np.concatenate(arrays) for arrays in zip(*shards, strict=True)))
    # Games of two generations may have the same number; here each has its own.
    moved = np.append(False, (whole.games[1:] != whole.games[:-1]))
    return whole._replace(games=np.cumsum(moved).astype(np.int32))


def _used_tables(layout: Layout, positions: NDArray[np.int16]) -> tuple[str, ...]:
    """The tables that are not empty: the others would only take time."""
    used = np.count_nonzero(positions, axis=0)
    return tuple(
        table.name
        for table in layout.tables
        if used[layout.first[table.name] : layout.first[table.name] + table.size].any()
    )


def _scales(shape: Shape, layout: Layout, positions: NDArray[np.int16]) -> Weights:
    """By table: what brings each column of the rows that are used to a spread of about 1; 0 for names."""
    found: Weights = {}
    for part in parts_of(shape, layout):
        rows = positions[: 1 << 16, part.first : part.end].reshape(-1, part.columns).astype(np.float32)
        rows = rows[rows[:, 0] != 0] if part.is_set else rows
        spread = np.sqrt(np.square(rows).mean(axis=0)) if len(rows) else np.zeros(part.columns, np.float32)
        found[part.name] = np.where(spread > SMALLEST_SPREAD, 1 / np.maximum(spread, SMALLEST_SPREAD), 0.0)
        found[part.name] = found[part.name].astype(np.float32)
        found[part.name][list(part.names)] = 0.0
    return found


def _keep(model: Model, path: Path, epochs: int, arrays: Arrays) -> None:
    """Save the state of learning."""
    kept = {"counts": np.array([epochs, model.steps])}
    for what, found in (("weights", model.weights), ("means", model.means), ("squares", model.squares)):
        kept |= {f"{what}/{name}": arrays.to_numpy(array) for name, array in found.items()}
    file = BytesIO()
    np.savez(file, allow_pickle=False, **kept)
    write_whole(path, file.getvalue())


def _restore(model: Model, path: Path, arrays: Arrays) -> int:
    """Continue from the saved state; returns how many epochs are done."""
    if not path.exists():
        return 0
    with np.load(path, allow_pickle=False) as file:
        for what, found in (("weights", model.weights), ("means", model.means), ("squares", model.squares)):
            for name in found:
                found[name] = arrays.floats(file[f"{what}/{name}"])
        epochs, model.steps = (int(count) for count in file["counts"])
    return epochs
