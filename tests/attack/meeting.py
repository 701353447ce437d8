"""The worst that may be sent to the endpoints by which people find each other and are told what waits."""

from __future__ import annotations

from typing import Final

from tests.attack.requests import GZIP, JSON, NOBODY, TIMES, Ask, case, json_bytes, keyed
from tests.attack.stage import Stage

FAR: Final = "https://example.invalid/" + "x" * 400
POINT: Final = "B" + "A" * 86


def _me(stage: Stage, method: str, path: str, body: object = None) -> list[Ask]:
    headers = keyed(*[NOBODY] * 8, stage.somebody)
    return [Ask(method, path, None if body is None else json_bytes(body), headers | (JSON if body else {}))] * TIMES


# -- finding each other ------------------------------------------------------------------------------------------------


@case("GET", "/api/tables", "every game in every language")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/tables?lang={lang}", headers=GZIP) for lang in ("en", "fr", "de", "pl")] * 2


@case("POST", "/api/pairing", "tickets with long names, and a scenario that is not there")
def _(_: Stage) -> list[Ask]:
    wish = {"game": "heroes", "scenario": "brave_new_world", "name": "\u202e" * 40}
    wishes = [wish, {**wish, "scenario": "x" * 60}]
    return [Ask("POST", "/api/pairing", json_bytes(one), JSON) for one in wishes] * 3


@case("GET", "/api/pairing", "nine tickets that nobody has")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", "/api/pairing", headers=keyed(*[NOBODY] * 9))] * TIMES


@case("DELETE", "/api/pairing", "nine tickets that nobody has")
def _(_: Stage) -> list[Ask]:
    return [Ask("DELETE", "/api/pairing", headers=keyed(*[NOBODY] * 9))] * TIMES


@case("GET", "/api/leaderboard", "every game, and one that is not there")
def _(_: Stage) -> list[Ask]:
    games = ("heroes", "battlefield", "battlelore", "x" * 40)
    return [Ask("GET", f"/api/leaderboard?game={game}&mode=clash&lang=pl", headers=GZIP) for game in games] * 2


@case("GET", "/api/players", "what is in every name, and what is in none")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/players?name={name}", headers=GZIP) for name in ("x", "%25", "z" * 40)] * 2


@case("GET", "/api/players/{player}", "a player who is not there")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/players/{NOBODY}", headers=GZIP)] * TIMES


@case("GET", "/api/me/player", "nine keys, the last a session of somebody with 100 seats")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "GET", "/api/me/player")


@case("PUT", "/api/me/player", "public, again and again")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "PUT", "/api/me/player", {"public": True})


@case("GET", "/api/me/invitations", "nine keys, the last a session of somebody with 100 seats")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "GET", "/api/me/invitations")


@case("DELETE", "/api/me/invitations/{room}", "a room that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", f"/api/me/invitations/{NOBODY}")


@case("POST", "/api/rooms/{room}/invitations", "somebody who is not there")
def _(stage: Stage) -> list[Ask]:
    made = stage.room("person", "open")
    headers = keyed(*[NOBODY] * 8, made["host"], stage.somebody) | JSON
    path = f"/api/rooms/{made['room']}/invitations"
    return [Ask("POST", path, json_bytes({"player": NOBODY}), headers)] * TIMES


@case("POST", "/api/rooms/{room}/rematch", "of a game that has not begun")
def _(stage: Stage) -> list[Ask]:
    made = stage.room("person", "open")
    return [Ask("POST", f"/api/rooms/{made['room']}/rematch", b"{}", keyed(made["host"]) | JSON)] * TIMES


# -- tournaments -------------------------------------------------------------------------------------------------------

CUP: Final = {"name": "\u202e" * 59 + "x", "game": "heroes", "scenario": "skirmish", "form": "swiss", "most": 32}


@case("GET", "/api/tournaments", "every language")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/tournaments?lang={lang}", headers=GZIP) for lang in ("en", "fr", "de", "pl")] * 2


@case("POST", "/api/tournaments", "long names, more rounds than can be played, and more tournaments than one may hold")
def _(stage: Stage) -> list[Ask]:
    return [*_me(stage, "POST", "/api/tournaments", CUP), *_me(stage, "POST", "/api/tournaments", CUP | {"rounds": 17})]


@case("GET", "/api/tournaments/{tournament}", "a tournament that is not there")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/tournaments/{NOBODY}", headers=GZIP)] * TIMES


@case("DELETE", "/api/tournaments/{tournament}", "a tournament that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", f"/api/tournaments/{NOBODY}")


@case("POST", "/api/tournaments/{tournament}/players", "a tournament that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "POST", f"/api/tournaments/{NOBODY}/players")


@case("DELETE", "/api/tournaments/{tournament}/players", "a tournament that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", f"/api/tournaments/{NOBODY}/players")


@case("POST", "/api/tournaments/{tournament}/begin", "a tournament that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "POST", f"/api/tournaments/{NOBODY}/begin")


# -- being told --------------------------------------------------------------------------------------------------------


@case("POST", "/api/waiting", "as many rooms as may be named, none of which is there")
def _(stage: Stage) -> list[Ask]:
    rooms = [{"room": f"{n:032}", "keys": [NOBODY] * 2} for n in range(100)]
    headers = keyed(stage.somebody) | JSON
    return [Ask("POST", "/api/waiting", json_bytes({"rooms": rooms}), headers)] * TIMES


@case("GET", "/api/me/notices", "nine keys, the last a session of somebody with 100 seats")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "GET", "/api/me/notices")


@case("PUT", "/api/me/notices", "wishes that nobody can have")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "PUT", "/api/me/notices", {"zone": "x" * 60})


@case("POST", "/api/me/notices/mail", "an address as long as may be")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "POST", "/api/me/notices/mail", {"address": "x" * 240 + "@example.invalid"[:14]})


@case("POST", "/api/me/notices/push", "a long address and keys that are not a point on the curve")
def _(stage: Stage) -> list[Ask]:
    keys = {"p256dh": POINT, "auth": "A" * 22}
    return _me(stage, "POST", "/api/me/notices/push", {"endpoint": FAR, "keys": keys})


@case("POST", "/api/me/notices/webhooks", "a long address that nobody has")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "POST", "/api/me/notices/webhooks", {"address": FAR})


@case("DELETE", "/api/me/notices/channels/{channel}", "a channel that is not there")
def _(stage: Stage) -> list[Ask]:
    return _me(stage, "DELETE", f"/api/me/notices/channels/{NOBODY}")


@case("POST", "/api/mail/confirm", "a secret that nobody has")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/mail/confirm", json_bytes({"secret": NOBODY}), JSON)] * TIMES


@case("GET", "/api/mail/off/{secret}", "a secret that nobody has")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/mail/off/{NOBODY}")] * TIMES


@case("POST", "/api/mail/off/{secret}", "a secret that nobody has")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", f"/api/mail/off/{NOBODY}", b"", {"Content-Type": "application/x-www-form-urlencoded"})] * TIMES
