"""A scenario of one's own from the lobby to others: shared by its link, played from there, printed, and weighed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.heroes.designing.maps import OWN
from tests.support.live_server import Live
from tests.support.time_limits import HANG

PATIENT = 1000 * HANG


def test_a_file_is_shared_played_printed_and_weighed(
    live: Live, context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    file = tmp_path / "hills.yaml"
    file.write_text(OWN)
    page = context().new_page()
    page.goto(f"{live.url}/#/")
    page.locator("input[type=file]").first.set_input_files(file)
    page.get_by_role("button", name="Share by link").click(timeout=PATIENT)
    page.get_by_role("link", name="Open its page").click(timeout=PATIENT)
    expect(page.get_by_role("heading", name="Two Hills", level=1)).to_be_visible(timeout=PATIENT)
    shared = page.url

    page.get_by_role("link", name="Print it").first.click()
    expect(page.get_by_role("img", name="The map of Two Hills")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_role("heading", name="How to win")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print", exact=True)).to_be_hidden()
    page.emulate_media(media="screen")

    page.goto(f"{live.url}/#/workshop/lab")
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.get_by_role("combobox", name="Scenario")).to_have_value("*", timeout=PATIENT)
    for seat in (1, 2):
        page.get_by_label(f"Bot {seat}").select_option("random")
    page.get_by_role("button", name="Weigh it").click()
    expect(page.get_by_text("20 of 20 games")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_role("heading", name="Wins by seat")).to_be_visible()
    expect(page.get_by_role("link", name="The longest")).to_be_visible()

    page.goto(shared)
    page.get_by_role("button", name="Begin the game").click(timeout=PATIENT)
    page.wait_for_url("**/#/t/**", timeout=PATIENT)


def test_a_random_map_is_rolled_in_the_lobby_and_begun(live: Live, context: Callable[..., BrowserContext]) -> None:
    page = context().new_page()
    page.goto(f"{live.url}/#/")
    # Another part of the lobby says of every scenario what it is called.
    name = page.get_by_role("heading", level=1)
    page.get_by_role("button", name="Random map").click(timeout=PATIENT)
    keep = page.get_by_role("group", name="Keep:")
    expect(keep).to_be_visible(timeout=PATIENT)
    first = name.inner_text()
    keep.get_by_text("goal").click()
    page.get_by_role("button", name="Roll the rest again").click()
    expect(name).not_to_have_text(first, timeout=PATIENT)
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/#/t/**", timeout=PATIENT)
    (room,) = [room for room in live.rooms.awake.values() if room.id in page.url]
    assert "random" in room.game.setup.definition
