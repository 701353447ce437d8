"""Sharing work out among processes: each is a fork of this one, and takes the next piece when it is done."""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Final

TEMPORARY: Final = "PYTEST_DEBUG_TEMPROOT"
"""Where the environment tells pytest to put temporary folders: those of processes beside each other are apart."""


def share(
    pieces: int, jobs: int, work: Callable[[int], None], until: float, folder: Path, say: Callable[[str], object]
) -> bool:
    """Do pieces of work, by their numbers, in so many processes; begin none after a moment of `time.monotonic`.

    False where one of the processes failed. What they find out they have to write down.
    """
    following = get_context("fork").Value("i", 0)

    def all_that_is_left() -> None:
        while time.monotonic() < until:
            with following.get_lock():
                n = following.value
                following.value = n + 1
            if n >= pieces:
                return
            work(n)

    children = [_forked(all_that_is_left, folder / str(n), say) for n in range(min(jobs, pieces))]
    ends = [os.waitpid(child, 0)[1] for child in children]
    return not any(ends)


def _forked(work: Callable[[], None], folder: Path, say: Callable[[str], object]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        os.environ[TEMPORARY] = str(folder)
        work()
        status = 0
    except Exception:
        say(traceback.format_exc())
    finally:
        os._exit(status)
