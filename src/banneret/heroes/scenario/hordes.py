"""Hordes as a scenario file gives them: face-down decks of Neutral Units."""

import msgspec

from banneret.heroes.box.cards_and_units import Id
from banneret.heroes.box.map_and_towns import Difficulty
from banneret.heroes.box.verbs.combat import TierName
from banneret.heroes.scenario.rules import Base


class Horde(Base, frozen=True, kw_only=True):
    """A deck of Neutral Units of these tiers: so many for each player, and so many once."""

    id: Id
    per_player: dict[Difficulty, tuple[TierName, ...]] = msgspec.field(default_factory=dict)
    once: dict[Difficulty, tuple[TierName, ...]] = msgspec.field(default_factory=dict)
