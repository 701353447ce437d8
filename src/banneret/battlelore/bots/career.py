"""What the bot does outside the battle: the War Council, where heroes come to the battleground, what they take home."""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.battlelore.box.heroes import SKILL_CARD, load_heroes
from banneret.battlelore.box.tables import MELEE_DICE, RANGE
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, NEAR, ROW_OF
from banneret.battlelore.play.heroes.deployment import class_of
from banneret.battlelore.play.lore.lore import COMMANDER, hand_limit
from banneret.battlelore.state.answers import SUPPLIES
from banneret.battlelore.state.battleground import LORE_HAND, SEATS, Battleground
from banneret.battlelore.state.unit_numbers import SIDE_MASK as OF_SIDE
from banneret.battlelore.state.unit_numbers import units_in

KIND_WORTH: Final = {
    "weapon": 1.0,
    "armor": 0.9,
    "enchanted": 0.7,
    "equipment": 0.6,
    "potion": 0.5,
    "scroll": 0.5,
    "reward": 0.55,
}
"""By kind of artifact."""
SKILL_WORTH: Final = {
    "blademaster": 1.0,
    "cleave": 0.95,
    "assassin": 0.8,
    "iron_will": 0.85,
    "herbal_remedy": 0.9,
    "lightning_ball": 0.8,
    "larceny": 0.7,
    "banner_voice": 0.75,
    "outflank": 0.7,
    "call_to_arms": 0.7,
    "riding": 0.4,
}
"""By what a skill does; any other is worth half."""
RICH: Final = 10
"""With this many lore tokens a side needs cards."""
COMMAND_LEVELS: Final = 2
"""How many levels the Commander has before the others have theirs."""


def level_worth(s: Battleground, side: int, master: int, rng: Random) -> float:
    """What one more level of a Lore Master is worth: a Commander, the masters of its own heroes, one strong master."""
    taken = s.piles[SEATS + side]
    heroes = s.game_terms.heroes[2 * side : 2 * side + 2]
    classes = [class_of(sheet.troop) for sheet in heroes if sheet is not None]
    has = taken.count(master)
    if master == COMMANDER:
        return 5.0 if has < COMMAND_LEVELS else 0.5
    if master in classes and not has:
        return 6.0
    # The strong master is its own hero's, or any.
    return 1.0 + has + 2.0 * (master in classes) + 0.5 * rng.random()


def supply_worth(s: Battleground, side: int, supply: int) -> float:
    """Cards as long as there is room for them, and tokens to play them."""
    room = hand_limit(s, side) > len(s.piles[LORE_HAND + side])
    # With many tokens even a full hand is worth a better card.
    rich = s.goblets[side] / RICH
    name = SUPPLIES[supply]
    if name == "tokens":
        return (0.6 if room else 1.0) - 0.5 * rich
    if name == "card_and_token":
        return 0.7 if room else 0.5
    return (0.5 if room else 0.3) + 0.3 * rich


def site_worth(s: Battleground, side: int, hex: int) -> float:
    """Where a landmark or tent lies well: behind its own lines, next to own units, far from the enemy."""
    beside = (NEAR[hex] & s.occupied[side]).bit_count()
    nearest = min([DISTANCE[hex * HEXES + s.pos[t]] for t in units_in(s.alive & OF_SIDE[1 - side])], default=9)
    home = 8 - ROW_OF[hex] if side == 0 else ROW_OF[hex]
    return 0.3 * beside + 0.1 * nearest - 0.02 * home


def post_worth(s: Battleground, side: int, hex: int) -> float:
    """How well a hero is placed with the troop on a hex: strong ones that fight hand to hand."""
    u = s.at[hex]
    near = sum(1 for other in units_in(s.alive & OF_SIDE[side]) if DISTANCE[hex * HEXES + s.pos[other]] <= 2)
    return MELEE_DICE[s.troop[u]] + s.figures[u] * 0.3 + 0.1 * near - (1.0 if RANGE[s.troop[u]] > 1 else 0.0)


def artifact_worth(card: int) -> float:
    """What an artifact is worth to a hero."""
    artifact = load_heroes().artifacts[card]
    return KIND_WORTH[artifact.kind] + (0.1 if artifact.role == "any" else 0.0)


def skill_worth(skill: int) -> float:
    """What a skill is worth."""
    return SKILL_WORTH.get(SKILL_CARD[skill], 0.5)
