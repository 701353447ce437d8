"""A game of correspondence: people who are never there together, told by mail and by the page, over three days.

It takes longer than other tests: a game is paired, played by two and watched by a third until one of them gives up.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from email import message_from_bytes, policy
from pathlib import Path

import pytest
from playwright.sync_api import expect
from sqlalchemy import func, select

from banneret.server.http.pages import PAGE
from banneret.server.notices import delivering
from banneret.server.notices.office import NoticeOptions
from banneret.server.notices.schema import NOTICES
from banneret.server.rooms.pace import serving as looking_after
from tests.browser.conftest import LIMITS
from tests.browser.driver import PATIENCE, keep_picture
from tests.browser.meeting.days import Days
from tests.browser.meeting.people import DESK, PHONE, Guest, New, carried_out, no_wider, until
from tests.server.notices.receivers import Mailbox
from tests.server.notices.world import post_to
from tests.support.live_server import Player, serving

OUT_OF_SIGHT = """
  Object.defineProperty(document, 'hidden', { get: () => window.outOfSight ?? false });
  window.told = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { window.told.push(`${title} ${body}`); }
  };
"""
"""A browser that may notify, and writes down what it is told to say while nobody looks at the page."""
LINK = re.compile(r"#/\S+")


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox().open() as box:
        yield box


@pytest.fixture
def days(tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[Days]:
    """A server of its own, which looks often whether somebody's time is up and whether there is something to tell."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: make page")
    monkeypatch.setattr(delivering, "EVERY", 0.1)
    monkeypatch.setattr(looking_after, "EVERY", 0.1)
    notices = NoticeOptions(post=post_to(mailbox))
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}", LIMITS, notices=notices) as live:
        yield Days(live)


def mails(box: Mailbox, count: int, guest: Guest) -> list[str]:
    """Everything that was sent, once there is so much of it: what each mail is called, and what is in it."""
    until(guest.page, lambda: len(box.mails) >= count)
    found = []
    for one in box.mails:
        mail = message_from_bytes(one.content, policy=policy.default)
        found.append(f"{mail['Subject']}\n{mail.get_content()}")
    assert len(found) == count, found
    return found


def noted(days: Days, kind: str) -> int:
    """How often something has been noted that is told after a while."""
    asked = select(func.count()).select_from(NOTICES).where(NOTICES.c.text.contains(f'"kind":"{kind}"'))
    store = days.live.rooms.store
    return carried_out(store.read(lambda connection: int(connection.execute(asked).scalar_one())))


