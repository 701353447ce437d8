"""Records in the REST interface: keeping them, replaying them, and having them reviewed."""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from banneret.kernel.rules import Setup
from banneret.server.access import is_loopback
from banneret.server.http.endpoints import LANG, MORE, TEXT, Call, Endpoint, Param
from banneret.server.jobs.reviews import Reviewing, told
from banneret.server.jobs.tasks import checked, record_info, record_numbers, record_steps
from banneret.server.problems import bad, forbidden, not_found, too_many
from banneret.server.requests import Kept, RecordTitle
from banneret.server.rooms.rooms import Rooms
from banneret.table import lobby
from banneret.table.replay.types import ReplayInfo, ReplayStep, Statistics
from banneret.table.review.types import ReviewState

MOST_STEPS: Final = 200
"""How many steps of a replay are sent at once."""
RecordId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
RECORD: Final = Param("record", RecordId, "The name of a record")
MADE_RECORD: Final = ("record", "id")

_STEP = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_EYES = Annotated[int, msgspec.Meta(ge=-2, le=7)]
_STEPS: Final = (
    Param("first", _STEP, "The first step", 0),
    Param("last", _STEP, "The last step", 0),
    Param("eyes", _EYES, "Through whose eyes: a seat's, -1 for a spectator's, -2 for everybody's", -1),
    LANG,
)


def record_file(text: str, name: str) -> Response:
    """A record for a download."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.banneret"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=TEXT)


async def keep_text(rooms: Rooms, text: str, setup: Setup) -> Kept:
    """Keep a record that is known to be right."""
    id = hashlib.sha256(text.encode()).hexdigest()[:32]
    title = lobby.scenario_name(setup.game, setup.scenario, "en", setup.definition)
    await rooms.store.save_record(id, text, title, time.time())
    return Kept(id)


async def check_keeping(call: Call) -> None:
    """Raise Problem if too many records come from there."""
    if not call.rooms.addresses.may_keep(call.address, await call.person()):
        raise too_many("too many records from here: try again in a while")


async def keep_record(call: Call) -> Kept:
    """Keep a record from a file. It is replayed first: an invalid one is refused."""
    await check_keeping(call)
    text, setup = await call.worked_out(checked, call.body.replace("\r\n", "\n"))
    return await keep_text(call.rooms, text, setup)


async def list_records(call: Call) -> list[RecordTitle]:
    """The latest records. Only a server that listens only to this machine lists them."""
    if not call.request.app.state.private or not is_loopback(call.address):
        raise forbidden("records are found by their links here")
    return [RecordTitle(kept.id, kept.title, kept.at) for kept in await call.rooms.store.list_records(100)]


async def _record_text(call: Call) -> str:
    kept = await call.rooms.store.load_record(call.params["record"])
    if kept is None:
        raise not_found("record")
    return kept.text


async def get_record(call: Call) -> Response:
    """What a replay needs to begin: seats, rounds, turns and what happened when."""
    return await call.told(record_info, await _record_text(call), call.params["record"], call.params["lang"])


async def get_record_steps(call: Call) -> Response:
    """Steps of a replay, as one viewer sees them."""
    p = call.params
    if not p["first"] <= p["last"] < p["first"] + MOST_STEPS:
        raise bad(f"at most {MOST_STEPS} steps are sent at once, in order")
    return await call.told(record_steps, await _record_text(call), p["first"], p["last"], p["eyes"], p["lang"])


async def get_record_statistics(call: Call) -> Response:
    """The statistics of a record's game."""
    return await call.told(record_numbers, await _record_text(call), call.params["lang"])


async def begin_review(call: Call) -> Response | ReviewState:
    """Have a record reviewed; it goes on as long as somebody asks how far it has come."""
    call.rooms.check_keeper(call.params["record"])
    text = await _record_text(call)
    return await _reviewed(call, text, call.rooms.reviews.begin(call.params["record"], text, call.address))


async def get_review(call: Call) -> Response | ReviewState:
    """How far the review of a record has come; all of it once it is done."""
    call.rooms.check_keeper(call.params["record"])
    one = call.rooms.reviews.look(call.params["record"])
    return ReviewState("none") if one is None else await _reviewed(call, await _record_text(call), one)


async def _reviewed(call: Call, text: str, one: Reviewing) -> Response | ReviewState:
    if one.found is None:
        return one.state
    return await call.told(told, text, one.found, one.judging.total if one.judging else 0, call.params["lang"])


async def get_record_file(call: Call) -> Response:
    """The record itself."""
    return record_file(await _record_text(call), call.params["record"])


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
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
)  # fmt: skip
"""What a client may ask about records."""
