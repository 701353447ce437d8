"""Files from elsewhere: share codes of the fans' editor, drafts changed in two places, all that is shipped."""

from __future__ import annotations

from collections.abc import Callable

import yaml
from playwright.sync_api import BrowserContext, expect

from banneret.scenario_files import files_of
from banneret.table.presenter import presenter_of
from tests.browser.driver import Sitter
from tests.browser.workshop.test_links import KEPT, begun
from tests.browser.workshop.test_making import file_of, sound
from tests.heroes.designing.test_fan_map import PLAIN, code, laid
from tests.support.live_server import Live
from tests.support.time_limits import HANG

New = Callable[..., BrowserContext]
PATIENT = 1000 * HANG


def test_a_share_code_becomes_a_draft_and_what_is_not_in_the_box_is_listed(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page
    page.locator("[data-link=import]").click()
    page.get_by_role("textbox", name="Share code").fill("no code")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible(timeout=PATIENT)
    page.get_by_role("textbox", name="Share code").fill(code(laid(PLAIN | {(1, -1): "F11"})))
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("dialog")).to_contain_text("F11 (1,-1)", timeout=PATIENT)
    page.get_by_role("button", name="Go on with it").click()
    page.locator('[data-spot="0,0"]').wait_for()
    page.wait_for_function("location.hash !== ''")
    text = file_of(page)
    assert "set: [C1]" in text
    assert "F11" in text, "what was left out stands at the head of the file"


def test_a_draft_changed_in_two_places_loses_neither(live: Live, context: New) -> None:
    one = begun(context(), live).page
    one.locator("[data-link=server]").click()
    one.get_by_role("button", name="Keep it there").click()
    one.get_by_text(KEPT).wait_for(timeout=PATIENT)
    key = one.get_by_role("dialog").get_by_role("textbox").input_value()
    one.get_by_role("button", name="Close").last.click()
    sitter = Sitter(context(), live.url)
    sitter.open("#/workshop")
    other = sitter.page
    other.get_by_text("Drafts on the server").click()
    other.get_by_label("The key of another browser").fill(key)
    other.get_by_role("button", name="Look").click()
    other.locator("[data-server-draft]").click(timeout=PATIENT)
    sound(other)
    other.locator('[data-piece="far:any"]').click()
    other.locator('[data-spot="0,2"]').click()
    other.locator("[data-link=server]").click()
    other.get_by_text(KEPT).wait_for(timeout=PATIENT)
    theirs = "[0, 2]"
    one.locator('[data-piece="near:N3"]').click()
    one.locator('[data-spot="1,1"]').click()
    one.locator(".state").get_by_text("It has been changed elsewhere in the meantime.").wait_for(timeout=PATIENT)
    mine = file_of(one)
    assert "N3" in mine
    assert theirs not in mine
    before = one.url
    one.locator("[data-link=server]").click()
    one.get_by_role("button", name="Open the other as a second draft").click()
    one.wait_for_function("before => location.href !== before", arg=before)
    sound(one)
    assert theirs in file_of(one)
    one.goto(before)
    sound(one)
    assert file_of(one) == mine


def part_of(text: str, key: str) -> object:
    return yaml.safe_load(text)[key]


def test_a_scenario_is_rolled_and_parts_of_it_are_kept(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-random=heroes]").click()
    sound(page)
    first = file_of(page)
    # The map is changed by hand, and kept: it stays as it was changed, and the rest becomes another scenario.
    page.get_by_role("group", name="Far tiles in each pool").get_by_role("button").last.click()
    sound(page)
    changed = file_of(page)
    assert part_of(changed, "layout") != part_of(first, "layout")
    page.locator("[data-keep=map]").click()
    page.get_by_role("button", name="Roll the rest again").click()
    # What is rolled may have the same name by chance, but never the same seeds.
    sitter.until(lambda: file_of(page) != changed, "another scenario")
    sound(page)
    rolled = file_of(page)
    assert part_of(rolled, "layout") == part_of(changed, "layout")
    assert rolled.partition("id:")[0] != changed.partition("id:")[0]
    page.get_by_role("button", name="Undo").click()
    assert file_of(page) == changed
    # Of a scenario that was never rolled a part can be kept as well.
    sitter.open("#/workshop")
    page.locator("[data-copy=crown_hill]").click()
    page.locator("[data-link=roll]").click()
    page.locator("[data-keep=goal]").click()
    page.get_by_role("button", name="Roll the rest again").click()
    page.locator(".cm-content").get_by_text("made by chance").wait_for()
    assert part_of(file_of(page), "victory") == part_of(files_of("heroes").shipped("crown_hill"), "victory")
    assert sitter.problems == []


def test_every_shipped_scenario_opens_and_is_saved_as_it_is(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    for game in ("heroes", "battlelore"):
        for scenario in presenter_of(game).lobby("en").scenarios:
            if scenario.mode == "skirmish":
                continue
            sitter.open("#/workshop")
            page.locator(f"[data-copy={scenario.id}]").click()
            page.locator(".cm-content").wait_for()
            assert file_of(page) == files_of(game).shipped(scenario.id)
    assert sitter.problems == []
