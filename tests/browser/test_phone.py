"""On a phone, by taps: some turns of a battle, and a turn on the map with the town."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.driver import Sitter, keep_picture
from tests.browser.play import SKIRMISH, Lively, about, brave, offers, ready, room, word
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select')]
  .filter((one) => one.checkVisibility() && !one.closest('[inert]') && !one.matches('.vh, .vh *, .clause'))
  .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 24 || box.height < 24))
  .map(([html]) => html)"""
"""Controls too small for a finger: below the 24 pixels that WCAG 2.2 asks for."""
SETTLED = """() => Promise.allSettled(document.getAnimations()
    .filter((moving) => moving.playState === 'running' && moving.effect.getComputedTiming().iterations !== Infinity)
    .map((moving) => moving.finished)).then(() => null)"""


def check_fits(page: Page) -> None:
    """Nothing sticks out at the side, and everything can be hit, once what is opening has opened."""
    page.evaluate(SETTLED)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


def test_turns_of_a_battle_by_taps(live: Live, context: New, shots: Path) -> None:
    made = room(live, "skirmish", SKIRMISH, seed=11)
    phone = Sitter(context(**PHONE), live.url, touch=True)
    other = Sitter(context(), live.url)
    phone.sit(made, 0)
    other.sit(made, 1)
    policy = Lively(7)
    given: list[str] = []
    for count in range(36):
        now = ready(phone, other)
        if now is None:
            break
        option = policy(now.options)
        now.answer(option)
        if now is phone:
            given.append(word(option))
        if count % 9 == 0:
            check_fits(phone.page)
    phone.shot(str(shots / "phone-battle.png"))
    assert {"deploy", "place", "move", "attack"} <= set(given)
    assert phone.listed == []
    assert phone.problems == []


def test_a_turn_on_the_map_by_taps(live: Live, context: New, shots: Path) -> None:
    acts = ("recruit", "build", "go", "go2", "play", "end_turn")
    made, seat = brave(live, 60, offers(*acts))
    sitter = Sitter(context(**PHONE), live.url, touch=True)
    sitter.sit(made, seat)
    page = sitter.page
    done: list[str] = []
    for wanted in acts:
        while True:
            sitter.until(lambda: sitter.asked is not None, "a question")
            if sitter.asked and sitter.asked["step"] == "ask_turn":
                break
            check_fits(page)
            ends = [option for option in sitter.options if option.get("main") or option.get("tone") == "end"]
            sitter.answer((ends or sitter.options)[0])
        found = [option for option in sitter.options if word(option) == wanted and option.get("tone") != "fight"]
        if not found:
            continue
        sitter.answer(found[0])
        done.append(wanted)
        keep_picture(page, shots / f"phone-turn-{wanted}.png")
        if wanted == "end_turn":
            break
    assert done == list(acts)
    assert sitter.listed == []
    assert sitter.problems == []


def test_the_tabs_of_a_phone(live: Live, context: New) -> None:
    holds = about("field", "spot", "building", "kind", "card")
    made, seat = brave(live, 18, holds)
    sitter = Sitter(context(**PHONE), live.url, touch=True)
    sitter.sit(made, seat)
    page = sitter.page
    sitter.show()
    tabs = page.get_by_role("navigation", name="Views")
    for tab, awaited in (("Hero", ".panel.sheet"), ("Town", ".bgrid"), ("Log", ".log"), ("Table", ".map")):
        tabs.get_by_role("button", name=tab).tap()
        page.wait_for_selector(awaited)
        check_fits(page)
    tabs.get_by_role("button", name="Rules").tap()
    page.get_by_role("dialog").wait_for()
    check_fits(page)
    assert sitter.problems == []
