"""The arrays a network is trained with: PyTorch's on a GPU or a CPU where PyTorch is installed, else NumPy's.

The mathematics is written once, in `model.py`, with what both have in common. This module holds what they write
differently.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Array = Any
"""An array of NumPy or a tensor of PyTorch."""


class Arrays(Protocol):
    """A library of arrays."""

    name: str

    def floats(self, numbers: Any) -> Array:
        """As floats of 32 bits."""

    def kept(self, numbers: NDArray[np.int16]) -> Array:
        """Whole numbers of 16 bits where they are at hand."""

    def places(self, numbers: Array) -> Array:
        """Whole numbers that can be looked up with."""

    def tanh(self, numbers: Array) -> Array:
        """The hyperbolic tangent."""

    def joined(self, arrays: list[Array]) -> Array:
        """Side by side."""

    def add_rows(self, table: Array, places: Array, rows: Array) -> None:
        """Add every row to the one of a table at its place."""

    def to_numpy(self, array: Array) -> NDArray[np.float32]:
        """As an array of NumPy."""


class NumpyArrays:
    """Arrays of NumPy."""

    name = "NumPy"

    def floats(self, numbers: Any) -> Array:
        """As floats of 32 bits."""
        return np.array(numbers, np.float32)

    def kept(self, numbers: NDArray[np.int16]) -> Array:
        """As they are."""
        return numbers

    def places(self, numbers: Array) -> Array:
        """As they are."""
        return numbers

    def tanh(self, numbers: Array) -> Array:
        """The hyperbolic tangent."""
        return np.tanh(numbers)

    def joined(self, arrays: list[Array]) -> Array:
        """Side by side."""
        return np.concatenate(arrays, axis=1)

    def add_rows(self, table: Array, places: Array, rows: Array) -> None:
        """Add every row to the one of a table at its place."""
        np.add.at(table, places, rows)

    def to_numpy(self, array: Array) -> NDArray[np.float32]:
        """A copy."""
        return np.array(array, np.float32)


class TorchArrays:
    """Tensors of PyTorch, on a GPU where there is one. Gradients are our own, so PyTorch keeps no graph."""

    def __init__(self) -> None:
        self._torch = import_module("torch")
        self._torch.set_grad_enabled(False)
        self._device = "cuda" if self._torch.cuda.is_available() else "cpu"
        self.name = f"PyTorch {self._torch.__version__} on {self._device}"

    def floats(self, numbers: Any) -> Array:
        """As floats of 32 bits, on the device."""
        if isinstance(numbers, np.ndarray):
            numbers = self._torch.from_numpy(np.ascontiguousarray(numbers, np.float32))
        return self._torch.as_tensor(numbers).to(self._device, self._torch.float32)

    def kept(self, numbers: NDArray[np.int16]) -> Array:
        """On the device."""
        return self._torch.from_numpy(numbers).to(self._device)

    def places(self, numbers: Array) -> Array:
        """As numbers of 64 bits."""
        return self._torch.as_tensor(numbers, device=self._device).long()

    def tanh(self, numbers: Array) -> Array:
        """The hyperbolic tangent."""
        return self._torch.tanh(numbers)

    def joined(self, arrays: list[Array]) -> Array:
        """Side by side."""
        return self._torch.cat(arrays, dim=1)

    def add_rows(self, table: Array, places: Array, rows: Array) -> None:
        """Add every row to the one of a table at its place."""
        table.index_add_(0, places, rows)

    def to_numpy(self, array: Array) -> NDArray[np.float32]:
        """A copy in main memory."""
        return np.array(array.cpu().numpy(), np.float32)


def arrays_for(plain: bool = False) -> Arrays:
    """PyTorch's where it is installed, unless plain ones are wanted."""
    return NumpyArrays() if plain or find_spec("torch") is None else TorchArrays()
