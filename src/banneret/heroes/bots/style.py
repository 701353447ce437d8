"""Style: how somebody plays *Heroes*, as weights on what the greedy bot and the judges value."""

from __future__ import annotations

from typing import Final


class Style:
    """Weights; 1 is how the greedy bot plays."""

    def __init__(
        self,
        buildings: float = 1.0,
        troops: float = 1.0,
        income: float = 1.0,
        fights: float = 1.0,
        discovery: float = 1.0,
        aggression: float = 1.0,
        cards: float = 1.0,
        *,
        reserve: float = 1.0,
        respect: float = 1.0,
        experience: float = 1.0,
        visits: float = 1.0,
        halls: float = 1.0,
        citadels: float = 1.0,
        bronze: float = 1.0,
        silver: float = 1.0,
        gold: float = 1.0,
        reinforcing: float = 1.0,
        hiring: float = 1.0,
    ) -> None:
        self.buildings = buildings
        """What is built."""
        self.troops = troops
        """Units that are recruited."""
        self.income = income
        """Mines and Settlements."""
        self.fights = fights
        """Guards, heroes and Towns that have to be fought for."""
        self.discovery = discovery
        """Tiles that lie face down."""
        self.aggression = aggression
        """In a Combat: the enemy's losses compared with own ones."""
        self.cards = cards
        """In a Combat: cards that stay in hand."""
        self.reserve = reserve
        """How much stronger than guards an army has to be where few movement points are left to go on fighting."""
        self.respect = respect
        """How much stronger than another player's army it has to be."""
        self.experience = experience
        """Experience that guards give."""
        self.visits = visits
        """What there is to visit."""
        self.halls = halls
        """City Halls."""
        self.citadels = citadels
        """Citadels."""
        self.bronze = bronze
        """Dwellings of bronze units, and the next two of silver and gold ones."""
        self.silver = silver
        self.gold = gold
        self.reinforcing = reinforcing
        """Units that become a Pack, compared with new ones."""
        self.hiring = hiring
        """How much gold a Secondary Hero takes."""


PLAIN: Final = Style()
TUNED: Final = Style(
    fights=0.5, discovery=1.15, reserve=0.75, respect=0.55, experience=0.8, visits=0.65, halls=0.8, citadels=0.4,
    bronze=1.25, silver=1.15, gold=0.8, reinforcing=0.7, hiring=1.25,
)  # fmt: skip
"""How the greedy bot would play better against one rival: found by evolution, see docs/dev/search.md."""
