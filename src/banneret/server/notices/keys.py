"""Keys of the server: made at the first start and kept in its database, so that all nodes have the same."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from functools import partial
from typing import Final

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, select

from banneret.server.notices.rows import add_new
from banneret.server.notices.schema import SERVER_KEYS
from banneret.server.store.store import Store

VAPID, LINKS = "vapid", "links"


class ServerKeys(msgspec.Struct, frozen=True):
    """What the server signs with."""

    vapid: str
    """The private key for push messages, as PEM."""
    links: str
    """For the links in mails that end them."""

    @property
    def public(self) -> str:
        """The public key for push messages, as browsers want it: an uncompressed point in base 64."""
        found = serialization.load_pem_private_key(self.vapid.encode(), None).public_key()
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return base64.urlsafe_b64encode(found.public_bytes(*form)).rstrip(b"=").decode()

    def off_secret(self, channel: str) -> str:
        """The secret that ends a channel without signing in. It does nothing else, and each mail has a new one, so that
        only its hash has to be kept."""
        made = hmac.new(self.links.encode(), f"off {channel}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:24]).decode()


async def server_keys(store: Store) -> ServerKeys:
    """The keys of a database; made if it has none yet."""
    made = {VAPID: _new_vapid(), LINKS: secrets.token_urlsafe(32)}
    return await store.write(partial(_kept, made=made))


def _kept(connection: Connection, made: dict[str, str]) -> ServerKeys:
    add_new(connection, SERVER_KEYS, [{"name": name, "text": text} for name, text in made.items()])
    found = {row.name: row.text for row in connection.execute(select(SERVER_KEYS))}
    return ServerKeys(found[VAPID], found[LINKS])


def _new_vapid() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    form: Final = (
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return key.private_bytes(*form).decode()
