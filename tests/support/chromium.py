"""Debian's Chromium, without a window."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one has no window frame to draw for every page, and needs a third less time."""
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
UNPAINTED: Final = "--force-gpu-mem-available-mb=1"
"""With no memory to paint into, a browser leaves most of a page unpainted; all else happens as ever, and takes less."""


def chromium_path(whole: bool = False) -> str | None:
    """Where there is a Chromium on this machine; a whole one if it has to do what needs more than a page."""
    return next((path for name in PROGRAMS[whole:] if (path := shutil.which(name))), None)


@contextmanager
def chromium_running(painted: bool = True, whole: bool = False) -> Iterator[Browser]:
    """A browser, for as long as it is needed; nobody looks at its pages unless they are painted."""
    flags = [*FLAGS, *([] if painted else [UNPAINTED])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(whole), args=flags)
        yield browser
        browser.close()
