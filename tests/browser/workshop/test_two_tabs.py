"""One draft in two tabs of a browser: neither writes over the other, in the browser or on the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.driver import Sitter
from tests.browser.workshop.test_links import KEPT, begun
from tests.browser.workshop.test_making import file_of, sound
from tests.support.live_server import Live
from tests.support.time_limits import HANG

New = Callable[..., BrowserContext]
PATIENT = 1000 * HANG


def beside(home: BrowserContext, page: Page, deaf: bool = False) -> Page:
    """The same draft in a second tab; one that is deaf hears of no other, as one that sleeps."""
    other = home.new_page()
    if deaf:
        other.add_init_script("addEventListener('storage', event => event.stopImmediatePropagation(), true)")
    other.goto(page.url)
    sound(other)
    return other


def lay(page: Page, spot: str) -> None:
    page.locator('[data-piece="far:any"]').click()
    page.locator(f'[data-spot="{spot}"]').click()
    page.get_by_role("button", name="Enough").click()


def test_what_one_tab_writes_appears_in_the_other(live: Live, context: New) -> None:
    home = context()
    one = begun(home, live).page
    other = beside(home, one)
    lay(one, "0,2")
    other.locator('[data-spot="0,2"].tile').wait_for()
    expect(other.get_by_role("status").filter(has_text="another tab")).to_be_visible()
    lay(other, "0,3")
    one.locator('[data-spot="0,3"].tile').wait_for()
    assert file_of(one) == file_of(other)
    assert "[0, 2], [0, 3]]}" in file_of(one)
    # Whoever would rather not have it takes it back.
    one.get_by_role("button", name="Undo", exact=True).click()
    other.locator('[data-spot="0,3"][data-free]').wait_for()


def test_two_changes_at_once_become_two_drafts(live: Live, context: New) -> None:
    home = context()
    one = begun(home, live).page
    one.locator("[data-link=server]").click()
    one.get_by_role("button", name="Keep it there").click()
    one.get_by_text(KEPT).wait_for(timeout=PATIENT)
    one.get_by_role("button", name="Close").last.click()
    other = beside(home, one, deaf=True)
    before = one.url
    lay(one, "0,2")
    one.wait_for_timeout(600)
    lay(other, "2,0")
    expect(other.get_by_role("alert")).to_contain_text("a draft of its own")
    assert other.url != before
    mine = file_of(other)
    assert "[2, 0]" in mine
    assert "[0, 2]" not in mine
    assert "[0, 2]" in file_of(one)
    # The server has what the first tab wrote, and both are there after the page was read again.
    one.locator("[data-link=server]").click()
    one.get_by_text(KEPT).wait_for(timeout=PATIENT)
    other.wait_for_timeout(3000)
    other.reload()
    sound(other)
    assert file_of(other) == mine
    one.reload()
    sound(one)
    assert "[0, 2]" in file_of(one)
    third = Sitter(home, live.url)
    third.open("#/workshop")
    expect(third.page.locator("[data-draft]")).to_have_count(2)


def test_steps_back_outlast_the_mission_page_and_the_lab(live: Live, context: New) -> None:
    page = begun(context(), live).page
    text = file_of(page)
    lay(page, "0,2")
    lay(page, "0,3")
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator("[data-link=print]").click()
    page.locator(".desk").get_by_role("link", name="Workshop").click()
    sound(page)
    page.get_by_role("button", name="Redo").click()
    page.locator('[data-spot="0,3"].tile').wait_for()
    page.locator("[data-link=weigh]").click()
    page.get_by_role("link", name="Workshop: A new scenario").click()
    sound(page)
    for _ in range(2):
        page.get_by_role("button", name="Undo", exact=True).click()
    page.locator('[data-spot="0,2"][data-free]').wait_for()
    assert file_of(page) == text
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_attribute("aria-disabled", "true")
