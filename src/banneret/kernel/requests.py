"""Requests: a seat says, whoever is asked, that it wants to be asked more often than the rules do by themselves.

A request is an answer that nobody asked for. It stands among the answers of a game and in its record like any other
(`1 ask_me:always`), and all it changes is what a State remembers of the seat. Whether and where a game heeds requests
is the game's own matter: see `State.request`.
"""

from __future__ import annotations

from typing import Final

from banneret.kernel.keys import SHIFT, option

REQUEST: Final = 1023
"""The verb of requests; no game has one of this number."""
NEVER: Final = 0
"""The seat is asked where the rules ask it, and nowhere else: so every game begins."""
ONCE: Final = 1
"""The seat wants to be asked at the next moment at which it may do something."""
ALWAYS: Final = 2
"""The seat wants to be asked at every such moment, until it says otherwise."""
REQUEST_WORDS: Final = ("never", "once", "always")
REQUEST_KEYS: Final[dict[int, str]] = {option(REQUEST, n): f"ask_me:{word}" for n, word in enumerate(REQUEST_WORDS)}


def is_request(answer: int) -> bool:
    """Whether an answer is a request."""
    return answer >> SHIFT == REQUEST
