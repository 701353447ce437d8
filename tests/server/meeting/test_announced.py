"""Pairings, invitations and rematches are told outside the page: to those who want it, once, and with names alone."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, select

from banneret.server.meeting.invitations import invite
from banneret.server.notices.announcing import read_notice
from banneret.server.notices.schema import NOTICES
from banneret.server.notices.wording import written
from banneret.server.people.schema import PEOPLE
from banneret.server.store.store import Store
from banneret.text import LANGUAGES
from tests.server.meeting.test_meeting import MANY, made, until
from tests.support.browsers import Visitor
from tests.support.live_server import serving

SOON = {"push": ["invited"], "after": 0}


def test_who_is_paired_or_invited_is_told_if_they_want_to_be(database: str) -> None:
    wanted = {"game": "heroes", "scenario": "skirmish"}
    with serving(database, MANY) as live:
        maud, odo = Visitor(live).become("Maud"), Visitor(live).become("Odo")
        assert odo.ask("PUT", "/api/me/notices", SOON)[0] == 200
        own = odo.ask("PUT", "/api/me/player", {"public": True})[1]["player"]["id"]
        room = made(maud)["room"]
        for _ in range(2):
            assert maud.ask("POST", f"/api/rooms/{room}/invitations", {"player": own})[0] == 204
        again = made(maud)["room"]
        tickets = [one.ask("POST", "/api/pairing", wanted)[1]["ticket"] for one in (maud, odo)]
        paired = until(lambda: odo.ask("GET", "/api/pairing", Authorization=f"Bearer {tickets[1]}")[1]["room"])
    told = asyncio.run(_told(database, again))
    assert {(event, where) for event, where, _ in told} == {
        ("invitation", room), ("rematch", again), ("paired", paired),
    }  # fmt: skip
    assert len(told) == 3  # Maud has never said that she wants to be told anything
    for _, where, messages in told:
        assert len({one.title for one in messages}) == len(LANGUAGES)
        for one in messages:
            assert "Maud" in one.title
            assert one.page == f"/t/{where}"


async def _told(database: str, again: str) -> list[tuple[str, str, list[Any]]]:
    """Ask for a rematch as well, and say what is to be told to whom, in every language."""

    def ask(connection: Connection) -> None:
        people = {name: id for id, name in connection.execute(select(PEOPLE.c.id, PEOPLE.c.name))}
        assert invite(connection, again, people["Odo"], people["Maud"], "Maud", "rematch", 1e9) == ""

    def look(connection: Connection) -> list[tuple[str, str, list[Any]]]:
        found = [read_notice(text) for text in connection.execute(select(NOTICES.c.text)).scalars()]
        return [
            (one.event, one.room, [written(connection, [one], lang, 1e9) for lang in LANGUAGES])
            for one in found
            if one.kind == "invited"
        ]

    store = Store.open(database)
    try:
        await store.write(ask)
        return await store.read(look)
    finally:
        await store.close()
