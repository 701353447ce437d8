"""How a session travels: in a browser as a cookie, for programs as a bearer key.

A cookie that scripts cannot read cannot be stolen by one, needs no storage of the page, and comes along when a
websocket is opened. It is never sent from other sites (`SameSite=Strict`). Because a cookie comes along by itself, a
request that changes something is refused its cookie unless the browser says which page it comes from; that page is
checked like that of any other request.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from banneret.server.access import SECRET
from banneret.server.people.identities import IDLE

UNSAFE: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
"""Methods that change something."""
BARE, SECURE = "banneret", "__Host-banneret"
"""Over HTTPS browsers guarantee that nobody but this very host has set the cookie."""
_SECRET: Final = re.compile(SECRET, re.ASCII)
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def secrets_of(connection: HTTPConnection) -> tuple[str, ...]:
    """Every secret by which a request or a websocket may be signed in."""
    found = []
    cookie = connection.cookies.get(_name(connection), "")
    changes = connection.scope["type"] == "websocket" or connection.scope["method"] in UNSAFE
    if _SECRET.fullmatch(cookie) and (not changes or "origin" in connection.headers):
        found.append(cookie)
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found += [key for key in given.strip().split(",", 9)[:9] if _SECRET.fullmatch(key)]
    return tuple(found)


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    """Have a browser keep a session; an empty secret ends it there."""
    response.set_cookie(
        _name(connection), secret, max_age=int(IDLE) if secret else 0, path="/", secure=_is_secure(connection),
        httponly=True, samesite="strict",
    )  # fmt: skip


def device_of(connection: HTTPConnection) -> str:
    """What a browser says it is, in two words."""
    said = connection.headers.get("user-agent", "")
    names = [next((name for word, name in known if word in said), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name)


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _name(connection: HTTPConnection) -> str:
    return SECURE if _is_secure(connection) else BARE
