"""What `banneret bench` measures of *BattleLore*: every adventure, with heroes of two classes."""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.rules import RULES
from banneret.cli.bench import Measured
from banneret.kernel.rules import Setup

_SHEETS: Final = (
    "hero=Maud:warrior:warrior_cleave:sword_of_dawn",
    "hero=Isolde:commander:commander_lead_by_example",
    "hero=Reynard:rogue:rogue_larceny",
    "hero=Aldous:wizard:wizard_lightning_ball",
    "hero=Berengar:cleric:cleric_herbal_remedy",
)
PAIRS: Final = [(f"standard {a}", f"pennant {b}") for a in _SHEETS for b in _SHEETS if a != b]


def adventures(_: Random) -> list[Setup]:
    """Each pair of heroes in each adventure."""
    return [
        RULES.normalise(Setup(game=RULES.id, scenario=scenario, seats=pair))
        for pair in PAIRS
        for scenario in adventure_ids()
    ]


MEASURED: Final = (
    Measured(
        game=RULES.id,
        setups=adventures,
        afresh=True,
        lines={
            "battlelore": "playout",
            "battlelore-replay": "replay",
            "battlelore-copy": "copy",
            "battlelore-view": "view",
        },
    ),
)
