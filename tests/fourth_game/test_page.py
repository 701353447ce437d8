"""The game on the page, which has no drawing of it: by clicks, from the lobby to the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext

from tests.browser.conftest import chromium, context, live, shots  # noqa: F401  (fixtures)
from tests.browser.driver import Sitter
from tests.browser.whole_games import check, play, result
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
PERSON = {"kind": "person", "side": ""}


def test_a_whole_race_between_two_browsers(live: Live, context: New, shots: Path) -> None:  # noqa: F811
    made = live.room(PERSON, PERSON, game="couriers", scenario="race", seed=6)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url, {"language": "de"})
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    first, second = (sitter.page.get_by_role("region").first for sitter in sitters)
    first.get_by_text("Court at mile").wait_for()
    second.get_by_text("Hof bei Meile").wait_for()
    sitters[0].show()
    assert "You" in first.inner_text()
    assert "couriers" not in first.inner_text()
    sitters[0].shot(str(shots / "fourth-game.png"))
    rng = Random(6)
    play(sitters, rng.choice, 200)
    assert (result(sitters[0]), result(sitters[1])) == ("Player 2 wins", "Sieg für Spieler 2")
    sitters[1].page.get_by_text("Wird geladen").wait_for(state="hidden")
    sitters[1].shot(str(shots / "fourth-game-over.png"))
    assert set(sitters[0].clicked) | set(sitters[1].clicked) == {"button"}
    looks_back(sitters[0], shots)
    check(*sitters)


def looks_back(sitter: Sitter, shots: Path) -> None:  # noqa: F811
    """Watch the game again from its end: every hand lies open, and steps go on and back."""
    page = sitter.page
    page.get_by_role("button", name="Watch the replay").click()
    page.wait_for_url("**/#/r/**")
    page.get_by_text("Court at mile").first.wait_for()
    assert page.locator("td", has_text="Gallop").count()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Player 1 plays").first.wait_for()
    sitter.shot(str(shots / "fourth-game-replay.png"))


def test_the_lobby_begins_a_race_against_the_games_own_bot(live: Live, context: New, shots: Path) -> None:  # noqa: F811
    sitter = Sitter(context(), live.url)
    sitter.open()
    sitter.page.get_by_text("Couriers", exact=True).first.click()
    sitter.page.get_by_text("The race to the court").first.wait_for()
    sitter.shot(str(shots / "fourth-game-lobby.png"))
    sitter.page.get_by_role("button", name="Begin").first.click()
    sitter.until(lambda: sitter.asked is not None, "a question")
    sitter.show()
    assert sitter.page.get_by_text("Dashing").count()
    sitter.answer(sitter.options[0])
    assert sitter.problems == []
