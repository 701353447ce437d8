"""What the components of the box are called."""

from __future__ import annotations

from typing import Final

from banneret.heroes.text.messages import TextError, has, render
from banneret.text import catalogue

KINDS: Final = (
    "unit", "card", "faction", "tier", "type", "keyword", "resource", "location", "school", "hero", "building",
    "proclamation", "ai", "tile", "terrain", "difficulty", "scenario", "obstacle", "morale",
    "adventure",
)  # fmt: skip
"""Where a bare id is looked for, in this order. "gold" is both a tier and a resource, and named alike."""
STARTING: Final = "starting_"
"""What the id of an ability that a hero begins with has before the id of the card it is a copy of."""


def name(id: str, lang: str = "en") -> str:
    """The name of whatever the box holds: a unit, card, building, location, hero, tier, resource and so on.

    A unit may be given with or without its owner: `castle_marksmen`, `neutral_marksmen` and `marksmen` are one name,
    and so are `castle/citadel` and `citadel`. A spell is a card, and an ability that a hero begins with is named like
    any other. Where a kind matters it can be put before the id: `tier-gold`.
    """
    id = id.rpartition("/")[2].replace(f"card-{STARTING}", "card-").removeprefix(STARTING)
    if id.partition("-")[0] in KINDS and has(id, lang):
        return render(id, lang, {})
    for kind in KINDS:
        if has(f"{kind}-{id}", lang):
            return render(f"{kind}-{id}", lang, {})
    own = f"unit-{id.partition('_')[2]}"
    if has(own, lang):
        return render(own, lang, {})
    raise TextError(f'nothing is called "{id}"')


def join(pattern: str, parts: list[str], lang: str) -> str:
    """Parts of a text put together two by two by a message; none gives an empty text."""
    return catalogue.join(f"heroes:{pattern}", parts, lang)
