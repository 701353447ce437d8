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
GROW: Final = 142
"""The horde, the tier, how many as a place in COUNTS."""
LEAD: Final = 143
"""The horde, the AI hero, how many cards."""
CLOSE: Final = 144

HIRES: Final[list[tuple[tuple[int, int], ...]]] = []
"""Tiers, and the round from which each is drawn."""


def war_operation(verb: Verb, ai: tuple[str, ...], hordes: tuple[str, ...], amount: int) -> Op:
    """The operation of a verb, with the names of AI heroes and hordes made into numbers.

    `amount` is the place in COUNTS of what it counts.
    """
    match verb:
        case c.Hire(hire=tiers, later=later, from_round=since):
            HIRES.append(tuple([(TIERS[tier], 1) for tier in tiers] + [(TIERS[tier], since) for tier in later]))
            return HIRE, len(HIRES) - 1, 0, 0
        case c.Raid(raid=name, while_near=near):
            return RAID, ai.index(name), sum(1 << ai.index(one) for one in set(near)), 0
        case c.GrowHorde(grow_horde=name, tier=tier):
            return GROW, hordes.index(name), TIERS[tier], amount
        case c.LeadOut(lead_out=name, ai=hero, cards=cards):
            return LEAD, hordes.index(name), ai.index(hero), cards
        case c.CloseField():
            return CLOSE, 0, 0, 0
    raise ValueError(f"no operation for {verb}")
