"""Between the combat rounds of a battle that is its own game: cards and Expert effects come back."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import DRAW
from banneret.heroes.state.battle import Battle
from banneret.kernel.sequence import sequence

CARDS_A_ROUND: Final = 2
"""Rules: BF-BTL-52."""


def regain(s: Battle, a: int, b: int, c: int) -> None:
    """Each side regains one spent Expert effect and draws two cards, even above the hand limit.

    Rules: BF-BTL-50 to BF-BTL-54.
    """
    pool = s.terms.pool
    s.expert = (min(pool[0], s.expert[0] + 1), min(pool[1], s.expert[1] + 1))
    s.call(DRAW, 1 - s.token, CARDS_A_ROUND, 0)
    s.call(DRAW, s.token, CARDS_A_ROUND, 0)


REFRESH: Final = sequence(regain)
