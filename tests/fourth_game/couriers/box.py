"""What lies in the box: the road and the cards."""

from __future__ import annotations

from typing import Final

ROAD: Final = 30
"""Miles from the gate to the court. Rules: CO-SET-01."""
FROM_INN_TO_INN: Final = 6
"""The gate is an inn as well. Rules: CO-SET-01."""
HEAD_START: Final = 2
"""Miles by which each courier starts ahead of the one who rides before. Rules: CO-SET-01."""
FACES: Final = (1, 2, 3, 4, 5, 6)

WALK: Final = 0
TROT: Final = 1
GALLOP: Final = 2
AMBUSH: Final = 3
CARDS: Final = ("walk", "trot", "gallop", "ambush")
COPIES: Final = (7, 6, 5, 6)
"""How many there are of each card. Rules: CO-SET-02."""
MILES: Final = (1, 3, 5)
"""How far each ride goes by itself. Rules: CO-TRN-02."""
DICE: Final = (len(FACES) + 1, 2, 0)
"""How many dice may be rolled on top. With one die more than there are faces nobody can help stumbling, so a walk has
no limit. Rules: CO-TRN-02."""

HAND: Final = 3
"""Cards at the beginning. Rules: CO-SET-02."""
THROWN_BACK: Final = 3
"""Miles that an ambush costs. Rules: CO-TRN-05."""


def whole_deck() -> tuple[int, ...]:
    """Every card, sorted."""
    return tuple(card for card, copies in enumerate(COPIES) for _ in range(copies))


def is_inn(mile: int) -> bool:
    """Whether there is an inn at a milestone."""
    return mile % FROM_INN_TO_INN == 0
