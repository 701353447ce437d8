"""Asking a server for rooms and seats, for bots and scripts: plain functions on the standard library."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, unquote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from banneret.kernel.errors import BanneretError, Refused
from banneret.server.requests import ChangeSeat, Created, ErrorBody, NewRoom, Taken, TakeSeat
from banneret.table.room_types import RoomInfo

SECONDS: Final = 30.0
T = TypeVar("T")


class RefusedByTable(Refused):
    """A refused request, with a code that tells a program why.

    `again` is the number of seconds after which the same request may succeed; without it, it would be refused again.
    """

    def __init__(self, code: str, text: str, clauses: tuple[str, ...] = (), again: float | None = None) -> None:
        super().__init__(text, clauses)
        self.code = code
        self.again = again


class LineLost(BanneretError):
    """The server cannot be reached, or no longer."""


class Link(NamedTuple):
    """Where a room is."""

    url: str
    """Of the server, such as `http://localhost:8000`."""
    room: str


def read_link(link: str) -> Link:
    """The parts of the link to a room: `http://localhost:8000/#/t/ROOM`."""
    parts = urlsplit(link)
    page, _, room = parts.fragment.removeprefix("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or page != "t" or not room:
        raise RefusedByTable("bad_link", "the link to a room looks like http://localhost:8000/#/t/ROOM")
    return Link(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", unquote(room))


def create_room(url: str, room: NewRoom) -> Created:
    """Make a room. The keys of its seats and its host are returned only here."""
    return _ask("POST", f"{url}/api/rooms", Created, room)


def room_info(url: str, room: str) -> RoomInfo:
    """What everybody with the link may know about a room."""
    return _ask("GET", f"{url}/api/rooms/{quote(room, safe='')}", RoomInfo)


def take_seat(url: str, room: str, seat: int | None = None, name: str = "") -> Taken:
    """Take an open seat, the first unless one is named, and get its key."""
    if seat is None:
        seat = next((chair.seat for chair in room_info(url, room).seats if chair.kind == "open"), None)
        if seat is None:
            raise RefusedByTable("taken", "no seat of this room is open")
    return _ask("POST", f"{url}/api/rooms/{quote(room, safe='')}/seats/{seat}", Taken, TakeSeat(name))


def free_seat(url: str, room: str, seat: int, key: str) -> RoomInfo:
    """Open a seat for somebody else, with its own key or with the host's.

    In a running game the host's key opens a person's seat only after that person has been away for as long as the room
    says (`present`, `not_yet`).
    """
    return _change_seat(url, room, seat, key, ChangeSeat("open"))


def seat_bot(url: str, room: str, seat: int, key: str, bot: str = "") -> RoomInfo:
    """Let a bot play on a seat, as for `free_seat`."""
    return _change_seat(url, room, seat, key, ChangeSeat("bot", bot))


def _change_seat(url: str, room: str, seat: int, key: str, change: ChangeSeat) -> RoomInfo:
    return _ask("PATCH", f"{url}/api/rooms/{quote(room, safe='')}/seats/{seat}", RoomInfo, change, key)


def start_room(url: str, room: str, host: str) -> RoomInfo:
    """Begin, with the key of the host; bots take the seats that are still open."""
    return _ask("POST", f"{url}/api/rooms/{quote(room, safe='')}/start", RoomInfo, key=host)


def _ask(method: str, url: str, gives: type[T], body: object = None, key: str = "") -> T:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    data = None
    if body is not None:
        data = msgspec.json.encode(body)
        headers["Content-Type"] = "application/json"
    try:
        with urlopen(Request(url, data, headers, method=method), timeout=SECONDS) as response:
            return msgspec.json.decode(response.read(), type=gives)
    except HTTPError as error:
        raise _problem(error) from None
    except OSError as error:
        raise LineLost(f"{url}: {getattr(error, 'reason', None) or error}") from None
    except (ValueError, msgspec.DecodeError) as error:
        raise LineLost(f"{url}: this is not a table: {error}") from None


def _problem(error: HTTPError) -> BanneretError:
    """What the server says is wrong; if something else answers, only the status is known."""
    with error:
        try:
            told = msgspec.json.decode(error.read(), type=ErrorBody).error
        except (OSError, msgspec.DecodeError):
            return LineLost(f"{error.url}: the answer was {error.code} {error.reason}")
    return RefusedByTable(told.code, told.text, told.clauses, told.again)
