"""Two players at one screen: begun in the lobby, with a curtain between their turns."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, game_of, room
from tests.browser.secrets import hands
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
CURTAIN = "#curtain-title"


def test_a_curtain_covers_the_hand_while_the_table_is_passed(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    made = room(live, "skirmish", SKIRMISH, seed=3)
    sitter.sit(made, 0, 1)
    policy = Lively(5)
    passed = 0
    before = 0
    while passed < 4:
        game = game_of(live, made)
        asked = game.state.seat
        sitter.until(lambda: page.locator(CURTAIN).count() or sitter.asked, "a question or a curtain")
        if page.locator(CURTAIN).count():
            passed += 1
            check_covered(sitter, hands(game), before)
            if passed == 3:  # a reload does not lift the curtain
                page.reload()
                page.wait_for_selector(CURTAIN)
                check_covered(sitter, hands(game), len(sitter.heard) - 1)
            page.get_by_role("button", name="show my hand").click()
            page.wait_for_selector(CURTAIN, state="detached")
            sitter.until(lambda: sitter.asked is not None, "the question")
            shown = page.locator('[data-at^="card:"]').evaluate_all("all => all.map((one) => one.dataset.at)")
            assert sorted(shown) == sorted(f"card:{card}" for card in hands(game)[asked])
        else:
            assert sitter.seat == asked
            before = len(sitter.heard)
            sitter.answer(policy(sitter.options))
    assert sitter.problems == []


def check_covered(sitter: Sitter, held: list[list[str]], since: int) -> None:
    """Neither hand is on the page, and none of the messages that brought the curtain told of the other's."""
    page = sitter.page
    assert sum(map(len, held)) > 0
    assert sitter.seat == -1
    assert sitter.asked is None
    assert page.locator('[data-at^="card:"], [data-at^="offer:"], [data-key]').count() == 0
    view = next(message for message in reversed(sitter.heard) if message["is"] == "welcome")["table"]["view"]
    assert [side.get("hand") or [] for side in view["combat"]["sides"]] == [[], []]
    lately = json.dumps([message for message in sitter.heard[since:] if message["is"] == "welcome"])
    for card in {card for hand in held for card in hand}:
        assert f'"card:{card}"' not in lately
        assert f'card:{card}"' not in page.content()


def test_the_map_for_two_at_one_screen_is_two_clicks_away(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    sitter.open()
    page = sitter.page
    page.get_by_role("group", name="Who sits in seat 2").get_by_role("button", name="here").click()
    page.get_by_role("button", name="Begin the game").click()
    sitter.until(lambda: sitter.waiting != [], "the first question")
    page.get_by_role("group", name="Adventure map").first.wait_for()
    assert len(game_of(live, {"room": page.url.partition("#/t/")[2]}).setup.seats) == 2
    assert sitter.problems == []
