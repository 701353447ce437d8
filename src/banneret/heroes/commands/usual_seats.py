"""What the seats of a game bring by default: factions that are chosen in the game, armies of a skirmish."""

from __future__ import annotations

from typing import Final

from banneret.heroes.rules import SKIRMISH
from banneret.heroes.scenario.load import load_scenario

CHOOSE: Final = "choose"
ARMIES: Final = ("castle_vanguard", "necropolis_vanguard")
"""What people lead in a skirmish; what bots do is drawn."""


class HeroesSeats:
    """The seats of scenarios, as `banneret.cli.seats.UsualSeats` asks for."""

    with_armies = SKIRMISH

    def fewest(self, scenario: str) -> int:
        """Of the numbers of players that the box has enough for, the lowest."""
        if scenario == SKIRMISH:
            return len(ARMIES)
        found = load_scenario(scenario)
        return min([n for n in found.players if n not in found.expansion] or found.players)

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """Everybody chooses in the game; to a skirmish armies come."""
        if scenario == SKIRMISH:
            return ("random",) * len(ARMIES) if bots else ARMIES
        return (CHOOSE,) * count


SEATS: Final = HeroesSeats()
