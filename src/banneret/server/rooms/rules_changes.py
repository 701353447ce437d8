"""When the rules have changed since a game was left: it goes on, its players decide, or it is closed.

After an update every unfinished game is played again by the rules of today, in a worker. If every digest is the same,
nothing has changed for it. If it may have come out otherwise but all its answers are still allowed, its players are
told what has changed, and it goes on once all of them agree. Otherwise it is closed; its record can still be had. A
room is judged by the node that has taken it, and only if that node is not older than the one that judged it before.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from sqlalchemy import Connection, and_, or_, select

from banneret import __version__
from banneret.games import resuming, rules_of
from banneret.kernel.chance import Key
from banneret.kernel.errors import BanneretError, RecordError, StorageError
from banneret.kernel.fairness.notes import dice_note, secret_note
from banneret.kernel.game import Game
from banneret.kernel.replay import Comparison, as_of_today
from banneret.plugins import plugins
from banneret.server.jobs.tasks import compared
from banneret.server.problems import Problem, conflict, forbidden, not_found
from banneret.server.rooms.asked import first_asked
from banneret.server.rooms.careers import careers_of
from banneret.server.rooms.guest import Guest
from banneret.server.store.careers import CareerChange
from banneret.server.store.game import record_of
from banneret.server.store.holding import release
from banneret.server.store.schema import ROOMS
from banneret.server.store.types import AskedNow, Status, StoredHeader, StoredRoom
from banneret.table.room_types import ChatLine, RulesChange

# A cycle of types alone: the Rooms compare their rooms by this, and it is handed them.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room
    from banneret.server.rooms.rooms import Rooms

LOG: Final = logging.getLogger("banneret.server")
EVERY: Final = 300.0
"""Seconds between two looks at rooms that other nodes still hold."""


def rules_changed() -> Problem:
    """Something needs a game that does not go on, or not yet."""
    return conflict("rules_changed", "the rules have changed since this game was begun: see whether it goes on")


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)[:3]))


def _is_of_today(room: StoredHeader) -> bool:
    rules = rules_of(room.game)
    return (room.ruleset, room.content) == (rules.version, rules.content_hash())


def _outdated(connection: Connection, today: dict[str, tuple[int, str]]) -> list[str]:
    """Unfinished rooms whose rules or content are not those of today, and for which it has not been decided what
    follows."""
    other = [
        and_(ROOMS.c.game == game, or_(ROOMS.c.ruleset != version, ROOMS.c.content != content))
        for game, (version, content) in today.items()
    ]
    unfinished = (ROOMS.c.status == "running", ROOMS.c.rules_change == "", or_(*other))
    return list(connection.execute(select(ROOMS.c.id).where(*unfinished).order_by(ROOMS.c.touched.desc())).scalars())


def _today() -> dict[str, tuple[int, str]]:
    return {game: (rules_of(game).version, rules_of(game).content_hash()) for game in plugins()}


class RulesChanges:
    """What becomes of rooms that were left with other rules."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._judging: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Judge rooms while the server runs: once after an update, and again what other nodes held then."""
        while True:
            try:
                await self.look_through()
            except StorageError as error:
                LOG.error("rooms of other rules could not be looked through: %s", error)
            await asyncio.sleep(EVERY)

    async def look_through(self) -> None:
        """Judge every unfinished room of other rules, the latest first, that nobody else holds."""
        rooms = self._rooms
        # Content is read from files when it is first compared.
        today = await rooms.time_slices.aside(_today)
        for id in await rooms.store.read(partial(_outdated, today=today)):
            if not rooms.is_awake(id):
                task = self._judging[id] = asyncio.create_task(self._look_over(id))
                await task
                del self._judging[id]

    async def wait_for(self, id: str) -> None:
        """Wait until a room is no longer being judged in the background."""
        task = self._judging.get(id)
        if task is not None:
            await asyncio.wait({task})

    async def _look_over(self, id: str) -> None:
        rooms = self._rooms
        try:
            stored = await rooms.take(id)
            await self.judged(stored)
            await rooms.store.write(partial(release, room=id, epoch=stored.epoch))
        except StorageError:
            raise
        except BanneretError as error:
            LOG.warning("room %s could not be compared with the rules of today: %s", id[:4], error)

    async def judged(self, stored: StoredRoom, by: str = "") -> StoredRoom:
        """A room that was taken, after it has been decided what its game becomes. Raises BanneretError."""
        known = stored.rules_change
        if stored.status == "waiting" or (known is not None and known.state != "asks") or _is_of_today(stored):
            return stored
        rules = rules_of(stored.game)
        if known is not None and (known.now, known.content) == (rules.version, rules.content_hash()):
            return stored
        if stored.ruleset > rules.version or _number(stored.program) > _number(__version__):
            raise RecordError("the game was played by rules that are newer than these")
        rooms = self._rooms
        record = await rooms.time_slices.aside(record_of(stored).text, by=by)
        found = await rooms.readers.do(compared, record, stored.digest, by=by)
        changes = list[CareerChange]()
        if found.outcome == "same":
            changed = _renewed(stored)
        else:
            changed, changes = await self._parted(stored, found)
        LOG.info("room %s by the rules of today: %s", stored.id[:4], found.outcome)
        await rooms.store.update(changed, careers=changes)
        return changed

    async def _parted(self, stored: StoredRoom, found: Comparison) -> tuple[StoredRoom, list[CareerChange]]:
        """A room whose game may turn out differently, or cannot go on; then whoever takes part in it is free again."""
        rules = rules_of(stored.game)
        goes_on = found.outcome == "differs"
        change = RulesChange(
            state="past" if stored.status == "over" else "asks" if goes_on else "closed",
            was=stored.ruleset,
            now=rules.version,
            content=rules.content_hash(),
            other_content=stored.content != rules.content_hash(),
            clauses=rules.mended_since(stored.ruleset),
            clause=found.clause,
            answers=found.answers,
            same=found.same,
        )
        changed = replace(stored, rules_change=change)
        return await self.closed(changed) if change.state == "closed" else (changed, [])

    async def closed(self, stored: StoredRoom) -> tuple[StoredRoom, list[CareerChange]]:
        """A room whose game ends here, and the changes to careers, which go home as they came."""
        assert stored.rules_change is not None
        careers, changes = careers_of(stored.game), list[CareerChange]()
        for n, seat in enumerate(stored.seats):
            if careers is not None and seat.career:
                changes += (await careers.let_go(self._rooms.store, stored.id, n, stored.sides[n]))[1]
        change, nobody = replace(stored.rules_change, state="closed"), AskedNow(since=time.time())
        return replace(stored, status="over", asked=nobody, rules_change=change), changes