def play_until(one: Player, *players: Player) -> None:
    """Answer for whoever is asked, until it is one of them. Nobody is while the table passes for somebody."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for player in players:
            with suppress(TimeoutError):
                while True:
                    player.next(0.005)
        if one.asked:
            return
        for player in players:
            if player.asked:
                player.answer()
                break
    raise AssertionError("nobody is asked any more")


def test_a_game_of_correspondence_over_three_days(days: Days, context: New, shots: Path, mailbox: Mailbox) -> None:
    live = days.live
    maud, odo, vera = (
        Guest(live, days.follow(context(**how)), name)
        for how, name in (({"viewport": DESK}, "Maud"), (PHONE, "Odo"), ({"viewport": DESK}, "Vera"))
    )
    maud.context.add_init_script(OUT_OF_SIGHT)
    for one in (maud, odo):
        one.become()

    # Odo wants to be told by mail, and follows the link that asks whether it is he.
    page = odo.page
    page.get_by_label("Mail address").fill("odo@mail.example")
    page.locator("form", has=page.get_by_label("Mail address")).get_by_role("button", name="Add").click()
    (asked,) = mails(mailbox, 1, odo)
    odo.open(LINK.findall(asked)[0])
    page.get_by_role("button", name="Confirm").click()
    page.get_by_text("Done: the address is confirmed.").wait_for()

    # The first day: they are paired for a game with a day a turn, and Vera finds it.
    for one in (maud, odo):
        one.open("#/meet")
        one.page.get_by_label("Scenario").select_option("skirmish")
        one.page.get_by_label("Time").select_option("turn-86400-0")
        one.page.get_by_role("button", name="Find an opponent").click()
        if one is maud:
            # She need not stay, and finds herself waiting still when she comes back.
            one.page.get_by_text("You need not stay").wait_for()
            one.open("#/games")
            one.page.get_by_text("Nothing waits for you.").wait_for()
            one.open("#/meet")
            one.page.get_by_text("You need not stay").wait_for()
    room = maud.at_table()
    assert odo.at_table() == room
    vera.open("#/meet")
    vera.page.get_by_role("link", name=re.compile("Watch")).click()
    assert vera.at_table() == room
    expect(maud.page.get_by_role("banner")).to_contain_text(re.compile(r"23:59:\d\d"))
    odo.page.goto("about:blank")
    first, second = maud.sit(), odo.visitor.sit(room)
    seat = second.table["seat"]
    play_until(first, first, second)
    play_until(second, first, second)
    first.close()
    second.close()
    days.later(1)
    told = mails(mailbox, 2, odo)[1]
    assert told.startswith("Your turn in Skirmish with Maud\n"), told
    odo.open(LINK.findall(told)[0])
    assert odo.at_table() == room
    page.get_by_text(re.compile(r"22:59:\d\d")).wait_for()
    no_wider(page)
    keep_picture(page, shots / "days-clock-phone.png")

    # The second day: it is Maud's turn, who looks at something else. The page tells her, and by when she has to answer.
    page.goto("about:blank")
    maud.open("#/games")
    maud.page.get_by_text("Nothing waits for you.").wait_for()
    maud.page.evaluate("window.outOfSight = true")
    first, second = maud.visitor.sit(room), odo.visitor.sit(room)
    play_until(first, first, second)
    until(maud.page, lambda: maud.page.evaluate("window.told.length"))
    assert maud.page.evaluate("window.told") == ["Your turn: Skirmish with Odo"]
    expect(maud.page).to_have_title(re.compile(r"^\(1\) "))
    days.later(15)
    maud.page.evaluate("window.outOfSight = false")
    maud.page.reload()
    expect(maud.page.get_by_role("listitem").filter(has_text="Skirmish")).to_contain_text("due in 8 hours")
    keep_picture(maud.page, shots / "days-games.png")
    maud.page.get_by_role("link", name="Go on with the first").click()
    maud.at_table()
    expect(maud.page.get_by_role("banner")).to_contain_text(re.compile(r"8:59:\d\d"))
    first, second = maud.visitor.sit(room), odo.visitor.sit(room)
    play_until(second, first, second)

    # The third day: Odo is told that it is his turn and that his time runs out, and does nothing. A bot answers.
    first.close()
    second.close()
    days.later(1)
    assert mails(mailbox, 3, odo)[2].startswith("Your turn in Skirmish with Maud\n")
    days.later(16)
    until(page, lambda: noted(days, "time"))
    days.later(0.1)
    # If it is still the same round, the hour of the first day counts too.
    assert re.match("[56] hours are left for your answer in Skirmish with Maud\n", mails(mailbox, 4, odo)[3])
    days.later(8)
    for one in (maud, vera):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_role("log").get_by_text("The time of Odo is up: a bot answers.").wait_for()
        one.page.get_by_role("log").get_by_text(re.compile("A bot has answered for Odo")).first.wait_for()
        one.page.get_by_role("log").locator(".did").first.wait_for()
    keep_picture(maud.page, shots / "days-late.png")

    # Odo comes back, and gives up on his phone. Maud wants a rematch, and he joins.
    odo.open(f"#/t/{room}")
    give_up(odo)
    for one in (maud, odo, vera):
        one.page.get_by_text("Somebody has given up.").wait_for()
    expect(vera.page.locator("#end-title")).to_contain_text("Maud")
    keep_picture(page, shots / "days-given-up-phone.png")
    maud.page.get_by_role("button", name="Ask for a rematch").click()
    again = maud.at_table(room)
    page.get_by_role("button", name="Join the rematch").click()
    assert odo.at_table(room) == again
    now = odo.visitor.ask("GET", f"/api/rooms/{again}")[1]
    assert (now["status"], now["seconds"]) == ("running", 86_400)
    assert [one["name"] for one in now["seats"]].index("Odo") == 1 - seat


def give_up(odo: Guest) -> None:
    """On a phone, where the seats are beside the log."""
    page = odo.page
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Seats and link").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Give up for good").click()
