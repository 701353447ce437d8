"""Careers in rooms: what guests bring from their halls to a game that keeps characters from one game to the next.

Changes to careers are written in one transaction with changes to the room. So each is in one game at a time, and a
finished game is counted exactly once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol, cast

from msgspec.structs import replace

from banneret.kernel.game import Game
from banneret.plugins import part, plugin_of, plugins
from banneret.server.problems import bad
from banneret.server.requests import NewRoom
from banneret.server.store.careers import CareerChange
from banneret.server.store.store import Store


class Brought(Protocol):
    """What a seat brings with a guest's careers: the new line, and the changes to them."""

    side: str
    changes: list[CareerChange]


class Careers(Protocol):
    """What a game with careers does in rooms."""

    async def bring(
        self, store: Store, hall: str, career: str, side: str, seat: int, room: str, taken: Collection[str] = ()
    ) -> Brought:
        """What a seat brings from the hall of a guest, by its key, without those who already sit elsewhere.

        `career` is the id of one who comes along. Raises Problem and SetupError.
        """

    async def let_go(self, store: Store, room: str, seat: int, side: str) -> tuple[str, list[CareerChange]]:
        """A player leaves before the game has begun: the line without what was brought, and the changes to careers."""

    async def came_home(self, store: Store, room: str, game: Game) -> list[CareerChange]:
        """The changes to the careers in a room whose game is over."""

    def check_together(self, sides: Iterable[str]) -> None:
        """Raise Problem if what several seats bring from halls cannot be in one room."""


def careers_of(game: str) -> Careers | None:
    """How a game handles careers in rooms; None if it has none."""
    where = plugin_of(game).careers_in_rooms
    return cast(Careers, part(where)) if where else None


def needed_careers(game: str) -> Careers:
    """The same for a guest who brings a character. Raises Problem if the game has no careers."""
    found = careers_of(game) if game in plugins() else None
    if found is None:
        raise _misplaced()
    return found


def _misplaced() -> Exception:
    there = " or ".join(game for game, plugin in plugins().items() if plugin.careers_in_rooms)
    return bad(f"somebody from a hall can only join a new game of {there}, and only in the seat of a person")


async def with_careers(store: Store, wanted: NewRoom, room: str) -> tuple[NewRoom, dict[int, list[CareerChange]]]:
    """A new room with what its seats bring from halls, and the changes to careers, by seat. Raises Problem."""
    seats, changes, taken = list(wanted.seats), dict[int, list[CareerChange]](), set[str]()
    for n, seat in enumerate(wanted.seats):
        if seat.hall or seat.career:
            if seat.kind != "person" or wanted.branch:
                raise _misplaced()
            careers = needed_careers(wanted.game)
            brought = await careers.bring(store, seat.hall, seat.career, seat.side, n, room, taken)
            seats[n] = replace(seat, side=brought.side)
            changes[n] = brought.changes
            taken |= {change.was.id for change in brought.changes if change.was is not None}
    if changes:
        needed_careers(wanted.game).check_together(seat.side for seat in seats if seat.hall)
    return replace(wanted, seats=tuple(seats)), changes
