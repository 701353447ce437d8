"""Heroes in rooms: a guest brings one to a seat, and the end of the game moves the careers of all of them on.

Changes to heroes are written in one transaction with changes to the room. So a hero is in one game at a time, and a
finished game is counted exactly once.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from banneret.battlelore.career import progress as career_progress
from banneret.battlelore.career.career import Career, Playing, parse_career
from banneret.battlelore.hall_of_heroes.hero_summary import Brief, brief_of, parse_brief
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.game import Game
from banneret.server.access import hashed, new_secret
from banneret.server.problems import bad, conflict, hall_full, not_found
from banneret.server.store.careers import MOST_CAREERS, CareerChange, StoredBrief, StoredCareer
from banneret.server.store.store import Store

LOG: Final = logging.getLogger("banneret.server")


def today() -> str:
    """The day as careers note it."""
    return datetime.now(UTC).date().isoformat()


def changed(was: StoredCareer | None, now: StoredCareer | None) -> CareerChange:
    """A change to a hero, with what the hall then shows of him."""
    return CareerChange(was=was, now=now, brief=brief_of(now.text) if now is not None else "")


class Brought:
    """What a seat brings once a guest's heroes are with it: another line, and heroes who are in the room."""

    def __init__(self, store: Store, side: str, there: Sequence[StoredBrief], seat: int, room: str) -> None:
        self.side = side
        self.changes: list[CareerChange] = []
        self._store = store
        self._there = {known.id: known for known in there}
        self._briefs: dict[str, Brief] = {known.id: parse_brief(known.brief) for known in there}
        self._names = {brief.career.name.casefold() for brief in self._briefs.values()}
        self._seat = seat
        self._room = room

    async def _whole(self, hero: str) -> tuple[StoredCareer, Career]:
        """A hero of the hall with the whole career."""
        known = self._there.get(hero)
        stored = await self._store.career(hero, (known.owner,)) if known is not None else None
        if stored is None:
            raise not_found("hero")
        return stored, parse_career(stored.text)

    async def take(self, hero: str) -> None:
        """A hero of the hall comes along: to the battleground, or to the War Council."""
        stored, career = await self._whole(hero)
        if career_progress.role_of(career) == "instructor" or career.status == "cadet":
            raise conflict("hero_gone", f"{career.name} is at the academy")
        if "hero=" in self.side and career_progress.role_of(career) == "hero":
            raise bad("this seat has a hero already")
        self.side = f"{self.side} {career_progress.seat_word(career)}".strip()
        self._enter(stored, career)

    async def enrol(self, owner: str) -> None:
        """New heroes, who are only a name in the line, get a career; one is an instructor's heir if possible.

        Rules: BLH-CRT-01, BLH-LEG-17, BLH-LEG-18.
        """
        names = [word.removeprefix("hero=") for word in self.side.split() if word.startswith("hero=")]
        for name in [name for name in names if ":" not in name]:
            if name.casefold() in self._names:
                raise conflict("name_taken", f"there is a hero {name} in the hall already")
            if len(self._there) >= MOST_CAREERS:
                raise hall_full()
            self._names.add(name.casefold())
            self._enter(None, career_progress.enrolled(name, today()), owner)
            await self._give()

    async def _give(self) -> None:
        others = [brief.career for brief in self._briefs.values()]
        for id, brief in self._briefs.items():
            career = brief.career
            if career.status == "instructor" and career.playing is None and "gift=" not in self.side:
                word = career_progress.gift_to(career, others)
                if word:
                    self.side = f"{self.side} {word}"
                    self._enter(*await self._whole(id))
                    return

    def _enter(self, stored: StoredCareer | None, career: Career, owner: str = "") -> None:
        if career.playing is not None:
            raise conflict("hero_busy", f"{career.name} takes part in another game, which has to end first")
        text = career_progress.playing(career, Playing(game=self._room, seat=self._seat)).text()
        known = stored or StoredCareer(id=new_secret(), owner=owner, room="", touched=0.0, text="")
        now = replace(known, room=self._room, touched=time.time(), text=text)
        self.changes.append(changed(stored, now))


def freed(stored: StoredCareer, career: Career) -> StoredCareer | None:
    """A hero who is in no game any more; who was to be created in it is nobody yet, and forgotten."""
    if career.status == "cadet":
        return None
    return replace(stored, room="", touched=time.time(), text=career_progress.freed(career).text())


class HallInRooms:
    """Heroes of halls in the rooms of a server, as `banneret.server.rooms.careers.Careers` asks for."""

    async def bring(
        self, store: Store, hall: str, career: str, side: str, seat: int, room: str, taken: Collection[str] = ()
    ) -> Brought:
        """What a seat brings with the heroes of a guest, who has the key of a hall, but not those who sit elsewhere.

        Raises Problem and SetupError.
        """
        owner = hashed(hall)
        there = [brief for brief in await store.briefs_of((owner,)) if brief.id not in taken]
        brought = Brought(store, side, there, seat, room)
        if career:
            await brought.take(career)
        await brought.enrol(owner)
        if not brought.changes:
            raise bad("a hall is named for a hero who comes along, or for a new one (hero=NAME)")
        return brought

    async def let_go(self, store: Store, room: str, seat: int, side: str) -> tuple[str, list[CareerChange]]:
        """A player who leaves before the game takes the heroes along: the line without them, and the changes to
        them."""
        changes: list[CareerChange] = []
        words = side.split()
        for stored in await store.careers_in(room):
            career = parse_career(stored.text)
            if career.playing is None or career.playing.seat != seat:
                continue
            changes.append(changed(stored, freed(stored, career)))
            words = [word for word in words if word.partition("=")[2].partition(":")[0] != career.name]
        return " ".join(words), changes

    async def came_home(self, store: Store, room: str, game: Game) -> list[CareerChange]:
        """The changes to the heroes in a room whose game is over."""
        changes: list[CareerChange] = []
        for stored in await store.careers_in(room):
            try:
                after = career_progress.moved_on(parse_career(stored.text), game, today())
            except (RecordError, SetupError) as error:
                LOG.error("a hero of room %s could not come home: %s", room[:4], error)
                continue
            changes.append(changed(stored, replace(stored, room="", touched=time.time(), text=after.text())))
        return changes

    def check_together(self, sides: Iterable[str]) -> None:
        """Raise Problem if two heroes brought to a room have the same name."""
        named = [word.casefold() for side in sides for word in side.split() if word.startswith("hero=")]
        if len(set(named)) < len(named):
            raise conflict("name_taken", "two heroes of a room have the same name")


IN_ROOMS: Final = HallInRooms()
