"""What seats bring to a game started on the command line, as given or by default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from banneret.kernel.errors import SetupError
from banneret.plugins import part, plugin_of


class UsualSeats(Protocol):
    """The defaults of a game."""

    @property
    def with_armies(self) -> str:
        """The scenario to which seats bring armies; empty if there is none."""

    def fewest(self, scenario: str) -> int:
        """The smallest number of players of a scenario. Raises SetupError."""

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """What this many seats bring, with people or with bots only. Raises SetupError."""


class _ByLobby:
    """For a game with only a lobby: the number of players, who bring nothing."""

    with_armies = ""

    def __init__(self, game: str) -> None:
        self._game = game

    def fewest(self, scenario: str) -> int:
        """The lowest number that the lobby offers; two for scenarios that it does not know."""
        from banneret.table.presenter import presenter_of

        offered = presenter_of(self._game).lobby("en").scenarios
        id = scenario.replace("-", "_")
        return next((min(found.players) for found in offered if found.id == id), 2)

    def usual(self, scenario: str, count: int, *, bots: bool) -> tuple[str, ...]:
        """Nothing."""
        return ("",) * count


def usual_seats(game: str) -> UsualSeats:
    """The defaults of a game. Raises SetupError if there is no such game."""
    where = plugin_of(game).seats
    return cast(UsualSeats, part(where)) if where else _ByLobby(game)


def seats_of(
    game: str, scenario: str, armies: Sequence[str], sides: Sequence[str], count: int, *, bots: bool
) -> tuple[str, ...]:
    """What the seats bring: armies if the scenario needs them, otherwise sides. Raises SetupError."""
    usual = usual_seats(game)
    if not armies and not sides:
        return usual.usual(scenario, count, bots=bots)
    takes, brought, others = ("--army", armies, sides) if scenario == usual.with_armies else ("--side", sides, armies)
    if others:
        raise SetupError(f"{scenario} takes {takes} and not {'--side' if takes == '--army' else '--army'}")
    if len(brought) != count:
        raise SetupError(f"give {takes} {count} times, once per seat, not {len(brought)} times")
    return tuple(brought)
