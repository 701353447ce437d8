"""The attack bench: nothing that a client may send is left out of it, and what it sends is what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from banneret.battlelore.career.career import MOST_BYTES, parse_career
from banneret.games import resume
from banneret.kernel.record import parse_record
from banneret.server.access import Limits
from banneret.server.http.network.loop_pauses import FORM, SIZE, VARIABLE, Pauses, watch
from tests.attack import messages, requests
from tests.attack.page import ATTACK_PAGE
from tests.attack.scenarios import ATTACKS
from tests.attack.stage import large_record, long_career, many_options


def test_every_endpoint_and_every_message_is_attacked() -> None:
    assert (requests.missing(), messages.missing()) == ([], [])


def test_every_attack_is_on_the_page() -> None:
    told = ATTACK_PAGE.read_text()
    names = [*requests.CASES, *map(messages.name_of, messages.CASES)]
    assert [name for name in names if f"| `{name}` |" not in told] == []
    assert [name for name in ATTACKS if f"| {name} |" not in told] == []


def test_the_largest_record_is_a_record_and_nearly_as_large_as_allowed() -> None:
    small = large_record(60_000)
    assert 59_000 < len(small) <= 60_000
    assert not resume(parse_record(small)).over
    most = Limits().record_bytes
    assert 0.99 * most < len(many_options()) <= most


def test_the_longest_history_is_one() -> None:
    text = long_career("Maud1").text()
    assert 0.9 * MOST_BYTES < len(text) <= MOST_BYTES
    assert parse_career(text).name == "Maud1"


class Loop:
    """A loop that does nothing by itself."""

    def __init__(self) -> None:
        self.later: list[Any] = []

    def call_later(self, _: float, call: Any, *args: Any) -> None:
        self.later.append((call, args))


def test_pauses_are_noted_where_whoever_started_the_server_wants_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop: Any = Loop()
    monkeypatch.delenv(VARIABLE, raising=False)
    watch(loop)
    assert loop.later == []
    file = tmp_path / "pauses"
    file.write_bytes(bytes(SIZE))
    monkeypatch.setenv(VARIABLE, str(file))
    watch(loop)
    (call, args), *_ = loop.later
    clock = call.__self__
    assert isinstance(clock, Pauses)
    clock._wall -= 5
    clock._used -= 3
    call(*args)
    longest, most, ticks = FORM.unpack(file.read_bytes())
    assert ticks == 2
    assert longest >= 4.9
    assert most >= 3
    with file.open("r+b") as opened:
        opened.write(bytes(SIZE))
    call(*args)
    assert FORM.unpack(file.read_bytes())[2] == 1, "whoever reads it may begin anew"
