"""The door: every request passes through it, and every response gets the headers that keep a browser safe."""

from __future__ import annotations

import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from banneret.server.access import Addresses, network_of
from banneret.server.http.endpoints import problem_response
from banneret.server.problems import Problem, too_many

LOG: Final = logging.getLogger("banneret.server")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
SAFETY: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
STARTS: Final = ("http.response.start", "websocket.http.response.start")


class Door:
    """Refuses requests under unknown host names, adds headers to every response, and logs our own faults.

    Even if a server listens only to this machine, a site could reach it by pointing its own name at our address.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str] | None) -> None:
        self._app = app
        self._names = names
        """The names under which it answers; None if any will do."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        started = False

        async def safely(message: Message) -> None:
            nonlocal started
            started = started or message["type"] in (*STARTS, "websocket.accept")
            if message["type"] in STARTS:
                scope["app"].state.numbers.responses[message["status"] // 100] += 1
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if self._names is not None and name_of(Headers(scope=scope).get("host", "")) not in self._names:
            problem = Problem(400, "other_host", "this server does not answer to that name")
            await problem_response(problem)(scope, receive, safely)
            return
        try:
            if scope["type"] == "http":
                await self._request(scope, receive, safely)
            else:
                await self._app(scope, receive, safely)
        except ClientDisconnect:
            return  # nobody is left to answer
        except Exception:
            if started:
                raise
            LOG.exception("a request could not be carried out")
            problem = Problem(500, "our_fault", "something went wrong here")
            await problem_response(problem)(scope, receive, safely)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        addresses: Addresses = scope["app"].state.rooms.addresses
        with addresses.requesting(network_of(scope["client"][0] if scope["client"] else "")) as good:
            if good:
                await self._app(scope, receive, send)
            else:
                await problem_response(too_many("too many requests at once"))(scope, receive, send)


def name_of(host: str) -> str:
    """The name in a host header or an origin, without the port."""
    try:
        return (urlsplit(host if "://" in host else f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
