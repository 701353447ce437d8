"""Heroes of BattleLore on the page: from the academy to the hall, and from the hall to an adventure, by clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, FilePayload

from tests.browser.driver import Sitter, keep_picture
from tests.browser.test_lobby import made_by
from tests.browser.test_tour import grave
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
ACADEMY = ["ask_class", "ask_first_skill", "ask_present"]


def graduate(sitter: Sitter, name: str) -> list[str]:
    """Send a new hero through the academy; the steps that were asked."""
    sitter.open("#/heroes")
    sitter.page.get_by_role("textbox", name="Name of the hero").fill(name)
    sitter.page.get_by_role("button", name="To the academy").click()
    made_by(sitter)
    steps: list[str] = []
    while not sitter.over:
        sitter.until(lambda: sitter.asked is not None or sitter.over, "a question")
        if sitter.asked is not None:
            steps.append(sitter.asked["step"])
            sitter.answer(sitter.options[0])
    sitter.page.get_by_role("heading", name=f"{name} leaves the academy").wait_for()
    return steps


def test_a_hero_goes_from_the_academy_to_the_hall_and_leaves_things_at_home(
    live: Live, context: New, shots: Path
) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    assert graduate(sitter, "Maud") == ACADEMY
    assert grave(sitter) == []
    page.get_by_role("link", name="To the hall").click()
    page.get_by_role("button", name="Maud Commander").wait_for()
    page.get_by_role("heading", name="Equipped").wait_for()
    page.get_by_role("button", name="Leave at home").click()
    page.get_by_role("button", name="Take along").wait_for()
    assert page.get_by_role("button", name="Leave at home").count() == 0
    keep_picture(page, shots / "career.png")
    assert grave(sitter) == []
    page.reload()
    page.get_by_role("button", name="Take along").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Retire").click()
    page.get_by_role("dialog").get_by_role("button", name="Retire").click()
    page.get_by_role("heading", name="Hall of heroes").wait_for()
    other = Sitter(context(), live.url)
    other.open("#/heroes")
    file: FilePayload = {"name": "maud.hero", "mimeType": "text/plain", "buffer": text.encode()}
    other.page.locator("input[type=file]").set_input_files([file])
    other.page.get_by_role("button", name="Maud Commander").wait_for()
    broken: FilePayload = {"name": "x.hero", "mimeType": "text/plain", "buffer": b"nothing of the kind"}
    other.page.locator("input[type=file]").set_input_files([broken])
    other.page.get_by_role("alert").wait_for()
    assert sitter.problems == []


def test_a_kept_hero_comes_to_an_adventure_from_the_lobby(live: Live, context: New, shots: Path) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    graduate(sitter, "Isolde")
    page.get_by_role("button", name="To a first adventure").click()
    heroes = page.get_by_role("combobox", name="Hero of seat 1")
    heroes.locator("option", has_text="Isolde").wait_for(state="attached")
    assert page.get_by_role("radio", name="BattleLore").is_checked()
    page.get_by_role("heading", name="First Laurels").wait_for()
    assert heroes.locator("option:checked").inner_text().startswith("Isolde")
    keep_picture(page, shots / "lobby-battlelore.png")
    page.get_by_role("button", name="Begin the game").click()
    made = made_by(sitter)
    sides = [seat.side for seat in live.rooms.awake[made["room"]].info("en").seats]
    sitter.until(lambda: sitter.asked is not None, "a question")
    assert "Isolde" in sides[0]
    page.goto(f"{live.url}/#/heroes")
    page.get_by_text("at a table now").wait_for()
    assert sitter.problems == []
