"""A server in a thread of this process, and players that speak to it over a real socket."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from banneret.server.access import Limits
from banneret.server.http.app import Settings, make_app
from banneret.server.http.serve import address_of, listen, server_of
from banneret.server.rooms.rooms import Rooms
from tests.support.time_limits import HANG

NEWS = ("waiting", "asked", "over", "seat", "can_undo", "returns", "ask_me", "coach")
"""What a step says of the table besides the view."""


class Live:
    """A server that runs."""

    def __init__(
        self, url: str, rooms: Rooms, app: Starlette | None = None, stop: Callable[[], None] = lambda: None
    ) -> None:
        self.url = url
        self.rooms = rooms
        self._app = app
        self.stop = stop
        """What SIGTERM does."""

    @property
    def app(self) -> Starlette:
        """The application, where it runs in this process."""
        assert self._app is not None
        return self._app

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        key: str = "",
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> tuple[int, Any]:
        """One request: the status, and the body as JSON where it is that."""
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        given = {} if body is None else {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, given | (headers or {}), method=method)
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=HANG) as response:
                return response.status, _content(response.read(), response.headers.get_content_type())
        except urllib.error.HTTPError as error:
            return error.code, _content(error.read(), error.headers.get_content_type())

    def room(self, *seats: dict[str, str], **more: object) -> dict[str, Any]:
        """A new room; by default a skirmish."""
        wanted = {"game": "heroes", "scenario": "skirmish", "seats": seats, **more}
        status, made = self.ask("POST", "/api/rooms", wanted)
        assert status == 201, made
        return dict(made)

    def player(self, room: str, *keys: str, **more: object) -> Player:
        """Somebody who has said hello."""
        player = Player(self, room)
        player.hello(*keys, **more)
        return player


def _content(data: bytes, kind: str) -> Any:
    return json.loads(data) if kind == "application/json" and data else data.decode()


class Player:
    """One connection, which remembers what it was told last."""

    def __init__(self, live: Live, room: str, **more: Any) -> None:
        self.url = live.url
        self.room = room
        self.line: ClientConnection = connect(
            live.url.replace("http", "ws") + "/ws", max_size=None, legacy=True, **more
        )
        self.seq = 0
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    def hello(self, *keys: str, **more: object) -> dict[str, Any]:
        """Come in."""
        self.send(do="hello", room=self.room, keys=keys, **more)
        return self.until("welcome")

    def send(self, **message: object) -> int:
        """Say something; the number of the message is told."""
        self.seq += 1
        self.line.send(json.dumps({"seq": self.seq, **message}))
        return self.seq

    def next(self, timeout: float = HANG) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout))
        self.heard.append(message)
        if message["is"] == "welcome":
            self.table = message["table"] or {}
        elif message["is"] == "step":
            self.table = {**self.table, **{name: message[name] for name in NEWS}}
        return message

    def until(self, kind: str, timeout: float = HANG) -> dict[str, Any]:
        """The next message of a kind; what comes before is remembered."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["is"] == kind:
                return message

    def reply(self, seq: int) -> dict[str, Any]:
        """What answers a message."""
        while True:
            message = self.next()
            if message.get("re") == seq:
                return message

    @property
    def asked(self) -> dict[str, Any] | None:
        """What this player is asked."""
        asked = self.table.get("asked")
        return dict(asked) if asked else None

    def answer(self, key: str | None = None, choice: int | None = None) -> dict[str, Any]:
        """Answer, by default with the first option, and tell what came back."""
        asked = self.asked
        assert asked is not None
        seq = self.send(
            do="answer",
            choice=asked["choice"] if choice is None else choice,
            answer=asked["options"][0]["key"] if key is None else key,
        )
        return self.reply(seq)

    def closed(self) -> int:
        """The code with which the server cuts the line."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        """Go."""
        self.line.close()


@contextmanager
def serving(
    database: str, limits: Limits | None = None, proxies: tuple[str, ...] = (), node: bool = False, **settings: Any
) -> Iterator[Live]:
    """A server on a free port, as long as the block lasts; one of several on its database if it is a node."""
    limits = limits or Limits()
    listening = listen("127.0.0.1", 0)
    url = address_of(listening) if node else ""
    settings = {"warm": False, **settings}
    app = make_app(Settings(database=database, limits=limits, workers=1, node=url, **settings))
    server = server_of(app, proxies, limits)
    server.leaving = app.state.rooms.leave
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()

    def stop() -> None:
        server.should_exit = True
        thread.join(HANG)

    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    try:
        yield Live(address_of(listening), app.state.rooms, app, stop)
    finally:
        stop()
