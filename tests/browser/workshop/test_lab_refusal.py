"""The balance lab after it refused something."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def test_what_was_refused_can_be_weighed_once_it_is_mended(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-new=heroes]").click()
    page.locator("[data-link=weigh]").click()
    beside = page.get_by_label("Beside it")
    beside.select_option(label="All For One")
    page.get_by_role("button", name="Weigh it").click()
    page.get_by_role("alert").get_by_text("All For One is for 3 players, not 2").wait_for()
    beside.select_option(label="Crown Hill")
    page.get_by_role("alert").get_by_text("All For One").wait_for(state="detached")
    page.get_by_role("button", name="Weigh it").click()
    page.locator(".progress").get_by_text("of 40 games").wait_for()
    page.get_by_role("button", name="Stop").click()
    # Of the refusal itself the browser writes a line.
    assert [problem for problem in sitter.problems if "400" not in problem] == []


def test_a_number_that_is_too_large_is_told_of_in_the_words_of_the_page(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url, {"language": "de"})
    page = sitter.page
    sitter.open("#/workshop/lab")
    for wrong in ("99999999999999999999", "-1", "2.5", ""):
        page.locator("[type=number]").fill(wrong)
        page.locator(".start").click()
        page.get_by_role("alert").get_by_text("Das Glück ist eine ganze Zahl von 0 bis 2.000.000.000.").wait_for()
    page.locator("[type=number]").fill("2000000000")
    page.locator(".start").click()
    page.locator(".progress").wait_for()
    page.get_by_role("alert").wait_for(state="detached")
    page.get_by_role("button", name="Anhalten").click()
    assert sitter.problems == []
