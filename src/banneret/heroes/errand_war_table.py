"""Operations of the verbs of common wars; `banneret.heroes.errand_war` carries them out."""

from typing import Final

from banneret.heroes import program_war as c
from banneret.heroes.compiler import TIERS
from banneret.heroes.program import Verb

Op = tuple[int, int, int, int]

FIRST_WAR: Final = 140
HIRE: Final = 140
"""A place in HIRES."""
RAID: Final = 141
"""The AI hero, and as bits those near whom there is a raid; 0 for always."""
LAST_WAR: Final = 149

HIRES: Final[list[tuple[tuple[int, int], ...]]] = []
"""Tiers, and the round from which each is drawn."""


def war_operation(verb: Verb, ai: tuple[str, ...]) -> Op:
    """The operation of a verb, with the names of AI heroes made into numbers."""
    match verb:
        case c.Hire(hire=tiers, later=later, from_round=since):
            HIRES.append(tuple([(TIERS[tier], 1) for tier in tiers] + [(TIERS[tier], since) for tier in later]))
            return HIRE, len(HIRES) - 1, 0, 0
        case c.Raid(raid=name, while_near=near):
            return RAID, ai.index(name), sum(1 << ai.index(one) for one in set(near)), 0
    raise ValueError(f"no operation for {verb}")
