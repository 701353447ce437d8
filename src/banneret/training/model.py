"""A network while it is trained: its values, the gradients of their error, and the steps that lessen it (Adam)."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from banneret.bots.learned.network import Weights
from banneret.bots.learned.shape import CROWDED, Part, Shape, parts_of
from banneret.encoding import Layout
from banneret.training.arrays import Array, Arrays

FADING: Final = (0.9, 0.999)
"""How slowly Adam forgets earlier gradients and their squares."""
TINY: Final = 1e-8
LAYERS: Final = ("first", "second", "out")


class _Row(NamedTuple):
    """What the gradients of a table need of its values."""

    numbers: Array
    names: list[Array]
    pools: Array | None
    layer: Array


def first_weights(shape: Shape, layout: Layout, seed: int) -> Weights:
    """The weights of a network that has learned nothing."""
    rng = np.random.default_rng(seed)
    parts = parts_of(shape, layout)
    weights: Weights = {}

    def add(name: str, size: tuple[int, ...], spread: float) -> None:
        weights[name] = (rng.standard_normal(size) * spread).astype(np.float32)

    for part in parts:
        add(f"{part.name}.weights", (part.columns, shape.width), sqrt(2 / part.columns))
        add(f"{part.name}.names", (len(part.names), shape.vocabulary, shape.width), 0.1)
        add(f"{part.name}.bias", (shape.width,), 0.0)
    wide = shape.width * sum(part.pools if part.is_set else 1 for part in parts)
    for name, rows, columns in zip(LAYERS, (wide, *shape.hidden), (*shape.hidden, 1), strict=True):
        add(f"{name}.weights", (rows, columns), sqrt(2 / rows))
        add(f"{name}.bias", (columns,), 0.0)
    return weights


class Model:
    """Weights that are trained."""

    def __init__(self, shape: Shape, layout: Layout, scales: Weights, weights: Weights, arrays: Arrays) -> None:
        self._arrays = arrays
        self._parts = parts_of(shape, layout)
        self._width = shape.width
        self._scales = {part.name: arrays.floats(scales[part.name]) for part in self._parts}
        """By table: what each column is multiplied with before it is read."""
        self.weights: dict[str, Array] = {name: arrays.floats(found) for name, found in weights.items()}
        self.means: dict[str, Array] = {name: 0.0 * found for name, found in self.weights.items()}
        self.squares: dict[str, Array] = {name: 0.0 * found for name, found in self.weights.items()}
        self.steps = 0

    def values(self, positions: Array) -> Array:
        """What positions are worth, a row each."""
        return self._forward(positions)[0]

    def learn(self, positions: Array, targets: Array, rate: float, decay: float) -> None:
        """Make one step towards the targets of a batch."""
        self._step(self.gradients(positions, targets), rate, decay)

    def gradients(self, positions: Array, targets: Array) -> dict[str, Array]:
        """How the error grows with each weight: the cross entropy between targets and values, as chances to win."""
        values, rows, layers = self._forward(positions)
        weights = self.weights
        found: dict[str, Array] = {}
        # The derivative of the cross entropy before the tangent.
        back = ((values - targets) / len(values))[:, None]
        for n in range(len(LAYERS) - 1, -1, -1):
            name = LAYERS[n]
            found[f"{name}.weights"] = layers[n].T @ back
            found[f"{name}.bias"] = back.sum(0)
            back = back @ weights[f"{name}.weights"].T
            if n:
                back = back * (layers[n] > 0)
        place = 0
        for part, row in zip(self._parts, rows, strict=True):
            wide = self._width * (part.pools if part.is_set else 1)
            self._row_gradients(found, part, row, back[:, place : place + wide])
            place += wide
        return found

    def _row_gradients(self, found: dict[str, Array], part: Part, row: _Row, back: Array) -> None:
        if row.pools is not None:
            back = row.pools.swapaxes(1, 2) @ back.reshape(-1, part.pools, self._width)
        back = back.reshape(-1, self._width) * (row.layer > 0)
        found[f"{part.name}.weights"] = row.numbers.T @ back
        found[f"{part.name}.bias"] = back.sum(0)
        names = 0.0 * self.weights[f"{part.name}.names"]
        for n, places in enumerate(row.names):
            self._arrays.add_rows(names[n], places, back)
        found[f"{part.name}.names"] = names

    def _forward(self, positions: Array) -> tuple[Array, list[_Row], list[Array]]:
        """Values, what each table came to, and what each layer after them was given."""
        weights, arrays = self.weights, self._arrays
        rows = [self._row(part, positions) for part in self._parts]
        read = []
        for row in rows:
            layer = row.layer
            if row.pools is not None:
                layer = row.pools @ layer.reshape(len(positions), -1, self._width)
            read.append(layer.reshape(len(positions), -1))
        layers = [arrays.joined(read)]
        for name in LAYERS[:-1]:
            layers.append((layers[-1] @ weights[f"{name}.weights"] + weights[f"{name}.bias"]).clip(min=0.0))
        out = layers[-1] @ weights["out.weights"] + weights["out.bias"]
        return arrays.tanh(out)[:, 0], rows, layers

    def _row(self, part: Part, positions: Array) -> _Row:
        weights, arrays = self.weights, self._arrays
        table = positions[:, part.first : part.end].reshape(-1, part.columns)
        numbers = arrays.floats(table) * self._scales[part.name]
        names = [arrays.places(table[:, column]) for column in part.names]
        layer = numbers @ weights[f"{part.name}.weights"] + weights[f"{part.name}.bias"]
        for n, places in enumerate(names):
            layer = layer + weights[f"{part.name}.names"][n][places]
        pools = None
        if part.is_set:
            sets = table.reshape(len(positions), part.rows, part.columns)
            masks = [sets[:, None, :, 0]]
            if part.side >= 0:
                masks = [sets[:, None, :, part.side] > 0, sets[:, None, :, part.side] < 0]
            pools = CROWDED * arrays.floats(arrays.joined(masks))
        return _Row(numbers, names, pools, layer.clip(min=0.0))

    def _step(self, gradients: dict[str, Array], rate: float, decay: float) -> None:
        """Adam, with weights that decay by themselves (AdamW)."""
        self.steps += 1
        by_mean, by_square = 1 - FADING[0] ** self.steps, 1 - FADING[1] ** self.steps
        for name, gradient in gradients.items():
            self.means[name] = mean = FADING[0] * self.means[name] + (1 - FADING[0]) * gradient
            self.squares[name] = square = FADING[1] * self.squares[name] + (1 - FADING[1]) * gradient * gradient
            step = mean / by_mean / ((square / by_square) ** 0.5 + TINY)
            weight = self.weights[name]
            self.weights[name] = weight - rate * step - (rate * decay * weight if name.endswith(".weights") else 0.0)

    def trained(self) -> Weights:
        """The weights as `banneret.bots.learned.network` reads them: for numbers as they are encoded."""
        found = {name: self._arrays.to_numpy(weight) for name, weight in self.weights.items()}
        for part in self._parts:
            found[f"{part.name}.weights"] *= self._arrays.to_numpy(self._scales[part.name])[:, None]
        return found
