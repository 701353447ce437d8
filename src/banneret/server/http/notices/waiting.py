"""The games that wait for somebody, over the REST interface."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import msgspec

from banneret.server.http.endpoints import LANG, Call, Endpoint
from banneret.server.http.my_things import RoomKeys
from banneret.server.notices.waiting import games_of
from banneret.table.people.types import YourGames

MOST_ROOMS: Final = 100


class MyRooms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms of whose seats a client has keys, besides those of whoever is signed in."""

    rooms: Annotated[tuple[RoomKeys, ...], msgspec.Meta(max_length=MOST_ROOMS)] = ()


async def my_games(call: Call) -> YourGames:
    """What waits for whoever is signed in, or has these keys. Keys that open nothing are passed over."""
    session = await call.session()
    person = session.person if session is not None else ""
    keys = {given.room: given.keys for given in call.body.rooms}
    return await call.rooms.store.read(partial(games_of, person=person, keys=keys, lang=call.params["lang"]))


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/waiting", my_games, "The games that wait for you, and for others", YourGames, MyRooms,
             query=(LANG,), errors=(400,)),
)  # fmt: skip
"""What a client may ask about its games."""
