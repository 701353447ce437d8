"""The bot `learned` of *Heroes*: it searches Combats like `search`, and a network judges where a search ends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from banneret.bots.learned.network import read_network
from banneret.bots.learned.shipped import shipped_network
from banneret.bots.search.bot import SearchBot
from banneret.bots.search.budget import Budget
from banneret.heroes.bots.fight.learned_judge import LearnedFightJudge
from banneret.heroes.bots.greedy import HeroesGreedy
from banneret.heroes.bots.search import CombatSearcher
from banneret.heroes.encoding.encodings import ENCODINGS

COURSE: Final = "skirmish"
"""What its network was trained on."""


class HeroesLearned(CombatSearcher):
    """Plays single Combats; on the map it is greedy."""

    def __init__(self, seed: int, budget: Budget, network: str) -> None:
        super().__init__(seed, budget, HeroesGreedy(seed))
        path = Path(network) if network else shipped_network("heroes", COURSE)
        encoder = ENCODINGS.combat
        found = read_network(path, encoder.layout)
        self.fighter = SearchBot(seed, LearnedFightJudge(found, encoder, found.shape.horizon), budget)
