"""Scenarios made in a browser: by the mouse alone, by keys alone, broken and mended, printed, weighed and played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from banneret.table.presenter import presenter_of
from tests.browser.driver import Sitter
from tests.browser.play import game_of
from tests.browser.workshop.by_keys import Keys
from tests.support.live_server import Live
from tests.support.time_limits import HANG

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


def printed(page: Page) -> None:
    """Come to the mission page, put it on paper, and go back to the draft."""
    page.get_by_role("heading", level=1).first.wait_for()
    page.locator(".desk .primary").wait_for()
    for paper in ("A4", "Letter"):
        assert page.pdf(format=paper).startswith(b"%PDF")


def weighed(page: Page) -> None:
    """Wait until twenty games were played and told of."""
    page.locator(".progress").get_by_text("20 of 20 games").wait_for(timeout=1000 * HANG)
    page.get_by_text("20 games ·").wait_for()
    page.get_by_role("link", name="The shortest").wait_for()


def round_of(live: Live, made: dict[str, str]) -> int:
    game = game_of(live, made)
    return presenter_of(game.setup.game).round_of(game.state)


def play_two_rounds(sitter: Sitter, live: Live, give: Callable[[dict[str, Any]], None]) -> None:
    """End every turn as soon as that is possible, until the third round begins."""
    sitter.until(lambda: "#/t/" in sitter.page.url, "the table")
    made = {"room": sitter.page.url.partition("#/t/")[2]}
    for _ in range(120):
        sitter.until(lambda: sitter.asked is not None, "a question")
        if round_of(live, made) >= 3:
            break
        ends = [option for option in sitter.options if option["key"].startswith(("end", "done", "pass"))]
        main = [option for option in sitter.options if option.get("main")]
        give([*ends, *main, *sitter.options][0])
    assert round_of(live, made) >= 3


def lay_all_anew(page: Page) -> None:
    """Take every tile off the map, and lay other ones on the empty table."""
    for _ in range(page.locator("[data-spot].tile").count()):
        page.locator("[data-spot].tile").first.click()
        page.get_by_role("button", name="Take off").click()
    wrong(page)
    assert page.locator("[data-spot].tile").count() == 0
    page.locator('[data-piece="near:any"]').click()
    page.locator('[data-spot="0,0"]').click()
    page.get_by_role("button", name="Enough").click()
    for spot in ("-1,0", "1,0"):
        page.locator('[data-piece="start:any"]').click()
        page.locator(f'[data-spot="{spot}"]').click()
    page.locator('[data-piece="far:any"]').click()
    for spot in ("-1,1", "0,-1", "1,-1", "0,1"):
        page.locator(f'[data-spot="{spot}"]').click()
    page.get_by_role("button", name="Enough").click()
    sound(page)


def test_a_scenario_is_made_broken_mended_printed_weighed_and_played_by_the_mouse_alone(
    live: Live, context: New
) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-new=heroes]").click()
    sound(page)
    lay_all_anew(page)
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
    # Without its neighbours a starting tile is lost: the check says so, the map shows where, and it is carried back.
    drag(page, '[data-spot="-1,0"]', '[data-spot="-2,0"]')
    wrong(page)
    page.locator('[data-spot="-2,0"][data-wrong]').wait_for()
    page.locator(".found .grave").first.click()
    drag(page, '[data-spot="-2,0"]', '[data-spot="-1,0"]')
    sound(page)
    page.locator("[data-section=goals]").click()
    page.get_by_text("Capture the Town of a rival.").wait_for()
    page.locator('[data-new="victory"]').click()
    page.locator('[data-entry="1"] [data-add]').first.wait_for()
    wrong(page)
    page.get_by_role("button", name="Take out 2").click()
    sound(page)
    page.reload()
    sound(page)
    assert file_of(page) == text
    page.locator("[data-link=weigh]").click()
    for n in (1, 2):
        page.get_by_label(f"Bot {n}").select_option("random")
    page.get_by_role("button", name="Weigh it").click()
    weighed(page)
    hot = page.locator("polygon.field").first.bounding_box()
    assert hot is not None
    assert hot["width"] > 5, "the map of heat is drawn"
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


def test_a_scenario_is_made_broken_mended_printed_weighed_and_played_by_keys_alone(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page, keys = sitter.page, Keys(sitter)
    sitter.open()
    keys.enter('[href="#/workshop"]')
    keys.enter("[data-new=heroes]")
    sound(page)
    write_all_anew(keys)
    sound(page)
    keys.tab_to('[data-piece="near:any"]', "Shift+Tab")
    keys.press("ArrowRight", "ArrowRight", "ArrowRight", "Enter")
    keys.arrive("[data-free]")
    keys.press("Enter")
    sound(page)
    keys.press("f", "r")
    sound(page)
    text = file_of_keys(keys)
    assert "set: [N3], face: up, turned: 1}" in text
    # What is laid is taken in hand again, carried away from the others, and taken off.
    keys.tab_to("[data-spot][aria-pressed=true]")
    keys.press("m", "ArrowLeft", "Enter", "Delete")
    keys.arrive("[data-spot]")
    sound(page)
    assert "N3" not in file_of_keys(keys)
    keys.press("Control+z", "Control+z")
    # Into the text, where something goes wrong and is mended.
    keys.tab_to(".cm-content")
    keys.press("Control+Home")
    keys.type("x: [")
    wrong(page)
    keys.press(*["Backspace"] * 4)
    sound(page)
    weigh_print_and_begin(sitter, keys, "random")
    play_two_rounds(sitter, live, keys.answer)
    assert sitter.problems == []


FROM_NOTHING = """\
id: written
name: A new scenario
mode: clash
players: [2]
length: {rounds: 8}
layout: {2: {tiles: [{kind: start, at: {P1: [-1, 0], P2: [1, 0]}}, {kind: near, at: [[0, 0]]}, {kind: far, at: FAR}]}}
setup: {resources: {gold: 15}, income: {gold: 10}, buildings: [dwelling_bronze], units: [pack:T1, few:T2]}
victory: [{capture_town: {of: any_rival}}]
limit: final_battle""".replace("FAR", "[[-1, 1], [0, -1], [1, -1], [0, 1]]")


def write_all_anew(keys: Keys) -> None:
    """Empty the text, and write another one from nothing."""
    keys.tab_to(".cm-content")
    keys.press("Control+a", "Delete")
    wrong(keys.page)
    for line in FROM_NOTHING.splitlines():
        keys.type(line)
        # What completion offers is not taken.
        keys.press("Escape", "Enter")


def weigh_print_and_begin(sitter: Sitter, keys: Keys, bot: str) -> None:
    """From the draft into the lab, onto paper and to a table, by keys."""
    page = sitter.page
    keys.enter("[data-link=weigh]")
    for n in (1, 2):
        keys.tab_to(f'[aria-label="Bot {n}"]')
        keys.type(bot)
    keys.enter(".start")
    weighed(page)
    keys.enter('.home[href*="#/workshop/"]', "Shift+Tab")
    sound(page)
    keys.enter("[data-link=print]")
    printed(page)
    keys.enter('.desk [href*="#/workshop/"]')
    sound(page)
    keys.press("Control+Enter")
    keys.arrive('[role="dialog"], [role="dialog"] *')
    keys.enter('[role="dialog"] .primary')


def file_of_keys(keys: Keys) -> str:
    """The text of the draft, as it is downloaded by keys."""
    page = keys.page
    with page.expect_download() as got:
        keys.enter("[data-link=download]", "Shift+Tab")
    return Path(got.value.path()).read_text()
