"""Quiet hours and digests, where somebody lives."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from banneret.server.notices.times import next_digest, quiet_until, zone_of
from banneret.table.people.notice_types import NoticeWishes

WARSAW = "Europe/Warsaw"


def at(text: str, zone: str = WARSAW) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2027-01-10 21:59", None),
        ("2027-01-10 22:00", "2027-01-11 07:30"),
        ("2027-01-11 00:00", "2027-01-11 07:30"),
        ("2027-01-11 07:29", "2027-01-11 07:30"),
        ("2027-01-11 07:30", None),
        ("2027-03-27 23:00", "2027-03-28 07:30"),  # the night in which clocks are put forward
        ("2027-10-30 23:00", "2027-10-31 07:30"),  # and back
    ],
)
def test_quiet_hours_over_midnight(now: str, end: str | None) -> None:
    wishes = NoticeWishes(quiet_from=22 * 60, quiet_to=7 * 60 + 30, zone=WARSAW)
    assert quiet_until(wishes, at(now)) == (None if end is None else at(end))


def test_quiet_hours_within_a_day_and_none() -> None:
    wishes = NoticeWishes(quiet_from=60, quiet_to=120, zone=WARSAW)
    assert quiet_until(wishes, at("2027-01-10 01:30")) == at("2027-01-10 02:00")
    assert quiet_until(wishes, at("2027-01-10 02:00")) is None
    assert quiet_until(NoticeWishes(quiet_from=60, quiet_to=60), at("2027-01-10 01:00")) is None


def test_the_same_moment_is_quiet_in_one_place_and_not_in_another() -> None:
    now = at("2027-01-10 23:00")
    wishes = {zone: NoticeWishes(quiet_from=1320, quiet_to=420, zone=zone) for zone in (WARSAW, "America/New_York")}
    assert quiet_until(wishes[WARSAW], now) is not None
    assert quiet_until(wishes["America/New_York"], now) is None


def test_a_digest_is_due_once_a_day() -> None:
    wishes = NoticeWishes(digest=8, zone=WARSAW)
    assert next_digest(wishes, at("2027-01-10 07:59")) == at("2027-01-10 08:00")
    assert next_digest(wishes, at("2027-01-10 08:00")) == at("2027-01-11 08:00")
    assert next_digest(wishes, at("2027-03-27 12:00")) == at("2027-03-28 08:00")
    assert next_digest(NoticeWishes(), 0.0) is None


def test_zones_that_are_none() -> None:
    for name in ("Europe/Atlantis", "../etc/passwd", "/etc/localtime", ""):
        assert zone_of(name) is None
