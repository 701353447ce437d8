"""Duels and Adventure mode of the Battlefield expansion, from the lobby to the end, by clicks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator

from tests.browser.driver import Sitter
from tests.browser.play import Brisk, Curious, Lively, game_of, ready, room
from tests.browser.whole_games import SecondDevices, check, play, result
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
HEROES = ("castle/catherine", "dungeon/mutare")
DUEL_WORDS = ("remove", "obstacle", "turn", "place", "deploy", "move", "attack")
TRIP_WORDS = (
    "keep_adventure", "resolve", "raise", "end_turn", "build", "recruit", "obstacle", "deploy", "move", "attack",
)  # fmt: skip


def answered(sitter: Sitter, before: int, many: int) -> bool:
    """Whether this many answers were given since."""
    return sum('"do":"answer"' in said for said in sitter.said[before:]) == many


def told_or_asked(sitter: Sitter, before: int, plan: Locator) -> bool:
    """Whether two answers were given, or are asked for once more."""
    return answered(sitter, before, 2) or plan.count() > 0


def test_a_duel_begins_with_three_clicks(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    sitter.open()
    sitter.page.get_by_role("radio", name="Battlefield").check(force=True)
    sitter.page.get_by_role("radio", name="Short Duel").check(force=True)
    sitter.page.get_by_role("button", name="Begin the game").click()
    sitter.until(lambda: any(message["is"] == "welcome" for message in sitter.heard), "a table")
    assert ready(sitter) is sitter
    assert sitter.asked is not None
    assert sitter.asked["step"] in ("ask_drop", "ask_obstacle")
    assert sitter.problems == []


def test_a_whole_short_duel_against_a_bot(live: Live, context: New, shots: Path) -> None:
    made = room(live, "duel_short", HEROES, "person bot", game="battlefield", seed=4)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, 0)
    policy = Curious(3)
    play((sitter,), policy, 900, SecondDevices(live, made))
    returns = game_of(live, made).result
    assert returns is not None
    assert result(sitter).startswith("Victory") == (returns[0] == 1)
    sitter.shot(str(shots / "duel-over.png"))
    assert not [word for word in DUEL_WORDS if not policy.given[word]]
    assert set(sitter.clicked) >= {"space", "obstacle", "turn", "kind", "card"}
    check(sitter)


def test_a_unit_goes_to_its_target_by_one_click(live: Live, context: New) -> None:
    """Whoever clicks an enemy in reach goes there and strikes, once asked: two answers."""
    made = room(live, "duel_short", HEROES, game="battlefield", seed=6)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    policy = Lively(5)
    beside = SecondDevices(live, made, clicks=0)
    for _ in range(400):
        now = ready(*sitters)
        assert now is not None
        if now.asked and now.asked["step"] == "ask_action":
            now.show()
            struck = now.page.locator('button[aria-label*="legal target after"]')
            now.page.wait_for_timeout(400)
            if struck.count():
                before = len(now.said)
                struck.first.click()
                plan = now.page.locator('.choice [data-key="plan"]')
                now.until(partial(told_or_asked, now, before, plan), "two answers, or to be asked once more")
                if plan.count():  # where the blow cannot be taken back
                    plan.click()
                now.until(partial(answered, now, before, 2), "two answers")
                move, attack = [said for said in now.said[before:] if '"do":"answer"' in said]
                assert '"answer":"move:' in move
                assert '"answer":"attack:' in attack
                beside.close()
                check(*sitters)
                return
        beside.answer(now, policy(now.options))
    raise AssertionError("nobody came near enough")


def test_a_whole_small_adventure_between_two_browsers(live: Live, context: New, shots: Path) -> None:
    made = room(live, "adventure_small", HEROES, game="battlefield", seed=27)
    sitters = Sitter(context(), live.url), Sitter(context(), live.url)
    for seat, sitter in enumerate(sitters):
        sitter.sit(made, seat)
    policy = Brisk(27, 140)
    play(sitters, policy, 1200, SecondDevices(live, made))
    assert game_of(live, made).over
    sitters[0].shot(str(shots / "adventure-over.png"))
    assert not [word for word in TRIP_WORDS if not policy.looks.given[word]]
    assert {kind for sitter in sitters for kind in sitter.clicked} >= {
        "adventure",
        "obstacle",
        "kind",
        "space",
        "button",
    }
    check(*sitters)
