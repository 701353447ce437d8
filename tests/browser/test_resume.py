"""Coming back: after a reload in the middle of a question, and after the line was lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from banneret.kernel.errors import Unavailable
from banneret.server.store.types import StoredRoom
from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, brave, offers, ready, room
from tests.support.breakable_line import cable
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def seen(sitter: Sitter) -> dict[str, Any]:
    """Everything a reader can tell of a question: its words, the answers, the log, the hand."""
    sitter.show()
    page = sitter.page
    welcome = max(n for n, message in enumerate(sitter.heard) if message["is"] == "welcome")
    if any(option.get("at", "").startswith("field:") for option in sitter.options):
        sitter.until(lambda: any(message["is"] == "ways" for message in sitter.heard[welcome:]), "where heroes can go")
        page.wait_for_timeout(50)
    return {
        "choice": sitter.choice,
        "options": [option["key"] for option in sitter.options],
        "question": page.inner_text("[data-choice] .ask"),
        "buttons": page.locator("[data-choice] [data-key]").evaluate_all("all => all.map((one) => one.dataset.key)"),
        "log": page.locator(".log").first.inner_text(),
        "hand": page.locator('[data-at^="card:"]').evaluate_all("all => all.map((one) => one.dataset.at)"),
        "gold": page.locator('[tabindex="0"][data-at]').evaluate_all("all => all.map((one) => one.dataset.at).sort()"),
    }


def test_a_reload_in_the_middle_of_a_question_changes_nothing(live: Live, context: New) -> None:
    made, seat = brave(live, 8, offers("go", "play", "end_turn"))
    sitter = Sitter(context(), live.url)
    sitter.sit(made, seat)
    before = seen(sitter)
    assert len(before["hand"]) > 1
    assert len(before["gold"]) > 1
    known = len(sitter.heard)
    sitter.page.reload()
    sitter.until(lambda: any(message["is"] == "welcome" for message in sitter.heard[known:]), "a welcome")
    sitter.page.wait_for_load_state("networkidle")
    assert seen(sitter) == before
    sitter.answer(next(option for option in sitter.options if option["key"].startswith("go:")))
    assert sitter.problems == []


def test_a_lost_line_comes_back_to_the_same_question(live: Live, context: New) -> None:
    made = room(live, "skirmish", SKIRMISH, seed=11)
    with cable(live) as line:
        here, there = Sitter(context(), line.url), Sitter(context(), live.url)
        here.sit(made, 0)
        there.sit(made, 1)
        policy = Lively(7)
        for _ in range(16):
            now = ready(here, there)
            assert now is not None
            now.answer(policy(now.options))
        while ready(here, there) is not there:
            here.answer(policy(here.options))
        page = here.page
        line.cut()
        page.get_by_text("Connection lost").first.wait_for()
        page.get_by_text("Waiting for the connection").wait_for()
        assert page.locator("[data-key]").count() == 0
        assert page.locator(".log li").count() > 5, "one can go on reading"
        while 0 not in there.waiting:
            there.until(lambda: there.asked is not None, "a question")
            there.answer(policy(there.options))
        line.mend()
        # The page may have come back by itself in the meantime, and the button gone.
        page.get_by_role("button", name="Try now").evaluate_all("(found) => found[0]?.click()")
        recap = page.locator(".recap")
        recap.wait_for()
        told = recap.locator("li button").all_inner_texts()
        known = next(message for message in reversed(here.heard) if message["is"] == "welcome")["log"]
        assert 1 <= len(told) <= 3
        assert set(told) <= {line["text"] for line in known}, "only what this seat may know"
        page.reload()
        recap.wait_for()
        assert recap.locator("li button").all_inner_texts() == told
        page.keyboard.press("r")
        page.locator(".choice.past").first.wait_for()
        recap.wait_for(state="detached")
        page.keyboard.press("Escape")
        here.until(lambda: here.asked is not None, "the question")
        here.show()
        log = page.locator(".log").first.inner_text()
        missed = next(message for message in reversed(here.heard) if message["is"] == "welcome")["log"][-3:]
        assert [told["text"] for told in missed if told["text"] and told["text"] not in log] == []
        here.answer(policy(here.options))
        lost = [problem for problem in here.problems if "ERR_" not in problem and "WebSocket" not in problem]
        assert lost + there.problems == []


def test_a_page_opened_while_the_database_is_away_comes_in_by_itself(
    live: Live, context: New, shots: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = room(live, "skirmish", SKIRMISH)
    store, load, away = live.rooms.store, live.rooms.store.load, [True]

    async def loaded(room_id: str) -> StoredRoom | None:
        if away[0]:
            raise Unavailable("the database is locked")
        return await load(room_id)

    monkeypatch.setattr(store, "load", loaded)
    live.rooms.drop(live.rooms.awake[made["room"]])
    sitter = Sitter(context(), live.url)
    sitter.open(f"#/t/{made['room']}?0={made['keys']['0']}")
    page = sitter.page
    page.get_by_role("heading", name="The table cannot be opened just now").wait_for()
    page.get_by_text("Trying again in").wait_for()
    expect(page.get_by_text("This table is closed to you")).to_have_count(0)
    sitter.shot(str(shots / "database-away.png"))
    away[0] = False
    sitter.until(lambda: any(message["is"] == "welcome" for message in sitter.heard), "a welcome")
    sitter.until(lambda: sitter.seat == 0, "the seat")
    assert sitter.problems == []
