"""Drafts chained into a campaign, broken and mended, and begun at a table; games that begin in a later round."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from banneret.heroes.state.whole_game import WholeGame
from tests.browser.driver import Sitter
from tests.browser.play import game_of
from tests.browser.workshop.test_making import file_of, sound
from tests.support.live_server import Live
from tests.support.time_limits import HANG

New = Callable[..., BrowserContext]
PATIENT = 1000 * HANG


def room_of(sitter: Sitter) -> dict[str, str]:
    sitter.until(lambda: "#/t/" in sitter.page.url, "the table")
    return {"room": sitter.page.url.partition("#/t/")[2]}


def test_parts_are_chained_broken_mended_and_played(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-new=chain]").click()
    page.locator("[data-new-chain]").click()
    for _ in range(2):
        page.locator("[data-add-part]").click()
    page.locator("[data-add-gift='1']").click()
    expect(page.locator("[data-between='1']")).to_contain_text("Gain 5 gold", timeout=PATIENT)
    play = page.get_by_role("button", name="Play it")
    expect(play).not_to_have_attribute("aria-disabled", "true", timeout=PATIENT)
    page.locator("[data-part='2'] a").click()
    sound(page)
    text = file_of(page)
    assert "part: 2, of: 2" in text
    assert "gifts:" in text
    page.go_back()
    # Another second part does not know the gift: the chain is broken, and a click mends it.
    page.locator("[data-part='2'] button").last.click()
    page.locator("[data-add-part]").click()
    expect(page.locator("[data-part='1']")).to_contain_text("has no such entry in its gifts", timeout=PATIENT)
    expect(play).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Let part 2 know it").click()
    expect(page.locator("[data-part='1'] .bad")).to_have_count(0, timeout=PATIENT)
    play.click()
    made = room_of(sitter)
    sitter.until(lambda: sitter.asked is not None, "a question")
    assert game_of(live, made).setup.definition
    status, told = live.ask("GET", f"/api/rooms/{made['room']}/campaign")
    assert (status, len(told["parts"]), told["part"]) == (200, 2, 1)
    assert sitter.problems == []


def test_tiles_are_turned_and_a_game_begins_in_a_later_round(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-new=heroes]").click()
    sound(page)
    page.locator('[data-piece="center:C1"]').click()
    page.locator('[data-spot="1,1"]').click()
    page.get_by_role("button", name="Turn right").click()
    page.get_by_role("button", name="Turn right").click()
    assert "{kind: center, at: [[1, 1]], set: [C1], turned: 2}" in file_of(page)
    page.locator('[data-spot="1,1"]').focus()
    page.keyboard.press("Shift+R")
    assert "set: [C1], turned: 1}" in file_of(page)
    page.get_by_role("button", name="Leave it to the players").click()
    assert "turned" not in file_of(page)
    sound(page)
    page.get_by_role("button", name="Play", exact=True).click()
    for _ in range(2):
        page.get_by_role("group", name="Begin in round").get_by_role("button").last.click()
    page.get_by_role("button", name="Begin", exact=True).click()
    made = room_of(sitter)
    state = game_of(live, made).state
    assert isinstance(state, WholeGame)
    assert state.game_round >= 3
    assert sitter.problems == []


def test_a_draft_is_played_from_any_seat_or_from_all(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    for seat, kinds in (("2", ["bot", "person"]), ("All", ["person", "person"])):
        sitter.open("#/workshop")
        page.locator("[data-new=heroes]").click()
        sound(page)
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("radiogroup", name="Your seat").get_by_text(seat, exact=True).click()
        page.get_by_role("button", name="Begin", exact=True).click()
        made = room_of(sitter)
        assert [one.kind for one in live.rooms.awake[made["room"]].info("en").seats] == kinds
    assert sitter.problems == []
