"""For every endpoint the worst that may be sent to it. An endpoint without a case makes the bench fail."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from banneret.heroes.scenario.load import SCENARIOS
from banneret.server.http.api import ENDPOINTS
from tests.attack.stage import LIMIT, Stage, long_career, long_lines, many_options, own_scenario

JSON: Final = {"Content-Type": "application/json"}
GZIP: Final = {"Accept-Encoding": "gzip"}
TIMES: Final = 5
NOBODY: Final = "A" * 32
NOTHING: Final[Mapping[str, str]] = {}


class Ask(NamedTuple):
    """One request."""

    method: str
    path: str
    body: bytes | None = None
    headers: Mapping[str, str] = NOTHING


Maker = Callable[[Stage], list[Ask]]
"""Prepares what is needed, and tells what to send."""
CASES: Final[dict[str, tuple[str, Maker]]] = {}
"""By method and path of an endpoint: what is sent in words, and what makes it."""


def case(method: str, path: str, text: str) -> Callable[[Maker], Maker]:
    """Register what is sent to an endpoint."""

    def register(make: Maker) -> Maker:
        CASES[f"{method} {path}"] = text, make
        return make

    return register


def missing() -> list[str]:
    """Endpoints that nothing is sent to, and cases of endpoints that are no more."""
    there = {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}
    return sorted(there.symmetric_difference(CASES))


def keyed(*keys: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(keys)}"}


def json_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def _in_all_languages(what: str) -> list[Ask]:
    """What is told about each game, in each language."""
    games, languages = ("heroes", "battlefield", "battlelore"), ("en", "fr", "de", "pl")
    return [Ask("GET", f"/api/{what}/{game}?lang={lang}", headers=GZIP) for game in games for lang in languages]


def _searches(path: str) -> list[Ask]:
    """Many words, one that is everywhere, and one that is nowhere."""
    return [
        Ask("GET", f"{path}?game={game}&q={words}&limit=1000", headers=GZIP)
        for game in ("heroes", "battlefield", "battlelore")
        for words in ("%20".join("aeiou" * 10), "e", "z" * 100)
    ] * 2


# -- what there is -----------------------------------------------------------------------------------------------------


@case("GET", "/api/health", "a plain request")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", "/api/health")] * 100


@case("GET", "/api/ready", "a plain request")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", "/api/ready")] * 20


@case("GET", "/api/host", "without the host's key, and with nine wrong ones")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", "/api/host"), Ask("GET", "/api/host", headers=keyed(*[NOBODY] * 9))] * TIMES


@case("GET", "/api/host/reports", "without the host's key, and with nine wrong ones")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", "/api/host/reports"), Ask("GET", "/api/host/reports", headers=keyed(*[NOBODY] * 9))] * TIMES


@case("DELETE", "/api/host/reports/{report}", "without the host's key")
def _(stage: Stage) -> list[Ask]:
    return [Ask("DELETE", f"/api/host/reports/{NOBODY}")] * TIMES


@case("GET", "/api/games", "every language, compressed")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/games?lang={lang}", headers=GZIP) for lang in ("en", "fr", "de", "pl")] * 2


@case("GET", "/api/catalogue/{game}", "every game and language, compressed")
def _(_: Stage) -> list[Ask]:
    return _in_all_languages("catalogue")


@case("GET", "/api/sections/{game}", "every game")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/sections/{game}", headers=GZIP) for game in ("heroes", "battlefield", "battlelore")] * 3


@case("GET", "/api/guide/{game}", "every game and language, compressed")
def _(_: Stage) -> list[Ask]:
    return _in_all_languages("guide")


@case("GET", "/api/glossary/{game}", "every game and language, compressed")
def _(_: Stage) -> list[Ask]:
    return _in_all_languages("glossary")


@case("GET", "/api/lookup", "words that are everywhere, 1,000 results")
def _(_: Stage) -> list[Ask]:
    return _searches("/api/lookup")


@case("GET", "/api/rules", "50 words that are everywhere, 1,000 results")
def _(_: Stage) -> list[Ask]:
    return _searches("/api/rules")


@case("GET", "/api/rules/{clause}", "a clause and none")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", "/api/rules/H3-CBR-17"), Ask("GET", "/api/rules/" + "A" * 20)] * TIMES


@case("POST", "/api/scenarios/check", "1 MB of YAML: nested, anchored, repeated, and a real file")
def _(_: Stage) -> list[Ask]:
    most = LIMIT.record_bytes - 1
    laughs = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"{after}: &{after} [{','.join([f'*{before}'] * 9)}]\n"
        for before, after in zip("abcdefgh", "bcdefghi", strict=True)
    )
    bodies = (
        "[" * most,
        "{a: " * (most // 4),
        laughs,
        "".join(f"k{n}: {n}\n" for n in range(most // 16)),
        "- " * (most // 2),
        "a: '" + "x" * (most - 10),
        (SCENARIOS / "crossroads.yaml").read_text(),
    )
    return [Ask("POST", "/api/scenarios/check?lang=pl", body[:most].encode()) for body in bodies]


@case("GET", "/api/scenarios/{game}/schema", "every game, compressed, and one without")
def _(_: Stage) -> list[Ask]:
    games = ("heroes", "battlelore", "battlefield")
    return [Ask("GET", f"/api/scenarios/{game}/schema", headers=GZIP) for game in games] * TIMES


@case("GET", "/api/scenarios/{game}/{scenario}", "a scenario, none, and a way out of the folder")
def _(_: Stage) -> list[Ask]:
    names = ("heroes/crossroads", "heroes/none", "battlelore/the_muddy_field", "heroes/..%2f..%2fartifacts")
    return [Ask("GET", f"/api/scenarios/{name}") for name in names] * TIMES


# -- rooms -------------------------------------------------------------------------------------------------------------


@case("POST", "/api/rooms", "8 seats and 100 options of the largest size, a long scenario, the largest record")
def _(stage: Stage) -> list[Ask]:
    seats = [{"kind": "person", "side": "castle/catherine"}, {"kind": "person", "side": "necropolis/sandro"}]
    large = {
        "game": "heroes", "scenario": "skirmish",
        "seats": [{"kind": "person", "side": ("castle_griffins " * 125)[:1999], "name": "x" * 40}] * 8,
        "options": {f"option{n}": "x" * 200 for n in range(100)},
    }  # fmt: skip
    own = {"game": "heroes", "scenario": "own", "seats": seats, "definition": own_scenario()}
    usual: dict[str, Any] = {"game": "heroes", "scenario": "brave_new_world", "seats": seats}
    where: dict[str, Any] = {"record": stage.record, "step": stage.branch_step}
    again, anew = (
        {**usual, "scenario": "crossroads", "branch": {**where, "same_dice": same}} for same in (True, False)
    )
    deep = b'{"game":' + b"[" * (LIMIT.body_bytes - 100)
    bodies = [*map(json_bytes, (large, own, usual, again, anew)), deep]
    return [Ask("POST", "/api/rooms", body, JSON) for body in bodies]


@case("GET", "/api/rooms/{room}", "a room that goes on from the largest record")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/rooms/{stage.large['room']}?lang=pl")] * TIMES


@case("POST", "/api/rooms/{room}/seats/{seat}", "an open seat with a hero of a full hall")
def _(stage: Stage) -> list[Ask]:
    body = json_bytes({"name": "x" * 40, "hall": stage.hall, "hero": stage.heroes[0]})
    rooms = [stage.room("person", "open")["room"] for _ in range(TIMES)]
    return [Ask("POST", f"/api/rooms/{room}/seats/1", data, JSON) for room in rooms for data in (body, b'{"name":"x"}')]


@case("PATCH", "/api/rooms/{room}/seats/{seat}", "in a room that goes on from the largest record, nine keys")
def _(stage: Stage) -> list[Ask]:
    keys = {**JSON, **keyed(*[NOBODY] * 8, stage.large["host"])}
    path = f"/api/rooms/{stage.large['room']}/seats/1"
    return [Ask("PATCH", path, json_bytes({"kind": "bot", "bot": "x" * 60}), keys)] * TIMES


@case("DELETE", "/api/rooms/{room}/seats/{seat}", "in a room that goes on from the largest record, nine wrong keys")
def _(stage: Stage) -> list[Ask]:
    return [Ask("DELETE", f"/api/rooms/{stage.large['room']}/seats/1", headers=keyed(*[NOBODY] * 9))] * TIMES


@case("POST", "/api/rooms/{room}/dice", "a room of two people, and one that has begun")
def _(stage: Stage) -> list[Ask]:
    made = [stage.room("person", "open") for _ in range(TIMES)] + [stage.large]
    keys = [{**JSON, **keyed(*room["keys"].values())} for room in made]
    body = json_bytes({"entropy": "f" * 64})
    return [Ask("POST", f"/api/rooms/{room['room']}/dice", body, key) for room, key in zip(made, keys, strict=True)]


@case("POST", "/api/rooms/{room}/start", "a room of two people, and one that has begun")
def _(stage: Stage) -> list[Ask]:
    made = [stage.room("person", "open") for _ in range(TIMES)] + [stage.large]
    return [Ask("POST", f"/api/rooms/{room['room']}/start", headers=keyed(room["host"])) for room in made]


@case("GET", "/api/rooms/{room}/record", "a room that goes on from the largest record")
def _(stage: Stage) -> list[Ask]:
    keys = keyed(*stage.large["keys"].values())
    return [Ask("GET", f"/api/rooms/{stage.large['room']}/record", headers=keys | GZIP)] * TIMES


@case("POST", "/api/rooms/{room}/record", "a room that goes on from the largest record")
def _(stage: Stage) -> list[Ask]:
    keys = keyed(*stage.large["keys"].values())
    return [Ask("POST", f"/api/rooms/{stage.large['room']}/record", headers=keys)] * TIMES


@case("GET", "/api/rooms/{room}/statistics", "a finished game, and one that goes on from the largest record")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/rooms/{room}/statistics") for room in (stage.over, stage.large["room"])] * 3


@case("GET", "/api/rooms/{room}/campaign", "the first part")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/rooms/{stage.campaign['room']}/campaign?lang=pl")] * TIMES


@case("POST", "/api/rooms/{room}/campaign", "the first part, which goes on")
def _(stage: Stage) -> list[Ask]:
    keys = keyed(*stage.campaign["keys"].values())
    return [Ask("POST", f"/api/rooms/{stage.campaign['room']}/campaign", headers=keys)] * TIMES


def _chain() -> bytes:
    """As many long parts as there may be, none of which is one of a campaign."""
    return "\n---\n".join(own_scenario(letter) for letter in "abcdefghi").encode()


@case("POST", "/api/campaigns/check", "nine long parts, and nine that nobody can read")
def _(_: Stage) -> list[Ask]:
    nested = "\n---\n".join(["[" * 39_000] * 9).encode()
    return [Ask("POST", "/api/campaigns/check?game=heroes", body) for body in (_chain(), nested)]


@case("POST", "/api/campaigns/own", "nine long parts that are not a campaign")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/campaigns/own?game=heroes", _chain())]


@case("POST", "/api/campaigns", "1 MB: nested, many attempts, many definitions; and a real file")
def _(stage: Stage) -> list[Ask]:
    most = LIMIT.record_bytes
    file = json.loads(stage.json("GET", f"/api/rooms/{stage.campaign['room']}/campaign")["file"])
    attempts = {**file, "attempts": [{"part": 1, "won": False, "rounds": 1}] * 20_000}
    definitions = {**file, "definitions": {f"part{n}": "x" * 1000 for n in range(900)}}
    bodies = ["[" * most, '{"a":' * (most // 5), *(json.dumps(what)[:most] for what in (attempts, definitions, file))]
    return [Ask("POST", "/api/campaigns", body.encode()) for body in bodies]


# -- records -----------------------------------------------------------------------------------------------------------


@case("GET", "/api/records", "all")
def _(_: Stage) -> list[Ask]:
    return [Ask("GET", "/api/records")] * TIMES


@case("POST", "/api/records", "1 MB: a long game, 58,000 options, the longest lines, nothing but line breaks")
def _(stage: Stage) -> list[Ask]:
    most = LIMIT.record_bytes
    bodies = (stage.record_text, many_options(), long_lines(), "\n" * most, "\r\n" * (most // 2), "\0" * most)
    return [Ask("POST", "/api/records", body.encode()[:most]) for body in bodies]


def _of_record(stage: Stage, more: str) -> list[Ask]:
    return [Ask("GET", f"/api/records/{stage.record}{more}", headers=GZIP)] * 3


@case("GET", "/api/records/{record}", "the largest record")
def _(stage: Stage) -> list[Ask]:
    return _of_record(stage, "?lang=pl")


@case("GET", "/api/records/{record}/steps", "the last 200 steps of the largest record, seen by everybody")
def _(stage: Stage) -> list[Ask]:
    return _of_record(stage, f"/steps?first={stage.last_step - 199}&last={stage.last_step}&eyes=-2&lang=pl")


@case("GET", "/api/records/{record}/statistics", "the largest record")
def _(stage: Stage) -> list[Ask]:
    return _of_record(stage, "/statistics?lang=pl")


@case("POST", "/api/records/{record}/review", "the largest record")
def _(stage: Stage) -> list[Ask]:
    return [Ask("POST", f"/api/records/{stage.record}/review?lang=pl")] * 3


@case("GET", "/api/records/{record}/review", "the largest record, whose review has begun")
def _(stage: Stage) -> list[Ask]:
    return _of_record(stage, "/review?lang=pl")


@case("GET", "/api/records/{record}/file", "the largest record, compressed")
def _(stage: Stage) -> list[Ask]:
    return _of_record(stage, "/file")


# -- heroes ------------------------------------------------------------------------------------------------------------


@case("POST", "/api/halls", "a plain request")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/halls")] * TIMES


@case("GET", "/api/heroes", "99 heroes with long histories, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", "/api/heroes?lang=pl", headers=keyed(*[stage.hall] * 9) | GZIP)] * 3


@case("POST", "/api/heroes", "into a hall of 99: 1 MB of nothing, a file nested deeply, a long history")
def _(stage: Stage) -> list[Ask]:
    bodies: list[str] = ["x" * LIMIT.record_bytes, '{"sheet":' * 40_000, long_career("Isolde").text()]
    return [Ask("POST", "/api/heroes", body.encode(), keyed(*[stage.hall] * 9)) for body in bodies]


def _of_hero(stage: Stage, method: str, more: str, body: Any = None) -> list[Ask]:
    keys = keyed(*[stage.hall] * 9) | (JSON if body else {})
    path = f"/api/heroes/{stage.heroes[-1]}{more}"
    return [Ask(method, path, json_bytes(body) if body else None, keys)] * 3


@case("GET", "/api/heroes/{hero}", "a long history, in a hall of 99, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _of_hero(stage, "GET", "?lang=pl")


@case("PATCH", "/api/heroes/{hero}", "a long history, in a hall of 99, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _of_hero(stage, "PATCH", "", {"equipped": ["lore_stone"]})


@case("GET", "/api/heroes/{hero}/file", "a long history, in a hall of 99, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _of_hero(stage, "GET", "/file")


@case("DELETE", "/api/heroes/{hero}/game", "who plays nowhere, in a hall of 99, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _of_hero(stage, "DELETE", "/game")


@case("POST", "/api/heroes/{hero}/retire", "a long history, in a hall of 99, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _of_hero(stage, "POST", "/retire")


# -- maps from elsewhere and by chance ---------------------------------------------------------------------------------


@case("POST", "/api/scenarios/import", "a zip bomb, 400 tiles with everything on them, and 1 MB of base 64")
def _(_: Stage) -> list[Ask]:
    tile = {"col": 0, "tileId": "\n" * 40, "rotation": 1, "cubes": [1] * 20, "hero": ["x" * 100] * 20}
    tiles = json.dumps([{"row": n, **tile} for n in range(400)])
    bodies = [base64.b64encode(zlib.compress(data)) for data in (b"[" * 100_000_000, tiles.encode())]
    return [Ask("POST", "/api/scenarios/import", body) for body in (*bodies, b"A" * 199_999, b"A" * 999_999)]


@case("POST", "/api/scenarios/random", "the largest maps, every part from another seed")
def _(_: Stage) -> list[Ask]:
    parts = ("map", "goal", "means", "events", "rules", "name")
    wish = {"players": 3, "size": "large", "spice": 3, "layout": "drafted"}
    keep = {part: part * 5 for part in parts}
    bodies = [json_bytes({**wish, "seed": str(n), "keep": keep}) for n in range(3)]
    head = '# made by chance from the seed "a"\n# Asked for: players 3, spice 3, size large, layout drafted.\n# Kept: '
    for more in (", ".join(f'{part} of "{part * 5}"' for part in parts), "a" * 30_000, "a of " * 6_000):
        bodies.append(json_bytes({"players": 3, "seed": "5", "again": head + more, "parts": parts[1:]}))
    return [Ask("POST", "/api/scenarios/random", body, JSON) for body in bodies]


# -- drafts and shared scenarios ---------------------------------------------------------------------------------------


@case("POST", "/api/benches", "a plain request")
def _(_: Stage) -> list[Ask]:
    return [Ask("POST", "/api/benches")] * TIMES


def _on_shelf(stage: Stage, method: str, more: str = "", body: Any = None) -> list[Ask]:
    keys = keyed(*[stage.shelf] * 9) | GZIP | (JSON if body else {})
    return [Ask(method, f"/api/drafts{more}", json_bytes(body) if body else None, keys)] * 3


@case("GET", "/api/drafts", "a shelf with 90 drafts of the largest size, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _on_shelf(stage, "GET")


@case("POST", "/api/drafts", "the largest text, onto a shelf with 90 of them, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _on_shelf(stage, "POST", "", {"name": "x" * 80, "text": "x" * 100_000})


@case("GET", "/api/drafts/{draft}", "the largest text, the key given nine times")
def _(stage: Stage) -> list[Ask]:
    return _on_shelf(stage, "GET", f"/{stage.drafts[0]}")


@case("PUT", "/api/drafts/{draft}", "the largest text, from the same version again and again")
def _(stage: Stage) -> list[Ask]:
    return _on_shelf(stage, "PUT", f"/{stage.drafts[1]}", {"name": "x" * 80, "text": "x" * 100_000, "version": 1})


@case("DELETE", "/api/drafts/{draft}", "the largest text, again and again")
def _(stage: Stage) -> list[Ask]:
    return _on_shelf(stage, "DELETE", f"/{stage.drafts[2]}?version=1")


@case("POST", "/api/shared", "long files to be played, one that is nested deeply, and 1 MB")
def _(_: Stage) -> list[Ask]:
    bodies = (own_scenario("y"), own_scenario("z"), "[" * 39_000, "x" * (LIMIT.record_bytes - 1))
    return [Ask("POST", "/api/shared", body.encode()) for body in bodies]


def _of_shared(stage: Stage, more: str) -> list[Ask]:
    return [Ask("GET", f"/api/shared/{stage.shared}{more}", headers=GZIP)] * 3


@case("GET", "/api/shared/{shared}", "a long file, compressed")
def _(stage: Stage) -> list[Ask]:
    return _of_shared(stage, "?lang=pl")


@case("GET", "/api/shared/{shared}/trial", "a long file")
def _(stage: Stage) -> list[Ask]:
    return _of_shared(stage, "/trial")


@case("GET", "/api/shared/{shared}/file", "a long file, compressed")
def _(stage: Stage) -> list[Ask]:
    return _of_shared(stage, "/file")


@case("POST", "/api/missions", "a long file, 1 MB, and one that is nested deeply")
def _(_: Stage) -> list[Ask]:
    bodies = (own_scenario("w"), "x" * (LIMIT.record_bytes - 1), "[" * 39_000)
    return [Ask("POST", "/api/missions?lang=pl", body.encode(), GZIP) for body in bodies]


@case("GET", "/api/missions/{game}/{scenario}", "scenarios of every game, and one that there is not")
def _(_: Stage) -> list[Ask]:
    names = ("heroes/crown_hill", "heroes/skirmish", "battlelore/first_laurels", "heroes/" + "x" * 60)
    return [Ask("GET", f"/api/missions/{name}?lang=pl", headers=GZIP) for name in names]


@case("POST", "/api/ahead", "a long file played to its last round, and one that nobody can read")
def _(_: Stage) -> list[Ask]:
    wish = {"game": "heroes", "players": 2, "round": 16}
    texts = (own_scenario("a"), "[" * 39_000)
    return [Ask("POST", "/api/ahead", json_bytes({**wish, "text": text}), JSON) for text in texts]


@case("GET", "/api/labs/{lab}", "a run that was stopped, and none")
def _(stage: Stage) -> list[Ask]:
    return [Ask("GET", f"/api/labs/{id}") for id in (stage.lab, NOBODY)] * 3


@case("DELETE", "/api/labs/{lab}", "a run that was stopped, and none")
def _(stage: Stage) -> list[Ask]:
    return [Ask("DELETE", f"/api/labs/{id}") for id in (stage.lab, NOBODY)] * 3


@case("POST", "/api/labs", "the largest run of two long files, a second one, and far too many games")
def _(_: Stage) -> list[Ask]:
    versions = [{"name": "x" * 80, "text": own_scenario(letter)} for letter in "uv"]
    wish = {"game": "heroes", "players": 2, "bots": ["greedy"], "games": LIMIT.lab_games, "versions": versions}
    bodies = [json_bytes(one) for one in (wish, wish, {**wish, "games": 100_000})]
    return [Ask("POST", "/api/labs", body, JSON) for body in bodies]


@case("POST", "/api/labs/{lab}", "a run that was stopped while another is under way, and none")
def _(stage: Stage) -> list[Ask]:
    return [Ask("POST", f"/api/labs/{id}") for id in (stage.lab, NOBODY)]


from tests.attack import meeting as _meeting  # noqa: E402, F401  (likewise)
from tests.attack import people as _people  # noqa: E402, F401  (its cases stand in a file of their own)
