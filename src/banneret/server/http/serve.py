"""Running the server: the socket it listens on, and opening the browser."""

from __future__ import annotations

import ipaddress
import logging
import os
import re
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec
import uvicorn
from msgspec.structs import replace

from banneret.kernel.errors import BanneretError, SetupError
from banneret.server.access import Limits, is_loopback
from banneret.server.http.app import Settings, make_app
from banneret.server.http.hosting.log_lines import LogForm, write_log
from banneret.server.http.network.connection_protocols import QUEUE, LineConfig, LineServer
from banneret.server.http.network.connections import UNREAD, Lines
from banneret.server.http.network.open_files import with_files
from banneret.server.http.pages import PAGE
from banneret.server.notices.office import NoticeOptions
from banneret.server.rooms.housekeeping import Keep

HOST: Final = "127.0.0.1"
PORT: Final = 8440
FRAME: Final = 65_536
"""The largest websocket message that is read at all; our own limit is lower and refuses politely."""
ORIGIN: Final = re.compile(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", re.ASCII)
KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,200}", re.ASCII)
PATIENCE: Final = 3
"""How many seconds open connections have to finish when the server stops."""


def serve(
    *,
    host: str = HOST,
    port: int = PORT,
    database: str | None = None,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Limits | None = None,
    keep: Keep | None = None,
    node: str | None = None,
    ray: str = "",
    redis: str = "",
    host_key: str = "",
    log: LogForm = "text",
    notices: NoticeOptions | None = None,
    opened: Callable[[str], str] | None = None,
) -> None:
    """Serve until interrupted. With `node`, where others reach this one, it shares the rooms of its database with them.

    With `ray`, the address of a Ray cluster, the balance lab plays there. `opened` is called with the URL once the
    server answers, and returns what a browser should open."""
    known = tuple(origin_of(origin) for origin in origins)
    trusted = ("127.0.0.1", "::1", *(proxy_of(proxy) for proxy in proxies))
    local = is_loopback(host)
    if host_key and not KEY.fullmatch(host_key):
        raise SetupError("the host's key has 16 to 200 letters, digits, - and _")
    limits, told = with_files(limits or Limits())
    if node is not None and not (database or "").startswith("postgres"):
        raise SetupError("several nodes share a PostgreSQL database: name it with --database postgresql://...")
    settings = Settings(
        database=database,
        origins=known,
        local=local,
        limits=limits,
        keep=keep or Keep(),
        node=origin_of(node) if node is not None else "",
        ray=ray,
        redis=redis,
        host_key=host_key,
    )
    # Before the database is touched: another server may be using it, on this very port.
    listening = listen(host, port)
    site = known[0] if known else address_of(listening)
    try:
        app = make_app(replace(settings, notices=replace(notices or NoticeOptions(), site=site)))
        server = server_of(app, trusted, limits)
        server.leaving = app.state.rooms.leave
    except SetupError:
        listening.close()
        raise
    url = address_of(listening)
    if opened is not None:
        threading.Thread(target=_browse, args=(server, url, opened), daemon=True).start()
    if told:
        sys.stderr.write(f"{told}\n")
    sys.stdout.write(f"Banneret is at {url}/ (Ctrl-C stops it)\n")
    if host_key:
        sys.stdout.write(f"How it is doing is at {url}/#/host for whoever has the host's key\n")
    if not (PAGE / "index.html").is_file():
        sys.stderr.write("The page has not been built: only programs can play here. `make page` builds it.\n")
    if not local and not any(origin.startswith("https:") for origin in known):
        sys.stderr.write("Others can reach this server. Put it behind HTTPS, or keys travel unencrypted.\n")
    sys.stdout.flush()
    logging.getLogger("banneret").setLevel(logging.WARNING)
    write_log(log, app.state.rooms.name[:8])
    if threading.current_thread() is threading.main_thread():
        # After shutting down, uvicorn raises the signal that stopped it again: that must not skip the last steps.
        signal.signal(signal.SIGTERM, _end)
    server.run(sockets=[listening])


def _end(*_: object) -> None:
    raise SystemExit(0)


T = TypeVar("T", Limits, Keep)


def limits_of(given: dict[str, str]) -> Limits:
    """The limits with some of them changed. SetupError names what is wrong."""
    return _changed(given, Limits, "limit")


def keep_of(given: dict[str, str]) -> Keep:
    """How long to keep things, with some of it changed. SetupError names what is wrong."""
    return _changed(given, Keep, "time to keep")


def _changed(given: dict[str, str], what: type[T], word: str) -> T:
    known = what.__struct_fields__
    for name in given:
        if name not in known:
            raise SetupError(f"there is no {word} {name!r}; there are {', '.join(known)}")
    try:
        found = msgspec.convert(given, what, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"a {word} is a number: {error}") from None
    return found


def origin_of(given: str) -> str:
    """An origin as browsers write it. SetupError if it is invalid."""
    found = ORIGIN.fullmatch(given.strip().lower())
    if found is None:
        raise SetupError(f"an origin is written https://games.example, with nothing after the name, not {given[:60]!r}")
    scheme, host, port = found.groups()
    usual = port is None or (scheme, port) in (("http", "80"), ("https", "443"))
    return f"{scheme}://{host}" if usual else f"{scheme}://{host}:{port}"


def proxy_of(given: str) -> str:
    """The address of a proxy, or a network of them. SetupError if it is invalid."""
    try:
        return str(ipaddress.ip_network(given.strip(), strict=False) if "/" in given else ipaddress.ip_address(given))
    except ValueError:
        raise SetupError(f"a proxy is named by its address or network, such as 10.0.0.2, not {given[:60]!r}") from None


def server_of(app: object, proxies: Sequence[str] = (), limits: Limits | None = None) -> LineServer:
    """What runs the application: no access log, because links hold the names of rooms."""
    config = LineConfig(
        app,
        Lines(limits or Limits(), proxies),
        access_log=False,
        log_level="warning",
        server_header=False,
        forwarded_allow_ips=list(proxies),
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    return LineServer(config)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. SetupError says why there is none."""
    if not 0 <= port < 65_536:
        raise SetupError(f"a port is a number from 0 to 65535, not {port}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, number, _, address = found[0]
        listening = socket.socket(family, kind, number)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Inherited by every connection: the system, too, drops those whose other end reads nothing.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD * 1000)
        listening.bind(address)
        listening.listen(QUEUE)
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
    """Open a browser once the server answers. If there is none, print the link."""
    while not server.started and not server.should_exit:
        time.sleep(0.02)
    if not server.started:
        return
    try:
        link = opened(url)
    except BanneretError as error:
        sys.stderr.write(f"error: {error}\n")
        server.should_exit = True
        return
    if not webbrowser.open(link):
        sys.stdout.write(f"Open this in a browser: {link}\n")
        sys.stdout.flush()
