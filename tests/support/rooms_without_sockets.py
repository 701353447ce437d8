"""Rooms without sockets: a store that is a dictionary, and guests that remember what they were told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from banneret.kernel.chance import Key
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.access import Limits, hashed
from banneret.server.rooms.absence import Absences
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Rooms
from banneret.server.rooms.showing import Showing
from banneret.server.store.types import StoredRoom, StoredSeat


class Shelf:
    """A store that keeps nothing and refuses nothing."""

    async def append(self, *_: object, **__: object) -> None: ...

    async def truncate(self, *_: object, **__: object) -> None: ...

    async def update(self, *_: object, **__: object) -> None: ...


class NoLine:
    """What reaches nobody."""

    async def send_text(self, data: str) -> None: ...

    def abort(self) -> None: ...


class Listener(Guest):
    """Somebody at a table who writes everything down."""

    def __init__(self, lang: str = "en") -> None:
        super().__init__(NoLine(), "", Limits())
        self.lang = lang
        self.heard: list[str] = []

    def tell(self, message: str) -> None:
        self.heard.append(message)


def key_of(seat: int) -> str:
    """The key of a seat."""
    return f"key{seat}"


def table(game: Game, seats: tuple[int, ...], **more: Any) -> tuple[Room, dict[int, Listener]]:
    """A room with a game of persons, and somebody for each of these seats; SPECTATOR only watches."""
    stored = StoredRoom(
        id="oak", created=0.0, touched=0.0, game=game.setup.game, scenario=game.setup.scenario, sides=game.setup.seats,
        options=game.setup.options, definition=game.setup.definition, seed=game.seed, luck=Key.new(),
        ruleset=game.rules.version, content=game.rules.content_hash(),
        status="running", host_hash=hashed("host"),
        seats=tuple(StoredSeat(kind="person", key_hash=hashed(key_of(n))) for n in range(len(game.setup.seats))),
        **more,
    )  # fmt: skip
    now = 1000.0  # What is left of a time does not depend on how fast the machine is.
    rooms = SimpleNamespace(store=Shelf(), limits=Limits(), absences=Absences(), now=lambda: now, drop=lambda *_: None)
    room = Room(cast(Rooms, rooms), stored, Showing(game))
    guests = {seat: Listener() for seat in seats}
    for seat, guest in guests.items():
        room.enter(guest, () if seat == SPECTATOR else (key_of(seat),), -1, 1)
    return room, guests
