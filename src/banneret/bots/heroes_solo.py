"""What AI heroes are worth to the greedy bot: how strong they are, and whether to fight them."""

from __future__ import annotations

from typing import Final

from banneret.bots.heroes_worth import worths
from banneret.heroes.adventure import Adventure
from banneret.heroes.ai_host import DRAWN

GUARD_WORTH: Final = (6.0, 12.0, 22.0, 45.0)
"""What a guard of each tier is as strong as, in gold."""
CARD_WORTH: Final = 1.5
"""A card of an AI deck."""
FORTRESS: Final = 12.0
"""What walls and tower add to a defending army, in gold."""
AI_WORTH: Final = 40.0
"""What beating an AI hero is worth."""
NEEDED: Final = 1.1
"""How much stronger than an AI hero an army must be to seek it."""


def ai_strength(s: Adventure, ai: int) -> float:
    """What the army of an AI hero is worth, cards included."""
    table = worths()
    hero = s.match.ai[ai]
    units: list[float] = []
    for row in s.saga.host.troops[ai]:
        units.append(GUARD_WORTH[row - DRAWN] if row >= DRAWN else table.left(row, 0))
    units.sort(reverse=True)
    return sum(units[:5]) + CARD_WORTH * sum(hero.deck)


def ai_hero_worth(s: Adventure, h: int, ai: int, field: int, ours: float) -> float:
    """What it is worth to attack an AI hero with an army of some strength."""
    if h & 1:
        return -30.0
    theirs = ai_strength(s, ai)
    if s.match.ai[ai].works and field // 7 == s.match.ai[ai].place[0]:
        theirs += FORTRESS
    return AI_WORTH * min(2.0, ours / theirs) if ours >= NEEDED * theirs else -40.0
