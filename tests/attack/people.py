"""The worst that may be sent to the endpoints of identities."""

from __future__ import annotations

from typing import Final

from tests.attack.requests import JSON, NOBODY, TIMES, Ask, case, json_bytes, keyed
from tests.attack.stage import Stage

SOMEBODY: Final = {"name": "x" * 40, "shield": "x" * 40, "languages": ["en", "fr", "de", "pl"], "bearer": True}
BYTES: Final = "A" * 8192


def _me(stage: Stage, method: str, path: str, body: bytes | None = None, of: str = "application/json") -> list[Ask]:
    headers = keyed(*[NOBODY] * 8, stage.somebody) | ({"Content-Type": of} if body is not None else {})
    return [Ask(method, path, body, headers)] * TIMES


@case("GET", "/api/me", "nine keys, the last a session of somebody with 100 seats")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "GET", "/api/me")


@case("POST", "/api/me", "everything as long as it may be")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/me", json_bytes(SOMEBODY), JSON)] * TIMES


@case("PATCH", "/api/me", "everything as long as it may be")
def _(stage: Stage) -> list[Ask]:
    return _me(
        stage,
        "PATCH",
        "/api/me",
        json_bytes({"name": "\u202e" * 40, "shield": "x" * 40, "languages": ["en", "fr", "de", "pl"]}),
    )


@case("DELETE", "/api/me", "somebody with seats in 20 rooms")
def _(stage: Stage) -> list[Ask]:
    return [Ask("DELETE", "/api/me", headers=keyed(stage.person(20)))]


@case("DELETE", "/api/me/session", "somebody who could not come back")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", "/api/me/session")


@case("DELETE", "/api/me/devices", "somebody with seats in 20 rooms")
def _(stage: Stage) -> list[Ask]:
    key = stage.person(20)
    stage.json("POST", "/api/me/recovery", headers=keyed(key))
    return [Ask("DELETE", "/api/me/devices", headers=keyed(key))]


@case("DELETE", "/api/me/devices/{device}", "a device that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", "/api/me/devices/" + "0" * 16)


@case("POST", "/api/me/passkeys/request", "a plain request")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "POST", "/api/me/passkeys/request")


@case("POST", "/api/me/passkeys", "bytes that mean nothing, as many as there may be")
def _(stage: Stage) -> list[Ask]:
    return _me(
        stage, "POST", "/api/me/passkeys", json_bytes({"id": "A" * 1400, "client_data": BYTES, "attestation": BYTES})
    )


@case("DELETE", "/api/me/passkeys/{passkey}", "a passkey that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", "/api/me/passkeys/" + "A" * 1400)


@case("POST", "/api/me/recovery", "a plain request")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "POST", "/api/me/recovery")


@case("DELETE", "/api/me/recovery", "a plain request")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", "/api/me/recovery")


@case("POST", "/api/sign-in/request", "a plain request")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/sign-in/request")] * TIMES


@case("POST", "/api/sign-in/passkey", "bytes that mean nothing, as many as there may be")
def _(_: Stage) -> list[Ask]:
    body = {"id": "A" * 1400, "client_data": BYTES, "authenticator_data": BYTES, "signature": BYTES}
    return [Ask("POST", "/api/sign-in/passkey", json_bytes(body), JSON)] * TIMES


@case("POST", "/api/sign-in/link", "a guess")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/sign-in/link", json_bytes({"secret": NOBODY}), JSON)] * TIMES


@case("POST", "/api/me/keys", "nine wrong keys for each of 100 rooms, one with the largest record")
def _(stage: Stage) -> list[Ask]:
    rooms = [{"room": stage.large["room"], "keys": [NOBODY] * 9}] * 100
    return _me(stage, "POST", "/api/me/keys", json_bytes({"rooms": rooms, "halls": [NOBODY]}))


@case("GET", "/api/me/kept", "as much as there may be")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "GET", "/api/me/kept")


@case("PUT", "/api/me/kept/{name}", "as much as there may be, and nested deeply")
def _(stage: Stage) -> list[Ask]:
    full, deep = json_bytes({"a": "x" * 99_000}), b'{"a":' * 19_000
    return [ask for body in (deep, full) for ask in _me(stage, "PUT", "/api/me/kept/settings", body, "text/plain")]


@case("GET", "/api/me/history", "100 games")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "GET", "/api/me/history?lang=pl")
