"""The characters of *Battlefield*."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.bots.greedy import BattlefieldGreedy
from banneret.battlefield.bots.search import BattlefieldSearch
from banneret.bots.characters import Character
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.style import Style

BRAWLER: Final = Style(aggression=1.8, cards=0.3)
SAVER: Final = Style(aggression=0.8, cards=2.0)
DUELLIST: Final = Style(aggression=1.25, cards=0.6)
DEFENDER: Final = Style(aggression=0.7)
STRATEGIST: Final = Style()

MARSHAL: Final = Budget(1.5, 300)
WARLORD: Final = Budget(4.0, 1500)
"""Simulations, so that both are as strong on a slow machine; and the longest time they may take there."""

CHARACTERS: Final = (
    Character("wido", "page", lambda seed: BattlefieldGreedy(seed, BRAWLER), overlooks=0.55),
    Character("ludmila", "squire", lambda seed: BattlefieldGreedy(seed, SAVER), overlooks=0.3),
    Character("florian", "knight", lambda seed: BattlefieldGreedy(seed, DUELLIST)),
    Character("mathilde", "marshal", lambda seed: BattlefieldSearch(seed, MARSHAL, DEFENDER), thinks=True),
    Character("casimir", "warlord", lambda seed: BattlefieldSearch(seed, WARLORD, STRATEGIST), thinks=True),
)
