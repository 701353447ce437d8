"""What a judge needs from a network. It does not use NumPy, so that judges can be compiled without it."""

from __future__ import annotations

from typing import Protocol


class PositionReader(Protocol):
    """Says what positions are worth."""

    def read(self, encoded: list[bytes]) -> list[float]:
        """For each encoded position its value for the viewer, from -1 (lost) to 1 (won)."""
