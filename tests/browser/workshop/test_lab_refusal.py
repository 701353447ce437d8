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
