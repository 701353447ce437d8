"""A first visit of the table loads nothing of the workshop."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

from banneret.server.http.pages import PAGE
from tests.browser.driver import Sitter
from tests.support.live_server import Live

LOADED = "performance.getEntriesByType('resource').map(one => one.name.split('/').pop())"


def closure(manifest: dict[str, Any], keys: Iterable[str]) -> set[str]:
    """Every part of the page that comes with these."""
    found: set[str] = set()
    left = [*keys]
    while left:
        key = left.pop()
        if key not in found:
            found.add(key)
            left += manifest[key].get("imports", ())
    return found


def test_the_workshop_comes_when_somebody_opens_it(live: Live, context: Callable[..., BrowserContext]) -> None:
    manifest = json.loads((PAGE / ".vite" / "manifest.json").read_text())
    ours = [key for key in manifest if key == "src/pages/Workshop.svelte" or "/workshop/" in key]
    assert len(ours) > 5
    first = closure(manifest, ["index.html", "src/pages/Lobby.svelte"])
    assert not first & set(ours), "nothing of it is needed before"
    # Other pages have some of what it is made of.
    files = {Path(manifest[key]["file"]).name for key in ours}
    sitter = Sitter(context(), live.url)
    sitter.open()
    sitter.page.get_by_role("button", name="Begin the game").wait_for()
    assert not files & set(sitter.page.evaluate(LOADED))
    sitter.page.locator('[href="#/workshop"]').first.click()
    sitter.page.locator("[data-new=heroes]").wait_for()
    assert files & set(sitter.page.evaluate(LOADED))
    assert sitter.problems == []
