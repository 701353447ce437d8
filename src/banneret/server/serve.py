"""Running the server: what it listens on, and the browser that is opened on it."""

from __future__ import annotations

import ipaddress
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import Final

import msgspec
import uvicorn

from banneret.kernel.errors import SetupError
from banneret.server.access import Limits
from banneret.server.app import LOOPBACK, Settings, make_app
from banneret.server.pages import PAGE

HOST: Final = "127.0.0.1"
PORT: Final = 8440
FRAME: Final = 65_536
"""The largest websocket message that is read at all; our own limit is lower and refuses politely."""
PATIENCE: Final = 3
"""Seconds that open connections have to end when the server stops."""


def serve(
    *,
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
    opened: Callable[[str], str] | None = None,
) -> None:
    """Serve until interrupted. `opened` is told the URL once the server answers, and tells what a browser opens on."""
    private = is_loopback(host)
    app = make_app(Settings(database=database, origins=origins, private=private, limits=limits or Limits()))
    listening = listen(host, port)
    url = address_of(listening)
    server = uvicorn.Server(config_of(app))
    if opened is not None:
        threading.Thread(target=_browse, args=(server, url, opened), daemon=True).start()
    sys.stdout.write(f"Banneret is at {url}/ (Ctrl-C ends it)\n")
    if not PAGE.is_dir():
        sys.stderr.write("The page has not been built: only programs can play here. `make page` builds it.\n")
    if not private:
        sys.stderr.write("Others can reach this server. Put it behind HTTPS, or keys travel in the open.\n")
    sys.stdout.flush()
    logging.getLogger("banneret").setLevel(logging.WARNING)
    server.run(sockets=[listening])


def limits_of(given: dict[str, str]) -> Limits:
    """The limits with some of them changed. SetupError names what is wrong."""
    known = Limits.__struct_fields__
    for name in given:
        if name not in known:
            raise SetupError(f"there is no limit {name!r}; there are {', '.join(known)}")
    try:
        return msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"limits are numbers: {error}") from None


def config_of(app: object) -> uvicorn.Config:
    """How uvicorn runs the application: no access log, because links hold the names of rooms."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        access_log=False,
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def is_loopback(host: str) -> bool:
    """Whether nobody but this machine can reach an address."""
    if host in LOOPBACK:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. SetupError says why there is none."""
    if not 0 <= port < 65_536:
        raise SetupError(f"a port is a number from 0 to 65535, not {port}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, number, _, address = found[0]
        listening = socket.socket(family, kind, number)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError as error:
        hint = "; give another with --port" if "in use" in str(error) else ""
        raise SetupError(f"cannot listen on {host}, port {port}: {error.strerror or error}{hint}") from None
    return listening


def address_of(listening: socket.socket) -> str:
    """The URL of a socket."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _browse(server: uvicorn.Server, url: str, opened: Callable[[str], str]) -> None:
    """Open a browser once the server answers."""
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if server.started:
        webbrowser.open(opened(url))
