"""Somebody at the table, in a browser: looks at what the page shows, and clicks.

What is asked is read from the traffic of the page, so that a test can choose an answer; giving it is done by clicking
what the page offers for it: the thing itself, a button, or the list of all answers.
"""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket
from playwright.sync_api import Error as BrowserError

QUICK = {"speed": "instant", "animation": False, "theme": "light", "language": "en", "name": "Maud"}
PICTURES = os.environ.get("BANNERET_SHOTS", "")
"""The folder for pictures of the pages that tests come to; without one none are taken, which takes much less time."""
PATIENCE = 120.0
"""Seconds after which the page is taken to hang."""
CLICK_MS = 6000
"""How long a click may wait until nothing moves; a machine with much to do needs its time."""
IN_TOWN = frozenset({"building", "kind", "token"})
"""Things that lie in a town."""


TAKEN = frozenset({"unit", "obstacle"})
"""What is taken in hand by one click, and named to the server by another."""


class Sitter:
    """A page of a browser, at a table."""

    def __init__(
        self, context: BrowserContext, url: str, settings: dict[str, object] | None = None, *, touch: bool = False
    ) -> None:
        self.url = url
        self.touch = touch
        self._turned = ("", -1)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.heard: list[dict[str, Any]] = []
        self.said: list[str] = []
        self.problems: list[str] = []
        self.asked: dict[str, Any] | None = None
        self.over = False
        self.verdict = ""
        """What was said of a decided game before what comes after it was asked."""
        self.waiting: list[int] = []
        self.seat = -1
        self.clicked: dict[str, int] = {}
        """How often an answer was given by clicking what kind of thing."""
        self.listed: list[str] = []
        """Answers for which nothing but the list of all answers was to be found."""
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._console)
        stored = json.dumps(json.dumps({**QUICK, **(settings or {})}))
        self.page.add_init_script(
            f"if (!localStorage.getItem('banneret.settings')) localStorage.setItem('banneret.settings', {stored})"
        )

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        if not socket.url.endswith("/ws"):
            return  # it says only that something waits elsewhere
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda text: self.said.append(str(text)))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        table = message["table"] if message["is"] == "welcome" else message if message["is"] == "step" else None
        if table is not None:
            self.asked, self.over = table["asked"], table["over"]
            self.waiting, self.seat = table["waiting"], table["seat"]

    # -- going somewhere -----------------------------------------------------------------------------------------------

    def open(self, path: str = "#/") -> None:
        """Open a page of the table."""
        self.page.goto(f"{self.url}/{path}")

    def sit(self, made: dict[str, Any], *seats: int, host: bool = False) -> None:
        """Come into a room by a link that brings the keys of seats."""
        keys = [f"{seat}={made['keys'][str(seat)]}" for seat in seats] + ([f"host={made['host']}"] if host else [])
        self.open(f"#/t/{made['room']}" + (f"?{'&'.join(keys)}" if keys else ""))
        self.until(lambda: any(message["is"] == "welcome" for message in self.heard), "a welcome")

    def until(self, holds: Any, what: str, patience: float = PATIENCE) -> None:
        """Wait until something holds."""
        end = time.monotonic() + patience
        pause = 10.0
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"{what} did not come; problems: {self.problems[:3]}")
            self.page.wait_for_timeout(pause)
            # What takes long is asked for less often: each look costs the browser and its driver something.
            pause = min(60.0, pause * 1.5)

    # -- answering -----------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[dict[str, Any]]:
        """The legal answers."""
        return list(self.asked["options"]) if self.asked else []

    def show(self) -> None:
        """Wait until the page shows the question that was asked last."""
        assert self.asked is not None
        shown = f'[data-choice="{self.asked["choice"]}"]'
        self.page.wait_for_selector(f"{shown}, .goes-on", state="attached", timeout=PATIENCE * 1000)
        if self.page.locator(".goes-on").count():
            self.verdict = self.page.locator("#end-title").inner_text()
            self.page.locator(".goes-on button").click()
        self.page.wait_for_selector(shown, state="attached", timeout=PATIENCE * 1000)

    def answer(self, option: dict[str, Any]) -> None:
        """Give an answer by clicking, and wait until the server has taken it."""
        assert self.asked is not None
        self.show()
        if self.asked.get("picks", 1) > 1:
            self._choose_together(option)
            return
        before, known = len(self.said), len(self.heard)
        kind = self._click(option)
        self.clicked[kind] = self.clicked.get(kind, 0) + 1
        self.until(lambda: any('"do":"answer"' in said for said in self.said[before:]), f"an answer {option['key']}")
        given = [json.loads(said) for said in self.said[before:] if '"do":"answer"' in said]
        assert given[0]["answer"] == option["key"], (given, option)
        seq = given[0]["seq"]
        self.until(lambda: any(message.get("re") == seq for message in self.heard[known:]), "a reply")
        reply = next(message for message in self.heard[known:] if message.get("re") == seq)
        assert reply["is"] == "step", reply

    def _choose_together(self, option: dict[str, Any]) -> None:
        """Mark this answer and as many others as are asked for, and give them together."""
        assert self.asked is not None
        choice, picks = self.choice, self.asked["picks"]
        others = [one for one in self.options if one["key"] != option["key"]]
        for one in [option, *others][:picks]:
            thing = self.visible(f'[role="dialog"] [data-at="{one["at"]}"]')
            assert thing is not None, one
            self._press(thing)
        self._press(self.page.locator('.choice [data-key="plan"]'))
        self.clicked["together"] = self.clicked.get("together", 0) + 1
        self.until(lambda: not self.options or self.choice >= choice + picks, "the question after these")

    def _click(self, option: dict[str, Any]) -> str:
        """Click whatever gives this answer; tell what it was."""
        button = self.visible(f'[data-key="{option["key"]}"]')
        before = len(self.said)
        if button is not None and (self._press(button) or self._answered(before)):
            self._confirm(option["key"], before)
            return "button"
        at = option.get("at", "")
        if at and (
            self._click_thing(at, option)
            or self._answered(before)
            or (self._turn_to(at) and self._click(option) != "list")
        ):
            return str(at).partition(":")[0]
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("a")
        listed = self.page.locator(f'[role="dialog"] [data-key="{option["key"]}"]')
        listed.first.click(timeout=PATIENCE * 1000)
        self.listed.append(option["key"])
        return "list"

    def _answered(self, before: int) -> bool:
        """Whether a click that took too long was heard all the same."""
        self.page.wait_for_timeout(100)
        return any('"do":"answer"' in said for said in self.said[before:])

    def _confirm(self, key: str, before: int) -> None:
        """Where the page asks once more, say yes."""
        for _ in range(100):
            if any('"do":"answer"' in said for said in self.said[before:]):
                return
            again = self.visible(f'.choice .primary[data-key="{key}"]:has(kbd:text-is("Enter"))')
            if again is not None and self._press(again):
                return
            self.page.wait_for_timeout(15)

    def _click_thing(self, at: str, option: dict[str, Any]) -> bool:
        """Click the thing an answer is about, and then, where there are several, the answer."""
        thing = self.visible(f'[data-at="{at}"]')
        before, word = len(self.said), str(option["key"]).partition(":")[0]
        if thing is None or not self._press(thing):
            return False
        for wait in range(400):
            if any('"do":"answer"' in said for said in self.said[before:]):
                return True
            if wait == 4 and ((self.touch and at.startswith("card:")) or word in TAKEN):
                self._press(thing)  # the first tap tells what a card does, or takes something in hand
            more = self.visible(f'[data-key="{option["key"]}"]') or self.button("Move and fight")
            if more is not None:
                return self._press(more)
            self.page.wait_for_timeout(15)
        return False

    def _turn_to(self, at: str) -> bool:
        """Go where a thing is: into the town, or back to the map."""
        doors = ("Open the town", "Town") if at.partition(":")[0] in IN_TOWN else ("To the map", "Table")
        door = self.button(doors[0]) or self.button(doors[1])
        if door is None or self._turned == (at, self.choice) or not self._press(door):
            return False
        self._turned = (at, self.choice)
        self.page.wait_for_timeout(30)
        return True

    def button(self, name: str) -> Locator | None:
        """A button by its name, if it can be seen."""
        found = self.page.get_by_role("button", name=re.compile(rf"^{name}\b"))
        return found.first if found.count() and found.first.is_visible() else None

    @property
    def choice(self) -> int:
        """The number of the question."""
        return int(self.asked["choice"]) if self.asked else -1

    def visible(self, selector: str) -> Locator | None:
        """The first of these that can be seen."""
        found = self.page.locator(selector)
        for n in range(found.count()):
            if found.nth(n).is_visible():
                return found.nth(n)
        return None

    def _press(self, thing: Locator) -> bool:
        """Press in the middle of a thing or, where another card of the fan lies over it, at its left."""
        before = len(self.said)
        return any(
            self._press_at(thing, part) or any('"do":"answer"' in said for said in self.said[before:])
            for part in (None, 0.22)
        )

    def _press_at(self, thing: Locator, part: float | None) -> bool:
        press = thing.tap if self.touch else thing.click
        try:
            if part is None:
                press(timeout=CLICK_MS)
                return True
            box = thing.bounding_box(timeout=500)
            if box is None:
                return False
            press(timeout=CLICK_MS, position={"x": box["width"] * part, "y": box["height"] * 0.4})
        except BrowserError:
            return False
        return True

    def shot(self, path: str) -> None:
        """Keep a picture, where somebody wants to look."""
        keep_picture(self.page, path)


def keep_picture(page: Page, path: str | Path, full_page: bool = False) -> None:
    """Keep a picture of a page, where somebody wants to look; browsers paint only then."""
    if PICTURES:
        page.screenshot(path=path, full_page=full_page)
