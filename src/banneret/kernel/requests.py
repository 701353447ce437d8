"""Requests: a seat says at any moment that it wants to be asked more often than the rules require.

A request is an answer that nobody asked for. It is listed among the answers of a game and in its record like any other
(`1 ask_me:always`), and it only changes what a State remembers about the seat. Each game decides whether and where it
heeds requests: see `State.request`.
"""

from __future__ import annotations

from typing import Final

from banneret.kernel.keys import SHIFT, option

REQUEST: Final = 1023
"""The verb of requests; no game uses this number."""
NEVER: Final = 0
"""The seat is asked only where the rules ask it: the default."""
ONCE: Final = 1
"""The seat wants to be asked the next time it may do something."""
ALWAYS: Final = 2
"""The seat wants to be asked every time, until it says otherwise."""
REQUEST_WORDS: Final = ("never", "once", "always")
REQUEST_KEYS: Final[dict[int, str]] = {option(REQUEST, n): f"ask_me:{word}" for n, word in enumerate(REQUEST_WORDS)}


def is_request(answer: int) -> bool:
    """Whether an answer is a request."""
    return answer >> SHIFT == REQUEST
