"""Sending something to an address that somebody else has named, without being sent where nobody should go.

Only HTTPS, only to public addresses: a name is resolved here, every address it has must be public, and the connection
is made to the very address that was checked, so that the name cannot mean something else a moment later. Redirects are
not followed, and of the answer only the first few kilobytes are read, within a deadline.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

SECONDS: Final = 15.0
"""For all of it."""
MOST_ADDRESS: Final = 2000
"""Characters of an address."""
MOST_READ: Final = 16_384
"""Bytes of an answer."""
PORT: Final = 443
EMBEDDED: Final = (
    ipaddress.IPv6Network("64:ff9b::/96"),
    ipaddress.IPv6Network("64:ff9b:1::/48"),
    ipaddress.IPv6Network("2002::/16"),
    ipaddress.IPv6Network("2001::/32"),
)
"""Networks of IPv6 whose addresses lead to one of IPv4, which may be private."""


class Refused(Exception):
    """An address to which nothing is sent."""


class Unsent(Exception):
    """Nothing was answered; it may be tried again."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    retry_after: float | None


def is_public(address: str) -> bool:
    """Whether an address is one that anybody on the internet may reach."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in network for network in EMBEDDED):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


def parted(address: str) -> SplitResult:
    """An address in its parts. Raises Refused for one that is not HTTPS, or that carries a name and a password."""
    if len(address) > MOST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
        raise Refused("this is not a web address")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused("this is not a web address") from None
    if parts.scheme != "https" or not parts.hostname:
        raise Refused("an address begins with https://")
    if parts.username is not None or parts.password is not None:
        raise Refused("an address has no name and no password in it")
    if port not in (None, PORT):
        raise Refused("an address has no port of its own")
    return parts


class Outside:
    """The way to other servers."""

    def __init__(
        self,
        allowed: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
        ports: Callable[[str], int] = lambda _: PORT,
    ) -> None:
        self._allowed = allowed
        self._context = context or ssl.create_default_context()
        self._ports = ports
        """The port of a host; tests have servers of their own."""

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> Answer:
        """Send something, and return what came back. Raises Refused or Unsent."""
        parts = parted(address)
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(parts, headers, body)
        except (OSError, ssl.SSLError, h11.ProtocolError, TimeoutError, UnicodeError) as error:
            raise Unsent(type(error).__name__) from error

    async def _post(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Answer:
        host = parts.hostname or ""
        address = await self._resolved(host)
        reader, writer = await asyncio.open_connection(
            address, self._ports(host), ssl=self._context, server_hostname=host, limit=MOST_READ
        )
        try:
            line = h11.Connection(h11.CLIENT)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            given = {"Host": host, "User-Agent": "Banneret", "Content-Length": str(len(body)), "Connection": "close"}
            request = h11.Request(method="POST", target=target, headers=list((given | headers).items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await self._answer(line, reader)
        finally:
            writer.close()
            with suppress(OSError, ssl.SSLError):
                await writer.wait_closed()

    async def _answer(self, line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
        read = 0
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                data = await reader.read(4096)
                read += len(data)
                if read > MOST_READ:
                    raise Unsent("the answer is too long")
                line.receive_data(data)
            elif isinstance(event, h11.Response):
                headers = dict(event.headers)
                after = headers.get(b"retry-after", b"").decode("ascii", "replace")
                return Answer(event.status_code, float(after) if after.isdigit() and len(after) < 7 else None)
            elif not isinstance(event, h11.InformationalResponse):
                raise Unsent("nothing was answered")

    async def _resolved(self, host: str) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(self._allowed(address) for address in addresses):
            raise Refused("this address is not on the internet")
        return addresses[0]
