"""What a judge needs of a network. It knows no NumPy, so that judges can be compiled where there is none."""

from __future__ import annotations

from typing import Protocol


class PositionReader(Protocol):
    """Tells what positions are worth."""

    def read(self, encoded: list[bytes]) -> list[float]:
        """By position, as its game encodes it: from -1 (lost) to 1 (won), to whoever sees it so."""
