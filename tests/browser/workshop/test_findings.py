"""What the check finds in a file stands there as one types."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from banneret.scenario_files import files_of
from banneret.table.presenter import presenter_of
from tests.browser.driver import Sitter
from tests.browser.workshop.test_making import file_of, sound, wrong
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
SOON = 300.0
"""Milliseconds from a letter to what is found."""
TRIES = 8
"""Of which the quickest counts: what else a machine does at the same time is no part of it."""
_WATCH = """word => {
  const found = document.querySelector('.found');
  window.took = new Promise(done => addEventListener('keydown', () => {
    const from = performance.now();
    const look = () => found.textContent.includes(word) && (watch.disconnect(), done(performance.now() - from));
    const watch = new MutationObserver(look);
    watch.observe(found, { subtree: true, childList: true, characterData: true });
  }, { capture: true, once: true }));
}"""
"""Notes how long it takes from the next key to a finding that speaks of a word."""


def largest(game: str) -> str:
    """The scenario of a game whose file is the longest."""
    ids = [one.id for one in presenter_of(game).lobby("en").scenarios]
    return max(ids, key=lambda id: len(files_of(game).shipped(id)))


def test_what_is_typed_is_written_where_it_was_typed(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-copy=crown_hill]").click()
    page.locator(".cm-line").filter(has_text="players:").first.click()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.type("tokens: [crowns]  # to be won", delay=20)
    assert "\ntokens: [crowns]  # to be won\n" in file_of(page)
    page.get_by_role("button", name="Undo").click()
    page.locator(".cm-content").press("Control+End")
    page.keyboard.type("# the end", delay=20)
    assert file_of(page).endswith("# the end")
    assert sitter.problems == []


def test_the_text_takes_one_step_back_a_press(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator("[data-copy=crown_hill]").click()
    page.locator(".cm-content").press("Control+End")
    for word in ("#one", "#two"):
        page.keyboard.press("Enter")
        page.keyboard.type(word)
    written = file_of(page)
    assert written.endswith("#two")
    page.locator(".cm-content").press("Control+z")
    sitter.until(lambda: file_of(page) == written.removesuffix("#two"), "one step back")
    page.locator(".cm-content").press("Control+y")
    sitter.until(lambda: file_of(page) == written, "one step forward")
    assert sitter.problems == []


@pytest.mark.parametrize("game", ["heroes", "battlelore"])
def test_findings_of_the_largest_scenario_come_as_one_types(live: Live, context: New, game: str) -> None:
    sitter = Sitter(context(), live.url)
    page = sitter.page
    sitter.open("#/workshop")
    page.locator(f"[data-copy={largest(game)}]").click()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    times = []
    for n in range(TRIES):
        word = f"unheard_of_{n}"
        page.keyboard.type(word)
        wrong(page)
        page.evaluate(_WATCH, word)
        page.keyboard.press(":")
        times.append(page.evaluate("window.took"))
        while page.locator(".found .grave").count():
            page.keyboard.press("Control+z")
            page.wait_for_timeout(300)
        sound(page)
    print(f"{game}: findings after {sorted(round(each) for each in times)} ms")
    assert min(times) < SOON, times
    assert sitter.problems == []


def test_findings_stand_on_the_map_in_the_language_of_the_reader(live: Live, context: New) -> None:
    sitter = Sitter(context(), live.url, {"language": "de"})
    page = sitter.page
    found = page.locator(".found")
    sitter.open("#/workshop")
    page.locator("[data-new=heroes]").click()
    more = page.get_by_label("Weitere Karte")
    more.locator("option").nth(1).wait_for(state="attached")
    assert more.locator("option").all_inner_texts() == ["+ Weitere Karte", "3 Spieler"]
    more.select_option("3")
    found.get_by_text("P3 hat kein Startplättchen").wait_for()
    page.locator("[data-lacking=P3]").click()
    # Between a Far tile and the free places around it, where it touches two.
    page.locator('[data-spot="-1,2"]').click()
    page.locator("[data-lacking]").wait_for(state="detached")
    page.locator('[data-piece="far:any"]').click()
    for spot in ("0,-2", "1,-2", "2,-2", "2,-1", "2,0", "1,1"):
        page.locator(f'[data-spot="{spot}"]').click()
    page.keyboard.press("Escape")
    found.get_by_text("10 Plättchen der Art far, Vorräte eingeschlossen, aber die Schachtel hat 9").wait_for()
    marked = page.locator(".spot[data-wrong]")
    assert [marked.nth(n).get_attribute("data-spot") for n in range(marked.count())] == ["1,1"]
    page.locator(".cm-content").press("Control+End")
    page.keyboard.type("toke")
    found.get_by_text("Hier fehlt etwas: ein Doppelpunkt").wait_for()
    assert sitter.problems == []