def _renewed(stored: StoredRoom) -> StoredRoom:
    rules = rules_of(stored.game)
    return replace(stored, ruleset=rules.version, content=rules.content_hash(), program=__version__, rules_change=None)


# -- what players decide -----------------------------------------------------------------------------------------------


async def reply(room: Room, guest: Guest, yes: bool) -> None:
    """A player wants to go on by the rules of today, or to close the game. Raises Problem."""
    change = room.stored.rules_change
    if change is None or change.state != "asks":
        raise conflict("not_wanted", "nobody has asked whether this game goes on")
    if not guest.seats:
        raise forbidden("only players decide whether a game goes on")
    if yes:
        agreed = tuple(sorted({*change.agreed, *guest.seats}))
        await room.change(replace(room.stored, rules_change=replace(change, agreed=agreed)))
        await go_on(room)
    else:
        changed, careers = await room.rooms.rules_changes.closed(room.stored)
        await room.change(changed, careers=careers)
    room.tell_room()


async def go_on(room: Room) -> None:
    """Continue the game by the rules of today, if everybody agrees who plays it."""
    change, rooms = room.stored.rules_change, room.rooms
    persons = {n for n, seat in enumerate(room.stored.seats) if seat.kind == "person"}
    if change is None or change.state != "asks" or not persons <= set(change.agreed):
        return
    kept = await rooms.store.load(room.id)
    if kept is None:
        raise not_found("room")
    record = as_of_today(rules_of(kept.game), record_of(kept), change.answers)
    try:
        game = await rooms.time_slices.finish(resuming(record, change.answers), room.address)
    except RecordError as error:
        LOG.error("room %s cannot go on: %s", room.id[:4], error)
        raise rules_changed() from None
    changed = _renewed(room.stored)
    if game.seed is None:
        _draw_anew(game, changed)
    game.settle()
    for seat, who in change.handed:
        game.hand_over(seat, who)
    careers = careers_of(changed.game) if game.over else None
    changes = await careers.came_home(rooms.store, room.id, game) if careers is not None else ()
    if game.over and changed.dice is not None:
        game.reveal(changed.dice)
    status: Status = "over" if game.over else "running"
    asked = first_asked(changed, game, time.time())
    changed = replace(changed, status=status, returns=game.result, digest=game.digest, asked=asked)
    await room.change(changed, game.body(), changes)
    if game.over:
        game.let_stand()
    room.lay(await rooms.shown(game, room.address, changed.lesson))
    room.turns.changed()
    for guest in room.guests:
        room.look_again(guest)
    room.turns.go_on()


def _draw_anew(game: Game, changed: StoredRoom) -> None:
    """What came before was drawn by other rules, and cannot be proven by these: from here on the dice are new ones."""
    if changed.dice is None:
        game.draw_with(changed.luck)
    else:
        changed.dice = Key.new()
        game.commit_to(changed.dice)


async def handed_over(room: Room, seat: int, changed: StoredRoom, who: str, line: ChatLine) -> None:
    """Save that a seat has changed hands while it is undecided whether the game goes on: its record says so later."""
    change = changed.rules_change
    if change is None or change.state != "asks":
        raise rules_changed()
    agreed = tuple(other for other in change.agreed if other != seat)
    handed = (*change.handed, (seat, who)) if who else change.handed
    changed = replace(changed, rules_change=replace(change, agreed=agreed, handed=handed), touched=time.time())
    await room.saving.change(room.rooms.store.hand_over(changed, None, line))
    room.stored = changed


async def kept_record(room: Room) -> str:
    """The record of a game that does not go on, as it was left, with the secret of its dice: nothing is drawn any more.

    Raises Problem while that is undecided.
    """
    if room.stored.status != "over":
        raise rules_changed()
    kept = await room.rooms.store.load(room.id)
    if kept is None:
        raise not_found("room")
    if kept.dice is not None and dice_note(0, kept.dice.commitment()).line in kept.lines:
        secret = secret_note(0, kept.dice.hex()).line
        kept.lines += [secret] if secret not in kept.lines else []
    return await room.rooms.time_slices.aside(record_of(kept).text)
