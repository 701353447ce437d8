"""People who meet: each with a page of their own, who can also answer beside it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, Page
from sqlalchemy import Connection

from banneret.server.ratings.counting import count_room
from banneret.server.rooms.company import pool_of
from banneret.server.store.types import StoredSeat
from tests.browser.driver import PATIENCE, QUICK, keep_picture
from tests.support.browsers import Visitor
from tests.support.live_server import Live, Player
from tests.support.stored_rooms import a_room, hash_of

T = TypeVar("T")
New = Callable[..., BrowserContext]
DESK = {"width": 1366, "height": 768}
ENOUGH = 16
"""Games after which enough is known of somebody for a leaderboard."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Guest:
    """Somebody with a page, who can also answer beside it, so that a game ends soon."""

    def __init__(self, live: Live, context: BrowserContext, name: str) -> None:
        self.live = live
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.visitor = Visitor(live)
        stored = json.dumps(json.dumps({**QUICK, "name": name}))
        self.page.add_init_script(
            f"if (!localStorage.getItem('banneret.settings')) localStorage.setItem('banneret.settings', {stored})"
        )

    def open(self, path: str) -> None:
        self.page.goto(f"{self.live.url}/{path}")

    def become(self) -> None:
        """Keep an identity, by the page."""
        self.open("#/me")
        self.page.get_by_role("button", name="Keep an identity").click()
        self.page.get_by_role("button", name="Change the name").wait_for()
        self.visitor.cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}

    def sit(self) -> Player:
        return self.visitor.sit(self.room)

    @property
    def room(self) -> str:
        return self.page.url.partition("#/t/")[2]

    def at_table(self, other_than: str = "") -> str:
        """Wait until the page is at a table, and return its room."""
        self.page.wait_for_url(lambda url: "#/t/" in url and url.partition("#/t/")[2] != other_than)
        return self.room


def until(page: Page, look: Callable[[], T]) -> T:
    """What is found in the end; the page goes on meanwhile."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "this did not come"
        page.wait_for_timeout(20)
    return found


def no_wider(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


def look(page: Page, shots: Path, name: str) -> None:
    """Pictures in light and dark."""
    keep_picture(page, shots / f"{name}.png")
    page.emulate_media(color_scheme="dark")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    keep_picture(page, shots / f"{name}-dark.png")
    page.evaluate("document.documentElement.dataset.theme = 'light'")


def carried_out(work: Coroutine[Any, Any, T]) -> T:
    """What becomes of work on a server's store; beside the event loop of the browser, which runs in this thread."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, work).result()


async def games_that_counted(live: Live, person: str) -> None:
    """Games of somebody against a bot, most of them won."""
    store, pool = live.rooms.store, pool_of("heroes", "skirmish", 2)
    assert pool is not None

    def also(connection: Connection, room: str) -> None:
        count_room(connection, room, *pool)

    seats = (
        StoredSeat(kind="person", name="Maud", key_hash=hash_of("maud"), person=person),
        StoredSeat(kind="bot", name="greedy", bot="greedy"),
    )
    for n in range(ENOUGH):
        id = f"{person[:8]}{n:024x}"
        await store.create(a_room(id, seats=seats, options={}, rated=True, status="running"), also=also)
        await store.append(id, 0, ["0 a"], 1_800_000_000.0 + n, "over", (-1, 1) if n % 5 == 0 else (1, -1))
