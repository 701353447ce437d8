"""What units of *BattleLore* can do instead of battling, and what heroes use: what that is worth."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.bots.odds import DRIVEN, GONE, WOUND, banner, bolt_worth, price
from banneret.battlelore.box.heroes import ARTIFACT_IDS, CHEST_KIND, CHEST_VALUE
from banneret.battlelore.box.tables import (
    BANNER,
    DICE_IN,
    FIRST_CREATURE,
    FLAG,
    MELEE_DICE,
    POWER_COST,
    SHOT_DICE,
    SWORD,
)
from banneret.battlelore.play.combat.creatures import BOULDER_DICE, neighbours
from banneret.battlelore.play.combat.packed_rolls import target_alone
from banneret.battlelore.play.heroes.use.framework import MOMENT_SECOND, is_use
from banneret.battlelore.play.turn.instead_of_battle import SHOOTING
from banneret.battlelore.state.answers import BOULDER, EARTHQUAKE, QUEST, SEARCH, SUMMON, TREMOR, USE, WEB
from banneret.battlelore.state.battleground import BAG, Battleground
from banneret.battlelore.state.unit_numbers import SIDE_OF, units_in
from banneret.kernel.keys import argument, verb

CHEST_GAINS: Final = {"treasure": 0.06, "experience": 0.07, "artifact": 0.15}
"""By kind of chest: what one of it is worth on the sheet."""
USED: Final = 0.01
"""What an answer is worth that nothing is known of: a little more than doing nothing."""
TREATED: Final = 0.12
"""What a figure is worth that a hero brings back."""
WEBBED: Final = 0.06
"""What holding a unit back for an order is worth, for each of its dice."""


def power_worth(s: Battleground, u: int, option: int) -> float:
    """What a Creature's power is worth, less the tokens it costs."""
    side = SIDE_OF[u]
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
                harm += banner(s, 1 - SIDE_OF[t]) * (GONE[s.figures[t] - 1] - GONE[s.figures[t]])
            value += harm if SIDE_OF[t] != side else -harm
        return value
    return 0.0


def action_worth(s: Battleground, u: int, option: int) -> float:
    """What it is worth that a unit does something in place of a battle."""
    if option in (SEARCH, QUEST):
        return hero_action_worth(s, u, option)
    if verb(option) in SHOOTING:
        return bolt_worth(s, s.at[argument(option)], SHOT_DICE, True, True, False)
    if is_use(option):
        return TREATED
    return power_worth(s, u, option)


def use_worth(s: Battleground, _side: int, option: int) -> float:
    """What it is worth that a hero uses something now: nearly always a little.

    A die is rolled again only where one lies there that does nothing.
    """
    if verb(option) == USE and ARTIFACT_IDS[argument(option)] == "rabbits_foot":
        return (
            USED if any(reroll_worth(s, target_alone(s.stack[MOMENT_SECOND]), face) > 0 for face in s.dice) else -USED
        )
    return USED


def reroll_worth(s: Battleground, t: int, face: int) -> float:
    """Dice that neither hit a target nor drive it off are rolled again."""
    return -0.1 if face in (BANNER[s.troop[t]], SWORD, FLAG) else 0.1


def chest_worth(s: Battleground, side: int, token: int) -> float:
    """What a chest token is worth to a hero."""
    kind, many = CHEST_KIND[token], CHEST_VALUE[token]
    if kind == "trap":
        lost: float = (1 - WOUND) ** many
        return -banner(s, 1 - side) * (1 - lost)
    return CHEST_GAINS[kind] * many


def hero_action_worth(s: Battleground, u: int, option: int) -> float:
    """What searching a hex, or a quest, is worth to a hero."""
    if option == QUEST:
        return s.game_terms.quest[2] * banner(s, SIDE_OF[u]) + 0.2
    if option == SEARCH:
        bag = s.piles[BAG]
        return sum(chest_worth(s, SIDE_OF[u], token) for token in bag) / max(1, len(bag))
    return 0.0
