"""What `banneret bench` measures of *Battlefield*: Duels of every length."""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.battlefield.rules import RULES
from banneret.cli.bench import Measured
from banneret.heroes.commands.bench import PAIRS
from banneret.kernel.rules import Setup

DUELS: Final = ("duel_short", "duel_medium", "duel_long")


def duels(_: Random) -> list[Setup]:
    """Each pair of heroes in each length."""
    return [
        RULES.normalise(Setup(game=RULES.id, scenario=scenario, seats=pair)) for pair in PAIRS for scenario in DUELS
    ]


MEASURED: Final = (
    Measured(
        game=RULES.id,
        setups=duels,
        afresh=True,
        lines={
            "battlefield-duel": "playout",
            "battlefield-duel-replay": "replay",
            "battlefield-duel-copy": "copy",
            "battlefield-duel-view": "view",
        },
    ),
)
