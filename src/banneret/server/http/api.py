"""The REST interface: rooms, records, and what is printed in the boxes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from starlette.responses import Response

from banneret import __version__
from banneret.bots.registry import usual
from banneret.kernel.rules import Setup
from banneret.plugins import part, plugins
from banneret.server.access import is_loopback, shown_name
from banneret.server.http.campaigns import ENDPOINTS as CAMPAIGNS
from banneret.server.http.dice import add_entropy
from banneret.server.http.endpoints import BUSY, JSON, LANG, MADE_ROOM, ROOM, TEXT, Call, Endpoint, Param
from banneret.server.http.hosting.host import ENDPOINTS as HOST
from banneret.server.http.lab import ENDPOINTS as LAB
from banneret.server.http.me import ENDPOINTS as ABOUT_ME
from banneret.server.http.meeting import ENDPOINTS as MEETING
from banneret.server.http.my_things import ENDPOINTS as MY_THINGS
from banneret.server.http.my_things import hall_of, keep_made, note_seats, with_own_hall
from banneret.server.http.notices.settings import ENDPOINTS as NOTICES
from banneret.server.http.notices.waiting import ENDPOINTS as MY_GAMES
from banneret.server.http.players import ENDPOINTS as PLAYERS
from banneret.server.http.printed import (
    find_clauses,
    get_catalogue,
    get_clause,
    get_glossary,
    get_guide,
    get_scenario_file,
    get_scenario_schema,
    list_games,
    list_sections,
    look_up,
)
from banneret.server.http.workshop import ENDPOINTS as WORKSHOP
from banneret.server.jobs.reviews import Reviewing, told
from banneret.server.jobs.tasks import (
    Position,
    checked,
    numbers,
    record_info,
    record_numbers,
    record_steps,
    scenario_check,
)
from banneret.server.problems import bad, conflict, forbidden, not_found, too_many
from banneret.server.requests import (
    AddEntropy,
    ChangeSeat,
    Created,
    Health,
    Kept,
    NewRoom,
    Ready,
    RecordTitle,
    ScenarioCheck,
    ScenarioText,
    Taken,
    TakeSeat,
)
from banneret.server.rooms.company import Company
from banneret.server.rooms.revealing import check_watching, reveal
from banneret.server.rooms.room import Room
from banneret.server.rooms.rooms import Hall, check_bot
from banneret.server.rooms.seating import Why
from banneret.server.store.game import setup_of
from banneret.table import lobby
from banneret.table.clause_types import SectionInfo
from banneret.table.clauses import ClauseInfo
from banneret.table.guide.types import Found, GuidePage, TermInfo
from banneret.table.lobby_types import Catalogue, GameInfo
from banneret.table.presenter import presenting
from banneret.table.replay.types import ReplayInfo, ReplayStep, Statistics
from banneret.table.review.types import ReviewState
from banneret.table.room_types import RoomInfo

R = TypeVar("R")
RecordId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
MOST_STEPS: Final = 200
"""How many steps of a replay are sent at once."""

SEAT: Final = Param("seat", SeatNumber, "The number of a seat, from 0")
RECORD: Final = Param("record", RecordId, "The name of a record")
FIRST: Final = next(iter(plugins().values()))
"""The default game."""
GAME: Final = Param("game", Literal[tuple(plugins())], "A game")
MORE: Final = (400, 404)


async def health(call: Call) -> Health:
    """Whether the server is running."""
    guests = sum(len(room.guests) for room in call.hall.rooms.values())
    return Health(version=__version__, rooms=len(call.hall.rooms), guests=guests)


async def ready(call: Call) -> Ready:
    """Whether guests may be sent here: not while the server stops, or its database does not answer."""
    await call.hall.check_ready()
    return Ready(ready=True)


# -- rooms -------------------------------------------------------------------------------------------------------------


async def create_room(call: Call) -> Created:
    """Make a room. If no seat is open, the game begins at once."""
    session = await call.session()
    mine = [n for n, seat in enumerate(call.body.seats) if seat.kind == "person"]
    company = Company(dict.fromkeys(mine, session.person) if session is not None else {})
    wanted = await with_own_hall(call, call.body)
    return await keep_made(
        call, await call.hall.create(wanted, call.address, company=company, person=await call.person())
    )


async def get_room(call: Call) -> RoomInfo:
    """A room, for anybody with its link."""
    async with _inside(call) as room:
        return room.info(call.params["lang"])


def _inside(call: Call) -> AbstractAsyncContextManager[Room]:
    return call.hall.inside(call.params["room"], call.address)


async def take_seat(call: Call) -> Taken:
    """Take an open seat."""
    wanted, session = call.body, await call.session()
    hall = await hall_of(call, wanted)
    async with _inside(call) as room:
        if room.stored.status != "waiting":
            room.check_talking(call.address)
        name, entropy = shown_name(wanted.name), wanted.entropy or ""
        person = session.person if session is not None else ""
        key = await room.seating.take(call.params["seat"], name, hall, wanted.hero, entropy, person)
        if session is not None:
            await note_seats(call, session.person, room, (key,))
        return Taken(call.params["seat"], key)


def _may_change(room: Room, call: Call) -> Why:
    why = room.seating.check(call.params["seat"], call.keys)
    if room.stored.status != "waiting":
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
        return _file(await reveal(room, call.keys), f"{room.stored.game}-{room.stored.scenario}")


async def keep_room_record(call: Call) -> Kept:
    """Keep the record of a game, to replay and to share."""
    await _check_keeping(call)
    async with _inside(call) as room:
        text = await reveal(room, call.keys)
        setup = setup_of(room.stored)
    return await _keep(call.hall, text, setup)


# -- what becomes of games ---------------------------------------------------------------------------------------------


async def get_statistics(call: Call) -> Response:
    """The statistics of a decided game, for those who may watch."""
    async with _inside(call) as room:
        check_watching(room, call.keys)
        if not presenting(room.game).decided(room.game):
            raise conflict("running", "the game is still under way")
        position = room.position
    return await _read(call, numbers, position, call.params["lang"])


async def _read(call: Call, task: Callable[..., bytes], about: Position | str, *args: object) -> Response:
    """The result of a reader process, unchanged."""
    return Response(await _found(call, task, about, *args), media_type=JSON)


async def _found(call: Call, task: Callable[..., R], about: Position | str, *args: object) -> R:
    with call.hall.addresses.asking(call.address) as good:
        if not good:
            raise too_many("too many of your questions are being worked out")
        return await call.unless_gone(call.hall.readers.do(task, about, *args, by=call.address))


async def check_scenario(call: Call) -> Response:
    """Every mistake in a scenario file with its line, and what a lobby shows of it."""
    if not call.body:
        raise bad("the text of the scenario file is missing")
    return await _read(call, scenario_check, call.body, call.params["lang"])


# -- records -----------------------------------------------------------------------------------------------------------


def _file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.banneret"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=TEXT)


async def _keep(hall: Hall, text: str, setup: Setup) -> Kept:
    id = hashlib.sha256(text.encode()).hexdigest()[:32]
    title = lobby.scenario_name(setup.game, setup.scenario, "en", setup.definition)
    await hall.store.save_record(id, text, title, time.time())
    return Kept(id)


async def _check_keeping(call: Call) -> None:
    if not call.hall.addresses.may_keep(call.address, await call.person()):
        raise too_many("too many records from here: try again in a while")


async def keep_record(call: Call) -> Kept:
    """Keep a record from a file. It is replayed first: an invalid one is refused."""
    await _check_keeping(call)
    text, setup = await _found(call, checked, call.body.replace("\r\n", "\n"))
    return await _keep(call.hall, text, setup)


async def list_records(call: Call) -> list[RecordTitle]:
    """The latest records. Only a server that listens only to this machine lists them."""
    if not call.request.app.state.private or not is_loopback(call.address):
        raise forbidden("records are found by their links here")
    return [RecordTitle(kept.id, kept.title, kept.at) for kept in await call.hall.store.list_records(100)]


async def _record_text(call: Call) -> str:
    kept = await call.hall.store.load_record(call.params["record"])
    if kept is None:
        raise not_found("record")
    return kept.text


async def get_record(call: Call) -> Response:
    """What a replay needs to begin: seats, rounds, turns and what happened when."""
    return await _read(call, record_info, await _record_text(call), call.params["record"], call.params["lang"])


async def get_record_steps(call: Call) -> Response:
    """Steps of a replay, as one viewer sees them."""
    p = call.params
    if not p["first"] <= p["last"] < p["first"] + MOST_STEPS:
        raise bad(f"at most {MOST_STEPS} steps are sent at once, in order")
    return await _read(call, record_steps, await _record_text(call), p["first"], p["last"], p["eyes"], p["lang"])


async def get_record_statistics(call: Call) -> Response:
    """The statistics of a record's game."""
    return await _read(call, record_numbers, await _record_text(call), call.params["lang"])


