"""Heroes over the REST interface: halls, sheets, files, and actions between two adventures."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Final
from urllib.parse import quote

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from banneret.battlelore.career import progress as career_progress
from banneret.battlelore.career.career import Career, parse_career
from banneret.battlelore.hall_of_heroes.hero_summary import parse_brief
from banneret.battlelore.hall_of_heroes.info import hero_info, hero_title
from banneret.battlelore.hall_of_heroes.rooms import changed, freed
from banneret.battlelore.hall_of_heroes.types import ChangeHero, HallKey, HeroInfo, HeroTitle
from banneret.server.access import SECRET, hashed, new_secret
from banneret.server.http.endpoints import LANG, TEXT, Call, Endpoint, Param
from banneret.server.problems import Problem, career_moved, conflict, hall_full, not_found, too_many
from banneret.server.store.careers import MOST_CAREERS, CareerChange, CareerMoved, HallFull, StoredCareer

HERO: Final = Param("hero", Annotated[str, msgspec.Meta(pattern=f"^{SECRET}$")], "The id of a hero")
BUSY: Final = (400, 404, 409)
ABANDONED: Final = 86_400.0
"""Seconds after which a hero may leave a game in which nothing has happened any more."""


async def open_hall(_call: Call) -> HallKey:
    """A key for a new hall."""
    return HallKey(new_secret())


def _halls(call: Call) -> tuple[str, ...]:
    """The halls whose keys a request brings, each once."""
    if not call.keys:
        raise Problem(401, "bad_key", "the key of a hall is missing: Authorization: Bearer KEY")
    return tuple(dict.fromkeys(hashed(key) for key in call.keys))


async def _hero(call: Call) -> tuple[StoredCareer, Career]:
    stored = await call.rooms.store.career(call.params["hero"], _halls(call))
    if stored is None:
        raise not_found("hero")
    return stored, parse_career(stored.text)


async def list_heroes(call: Call) -> list[HeroTitle]:
    """All heroes of a hall, those of former days among them; of several halls, a part of them."""
    lang, first, limit = call.params["lang"], call.params["first"], call.params["limit"]
    found = await call.rooms.store.briefs_of(_halls(call), first, limit)
    return [hero_title(stored.id, stored.room, parse_brief(stored.brief), lang) for stored in found]


async def get_hero(call: Call) -> HeroInfo:
    """The sheet of a hero, and every adventure."""
    stored, career = await _hero(call)
    return hero_info(stored.id, stored.room, career, call.params["lang"])


async def get_hero_file(call: Call) -> Response:
    """A hero as a file, to take elsewhere."""
    _, career = await _hero(call)
    headers = {
        "Content-Disposition": f"attachment; filename*=UTF-8''{quote(career.name, safe='')}.hero",
        "Cache-Control": "no-store",
    }
    return Response(career_progress.freed(career).text(), headers=headers, media_type=TEXT)


async def bring_hero(call: Call) -> HeroInfo:
    """Add a hero from a file to the hall."""
    owner = _halls(call)[0]
    career = career_progress.freed(parse_career(call.body))
    if career.status == "cadet":
        raise conflict("hero_gone", "a hero who is still to be created cannot be taken elsewhere")
    if not call.rooms.addresses.may_keep(call.address):
        raise too_many("too many heroes from here: try again in a while")
    names = [parse_brief(other.brief).career.name for other in await call.rooms.store.briefs_of((owner,))]
    if any(name.casefold() == career.name.casefold() for name in names):
        raise conflict("name_taken", f"there is a hero {career.name} in the hall already")
    stored = StoredCareer(id=new_secret(), owner=owner, room="", touched=time.time(), text=career.text())
    await _write(call, changed(None, stored))
    return hero_info(stored.id, "", career, call.params["lang"])


async def _changed(call: Call, change: Callable[[Career], Career]) -> HeroInfo:
    stored, career = await _hero(call)
    after = change(career)
    now = replace(stored, touched=time.time(), text=after.text())
    await _write(call, changed(stored, now))
    return hero_info(now.id, now.room, after, call.params["lang"])


async def _write(call: Call, change: CareerChange) -> None:
    try:
        await call.rooms.store.change_career(change)
    except CareerMoved:
        raise career_moved() from None
    except HallFull:
        raise hall_full() from None


async def change_hero(call: Call) -> HeroInfo:
    """Choose what a hero takes along."""
    return await _changed(call, lambda career: career_progress.equipped(career, list(call.body.equipped)))


async def retire_hero(call: Call) -> HeroInfo:
    """End a career."""
    return await _changed(call, career_progress.retired)


async def free_hero(call: Call) -> None:
    """Take a hero out of a game that is given up."""
    stored, career = await _hero(call)
    if not stored.room:
        raise conflict("not_playing", f"{career.name} takes part in no game")
    room = await call.rooms.store.load(stored.room)
    if room is not None and room.status != "over" and time.time() - room.touched < ABANDONED:
        raise conflict("running", "the game is not over: leave its table, or wait for a day without an answer")
    await _write(call, changed(stored, freed(stored, career)))


_PART: Final = (
    Param("first", Annotated[int, msgspec.Meta(ge=0, le=1000)], "How many heroes to leave out, from the beginning", 0),
    Param("limit", Annotated[int, msgspec.Meta(ge=1, le=MOST_CAREERS)], "How many at most", MOST_CAREERS),
)

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("POST", "/api/halls", open_hall, "A key for a new hall of heroes", HallKey, None, 201, errors=()),
    Endpoint("GET", "/api/heroes", list_heroes, "All heroes of a hall", list[HeroTitle], query=(*_PART, LANG),
             keyed=True),
    Endpoint("POST", "/api/heroes", bring_hero, "Take a hero from a file", HeroInfo, str, 201, query=(LANG,),
             keyed=True, errors=(400, 409), makes=("hero", "id")),
    Endpoint("GET", "/api/heroes/{hero}", get_hero, "The sheet of a hero", HeroInfo, None, 200, (HERO,), (LANG,), True,
             (400, 404)),
    Endpoint("PATCH", "/api/heroes/{hero}", change_hero, "What a hero takes along", HeroInfo, ChangeHero, 200, (HERO,),
             (LANG,), True, BUSY),
    Endpoint("GET", "/api/heroes/{hero}/file", get_hero_file, "A hero as a file", None, None, 200, (HERO,), (), True,
             (400, 404)),
    Endpoint("POST", "/api/heroes/{hero}/retire", retire_hero, "End a career", HeroInfo, None, 200, (HERO,), (LANG,),
             True, BUSY),
    Endpoint("DELETE", "/api/heroes/{hero}/game", free_hero, "Leave a game that is given up", None, None, 204, (HERO,),
             (), True, BUSY),
)  # fmt: skip
"""What a client may ask of heroes."""
