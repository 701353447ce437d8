"""From the bar of the workshop to everything around a file, and back; a lost connection loses nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.driver import Sitter
from tests.browser.workshop.test_making import file_of, sound
from tests.support.live_server import Live
from tests.support.time_limits import HANG

New = Callable[..., BrowserContext]
PATIENT = 1000 * HANG
KEPT = "The server has it as it stands."


def begun(context: BrowserContext, live: Live) -> Sitter:
    sitter = Sitter(context, live.url)
    sitter.open("#/workshop")
    sitter.page.locator("[data-new=heroes]").click()
    sound(sitter.page)
    return sitter


def test_a_draft_is_printed_weighed_shared_and_copied(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page
    text = file_of(page)
    page.locator("[data-link=print]").click()
    expect(page.get_by_role("heading", name="How to win")).to_be_visible(timeout=PATIENT)
    page.locator(".desk").get_by_role("link", name="Workshop").click()
    sound(page)
    page.locator("[data-link=weigh]").click()
    expect(page.get_by_role("combobox", name="Scenario")).to_have_value("*", timeout=PATIENT)
    page.get_by_role("link", name="Workshop: A new scenario").click()
    sound(page)
    page.locator("[data-link=share]").click()
    page.get_by_role("link", name="Open its page").click(timeout=PATIENT)
    page.get_by_role("button", name="Copy into the workshop").click(timeout=PATIENT)
    sound(page)
    assert file_of(page) == text
    assert sitter.problems == []


def test_a_draft_on_the_server_survives_a_lost_connection_and_opens_elsewhere(live: Live, context: New) -> None:
    home = context()
    sitter = begun(home, live)
    page = sitter.page
    page.locator("[data-link=server]").click()
    page.get_by_role("button", name="Keep it there").click()
    page.get_by_text(KEPT).wait_for(timeout=PATIENT)
    key = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.get_by_role("button", name="Close").last.click()
    home.set_offline(True)
    page.locator('[data-piece="far:any"]').click()
    page.locator('[data-spot="0,2"]').click()
    page.locator(".state").get_by_text("The server does not answer").wait_for(timeout=PATIENT)
    home.set_offline(False)
    page.locator("[data-link=server]").click()
    page.get_by_text(KEPT).wait_for(timeout=PATIENT)
    page.get_by_role("button", name="Close").last.click()
    text = file_of(page)
    assert "[0, 2]" in text

    other = Sitter(context(), live.url)
    other.open("#/workshop")
    other.page.get_by_text("Drafts on the server").click()
    other.page.get_by_label("The key of another browser").fill(key)
    other.page.get_by_role("button", name="Look").click()
    other.page.locator("[data-server-draft]").click(timeout=PATIENT)
    sound(other.page)
    assert file_of(other.page) == text
    assert other.problems == []


def test_on_a_phone_every_link_and_the_game_are_within_the_screen(live: Live, context: New) -> None:
    page = begun(context(), live).page
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Parts").click()
    for name in ("download", "server", "share", "print", "weigh", "import"):
        expect(page.locator(f"[data-link={name}]")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Settings")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
