"""What the two seats of a Duel, or of a game in Adventure mode, bring by default."""

from __future__ import annotations

from typing import Final

from banneret.heroes.commands.usual_seats import CHOOSE


class BattlefieldSeats:
    """The seats of both modes, as `banneret.cli.seats.UsualSeats` asks for."""

    with_armies = ""

    def fewest(self, scenario: str) -> int:
        """There are always two."""
        return 2

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """Everybody chooses in the game."""
        return (CHOOSE,) * count


SEATS: Final = BattlefieldSeats()
