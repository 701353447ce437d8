"""Hordes as a scenario file gives them: face-down decks of Neutral Units."""

import msgspec

from banneret.heroes.content import Id
from banneret.heroes.program import TierName
from banneret.heroes.realm import Difficulty
from banneret.heroes.scenario_rules import Base


class Horde(Base, frozen=True, kw_only=True):
    """A deck of Neutral Units of these tiers: so many for each player, and so many once."""

    id: Id
    per_player: dict[Difficulty, tuple[TierName, ...]] = msgspec.field(default_factory=dict)
    once: dict[Difficulty, tuple[TierName, ...]] = msgspec.field(default_factory=dict)
