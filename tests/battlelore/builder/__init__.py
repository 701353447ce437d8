"""Games of *BattleLore* as tests lay them out."""

from tests.battlelore.builder.battles import (
    Scripted,
    adventure,
    battle,
    clash,
    councils,
    fixed_councils,
    medieval,
    melee,
)
from tests.battlelore.builder.game import BattleLoreGame
from tests.battlelore.builder.heroes import (
    BLUE,
    CAVALRY,
    CROSSBOWS,
    FAR,
    HOME,
    ONE,
    any_in_row,
    moves_of,
    skilled,
    strikes,
    struck,
)
from tests.battlelore.builder.sides import CALL, FOUR, HEROES, allied, before_deployment

__all__ = [
    "BLUE",
    "CALL",
    "CAVALRY",
    "CROSSBOWS",
    "FAR",
    "FOUR",
    "HEROES",
    "HOME",
    "ONE",
    "BattleLoreGame",
    "Scripted",
    "adventure",
    "allied",
    "any_in_row",
    "battle",
    "before_deployment",
    "clash",
    "councils",
    "fixed_councils",
    "medieval",
    "melee",
    "moves_of",
    "skilled",
    "strikes",
    "struck",
]
