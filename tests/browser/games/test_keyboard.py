"""Without a mouse: a whole battle, and a turn on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FloatRect

from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, about, brave, moment, offers, ready, room, word
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
FOCUS = """() => {
  const here = document.activeElement;
  return { at: here.dataset.at, key: here.dataset.key };
}"""
BOX = "Object.values(document.activeElement.getBoundingClientRect().toJSON()).slice(0, 4)"
PAINTED = True
"""Pictures show whether the focus can be seen."""
MOST_TABS = 90
MAP_TURN = about("field", "spot", "building", "kind", "card")


class Typist(Sitter):
    """Somebody who has a keyboard only: every answer is given by keys."""

    def _click(self, option: dict[str, Any]) -> str:
        at, key = option.get("at", ""), option["key"]
        if at.startswith("space:") and self._by_arrows(at):
            return self._press_and_pick(key, "arrows")
        for _ in range(MOST_TABS):
            here = self.page.evaluate(FOCUS)
            if here.get("key") == key or (at and here.get("at") == at):
                return self._press_and_pick(key, "tab")
            self.page.keyboard.press("Tab")
        self.listed.append(key)
        raise AssertionError(f"Tab does not lead to {option}")

    def _by_arrows(self, at: str) -> bool:
        """Go over the board to a space; where the board cannot be entered by Tab, say so."""
        for _ in range(MOST_TABS):
            here = self.page.evaluate(FOCUS)
            if str(here.get("at", "")).startswith("space:"):
                break
            self.page.keyboard.press("Tab")
        column, row = at[6], at[7:]
        for _ in range(12):
            here = self.page.evaluate(FOCUS)["at"].removeprefix("space:")
            if f"{column}{row}" == here:
                return True
            if here == "tower" or not here:
                return False
            self.page.keyboard.press(self._towards(here, column, int(row)))
        return False

    def _towards(self, here: str, column: str, row: int) -> str:
        """The arrow that leads nearer, as this seat sees the board: one's own side is at the bottom."""
        turned = self.seat == 1
        if here[0] != column:
            return "ArrowRight" if (here[0] < column) != turned else "ArrowLeft"
        return "ArrowUp" if (int(here[1:]) < row) != turned else "ArrowDown"

    def _press_and_pick(self, key: str, how: str) -> str:
        """Enter, and where a menu, a second step or a question whether it is meant opens, go on with the keys."""
        before = len(self.said)
        self.page.keyboard.press("Enter")
        for _ in range(400):
            if any('"do":"answer"' in said for said in self.said[before:]):
                return how
            self.page.wait_for_timeout(15)
            here = self.page.evaluate(FOCUS)
            menu = self.page.locator("[role=menu] [data-key]")
            if menu.count():
                self.page.keyboard.press("Enter" if here.get("key") == key else "ArrowDown")
            elif here.get("key") == key or self.page.locator(f'.primary[data-key="{key}"]').count():
                self.page.keyboard.press("Enter")
        return how


def test_a_whole_battle_by_keys(live: Live, context: New) -> None:
    made = room(live, "skirmish", SKIRMISH, seed=11)
    sitters = Typist(context(), live.url), Typist(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    policy = Lively(7)
    while (now := ready(*sitters)) is not None:
        now.answer(policy(now.options))
    for sitter in sitters:
        sitter.page.wait_for_selector("#end-title")
        assert sitter.listed == []
        assert sitter.problems == []


def test_a_turn_on_the_map_by_keys(live: Live, context: New) -> None:
    made, seat = brave(live, 18, MAP_TURN)
    sitter = Typist(context(), live.url)
    sitter.sit(made, seat)
    sitter.show()
    page = sitter.page
    tab_to(sitter, "field:")
    first = page.evaluate(FOCUS)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    second = page.evaluate(FOCUS)
    assert second["at"] != first["at"]
    assert second["at"].startswith(("field:", "spot:"))
    step = next(option for option in sitter.options if word(option) == "go" and option.get("tone") != "fight")
    sitter.answer(step)
    sitter.until(lambda: sitter.asked is not None, "a question")
    while word(last := closing(sitter)) != "end_turn":
        sitter.answer(last)
    sitter.show()
    page.keyboard.press("e")
    sitter.until(lambda: any('"answer":"end_turn"' in said for said in sitter.said), "the end of the turn")
    assert sitter.problems == []


def tab_to(sitter: Sitter, kind: str) -> None:
    """Press Tab until the focus is on a thing of a kind."""
    for _ in range(MOST_TABS):
        if str(sitter.page.evaluate(FOCUS).get("at", "")).startswith(kind):
            return
        sitter.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {kind}")


def check_seen(sitter: Sitter) -> None:
    """What has the focus looks different from how it looks without it."""
    page = sitter.page
    x, y, width, height = page.evaluate(BOX)
    around: FloatRect = {"x": max(0, x - 12), "y": max(0, y - 90), "width": width + 24, "height": height + 102}
    focused = page.screenshot(clip=around)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(50)
    assert page.screenshot(clip=around) != focused


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_focus_can_be_seen(live: Live, context: New, theme: str) -> None:
    made, seat = brave(live, 18, MAP_TURN)
    sitter = Sitter(context(), live.url, {"theme": theme})
    sitter.sit(made, seat)
    sitter.show()
    for kind in ("field:", "card:"):
        tab_to(sitter, kind)
        check_seen(sitter)
    sitter.page.keyboard.press("Tab")
    check_seen(sitter)
    made, seat = moment(live, "skirmish", SKIRMISH, 11, Lively(7), offers("attack", "move"))
    sitter.heard.clear()
    sitter.sit(made, seat)
    sitter.show()
    tab_to(sitter, "space:")
    check_seen(sitter)


def closing(sitter: Sitter) -> dict[str, Any]:
    """The answer that leads back to the turn, or ends it."""
    sitter.until(lambda: sitter.asked is not None, "a question")
    ends = [option for option in sitter.options if option.get("main") or option.get("tone") == "end"]
    return (ends or sitter.options)[0]