async def begin_review(call: Call) -> Response | ReviewState:
    """Have a record reviewed; it goes on as long as somebody asks how far it has come."""
    call.hall.check_keeper(call.params["record"])
    text = await _record_text(call)
    return await _reviewed(call, text, call.hall.reviews.begin(call.params["record"], text, call.address))


async def get_review(call: Call) -> Response | ReviewState:
    """How far the review of a record has come; all of it once it is done."""
    call.hall.check_keeper(call.params["record"])
    one = call.hall.reviews.look(call.params["record"])
    return ReviewState("none") if one is None else await _reviewed(call, await _record_text(call), one)


async def _reviewed(call: Call, text: str, one: Reviewing) -> Response | ReviewState:
    if one.found is None:
        return one.state
    return await _read(call, told, text, one.found, one.judging.total if one.judging else 0, call.params["lang"])


async def get_record_file(call: Call) -> Response:
    """The record itself."""
    return _file(await _record_text(call), call.params["record"])


_STEP = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_EYES = Annotated[int, msgspec.Meta(ge=-2, le=7)]
_STEPS: Final = (
    Param("first", _STEP, "The first step", 0),
    Param("last", _STEP, "The last step", 0),
    Param("eyes", _EYES, "Through whose eyes: a seat's, -1 for a spectator's, -2 for everybody's", -1),
    LANG,
)
_SEARCH: Final = (
    Param("game", Literal[tuple(plugins())], "A game", FIRST.id),
    Param("q", Annotated[str, msgspec.Meta(max_length=100)], "Words, or the beginning of an id", ""),
    Param("limit", Annotated[int, msgspec.Meta(ge=1, le=1000)], "How many at most", 50),
    LANG,
)
_CLAUSE: Final = Param("clause", Annotated[str, msgspec.Meta(pattern=r"^[A-Z0-9-]{3,20}$")], "The id of a clause")

