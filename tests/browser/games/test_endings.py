"""Players end a game before its rules do, and see how. And what is said at a table can be hidden and reported."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.driver import Sitter, keep_picture
from tests.browser.play import SKIRMISH
from tests.browser.test_phone import PHONE, check_fits
from tests.browser.tour import HOST_KEY
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
NAMES = ("Maud", "Ola")


def seated(live: Live, *sitters: Sitter, **more: Any) -> dict[str, Any]:
    """A new room in which these sit down."""
    people = [{"kind": "person", "name": name, "side": side} for name, side in zip(NAMES, SKIRMISH, strict=True)]
    made = live.room(*people, **more)
    for seat, sitter in enumerate(sitters):
        sitter.heard.clear()
        sitter.sit(made, seat)
    return made


def this_game(page: Page, act: str) -> None:
    """Do something with the game as a whole, in the window of the room."""
    page.get_by_role("button", name=re.compile("^Skirmish|Seats and link")).click()
    page.get_by_role("dialog").get_by_role("button", name=act, exact=True).click()


def chat_of(page: Page) -> None:
    """Turn to the chat, which is a tab of its own on a phone."""
    page.get_by_role("heading", name="Skirmish").wait_for(state="attached")
    log = page.get_by_role("navigation", name="Views").get_by_role("button", name="Log")
    if log.count():
        log.click()
    page.get_by_role("tab", name="Chat").click()


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")
    page.get_by_role("log").get_by_text(text).wait_for()


def test_players_end_a_game(live: Live, context: New, shots: Path) -> None:
    maud, ola = Sitter(context(), live.url), Sitter(context(**PHONE), live.url, touch=True)
    pages = (maud.page, ola.page)

    # Nobody has answered anything yet: it is called off.
    seated(live, maud, ola)
    this_game(maud.page, "Call the game off")
    for page in pages:
        expect(page.locator("#end-title")).to_have_text("Called off")
        expect(page.get_by_role("dialog")).to_contain_text("The game was called off before anybody had answered.")
    keep_picture(ola.page, shots / "ending-aborted-phone.png")

    # A draw: declined, offered the other way, and agreed to.
    made = seated(live, maud, ola)
    this_game(maud.page, "Offer a draw")
    offer = ola.page.get_by_role("region", name="A draw is offered")
    expect(offer).to_contain_text("Maud would like to call it a draw.")
    check_fits(ola.page)
    keep_picture(ola.page, shots / "ending-draw-phone.png")
    offer.get_by_role("button", name="Play on").tap()
    chat_of(maud.page)
    maud.page.get_by_role("log").get_by_text("Ola does not want a draw.").wait_for()
    live.rooms.awake[made["room"]].draw_declined -= 61
    chat_of(ola.page)
    this_game(ola.page, "Offer a draw")
    offer = maud.page.get_by_role("region", name="A draw is offered")
    expect(offer).to_contain_text("Ola would like to call it a draw.")
    keep_picture(maud.page, shots / "ending-draw.png")
    offer.get_by_role("button", name="Agree").click()
    for page in pages:
        expect(page.locator("#end-title")).to_have_text("Nobody wins")
        expect(page.get_by_role("dialog")).to_contain_text("All players have agreed on a draw.")
    keep_picture(maud.page, shots / "ending-drawn.png")

    # Whoever has no time left for the whole game has lost it.
    made = seated(live, maud, ola, seconds=600, pace={"by": "total", "increment": 5})
    room = live.rooms.awake[made["room"]]
    late = room.stored.asked.seat
    expect(maud.page.get_by_role("banner")).to_contain_text(re.compile(r"\b(10:00|9:5\d)\b"))
    room.stored.asked = replace(room.stored.asked, until=live.rooms.now())
    live.rooms._tasks[0].get_loop().call_soon_threadsafe(room.turns.go_on)
    for seat, page in enumerate(pages):
        expect(page.get_by_role("dialog")).to_contain_text("Somebody has run out of time.")
        expect(page.locator("#end-title")).to_contain_text("wins" if seat == late else "Victory")
    keep_picture(maud.page, shots / "ending-time.png")
    assert maud.problems + ola.problems == []


def test_what_is_said_can_be_hidden_and_reported(live: Live, context: New, shots: Path) -> None:
    maud, ola = Sitter(context(), live.url), Sitter(context(**PHONE), live.url, touch=True)
    seated(live, maud, ola)
    page = maud.page
    chat_of(ola.page)
    say(ola.page, "Well met.")
    say(ola.page, "Something unkind.")
    expect(page.get_by_role("tab", name=re.compile("Chat"))).to_contain_text("2")
    # What nobody has read is still new when the page is opened again.
    page.reload()
    expect(page.get_by_role("tab", name=re.compile("Chat"))).to_contain_text("2")
    chat_of(page)
    expect(page.get_by_role("tab", name=re.compile("Chat"))).not_to_contain_text("2")
    said = page.get_by_role("log").get_by_role("listitem")
    said.filter(has_text="unkind").get_by_role("button", name="Report this line").click()
    page.get_by_text("Reported: the host of the server reads it.").wait_for()
    said.filter(has_text="unkind").get_by_role("button", name="Do not show what Ola says").click()
    expect(page.get_by_text("unkind")).to_have_count(0)
    page.reload()
    chat_of(page)
    expect(page.get_by_text("unkind")).to_have_count(0)
    page.get_by_role("button", name="Show what Ola says").click()
    said.filter(has_text="unkind").wait_for()
    views = ola.page.get_by_role("navigation", name="Views")
    views.get_by_role("button", name="Table").tap()
    say(page, "Please.")
    expect(views.get_by_role("button", name="Log")).to_contain_text("1 new line")
    keep_picture(ola.page, shots / "chat-unread-phone.png")
    chat_of(ola.page)
    expect(views.get_by_role("button", name="Log")).not_to_contain_text("new line")
    keep_picture(page, shots / "chat.png")

    page.goto(f"{live.url}/#/host")
    page.get_by_label("Host's key").fill(HOST_KEY)
    page.get_by_role("button", name="Show").click()
    report = page.get_by_role("region", name="Reported chat")
    expect(report.get_by_role("listitem").last).to_contain_text("Ola Something unkind.")
    expect(report.get_by_role("listitem").first).to_contain_text("Ola Well met.")
    keep_picture(page, shots / "host-reports.png", full_page=True)
    report.get_by_role("button", name="Dealt with").click()
    report.get_by_text("Nothing has been reported.").wait_for()
    page.reload()
    report.get_by_text("Nothing has been reported.").wait_for()
    assert maud.problems + ola.problems == []


def test_days_off_are_planned_for_a_date(live: Live, context: New, shots: Path) -> None:
    maud, ola = Sitter(context(), live.url), Sitter(context(**PHONE), live.url, touch=True)
    seated(live, maud, ola, seconds=3 * 86_400, pace={"by": "turn", "days_off": 3})
    page = ola.page
    first = (datetime.now() + timedelta(days=9)).date().isoformat()
    chat_of(page)
    page.get_by_role("button", name=re.compile("^Skirmish|Seats and link")).click()
    page.get_by_label("First day, if not today").fill(first)
    page.get_by_role("button", name="Take a day off").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Days off: ")
    expect(page.get_by_role("dialog")).to_contain_text("Days you have left: 2")
    expect(page.get_by_label("First day, if not today")).to_have_count(0)
    check_fits(page)
    keep_picture(page, shots / "days-off-phone.png")
    chat_of(maud.page)
    maud.page.get_by_role("log").get_by_text("Ola has planned days off. They begin in days: 9").wait_for()
    assert maud.problems + ola.problems == []
