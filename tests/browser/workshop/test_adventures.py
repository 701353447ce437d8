"""Adventures of *BattleLore* made in a browser: by the mouse alone and by keys alone, to two rounds at a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page

from tests.browser.driver import Sitter
from tests.browser.workshop.by_keys import Keys
from tests.browser.workshop.test_making import (
    drag,
    file_of,
    file_of_keys,
    play_two_rounds,
    printed,
    sound,
    weigh_print_and_begin,
    weighed,
    wrong,
)
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def hex_at(name: str) -> str:
    return f'[data-hex="{name}"]'


def paint(page: Page, brush: str, *hexes: str) -> None:
    """Take a brush and press hexes."""
    page.locator(f'[data-brush="{brush}"]').click()
    for name in hexes:
        page.locator(hex_at(name)).click()


def test_an_adventure_is_made_broken_mended_printed_weighed_and_played_by_the_mouse_alone(
    live: Live, context: New
) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-new=battlelore]").click()
    sound(page)
    paint(page, "terrain:forest", "2.2")
    # One stroke is one change.
    page.locator('[data-brush="terrain:marsh"]').click()
    drag(page, hex_at("4.1"), hex_at("4.3"))
    paint(page, "chest:", "4.6")
    page.locator(".tray").get_by_text("Pennant").click()
    paint(page, "units:goblin_bow_green", "2.5")
    page.get_by_role("button", name="Enough").click()
    drag(page, hex_at("2.5"), hex_at("2.8"))
    sound(page)
    text = file_of(page)
    for said in ('"2.2"', 'marsh: ["4.1", "4.2", "4.3"]', "chests:", 'goblin_bow_green: ["2.8"]'):
        assert said in text, said
    # Nobody stands in a river: the check says so, and a click on what it says shows where.
    paint(page, "terrain:river", "7.5")
    wrong(page)
    page.locator(".found .grave").first.click()
    page.locator('[data-hex="7.5"][aria-selected=true]').wait_for()
    paint(page, "terrain:", "7.5")
    page.get_by_role("button", name="Enough").click()
    sound(page)
    assert file_of(page) == text
    page.locator("[data-link=weigh]").click()
    page.get_by_role("button", name="Weigh it").click()
    weighed(page)
    page.get_by_role("link", name="Workshop: A new scenario").click()
    sound(page)
    page.locator("[data-link=print]").click()
    printed(page)
    page.locator(".desk").get_by_role("link", name="Workshop").click()
    sound(page)
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Begin").click()
    play_two_rounds(sitter, live, sitter.answer)
    assert sitter.problems == []


def test_an_adventure_is_made_broken_mended_printed_weighed_and_played_by_keys_alone(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page, keys = sitter.page, Keys(sitter)
    sitter.open()
    keys.enter('[href="#/workshop"]')
    keys.enter("[data-new=battlelore]")
    sound(page)
    keys.tab_to('[data-brush="terrain:"]')
    keys.press("ArrowRight", "Enter")
    keys.arrive("[data-hex]")
    keys.press("ArrowUp", "Enter", "Shift+ArrowRight", "Escape")
    sound(page)
    text = file_of_keys(keys)
    assert text.partition("forest: ")[2].partition("]")[0].count('"') == 8, "two hexes more"
    keys.tab_to(".cm-content")
    keys.press("Control+End")
    keys.type("x: [")
    wrong(page)
    keys.press(*["Backspace"] * 4)
    sound(page)
    weigh_print_and_begin(sitter, keys, "takes")
    play_two_rounds(sitter, live, keys.answer)
    assert sitter.problems == []
