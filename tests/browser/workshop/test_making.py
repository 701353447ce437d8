"""Scenarios made in a browser: by the mouse alone, by keys alone, broken and mended, and played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from banneret.heroes.state.whole_game import WholeGame
from banneret.scenario_files import files_of
from tests.browser.driver import Sitter
from tests.browser.play import game_of
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
SOUND = "Nothing is wrong with it. It can be played."


def file_of(page: Page) -> str:
    """The text of the draft, as it is downloaded."""
    with page.expect_download() as got:
        page.get_by_role("button", name="Download").click()
    return Path(got.value.path()).read_text()


def sound(page: Page) -> None:
    page.locator(".found").get_by_text(SOUND).wait_for()


def wrong(page: Page) -> None:
    page.locator(".found .grave").first.wait_for()


def drag(page: Page, thing: str, place: str) -> None:
    """Drag something to a place, on the way of a hand."""
    page.locator(thing).hover()
    page.mouse.down()
    start, box = page.locator(thing).bounding_box(), page.locator(place).bounding_box()
    assert start is not None
    assert box is not None
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2, steps=3)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.mouse.up()


def round_of(live: Live, made: dict[str, str]) -> int:
    state = game_of(live, made).state
    assert isinstance(state, WholeGame)
    return state.game_round


def play_two_rounds(sitter: Sitter, live: Live) -> None:
    """End every turn as soon as that is possible, until the third round begins."""
    sitter.until(lambda: "#/t/" in sitter.page.url, "the table")
    made = {"room": sitter.page.url.partition("#/t/")[2]}
    for _ in range(120):
        if round_of(live, made) >= 3:
            break
        sitter.until(lambda: sitter.asked is not None, "a question")
        ends = [option for option in sitter.options if option["key"].startswith("end")]
        main = [option for option in sitter.options if option.get("main")]
        sitter.answer([*ends, *main, *sitter.options][0])
    assert round_of(live, made) >= 3


def test_a_scenario_is_made_broken_mended_and_played_by_the_mouse_alone(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-new=heroes]").click()
    sound(page)
    drag(page, '[data-piece="center:C1"]', '[data-spot="1,1"]')
    page.locator('[data-piece="far:any"]').click()
    page.locator('[data-spot="0,2"]').click()
    page.get_by_role("button", name="Enough").click()
    page.locator('[data-spot="1,1"]').click()
    page.locator("[data-bar]").get_by_text("face up").click()
    sound(page)
    text = file_of(page)
    assert "{kind: center, at: [[1, 1]], set: [C1], face: up}" in text
    assert "[0, 1], [0, 2]]}" in text
    # Without its neighbours a starting tile is lost: the check says so, and the map shows where.
    drag(page, '[data-spot="-1,0"]', '[data-spot="-2,0"]')
    wrong(page)
    page.locator(".found .grave").first.click()
    page.get_by_role("button", name="Undo").click()
    sound(page)
    page.locator("[data-section=goals]").click()
    page.get_by_text("Capture the Town of a rival.").wait_for()
    page.locator('[data-new="victory"]').click()
    page.locator('[data-entry="1"] [data-add]').first.wait_for()
    page.get_by_role("button", name="Undo").click()
    sound(page)
    page.reload()
    sound(page)
    assert file_of(page) == text
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="Begin").click()
    play_two_rounds(sitter, live)
    assert sitter.problems == []


def test_a_scenario_is_made_by_keys_alone(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    keys = page.keyboard
    sitter.open("#/workshop")
    page.locator("[data-new=heroes]").focus()
    keys.press("Enter")
    sound(page)
    page.locator('[data-piece="near:N3"]').focus()
    keys.press("Shift+Tab")
    keys.press("Tab")
    keys.press("Enter")
    page.locator("[data-spot]:focus").wait_for()
    keys.press("Enter")
    sound(page)
    assert "set: [N3]" in file_of(page)
    page.locator("[data-spot][tabindex='0']").focus()
    keys.press("f")
    sound(page)
    assert "set: [N3], face: up" in file_of(page)
    page.locator("[data-spot][tabindex='0']").focus()
    keys.press("Delete")
    sound(page)
    assert "N3" not in file_of(page)
    # Into the text, where something goes wrong and is taken back.
    page.locator(".cm-content").focus()
    keys.press("Control+Home")
    keys.type("x: [")
    wrong(page)
    while page.locator(".found .grave").count():
        keys.press("Control+z")
        page.wait_for_timeout(300)
    sound(page)
    page.get_by_role("button", name="Play").focus()
    keys.press("Enter")
    page.get_by_role("button", name="Begin").focus()
    keys.press("Enter")
    sitter.until(lambda: sitter.asked is not None, "a question")
    assert sitter.problems == []


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        ("heroes", "geleas_champions"),
        ("heroes", "three_wards"),
        ("battlelore", "the_giants_hoard"),
        ("battlelore", "tents_in_the_mist"),
        ("battlelore", "free_companies"),
    ],
)
def test_a_shipped_scenario_opens_and_is_saved_as_it_is(live: Live, context: New, game: str, scenario: str) -> None:
    sitter = Sitter(context(), live.url)
    sitter.open("#/workshop")
    sitter.page.locator(f"[data-copy={scenario}]").click()
    sound(sitter.page)
    assert file_of(sitter.page) == files_of(game).shipped(scenario)
    assert sitter.problems == []
