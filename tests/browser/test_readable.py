"""What is there can be read: nothing lies over a lifted card, a pressed button keeps its label, words are not torn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import brave, offers
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
SMALL = {"width": 1366, "height": 768}
ON_TOP = """() => {
  const card = document.querySelector('.slot.up .card').getBoundingClientRect();
  const bar = document.querySelector('.choice').getBoundingClientRect();
  const y = (Math.max(card.top, bar.top) + Math.min(card.bottom, bar.bottom)) / 2;
  return document.elementFromPoint((card.left + card.right) / 2, y).closest('.card, .choice').className;
}"""

TORN = """() => [...document.querySelectorAll('.card.brief .name')].filter((one) => {
  const words = one.textContent.trim().split(/[\\s-]+/);
  const text = document.createRange();
  text.selectNodeContents(one);
  const lines = new Set([...text.getClientRects()].map((box) => Math.round(box.top)));
  return words.every((word) => word.length <= 13) && lines.size > words.length;
}).map((one) => one.textContent)"""
"""Names on cards of which a word is torn in two, though there is room for it."""


def test_a_lifted_card_lies_over_the_question(live: Live, context: New) -> None:
    made, seat = brave(live, 8, offers("go", "play", "end_turn"))
    sitter = Sitter(context(viewport=SMALL), live.url)
    sitter.sit(made, seat)
    sitter.show()
    sitter.page.keyboard.press("1")
    sitter.page.wait_for_selector(".slot.up")
    sitter.page.wait_for_timeout(400)
    assert "card" in sitter.page.evaluate(ON_TOP)
    assert sitter.problems == []


def test_a_clause_opens_where_the_rules_of_the_question_were(live: Live, context: New) -> None:
    made, seat = brave(live, 8, offers("go", "play", "end_turn"))
    sitter = Sitter(context(viewport=SMALL), live.url)
    sitter.sit(made, seat)
    sitter.show()
    page = sitter.page
    book = page.locator(".choice").get_by_role("button", name="Rules behind this question")
    book.click()
    lines = page.locator("#tip .laws li")
    lines.first.locator("> span").wait_for()
    assert len(lines.first.locator("> span").inner_text()) > 20, "not its code alone"
    lines.first.locator(".clause").click()
    page.locator("#tip a").wait_for()
    page.wait_for_timeout(100)
    tip, anchor = page.locator("#tip").bounding_box(), book.bounding_box()
    assert tip is not None
    assert anchor is not None
    assert abs(tip["y"] + tip["height"] - anchor["y"]) < 30
    assert tip["x"] <= anchor["x"] <= tip["x"] + tip["width"]
    assert sitter.problems == []


def test_a_pressed_button_of_the_lobby_keeps_its_label_under_the_pointer(live: Live, context: New) -> None:
    sitter = Sitter(context(viewport=SMALL), live.url, {"language": "de"})
    sitter.open("#/")
    page = sitter.page
    pressed = page.locator('.who [aria-pressed="true"]').first
    pressed.wait_for()
    page.mouse.move(2, 2)
    colours = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    before = pressed.evaluate(colours)
    pressed.hover()
    page.wait_for_timeout(300)
    assert pressed.evaluate(colours) == before
    assert page.evaluate("getComputedStyle(document.body).hyphens") == "auto"
    assert page.evaluate("document.documentElement.lang") == "de"
    assert sitter.problems == []


def test_no_word_on_a_card_of_a_phone_is_torn(live: Live, context: New) -> None:
    made, seat = brave(live, 8, lambda asked: any(option.get("at") == "card:defense" for option in asked["options"]))
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    sitter = Sitter(context(**phone), live.url, {"language": "de"}, touch=True)
    sitter.sit(made, seat)
    sitter.show()
    names = sitter.page.locator(".card.brief .name")
    names.first.wait_for()
    assert "Verteidigung" in names.all_text_contents()
    assert sitter.page.evaluate(TORN) == []
    assert sitter.problems == []
