"""How long a bot may think about one decision: for a time, or for a number of simulations.

A number of simulations gives the same answers for the same seed on every machine.
"""

from __future__ import annotations

from typing import Final

from banneret.kernel.errors import SetupError

UNLIMITED: Final = 1 << 60
LONGEST: Final = 3600.0
USAGE: Final = "a budget is a time or a number of simulations, such as 100ms, 2s or 500sims"


class Budget:
    """What one decision may cost."""

    def __init__(self, seconds: float = LONGEST, simulations: int = UNLIMITED) -> None:
        self.seconds = seconds
        self.simulations = simulations

    @property
    def timed(self) -> bool:
        """Whether it is limited by time and not by a count."""
        return self.simulations == UNLIMITED


def parse_budget(text: str) -> Budget:
    """A budget as people write it. Raises SetupError.

    >>> parse_budget("100ms").seconds
    0.1
    >>> parse_budget("2000sims").simulations
    2000
    """
    for unit, scale in (("sims", 0.0), ("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(unit)
        if number == text:
            continue
        try:
            amount = float(number)
        except ValueError:
            break
        if unit == "sims" and 1 <= amount < UNLIMITED and amount == int(amount):
            return Budget(simulations=int(amount))
        if unit != "sims" and 0 < amount * scale <= LONGEST:
            return Budget(seconds=amount * scale)
        break
    raise SetupError(f"{text!r} is not a budget: {USAGE}")
