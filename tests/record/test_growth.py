"""Headers of records have bounds: what no game could have is refused at its first line, however much follows."""

from __future__ import annotations

import pytest

from banneret.kernel.errors import RecordError
from banneret.kernel.record import MOST_OPTIONS, MOST_SEATS, parse_record

HEADER = ["banneret record 1", "game heroes", "scenario skirmish", "ruleset 1", "content 0123456789abcdef", "seed 7"]


def record(*lines: str) -> str:
    return "\n".join([*HEADER, *lines, "begin", ""])


def options(count: int) -> list[str]:
    return [f"option o{n:07}=x" for n in range(count)]


def test_a_record_has_so_many_options() -> None:
    assert len(parse_record(record(*options(MOST_OPTIONS))).setup.options) == MOST_OPTIONS
    with pytest.raises(RecordError, match=f"line {len(HEADER) + MOST_OPTIONS + 1}: .* {MOST_OPTIONS} options"):
        parse_record(record(*options(60_000)))


def test_a_record_has_so_many_seats() -> None:
    assert len(parse_record(record(*["seat castle"] * MOST_SEATS)).setup.seats) == MOST_SEATS
    with pytest.raises(RecordError, match=f"line {len(HEADER) + MOST_SEATS + 1}: .* {MOST_SEATS} seats"):
        parse_record(record(*["seat castle"] * 60_000))


def test_a_line_of_a_header_is_no_longer_than_any_game_needs() -> None:
    with pytest.raises(RecordError, match=f'line {len(HEADER) + 1}: expected "seat ..."'):
        parse_record(record("seat " + "castle " * 100_000 + "castle"))


def test_options_stay_in_order() -> None:
    with pytest.raises(RecordError, match="alphabetical"):
        parse_record(record("option b=x", "option a=x"))
    with pytest.raises(RecordError, match="alphabetical"):
        parse_record(record("option a=x", "option a=x"))
