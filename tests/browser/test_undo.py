"""Taking an answer back, and where that is not allowed."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, brave, moment, offers, word
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def units(sitter: Sitter) -> list[str]:
    """Where the units stand, in words; what may be done there is worked out a moment later than they are drawn."""
    labels = sitter.page.locator('[data-at^="space:"]').evaluate_all("all => all.map((one) => one.ariaLabel ?? '')")
    return sorted(re.split(", you may|, legal target", label)[0] for label in labels)


def test_a_move_is_taken_back_and_given_again(live: Live, context: New) -> None:
    made, seat = moment(live, "skirmish", SKIRMISH, 11, Lively(7), offers("move", "defend"))
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.sit(made, seat)
    sitter.show()
    before, choice = units(sitter), sitter.choice
    log = page.locator(".log li").count()
    sitter.answer(next(option for option in sitter.options if word(option) == "move"))
    sitter.until(lambda: units(sitter) != before, "the move")
    assert page.locator(".log li").count() > log
    page.get_by_role("button", name="Undo").first.click()
    sitter.until(lambda: units(sitter) == before, "the unit back where it was")
    assert sitter.choice >= choice
    assert page.locator(".log li").count() == log
    page.get_by_role("button", name="Redo").click()
    sitter.until(lambda: units(sitter) != before, "the move again")
    page.keyboard.press("u")
    sitter.until(lambda: units(sitter) == before, "the unit back where it was")
    assert sitter.problems == []


def test_a_walk_on_the_map_is_taken_back(live: Live, context: New) -> None:
    made, seat = brave(live, 8, offers("go", "play", "end_turn"))
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    steps = [option for option in sitter.options if word(option) == "go" and option.get("tone") != "fight"]
    sitter.answer(steps[0])
    keys = [option["key"] for option in sitter.options]
    sitter.page.keyboard.press("u")
    sitter.until(lambda: [option["key"] for option in sitter.options] != keys, "the question before")
    assert steps[0]["key"] in [option["key"] for option in sitter.options]
    assert sitter.problems == []


def test_nothing_is_taken_back_across_a_die(live: Live, context: New) -> None:
    made, seat = moment(live, "skirmish", SKIRMISH, 11, Lively(7), offers("attack"))
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.sit(made, seat)
    sitter.answer(next(option for option in sitter.options if word(option) == "attack"))
    while sitter.asked and not any(told["name"] == "die" for told in events(sitter)):
        sitter.answer(next(option for option in sitter.options if option.get("main")))
    said = len(sitter.said)
    undo = page.get_by_role("button", name="Undo").first
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    page.keyboard.press("u")
    page.mouse.move(700, 500)
    undo.hover(force=True)
    page.get_by_text("You cannot take anything back now").wait_for()
    assert not [text for text in sitter.said[said:] if '"undo"' in text]
    assert sitter.problems == []


def events(sitter: Sitter) -> list[dict[str, object]]:
    """Everything that was told while this page was open."""
    return [told for message in sitter.heard if message["is"] == "step" for told in message["events"]]
