"""The text of a file beside its picture: who has the keys, and what stands there while a line is half typed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.workshop.test_links import begun
from tests.browser.workshop.test_making import file_of, sound
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
AT_THE_TEXT = "document.activeElement?.shadowRoot?.activeElement?.matches('.cm-content') ?? false"
BOMB = "\n".join(
    (
        "a: &a [x, x, x, x, x, x, x, x, x, x]",
        *(f"{more}: &{more} [{', '.join([f'*{less}'] * 10)}]" for less, more in pairwise("abcdefg")),
    )
)
"""Seven lines that stand for ten million words."""
HALVES = ("    - {kind: far, at: [[2, 0]]}", "  3: {tiles: [{kind: near, at: [[0, 0]]}]}")


def write(page: Page, text: str) -> None:
    """Put another text in place of the whole file."""
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    if text:
        page.keyboard.insert_text(text)


def test_whoever_clicks_into_the_text_writes_there(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page
    # A tile is taken off by a key, after which the keys stay on the map.
    page.locator('[data-spot="0,1"]').click()
    page.keyboard.press("Delete")
    page.locator('[data-spot="0,1"][data-free]').wait_for()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator("[data-section=goals]").click()
    page.locator('[data-new="victory"]').wait_for()
    page.locator(".cm-line").get_by_text("layout", exact=True).click()
    page.locator('[data-map="2"]').wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(AT_THE_TEXT), "the keys are where the click was"
    page.keyboard.press("End")
    page.keyboard.type(" # my map")
    assert "layout: # my map" in file_of(page)
    assert sitter.problems == []


@pytest.mark.parametrize("line", HALVES)
def test_while_a_line_is_half_typed_every_tile_stays(live: Live, context: New, line: str) -> None:
    page = begun(context(), live).page
    tiles = page.locator("[data-map='2'] .tile").count()
    assert tiles > 4
    page.locator(".cm-line").filter(has_text="tiles:").first.click()
    # An empty line below it, without the indentation that the editor gives it.
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Home")
    page.keyboard.press("Delete")
    for letter in line:
        page.keyboard.type(letter)
        if page.locator(".note[role=alert]").count():
            assert page.locator("[data-map='2'] .tile").count() >= tiles, letter


def test_an_emptied_file_is_told_as_what_it_is_and_brought_back(live: Live, context: New) -> None:
    page = begun(context(), live).page
    text = file_of(page)
    write(page, "")
    expect(page.locator(".found")).to_contain_text("The file is empty")
    expect(page.locator(".state")).not_to_contain_text("does not answer")
    while page.locator(".found .grave").count():
        page.get_by_role("button", name="Undo", exact=True).click()
        page.wait_for_timeout(300)
    sound(page)
    assert file_of(page) == text


def test_a_file_whose_aliases_explode_is_told_of_and_can_be_mended(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page
    text = file_of(page)
    write(page, BOMB)
    expect(page.locator(".found .grave").first).to_contain_text("alias")
    page.get_by_role("button", name="Undo", exact=True).click()
    write(page, text)
    sound(page)
    assert sitter.problems == []
