"""English that is left over in a page of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.live_server import Live

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


def left_over(said: set[str], foreign: set[str]) -> set[str]:
    """What a page says in English, alone or inside of something longer."""
    whole = " | ".join(said)
    inside = (text for text in foreign if " " in text and text in whole)
    within = {text for text in inside if re.search(rf"\b{re.escape(text)}\b", whole)}
    return (said & foreign) | within
