"""Players' pages, leaderboards, and an invitation by name."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.driver import keep_picture
from tests.browser.meeting.people import (
    DESK,
    ENOUGH,
    PHONE,
    Guest,
    New,
    carried_out,
    games_that_counted,
    look,
    no_wider,
    until,
)
from tests.support.live_server import Live


def test_players_are_rated_found_and_invited(live: Live, context: New, shots: Path) -> None:
    maud, odo = Guest(live, context(viewport=DESK), "Maud"), Guest(live, context(**PHONE), "Odo")
    for one in (maud, odo):
        one.become()
        one.open("#/player/me")
        one.page.get_by_text("No game has counted yet.").wait_for()
        shown = one.page.get_by_role("radiogroup", name="Everybody may see this page")
        shown.get_by_text("on", exact=True).click()
    person = carried_out(live.app.state.people.session(tuple(maud.visitor.cookies.values()))).person
    carried_out(games_that_counted(live, person))

    # On the leaderboard people and bots stand together, each with how sure it is.
    page = odo.page
    until(page, lambda: maud.visitor.ask("GET", "/api/leaderboard")[1]["leaders"])
    odo.open("#/leaders")
    row = page.get_by_role("row").filter(has_text="Maud")
    expect(row).to_contain_text(re.compile(r"± \d+"))
    expect(row).to_contain_text("12 – 0 – 4")
    no_wider(page)
    keep_picture(page, shots / "leaders-phone.png", full_page=True)
    maud.open("#/leaders")
    maud.page.get_by_role("row").filter(has_text="Maud").wait_for()
    look(maud.page, shots, "leaders")
    row.get_by_role("link", name="Maud").click()
    page.get_by_role("heading", name="Maud").wait_for()
    expect(page.get_by_text("12 won").first).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(ENOUGH)
    no_wider(page)
    keep_picture(page, shots / "player-phone.png", full_page=True)
    maud.open("#/player/me")
    maud.page.get_by_text("This is you").wait_for()
    look(maud.page, shots, "player")

    # Maud's table has an open seat: she looks for Odo by name, who finds the invitation and sits down.
    seats = [
        {"kind": "person", "side": "castle_vanguard", "name": "Maud"},
        {"kind": "open", "side": "necropolis_vanguard"},
    ]
    room = maud.visitor.ask("POST", "/api/rooms", {"game": "heroes", "scenario": "skirmish", "seats": seats})[1]["room"]
    maud.open(f"#/t/{room}")
    maud.page.get_by_label("Invite somebody by name").fill("od")
    maud.page.get_by_role("listitem").filter(has_text="Odo").get_by_role("button", name="Invite").click()
    maud.page.get_by_text("Invited", exact=True).wait_for()
    keep_picture(maud.page, shots / "invite-by-name.png")
    odo.open("#/")
    page.get_by_role("link", name="Maud invites you").wait_for()
    keep_picture(page, shots / "invited-in-the-lobby.png")
    odo.open("#/meet")
    page.get_by_text("Maud invites you").wait_for()
    page.get_by_role("button", name="To the table").click()
    assert odo.at_table() == room
    page.get_by_role("button", name="Sit here").click()
    seated = ["Maud", "Odo"]
    until(page, lambda: [one["name"] for one in live.ask("GET", f"/api/rooms/{room}")[1]["seats"]] == seated)
