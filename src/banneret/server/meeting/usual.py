"""The room for people who were paired: the usual sides and rules of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.server.meeting.game_clock import clock_of
from banneret.server.problems import bad
from banneret.server.requests import NewRoom, NewSeat
from banneret.server.rooms.company import pool_of
from banneret.table import lobby
from banneret.table.lobby_types import GameInfo, ScenarioInfo

PLAYERS: Final = 2
LEFT_OPEN: Final = ("choose", "random")
"""Sides that the people at the table settle themselves, or luck."""


def scenario_of(game: str, scenario: str) -> tuple[GameInfo, ScenarioInfo]:
    """A scenario for two who play against each other. Raises Problem for any other."""
    known = next((one for one in lobby.games() if one.id == game), None)
    if known is None:
        raise bad(f"there is no game {game!r}")
    found = next((one for one in known.scenarios if one.id == scenario.replace("-", "_")), None)
    if found is None or pool_of(game, scenario, PLAYERS) is None:
        raise bad(f"{scenario!r} is not a scenario for two who play against each other")
    return known, found


def usual_room(game: str, scenario: str, names: Sequence[str], *, clock: str, rated: bool, listed: bool) -> NewRoom:
    """A room in which two people sit down at once."""
    (known, found), kept = scenario_of(game, scenario), clock_of(clock)
    options = {
        option.id: option.online
        for option in known.options
        if option.id in found.options and option.online not in ("", option.default)
    }
    seats = tuple(NewSeat("person", _side(found, n), name) for n, name in enumerate(names))
    return NewRoom(
        game=game, scenario=found.id, seats=seats, options=options, hints=False, rated=rated, listed=listed,
        seconds=kept.seconds, pace=kept.pace,
    )  # fmt: skip


def _side(scenario: ScenarioInfo, seat: int) -> str:
    """What a seat brings: what can be chosen or drawn at the table, or else the same for both."""
    offered = [side.id for side in scenario.sides if seat in side.seats]
    return next((side for side in LEFT_OPEN if side in offered), offered[0])
