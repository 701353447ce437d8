"""People find each other: from pairing to a rematch, with somebody who watches, and a tournament of four to its end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.driver import keep_picture
from tests.browser.meeting.people import DESK, PHONE, Guest, New, look, no_wider
from tests.server.meeting.test_meeting import play_out
from tests.support.browsers import Visitor
from tests.support.live_server import Live


def test_two_people_and_a_spectator_from_pairing_to_a_rematch(live: Live, context: New, shots: Path) -> None:
    maud = Guest(live, context(viewport=DESK), "Maud")
    odo = Guest(live, context(**PHONE), "Odo")
    watcher = Guest(live, context(viewport=DESK), "Vera")
    for one in (maud, odo):
        one.become()

    # Both want the same; one of them thinks better of it first.
    for one in (maud, odo):
        one.open("#/meet")
        one.page.get_by_label("Scenario").select_option("skirmish")
    look(maud.page, shots, "meet")
    no_wider(odo.page)
    keep_picture(odo.page, shots / "meet-phone.png", full_page=True)
    maud.page.get_by_role("button", name="Find an opponent").click()
    maud.page.get_by_role("button", name="Stop waiting").click()
    maud.page.get_by_role("button", name="Find an opponent").click()
    maud.page.get_by_text("You are the only one").wait_for()
    keep_picture(maud.page, shots / "meet-waiting.png")
    odo.page.get_by_role("button", name="Find an opponent").click()
    room = maud.at_table()
    assert odo.at_table() == room

    watcher.open("#/meet")
    watcher.page.get_by_role("link", name=re.compile("Maud.*Watch|Odo.*Watch", re.S)).click()
    assert watcher.at_table() == room
    seats = maud.visitor.ask("GET", f"/api/rooms/{room}")[1]["seats"]
    assert {seat["name"] for seat in seats} == {"Maud", "Odo"}

    # Your games: one of them is waited for, the other waits.
    first, second = maud.sit(), odo.sit()
    asked = maud if first.asked else odo
    title = maud.visitor.ask("GET", f"/api/rooms/{room}")[1]["title"]
    asked.open("#/games")
    asked.page.get_by_role("link", name="Go on with the first").wait_for()
    expect(asked.page.get_by_role("link", name=re.compile(title)).first).to_be_visible()
    keep_picture(asked.page, shots / "games.png", full_page=True)
    no_wider(asked.page)
    asked.page.get_by_role("link", name="Go on with the first").click()
    asked.at_table()

    play_out(first, second)
    for one in (maud, odo, watcher):
        one.page.get_by_role("button", name="Watch the replay").wait_for()
    expect(watcher.page.get_by_role("button", name="Ask for a rematch")).to_have_count(0)
    maud.page.get_by_role("button", name="Ask for a rematch").click()
    again = maud.at_table(room)
    keep_picture(odo.page, shots / "rematch-phone.png")
    # The other is told at the table, and under Players.
    odo.page.get_by_role("button", name="Join the rematch").wait_for()
    odo.open("#/meet")
    odo.page.get_by_text("Maud wants a rematch").wait_for()
    keep_picture(odo.page, shots / "invited-phone.png", full_page=True)
    odo.open(f"#/t/{room}")
    odo.page.get_by_role("button", name="Join the rematch").click()
    assert odo.at_table(room) == again
    now = odo.visitor.ask("GET", f"/api/rooms/{again}")[1]
    assert (now["status"], [seat["name"] for seat in now["seats"]]) == (
        "running",
        [seat["name"] for seat in reversed(seats)],
    )


def test_a_tournament_of_four_through_to_its_end(live: Live, context: New, shots: Path) -> None:
    maud = Guest(live, context(viewport=DESK), "Maud")
    odo = Guest(live, context(**PHONE), "Odo")
    others = [Visitor(live).become(name) for name in ("Pia", "Rolf")]
    for one in (maud, odo):
        one.become()
    by_name = {"Maud": maud.visitor, "Odo": odo.visitor, "Pia": others[0], "Rolf": others[1]}

    maud.open("#/tournaments")
    maud.page.get_by_role("button", name="Hold a tournament").click()
    maud.page.get_by_label("Name", exact=True).fill("Harvest cup")
    maud.page.get_by_label("Scenario").select_option("skirmish")
    maud.page.get_by_text("Knockout", exact=True).click()
    keep_picture(maud.page, shots / "tournament-new.png")
    maud.page.get_by_role("button", name="Open it for players").click()
    maud.page.get_by_role("heading", name="Harvest cup").wait_for()
    id = maud.page.url.rpartition("/")[2]
    maud.page.get_by_role("button", name="Join", exact=True).click()
    for other in others:
        assert other.ask("POST", f"/api/tournaments/{id}/players")[0] == 200
    odo.open("#/tournaments")
    odo.page.get_by_role("link", name=re.compile("Harvest cup")).click()
    odo.page.get_by_role("button", name="Join", exact=True).click()
    odo.page.get_by_role("button", name="Leave the tournament").wait_for()
    keep_picture(odo.page, shots / "tournament-joining-phone.png", full_page=True)
    no_wider(odo.page)
    maud.page.reload()
    maud.page.get_by_role("button", name="Begin the first round").click()
    maud.page.get_by_role("link", name="To my table").click()
    maud.at_table()

    for number in (1, 2):
        told: dict[str, Any] = {}
        while not told or not all(one["room"] for one in told["rounds"][0]["pairings"]):
            told = maud.visitor.ask("GET", f"/api/tournaments/{id}")[1]
            maud.page.wait_for_timeout(100)
        names = {one["seed"]: one["player"]["name"] for one in told["players"]}
        assert told["tournament"]["round"] == number
        for table in told["rounds"][0]["pairings"]:
            players = [by_name[names[table[side]]].sit(table["room"]) for side in ("first", "second")]
            play_out(*players)
            for player in players:
                player.close()
        while told["tournament"]["round"] == number and told["tournament"]["status"] == "running":
            told = maud.visitor.ask("GET", f"/api/tournaments/{id}")[1]
            maud.page.wait_for_timeout(100)
    assert told["tournament"]["status"] == "over"

    for one in (maud, odo):
        one.open(f"#/tournament/{id}")
        one.page.get_by_role("heading", name="Final", exact=True).wait_for()
        no_wider(one.page)
        expect(one.page.get_by_role("row").nth(1)).to_contain_text(told["players"][0]["player"]["name"])
        expect(one.page.get_by_role("button", name="Leave the tournament")).to_have_count(0)
    look(maud.page, shots, "tournament")
    keep_picture(odo.page, shots / "tournament-phone.png", full_page=True)
