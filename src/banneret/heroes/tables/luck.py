"""`Battle.luck`: which dice a side may roll again, and how often, as one number.

What one Luck gives are the lowest bits, as programs of cards name them; what further ones add is counted above.
"""

from __future__ import annotations

from typing import Final

TREASURE_REROLL: Final = 1 << 0
RESOURCE_REROLL: Final = 1 << 1
EVERY_DIE: Final = 1 << 2
"""Each die of every roll may be rolled again once."""
AI_REROLL: Final = 1 << 3
"""One Attack die that shows -1 is rolled again for an AI Hero; times how many."""
LUCK_BITS: Final = {"treasure": TREASURE_REROLL, "resource": RESOURCE_REROLL}

_MORE: Final = 255
"""How many further rerolls of a die there is room for."""
_MORE_AT: Final = {TREASURE_REROLL: 16, RESOURCE_REROLL: 24}
_WITHOUT_MORE: Final = (1 << 16) - 1


def rerolls_left(luck: int, die: int) -> int:
    """How often a Treasure or Resource die may be rolled again by Luck for one die."""
    return (luck >> _MORE_AT[die] & _MORE) + 1 if luck & die else 0


def with_luck(luck: int, bits: int) -> int:
    """The rerolls of one more Luck are added; that for every die is there or not. Rules: H3-CRD-17."""
    for die, place in _MORE_AT.items():
        if luck & bits & die:
            luck += 1 << place
    return luck | bits


def without_reroll(luck: int, die: int) -> int:
    """One reroll of a Treasure or Resource die is used."""
    return luck - (1 << _MORE_AT[die]) if rerolls_left(luck, die) > 1 else luck & ~die


def ai_rerolls(luck: int) -> int:
    """How many Attack dice are rolled again for an AI Hero."""
    return luck_of_one(luck) // AI_REROLL


def luck_of_one(luck: int) -> int:
    """The rerolls without what further Lucks add to the first."""
    return luck & _WITHOUT_MORE


def lucks_in_force(luck: int) -> int:
    """How many Lucks still give something: as few as can give what is left. Rules: H3-CRD-17."""
    if not luck:
        return 0
    for_one_die = max(rerolls_left(luck, TREASURE_REROLL), rerolls_left(luck, RESOURCE_REROLL))
    return for_one_die + int(luck & EVERY_DIE != 0) + ai_rerolls(luck)
