"""A trained network: its file, and evaluating it with NumPy.

The search evaluates a few positions at a time on one core. A special library is slightly faster for two or four
positions, and no faster for more (docs/dev/training.md).
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import msgspec

from banneret.bots.learned.shape import CROWDED, Shape, parts_of
from banneret.encoding import Layout
from banneret.encoding.extras import missing
from banneret.kernel.errors import SetupError

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

Floats = NDArray[np.float32]
Weights = dict[str, Floats]


class Network:
    """Values of positions, from -1 (lost) to 1 (won), for their viewers."""

    def __init__(self, shape: Shape, weights: Weights, layout: Layout) -> None:
        self.shape = shape
        self._weights = weights
        self._parts = parts_of(shape, layout)
        # Names added since the network was trained mean nothing to it.
        added = max(0, layout.vocabulary - shape.vocabulary)
        self._names = {
            part.name: np.pad(weights[f"{part.name}.names"], ((0, 0), (0, added), (0, 0))) for part in self._parts
        }

    def read(self, encoded: list[bytes]) -> list[float]:
        """What encoded positions are worth."""
        found: list[float] = self.values(np.frombuffer(b"".join(encoded), np.int16).reshape(len(encoded), -1)).tolist()
        return found

    def values(self, positions: NDArray[np.int16]) -> Floats:
        """What positions are worth, one row each."""
        count = len(positions)
        weights = self._weights
        read: list[Floats] = []
        for part in self._parts:
            rows = positions[:, part.first : part.end].reshape(count * part.rows, part.columns)
            layer = rows.astype(np.float32) @ weights[f"{part.name}.weights"]
            layer += weights[f"{part.name}.bias"]
            for n, column in enumerate(part.names):
                layer += self._names[part.name][n].take(rows[:, column], axis=0)
            np.maximum(layer, 0.0, out=layer)
            if part.is_set:
                layer = _pools(rows.reshape(count, part.rows, part.columns), part.side) @ layer.reshape(
                    count, part.rows, self.shape.width
                )
            read.append(layer.reshape(count, -1))
        found = np.concatenate(read, axis=1)
        for name in ("first", "second"):
            found = found @ weights[f"{name}.weights"]
            found += weights[f"{name}.bias"]
            np.maximum(found, 0.0, out=found)
        values: Floats = np.tanh(found @ weights["out.weights"] + weights["out.bias"])[:, 0]
        return values


def _pools(rows: NDArray[np.int16], side: int) -> Floats:
    """Which rows of a set are added up: those in use, by side if the set has sides."""
    if side < 0:
        return CROWDED * rows[:, None, :, 0].astype(np.float32)
    sides = rows[:, None, :, side]
    return CROWDED * np.concatenate([sides > 0, sides < 0], axis=1).astype(np.float32)


def network_bytes(shape: Shape, weights: Weights) -> bytes:
    """The file of a network: the same weights give the same bytes."""
    arrays = {name: np.asarray(found, np.float16) for name, found in sorted(weights.items())}
    arrays["shape"] = np.frombuffer(msgspec.json.encode(shape), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def read_network(path: Path, *layouts: Layout) -> Network:
    """The network in a file, which reads one of these layouts. Raises SetupError for an invalid file or others."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        shape = msgspec.json.decode(arrays.pop("shape").tobytes(), type=Shape)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        raise SetupError(f"{path} is not a network: {error}") from None
    layout = next((one for one in layouts if one.name == shape.layout), layouts[0])
    return Network(shape, {name: found.astype(np.float32) for name, found in arrays.items()}, layout)
