"""Lines below HTTP: who says nothing, who says it slowly, and who talks nonsense."""

from __future__ import annotations

import re
import socket
import struct
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from banneret.server.access import Limits
from banneret.server.http.network.connection_protocols import (
    CONTROLS,
    PIECE,
    PIECES,
)
from banneret.server.http.network.repeated_log_lines import AT_MOST
from tests.server.bare_lines import dial, heard, send_until_closed, status
from tests.support.live_server import Live, serving


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that soon loses patience."""
    limits = Limits(head_seconds=0.2, body_seconds=0.5)
    with serving(f"sqlite:///{tmp_path_factory.mktemp('hasty') / 'table.sqlite3'}", limits) as live:
        yield live


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the time it has by default: what is asked of it here must not depend on a slow machine."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('patient') / 'table.sqlite3'}") as live:
        yield live


# -- those who do not finish -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"G",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ],
)
def test_a_head_that_does_not_come_ends_the_line(hasty: Live, said: bytes) -> None:
    assert heard(dial(hasty, said)) == b""


def test_the_next_request_has_no_longer(hasty: Live) -> None:
    whole = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = heard(dial(hasty, whole + b"GET /api/hea"))
    assert answer.count(b"HTTP/1.1 200 OK") == 1


def test_a_head_sent_byte_by_byte_has_no_longer(hasty: Live) -> None:
    line = dial(hasty)
    line.settimeout(0.01)

    def is_open() -> bool:
        with suppress(TimeoutError):
            line.sendall(b"x")
            return line.recv(1) != b""
        return True

    with closing(line), suppress(ConnectionError):
        assert not all(is_open() for _ in range(2_000))


def test_a_body_that_does_not_come_is_told_so(hasty: Live) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nBann"
    assert status(heard(dial(hasty, head))) == 408


def test_a_body_that_goes_on_after_the_answer_is_not_read_for_ever(hasty: Live) -> None:
    line = dial(hasty, b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000000\r\n\r\n")
    send_until_closed(line, b"x" * 1000)


def test_requests_sent_at_once_are_answered_in_order(patient: Live) -> None:
    asked = b"".join(
        b"GET /api/rules?q=%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % n if n % 2 else
        b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n" for n in range(60)
    )  # fmt: skip
    last = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answers = re.findall(rb"HTTP/1.1 (\d+) ", heard(dial(patient, asked + last)))
    assert answers == [b"404", b"200"] * 30 + [b"200"]


# -- those who talk nonsense -------------------------------------------------------------------------------------------


CHUNKED = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
NOWHERE = CHUNKED.replace(b"/api/records", b"/api/nothing")


@pytest.mark.parametrize("body", [b"zz\r\n", b"5\r\nabcdeXX", b"-1\r\n", b"ffffffffffffffffffffff\r\n"])
def test_a_malformed_body_is_answered_and_leaves_one_line(
    patient: Live, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    assert status(heard(dial(patient, CHUNKED + body))) == 400
    assert all(record.exc_info is None for record in caplog.records)
    assert len(caplog.records) <= 1


def test_a_malformed_body_after_the_answer_ends_the_line_in_silence(
    patient: Live, caplog: pytest.LogCaptureFixture
) -> None:
    line = dial(patient, NOWHERE)
    assert status(line.recv(65_536)) == 404
    line.sendall(b"zz\r\n")
    assert b"HTTP/1.1" not in heard(line)
    assert all(record.exc_info is None for record in caplog.records)
    assert patient.ask("GET", "/api/health")[0] == 200


def test_a_body_in_tiny_pieces_is_refused(patient: Live) -> None:
    assert status(heard(dial(patient, CHUNKED + b"1\r\nx\r\n" * (PIECES + 20)))) == 400


def test_a_body_in_pieces_of_some_size_is_not(patient: Live) -> None:
    body = (b"%x\r\n" % PIECE + b"x" * PIECE + b"\r\n") * (2 * PIECES) + b"0\r\n\r\n"
    answer = heard(dial(patient, CHUNKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n") + body))
    assert b"bad_request" in answer or b"refused" in answer, "the record itself is what is wrong"


def test_a_head_too_long_is_refused(patient: Live) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * 4_000 + b"\r\n"
    assert status(heard(dial(patient, head))) in (0, 400)
    assert patient.ask("GET", "/api/health")[0] == 200


def test_a_flood_of_nonsense_leaves_a_few_lines(patient: Live, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(40):
        line = dial(patient, b"NONSENSE\r\n\r\n")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        heard(line)
    assert len(caplog.records) <= AT_MOST


# -- websockets --------------------------------------------------------------------------------------------------------


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(first: int, payload: bytes = b"") -> bytes:
    assert len(payload) < 126
    return bytes([first, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


@pytest.mark.parametrize(
    "flood",
    [frame(0x89) * (CONTROLS + 20), frame(0x8A) * (CONTROLS + 20), frame(0x01) + frame(0x00) * (PIECES + 20)],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_small_frames_ends_the_line(patient: Live, flood: bytes) -> None:
    line = dial(patient, UPGRADE)
    head = line.recv(65_536)
    assert status(head) == 101
    line.sendall(flood)
    assert b"\x03\xf0" in heard(line), "1008"


def test_a_handshake_that_is_none_is_refused(patient: Live) -> None:
    assert status(heard(dial(patient, UPGRADE.replace(b"Version: 13", b"Version: 1")))) in (400, 426)
