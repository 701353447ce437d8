"""The rules in a browser: how to play first, terms that tell their meaning, and a search by what one sees."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import brave, offers
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
LOADED = "one => one.complete && one.naturalWidth > 0"


def test_how_to_play_comes_first_and_every_rule_is_one_step_further(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url, {"language": "de"})
    page = sitter.page
    sitter.open("#/rules")
    page.get_by_role("heading", name="So wird Heroes gespielt").wait_for()
    picture = page.locator(".guide figure img").first
    picture.scroll_into_view_if_needed()
    sitter.until(lambda: picture.evaluate(LOADED), "a picture")

    term = page.locator(".guide .term", has_text="Bewegungspunkte").first
    term.hover()
    page.locator("#tip", has_text="der Hauptheld hat drei pro Runde").wait_for()
    term.focus()
    page.keyboard.press("Enter")
    page.locator("#tip[role=dialog]").wait_for()
    page.keyboard.press("Escape")

    search = page.get_by_role("searchbox")
    for words, heading in (("Greifen", "Greifen (Bronze, Schloss)"), ("Feuerball", "Feuerball (Expertenzauber")):
        search.fill(words)
        page.locator("h4", has_text=heading).wait_for()
        page.locator("[data-clause]").first.wait_for()
    search.fill("Gegenangriff")
    page.locator("dt", has_text="Gegenangriff").wait_for()
    page.locator('[data-clause="H3-CBT-07"]').wait_for()

    page.locator("aside label", has_text="Regeln").click()
    page.locator("nav .section").first.wait_for()
    assert page.url.endswith("#/rules/heroes/all")
    sitter.open("#/rules/BL-BAT-10")
    page.locator('[data-clause="BL-BAT-10"]').wait_for()
    assert page.locator("aside label.on").first.inner_text() == "BattleLore"
    assert sitter.problems == []


def test_at_the_table_too_and_a_term_of_the_question_is_explained(live: Live, context: New) -> None:
    made, seat = brave(live, 8, offers("go", "play", "end_turn"))
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    sitter.show()
    page = sitter.page
    term = page.locator(".choice .term").first
    term.hover()
    page.locator("#tip").wait_for()
    assert page.locator("button .term[tabindex], a .term[tabindex]").count() == 0
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("heading", name="How to play Heroes").wait_for()
    page.get_by_role("dialog").get_by_role("searchbox").fill("griffins")
    page.get_by_role("dialog").locator("h4", has_text="Griffins").first.wait_for()
    assert sitter.problems == []
