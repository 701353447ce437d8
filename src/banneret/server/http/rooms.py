"""Rooms in the REST interface: making them, their seats, and what becomes of their games."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from banneret.bots.registry import usual
from banneret.server.access import shown_name
from banneret.server.http.endpoints import BUSY, FIRST, LANG, MADE_ROOM, ROOM, Call, Endpoint, Param
from banneret.server.http.my_things import hall_of, keep_made, note_seats, with_own_hall
from banneret.server.http.records import MADE_RECORD, check_keeping, keep_text, record_file
from banneret.server.jobs.tasks import numbers
from banneret.server.problems import conflict, forbidden
from banneret.server.requests import AddEntropy, ChangeSeat, Created, Kept, NewRoom, Taken, TakeSeat
from banneret.server.rooms.company import Company
from banneret.server.rooms.making.new_room import check_bot, make_room
from banneret.server.rooms.revealing import check_watching, reveal
from banneret.server.rooms.room import Room
from banneret.server.rooms.seating import Why
from banneret.server.store.game import setup_of
from banneret.table.presenter import presenting
from banneret.table.replay.types import Statistics
from banneret.table.room_types import RoomInfo

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
SEAT: Final = Param("seat", SeatNumber, "The number of a seat, from 0")


async def create_room(call: Call) -> Created:
    """Make a room. If no seat is open, the game begins at once."""
    session = await call.session()
    mine = [n for n, seat in enumerate(call.body.seats) if seat.kind == "person"]
    company = Company(dict.fromkeys(mine, session.person) if session is not None else {})
    wanted = await with_own_hall(call, call.body)
    return await keep_made(
        call, await make_room(call.rooms, wanted, call.address, company=company, person=await call.person())
    )


async def get_room(call: Call) -> RoomInfo:
    """A room, for anybody with its link."""
    async with _inside(call) as room:
        return room.info(call.params["lang"])


def _inside(call: Call) -> AbstractAsyncContextManager[Room]:
    return call.rooms.inside(call.params["room"], call.address)


async def take_seat(call: Call) -> Taken:
    """Take an open seat."""
    wanted, session = call.body, await call.session()
    hall = await hall_of(call, wanted)
    async with _inside(call) as room:
        if room.stored.status != "waiting":
            room.check_talking(call.address)
        name, entropy = shown_name(wanted.name), wanted.entropy or ""
        person = session.person if session is not None else ""
        key = await room.seating.take(call.params["seat"], name, hall, wanted.career, entropy, person)
        if session is not None:
            await note_seats(call, session.person, room, (key,))
        return Taken(call.params["seat"], key)


def _may_change(room: Room, call: Call) -> Why:
    why = room.seating.check(call.params["seat"], call.keys)
    if room.stored.status != "waiting" or why == "freed":
        room.check_talking(call.address)
    return why


async def change_seat(call: Call) -> RoomInfo:
    """Put a bot on a seat, or open it for somebody else. Its player may do so, and the host.

    In a running game the host may do so only if nobody sits there, or the player has been away for long enough.
    """
    seat, wanted = call.params["seat"], call.body
    async with _inside(call) as room:
        why = _may_change(room, call)
        bot = (wanted.bot or usual(room.stored.game)) if wanted.kind == "bot" else ""
        if bot:
            check_bot(bot, setup_of(room.stored))
        else:
            room.check_luck()
        await room.seating.put(seat, bot, why)
        return room.info(call.params["lang"])


async def leave_seat(call: Call) -> None:
    """Leave a seat for good: it is open, and its key no longer opens anything."""
    async with _inside(call) as room:
        why = _may_change(room, call)
        if why == "freed":
            # Otherwise nobody could sit there again.
            room.check_luck()
        await room.seating.put(call.params["seat"], why=why)


async def add_entropy(call: Call) -> RoomInfo:
    """Add to the dice for your seats, before the game begins. Doing it again replaces what was added before."""
    async with _inside(call) as room:
        await room.seating.add_entropy(call.keys, call.body.entropy)
        return room.info(call.params["lang"])


async def start_room(call: Call) -> RoomInfo:
    """Begin. Bots take the seats that are open."""
    async with _inside(call) as room:
        if not room.is_host(call.keys):
            raise forbidden("only the host may begin")
        await room.begin()
        return room.info(call.params["lang"])


async def get_room_record(call: Call) -> Response:
    """The record of a game, as a file."""
    async with _inside(call) as room:
        return record_file(await reveal(room, call.keys), f"{room.stored.game}-{room.stored.scenario}")


async def keep_room_record(call: Call) -> Kept:
    """Keep the record of a game, to replay and to share."""
    await check_keeping(call)
    async with _inside(call) as room:
        text = await reveal(room, call.keys)
        setup = setup_of(room.stored)
    return await keep_text(call.rooms, text, setup)


async def get_statistics(call: Call) -> Response:
    """The statistics of a decided game, for those who may watch."""
    async with _inside(call) as room:
        check_watching(room, call.keys)
        if not presenting(room.game).decided(room.game):
            raise conflict("running", "the game is still under way")
        position = room.position
    return await call.told(numbers, position, call.params["lang"])


def _example_room() -> dict[str, object] | None:
    """A person and bots at the first table of the first game."""
    if not FIRST.tables:
        return None
    scenario, (own, *others) = FIRST.tables[0]
    bots = [{"kind": "bot", "bot": usual(FIRST.id), "side": side} for side in others]
    seats = [{"kind": "person", "side": own, "name": "Maud"}, *bots]
    return {"game": FIRST.id, "scenario": scenario, "seats": seats}


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/rooms", create_room, "Make a room", Created, NewRoom, 201, errors=(401, *BUSY),
             example=_example_room(), makes=MADE_ROOM),
    Endpoint("GET", "/api/rooms/{room}", get_room, "A room", RoomInfo, path_params=(ROOM,), query=(LANG,), errors=BUSY),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat}", take_seat, "Take an open seat", Taken, TakeSeat, 201,
             (ROOM, SEAT), errors=(401, *BUSY)),
    Endpoint("PATCH", "/api/rooms/{room}/seats/{seat}", change_seat, "Seat a bot, or open a seat", RoomInfo, ChangeSeat,
             200, (ROOM, SEAT), (LANG,), True, BUSY),
    Endpoint("DELETE", "/api/rooms/{room}/seats/{seat}", leave_seat, "Leave a seat for good", None, None, 204,
             (ROOM, SEAT), (), True, BUSY),
    Endpoint("POST", "/api/rooms/{room}/dice", add_entropy, "Add to the dice", RoomInfo, AddEntropy, 200, (ROOM,),
             (LANG,), True, BUSY),
    Endpoint("POST", "/api/rooms/{room}/start", start_room, "Begin the game", RoomInfo, None, 200, (ROOM,), (LANG,),
             True, BUSY),
    Endpoint("GET", "/api/rooms/{room}/record", get_room_record, "The record of a game as a file", None, None, 200,
             (ROOM,), (), True, BUSY),
    Endpoint("POST", "/api/rooms/{room}/record", keep_room_record, "Keep the record of a game", Kept, None, 201,
             (ROOM,), (), True, BUSY, makes=MADE_RECORD),
    Endpoint("GET", "/api/rooms/{room}/statistics", get_statistics, "Statistics of a decided game", Statistics, None,
             200, (ROOM,), (LANG,), True, BUSY),
)  # fmt: skip
"""What a client may ask about rooms."""
