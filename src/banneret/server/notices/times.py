"""Times of the day where somebody lives: quiet hours, and when the next digest is due."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from banneret.table.people.notice_types import NoticeWishes


@lru_cache(maxsize=1000)
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if there is no such one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _local(wishes: NoticeWishes, now: float) -> datetime:
    return datetime.fromtimestamp(now, zone_of(wishes.zone) or ZoneInfo("UTC"))


def _at(day: datetime, minute: int) -> datetime:
    return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)


def quiet_until(wishes: NoticeWishes, now: float) -> float | None:
    """When somebody's quiet hours end; None outside them."""
    if wishes.quiet_from == wishes.quiet_to:
        return None
    here = _local(wishes, now)
    minute = here.hour * 60 + here.minute
    over_midnight = wishes.quiet_from > wishes.quiet_to
    if over_midnight:
        quiet = minute >= wishes.quiet_from or minute < wishes.quiet_to
    else:
        quiet = wishes.quiet_from <= minute < wishes.quiet_to
    if not quiet:
        return None
    tomorrow = over_midnight and minute >= wishes.quiet_from
    end = _at(here + timedelta(days=1) if tomorrow else here, wishes.quiet_to).timestamp()
    # Where the clocks are put back, a minute of the day comes twice: never before now.
    return max(end, now + 60)


def next_digest(wishes: NoticeWishes, now: float) -> float | None:
    """When the next digest is due; None if somebody wants none."""
    if wishes.digest < 0:
        return None
    here = _local(wishes, now)
    due = _at(here, wishes.digest * 60)
    if due.timestamp() <= now:
        due = _at(here + timedelta(days=1), wishes.digest * 60)
    return due.timestamp()
