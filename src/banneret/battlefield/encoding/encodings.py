"""Which encoder a scenario has, and the names of the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Final

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS
from banneret.battlefield.duel.templates import templates
from banneret.battlefield.encoding.encoders import (
    ADVENTURE_CARDS,
    ADVENTURE_MODE,
    DUEL,
    AdventureModeEncoder,
    DuelEncoder,
)
from banneret.battlefield.rules import RULES, scenario_ids
from banneret.heroes.encoding.columns import COMBAT_TABLES, PLAYERS, WORLD
from banneret.heroes.encoding.encoders import CombatEncoder
from banneret.heroes.encoding.encodings import FamilyEncodings


class BattlefieldEncodings(FamilyEncodings):
    """The encodings of the expansion: one for Duels, one for Adventure mode."""

    @cached_property
    def duel(self) -> DuelEncoder:
        """The encoder of Duels."""
        return DuelEncoder(self.rules.keys, self.words, self.layout("duel", (*COMBAT_TABLES, DUEL)))

    @cached_property
    def adventure_mode(self) -> AdventureModeEncoder:
        """The encoder of Adventure mode."""
        tables = (*COMBAT_TABLES, WORLD, PLAYERS, ADVENTURE_MODE, ADVENTURE_CARDS)
        return AdventureModeEncoder(self.rules.keys, self.words, self.layout("adventure_mode", tables))

    def encoder(self, scenario: str) -> CombatEncoder:
        """The encoder for a scenario."""
        return self.duel if scenario in templates() else self.adventure_mode

    def names(self) -> Iterable[str]:
        """Every name that can come up."""
        yield from super().names()
        yield from (*scenario_ids(), *ADVENTURE_IDS)


ENCODINGS: Final = BattlefieldEncodings(RULES, Path(__file__).parent, ("banneret.heroes", "banneret.battlefield"))
