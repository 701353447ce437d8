"""Store: where rooms outlive the program.

When a method that writes returns, its data is on disk, so nothing a client was told is lost with the process. Writes of
all rooms go through one thread that commits all waiting changes at once (see `writer`); reads have a few threads of
their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection

from banneret.kernel.errors import StorageError, Unavailable
from banneret.server.store import careers as career_rows
from banneret.server.store import changes, holding, reading
from banneret.server.store import scenarios as scenario_rows
from banneret.server.store.careers import CareerChange, StoredBrief, StoredCareer
from banneret.server.store.database import READERS, Database, is_away, open_database, reason_of
from banneret.server.store.holding import Claim, Peer, Word
from banneret.server.store.scenarios import StoredDraft, StoredDraftTitle, StoredScenario
from banneret.server.store.types import (
    NOBODY,
    AskedNow,
    SeatKind,
    Status,
    StoredHeader,
    StoredRecord,
    StoredRoom,
    StoredSeat,
    StoredTitle,
)
from banneret.server.store.writer import Writer
from banneret.table.room_types import ChatLine

__all__ = [
    "SeatKind",
    "Status",
    "Store",
    "StoredHeader",
    "StoredRecord",
    "StoredRoom",
    "StoredSeat",
    "StoredTitle",
]

MOST_DELETED: Final = 200
"""How many rooms or records are deleted at once, because everybody else waits in the meantime."""

T = TypeVar("T")


class Store:
    """The rooms and records of one database. One for each process; a method that fails raises StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.writing)
        self._life: Writer | None = None
        """Where nodes say that they are alive, once one has."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="banneret-read")
        self._closed = False
        self._outages = 0
        """How often the database did not answer a reader."""

    @classmethod
    def open(cls, url: str | None) -> Store:
        """Open a database by its URL, or the SQLite file of this user, and bring its tables up to date.

        SetupError says what prevents it.
        """
        return cls(open_database(url))

    # -- rooms ---------------------------------------------------------------------------------------------------------

    async def create(
        self,
        room: StoredRoom,
        careers: Sequence[CareerChange] = (),
        holder: str = "",
        also: Callable[[Connection, str], None] | None = None,
    ) -> None:
        """Store a new room that a node holds, and which careers take part in it; `also` is carried out in the same
        transaction.

        Raises CareerMoved if one has changed meanwhile.
        """
        made = changes.new_room(room, holder)
        await self._writer.carry_out(partial(changes.create, room=made, careers=tuple(careers), also=also))

    async def load(self, room_id: str) -> StoredRoom | None:
        """A room with all its lines and chat, or None."""
        return await self._read(partial(reading.load, room=room_id))

    async def append(
        self,
        room_id: str,
        first: int,
        lines: Sequence[str],
        touched: float,
        status: Status,
        returns: tuple[int, ...] | None = None,
        careers: Sequence[CareerChange] = (),
        *,
        epoch: int = 0,
        asked: AskedNow = NOBODY,
        digest: str = "",
    ) -> None:
        """Store lines of the record's body from number `first` on, and the state of the game after them.

        Refused unless the room has exactly this many lines and was taken under this epoch: two servers on one database
        never overwrite what the other has announced. Raises Fenced if another has taken it.
        """
        append = changes.Append(room_id, first, tuple(lines), touched, status, returns, epoch, asked, digest)
        await self._writer.carry_out(
            partial(changes.finish, append=append, careers=tuple(careers)) if careers else append
        )

    async def truncate(
        self,
        room_id: str,
        length: int,
        to: int,
        touched: float,
        *,
        epoch: int = 0,
        asked: AskedNow = NOBODY,
        digest: str = "",
    ) -> None:
        """Keep only the first `to` lines of a room that has `length`, as an undo requires; the game is then under way
        again."""
        await self._writer.carry_out(
            partial(
                changes.truncate,
                room=room_id,
                length=length,
                to=to,
                touched=touched,
                epoch=epoch,
                asked=asked,
                digest=digest,
            )
        )

    async def update(
        self, room: StoredHeader, lines: Sequence[str] | None = None, careers: Sequence[CareerChange] = ()
    ) -> None:
        """Store everything about a room but its lines and chat; with `lines`, as when its game begins, these as well.

        Both or nothing: a room whose game has begun is never without its first lines.
        """
        row, body = changes.header_row(room), None if lines is None else tuple(lines)
        await self._writer.carry_out(partial(changes.change, row=row, lines=body, careers=tuple(careers)))

    async def hand_over(
        self,
        room: StoredHeader,
        append: changes.Append | None,
        line: ChatLine,
        careers: Sequence[CareerChange] = (),
    ) -> None:
        """Store everything about a room in whose running game a seat has changed hands, in one transaction with the
        note in the record, if there is one, and the line of chat about it."""
        row = changes.header_row(room)
        await self._writer.carry_out(
            partial(changes.hand_over, row=row, append=append, line=line, careers=tuple(careers))
        )

    async def say(self, room_id: str, line: ChatLine, *, epoch: int = 0) -> None:
        """Store a line of chat."""
        await self._writer.carry_out(partial(changes.say, room=room_id, line=line, epoch=epoch))

    async def delete_older(
        self, before: float, statuses: Sequence[Status], but: Sequence[str] = (), node: str = ""
    ) -> int:
        """Delete rooms untouched since `before`, the oldest first, except `but` and those that nodes other than `node`
        hold; fewer than MOST_DELETED means all."""
        which = {"before": before, "statuses": list(statuses), "but": list(but), "node": node, "most": MOST_DELETED}
        return await self._writer.carry_out(partial(changes.delete_older, which=which))

    # -- who holds what ------------------------------------------------------------------------------------------------

    async def claim(self, room_id: str, node: str = "") -> Claim | None:
        """Take a room for a node, or for a server that works alone, unless another node holds it and is alive.

        None if there is no such room.
        """
        return await self._writer.carry_out(partial(holding.claim, room=room_id, node=node))

    async def ping(self) -> None:
        """Ask the database something. Raises StorageError if it does not answer."""
        await self._read(holding.now_of)

    async def holder_of(self, room_id: str) -> str:
        """The node that holds a room and is alive; empty for none."""
        return await self._read(partial(holding.holder_of, room=room_id))

    async def held_by(self, node: str) -> dict[str, int]:
        """The rooms that a node holds, with their epochs."""
        return await self._read(partial(holding.held_by, node=node))

    async def is_held(self, room_id: str, node: str, epoch: int) -> bool:
        """Whether nobody has taken a room since a node took it under an epoch."""
        return await self._read(partial(holding.is_held, room=room_id, node=node, epoch=epoch))

    async def renew(self, node: str, peer: Peer, seconds: float) -> Word:
        """A node is alive for some more seconds; returns all that are, how to reach them, and what this one holds."""
        return await self._pulse().carry_out(partial(holding.renew, node=node, peer=peer, seconds=seconds))

    async def leave(self, node: str) -> None:
        """A node stops, and others may take its rooms at once."""
        if self._life is not None:
            # What it was about to say would let others wait for it.
            await asyncio.to_thread(self._life.close)
            self._life = None
        await self._writer.carry_out(partial(holding.leave, node=node))

    def _pulse(self) -> Writer:
        """What says that a node is alive: it does not wait behind changes to rooms, which may wait for each other."""
        if self._life is None:
            self._life = Writer(self._database.living)
        return self._life

    # -- careers -------------------------------------------------------------------------------------------------------

    async def briefs_of(
        self, owners: Sequence[str], first: int = 0, most: int = career_rows.MOST_CAREERS
    ) -> list[StoredBrief]:
        """Careers of some halls, by the hashes of their keys, as a list shows them."""
        return await self._read(partial(career_rows.briefs_of, owners=tuple(owners), first=first, most=most))

    async def career(self, career: str, owners: Sequence[str]) -> StoredCareer | None:
        """A career by its id, if it belongs to one of these halls."""
        found = await self._read(partial(career_rows.load_career, career=career))
        return found if found is not None and found.owner in owners else None

    async def careers_in(self, room_id: str) -> list[StoredCareer]:
        """All careers that take part in the game of a room."""
        return await self._read(partial(career_rows.careers_in, room=room_id))

    async def change_career(self, change: CareerChange) -> None:
        """Store a change to a career. Raises CareerMoved if it has been changed in the meantime."""
        await self._writer.carry_out(partial(career_rows.change_careers, changes=(change,)))

    # -- records -------------------------------------------------------------------------------------------------------

    async def save_record(self, id: str, text: str, title: str, at: float) -> None:
        """Store a record, in place of one with the same id."""
        record = StoredRecord(id=id, text=text, title=title, at=at)
        await self._writer.carry_out(partial(changes.save_record, record=record))

    async def load_record(self, id: str) -> StoredRecord | None:
        """A record by its id, or None."""
        return await self._read(partial(reading.load_record, record=id))

    async def delete_records(self, before: float) -> int:
        """Delete records kept before that, the oldest first; fewer than MOST_DELETED means all."""
        return await self._writer.carry_out(partial(changes.delete_records, before=before, most=MOST_DELETED))

    async def list_records(self, limit: int) -> list[StoredTitle]:
        """The titles of records, the last first."""
        return await self._read(partial(reading.titles, limit=limit))

    # -- scenario files ------------------------------------------------------------------------------------------------

    async def drafts_of(self, owners: Sequence[str]) -> list[StoredDraftTitle]:
        """The drafts on some shelves, by the hashes of their keys."""
        return await self._read(partial(scenario_rows.drafts_of, owners=tuple(owners)))

    async def draft(self, draft: str, owners: Sequence[str]) -> StoredDraft | None:
        """A draft by its id, if it lies on one of these shelves."""
        found = await self._read(partial(scenario_rows.load_draft, draft=draft))
        return found if found is not None and found.owner in owners else None

    async def add_draft(self, draft: StoredDraft) -> None:
        """Store a new draft. Raises ShelfFull."""
        await self._writer.carry_out(partial(scenario_rows.add_draft, draft=draft))

    async def change_draft(self, draft: StoredDraft, version: int) -> None:
        """Store a draft in place of one of its versions. Raises DraftMoved if that is not the last one."""
        await self._writer.carry_out(partial(scenario_rows.change_draft, draft=draft, version=version))

    async def drop_draft(self, draft: str, version: int) -> None:
        """Delete a draft. Raises DraftMoved if it has changed since that version."""
        await self._writer.carry_out(partial(scenario_rows.drop_draft, draft=draft, version=version))

    async def delete_drafts(self, before: float) -> int:
        """Delete drafts untouched since then, the oldest first; fewer than MOST_DELETED means all."""
        return await self._writer.carry_out(partial(scenario_rows.delete_drafts, before=before, most=MOST_DELETED))

    async def shared(self, scenario: str) -> StoredScenario | None:
        """A shared scenario by its id."""
        return await self._read(partial(scenario_rows.load_shared, scenario=scenario))

    async def share(self, scenario: StoredScenario) -> None:
        """Store a scenario for everybody who has its link."""
        await self._writer.carry_out(partial(scenario_rows.share, scenario=scenario))

    async def delete_shared(self, before: float) -> int:
        """Delete scenarios shared before that, the oldest first; fewer than MOST_DELETED means all."""
        return await self._writer.carry_out(partial(scenario_rows.delete_shared, before=before, most=MOST_DELETED))

    # -- what others keep here -----------------------------------------------------------------------------------------

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Read from tables that are not the store's own, in one transaction."""
        return await self._read(look)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Change tables that are not the store's own, in one transaction. It may be carried out twice."""
        return await self._writer.carry_out(change)

    # -- the end -------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish pending work and close the database. May be called more than once."""
        self._closed = True
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.close()
        if self._life is not None:
            self._life.close()
        self._readers.shutdown()
        self._database.close()

    async def _read(self, look: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StorageError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, look, self._outages)

    def _look(self, look: Callable[[Connection], T], outages: int) -> T:
        if outages != self._outages:
            # Those who waited behind an unanswered request do not wait that long again.
            raise Unavailable("the database does not answer")
        try:
            with self._database.reading.begin() as connection:
                return look(connection)
        except Exception as error:  # whatever it is, the caller is told
            if is_away(error):
                self._outages += 1
                raise Unavailable(f"the database does not answer: {reason_of(error)}") from error
            raise StorageError(f"the database could not be read: {reason_of(error)}") from error
