"""From the opened page to a running game, and back to it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, game_of, room
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def made_by(sitter: Sitter) -> dict[str, str]:
    """The room a page is in."""
    sitter.until(lambda: "#/t/" in sitter.page.url and sitter.heard, "the table")
    return {"room": sitter.page.url.partition("#/t/")[2]}


def test_one_click_begins_a_game_against_a_bot(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    sitter.open()
    sitter.page.get_by_role("button", name="Begin the game").wait_for()
    loaded = sitter.page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    fonts = [name for name in loaded if name.endswith(".woff2")]
    assert fonts, "the page has fonts of its own"
    assert not [name for name in fonts if "italic" in name or "-ext-" in name], "a first visit loads what it shows"
    sitter.page.get_by_role("button", name="Begin the game").click()
    made = made_by(sitter)
    seats = live.rooms.awake[made["room"]].info("en").seats
    assert [seat.kind for seat in seats] == ["person", "bot"]
    sitter.until(lambda: sitter.asked is not None, "a question")
    sitter.answer(next((option for option in sitter.options if option.get("main")), sitter.options[0]))
    assert sitter.problems == []


@pytest.mark.parametrize("width", [1280, 1600, 390])
def test_buildings_one_begins_with_stand_below_the_resources_and_not_below_their_name(
    live: Live, context: New, width: int
) -> None:
    page = Sitter(context(), live.url).page
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(live.url)
    built, resources = page.locator("dd.built"), page.locator("dd.res")
    built.wait_for()
    found, above = built.bounding_box(), resources.bounding_box()
    assert found is not None
    assert above is not None
    assert found["x"] == above["x"]
    assert found["y"] >= above["y"] + above["height"]


def test_a_battle_against_a_bot_and_back_to_it_from_the_lobby(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open()
    page.get_by_text("until one side is beaten").click()
    page.get_by_role("button", name="Begin the game").click()
    made = made_by(sitter)
    policy = Lively(2)
    for _ in range(6):
        sitter.until(lambda: sitter.asked is not None, "a question")
        sitter.answer(policy(sitter.options))
    sitter.until(lambda: sitter.asked is not None, "a question")
    choice = sitter.choice
    page.get_by_role("link", name="Banneret").click()
    entry = page.get_by_role("link", name="Skirmish")
    entry.get_by_text("Your turn").wait_for()
    known = len(sitter.heard)
    entry.click()
    sitter.until(lambda: len(sitter.heard) > known and sitter.asked is not None, "the table")
    assert sitter.choice == choice
    assert page.url.endswith(made["room"])
    assert not game_of(live, made).over
    assert sitter.problems == []


def test_what_was_chosen_is_there_again(live: Live, context: New) -> None:
    here = context()
    first = Sitter(here, live.url)
    first.open()
    first.page.get_by_text("Crossroads").first.click()
    first.page.get_by_role("group", name="Who sits in seat 2").get_by_role("button", name="here").click()
    first.page.get_by_role("textbox", name="Your name").fill("Ysolde")
    first.page.get_by_role("button", name="Begin the game").click()
    made = made_by(first)
    seats = live.rooms.awake[made["room"]].info("en").seats
    assert [seat.kind for seat in seats] == ["person", "person"]
    assert seats[0].name == "Ysolde"
    again = Sitter(here, live.url)
    again.open()
    again.page.get_by_role("heading", name="Crossroads").wait_for()
    assert again.page.get_by_role("textbox", name="Your name").input_value() == "Ysolde"
    stored = json.loads(again.page.evaluate("localStorage.getItem('banneret.rooms')"))
    assert set(stored[made["room"]]["keys"]) == {"0", "1"}
    again.page.get_by_role("button", name="Remove Crossroads from this list").click()
    again.page.get_by_role("button", name="Remove", exact=True).click()
    assert json.loads(again.page.evaluate("localStorage.getItem('banneret.rooms')")) == {}
    assert first.problems + again.problems == []


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080), (390, 844)])
def test_games_one_has_begun_come_first_and_can_be_seen(live: Live, context: New, size: tuple[int, int]) -> None:
    sitter = Sitter(context(viewport={"width": size[0], "height": size[1]}), live.url)
    for seed in range(5):
        sitter.heard.clear()
        sitter.sit(room(live, "skirmish", SKIRMISH, seed=seed), 0)
    sitter.open()
    page = sitter.page
    page.locator(".resume a").nth(4).wait_for()
    boxes = [page.locator(one).bounding_box() for one in (".resume ul", "ul.games", ".scenarios .list")]
    assert all(boxes)
    heights = [box["height"] for box in boxes if box]
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops)
    assert heights[0] >= 2 * 48
    assert heights[2] >= 2 * 44
    assert sitter.problems == []


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080)])
def test_somebody_new_sees_scenarios_and_the_whole_map(live: Live, context: New, size: tuple[int, int]) -> None:
    sitter = Sitter(context(viewport={"width": size[0], "height": size[1]}), live.url)
    sitter.open()
    page = sitter.page
    page.locator(".preview g[aria-hidden] > g").first.wait_for()
    page.locator(".begin-lesson").wait_for()
    rows = page.locator(".scenarios .list").bounding_box()
    assert rows is not None
    assert rows["height"] >= 2 * 44
    legend, tiles = page.locator(".words ul").bounding_box(), page.locator(".preview g[aria-hidden] > g")
    assert legend is not None
    for n in range(tiles.count()):
        box = tiles.nth(n).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= legend["y"] or box["x"] >= legend["x"] + legend["width"], "under the legend"
    assert sitter.problems == []


def test_the_field_of_battlelore_says_whose_army_is_whose(live: Live, context: New) -> None:
    sitter = Sitter(context(viewport={"width": 1366, "height": 768}), live.url)
    sitter.open()
    page = sitter.page
    page.get_by_text("BattleLore", exact=True).click()
    names = page.locator(".stage svg text", has_text=re.compile(r"^[^\d]{2,}$"))
    names.nth(1).wait_for()
    placed = {(names.nth(n).text_content() or ""): names.nth(n).bounding_box() for n in range(names.count())}
    below = placed.pop("You")
    assert below is not None
    assert [box["y"] < below["y"] for box in placed.values() if box] == [True]
    assert sitter.problems == []


def test_choosing_a_scenario_far_down_leaves_the_page_where_it_is(live: Live, context: New) -> None:
    sitter = Sitter(context(viewport={"width": 1366, "height": 768}), live.url)
    sitter.open()
    page = sitter.page
    page.wait_for_selector(".scenarios .list label")
    for row in (12, 25, 28):
        chosen = page.locator(".scenarios .list label").nth(row)
        chosen.scroll_into_view_if_needed()
        before = chosen.bounding_box()
        chosen.click()
        page.wait_for_timeout(100)
        assert chosen.bounding_box() == before
        assert page.evaluate(
            "[document.scrollingElement, document.querySelector('.lobby'), document.querySelector('.left')]"
            ".every((one) => one.scrollTop === 0)"
        )
    assert sitter.problems == []


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_an_opponent_is_chosen_by_rank(size: tuple[int, int], live: Live, context: New) -> None:
    sitter = Sitter(context(viewport={"width": size[0], "height": size[1]}), live.url)
    sitter.open()
    page = sitter.page
    ranks = page.locator(".ranks .seg")
    ranks.wait_for()
    assert ranks.evaluate("row => row.scrollWidth <= row.clientWidth && row.clientHeight < 60")
    ranks.get_by_text("Knight", exact=True).click()
    page.get_by_text("A duellist").wait_for()
    page.get_by_role("button", name="Begin the game").click()
    made = made_by(sitter)
    assert [seat.bot for seat in live.rooms.awake[made["room"]].stored.seats] == ["", "gero"]
    assert sitter.problems == []


def test_the_page_brings_its_fonts_along(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    sitter.open()
    sitter.page.get_by_role("button", name="Begin the game").wait_for()
    sitter.page.evaluate("document.fonts.ready.then(() => null)")
    loaded = sitter.page.evaluate(
        "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    )
    assert {name.strip('"') for name in loaded} == {"Banneret Pagella", "Roboto Variable"}
    assert sitter.problems == []
