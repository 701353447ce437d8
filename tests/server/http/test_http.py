"""What every response has, whatever it answers; what is compressed and kept; and who is refused."""

from __future__ import annotations

import gzip
import http.client
import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.errors import StorageError
from banneret.server.access import Limits, is_loopback, network_of, shown_name
from banneret.server.http.security_headers import SAFETY, name_of
from tests.support.live_server import Live, serving
from tests.support.time_limits import HANG

SCRIPT = "export const words = 'the same again and again';\n" * 60
PAIR = [{"kind": "person", "side": "castle_griffins"}, {"kind": "person", "side": "necropolis_zombies"}]
ROOM = {"game": "heroes", "scenario": "skirmish", "seats": PAIR}
NOBODY = "A" * 32


class Answer:
    """A response, just as it came."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()

    @property
    def code(self) -> str:
        """What went wrong."""
        return str(json.loads(self.body)["error"]["code"])


def ask(live: Live, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
    """One request, exactly as it is given."""
    line = http.client.HTTPConnection("127.0.0.1", int(live.url.rsplit(":", 1)[1]), timeout=HANG)
    try:
        line.request(method, path, body or None, {name.replace("_", "-"): value for name, value in headers.items()})
        return Answer(line.getresponse())
    finally:
        line.close()


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Banneret</title>")
    (folder / "assets" / "app-0123abcd.js").write_text(SCRIPT)
    (folder / "assets" / "face-0123abcd.woff2").write_bytes(bytes(range(256)) * 20)
    (folder.parent / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture(scope="module")
def live(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    limits = Limits(body_bytes=5000, record_bytes=9000, body_seconds=1.0, records_per_hour=3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("banneret.server.http.app.PAGE", page)
        with serving(f"sqlite:///{tmp_path_factory.mktemp('http') / 'table.sqlite3'}", limits) as found:
            yield found


# -- what every response has -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {}, 200),
        ("HEAD", "/", {}, 200),
        ("GET", "/assets/app-0123abcd.js", {}, 200),
        ("GET", "/nothing", {}, 404),
        ("POST", "/", {}, 405),
        ("GET", "/api/health", {}, 200),
        ("HEAD", "/api/health", {}, 200),
        ("GET", "/api/nothing", {}, 404),
        ("GET", f"/api/rooms/{NOBODY}", {}, 404),
        ("DELETE", "/api/rooms", {}, 405),
        ("OPTIONS", "/api/rooms", {"Origin": "https://evil.example", "Access_Control_Request_Method": "POST"}, 405),
        ("POST", "/api/rooms", {"Origin": "https://evil.example"}, 403),
        ("GET", "/api/health", {"Host": "evil.example"}, 400),
        ("GET", "/", {"Host": "[::1"}, 400),
        ("GET", "/ws", {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13",
                        "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "https://evil.example"}, 403),
        ("GET", "/ws", {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13",
                        "Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Host": "evil.example"}, 400),
    ],
)  # fmt: skip
def test_every_kind_of_response_is_safe(
    live: Live, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    answer = ask(live, method, path, b"", **headers)
    assert answer.status == status
    for name, value in SAFETY.items():
        assert answer.headers[name] == value
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control")]
    if path.startswith("/api/"):
        assert "no-store" in answer.headers["cache-control"]


def test_a_fault_of_ours_is_safe_and_logged_once(
    live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(live.rooms, "inside", broken)
    answer = ask(live, "GET", f"/api/rooms/{NOBODY}")
    assert (answer.status, answer.code) == (500, "our_fault")
    assert answer.headers["x-frame-options"] == "DENY"
    assert b"secret" not in answer.body
    assert caplog.text.count("Traceback") == 1


def test_a_disk_that_refuses_is_told_without_its_reasons(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object) -> None:
        raise StorageError("/var/lib/table.sqlite3: disk full")

    monkeypatch.setattr(live.rooms.store, "create", refused)
    answer = ask(live, "POST", "/api/rooms", json.dumps(ROOM).encode(), Content_Type="application/json")
    assert (answer.status, answer.code) == (503, "not_kept")
    assert b"/var" not in answer.body


# -- the page ----------------------------------------------------------------------------------------------------------


def test_the_page_is_compressed_and_known_again(live: Live) -> None:
    path = "/assets/app-0123abcd.js"
    plain, zipped = ask(live, "GET", path), ask(live, "GET", path, Accept_Encoding="br, gzip")
    assert plain.body == gzip.decompress(zipped.body) == SCRIPT.encode()
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert len(zipped.body) < len(plain.body) / 5
    for answer in (plain, zipped):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
    assert plain.headers["etag"] != zipped.headers["etag"]
    again = ask(live, "GET", path, If_None_Match=f'"other", W/{plain.headers["etag"]}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == plain.headers["etag"]
    assert again.headers["x-content-type-options"] == "nosniff"
    head = ask(live, "HEAD", path)
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", str(len(SCRIPT)))


def test_the_start_is_asked_for_anew_and_pictures_are_sent_as_they_are(live: Live) -> None:
    start = ask(live, "GET", "/")
    assert start.headers["cache-control"] == "no-cache"
    assert start.headers["content-type"] == "text/html; charset=utf-8"
    assert start.body == ask(live, "GET", "/index.html").body
    face = ask(live, "GET", "/assets/face-0123abcd.woff2", Accept_Encoding="gzip")
    assert face.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in face.headers


def test_a_part_of_a_file_is_answered_with_all_of_it(live: Live) -> None:
    answer = ask(live, "GET", "/assets/app-0123abcd.js", Range="bytes=0-9", Accept_Encoding="gzip")
    assert answer.status == 200
    assert gzip.decompress(answer.body) == SCRIPT.encode()


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd",
        "/assets/",
        "/assets",
        "/assets/app-0123abcd.js/",
        "/assets/app-0123abcd.js%00",
    ],
)
def test_nothing_but_the_page_is_read(live: Live, path: str) -> None:
    assert ask(live, "GET", path).status == 404


def test_without_a_page_programs_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.server.http.app.PAGE", tmp_path / "nothing")
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as bare:
        answer = ask(bare, "GET", "/")
        assert answer.status == 200
        assert b"has not been built" in answer.body
        assert ask(bare, "GET", "/assets/app.js").status == 404
        assert ask(bare, "GET", "/api/health").status == 200


def test_what_is_printed_is_known_again(live: Live) -> None:
    printed = ("catalogue/heroes?lang=pl", "games?lang=de", "sections/heroes", "guide/heroes", "glossary/heroes")
    for path in (*(f"/api/{one}" for one in printed), "/api/openapi.json"):
        first = ask(live, "GET", path, Accept_Encoding="gzip")
        assert first.headers["content-encoding"] == "gzip"
        json.loads(gzip.decompress(first.body))
        assert ask(live, "GET", path, Accept_Encoding="gzip", If_None_Match=first.headers["etag"]).status == 304
        assert ask(live, "GET", path, Accept_Encoding="gzip", If_None_Match='"other"').status == 200


# -- bodies ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"]
)
def test_a_form_of_another_site_makes_no_room(live: Live, kind: str) -> None:
    before = len(live.rooms.awake)
    headers = {"Content_Type": kind} if kind else {}
    answer = ask(live, "POST", "/api/rooms", json.dumps(ROOM).encode(), **headers)
    assert (answer.status, answer.code) == (415, "bad_type")
    answer = ask(live, "POST", "/api/rooms", json.dumps(ROOM).encode(), Origin="null", **headers)
    assert (answer.status, answer.code) == (403, "other_origin")
    assert len(live.rooms.awake) == before


def test_a_body_that_is_too_large_or_too_slow_is_not_waited_for(live: Live) -> None:
    answer = ask(live, "POST", "/api/rooms", b" " * 6000, Content_Type="application/json")
    assert (answer.status, answer.code) == (413, "too_large")
    answer = ask(live, "POST", "/api/records", b"x" * 9001, Content_Type="text/plain")
    assert (answer.status, answer.code) == (413, "too_large")
    line = socket.create_connection(("127.0.0.1", int(live.url.rsplit(":", 1)[1])))
    line.sendall(
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    )
    line.settimeout(HANG)
    assert b" 408 " in line.recv(200)
    line.close()


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault_of_ours(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            line = socket.create_connection(("127.0.0.1", int(live.url.rsplit(":", 1)[1])))
            line.sendall(
                b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Length: 90\r\n\r\n{"
            )
            time.sleep(0.05)
            line.close()
        time.sleep(0.3)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 4000, b'{"game":' + b"[" * 3000, b"\xff\xfe", b"null", b'{"a":1}'])
def test_a_body_that_is_no_room_is_refused(live: Live, body: bytes) -> None:
    answer = ask(live, "POST", "/api/rooms", body, Content_Type="application/json")
    assert (answer.status, answer.code) == (400, "bad_request")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"scenario": "nowhere"}, "bad_setup"),
        ({"game": "chess"}, "bad_request"),
        ({"seats": PAIR[:1]}, "bad_setup"),
        ({"seats": [{"kind": "person", "side": "castle_griffins " * 120}, PAIR[1]]}, "bad_setup"),
        ({"seats": [{"kind": "person", "side": "castle_griffins*9999999"}, PAIR[1]]}, "bad_setup"),
        ({"seats": [{"kind": "person", "side": "x" * 2001}, PAIR[1]]}, "bad_request"),
        ({"seats": [{"kind": "person", "side": "/etc/passwd"}, PAIR[1]]}, "bad_setup"),
        ({"seats": [{"kind": "bot", "bot": "nobody", "side": "castle_griffins"}, PAIR[1]]}, "bad_request"),
        ({"options": {"difficulty": "absurd"}}, "bad_setup"),
        ({"options": {"nothing": "on"}}, "bad_setup"),
        ({"seconds": -1}, "bad_request"),
        ({"seed": -1}, "bad_request"),
        ({"branch": {"record": NOBODY.lower(), "step": 0}}, "not_found"),
    ],
)
def test_a_room_that_cannot_be_is_not_made(live: Live, changed: dict[str, Any], code: str) -> None:
    before = len(live.rooms.awake)
    answer = ask(live, "POST", "/api/rooms", json.dumps({**ROOM, **changed}).encode(), Content_Type="application/json")
    assert answer.code == code
    assert answer.status in (400, 404)
    assert len(live.rooms.awake) == before


def test_nobody_from_afar_has_files_read(live: Live, tmp_path: Path) -> None:
    army = tmp_path / "army.yaml"
    army.write_text("units: [castle_griffins]\n")
    for side in (str(army), "../army.yml", "C:\\army.yaml", "army.YAML"):
        seats = [{"kind": "person", "side": side}, PAIR[1]]
        body = json.dumps({**ROOM, "seats": seats}).encode()
        answer = ask(live, "POST", "/api/rooms", body, Content_Type="application/json")
        assert (answer.status, answer.code) == (400, "bad_request")
        assert b"regex" in answer.body


def test_too_many_records_from_one_address(live: Live) -> None:
    codes = [ask(live, "POST", "/api/records", b"nonsense\n", Content_Type="text/plain").code for _ in range(4)]
    assert codes == ["refused", "refused", "refused", "too_many"]


# -- behind a proxy ----------------------------------------------------------------------------------------------------


def test_behind_a_proxy_everybody_has_their_own_limits_and_nobody_sees_all_records(tmp_path: Path) -> None:
    origin = "https://games.example"
    with serving(
        f"sqlite:///{tmp_path / 'table.sqlite3'}",
        Limits(rooms_per_hour=1),
        origins=(origin,),
        proxies=("127.0.0.1",),
    ) as live:
        body = json.dumps(ROOM).encode()

        def create(address: str, **more: str) -> int:
            forwarded = {"X_Forwarded_For": address, "X_Forwarded_Proto": "https", **more}
            return ask(live, "POST", "/api/rooms", body, Content_Type="application/json", **forwarded).status

        assert create("203.0.113.5", Host="games.example", Origin=origin) == 201
        assert create("203.0.113.5", Host="games.example", Origin=origin) == 429
        assert create("203.0.113.6", Host="games.example", Origin=origin) == 201
        assert create("2001:db8::1", Origin=origin) == 201
        assert create("2001:db8::2", Origin=origin) == 429
        assert create("203.0.113.7", Host="games.example", Origin="https://evil.example") == 403
        assert create("203.0.113.7", Host="evil.example", Origin=origin) == 400
        assert ask(live, "GET", "/api/records", Host="games.example").status == 403


def test_only_this_machine_is_told_all_records(live: Live) -> None:
    assert ask(live, "GET", "/api/records").status == 200
    with_proxy = ask(live, "GET", "/api/records", X_Forwarded_For="203.0.113.5")
    assert with_proxy.status == 200, "nobody is believed who was not named as a proxy"


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("::1", "::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_stands_for_a_household(host: str, found: str) -> None:
    assert network_of(host) == found


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost:8440", "localhost"),
        ("LOCALHOST.", "localhost"),
        ("[::1]:8440", "::1"),
        ("https://games.example:8443", "games.example"),
        ("[::1", ""),
        ("", ""),
    ],
)
def test_names_of_hosts(host: str, name: str) -> None:
    assert name_of(host) == name


def test_who_is_this_machine() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "127.9.9.9", "::1", "[::1]", "localhost")] == [True] * 5
    assert [is_loopback(host) for host in ("0.0.0.0", "::", "192.168.1.5", "", "localhost.example")] == [False] * 5


def test_names_and_words_disturb_nobody() -> None:
    assert shown_name("  Zoë \t the\n\x00Great\u202e ") == "Zoë the Great"
    assert shown_name("👩\u200d🚀 \ue000\ud800") == "👩\u200d🚀"
    assert shown_name("x" * 50) == "x" * 40
    assert shown_name("\u200f\u2066") == ""
