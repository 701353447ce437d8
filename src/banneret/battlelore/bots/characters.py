"""The characters of *BattleLore*."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.bots.greedy import BattleloreGreedy
from banneret.battlelore.bots.search import BattleloreSearch
from banneret.battlelore.bots.style import Style
from banneret.bots.characters import Character
from banneret.bots.search.budget import Budget

CHARGER: Final = Style(attacks=1.8, care=0.2, lore=0.5)
CAREFUL: Final = Style(attacks=0.8, care=2.0, goals=1.5)
RAIDER: Final = Style(attacks=1.3, care=0.6)
LORE_MASTER: Final = Style(lore=2.0)
STRATEGIST: Final = Style()

MARSHAL: Final = Budget(2.0, 150)
WARLORD: Final = Budget(5.0, 1000)
"""Simulations, so that both are as strong on a slow machine; and the longest time they may take there."""

CHARACTERS: Final = (
    Character("jory", "page", lambda seed: BattleloreGreedy(seed, CHARGER), overlooks=0.55),
    Character("elke", "squire", lambda seed: BattleloreGreedy(seed, CAREFUL), overlooks=0.3),
    Character("aldric", "knight", lambda seed: BattleloreGreedy(seed, RAIDER)),
    Character("morgane", "marshal", lambda seed: BattleloreSearch(seed, MARSHAL, LORE_MASTER), thinks=True),
    Character("sigrun", "warlord", lambda seed: BattleloreSearch(seed, WARLORD, STRATEGIST), thinks=True),
)
