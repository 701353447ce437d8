"""Keys, limits and hostile messages: what is wrong is answered or cut off, and the room stays as it was."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from banneret.server.access import SECRET, Bucket, Limits, hashed, new_secret, same, same_origin
from tests.support.live_server import Live, Player, serving
from tests.support.time_limits import HANG

ARMIES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")
"""Without cards nothing is hidden, so that at one screen nobody has to sit down first."""
PAIR = ({"kind": "person", "side": ARMIES[0]}, {"kind": "person", "side": ARMIES[1]})
QUICK = Limits(messages_per_second=100_000, burst=100_000, requests_per_second=100_000, request_burst=100_000,
               rooms_per_hour=100_000, hello_seconds=1.0)  # fmt: skip


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("access")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", QUICK) as found:
        yield found


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_secrets_are_long_and_never_the_same() -> None:
    found = {new_secret() for _ in range(1000)}
    assert len(found) == 1000
    assert all(re.fullmatch(SECRET, secret) for secret in found)


def test_a_secret_is_known_by_its_hash_and_nothing_fits_an_empty_one() -> None:
    secret = new_secret()
    assert same(secret, hashed(secret))
    assert not same(secret + "x", hashed(secret))
    assert not same("", "")
    assert not same(secret, "")


def test_secrets_are_kept_nowhere_in_clear_and_never_logged(
    live: Live, caplog: pytest.LogCaptureFixture, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with caplog.at_level(logging.DEBUG):
        made = live.room(*PAIR)
        player = live.player(made["room"], *made["keys"].values(), made["host"])
        player.answer()
        live.ask("GET", f"/api/rooms/{made['room']}", key=made["host"])
        player.send(do="hello", room=made["room"], keys=[made["host"]])
        player.until("refused")
    secrets = [made["host"], *made["keys"].values()]
    assert not [secret for secret in secrets if secret in caplog.text]
    stored = live.rooms.awake[made["room"]].stored
    kept = repr(stored)
    assert not [secret for secret in secrets if secret in kept]


# -- limits ------------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_what_has_come_in() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        (None, "table.example", True),
        ("http://127.0.0.1:8440", "127.0.0.1:8440", True),
        ("https://table.example", "table.example", True),
        ("https://other.example", "table.example", False),
        ("https://games.example", "table.example", True),
        ("null", "table.example", False),
        ("https://table.example.evil.example", "table.example", False),
        ("https://", "", False),
    ],
)
def test_other_sites_are_kept_out(origin: str | None, host: str, good: bool) -> None:
    assert same_origin(origin, host, ("https://games.example",)) is good


def test_a_page_of_another_site_cannot_connect_or_ask(live: Live) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(live.url.replace("http", "ws") + "/ws", origin=Origin("https://evil.example"), legacy=True)
    assert refused.value.response.status_code == 403
    status, body = live.ask("POST", "/api/rooms", {}, headers={"Origin": "https://evil.example"})
    assert (status, body["error"]["code"]) == (403, "other_origin")


def test_a_server_for_this_machine_answers_to_no_other_name(live: Live) -> None:
    assert live.ask("GET", "/api/health", headers={"Host": "evil.example"})[0] == 400


def test_every_response_has_the_headers_that_keep_a_browser_safe(live: Live) -> None:
    import urllib.request

    with urllib.request.urlopen(live.url + "/api/health", timeout=HANG) as response:
        policy = response.headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "unsafe-eval" not in policy
        assert "default-src 'self'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "server" not in response.headers


def test_too_many_rooms_connections_and_messages_from_one_address(tmp_path: Path) -> None:
    limits = Limits(rooms_per_hour=2, connections_per_address=2, burst=5, messages_per_second=1.0)
    with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}", limits) as live:
        made = live.room(*PAIR)
        live.room(*PAIR)
        status, body = live.ask("POST", "/api/rooms", {"game": "heroes", "scenario": "skirmish", "seats": PAIR})
        assert (status, body["error"]["code"]) == (429, "too_many")
        one, two = live.player(made["room"]), live.player(made["room"])
        with pytest.raises(InvalidStatus):
            Player(live, made["room"])
        for _ in range(40):
            try:
                one.send(do="ping")
            except ConnectionClosed:
                break
        assert one.closed() == 1008
        assert "too_fast" in {message.get("code") for message in one.heard}
        assert two.reply(two.send(do="ping"))["is"] == "done"


# -- hostile messages --------------------------------------------------------------------------------------------------


def digest_of(live: Live, room: str) -> str:
    return live.rooms.awake[room].game.digest


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_message"),
        ("{", "bad_message"),
        ("[]", "bad_message"),
        ("null", "bad_message"),
        ('{"do": "nothing", "seq": 50}', "bad_message"),
        ('{"do": "answer", "seq": 51}', "bad_message"),
        ('{"do": "answer", "seq": 52, "choice": "0", "answer": "pass"}', "bad_message"),
        ('{"do": "answer", "seq": 53, "choice": 0, "answer": "pass", "seat": 1}', "bad_message"),
        ('{"do": "answer", "seq": -1, "choice": 0, "answer": "pass"}', "repeated"),
        ('{"do": "answer", "seq": 99999999999999999999, "choice": 0, "answer": "pass"}', "repeated"),
        ('{"do": "answer", "seq": 9007199254740993, "choice": 0, "answer": "pass"}', "repeated"),
        ('{"do": "sit", "seq": 60, "seat": 99}', "forbidden"),
        ('{"do": "speak", "seq": 61, "lang": "xx"}', "bad_request"),
        ('{"do": "past", "seq": 62, "n": -5}', "bad_request"),
        ('{"do": "say", "seq": 63, "text": ""}', "too_long"),
        ('{"do": "answer", "seq": 64, "choice": 0, "answer": "\\u0000"}', "illegal"),
    ],
)
def test_wrong_messages_are_answered_with_an_error(live: Live, text: str, code: str) -> None:
    made = live.room(*PAIR)
    player = live.player(made["room"], *made["keys"].values())
    before = digest_of(live, made["room"])
    player.line.send(text)
    assert player.until("refused")["code"] == code
    assert digest_of(live, made["room"]) == before
    player.seq = 9_007_199_254_740_900
    assert player.reply(player.send(do="ping"))["is"] == "done"


def test_deeply_nested_messages_are_refused(live: Live) -> None:
    made = live.room(*PAIR)
    player = live.player(made["room"])
    player.line.send("[" * 2000)
    assert player.until("refused")["code"] == "bad_message"
    player.line.send('{"do":"say","seq":9,"text":' + "[" * 1500)
    assert player.until("refused")["code"] == "bad_message"


@pytest.mark.parametrize(("payload", "code"), [(b"\x00\xff binary", 1003), ("x" * 5000, 1009), ("x" * 100_000, 1009)])
def test_binary_and_huge_messages_cut_the_line_and_leave_the_room(live: Live, payload: Any, code: int) -> None:
    made = live.room(*PAIR)
    player = live.player(made["room"], *made["keys"].values())
    before = digest_of(live, made["room"])
    player.line.send(payload)
    assert player.closed() == code
    again = live.player(made["room"], *made["keys"].values())
    assert digest_of(live, made["room"]) == before
    assert again.asked


def test_who_says_no_hello_is_sent_away(live: Live) -> None:
    silent = Player(live, "")
    assert silent.closed() == 1008
    rude = Player(live, "")
    rude.send(do="answer", choice=0, answer="pass")
    assert rude.closed() == 1008


@pytest.mark.parametrize("room", ["", "x", "../../etc/passwd", "A" * 32, "A" * 3000, "' OR 1=1 --"])
def test_rooms_that_are_not_there(live: Live, room: str) -> None:
    player = Player(live, room)
    player.send(do="hello", room=room, keys=[])
    assert player.until("refused")["code"] in ("not_found", "bad_message")
    assert player.closed() == 1008


WORDS = st.sampled_from(
    ["hello", "answer", "undo", "redo", "say", "sit", "why", "foresee", "reach", "past", "speak", "ping", "x", ""]
)
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), st.text(max_size=40),
    st.lists(st.text(max_size=5), max_size=4), st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)  # fmt: skip
FIELDS = st.sampled_from(
    ["seq", "choice", "answer", "room", "keys", "text", "seat", "at", "n", "lang", "name", "since"]
)


@settings(max_examples=60)
@given(st.lists(st.tuples(WORDS, st.dictionaries(FIELDS, VALUES, max_size=5)), min_size=1, max_size=12))
def test_nonsense_of_any_kind_leaves_the_room_intact(live: Live, messages: list[tuple[str, dict[str, Any]]]) -> None:
    made = live.room(*PAIR)
    good = live.player(made["room"], *made["keys"].values())
    before = digest_of(live, made["room"])
    bad = live.player(made["room"])
    try:
        for n, (word, fields) in enumerate(messages):
            bad.line.send(json.dumps({"seq": n + 2, "do": word, **fields}))
        bad.seq = 2**52
        bad.send(do="ping")
        while bad.next().get("is") != "done":
            pass
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        assert closed.rcvd.code in (1008, 1009)
    assert "our_fault" not in {message.get("code") for message in bad.heard}
    assert digest_of(live, made["room"]) == before
    assert good.answer()["is"] == "step"
    good.close()
    bad.close()


def test_answers_out_of_order_and_from_many_lines_at_once_are_taken_once(live: Live) -> None:
    made = live.room(*PAIR)
    keys = tuple(made["keys"].values())
    lines = [live.player(made["room"], *keys) for _ in range(6)]
    rng = Random(2)
    for _ in range(15):
        game = live.rooms.awake[made["room"]].game
        if game.over:
            break
        before = len(game.played)
        asked = lines[0].asked
        assert asked is not None
        key = rng.choice(asked["options"])["key"]
        for line in lines:
            line.send(do="answer", choice=asked["choice"], answer=key)
        taken = [line.reply(line.seq) for line in lines]
        assert [reply["is"] for reply in taken].count("step") == 1
        assert {reply.get("code") for reply in taken} <= {None, "stale", "not_asked", "illegal"}
        given = [packed for packed in game.played[before:] if packed & 255 >= 1]
        assert given
        for line in lines:
            line.reply(line.send(do="ping"))
