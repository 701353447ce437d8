"""A push message in a browser: the service worker is given one, as by a push service, and shows it; a click leads on.

No push service is reached from here. What it would pass on is made by the server and handed over by the browser's tools
for developers. That it is encrypted for one browser and signed is tested in `tests/server/notices/test_push.py`.
"""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import Page, Worker

from banneret.server.notices.announcing import Notice
from banneret.server.notices.pushing import told
from banneret.server.notices.wording import written
from tests.browser.meeting.people import DESK, Guest, New, carried_out, until
from tests.support.live_server import Live

WHOLE = True
"""What only shows pages shows no notifications."""
SEATS = [
    {"kind": "person", "side": "castle_vanguard", "name": "Maud"},
    {"kind": "person", "side": "necropolis_vanguard", "name": "Odo"},
]
CLICK = """
  async () => {
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    let done;
    event.waitUntil = (work) => { done = work; };
    // Only a hand may move a window to the front, or open one.
    WindowClient.prototype.focus = async function () { return this; };
    self.clients.openWindow = async (address) => { self.opened = address; };
    self.dispatchEvent(event);
    await done;
    return self.opened ?? '';
  }
"""
REGISTER = "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"
SHOWN = """
  async () =>
    (await self.registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
"""


def registered(guest: Guest) -> Worker:
    """The service worker of a page, which is registered as it is when somebody agrees to be told."""
    guest.open("#/games")
    guest.page.evaluate(REGISTER)
    return until(guest.page, lambda: guest.context.service_workers)[0]


def deliver(page: Page, origin: str, data: str) -> None:
    """Hand a message to the service worker, as the browser does when a push service has sent one."""
    tools = page.context.new_cdp_session(page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"] if not one["isDeleted"]),
    )
    tools.send("ServiceWorker.enable")
    until(page, lambda: known)
    tools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": known[-1], "data": data})
    tools.detach()


def shown(page: Page, worker: Worker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = until(page, lambda: worker.evaluate(SHOWN))
    return found


def test_a_push_says_whose_turn_it_is_and_a_click_leads_to_the_game(live: Live, context: New) -> None:
    made = live.ask("POST", "/api/rooms", {"game": "heroes", "scenario": "skirmish", "seats": SEATS})[1]
    notice = Notice(person="", kind="turn", event="turn", key="", at=1.0, room=made["room"], seat=0, since=1.0)
    message = carried_out(live.rooms.store.read(partial(written, notices=[notice], lang="en", now=1.0)))
    maud = Guest(live, context(viewport=DESK), "Maud")
    maud.context.grant_permissions(["notifications"], origin=live.url)
    worker = registered(maud)
    deliver(maud.page, live.url, told(message).decode())
    # All that is shown is the sentence, whatever is in anybody's hand.
    at = {"at": f"#/t/{made['room']}"}
    assert shown(maud.page, worker) == [
        {"title": "Your turn in Skirmish with Odo", "body": "", "tag": made["room"], "data": at}
    ]
    assert set(json.loads(told(message))) == {"title", "lines", "page", "tag"}
    assert worker.evaluate(CLICK) == ""
    maud.page.wait_for_url(re.compile(f"#/t/{made['room']}$"))
    assert worker.evaluate(SHOWN) == []

    # Another message of the same game takes the place of the first; with no page open a click opens one.
    for _ in range(2):
        deliver(maud.page, live.url, told(message).decode())
    assert len(shown(maud.page, worker)) == 1
    elsewhere = maud.context.new_page()
    maud.page.close()
    assert worker.evaluate(CLICK) == f"{live.url}/#/t/{made['room']}"
    elsewhere.close()


def test_a_push_that_cannot_be_read_is_shown_all_the_same(live: Live, context: New) -> None:
    maud = Guest(live, context(viewport=DESK), "Maud")
    maud.context.grant_permissions(["notifications"], origin=live.url)
    worker = registered(maud)
    deliver(maud.page, live.url, "not JSON")
    assert shown(maud.page, worker) == [{"title": "Banneret", "body": "", "tag": "banneret", "data": {"at": "#/games"}}]
