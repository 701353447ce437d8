"""Somebody keeps an identity: with a passkey, on two devices, until they want to be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.driver import keep_picture
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
PHONE = {"width": 390, "height": 844}
CHIP = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def with_chip(page: Page) -> None:
    """Give a page an authenticator that always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": CHIP})


def no_wider(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


def test_an_identity_from_its_first_day_to_its_last(live: Live, context: New, shots: Path) -> None:
    # Passkeys belong to names, and numbers are none.
    home = live.url.replace("127.0.0.1", "localhost")
    desk = context(viewport={"width": 1366, "height": 768}).new_page()
    with_chip(desk)
    desk.goto(f"{home}/#/me")
    desk.get_by_role("button", name="Keep an identity").wait_for()
    keep_picture(desk, shots / "me-stranger.png")
    desk.get_by_role("button", name="Keep an identity").click()
    desk.get_by_role("button", name="Change the name").click()
    desk.locator("#me-name").fill("Maud")
    desk.get_by_role("button", name="Done").click()
    expect(desk.get_by_role("heading", name="Maud")).to_be_visible()
    desk.get_by_role("button", name="Shield in the colours of castle").click()
    desk.get_by_role("button", name="Add a passkey").click()
    expect(desk.get_by_text("Passkey", exact=True)).to_be_visible()

    # A table is made here, and found on a phone that has never seen its key.
    made = desk.evaluate(
        """async () => (await fetch('/api/rooms', {method: 'POST', headers: {'Content-Type': 'application/json'},
           body: JSON.stringify({game: 'heroes', scenario: 'skirmish', seats: [
             {kind: 'person', side: 'castle_host', name: 'Maud'},
             {kind: 'open', side: 'necropolis_host'}]})})).json()"""
    )
    desk.get_by_role("button", name="Make a recovery link").click()
    link = desk.get_by_label("This link signs in").input_value()
    desk.reload()
    desk.get_by_text("Under way").first.wait_for()
    keep_picture(desk, shots / "me-desk.png")
    desk.emulate_media(color_scheme="dark")
    keep_picture(desk, shots / "me-desk-dark.png")

    phone = context(viewport=PHONE).new_page()
    phone.goto(link)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("heading", name="Maud")).to_be_visible()
    assert link.rpartition("/")[2] not in phone.url
    no_wider(phone)
    keep_picture(phone, shots / "me-phone.png", full_page=True)
    phone.goto(f"{home}/#/t/{made['room']}")
    phone.get_by_role("button", name="Start the game").wait_for()

    # Signing out and in again with the passkey.
    desk.get_by_role("button", name="Sign out here").click()
    desk.get_by_role("button", name="Sign in with a passkey").click()
    expect(desk.get_by_role("heading", name="Maud")).to_be_visible()

    phone.goto(f"{home}/#/me")
    phone.get_by_role("button", name="Delete me").click()
    phone.get_by_role("button", name="Delete me for good").click()
    expect(phone.get_by_role("button", name="Keep an identity")).to_be_visible()
    desk.reload()
    expect(desk.get_by_role("button", name="Keep an identity")).to_be_visible()
    assert live.ask("GET", f"/api/rooms/{made['room']}")[0] == 404