_SCENARIO: Final = Param("scenario", Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")], "Its id")

MADE_RECORD: Final = ("record", "id")


def _example_room() -> dict[str, object] | None:
    """A person and bots at the first table of the first game."""
    if not FIRST.tables:
        return None
    scenario, (own, *others) = FIRST.tables[0]
    bots = [{"kind": "bot", "bot": usual(FIRST.id), "side": side} for side in others]
    seats = [{"kind": "person", "side": own, "name": "Maud"}, *bots]
    return {"game": FIRST.id, "scenario": scenario, "seats": seats}


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/health", health, "Whether the server is running", Health),
    Endpoint("GET", "/api/ready", ready, "Whether guests may be sent here", Ready, errors=(503,)),
    Endpoint("GET", "/api/games", list_games, "Games, scenarios, options, bots", tuple[GameInfo, ...], query=(LANG,)),
    Endpoint("GET", "/api/catalogue/{game}", get_catalogue, "Everything printed", Catalogue, path_params=(GAME,),
             query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/sections/{game}", list_sections, "The sections of the rules", tuple[SectionInfo, ...],
             path_params=(GAME,), query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/guide/{game}", get_guide, "How to play a game", GuidePage, path_params=(GAME,),
             query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/glossary/{game}", get_glossary, "The terms of a game", tuple[TermInfo, ...],
             path_params=(GAME,), query=(LANG,), errors=MORE),
    Endpoint("GET", "/api/lookup", look_up, "Terms, things and clauses by what they are called", Found, query=_SEARCH),
    Endpoint("POST", "/api/scenarios/check", check_scenario, "Check a scenario file", ScenarioCheck, str,
             query=(LANG,)),
    Endpoint("GET", "/api/scenarios/{game}/schema", get_scenario_schema, "The JSON schema of scenario files",
             dict[str, Any], path_params=(GAME,), errors=MORE),
    Endpoint("GET", "/api/scenarios/{game}/{scenario}", get_scenario_file, "A scenario file of the program",
             ScenarioText, path_params=(GAME, _SCENARIO), errors=MORE),
    Endpoint("GET", "/api/rules", find_clauses, "Search the rules", tuple[ClauseInfo, ...], query=_SEARCH),
    Endpoint("GET", "/api/rules/{clause}", get_clause, "One clause", ClauseInfo, path_params=(_CLAUSE,),
             query=(LANG,), errors=MORE),
    Endpoint("POST", "/api/rooms", create_room, "Make a room", Created, NewRoom, 201, errors=(401, *BUSY),
             example=_example_room(), makes=MADE_ROOM),
    Endpoint("GET", "/api/rooms/{room}", get_room, "A room", RoomInfo, path_params=(ROOM,), query=(LANG,), errors=BUSY),
    Endpoint("POST", "/api/rooms/{room}/seats/{seat}", take_seat, "Take an open seat", Taken, TakeSeat, 201,
             (ROOM, SEAT), errors=(401, *BUSY)),
    Endpoint("PATCH", "/api/rooms/{room}/seats/{seat}", change_seat, "Seat a bot, or open a seat", RoomInfo, ChangeSeat,
             200, (ROOM, SEAT), (LANG,), True, BUSY),
    Endpoint("DELETE", "/api/rooms/{room}/seats/{seat}", leave_seat, "Get up for good", None, None, 204, (ROOM, SEAT),
             (), True, BUSY),
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
    *CAMPAIGNS,
    Endpoint("GET", "/api/records", list_records, "The latest records", list[RecordTitle], errors=(403,)),
    Endpoint("POST", "/api/records", keep_record, "Keep a record", Kept, str, 201, makes=MADE_RECORD),
    Endpoint("GET", "/api/records/{record}", get_record, "What a replay begins with", ReplayInfo, None, 200, (RECORD,),
             (LANG,), errors=MORE),
    Endpoint("GET", "/api/records/{record}/steps", get_record_steps, "Steps of a replay", list[ReplayStep], None, 200,
             (RECORD,), _STEPS, errors=MORE),
    Endpoint("GET", "/api/records/{record}/statistics", get_record_statistics, "Statistics of a record", Statistics,
             None, 200, (RECORD,), (LANG,), errors=MORE),
    Endpoint("POST", "/api/records/{record}/review", begin_review, "Have a record reviewed", ReviewState, None, 200,
             (RECORD,), (LANG,), errors=MORE),
    Endpoint("GET", "/api/records/{record}/review", get_review, "How far a review has come", ReviewState, None, 200,
             (RECORD,), (LANG,), errors=MORE),
    Endpoint("GET", "/api/records/{record}/file", get_record_file, "The record itself", None, None, 200, (RECORD,),
             errors=MORE),
    *WORKSHOP,
    *ABOUT_ME,
    *MY_THINGS,
    *MY_GAMES,
    *MEETING,
    *PLAYERS,
    *NOTICES,
    *LAB,
    *HOST,
    *(endpoint for plugin in plugins().values() if plugin.endpoints for endpoint in part(plugin.endpoints)),
)  # fmt: skip
"""Everything a client may ask for, what single games add at the end."""
