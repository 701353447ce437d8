"""Operations of the favours; `banneret.heroes.adventure.effects.favours` carries them out."""

from typing import Final

from banneret.heroes.box.verbs import favours as c
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.tables.compile.combat import TIERS
from banneret.heroes.tables.unit_names import unit_word
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER

Op = tuple[int, int, int, int]

FIRST_FAVOUR: Final = 120
LICENCE: Final = 120
"""The tier."""
BORROW: Final = 121
"""The kind of unit."""
HEARTEN: Final = 122


def favour_operation(verb: Verb) -> Op:
    """The operation of a verb."""
    match verb:
        case c.Licence(licence=tier):
            return LICENCE, TIERS[tier], 0, 0
        case c.Borrow(borrow=word):
            return BORROW, UNIT_NUMBER[unit_word(word).name], 0, 0
        case c.Hearten():
            return HEARTEN, 0, 0, 0
    raise ValueError(f"no operation for {verb}")
