"""Players' pages, leaderboards, and an invitation by name."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from sqlalchemy import Connection

from banneret.server.ratings.counting import count_room
from banneret.server.rooms.company import pool_of
from banneret.server.store.types import StoredSeat
from tests.browser.driver import keep_picture
from tests.browser.meeting.people import DESK, PHONE, Guest, New, carried_out, look, no_wider
from tests.support.live_server import Live
from tests.support.stored_rooms import a_room, hash_of

ENOUGH = 16
"""Games after which enough is known of somebody for a leaderboard."""


async def games_that_counted(live: Live, person: str) -> None:
    """Games of somebody against a bot, most of them won."""
    store, pool = live.rooms.store, pool_of("heroes", "skirmish", 2)
    assert pool is not None

    def also(connection: Connection, room: str) -> None:
        count_room(connection, room, *pool)

    seats = (
        StoredSeat(kind="person", name="Maud", key_hash=hash_of("maud"), person=person),
        StoredSeat(kind="bot", name="greedy", bot="greedy"),
    )
    for n in range(ENOUGH):
        id = f"{person[:8]}{n:024x}"
        await store.create(a_room(id, seats=seats, options={}, rated=True, status="running"), also=also)
        await store.append(id, 0, ["0 a"], 1_800_000_000.0 + n, "over", (-1, 1) if n % 5 == 0 else (1, -1))


def test_players_are_rated_found_and_invited(live: Live, context: New, shots: Path) -> None:
    maud, odo = Guest(live, context(viewport=DESK), "Maud"), Guest(live, context(**PHONE), "Odo")
    for one in (maud, odo):
        one.become()
        one.open("#/player/me")
        one.page.get_by_text("No game has counted yet.").wait_for()
        shown = one.page.get_by_role("group", name="Everybody may see this page")
        shown.get_by_text("on", exact=True).click()
    person = carried_out(live.app.state.people.session(tuple(maud.visitor.cookies.values()))).person
    carried_out(games_that_counted(live, person))

    # On the leaderboard people and bots stand together, each with how sure it is.
    page = odo.page
    found = None
    while not found:
        found = maud.visitor.ask("GET", "/api/leaderboard")[1]["leaders"]
        page.wait_for_timeout(50)
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
    odo.open("#/meet")
    page.get_by_text("Maud invites you").wait_for()
    page.get_by_role("button", name="To the table").click()
    assert odo.at_table() == room
    page.get_by_role("button", name="Sit here").click()
    while [one["name"] for one in live.ask("GET", f"/api/rooms/{room}")[1]["seats"]] != ["Maud", "Odo"]:
        page.wait_for_timeout(50)
