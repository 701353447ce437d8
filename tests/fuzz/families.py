"""All families of stacked games, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.fuzz.running import Family
from tests.fuzz.stacked_combats import StackedCombats
from tests.fuzz.stacked_lore import StackedLore
from tests.fuzz.stacked_maps import StackedDuels, StackedExpeditions, StackedMaps
from tests.fuzz.stacked_scenarios import StackedScenarios

FAMILIES: Final[dict[str, Callable[[], Family]]] = {
    "heroes-board": partial(StackedCombats, "heroes-board", hexes=False),
    "heroes-hex": partial(StackedCombats, "heroes-hex", hexes=True),
    "heroes-map": partial(StackedMaps, "heroes-map"),
    "duel": partial(StackedDuels, "duel"),
    "adventure": partial(StackedExpeditions, "adventure"),
    "scenarios": partial(StackedScenarios, "scenarios"),
    "battlelore": partial(StackedLore, "battlelore"),
}
