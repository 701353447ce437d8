"""Content that does not change while the program runs: the built page, and everything printed.

It is made and compressed once and kept in memory, so that a request costs next to nothing and no name in a request ever
reaches the file system.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

PAGE: Final = Path(__file__).parent.parent / "page"
"""Where the built page is; it is made from web/ when the package is built."""
ZIPPED: Final = frozenset({"application/json", "image/svg+xml"})
"""Types that are compressed besides text."""
SMALLEST_ZIPPED: Final = 1024
NOT_BUILT: Final = "Banneret runs here, but its page has not been built: programs can play, people cannot yet.\n"


class Unchanging:
    """A body with everything a browser needs to know whether its cached copy is current."""

    def __init__(self, body: bytes, media_type: str, keep: str = "no-cache") -> None:
        self._body = body
        self._media_type = media_type
        self._keep = keep
        kind = media_type.partition(";")[0]
        self._zip = len(body) >= SMALLEST_ZIPPED and (kind.startswith("text/") or kind in ZIPPED)
        self._tag = hashlib.sha256(body).hexdigest()[:16]

    def response(self, request: Request) -> Response:
        """The body, or just "not modified"."""
        zipped = self._zip and "gzip" in request.headers.get("accept-encoding", "")
        tag = f'"{self._tag}-gz"' if zipped else f'"{self._tag}"'
        headers = {"ETag": tag, "Cache-Control": self._keep}
        known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if zipped:
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(self._zipped if zipped else self._body, headers=headers, media_type=self._media_type)

    async def prepare(self) -> None:
        """Compress it if needed; large bodies take a while, without blocking others."""
        if self._zip and "_zipped" not in self.__dict__:
            await asyncio.to_thread(lambda: self._zipped)

    @cached_property
    def _zipped(self) -> bytes:
        return gzip.compress(self._body, 9, mtime=0)


class BuiltPage:
    """The files of the page, and others by their addresses.

    Those with a hash in their names never change; the others are revalidated each time.
    """

    def __init__(self, folder: Path, others: Mapping[str, Path]) -> None:
        self._files: dict[str, Unchanging] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if file.is_file():
                name = file.relative_to(folder).as_posix()
                keep = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
                self._files[f"/{name}"] = Unchanging(file.read_bytes(), _type_of(name), keep)
        for address, file in others.items():
            self._files[address] = Unchanging(file.read_bytes(), _type_of(file.name))
        start = Unchanging(NOT_BUILT.encode(), "text/plain; charset=utf-8")
        self._files["/"] = self._files.get("/index.html", start)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file."""
        request = Request(scope)
        found = self._files.get(scope["path"])
        if found is None:
            raise HTTPException(404, "there is no such page")
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, "the page can only be read", {"Allow": "GET, HEAD"})
        await found.prepare()
        await found.response(request)(scope, receive, send)


def _type_of(name: str) -> str:
    # The operating system's idea of types is unreliable.
    known = {
        ".css": "text/css",
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
    }
    found = known.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found
