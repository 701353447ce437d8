"""What seats bring to a game that is begun on the command line, as they were given or as the game has it usually."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from banneret.kernel.errors import SetupError
from banneret.plugins import part, plugin_of


class UsualSeats(Protocol):
    """What a game has where nothing is said."""

    @property
    def with_armies(self) -> str:
        """The scenario to which seats bring armies; empty where there is none."""

    def fewest(self, scenario: str) -> int:
        """For how many players a scenario is at least. Raises SetupError."""

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """What this many seats bring, of people or of bots alone. Raises SetupError."""


class _ByLobby:
    """For a game that says nothing more than its lobby: this many players, and nothing that they bring."""

    with_armies = ""

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
    """What the seats bring: armies where a scenario is for them, elsewhere sides. Raises SetupError."""
    usual = usual_seats(game)
    if not armies and not sides:
        return usual.usual(scenario, count, bots=bots)
    takes, brought, others = ("--army", armies, sides) if scenario == usual.with_armies else ("--side", sides, armies)
    if others:
        raise SetupError(f"{scenario} takes {takes} and not {'--side' if takes == '--army' else '--army'}")
    if len(brought) != count:
        raise SetupError(f"give {takes} {count} times, once per seat, not {len(brought)} times")
    return tuple(brought)
