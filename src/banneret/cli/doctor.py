"""What `banneret doctor` checks: whether everything works on this machine, and what helps if not."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

from platformdirs import user_data_path

from banneret.cli.engine_build import engine_build

State = Literal["ok", "missing", "optional"]
"""`optional` is missing as well, but most people do not need it."""

OLDEST: Final = (3, 11)
PORT: Final = 8440
LEAST_SPACE: Final = 200 * 1024 * 1024
"""Bytes: records and rooms are small, but a full disk stops a table."""
SECONDS: Final = 5.0
"""How long another server may take to answer."""
EXTRAS: Final = {
    "envs": (("gymnasium", "pettingzoo", "numpy"), "environments for programs that learn"),
    "train": (("torch",), "learning on the machine's own cores or a GPU"),
    "ray": (("ray",), "playing many games on several machines"),
    "postgres": (("psycopg",), "keeping the table in PostgreSQL"),
    "cluster": (("psycopg", "redis"), "several servers on one database, and workers on other machines"),
}
"""By the name of an extra: its modules, and what it is for."""


class Finding(NamedTuple):
    """The result of one check."""

    state: State
    what: str
    advice: str = ""
    """What to do about it; empty if nothing needs to be done."""


def examine(database: str | None = None) -> list[Finding]:
    """Check everything. A database is checked only if its address is given."""
    return [
        _python(),
        _engine(),
        _page(),
        _folder(user_data_path("banneret")),
        _port(),
        _browser(),
        _terminal(),
        *([_database(database)] if database else []),
        *_notices(),
        *_extras(),
    ]


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info >= OLDEST:
        return Finding("ok", f"Python {version}")
    return Finding("missing", f"Python {version} is too old", "install Python 3.11 or newer")


def _engine() -> Finding:
    if engine_build() == "compiled":
        return Finding("ok", "the engine is compiled")
    advice = "in a checkout make fast builds a compiled one"
    return Finding("optional", "the engine is pure Python, which is enough to play", advice)


def _page() -> Finding:
    from banneret.server.http.pages import PAGE

    if (PAGE / "index.html").is_file():
        return Finding("ok", "the page of the table is there")
    advice = "install Node.js 20.19 or newer, then make page or pip install . once more; terminals need none"
    return Finding("missing", "the page of the table has not been built", advice)


def _folder(folder: Path) -> Finding:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"banneret")
        free = shutil.disk_usage(folder).free
    except OSError as error:
        advice = "games cannot be kept: make the folder writable, or set XDG_DATA_HOME to one that is"
        return Finding("missing", f"{folder} cannot be written to ({error.strerror})", advice)
    if free < LEAST_SPACE:
        return Finding("missing", f"{folder} has {free // 2**20} MB left", "make room on that disk")
    return Finding("ok", f"games are kept in {folder}")


def _port() -> Finding:
    with socket.socket() as asked:
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind(("127.0.0.1", PORT))
        except OSError:
            return Finding("ok", f"port {PORT} is in use, so a table that is opened takes another one")
    return Finding("ok", f"port {PORT} is free")


def _browser() -> Finding:
    import webbrowser

    try:
        webbrowser.get()
    except webbrowser.Error:
        return Finding("optional", "no browser was found here", "banneret play prints the address to open elsewhere")
    return Finding("ok", "there is a browser")


def _terminal() -> Finding:
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    columns, lines = shutil.get_terminal_size((0, 0))
    if encoding != "utf8":
        return Finding("optional", f"the terminal writes {encoding or 'unknown letters'}", "set PYTHONUTF8=1")
    if os.isatty(1) and (columns < 80 or lines < 24):
        advice = "banneret play --terminal needs 80 by 24"
        return Finding("optional", f"the terminal has {columns} columns and {lines} lines", advice)
    return Finding("ok", "the terminal can show a game")


def _database(address: str) -> Finding:
    from banneret.kernel.errors import BanneretError
    from banneret.server.store.database import reachable

    try:
        what = reachable(address)
    except BanneretError as error:
        return Finding("missing", "the database cannot be reached", str(error))
    return Finding("ok", f"the database answers ({what})")


def _notices() -> Iterator[Finding]:
    """How a server started here would tell people that it is their turn."""
    from banneret.kernel.errors import SetupError
    from banneret.server.notices.mailing import post_of

    yield Finding("ok", "browsers can be told that it is somebody's turn (the page needs HTTPS, or this machine)")
    named = os.environ.get("BANNERET_SMTP", "")
    if not named:
        advice = "banneret serve --mail smtp://USER@HOST:587 --mail-from ADDRESS sends them"
        yield Finding("optional", "no mail server is named, so nobody is told by mail", advice)
        return
    try:
        post = post_of(named, "banneret@localhost.localdomain")
        with socket.create_connection((post.host, post.port), SECONDS):
            yield Finding("ok", f"the mail server {post.host} answers on port {post.port}")
    except SetupError as error:
        yield Finding("missing", "BANNERET_SMTP does not name a mail server that can be used", str(error))
    except OSError as error:
        advice = "check BANNERET_SMTP and the firewall; notices wait in the database meanwhile"
        yield Finding("missing", f"the mail server does not answer ({error.strerror or error})", advice)


def _extras() -> Iterator[Finding]:
    for name, (modules, purpose) in EXTRAS.items():
        if all(importlib.util.find_spec(module) for module in modules):
            yield Finding("ok", f"{name}: {purpose}")
        else:
            yield Finding("optional", f"{name}: {purpose}", f'pip install "banneret[{name}]"')


def told(findings: list[Finding]) -> str:
    """The findings as lines to show a person."""
    signs = {"ok": "ok      ", "missing": "MISSING ", "optional": "-       "}
    lines: list[str] = []
    for one in findings:
        lines.append(f"{signs[one.state]}{one.what}")
        if one.advice:
            lines.append(f"        {one.advice}")
    return "\n".join(lines)
