"""The channel to a page that shows what waits for somebody: a websocket that says when to look again.

The page says hello with the keys it has, and again when it has others, and from time to time that somebody looks at it.
Nothing about any game travels here.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from banneret.kernel.errors import StorageError
from banneret.server.access import Bucket, network_of, same_origin
from banneret.server.http.endpoints import problem_response
from banneret.server.http.my_things import RoomKeys
from banneret.server.http.sessions import secrets_of
from banneret.server.jobs.time_slices import TimeSlices
from banneret.server.notices.channels import Channels
from banneret.server.notices.watching import Page, Watching
from banneret.server.problems import Problem, too_many
from banneret.server.rooms.rooms import Rooms

PATH: Final = "/ws/me"
MOST_ROOMS: Final = 100
MOST_BYTES: Final = 60_000
LARGE: Final = 4_000
"""Characters from which on a message takes a moment to read."""
RATE, BURST = 0.2, 20
"""How many messages a page may send a second, and at once."""
SOON: Final = 0.2
"""Seconds for which news is collected."""
NEWS: Final = '{"is":"news"}'


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """A page, with the keys of the rooms it has."""

    rooms: Annotated[tuple[RoomKeys, ...], msgspec.Meta(max_length=MOST_ROOMS)] = ()


class Looking(msgspec.Struct, frozen=True, tag_field="do", tag="looking", forbid_unknown_fields=True):
    """Somebody looks at the page right now: they need not be told elsewhere."""


DECODER: Final = msgspec.json.Decoder(Hello | Looking)


class Channel:
    """One page that is open."""

    def __init__(
        self, socket: WebSocket, watching: Watching, channels: Channels, person: str, slices: TimeSlices
    ) -> None:
        self._socket = socket
        self._watching = watching
        self._channels = channels
        self._person = person
        self._slices = slices
        self._page: Page | None = None
        self._news = asyncio.Event()
        self._messages = Bucket(RATE, BURST)

    async def run(self, seconds: float) -> None:
        """Listen to the page until it is closed; it has this many seconds to say hello."""
        telling = asyncio.create_task(self._tell())
        try:
            await asyncio.wait_for(self._hear(), seconds)
            while True:
                await self._hear()
        except (WebSocketDisconnect, RuntimeError):
            pass  # it is gone
        except StorageError:
            await self._close(1011)
        except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError, _TooMuch):
            await self._close(1008)
        finally:
            telling.cancel()
            if self._page is not None:
                self._watching.drop(self._page)

    async def _hear(self) -> None:
        message = await self._socket.receive_text()
        if len(message) > MOST_BYTES or not self._messages.take():
            raise _TooMuch
        if len(message) > LARGE:
            # Many pages may say as much at the same moment.
            await self._slices.breathe()
        said = DECODER.decode(message)
        if isinstance(said, Looking):
            if self._person:
                await self._channels.looks(self._person)
            return
        rooms = await self._watching.opened({one.room: one.keys for one in said.rooms})
        if self._page is not None:
            self._watching.drop(self._page)
        self._page = Page(self._news.set, self._person, rooms)
        self._watching.add(self._page)
        # Whatever has happened since the page last asked.
        self._news.set()

    async def _tell(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._news.wait()
                await asyncio.sleep(SOON)
                self._news.clear()
                await self._socket.send_text(NEWS)

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._socket.close(code)


class _TooMuch(Exception):
    """A page sends more, or faster, than any page has to."""


async def page_socket(socket: WebSocket) -> None:
    """The endpoint: checks the origin and the number of connections, then watches what waits for somebody."""
    state = socket.app.state
    rooms: Rooms = state.rooms
    address = network_of(socket.client.host if socket.client else "")
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), state.origins):
        problem = Problem(403, "other_origin", "pages from other sites cannot connect")
        await socket.send_denial_response(problem_response(problem))
        return
    with rooms.addresses.connecting(address) as good:
        if not good or not rooms.addresses.may_ask(address):
            await socket.send_denial_response(problem_response(too_many("too many connections")))
            return
        session = await state.people.session(secrets_of(socket))
        await socket.accept()
        person = session.person if session else ""
        channel = Channel(socket, state.watching, state.office.channels, person, rooms.time_slices)
        await channel.run(rooms.limits.hello_seconds)
