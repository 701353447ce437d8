"""Answers, each packed into one int, and playing a list of them.

A packed answer holds who gave it, whether it was forced and, for chance, its kind, so that `die:0` and the first card
of a pile can be distinguished. A player's option needs no kind: it means the same everywhere.
"""

from __future__ import annotations

from typing import Final

from banneret.kernel.keys import ARGUMENT
from banneret.kernel.requests import is_request
from banneret.kernel.state import CHANCE, State

PLAYER: Final = -1
"""The kind of an answer that a player gave."""
_OFFSET: Final = 128
"""Outcomes of chance may be negative, like a die's -1."""


def pack(seat: int, kind: int, answer: int, forced: bool) -> int:
    """Pack an answer."""
    if seat == CHANCE:
        answer = (kind + 1) << 24 | (answer + _OFFSET)
    return answer << 8 | int(forced) << 7 | (seat - CHANCE)


def seat_of(packed: int) -> int:
    """Who gave the answer, CHANCE included."""
    return (packed & 127) + CHANCE


def forced_of(packed: int) -> bool:
    """Whether it was the only possible answer."""
    return packed >> 7 & 1 == 1


def kind_of(packed: int) -> int:
    """The kind of chance, or PLAYER."""
    return (packed >> 32) - 1 if packed & 127 == 0 else PLAYER


def answer_of(packed: int) -> int:
    """The answer itself."""
    return (packed >> 8 & 0xFFFFFF) - _OFFSET if packed & 127 == 0 else packed >> 8


def decides(packed: int) -> bool:
    """Whether a player decided something: neither chance, nor the only answer there was, nor a request."""
    return packed & 127 != 0 and packed >> 7 & 1 == 0 and not is_request(packed >> 8)


def enter(s: State, packed: int) -> None:
    """Give an answer or make a request that is known to be possible."""
    answer = answer_of(packed)
    if is_request(answer) and seat_of(packed) != CHANCE:
        s.request(seat_of(packed), answer & ARGUMENT)
    else:
        s.apply(answer)


def heard(s: State, packed: int) -> bool:
    """Make a request, if the answer is one and may be made now: while a player has to decide something."""
    if packed & 127 == 0 or packed >> 7 & 1 or not is_request(packed >> 8) or s.seat < 0 or s.forced():
        return False
    return s.request(seat_of(packed), packed >> 8 & ARGUMENT)


def follow(s: State, answers: list[int], start: int, stop: int) -> int:
    """Give the answers from `start` up to `stop`, checking each one, and return how far that went."""
    n = start
    while n < stop:
        packed = answers[n]
        seat = (packed & 127) + CHANCE
        answer = packed >> 8
        if seat != s.seat:
            if not heard(s, packed):
                return n
            n += 1
            continue
        if seat == CHANCE:
            if (answer >> 24) - 1 != s.kind:
                return n
            answer = (answer & 0xFFFFFF) - _OFFSET
            if answer not in s.outcomes:
                return n
        elif (packed >> 7 & 1 == 1) != s.forced() or answer not in s.options:
            if not heard(s, packed):
                return n
            n += 1
            continue
        s.apply(answer)
        n += 1
    return n
