"""A database with two people in a game, and a postman whose clock can be set."""

from __future__ import annotations

import base64
import json
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select

from banneret.server.access import hashed
from banneret.server.notices.channels import Channels
from banneret.server.notices.delivering import Postman
from banneret.server.notices.keys import ServerKeys, server_keys
from banneret.server.notices.mailing import Post
from banneret.server.notices.outside import Outside
from banneret.server.people.belongings import Belongings, table_of
from banneret.server.people.identities import People
from banneret.server.store.store import Store, StoredRoom, StoredSeat
from banneret.server.store.types import AskedNow
from tests.server.notices.receivers import Mailbox
from tests.support.stored_rooms import a_room

A, B = "a" * 32, "b" * 32
NOON = 1_800_014_400.0
"""Noon in UTC."""
SITE = "https://table.example"


class World:
    """A database with two people in a game, and a postman whose clock can be set."""

    def __init__(self, store: Store, keys: ServerKeys, post: Post | None, outside: Outside | None) -> None:
        self.store = store
        self.keys = keys
        self.now = NOON
        self.channels = Channels(store, lambda: self.now)
        self.postman = Postman(store, keys, SITE, post, True, outside, lambda: self.now)
        self.maud = self.ola = ""
        self.lines = 0

    async def people(self) -> None:
        people, belongings = People(self.store, lambda: self.now), Belongings(self.store, lambda: self.now)
        found = []
        for name in ("Maud", "Ola"):
            session = await people.session((await people.create(name, "", ("en",), ""),))
            assert session is not None
            found.append(session.person)
        self.maud, self.ola = found
        await self.store.create(game("oak"))
        stored = await self.store.load("oak")
        assert stored is not None
        await belongings.take_seats(self.maud, table_of(stored), {0: hashed(A)})
        await belongings.take_seats(self.ola, table_of(stored), {1: hashed(B)})

    async def ask(self, seat: int, status: Any = "running") -> None:
        """The game waits for a seat from now on."""
        asked = AskedNow(seat, self.now, 3)
        await self.store.append(
            "oak", self.lines, ["0 a"], self.now, status, (1, -1) if seat < 0 else None, asked=asked
        )
        self.lines += 1

    async def wait(self, seconds: float) -> int:
        """Let time pass, and have the postman look."""
        self.now += seconds
        return await self.postman.look()

    async def mail(self, person: str, address: str = "maud@mail.example") -> str:
        """Confirm a mail address; returns the id of the channel."""
        id, secret = await self.channels.add(person, "mail", address, address, "", self.keys)
        assert await self.channels.confirm(secret)
        return id

    async def rows(self, table: Any) -> int:
        return int(await self.store.read(lambda c: c.execute(select(func.count()).select_from(table)).scalar_one()))


def game(id: str, **more: Any) -> StoredRoom:
    seats = (
        StoredSeat(kind="person", name="Maud", key_hash=hashed(A)),
        StoredSeat(kind="person", name="Ola", key_hash=hashed(B)),
    )
    return a_room(id, status="running", seats=seats, asked=AskedNow(-1, 1.0, 1), created=1.0, touched=1.0, **more)


def post_to(box: Mailbox) -> Post:
    return Post("127.0.0.1", box.port, "table@table.example", plain=True)


@asynccontextmanager
async def world(store: Store, post: Post | None = None, outside: Outside | None = None) -> Any:
    made = World(store, await server_keys(store), post, outside)
    await made.people()
    assert await made.postman.look() == 0
    yield made


def read(envelope: Any) -> EmailMessage:
    found = message_from_bytes(envelope.content, policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


class Browser:
    """What a browser has that is subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def keys(self) -> str:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(*form)
        parts = {"p256dh": point, "auth": self.auth}
        return json.dumps({name: base64.urlsafe_b64encode(part).rstrip(b"=").decode() for name, part in parts.items()})

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
