"""What belongs to somebody who is signed in, over the REST interface: seats, halls, settings and past games."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from banneret.plugins import plugins
from banneret.server.access import SECRET
from banneret.server.http.endpoints import LANG, Call, Endpoint, Param
from banneret.server.people.belongings import HOST, MOST_KEPT, KeptName, Played, Table, table_of
from banneret.server.problems import Problem, bad
from banneret.server.requests import Created, NewRoom, NewSeat, TakeSeat
from banneret.server.rooms.room import Room
from banneret.table import lobby
from banneret.table.people.types import GameCount, PastGame, PastGames

MINE: Final = "mine"
"""In the place of the key of a hall: that of whoever is signed in."""
Key = Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")]


class RoomKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys somebody has for a room."""

    room: Key
    keys: Annotated[tuple[Key, ...], msgspec.Meta(min_length=1, max_length=9)]


class BringKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys that are to belong to whoever is signed in."""

    rooms: Annotated[tuple[RoomKeys, ...], msgspec.Meta(max_length=100)] = ()
    halls: Annotated[tuple[Key, ...], msgspec.Meta(max_length=10)] = ()


class Brought(msgspec.Struct, frozen=True):
    """The rooms in which something belongs to somebody now."""

    rooms: tuple[str, ...]


async def bring_keys(call: Call) -> Brought:
    """Seats and halls belong to whoever is signed in, as the keys prove. A room that is gone is left out."""
    session = await call.signed_in()
    found = []
    for given in call.body.rooms:
        table = await call.belongings.table(given.room)
        if table is not None and (keys := table.opened(given.keys)):
            await call.belongings.take_seats(session.person, table, keys, _title(table))
            found.append(given.room)
    for hall in call.body.halls:
        await call.belongings.take_hall(session.person, hall)
    return Brought(tuple(found))


def _title(table: Table) -> str:
    """What a scenario is called that the program does not know."""
    return lobby.scenario_name(table.game, table.scenario, "en", table.definition) if table.definition else ""


async def keep_made(call: Call, made: Created) -> Created:
    """A room that somebody has made who is signed in belongs to them."""
    session = await call.session()
    if session is not None:
        async with call.rooms.inside(made.room, call.address) as room:
            await note_seats(call, session.person, room, (*made.keys.values(), made.host))
    return made


async def note_seats(call: Call, person: str, room: Room, keys: tuple[str, ...]) -> None:
    """What these keys open in a room belongs to somebody."""
    table = table_of(room.stored)
    await call.belongings.take_seats(person, table, table.opened(keys), _title(table))


async def with_own_hall(call: Call, wanted: NewRoom) -> NewRoom:
    """A new room in which the halls that are `mine` are those of whoever is signed in."""
    if all(seat.hall != MINE for seat in wanted.seats):
        return wanted
    return replace(wanted, seats=tuple([replace(seat, hall=await hall_of(call, seat)) for seat in wanted.seats]))


async def hall_of(call: Call, seat: NewSeat | TakeSeat) -> str:
    """The hall a seat names; for `mine` that of whoever is signed in."""
    if seat.hall != MINE:
        return seat.hall
    session = await call.signed_in()
    return await call.belongings.hall_for(session.person, seat.career)


# -- settings ----------------------------------------------------------------------------------------------------------


async def get_kept(call: Call) -> dict[str, str]:
    """Everything the page keeps for somebody."""
    session = await call.signed_in()
    return await call.belongings.kept(session.person)


async def put_kept(call: Call) -> None:
    """Keep something for somebody."""
    session = await call.signed_in()
    if len(call.body) > MOST_KEPT:
        raise Problem(413, "too_large", f"at most {MOST_KEPT} characters are kept")
    try:
        msgspec.json.decode(call.body, type=dict[str, object])
    except (msgspec.MsgspecError, RecursionError):
        raise bad("what is kept is a JSON object") from None
    await call.belongings.keep(session.person, call.params["name"], call.body)


# -- past games --------------------------------------------------------------------------------------------------------


async def my_history(call: Call) -> PastGames:
    """What somebody has played, and how it ended."""
    session = await call.signed_in()
    lang = call.params["lang"]
    found = [one for one in await call.belongings.played(session.person) if one.seat != HOST]
    known = set(plugins())
    games = tuple(_past(one, found, lang) for one in found if one.game in known and (one.holds or one.ended))
    # A game that ended after somebody had left it does not count for them.
    counts = Counter((one.game, one.result) for one in games if one.result is not None or one.ended is None)
    return PastGames(
        games=games,
        counts=tuple(
            GameCount(game, counts[game, 1], counts[game, 0], counts[game, -1], counts[game, None])
            for game in plugins()
            if any(counts[game, result] for result in (1, 0, -1, None))
        ),
    )


def _past(one: Played, all_mine: list[Played], lang: str) -> PastGame:
    mine = {other.seat for other in all_mine if other.room == one.room and other.holds}
    others = tuple(
        seat.name for n, seat in enumerate(one.seats) if n not in mine and seat.kind == "person" and seat.name
    )
    return PastGame(
        room=one.room, seat=one.seat, game=one.game, scenario=one.scenario,
        title=one.title or lobby.scenario_name(one.game, one.scenario, lang),
        at=one.at, ended=one.ended, result=one.result, there=one.status is not None, others=others,
    )  # fmt: skip


KEPT: Final = Param("name", KeptName, "What is kept")
IN: Final = (400, 401, 403, 409)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/me/keys", bring_keys, "Let seats and halls belong to you", Brought, BringKeys,
             errors=IN),
    Endpoint("GET", "/api/me/kept", get_kept, "What the page keeps for you", dict[str, str], errors=IN),
    Endpoint("PUT", "/api/me/kept/{name}", put_kept, "Keep something for yourself", None, str, 204, (KEPT,), errors=IN),
    Endpoint("GET", "/api/me/history", my_history, "Your games and how they ended", PastGames, query=(LANG,),
             errors=IN),
)  # fmt: skip
"""What a client may ask about its own things."""
