"""What the powers of Creatures and the errands of heroes are worth in *BattleLore*."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.creatures import BOULDER_DICE, neighbours
from banneret.battlelore.field import BAG, PER_SIDE, Field, units_in
from banneret.battlelore.hero_content import CHEST_KIND, CHEST_VALUE
from banneret.battlelore.tables import DICE_IN, FIRST_CREATURE, MELEE_DICE, POWER_COST
from banneret.battlelore.verbs import BOULDER, EARTHQUAKE, QUEST, SEARCH, SUMMON, TREMOR, WEB, argument, verb
from banneret.bots.battlelore_odds import DRIVEN, GONE, WOUND, banner, bolt_worth, price

CHEST_GAINS: Final = {"treasure": 0.06, "experience": 0.07, "artifact": 0.15}
"""By kind of chest: what one of it is worth on the sheet."""
WEBBED: Final = 0.06
"""What holding a unit back for an order is worth, for each of its dice."""


def power_worth(s: Field, u: int, option: int) -> float:
    """What a Creature's power is worth, less the tokens it costs."""
    side = u // PER_SIDE
    if verb(option) == WEB:
        t = s.at[argument(option)]
        held = 0.0 if s.webbed >> t & 1 else WEBBED * MELEE_DICE[s.troop[t]]
        return held - price(s, side, POWER_COST["web"])
    if verb(option) == BOULDER:
        hex = argument(option)
        dice = min(BOULDER_DICE, DICE_IN[s.ground.land[hex]])
        return bolt_worth(s, s.at[hex], dice, True, True, False) - price(s, side, POWER_COST["boulder"])
    if option == SUMMON:
        return 0.4
    if option in (TREMOR, EARTHQUAKE):
        value = -price(s, side, POWER_COST["earthquake" if option == EARTHQUAKE else "tremor"])
        for t in units_in(neighbours(s, u)):
            harm = DRIVEN
            if option == EARTHQUAKE and s.troop[t] < FIRST_CREATURE:
                harm += banner(s, 1 - t // PER_SIDE) * (GONE[s.figures[t] - 1] - GONE[s.figures[t]])
            value += harm if t // PER_SIDE != side else -harm
        return value
    return 0.0


def errand_worth(s: Field, u: int, option: int) -> float:
    """What a hero has of searching a hex, or of a quest."""
    if option == QUEST:
        return s.match.quest[2] * banner(s, u // PER_SIDE) + 0.2
    if option == SEARCH:
        bag = s.piles[BAG]
        value = 0.0
        for token in bag:
            kind, many = CHEST_KIND[token], CHEST_VALUE[token]
            if kind == "trap":
                value -= banner(s, 1 - u // PER_SIDE) * (1 - (1 - WOUND) ** many)
            else:
                value += CHEST_GAINS[kind] * many
        return value / max(1, len(bag))
    return 0.0
