"""A hint at the table, given with one click; and a game that is looked back on, and played on from a slip."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext

from banneret.bots import make
from banneret.games import new
from banneret.table.replay.past_game import PastGame
from banneret.table.review.judging import Effort
from tests.browser.driver import Sitter
from tests.support.live_server import Live

ARMIES = ["castle_vanguard", "castle_vanguard"]
FEW_UNITS = ["castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons"]


def test_a_hint_points_at_an_answer_and_gives_it(context: Callable[..., BrowserContext], live: Live) -> None:
    live.rooms.hint_budget = "12sims"
    made = live.room({"kind": "person", "side": ARMIES[0], "name": "Maud"}, {"kind": "bot", "side": ARMIES[1]}, seed=3)
    sitter = Sitter(context(), live.url)
    sitter.sit(made, 0)
    sitter.until(lambda: sitter.asked is not None, "a question")
    sitter.show()
    sitter.page.keyboard.press("i")
    bubble = sitter.page.locator("[data-moment=hint]")
    bubble.wait_for()
    hint = next(message for message in sitter.heard if message["is"] == "hint")
    best = hint["answers"][0]["answer"]
    assert bubble.locator("li").first.get_attribute("data-hint") == best
    sitter.page.keyboard.press("Escape")
    bubble.wait_for(state="detached")
    sitter.page.locator(".helps [aria-keyshortcuts=I]").click()
    bubble.locator(".btn.primary").click()
    bubble.wait_for(state="detached")
    given = [json.loads(said) for said in sitter.said if '"do":"answer"' in said]
    assert [answer["answer"] for answer in given] == [best]
    assert sitter.problems == []


def test_a_game_is_looked_back_on(context: Callable[..., BrowserContext], live: Live) -> None:
    live.rooms.reviews.effort = Effort(simulations=12, rounds=16, again=40)
    game = new("heroes", scenario="skirmish", seats=FEW_UNITS, seed=7)
    game.settle()
    bots = [make("random", "heroes", 1), make("greedy", "heroes", 2)]
    while not game.over:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules), game.state.seat)
        game.settle()
    headers = {"Content-Type": "text/plain"}
    status, kept = live.ask("POST", "/api/records", raw=game.record().encode(), headers=headers)
    assert status == 201
    sitter = Sitter(context(), live.url)
    sitter.open(f"#/r/{kept['id']}?review=1")
    sitter.page.locator("[data-review-done]").wait_for()
    sitter.page.keyboard.press("Escape")
    sitter.page.locator("[data-review-done]").wait_for(state="detached")
    sitter.page.locator("[data-review]").click()
    slip = sitter.page.locator("[data-slip]").first
    slip.wait_for()
    step = int(slip.get_attribute("data-slip") or 0)
    slip.locator(".btn").last.click()
    sitter.until(lambda: sitter.asked is not None, "a question")
    room = live.rooms.awake[sitter.page.url.rpartition("/")[2]]
    assert PastGame(room.game).steps == step - 1
    assert sitter.problems == []


def test_in_a_lesson_the_hint_says_what_the_coach_says(context: Callable[..., BrowserContext], live: Live) -> None:
    live.rooms.hint_budget = "12sims"
    learner = {"kind": "person", "side": "any", "name": "Maud"}
    made = live.room(learner, game="heroes", scenario="any", lesson="move_and_visit")
    sitter = Sitter(context(), live.url)
    sitter.sit(made, 0)
    sitter.until(lambda: sitter.asked is not None, "a question")
    sitter.show()
    sitter.page.locator("[data-moment=home]").wait_for()
    sitter.page.keyboard.press("i")
    bubble = sitter.page.locator("[data-moment=hint]")
    bubble.wait_for()
    first = bubble.locator("li").first
    assert first.get_attribute("data-hint") == "rotate:1"
    assert "Leave it as printed" in first.inner_text()
    sitter.page.keyboard.press("Escape")
    sitter.page.locator("[data-moment=home]").wait_for()
    assert sitter.problems == []
