"""Every page in light and dark, on phones and wide screens, in every language: readable, and nothing sticks out.

Each screen has a language of its own, so that all of them are seen without looking at every page sixteen times.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter, keep_picture
from tests.browser.left_over import english, left_over
from tests.browser.meeting.scenes import SCENES as MEETING
from tests.browser.tour import SCENES, Tour, texts, unnamed
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
WANTED = ("page-has-heading-one",)
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 2560, "height": 1440}}
SCREENS: dict[str, dict[str, Any]] = {"light": {}, "dark": {}, "phone": PHONE, "wide": WIDE}
LANGUAGES = {"light": "fr", "dark": "de", "phone": "pl", "wide": "en"}
HALVES = (tuple(SCENES)[::2], tuple(SCENES)[1::2])
LEFT_OUT = {
    # Of pages on which people meet all are seen on phones, and one half each in light and dark.
    "light": set(tuple(MEETING)[::2]),
    "dark": set(tuple(MEETING)[1::2]),
    "phone": {"seats", "ending"},  # a phone shows them elsewhere
    "wide": set(SCENES) - {"lobby", "waiting", "map", "trade", "town", "combat", "over", "records", "replay", "rules"},
}
# One rule is left out: it takes every number and key on a card, a counter or a field for the words one would say to it.
FIND_GRAVE = """async () => {
  const rules = { 'label-content-name-mismatch': { enabled: false } };
  const found = await axe.run(document, { resultTypes: ['violations'], rules });
  const shown = (node) => node.html.slice(0, 160);
  return found.violations.map(({ impact, id, nodes }) => [impact, id, nodes.length, nodes.slice(0, 3).map(shown)]);
}"""


def grave(sitter: Sitter) -> list[Any]:
    """What keeps somebody from reading or using the page."""
    page = sitter.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return [found for found in page.evaluate(FIND_GRAVE) if found[0] in GRAVE or found[1] in WANTED]


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_page(live: Live, context: New, tour: Tour, shots: Path, screen: str, half: int) -> None:
    theme = "dark" if screen == "dark" else "light"
    lang = LANGUAGES[screen]
    foreign = english(live, lang) if lang != "en" else set()
    sitter = Sitter(context(**SCREENS[screen]), live.url, {"theme": theme, "language": lang}, touch=screen == "phone")
    page = sitter.page
    problems: dict[tuple[str, str], Any] = {}
    for name in HALVES[half]:
        if name in LEFT_OUT.get(screen, ()):
            continue
        tour.visit(sitter, name)
        keep_picture(page, shots / f"{name}-{screen}.png")
        wide = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        if wide[0] > wide[1]:
            problems[name, "scrolls sideways"] = wide
        if screen != "wide" and (found := grave(sitter)):
            problems[name, "axe"] = found
        if (spoken := page.evaluate("document.documentElement.lang")) != lang:
            problems[name, "is in another language"] = spoken
        said = texts(page)
        if ids := unnamed(said):
            problems[name, "has no words for"] = ids
        if english_left := left_over(said, foreign):
            problems[name, "is English in part"] = english_left
    assert problems == {}
    assert sitter.problems == []
