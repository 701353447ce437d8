"""What seats bring to a game that is begun on the command line, as they were given or as the game has it usually."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, cast

from banneret.kernel.errors import SetupError
from banneret.plugins import part, plugin_of

SKIRMISH: Final = "skirmish"
"""What is played where armies are given."""


class UsualSeats(Protocol):
    """What a game has where nothing is said."""

    def fewest(self, scenario: str) -> int:
        """For how many players a scenario is at least. Raises SetupError."""

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """What this many seats bring, of people or of bots alone. Raises SetupError."""


class _ByLobby:
    """For a game that says nothing more than its lobby: this many players, and nothing that they bring."""

    def __init__(self, game: str) -> None:
        self._game = game

    def fewest(self, scenario: str) -> int:
        """The lowest number that the lobby offers; of scenarios that it does not know, two."""
        from banneret.table.presenter import presenter_of

        offered = presenter_of(self._game).lobby("en").scenarios
        id = scenario.replace("-", "_")
        return next((min(found.players) for found in offered if found.id == id), 2)

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """Nothing."""
        return ("",) * count


def usual_seats(game: str) -> UsualSeats:
    """What a game has where nothing is said. Raises SetupError where there is no such game."""
    where = plugin_of(game).seats
    return cast(UsualSeats, part(where)) if where else _ByLobby(game)


def seats_of(
    game: str, scenario: str, armies: Sequence[str], sides: Sequence[str], count: int, *, bots: bool
) -> tuple[str, ...]:
    """What the seats bring: armies to a skirmish, sides to a whole game. Raises SetupError."""
    if not armies and not sides:
        return usual_seats(game).usual(scenario, count, bots=bots)
    if scenario == SKIRMISH:
        if sides:
            raise SetupError("--side is for whole games: give --army to a skirmish")
        if len(armies) != 2:
            raise SetupError(f"give --army twice, for the attacker and the defender, not {len(armies)} times")
        return tuple(armies)
    if armies:
        raise SetupError("--army is for a skirmish: give --side to a whole game")
    if len(sides) != count:
        raise SetupError(f"give --side {count} times, once per seat, not {len(sides)} times")
    return tuple(sides)
