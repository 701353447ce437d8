"""The ways in which somebody wants to be notified, and of what: reading and changing them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from banneret.server.access import hashed, new_secret
from banneret.server.notices.announcing import read_wishes
from banneret.server.notices.keys import ServerKeys
from banneret.server.notices.planning import begin
from banneret.server.notices.rows import add_new
from banneret.server.notices.schema import CHANNELS, WISHES
from banneret.server.notices.times import next_digest
from banneret.server.problems import Problem, conflict
from banneret.server.store.store import Store
from banneret.table.people.notice_types import ChannelKind, NoticeWishes

MOST: Final[dict[ChannelKind, int]] = {"push": 10, "mail": 2, "webhook": 3}
"""Channels of a kind that somebody may have."""
CONFIRMING: Final = 86_400.0
"""Seconds in which a mail address has to be confirmed."""
REST: Final = 3600.0
"""Seconds before anybody can have a second mail sent to an unconfirmed address."""
SEEN: Final = 30.0
"""How precisely it is noted that somebody looks at a page: not every message of a page should have to be stored."""
FAILING: Final = 3
"""After so many messages in a row that could not be delivered, a channel is shown as failing."""


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way to notify somebody."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    keys: str
    label: str
    created: float
    confirmed: float | None
    failures: int


_WHOLE: Final = [CHANNELS.c[name] for name in Channel.__struct_fields__]


class Channels:
    """The ways to everybody of one database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self._seen: dict[str, float] = {}

    # -- wishes --------------------------------------------------------------------------------------------------------

    async def wishes(self, person: str) -> NoticeWishes | None:
        """What somebody wants to be notified of; None if they have never said."""
        asked = select(WISHES.c.text).where(WISHES.c.person == person)
        found = await self.store.read(lambda connection: connection.execute(asked).scalar_one_or_none())
        return None if found is None else read_wishes(found)

    async def wish(self, person: str, wishes: NoticeWishes) -> None:
        """From now on somebody wants to be notified differently."""
        row = {"text": msgspec.json.encode(wishes).decode(), "digest": next_digest(wishes, self.clock())}

        def put(connection: Connection) -> None:
            begin(connection, self.clock())
            add_new(connection, WISHES, [{"person": person, "seen": 0.0, **row}])
            connection.execute(update(WISHES).where(WISHES.c.person == person).values(**row))

        await self.store.write(put)

    async def looks(self, person: str) -> None:
        """Somebody looks at a page: there is no need to notify them elsewhere of what has happened until now."""
        now = self.clock()
        if now - self._seen.get(person, 0.0) < SEEN:
            return
        if len(self._seen) > 10_000:
            self._seen.clear()
        self._seen[person] = now
        seen = update(WISHES).where(WISHES.c.person == person, WISHES.c.seen < now).values(seen=now)
        await self.store.write(lambda connection: connection.execute(seen))

    # -- channels ------------------------------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Channel]:
        """All channels of somebody."""
        asked = select(*_WHOLE).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created, CHANNELS.c.id)
        return await self.store.read(
            lambda connection: [Channel(**row) for row in connection.execute(asked).mappings()]
        )

    async def add(
        self, person: str, kind: ChannelKind, address: str, label: str, keys: str, own: ServerKeys
    ) -> tuple[str, str]:
        """Notify somebody there as well. Returns the id of the channel and, for mail, the secret that confirms it; the
        same address again is the same channel. Raises Problem."""
        now, secret = self.clock(), new_secret()
        # The same browser, subscribed by somebody else, is somebody else's from then on.
        id = hashlib.sha256(f"{kind} {address} {person if kind != 'push' else ''}".encode()).hexdigest()[:32]
        mail = kind == "mail"
        row = {
            "id": id, "person": person, "kind": kind, "address": address, "keys": keys, "label": label, "created": now,
            "confirmed": None if mail else now, "secret": hashed(secret) if mail else "",
            "expires": now + CONFIRMING if mail else 0.0, "off": hashed(own.off_secret(id)), "failures": 0,
        }  # fmt: skip
        refused = await self.store.write(partial(_add, row=row, now=now))
        if refused == "full":
            raise conflict("too_many_channels", f"there are at most {MOST[kind]} of these")
        if refused == "soon":
            raise Problem(409, "too_fast", "this address has just been written to", again=REST)
        return id, secret if mail and refused != "known" else ""

    async def drop(self, person: str, id: str) -> bool:
        """No longer notify somebody there."""
        gone = delete(CHANNELS).where(CHANNELS.c.id == id, CHANNELS.c.person == person)
        return await self.store.write(lambda connection: connection.execute(gone).rowcount) == 1

    async def confirm(self, secret: str) -> bool:
        """Whether a secret confirms a mail address: it was sent there. It signs nobody in. Using it again changes
        nothing and is not an error."""
        now = self.clock()
        which = (CHANNELS.c.secret == hashed(secret), CHANNELS.c.kind == "mail")
        asked = update(CHANNELS).where(*which, CHANNELS.c.confirmed.is_(None), CHANNELS.c.expires > now)

        def confirm(connection: Connection) -> bool:
            connection.execute(asked.values(confirmed=now))
            done = select(CHANNELS.c.id).where(*which, CHANNELS.c.confirmed.is_not(None))
            return connection.execute(done).first() is not None

        return await self.store.write(confirm)

    async def end(self, secret: str) -> bool:
        """Whether a secret from a mail ends it: nothing is sent there any more, until it is confirmed again."""
        gone = delete(CHANNELS).where(CHANNELS.c.off == hashed(secret), CHANNELS.c.kind == "mail")
        return await self.store.write(lambda connection: connection.execute(gone).rowcount) > 0

    async def forget_unconfirmed(self) -> int:
        """Forget mail addresses that nobody has confirmed."""
        gone = delete(CHANNELS).where(CHANNELS.c.confirmed.is_(None), CHANNELS.c.expires < self.clock())
        return await self.store.write(lambda connection: connection.execute(gone).rowcount)


def _add(connection: Connection, row: dict[str, Any], now: float) -> str:
    mine = (CHANNELS.c.person == row["person"], CHANNELS.c.kind == row["kind"])
    known = connection.execute(select(CHANNELS).where(CHANNELS.c.id == row["id"])).mappings().one_or_none()
    if row["kind"] == "mail":
        if known is not None and known["confirmed"] is not None:
            return "known"
        soon = select(CHANNELS.c.id).where(
            CHANNELS.c.kind == "mail", CHANNELS.c.address == row["address"], CHANNELS.c.created > now - REST
        )
        if connection.execute(soon).first() is not None:
            return "soon"
    if known is None or known["person"] != row["person"]:
        many = connection.execute(select(func.count()).select_from(CHANNELS).where(*mine)).scalar_one()
        if many >= MOST[row["kind"]]:
            return "full"
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id == row["id"]))
    connection.execute(insert(CHANNELS), row)
    usual = {"person": row["person"], "text": msgspec.json.encode(NoticeWishes()).decode(), "seen": 0.0, "digest": None}
    begin(connection, now)
    add_new(connection, WISHES, [usual])
    return ""
