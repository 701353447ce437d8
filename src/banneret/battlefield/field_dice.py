"""Attack dice outside a battle: of Event cards and of adventure Combats."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.events import E_FIELD_DIE
from banneret.battlefield.expedition import Expedition
from banneret.heroes.battle import ATTACK_DIE
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import sequence


def throw_one(s: Expedition, count: int, b: int, c: int) -> None:
    """Dice are thrown one after the other. Rules: BF-ADV-52, BF-ADV-54."""
    if len(s.dice) < count:
        s.chance(K_ROLL, ATTACK_DIE)
    else:
        s.leave()


def read_thrown(s: Expedition, count: int, b: int, c: int) -> None:
    """A die is read. Rules: BF-ADV-52."""
    s.dice = (*s.dice, s.answer)
    s.emit(E_FIELD_DIE, s.who[0], s.answer)
    s.goto(THROW)


THROW: Final = sequence(throw_one, read_thrown)
"""Arguments: how many. `dice` is empty before and holds the results after."""
