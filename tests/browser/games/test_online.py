"""Players far from each other: an invitation, a seat taken by its link, chat, and a bot for somebody who left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.browser.driver import Sitter
from tests.browser.play import SKIRMISH, Lively, ready
from tests.support.live_server import Live

New = Callable[..., BrowserContext]


def say(sitter: Sitter, text: str) -> None:
    """Write a line into the chat of a running game."""
    sitter.page.keyboard.press("c")
    sitter.page.get_by_role("textbox", name="Say something").fill(text)
    sitter.page.keyboard.press("Enter")


def test_a_friend_comes_by_the_link_and_a_bot_when_the_friend_has_gone(live: Live, context: New, shots: Path) -> None:
    here = context(permissions=["clipboard-read", "clipboard-write"])
    host = Sitter(here, live.url, {"name": "Maud"})
    page = host.page
    host.open()
    page.get_by_text("until one side is beaten").click()
    page.get_by_role("group", name="Who sits in seat 2").get_by_role("button", name="friend").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert "#/t/" in link
    assert "=" not in link, "the link must bring no key along"
    host.shot(str(shots / "waiting-room.png"))

    there = context()
    guest = Sitter(there, live.url, {"name": "Ola"})
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").click()
    host.until(lambda: any(each.asked for each in (host, guest)), "the game")
    assert "Ola" in page.content()

    policy = Lively(4)
    for _ in range(12):
        now = ready(host, guest)
        assert now is not None
        now.answer(policy(now.options))
    say(host, "Well met, Ola.")
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_text("Well met, Ola.").wait_for()
    say(guest, "Well met.")
    page.get_by_text("Ola Well met.").wait_for()
    assert host.problems + guest.problems == []

    there.close()
    page.get_by_role("button", name="Skirmish").click()
    seats = page.get_by_role("dialog").get_by_role("listitem")
    seats.filter(has_text="Ola").get_by_text("away", exact=True).wait_for()
    seats.filter(has_text="Ola").get_by_text("can be freed in").wait_for()
    expect(seats.filter(has_text="Ola").get_by_role("button", name="Seat a bot", exact=True)).to_have_count(0)
    host.shot(str(shots / "seat-away.png"))
    live.rooms.awake[link.rpartition("/")[2]].stored.absence = 1
    page.reload()
    page.get_by_role("button", name="Skirmish").click()
    seats.filter(has_text="Ola").get_by_role("button", name="Seat a bot", exact=True).click()
    seats.filter(has_text="bot").filter(has_not_text="Maud").first.wait_for()
    page.keyboard.press("Escape")
    for _ in range(6):
        if ready(host) is None:
            break
        host.answer(policy(host.options))
    assert host.problems == []


def test_a_seat_is_given_up_when_the_host_asks_for_it(live: Live, context: New, shots: Path) -> None:
    people = [
        {"kind": "person", "name": name, "side": side} for name, side in zip(("Maud", "Ola"), SKIRMISH, strict=True)
    ]
    made = live.room(*people)
    host, guest = Sitter(context(), live.url), Sitter(context(), live.url)
    host.sit(made, 0, host=True)
    guest.sit(made, 1)
    page = host.page
    page.get_by_role("button", name="Skirmish").click()
    row = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ola")
    row.get_by_text("the seat stays theirs unless they agree").wait_for()
    expect(row.get_by_role("button", name="Free the seat")).to_have_count(0)
    host.shot(str(shots / "seat-here.png"))
    row.get_by_role("button", name="Ask for the seat").click()
    row.get_by_text("waiting for an answer").wait_for()
    wish = guest.page.get_by_role("dialog", name="The host asks for your seat")
    wish.wait_for()
    guest.shot(str(shots / "seat-wish.png"))
    wish.get_by_role("button", name="Give the seat up").click()
    guest.until(lambda: guest.seat == -1 and guest.asked is None, "the view of a spectator")
    page.get_by_role("dialog").get_by_role("button", name="Sit here").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("log").get_by_text("Ola has given this seat up.").wait_for()
    host.shot(str(shots / "seat-given.png"))
    assert host.problems + guest.problems == []


def test_somebody_who_gets_up_leaves_an_open_seat(live: Live, context: New) -> None:
    people = [
        {"kind": "person", "name": name, "side": side} for name, side in zip(("Maud", "Ola"), SKIRMISH, strict=True)
    ]
    made = live.room(*people)
    host, guest = Sitter(context(), live.url), Sitter(context(), live.url)
    host.sit(made, 0, host=True)
    guest.sit(made, 1)
    page = guest.page
    page.get_by_role("button", name="Skirmish").click()
    page.get_by_role("button", name="Get up").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Get up").click()
    guest.until(lambda: guest.seat == -1 and guest.asked is None, "the view of a spectator")
    expect(page.locator('[data-at^="card:"]')).to_have_count(0)
    page.get_by_role("button", name="Sit here").click()
    guest.until(lambda: guest.seat == 1, "the seat again")
    assert host.problems + guest.problems == []
