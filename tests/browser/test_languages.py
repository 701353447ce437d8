"""Every page in every language: complete, and with nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.tour import SCENES, Tour
from tests.support.live import Live

New = Callable[..., BrowserContext]
LOCALE = Path(__file__).parents[2] / "web/src/locale"
MESSAGE = re.compile(r"^([a-z][\w-]*) = ([^{\n]+)$", re.MULTILINE)
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
Thing = dict[str, str]
Printed = dict[str, dict[str, Thing]]
THINGS = ("cards", "units", "buildings", "locations", "heroes", "factions")
READ = """() => {
  const shown = document.body.cloneNode(true);
  shown.querySelectorAll('[lang]:not(html), script, style').forEach((one) => one.remove());
  const said = [...shown.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''));
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) said.push(walker.currentNode.data);
  return said.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
"""All texts of the page, spoken ones too, but for what says itself that it is in another language."""


def messages(lang: str) -> dict[str, str]:
    """The messages of a catalogue that are whole sentences or words, without anything to fill in."""
    texts = [path.read_text() for path in sorted((LOCALE / lang).glob("*.ftl"))]
    return {id: text.strip() for text in texts for id, text in MESSAGE.findall(text)}


def english(live: Live, lang: str) -> set[str]:
    """What is said otherwise in a language, and would be a left-over there."""
    here, there = messages("en"), messages(lang)
    texts = {text for id, text in here.items() if there.get(id, text) != text}
    _, first = live.ask("GET", "/api/catalogue/heroes?lang=en")
    _, second = live.ask("GET", f"/api/catalogue/heroes?lang={lang}")
    names = {(thing["name"], other["name"]) for thing, other in _pairs(first, second)}
    texts |= {name for name, other in names if name != other}
    own = set(there.values()) | {other for _, other in names}
    return {text for text in texts if len(text) > 5 and text not in own}


def _pairs(first: Printed, second: Printed) -> Iterator[tuple[Thing, Thing]]:
    for kind in THINGS:
        for id, thing in first[kind].items():
            yield thing, second[kind][id]


@pytest.fixture(scope="module")
def tour(live: Live) -> Tour:
    return Tour(live)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "pl"])
def test_every_page_speaks_the_language(live: Live, context: New, tour: Tour, lang: str) -> None:
    sitter = Sitter(context(), live.url, {"language": lang})
    page = sitter.page
    foreign = english(live, lang) if lang != "en" else set()
    left: dict[str, set[str]] = {}
    for name in SCENES:
        tour.visit(sitter, name)
        assert page.evaluate("document.documentElement.lang") == lang
        said = set(page.evaluate(READ))
        found = {text for text in said if ID.fullmatch(text)} | (said & foreign)
        whole = " | ".join(said)
        found |= {text for text in foreign if " " in text and re.search(rf"\b{re.escape(text)}\b", whole)}
        if found:
            left[name] = found
        wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, name
    assert left == {}
    assert sitter.problems == []
