"""What moves, and what does not: a bot's turn is shown in order and can be skipped; whoever wants calm has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import BRAVE, HEROES, SKIRMISH, Lively, room
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
MOVING = """document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().activeDuration > 1)
  .map((one) => one.effect.target?.className?.toString() ?? '')"""
BREATHING = """[...document.querySelectorAll('svg *')]
  .some((one) => getComputedStyle(one).animationName.includes('breathe'))"""
RECORD = """() => {
  window.shown = [];
  window.moved = 0;
  const look = () => {
    const told = document.querySelector('.choice.quiet .ask b')?.textContent;
    if (told && told !== window.shown.at(-1)) window.shown.push(told);
    window.moved = Math.max(window.moved, document.getAnimations().length);
    requestAnimationFrame(look);
  };
  look();
}"""


def answers(sitter: Sitter, policy: Lively) -> None:
    """Give an answer as soon as there is a question."""
    sitter.until(lambda: sitter.asked is not None or sitter.over, "a question")
    if not sitter.over:
        sitter.answer(policy(sitter.options))


def told_since(sitter: Sitter, known: int) -> list[str]:
    """The sentences of all events that came."""
    steps = [message for message in sitter.heard[known:] if message["is"] == "step"]
    return [told["text"] for message in steps for told in message["events"] if told["text"]]


@pytest.mark.parametrize(
    ("how", "settings"),
    [
        ({"reduced_motion": "reduce"}, {"speed": "1", "animation": True}),
        ({}, {"speed": "1", "animation": False}),
        ({}, {"speed": "instant", "animation": True}),
    ],
)
def test_whoever_wants_calm_has_it(live: Live, context: New, how: dict[str, Any], settings: dict[str, Any]) -> None:
    made = room(live, "skirmish", SKIRMISH, "person bot", seed=11)
    sitter = Sitter(context(**how), live.url, settings)
    sitter.sit(made, 0)
    policy = Lively(7)
    for _ in range(9):
        answers(sitter, policy)
        if settings["speed"] == "1":
            assert sitter.page.evaluate(MOVING) == []
    sitter.until(lambda: sitter.asked is not None, "a question")
    sitter.page.wait_for_selector(f'[data-choice="{sitter.choice}"]')
    assert sitter.problems == []


def test_a_table_that_nobody_touches_stands_still(live: Live, context: New) -> None:
    """What may be answered draws the eye and then rests: an evening at a table must not empty a battery."""
    made = room(live, BRAVE, HEROES, "person bot", seed=11)
    sitter = Sitter(context(), live.url, {"speed": "instant", "animation": True})
    sitter.sit(made, 0)
    sitter.until(lambda: sitter.page.evaluate(BREATHING), "something to draw the eye")
    sitter.until(lambda: sitter.page.evaluate(MOVING) == [], "a table that stands still")
    assert sitter.page.evaluate(BREATHING), "the same things, at rest"
    assert sitter.problems == []


def test_a_bots_turn_is_shown_in_order_and_can_be_skipped(live: Live, context: New) -> None:
    made = room(live, "skirmish", SKIRMISH, "person bot", seed=11)
    sitter = Sitter(context(), live.url, {"speed": "2", "animation": True})
    page = sitter.page
    sitter.sit(made, 0)
    policy = Lively(7)
    page.evaluate(RECORD)
    known = len(sitter.heard)
    while len(page.evaluate("window.shown")) < 6:
        answers(sitter, policy)
    shown = [text for text in page.evaluate("window.shown") if text in set(told_since(sitter, known))]
    told = iter(told_since(sitter, known))
    assert len(shown) >= 4
    assert all(text in told for text in shown), "out of order"
    assert page.evaluate("window.moved") > 0

    page.evaluate("localStorage.setItem('banneret.settings', JSON.stringify({speed: '0.5', animation: true}))")
    page.reload()
    for _ in range(20):
        sitter.until(lambda: sitter.asked is not None, "a question")
        before = len(sitter.heard)
        sitter.answer(policy(sitter.options))
        sitter.until(lambda: sitter.asked is not None or sitter.over, "the bot")
        if len(told_since(sitter, before)) > 3:
            break
    assert page.locator("[data-choice]").count() == 0, "what happened is still being shown"
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("Space")
    page.wait_for_selector(f'[data-choice="{sitter.choice}"]')
    assert sitter.problems == []
