"""The characters of *Heroes*."""

from __future__ import annotations

from typing import Final

from banneret.bots.characters import Character
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.greedy import HeroesGreedy
from banneret.heroes.bots.search import HeroesSearch
from banneret.heroes.bots.style import Style

WANDERER: Final = Style(buildings=0.7, income=0.7, fights=0.6, discovery=3.0, aggression=0.6)
RAIDER: Final = Style(buildings=0.4, troops=1.4, income=0.6, fights=2.5, aggression=1.6, cards=0.5)
DUELLIST: Final = Style(buildings=0.8, troops=1.3, fights=1.5, aggression=1.25, cards=0.6)
BUILDER: Final = Style(buildings=1.6, troops=0.9, income=1.6)

MARSHAL: Final = Budget(1.5, 300)
WARLORD: Final = Budget(4.0, 1500)
"""Simulations, so that both are as strong on a slow machine; and the longest time they may take there."""

CHARACTERS: Final = (
    Character("tilo", "page", lambda seed: HeroesGreedy(seed, WANDERER), overlooks=0.55),
    Character("hanne", "squire", lambda seed: HeroesGreedy(seed, RAIDER), overlooks=0.3),
    Character("gero", "knight", lambda seed: HeroesGreedy(seed, DUELLIST)),
    Character("beatrix", "marshal", lambda seed: HeroesSearch(seed, MARSHAL, BUILDER), thinks=True),
    Character("roderic", "warlord", lambda seed: HeroesSearch(seed, WARLORD), thinks=True),
)
