"""A campaign and a game together, begun in the lobby and played to their end by clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext

from banneret.kernel.chance import Key
from tests.browser.driver import Sitter
from tests.browser.play import Brisk, game_of
from tests.browser.test_lobby import made_by
from tests.browser.whole_games import check, play, result
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game begins with the same dice, so that a test that fails does so again."""
    monkeypatch.setattr("banneret.server.rooms.making.new_room.Key.new", lambda: Key(bytes([58] * 32)))
    monkeypatch.setattr("banneret.server.rooms.making.new_game.SystemRandom", lambda: Random(58))


def begin(sitter: Sitter, mode: str, name: str) -> dict[str, str]:
    """From the opened page to the table of a scenario."""
    page = sitter.page
    page.add_init_script("crypto.getRandomValues = (numbers) => numbers.fill(8)")  # what a player adds to the dice
    sitter.open()
    page.get_by_role("group", name="Kinds of scenarios").get_by_role("button", name=mode).click()
    page.get_by_role("radiogroup", name="Scenario").get_by_text(name, exact=True).click()
    page.get_by_role("heading", name=name, level=1).wait_for()
    page.get_by_role("button", name="Begin the game").click()
    made = made_by(sitter)
    sitter.until(lambda: sitter.asked is not None, "a question")
    return made


def test_the_first_part_of_a_campaign(live: Live, context: New, shots: Path) -> None:
    """The goal, the ways to lose and the next event are in sight; after a defeat the part can be played again."""
    sitter = Sitter(context(), live.url)
    page = sitter.page
    made = begin(sitter, "Campaign", "Homecoming")
    goals = page.get_by_role("region", name="Goal")
    goals.wait_for()
    assert "Capture the Town: Terraneus." in goals.inner_text()
    assert page.get_by_role("list", name="How all is lost").get_by_role("listitem").count() == 2
    rounds = page.get_by_role("region", name="The round").inner_text()
    assert "Griffins" in rounds
    play((sitter,), Brisk(5, 40), 400)
    assert game_of(live, made).over
    result(sitter)
    campaign = page.get_by_role("region", name="Long Live The Queen")
    campaign.wait_for()
    assert campaign.get_by_role("listitem").count() == 3
    sitter.shot(str(shots / "campaign-over.png"))
    won = game_of(live, made).result == (1,)
    known = len(sitter.heard)
    assert page.locator(".btn.primary:visible").count() == 1, "one golden answer: the way on"
    campaign.get_by_role("button", name="On to the next part" if won else "Try this part again").click()
    sitter.until(lambda: not sitter.page.url.endswith(made["room"]) and len(sitter.heard) > known, "the next table")
    sitter.until(lambda: sitter.asked is not None, "a question")
    page.get_by_role("link", name="Banneret").click()
    page.get_by_role("button", name="Continue: part").wait_for()
    check(sitter)


def test_a_game_together(live: Live, context: New, shots: Path) -> None:
    """What an ally has is in sight, and all win or lose as one."""
    sitter = Sitter(context(), live.url)
    page = sitter.page
    made = begin(sitter, "Co-op", "First Steps")
    allies = page.get_by_role("region", name="Allies")
    allies.wait_for()
    assert allies.get_by_role("button").count() == 1
    page.get_by_role("button", name="Show everything about the scenario").click()
    about = page.get_by_role("dialog", name="First Steps")
    assert "lend units" in about.inner_text()
    page.keyboard.press("Escape")
    play((sitter,), Brisk(3, 30), 400)
    game = game_of(live, made)
    assert game.result in ((1, 1), (-1, -1))
    result(sitter)
    sitter.shot(str(shots / "together-over.png"))
    check(sitter)
