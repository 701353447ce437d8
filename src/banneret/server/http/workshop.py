"""Scenario files over the REST interface: drafts that lie on a shelf, and scenarios passed on by a link.

A shelf has a key, of which only the hash is kept. A draft has a version: whoever changes it names the one they know,
and is told when it is no longer the last.
"""

from __future__ import annotations

import time
from typing import Annotated, Final, NoReturn

import msgspec
from msgspec.structs import asdict, replace
from starlette.responses import Response

from banneret.server.access import SECRET, hashed, new_secret, shown_name
from banneret.server.http.endpoints import BUSY, GAME, LANG, MORE, TEXT, Call, Endpoint, Param
from banneret.server.jobs.tasks import mission_of, shared_info
from banneret.server.jobs.trials import id_of, told_trial
from banneret.server.problems import Problem, bad, conflict, not_found, too_many
from banneret.server.requests import ChangedDraft, NewDraft, Word
from banneret.server.store.scenarios import DraftMoved, ShelfFull, StoredDraft, StoredScenario
from banneret.table.workshop.mission_types import Mission
from banneret.table.workshop.sharing_types import Draft, DraftTitle, SharedScenario, ShelfKey, TrialState

DRAFT: Final = Param("draft", Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")], "The id of a draft")
SHARED: Final = Param("shared", Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")], "The id of a shared scenario")
VERSION: Final = Param("version", Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)], "The version you know", needed=True)
SCENARIO: Final = Param("scenario", Word, "The id of a scenario")
MOST_CHARACTERS: Final = 40_000
"""Of a file that is shared: as many as a room takes."""


# -- drafts ------------------------------------------------------------------------------------------------------------


async def open_shelf(_call: Call) -> ShelfKey:
    """A key for a new shelf."""
    return ShelfKey(new_secret())


def _shelves(call: Call) -> tuple[str, ...]:
    """The shelves whose keys a request brings, each once."""
    if not call.keys:
        raise Problem(401, "bad_key", "the key of a shelf is missing: Authorization: Bearer KEY")
    return tuple(dict.fromkeys(hashed(key) for key in call.keys))


async def _draft(call: Call) -> StoredDraft:
    found = await call.rooms.store.draft(call.params["draft"], _shelves(call))
    if found is None:
        raise not_found("draft")
    return found


def _told(stored: StoredDraft) -> Draft:
    fields = asdict(stored)
    del fields["owner"]
    return Draft(**fields)


async def list_drafts(call: Call) -> list[DraftTitle]:
    """All drafts on a shelf, the last changed first."""
    found = await call.rooms.store.drafts_of(_shelves(call))
    return [DraftTitle(id=one.id, name=one.name, version=one.version, at=one.at) for one in found]


async def add_draft(call: Call) -> Draft:
    """Put a new draft on the shelf."""
    owner = _shelves(call)[0]
    if not call.rooms.addresses.may_keep(call.address):
        raise too_many("too many drafts from here: try again in a while")
    wanted: NewDraft = call.body
    stored = StoredDraft(
        id=new_secret(), owner=owner, name=shown_name(wanted.name, 80), version=1, at=time.time(), text=wanted.text
    )
    try:
        await call.rooms.store.add_draft(stored)
    except ShelfFull:
        raise conflict("bench_full", "there is no room for another draft: delete one first") from None
    return _told(stored)


async def get_draft(call: Call) -> Draft:
    """A draft with its text."""
    return _told(await _draft(call))


def _check_drafting(call: Call) -> None:
    if not call.rooms.addresses.may_draft(call.address):
        raise too_many("too many changes from here: try again in a while")


def _moved() -> NoReturn:
    raise conflict("draft_moved", "the draft has been changed elsewhere in the meantime: look at it first") from None


async def change_draft(call: Call) -> Draft:
    """Change a draft, if nobody has changed it since the version you know."""
    stored = await _draft(call)
    _check_drafting(call)
    wanted: ChangedDraft = call.body
    if stored.version != wanted.version:
        _moved()
    now = replace(
        stored, name=shown_name(wanted.name, 80), version=stored.version + 1, at=time.time(), text=wanted.text
    )
    try:
        await call.rooms.store.change_draft(now, wanted.version)
    except DraftMoved:
        _moved()
    return _told(now)


async def drop_draft(call: Call) -> None:
    """Delete a draft, if nobody has changed it since the version you know."""
    stored = await _draft(call)
    _check_drafting(call)
    try:
        await call.rooms.store.drop_draft(stored.id, call.params["version"])
    except DraftMoved:
        _moved()


# -- shared scenarios --------------------------------------------------------------------------------------------------


