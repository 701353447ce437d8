"""Every page in every language: complete, and with nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.driver import Sitter
from tests.browser.tour import SCENES, Tour, texts, unnamed
from tests.support.live_server import Live

New = Callable[..., BrowserContext]
PAGE = Path(__file__).parents[2] / "web/src"
MESSAGE = re.compile(r"^([a-z][\w-]*) = ([^{\n]+)$", re.MULTILINE)
Thing = dict[str, str]
Printed = dict[str, dict[str, Thing]]
THINGS = ("cards", "units", "buildings", "locations", "heroes", "factions")


def messages(lang: str) -> dict[str, str]:
    """The messages of a catalogue that are whole sentences or words, without anything to fill in."""
    files = [path.read_text() for path in sorted(PAGE.glob(f"**/locale/{lang}/*.ftl"))]
    return {id: text.strip() for file in files for id, text in MESSAGE.findall(file)}


def english(live: Live, lang: str) -> set[str]:
    """What is said otherwise in a language, and would be a left-over there."""
    here, there = messages("en"), messages(lang)
    other = {text for id, text in here.items() if there.get(id, text) != text}
    _, first = live.ask("GET", "/api/catalogue/heroes?lang=en")
    _, second = live.ask("GET", f"/api/catalogue/heroes?lang={lang}")
    names = {(thing["name"], translated["name"]) for thing, translated in _pairs(first, second)}
    other |= {name for name, translated in names if name != translated}
    own = set(there.values()) | {translated for _, translated in names}
    return {text for text in other if len(text) > 5 and text not in own}


def _pairs(first: Printed, second: Printed) -> Iterator[tuple[Thing, Thing]]:
    for kind in THINGS:
        for id, thing in first[kind].items():
            yield thing, second[kind][id]


@pytest.mark.parametrize("lang", ["fr", "de", "pl"])
def test_every_page_speaks_the_language(live: Live, context: New, tour: Tour, lang: str) -> None:
    sitter = Sitter(context(), live.url, {"language": lang})
    page = sitter.page
    foreign = english(live, lang)
    left: dict[str, set[str]] = {}
    for name in SCENES:
        tour.visit(sitter, name)
        assert page.evaluate("document.documentElement.lang") == lang
        said = texts(page)
        found = unnamed(said) | (said & foreign)
        whole = " | ".join(said)
        found |= {text for text in foreign if " " in text and re.search(rf"\b{re.escape(text)}\b", whole)}
        if found:
            left[name] = found
        wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, name
    assert left == {}
    assert sitter.problems == []
