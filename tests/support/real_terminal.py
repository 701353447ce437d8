"""Reading what a program shows in a real terminal."""

import os
import select
import time

from tests.support.time_limits import HANG


def read_until(master: int, text: bytes, seconds: float = HANG) -> bytes:
    """What the terminal was sent, up to a text."""
    seen = b""
    end = time.monotonic() + seconds
    while text not in seen and time.monotonic() < end:
        if select.select([master], [], [], 0.1)[0]:
            try:
                seen += os.read(master, 65536)
            except OSError:
                break
    return seen
