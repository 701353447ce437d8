"""Operations of the verbs of common wars, numbered on from those of `banneret.heroes.tables.compile.scenario`."""

from typing import Final, Protocol

from banneret.heroes.box.verbs import common_wars as c
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.tables.compile.combat import TIERS
from banneret.heroes.tables.map_programs import MapPrograms, Op

HIRE: Final = 140
"""A place in `MapPrograms.hires`."""
RAID: Final = 141
"""The AI hero, and as bits those near whom there is a raid; 0 for always."""
GROW: Final = 142
"""The horde, the tier, how many as a place in `MapPrograms.counts`."""
LEAD: Final = 143
"""The horde, the AI hero, how many cards."""
CLOSE: Final = 144
SPAWN_BY_DICE: Final = 145
"""The AI hero, the label."""
SPAWN_FAR: Final = 146
BRACE: Final = 147


class Names(Protocol):
    """What a program is compiled with."""

    @property
    def ai(self) -> tuple[str, ...]:
        """The AI heroes."""

    @property
    def hordes(self) -> tuple[str, ...]:
        """The hordes."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of tiles."""


def war_operation(into: MapPrograms, verb: Verb, words: Names, amount: int) -> Op:
    """The operation of a verb, with the names of AI heroes and hordes made into numbers.

    `amount` is the place in `MapPrograms.counts` of what it counts.
    """
    match verb:
        case c.Hire(hire=tiers, later=later, from_round=since):
            into.hires.append(tuple([(TIERS[tier], 1) for tier in tiers] + [(TIERS[tier], since) for tier in later]))
            return HIRE, len(into.hires) - 1, 0, 0
        case c.Raid(raid=name, while_near=near):
            return RAID, words.ai.index(name), sum(1 << words.ai.index(one) for one in set(near)), 0
        case c.GrowHorde(grow_horde=name, tier=tier):
            return GROW, words.hordes.index(name), TIERS[tier], amount
        case c.LeadOut(lead_out=name, ai=hero, cards=cards):
            return LEAD, words.hordes.index(name), words.ai.index(hero), cards
        case c.SpawnByDice(spawn_by_dice=name, tiles=label):
            return SPAWN_BY_DICE, words.ai.index(name), words.labels.index(label), 0
        case c.SpawnFar(spawn_far=name, tiles=label):
            return SPAWN_FAR, words.ai.index(name), words.labels.index(label), 0
        case c.Brace():
            return BRACE, 0, 0, 0
        case c.CloseField():
            return CLOSE, 0, 0, 0
    raise ValueError(f"no operation for {verb}")
