"""Identities: made without an account, signed in by passkey or link, and nobody gets into another's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from banneret.server.access import Limits
from banneret.server.people.identities import ANSWERING, IDLE
from tests.support.authenticator import Authenticator
from tests.support.browsers import Visitor
from tests.support.live_server import Live, serving

MANY = Limits(sign_ins_per_hour=10_000, rooms_per_hour=10_000)
MINE = {"kind": "person", "side": "castle_host", "name": "Maud"}
OPEN = {"kind": "open", "side": "necropolis_host"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('people') / 'table.sqlite3'}", MANY, ("127.0.0.1",)) as found:
        yield found


@pytest.fixture
def clock(live: Live) -> Iterator[list[float]]:
    """How many seconds the clock of identities is ahead."""
    ahead = [0.0]
    people = live.app.state.people
    people.clock = lambda: time.time() + ahead[0]
    yield ahead
    people.clock = time.time


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["error"]["code"]


def with_passkey(visitor: Visitor) -> Authenticator:
    key = Authenticator(visitor.origin)
    status, request = visitor.ask("POST", "/api/me/passkeys/request")
    assert status == 200, request
    status, told = visitor.ask("POST", "/api/me/passkeys", key.create(request))
    assert status == 201, told
    return key


def by_passkey(visitor: Visitor, key: Authenticator) -> tuple[int, Any]:
    _, request = visitor.ask("POST", "/api/sign-in/request")
    return visitor.ask("POST", "/api/sign-in/passkey", key.get(request))


# -- becoming somebody -------------------------------------------------------------------------------------------------


def test_nobody_is_signed_in_at_first(live: Live) -> None:
    assert Visitor(live).me() is None
    assert code(Visitor(live).ask("GET", "/api/me/history")) == (401, "signed_out")


def test_an_identity_needs_no_more_than_a_wish(live: Live) -> None:
    maud = Visitor(live).become("  Maud \u202e", shield="castle", languages=["pl", "en", "pl"])
    me = maud.me()
    assert me is not None
    assert (me["name"], me["shield"], me["languages"]) == ("Maud", "castle", ["pl", "en"])
    assert [(one["device"], one["here"]) for one in me["devices"]] == [("Firefox, Linux", True)]
    assert (me["passkeys"], me["recovery"]) == ([], None)


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(live: Live) -> None:
    maud = Visitor(live).become()
    assert len(maud.set) == 1
    for word in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert word in maud.set[0]
    assert "Domain" not in maud.set[0]
    status, told = maud.ask("GET", "/api/me")
    assert status == 200
    assert told["session"] == ""


def test_behind_https_the_cookie_is_bound_to_the_host(live: Live) -> None:
    maud = Visitor(live).become()
    over = Visitor(live)
    status, _ = over.ask("POST", "/api/me", {}, X_Forwarded_Proto="https")
    assert status == 201
    assert over.set[0].startswith("__Host-banneret=")
    assert "Secure" in over.set[0]
    # One that was set without encryption, by whomever, is not taken there.
    status, told = maud.ask("GET", "/api/me", X_Forwarded_Proto="https")
    assert told["me"] is None


def test_programs_get_a_secret_instead(live: Live) -> None:
    program = Visitor(live)
    _, told = program.ask("POST", "/api/me", {"name": "Bot", "bearer": True}, Origin=None)
    assert program.cookies == {}
    _, me = Visitor(live).ask("GET", "/api/me", Authorization=f"Bearer {told['session']}")
    assert me["me"]["name"] == "Bot"


def test_a_page_of_another_site_can_do_nothing_with_the_cookie(live: Live) -> None:
    maud = Visitor(live).become()
    assert code(maud.ask("PATCH", "/api/me", {"name": "Eve"}, Origin="https://evil.example")) == (403, "other_origin")
    # Without an origin it is no page, and a program has no cookies.
    assert code(maud.ask("PATCH", "/api/me", {"name": "Eve"}, Origin=None)) == (401, "signed_out")
    assert code(maud.ask("DELETE", "/api/me", Origin="null")) == (403, "other_origin")
    me = maud.me()
    assert me is not None
    assert me["name"] == "Maud"


def test_a_second_identity_is_not_made_by_mistake(live: Live) -> None:
    assert code(Visitor(live).become().ask("POST", "/api/me", {})) == (409, "signed_in")


def test_what_one_tells_of_oneself_can_be_changed(live: Live) -> None:
    maud = Visitor(live).become()
    status, me = maud.ask("PATCH", "/api/me", {"shield": "tower"})
    assert (status, me["name"], me["shield"]) == (200, "Maud", "tower")
    assert maud.ask("PATCH", "/api/me", {"shield": "../x"})[0] == 400
    assert maud.ask("PATCH", "/api/me", {"languages": ["xx"]})[0] == 400


def test_too_many_attempts_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("few")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", Limits(sign_ins_per_hour=3)) as few:
        guess = [Visitor(few).ask("POST", "/api/sign-in/link", {"secret": "A" * 32})[0] for _ in range(4)]
        assert guess == [403, 403, 403, 429]
        assert Visitor(few).ask("POST", "/api/me", {})[0] == 429


# -- several devices, one identity -------------------------------------------------------------------------------------


def test_a_recovery_link_signs_another_device_in_until_it_is_replaced(live: Live) -> None:
    maud = Visitor(live).become()
    first = maud.ask("POST", "/api/me/recovery")[1]["secret"]
    phone = Visitor(live, "Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36")
    assert phone.ask("POST", "/api/sign-in/link", {"secret": first})[0] == 200
    me = phone.me()
    assert me is not None
    assert {one["device"] for one in me["devices"]} == {"Firefox, Linux", "Chrome, Android"}
    second = maud.ask("POST", "/api/me/recovery")[1]["secret"]
    assert code(Visitor(live).ask("POST", "/api/sign-in/link", {"secret": first})) == (403, "bad_link")
    assert Visitor(live).ask("POST", "/api/sign-in/link", {"secret": second})[0] == 200
    assert maud.ask("DELETE", "/api/me/recovery")[0] == 204
    assert code(Visitor(live).ask("POST", "/api/sign-in/link", {"secret": second})) == (403, "bad_link")


def test_a_passkey_signs_in(live: Live) -> None:
    maud = Visitor(live).become()
    key = with_passkey(maud)
    other = Visitor(live)
    status, told = by_passkey(other, key)
    assert status == 200, told
    assert told["me"]["name"] == "Maud"
    assert other.me() is not None
    [known] = told["me"]["passkeys"]
    assert maud.ask("DELETE", f"/api/me/passkeys/{known['id']}")[0] == 204
    assert code(by_passkey(Visitor(live), key)) == (403, "bad_passkey")


def test_what_a_passkey_has_signed_counts_once(live: Live) -> None:
    key = with_passkey(Visitor(live).become())
    thief = Visitor(live)
    _, request = thief.ask("POST", "/api/sign-in/request")
    signed = key.get(request)
    assert Visitor(live).ask("POST", "/api/sign-in/passkey", signed)[0] == 200
    assert code(thief.ask("POST", "/api/sign-in/passkey", signed)) == (403, "bad_passkey")


def test_a_challenge_does_not_wait_for_ever(live: Live, clock: list[float]) -> None:
    key = with_passkey(Visitor(live).become())
    _, request = Visitor(live).ask("POST", "/api/sign-in/request")
    clock[0] = ANSWERING + 1
    assert code(Visitor(live).ask("POST", "/api/sign-in/passkey", key.get(request))) == (403, "bad_passkey")


def test_a_passkey_made_on_another_page_or_by_another_key_is_refused(live: Live) -> None:
    maud = Visitor(live).become()
    key = with_passkey(maud)
    elsewhere = Authenticator(maud.origin.replace("http:", "https:"))
    elsewhere.id, elsewhere.key = key.id, key.key
    assert code(by_passkey(Visitor(live), elsewhere)) == (403, "bad_passkey")
    forged = Authenticator(maud.origin)
    forged.id = key.id
    assert code(by_passkey(Visitor(live), forged)) == (403, "bad_passkey")
    # A copy of an authenticator lags behind the one that was used.
    assert by_passkey(Visitor(live), key)[0] == 200
    key.count = 0
    assert code(by_passkey(Visitor(live), key)) == (403, "bad_passkey")


def test_a_challenge_for_one_person_gives_no_passkey_to_another(live: Live) -> None:
    maud, eve = Visitor(live).become(), Visitor(live).become("Eve")
    _, request = maud.ask("POST", "/api/me/passkeys/request")
    made = Authenticator(maud.origin).create(request)
    assert code(eve.ask("POST", "/api/me/passkeys", made)) == (403, "bad_passkey")
    # Nor does one for signing in.
    _, request = eve.ask("POST", "/api/sign-in/request")
    assert code(eve.ask("POST", "/api/me/passkeys", Authenticator(eve.origin).create(request))) == (403, "bad_passkey")


def test_a_passkey_of_somebody_else_cannot_be_registered_or_removed(live: Live) -> None:
    maud, eve = Visitor(live).become(), Visitor(live).become("Eve")
    key = with_passkey(maud)
    _, request = eve.ask("POST", "/api/me/passkeys/request")
    assert code(eve.ask("POST", "/api/me/passkeys", key.create(request))) == (409, "name_taken")
    me = maud.me()
    assert me is not None
    assert eve.ask("DELETE", f"/api/me/passkeys/{me['passkeys'][0]['id']}")[0] == 404
    assert by_passkey(Visitor(live), key)[1]["me"]["name"] == "Maud"


@pytest.mark.parametrize("wrong", ["", "AAAA", "e30", "x" * 8000])
def test_bytes_that_are_no_passkey_are_refused_in_words(live: Live, wrong: str) -> None:
    maud = Visitor(live).become()
    _, request = maud.ask("POST", "/api/me/passkeys/request")
    made = Authenticator(maud.origin).create(request)
    assert code(maud.ask("POST", "/api/me/passkeys", made | {"attestation": wrong})) == (403, "bad_passkey")
    assert code(maud.ask("POST", "/api/me/passkeys", made | {"client_data": wrong})) == (403, "bad_passkey")
    assert maud.me()["passkeys"] == []  # type: ignore[index]


# -- signing out -------------------------------------------------------------------------------------------------------


def test_nobody_signs_out_for_ever_by_mistake(live: Live) -> None:
    maud = Visitor(live).become()
    assert code(maud.ask("DELETE", "/api/me/session")) == (409, "no_way_back")
    assert code(maud.ask("DELETE", "/api/me/devices")) == (409, "no_way_back")
    maud.ask("POST", "/api/me/recovery")
    assert maud.ask("DELETE", "/api/me/session")[0] == 204
    assert maud.cookies == {}
    assert maud.me() is None


def test_a_session_that_was_ended_opens_nothing(live: Live) -> None:
    maud = Visitor(live).become()
    secret = maud.ask("POST", "/api/me/recovery")[1]["secret"]
    phone, eve = Visitor(live), Visitor(live).become("Eve")
    phone.ask("POST", "/api/sign-in/link", {"secret": secret})
    [other] = [one["id"] for one in (maud.me() or {})["devices"] if not one["here"]]
    assert eve.ask("DELETE", f"/api/me/devices/{other}")[0] == 404
    assert phone.me() is not None
    assert maud.ask("DELETE", f"/api/me/devices/{other}")[0] == 204
    assert phone.me() is None
    assert maud.me() is not None


def test_signing_out_everywhere_also_takes_the_keys_of_lost_devices(live: Live) -> None:
    maud = Visitor(live).become()
    secret = maud.ask("POST", "/api/me/recovery")[1]["secret"]
    _, made = maud.ask("POST", "/api/rooms", {"game": "heroes", "scenario": "skirmish", "seats": [MINE, OPEN]})
    thief = live.player(made["room"], made["keys"]["0"], made["host"])
    assert thief.heard[-1]["seats"] == [0]
    assert maud.ask("DELETE", "/api/me/devices")[0] == 204
    assert thief.closed() == 1008
    assert maud.me() is None
    for key in (made["keys"]["0"], made["host"]):
        assert live.ask("POST", f"/api/rooms/{made['room']}/start", key=key)[0] == 403
    again = Visitor(live)
    again.ask("POST", "/api/sign-in/link", {"secret": secret})
    assert again.sit(made["room"]).heard[-1]["seats"] == [0]
    assert again.ask("POST", f"/api/rooms/{made['room']}/start")[0] == 200


def test_a_session_nobody_uses_ends_and_who_cannot_come_back_is_forgotten(live: Live, clock: list[float]) -> None:
    maud, ola = Visitor(live).become(), Visitor(live).become("Ola")
    secret = ola.ask("POST", "/api/me/recovery")[1]["secret"]
    clock[0] = IDLE + 3600
    assert maud.me() is None
    assert ola.me() is None
    assert Visitor(live).ask("POST", "/api/sign-in/link", {"secret": secret})[1]["me"]["name"] == "Ola"
