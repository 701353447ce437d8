"""The map keeps its place: whatever stands below it, and whatever lay in front of it meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.driver import Sitter
from tests.browser.play import BRAVE, HEROES, room
from tests.support.live_server import Live

SCREENS: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
PLACE = "() => document.querySelector('.map .world').style.transform"
BAR = "() => Math.round(document.querySelector('.choice').getBoundingClientRect().height)"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_map_stays_where_it_is_while_the_bar_below_it_changes_its_height(
    context: Callable[..., BrowserContext], live: Live, screen: str
) -> None:
    made = room(live, BRAVE, HEROES, "person bot", seed=5)
    sitter = Sitter(context(**SCREENS[screen]), live.url, touch=screen == "phone")
    sitter.sit(made, 0)
    page = sitter.page
    while not sitter.asked or sitter.asked["step"] != "ask_turn":
        sitter.until(lambda: sitter.asked is not None, "a question")
        main = [option for option in sitter.options if option.get("main")]
        sitter.answer((main or sitter.options)[0])
        sitter.until(lambda: sitter.asked is not None, "the next question")
    sitter.show()
    page.wait_for_timeout(400)  # until the map rests
    place, bar = page.evaluate(PLACE), page.evaluate(BAR)
    page.locator("[aria-controls$=-why]").first.click()
    page.wait_for_function(f"bar => ({BAR})() !== bar", arg=bar)
    page.wait_for_timeout(400)
    assert page.evaluate(PLACE) == place
    if screen == "laptop":
        # Nor is it laid anew after a look at the town.
        page.get_by_role("button", name="Open the town").click()
        expect(page.locator(".map .world")).to_have_count(0)
        page.keyboard.press("Escape")
        page.locator(".map .world").wait_for(state="attached")
        page.wait_for_timeout(400)
        assert page.evaluate(PLACE) == place
    assert sitter.problems == []
