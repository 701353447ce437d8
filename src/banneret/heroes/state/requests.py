"""Which seats want to be asked as well, and which of them have had their turn at the present instant: one int.

An instant is a moment between two events. A seat that has been asked at it, or could do nothing, is not asked again
before something has happened, so nobody can hold up a game by requesting over and over.
"""

from __future__ import annotations

from typing import Final

from banneret.kernel.requests import ALWAYS, NEVER, ONCE

MOST_SEATS: Final = 4
_ALWAYS: Final = MOST_SEATS
"""From this bit on: the seats that want to be asked at every instant of others. The lowest bits: at the next one."""
_HEARD: Final = 2 * MOST_SEATS
"""From this bit on: the seats that have had their say at this instant."""
_EACH: Final = 1 | 1 << _ALWAYS | 1 << _HEARD
"""The bits of the first seat."""
_WISHES: Final = (1 << _HEARD) - 1


def with_request(requests: int, seat: int, when: int) -> int:
    """Requests after a seat has made one."""
    bit = (0, 1, 1 << _ALWAYS)[when] << seat
    return requests & ~((1 | 1 << _ALWAYS) << seat) | bit


def request_of(requests: int, seat: int) -> int:
    """When a seat wants to be asked as well."""
    return ONCE if requests >> seat & 1 else ALWAYS if requests >> (_ALWAYS + seat) & 1 else NEVER


def is_due(requests: int, seat: int, own: bool) -> bool:
    """Whether a seat has to be asked at this instant, which may be in its `own` turn: there ALWAYS has no effect."""
    if requests >> (_HEARD + seat) & 1:
        return False
    return requests >> seat & 1 == 1 or (requests >> (_ALWAYS + seat) & 1 == 1 and not own)


def with_heard(requests: int, heard: int, asked: int) -> int:
    """Requests after some seats, as bits, have had their say; those that asked to be asked once are done."""
    return requests & ~asked | heard << _HEARD


def something_happens(requests: int) -> int:
    """Requests once the instant is over."""
    return requests & _WISHES


def own_request(requests: int, seat: int) -> int:
    """What a seat, or a spectator, may know of all requests: its own."""
    return requests & _EACH << seat if seat >= 0 else 0
