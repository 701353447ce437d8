"""A browser without a page: it keeps cookies as a browser does, and says where its page comes from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.support.live_server import Live, Player
from tests.support.time_limits import HANG


class Visitor:
    """Somebody with a browser."""

    def __init__(self, live: Live, agent: str = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0") -> None:
        self.live = live
        self.agent = agent
        self.host = live.url.removeprefix("http://")
        self.cookies: dict[str, str] = {}
        self.set: list[str] = []
        """Every cookie as it was set."""

    @property
    def origin(self) -> str:
        return f"http://{self.host}"

    def ask(self, method: str, path: str, body: object = None, **headers: str | None) -> tuple[int, Any]:
        """One request, and what came back. A header that is None is left out."""
        given: dict[str, str | None] = {"Origin": self.origin if method != "GET" else None, "User-Agent": self.agent}
        if self.cookies:
            given["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode() if body is not None else None
        if body is not None:
            given["Content-Type"] = "text/plain" if isinstance(body, str) else "application/json"
        given |= {name.replace("_", "-"): value for name, value in headers.items()}
        line = HTTPConnection(self.host, timeout=HANG)
        try:
            line.request(method, path, data, {name: value for name, value in given.items() if value is not None})
            answer = line.getresponse()
            text = answer.read()
            for cookie in answer.headers.get_all("Set-Cookie") or ():
                self._take(cookie)
            return answer.status, json.loads(text) if "json" in answer.headers.get_content_type() and text else text
        finally:
            line.close()

    def _take(self, cookie: str) -> None:
        self.set.append(cookie)
        name, _, value = cookie.partition(";")[0].partition("=")
        if "Max-Age=0" in cookie:
            self.cookies.pop(name, None)
        else:
            self.cookies[name] = value

    def become(self, name: str = "Maud", **more: object) -> Visitor:
        """Make an identity."""
        status, told = self.ask("POST", "/api/me", {"name": name, **more})
        assert status == 201, told
        return self

    def me(self) -> dict[str, Any] | None:
        """Who the server says it is."""
        status, told = self.ask("GET", "/api/me")
        assert status == 200, told
        found: dict[str, Any] | None = told["me"]
        return found

    def page(self, rooms: Sequence[dict[str, Any]] | None = (), origin: str = "") -> OpenPage:
        """Open a page that is told when something waits; None says nothing yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        page = OpenPage(self.live.url, {"Cookie": cookie} if cookie else {}, origin or self.origin)
        if rooms is not None:
            page.say(json.dumps({"do": "hello", "rooms": list(rooms)}))
        return page

    def sit(self, room: str, *keys: str) -> Player:
        """Come to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        player = Player(self.live, room, additional_headers={"Cookie": cookie} if cookie else {}, origin=self.origin)
        player.hello(*keys)
        return player


class OpenPage:
    """The channel of a page that shows what waits."""

    def __init__(self, url: str, headers: dict[str, str], origin: str) -> None:
        address = url.replace("http", "ws") + "/ws/me"
        self.line = connect(address, additional_headers=headers, origin=Origin(origin), legacy=True)

    def say(self, text: str) -> None:
        self.line.send(text)

    def next(self) -> Any:
        """What is told next."""
        return json.loads(self.line.recv(HANG))

    def silent(self) -> bool:
        """Whether nothing waits to be read, now that others have been told."""
        try:
            self.line.recv(0.3)
        except TimeoutError:
            return True
        return False

    def closed(self) -> int:
        """The code with which the server cuts the line."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self.line.close()
