"""Operations of the favours; `banneret.heroes.errand_favour` carries them out."""

from typing import Final

from banneret.heroes import program_favour as c
from banneret.heroes.compiler import TIERS
from banneret.heroes.program import Verb
from banneret.heroes.tables import UNIT_NUMBER
from banneret.heroes.unit_words import unit_word

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
