"""What the check finds in a file stands there as one types."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from banneret.scenario_files import files_of
from banneret.table.presenter import presenter_of
from tests.browser.driver import Sitter
from tests.browser.workshop.test_making import sound
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
SOON = 300.0
"""Milliseconds from a letter to what is found."""
TRIES = 8
"""Of which the quickest counts: what else a machine does at the same time is no part of it."""
_WATCH = """() => {
  const found = document.querySelector('.found');
  window.took = new Promise(done => {
    addEventListener('input', () => {
      const from = performance.now();
      const look = () => found.querySelector('.grave') && (watch.disconnect(), done(performance.now() - from));
      const watch = new MutationObserver(look);
      watch.observe(found, { subtree: true, childList: true });
    }, { capture: true, once: true });
  });
}"""


def largest(game: str) -> str:
    """The scenario of a game whose file is the longest."""
    ids = [one.id for one in presenter_of(game).lobby("en").scenarios]
    return max(ids, key=lambda id: len(files_of(game).shipped(id)))


@pytest.mark.parametrize("game", ["heroes", "battlelore"])
def test_findings_of_the_largest_scenario_come_as_one_types(live: Live, context: New, game: str) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator(f"[data-copy={largest(game)}]").click()
    page.locator(".cm-content").click()
    # The first change gives the copy an id of its own.
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("# mine\n")
    sound(page)
    times = []
    for _ in range(TRIES):
        page.evaluate(_WATCH)
        page.keyboard.insert_text("unheard_of: 1\n")
        times.append(page.evaluate("window.took"))
        page.locator(".found .grave").get_by_text("unheard_of").wait_for()
        page.keyboard.press("Control+z")
        sound(page)
    print(f"{game}: findings after {sorted(round(each) for each in times)} ms")
    assert min(times) < SOON, times
    assert sitter.problems == []