async def _told_trial(call: Call, state: TrialState) -> TrialState | Response:
    # Where nothing was found there are no words to look for.
    if not state.errors:
        return state
    return await call.told(told_trial, msgspec.json.encode(state).decode(), call.params["lang"])


async def share(call: Call) -> TrialState | Response:
    """Share a scenario file. It is checked and played first; ask for its trial until that is over."""
    text: str = call.body.replace("\r\n", "\n")
    if not text.strip():
        raise bad("the text of the scenario file is missing")
    if len(text) > MOST_CHARACTERS:
        raise bad(f"a scenario that is shared has at most {MOST_CHARACTERS} characters")
    id = id_of(text)
    if await call.rooms.store.shared(id) is not None:
        return TrialState(id=id, state="shared")
    if await call.rooms.trials.look(id) is None and not call.rooms.addresses.may_try(call.address):
        raise too_many("too many scenarios from here: try again in a while")
    return await _told_trial(call, await call.rooms.trials.begin(text, call.address))


async def get_trial(call: Call) -> TrialState | Response:
    """How far the trial of a file has come."""
    id = call.params["shared"]
    if await call.rooms.store.shared(id) is not None:
        return TrialState(id=id, state="shared")
    return await _told_trial(call, await call.rooms.trials.look(id) or TrialState(id=id, state="none"))


async def _shared(call: Call) -> StoredScenario:
    found = await call.rooms.store.shared(call.params["shared"])
    if found is None:
        raise not_found("scenario")
    return found


async def get_shared(call: Call) -> Response:
    """A shared scenario: its file, and what a lobby shows of it."""
    found = await _shared(call)
    return await call.told(shared_info, found.text, found.id, found.game, found.at, call.params["lang"])


async def _mission(call: Call, text: str, game: str = "", scenario: str = "") -> Response:
    return await call.told(mission_of, text, game, scenario, call.params["lang"])


async def own_mission(call: Call) -> Response:
    """A custom scenario on paper, from the text of its file."""
    if not call.body.strip():
        raise bad("the text of the scenario file is missing")
    return await _mission(call, call.body)


async def shipped_mission(call: Call) -> Response:
    """A scenario that comes with the program, on paper."""
    return await _mission(call, "", call.params["game"], call.params["scenario"])


async def get_shared_file(call: Call) -> Response:
    """The file of a shared scenario."""
    found = await _shared(call)
    headers = {"Content-Disposition": f'attachment; filename="{found.game}-{found.id[:8]}.yaml"'}
    return Response(found.text, headers=headers, media_type=TEXT)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/benches", open_shelf, "A key for a shelf with drafts", ShelfKey, None, 201, errors=()),
    Endpoint("GET", "/api/drafts", list_drafts, "All drafts on a shelf", list[DraftTitle], keyed=True),
    Endpoint("POST", "/api/drafts", add_draft, "Put a draft on a shelf", Draft, NewDraft, 201, keyed=True,
             errors=(400, 409), makes=("draft", "id")),
    Endpoint("GET", "/api/drafts/{draft}", get_draft, "A draft", Draft, None, 200, (DRAFT,), (), True, MORE),
    Endpoint("PUT", "/api/drafts/{draft}", change_draft, "Change a draft", Draft, ChangedDraft, 200, (DRAFT,), (), True,
             BUSY),
    Endpoint("DELETE", "/api/drafts/{draft}", drop_draft, "Delete a draft", None, None, 204, (DRAFT,), (VERSION,), True,
             BUSY),
    Endpoint("POST", "/api/shared", share, "Share a scenario", TrialState, str, query=(LANG,), makes=("shared", "id")),
    Endpoint("GET", "/api/shared/{shared}", get_shared, "A shared scenario", SharedScenario, None, 200, (SHARED,),
             (LANG,), errors=MORE),
    Endpoint("GET", "/api/shared/{shared}/trial", get_trial, "How far a scenario to be shared has come", TrialState,
             None, 200, (SHARED,), (LANG,), errors=(400,)),
    Endpoint("GET", "/api/shared/{shared}/file", get_shared_file, "The file of a shared scenario", None, None, 200,
             (SHARED,), errors=MORE),
    Endpoint("POST", "/api/missions", own_mission, "A custom scenario on paper", Mission, str, query=(LANG,)),
    Endpoint("GET", "/api/missions/{game}/{scenario}", shipped_mission, "A scenario on paper", Mission, None, 200,
             (GAME, SCENARIO), (LANG,)),
)  # fmt: skip
"""What a client may ask of drafts and shared scenarios."""
