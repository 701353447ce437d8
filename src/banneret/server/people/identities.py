"""Identities: how somebody becomes one, signs in, and is forgotten.

An identity is a random id with ways in: sessions of browsers, passkeys, and a recovery link. Of every secret only the
hash is stored. What a session may do is asked of the database each time, so a session that was ended opens nothing from
the next request on, in whichever process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from banneret.kernel.errors import StorageError
from banneret.server.access import hashed, new_secret
from banneret.server.people.schema import CHALLENGES, HALLS, PASSKEYS, PEOPLE, RECOVERY, SESSIONS
from banneret.server.problems import conflict
from banneret.server.store.store import Store

DAY: Final = 86_400.0
IDLE: Final = 180 * DAY
"""Seconds after which an unused session ends."""
NOTICED: Final = 3600.0
"""How precisely it is remembered when a session was last used: not every request should have to write."""
MOST_SESSIONS: Final = 50
"""Of one person; the one unused for longest ends."""
MOST_PASSKEYS: Final = 20
ANSWERING: Final = 300.0
"""How many seconds a browser has to answer a challenge."""
CLEANING: Final = 3600.0
"""Seconds between two looks for what has expired."""
LOG: Final = logging.getLogger("banneret.server")


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """One browser or program that is signed in."""

    hash: str
    person: str
    created: float
    used: float
    device: str


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has said about themselves."""

    id: str
    created: float
    name: str
    shield: str
    languages: tuple[str, ...]


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey: what its authenticator signs with, and what is shown of it."""

    id: str
    person: str
    key: str
    count: int
    created: float
    used: float
    label: str


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with all ways to sign in."""

    person: Person
    sessions: tuple[Session, ...]
    passkeys: tuple[Passkey, ...]
    recovery: float | None
    """When the recovery link was made; None if there is none."""


