"""Everything the lab shows of a run, and two versions side by side on the same luck."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.workshop.test_links import begun
from tests.browser.workshop.test_making import file_of
from tests.support.live_server import Live
from tests.support.time_limits import HANG

New = Callable[..., BrowserContext]
PATIENT = 1000 * HANG
RESULTS = (
    "Wins by bot", "Wins by faction", "Wins by seat", "Wins by turn order", "Games by the round they ended in",
    "What decided", "Resources over rounds", "Where it happens", "Most played cards", "Games worth a look",
)  # fmt: skip


def test_two_versions_are_weighed_on_the_same_luck_and_everything_is_shown(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page
    text = file_of(page)
    page.locator("[data-link=weigh]").click()
    # Beside the draft as it stands the same file: on the same luck they are the same games.
    page.locator('fieldset input[type="file"]').nth(1).set_input_files(
        {"name": "beside.yaml", "mimeType": "text/yaml", "buffer": text.encode()}
    )
    expect(page.get_by_label("Beside it")).to_have_value("*")
    page.get_by_label("Bot 1").select_option("random")
    page.get_by_role("button", name="Weigh it").click()
    # Results grow as games end.
    page.get_by_text("1 game ·").or_(page.get_by_text(" games ·")).first.wait_for(timeout=PATIENT)
    page.locator(".progress").get_by_text("40 of 40 games").wait_for(timeout=PATIENT)
    page.get_by_text("20 games ·").nth(1).wait_for(timeout=PATIENT)
    one, other = page.locator("article").all()
    for version in (one, other):
        for result in RESULTS:
            expect(version.locator("h3").filter(has_text=result)).to_have_count(1)
        intervals = version.locator("svg[aria-label^=between]")
        assert intervals.count() == version.locator("th[scope=row]").count() > 6
        assert version.locator("polygon.field").count() > 10
        assert version.locator("path.seat").count() == 2
        assert version.locator(".replays a").count() == 3
    words = [version.inner_text().partition("\n")[2] for version in (one, other)]
    assert words[0] == words[1]
    heads = [version.locator("h2").inner_text() for version in (one, other)]
    assert len(set(heads)) == 2, "they are told apart"
    before = one.locator("polygon.field").evaluate_all("all => all.map(one => one.outerHTML).join()")
    one.get_by_text("fights", exact=True).click()
    sitter.until(
        lambda: one.locator("polygon.field").evaluate_all("all => all.map(one => one.outerHTML).join()") != before,
        "the map of fights",
    )
    one.locator(".replays a").first.click()
    page.wait_for_url("**/#/r/*")
    page.get_by_role("button", name="Next").or_(page.locator(".replay")).first.wait_for()
    assert sitter.problems == []


def test_the_maps_for_two_and_three_stand_side_by_side_and_each_is_changed(live: Live, context: New) -> None:
    sitter = begun(context(), live)
    page = sitter.page
    page.get_by_label("Another map").select_option("3")
    page.get_by_role("button", name="Side by side").click()
    two, three = page.locator('[data-map="2"]'), page.locator('[data-map="3"]')
    expect(two).to_be_visible()
    expect(three).to_be_visible()
    tiles = two.locator(".tile").count(), three.locator(".tile").count()
    page.locator("[data-lacking=P3]").click()
    three.locator('[data-spot="-1,2"]').click()
    expect(three.locator(".tile")).to_have_count(tiles[1] + 1)
    two.locator('[data-spot="0,1"]').click()
    page.keyboard.press("Delete")
    expect(two.locator(".tile")).to_have_count(tiles[0] - 1)
    expect(three.locator(".tile")).to_have_count(tiles[1] + 1)
    assert "P3: [-1, 2]" in file_of(page)
    assert sitter.problems == []
