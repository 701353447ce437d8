"""How even Duels and games in Adventure mode are: every pairing of factions, seats swapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from banneret.arena.balance import Weighed, Weighing
from banneret.heroes.commands.balance import Balance, all_heroes, as_markdown, pairings, weigh

GAME: Final = "battlefield"
FIRST: Final = "duel-short"
BOTH: Final = (0, 1)


def balance(*, scenario: str, games: int, seed: int, jobs: int, bot: str, options: dict[str, str]) -> Balance:
    """The balance of a mode between two rivals."""
    matches = pairings(GAME, scenario, len(BOTH), all_heroes(), games, seed, bot, options, together=False)
    return weigh(scenario, BOTH, matches, jobs, together=False)


def weigh_mode(wanted: Weighing) -> Iterator[Weighed]:
    """What `banneret sim battlefield --balance` reports; there are always two players."""
    found = balance(
        scenario=wanted.scenario or FIRST,
        games=wanted.games,
        seed=wanted.seed,
        jobs=wanted.jobs,
        bot=wanted.bot,
        options=wanted.options,
    )
    yield Weighed(as_markdown(found), found.errors)
