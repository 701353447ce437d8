"""How lucky a battle die of *BattleLore* is: what it takes from its target more or less than was to be expected."""

from __future__ import annotations

from typing import Final, cast

from banneret.battlelore.bots.odds import GONE, LAST, losses
from banneret.battlelore.box.tables import BANNER, FIRST_HERO, IS_CREATURE, SWORD, SWORD_AT_RANGE, SWORD_IN_MELEE
from banneret.battlelore.play.combat.rolling import DICE_LEFT, DICE_ROLLED_AT, DICE_ROLLED_BY, ROLL
from banneret.battlelore.play.combat.strength import is_melee
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import SIDE_OF, UNITS
from banneret.bots.search.luck import Fortune
from banneret.kernel.state import State

MOST_DICE: Final = 9
MOST_FACES: Final = 2
CREATURE_HIT: Final = 0.17
"""What a hit on a Creature is worth in banners: how likely it is its end."""
_LEFT: Final[list[float]] = [
    losses(figures, dice, faces, 0)[0] + GONE[figures]
    for figures in range(5) for dice in range(MOST_DICE + 1) for faces in range(MOST_FACES + 1)
]  # fmt: skip
"""By figures, dice still to be rolled and faces that hit: what is expected to be gone of a banner in the end."""


class DiceFortune(Fortune):
    """Counts each die of an attack by what it changes of what is expected."""

    def __init__(self) -> None:
        self.usual = 0.3
        self.doubt = 1.5

    def of(self, state: State, outcome: int) -> float:
        """How lucky a die is for the standard side, in banners."""
        if state.step != ROLL:
            return 0.0
        s = cast(Battleground, state)
        stack = s.stack
        t = stack[DICE_ROLLED_AT]
        a = stack[DICE_ROLLED_BY]
        # Dice of a lore card are nobody's, and some are rolled at nobody.
        if not 0 <= a < UNITS or not 0 <= t < UNITS or s.troop[t] >= FIRST_HERO:
            return 0.0
        faces = 2 if (SWORD_IN_MELEE if is_melee(s, a, t) else SWORD_AT_RANGE)[s.troop[a]] else 1
        colour = BANNER[s.troop[t]]
        hits = outcome == colour or (faces == MOST_FACES and outcome == SWORD)
        if IS_CREATURE[s.troop[t]]:
            found = CREATURE_HIT * ((1.0 if hits else 0.0) - faces / 6)
        else:
            before = s.dice.count(colour)
            if faces == MOST_FACES:
                before += s.dice.count(SWORD)
            figures = max(0, s.figures[t] - before)
            dice = min(stack[DICE_LEFT], MOST_DICE)
            after = figures - 1 if hits and figures else figures
            found = (
                _LEFT[(after * (MOST_DICE + 1) + dice - 1) * (MOST_FACES + 1) + faces]
                - _LEFT[(figures * (MOST_DICE + 1) + dice) * (MOST_FACES + 1) + faces]
            )
        side = 1 - SIDE_OF[t]
        if s.banners[side] + 1 >= s.game_terms.needed:
            found *= LAST
        return found if side == 0 else -found