class People:
    """The identities of one database."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock

    # -- becoming somebody ---------------------------------------------------------------------------------------------

    async def create(self, name: str, shield: str, languages: tuple[str, ...], device: str) -> str:
        """Make an identity with a hall of its own, and return the secret of its first session."""
        person, secret, now = new_secret(), new_secret(), self.clock()
        row = {"id": person, "created": now, "name": name, "shield": shield, "languages": _json(languages)}
        # Nobody ever has the key of this hall: it is opened by signing in.
        hall = {"person": person, "hash": hashed(new_secret()), "at": now}
        session = _session_row(secret, person, device, now)

        def make(connection: Connection) -> None:
            connection.execute(insert(PEOPLE), row)
            connection.execute(insert(HALLS), hall)
            connection.execute(insert(SESSIONS), session)

        await self.store.write(make)
        return secret

    async def profile(self, person: str) -> Profile | None:
        """Somebody with all ways to sign in; None if they are gone."""
        return await self.store.read(partial(_profile, person=person, since=self.clock() - IDLE))

    async def change(self, person: str, **fields: object) -> None:
        """Change what somebody says about themselves."""
        if "languages" in fields:
            fields["languages"] = _json(fields["languages"])
        if fields:
            await self.store.write(
                lambda connection: connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**fields))
            )

    async def forget(self, person: str) -> None:
        """Delete somebody, and every row that is theirs."""

        def drop(connection: Connection) -> None:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.person == person))
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))

        await self.store.write(drop)

    async def forget_unreachable(self) -> int:
        """Delete what has expired, and people who can never come back: no session, no passkey, no recovery link."""
        now = self.clock()

        def sweep(connection: Connection) -> int:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.used < now - IDLE))
            ways = (SESSIONS, PASSKEYS, RECOVERY)
            lost = [PEOPLE.c.id.not_in(select(way.c.person)) for way in ways]
            return connection.execute(delete(PEOPLE).where(*lost)).rowcount

        return await self.store.write(sweep)

    async def keep_house(self) -> None:
        """Delete what has expired regularly while the server runs."""
        while True:
            try:
                await self.forget_unreachable()
            except StorageError as error:
                LOG.error("expired sessions could not be deleted: %s", error)
            await asyncio.sleep(CLEANING)

    # -- sessions ------------------------------------------------------------------------------------------------------

    async def session(self, secrets: Iterable[str]) -> Session | None:
        """The session that one of these secrets opens."""
        hashes = [hashed(secret) for secret in secrets]
        if not hashes:
            return None
        now = self.clock()
        found = await self.store.read(partial(_session, hashes=hashes, since=now - IDLE))
        if found is not None and found.used < now - NOTICED:
            noted = update(SESSIONS).where(SESSIONS.c.hash == found.hash).values(used=now)
            await self.store.write(lambda connection: connection.execute(noted))
        return found

    async def sign_in(self, person: str, device: str) -> str:
        """Begin a session and return its secret."""
        secret, now = new_secret(), self.clock()
        row = _session_row(secret, person, device, now)

        def begin(connection: Connection) -> None:
            mine = SESSIONS.c.person == person
            kept = select(SESSIONS.c.hash).where(mine).order_by(SESSIONS.c.used.desc()).limit(MOST_SESSIONS - 1)
            connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.hash.not_in(kept)))
            connection.execute(insert(SESSIONS), row)

        await self.store.write(begin)
        return secret

    async def sign_out(self, person: str, which: str | None = None) -> int:
        """End the session of somebody whose hash begins like this, or all their sessions. Returns how many there
        were."""
        where = [SESSIONS.c.person == person]
        if which is not None:
            where.append(SESSIONS.c.hash.startswith(which, autoescape=True))
        return await self.store.write(lambda connection: connection.execute(delete(SESSIONS).where(*where)).rowcount)

    # -- the recovery link ---------------------------------------------------------------------------------------------

    async def new_recovery(self, person: str) -> str:
        """The secret of a new recovery link; the previous one no longer opens anything."""
        secret, now = new_secret(), self.clock()

        def replace(connection: Connection) -> None:
            connection.execute(delete(RECOVERY).where(RECOVERY.c.person == person))
            connection.execute(insert(RECOVERY), {"person": person, "hash": hashed(secret), "created": now})

        await self.store.write(replace)
        return secret

    async def drop_recovery(self, person: str) -> None:
        """Cancel the recovery link: it no longer opens anything."""
        await self.store.write(
            lambda connection: connection.execute(delete(RECOVERY).where(RECOVERY.c.person == person))
        )

    async def recovered(self, secret: str) -> str | None:
        """The person whose recovery link this is."""
        asked = select(RECOVERY.c.person).where(RECOVERY.c.hash == hashed(secret))
        return await self.store.read(lambda connection: connection.execute(asked).scalar_one_or_none())

    # -- passkeys ------------------------------------------------------------------------------------------------------

    async def challenge(self, person: str = "") -> str:
        """A challenge for an authenticator: to make a passkey for somebody, or to sign in."""
        secret, expires = new_secret(), self.clock() + ANSWERING
        row = {"hash": hashed(secret), "person": person, "expires": expires}
        await self.store.write(lambda connection: connection.execute(insert(CHALLENGES), row))
        return secret

    async def answered(self, challenge: str, person: str = "") -> bool:
        """Whether a challenge was made for this and is still open. It can be answered once."""
        asked = delete(CHALLENGES).where(
            CHALLENGES.c.hash == hashed(challenge), CHALLENGES.c.person == person, CHALLENGES.c.expires > self.clock()
        )
        return await self.store.write(lambda connection: connection.execute(asked).rowcount) == 1

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by the id its authenticator gave it."""

        def look(connection: Connection) -> Passkey | None:
            row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).mappings().one_or_none()
            return None if row is None else Passkey(**row)

        return await self.store.read(look)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey. Raises Problem if it is known, or if somebody has too many."""

        def add(connection: Connection) -> str:
            mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == passkey.person)
            if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == passkey.id)).first():
                return "known"
            if connection.execute(mine).scalar_one() >= MOST_PASSKEYS:
                return "full"
            connection.execute(insert(PASSKEYS), msgspec.structs.asdict(passkey))
            return ""

        refused = await self.store.write(add)
        if refused == "known":
            raise conflict("name_taken", "this passkey is known already")
        if refused:
            raise conflict("too_many_passkeys", f"an identity has at most {MOST_PASSKEYS} passkeys")

    async def used_passkey(self, id: str, count: int) -> None:
        """Note that a passkey has signed."""
        noted = update(PASSKEYS).where(PASSKEYS.c.id == id).values(count=count, used=self.clock())
        await self.store.write(lambda connection: connection.execute(noted))

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Remove a passkey of somebody."""
        gone = delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.person == person)
        return await self.store.write(lambda connection: connection.execute(gone).rowcount) == 1


def _session_row(secret: str, person: str, device: str, now: float) -> dict[str, object]:
    return {"hash": hashed(secret), "person": person, "created": now, "used": now, "device": device}


def _session(connection: Connection, hashes: list[str], since: float) -> Session | None:
    asked = select(SESSIONS).where(SESSIONS.c.hash.in_(hashes), SESSIONS.c.used >= since).order_by(SESSIONS.c.hash)
    row = connection.execute(asked).mappings().first()
    return None if row is None else Session(**row)


def _profile(connection: Connection, person: str, since: float) -> Profile | None:
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).mappings().one_or_none()
    if row is None:
        return None
    languages = msgspec.json.decode(row["languages"], type=tuple[str, ...])
    mine = select(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.used >= since)
    keys = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    link = select(RECOVERY.c.created).where(RECOVERY.c.person == person)
    return Profile(
        person=Person(**{**row, "languages": languages}),
        sessions=tuple(Session(**one) for one in connection.execute(mine.order_by(SESSIONS.c.used.desc())).mappings()),
        passkeys=tuple(Passkey(**one) for one in connection.execute(keys).mappings()),
        recovery=connection.execute(link).scalar_one_or_none(),
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
