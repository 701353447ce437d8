"""Ties of initiative on the hex battlefield, and the Initiative token that settles them."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import DRAW
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.battle import SIDE_MASK, SIDE_OF, UNITS, Battle
from banneret.heroes.state.events_combat import E_INITIATIVE
from banneret.heroes.tables.units_and_cards import INITIATIVE, S_INITIATIVE
from banneret.kernel.sequence import sequence

LOWEST: Final = 32
"""Added to an initiative for its bit in `Battle.ties`: effects may lower it under 0."""
INTERRUPTED: Final = 64
"""How far above that bit lies the one for a tie into which a faster unit has come: who was last to act in it."""
_TIES: Final = (1 << INTERRUPTED) - 1


def last_in_tie(s: Battle, value: int) -> int:
    """The side that was last to activate a unit in a tie that is not over. Rules: BF-BTL-45."""
    if s.turn_initiative == value:
        return s.turn_side
    return s.ties >> (value + LOWEST + INTERRUPTED) & 1


def side_in_tie(s: Battle, value: int) -> int:
    """The side that activates next where both have waiting units of this initiative.

    The side with the token begins, then they alternate, even if units that have become faster come in between.
    Rules: BF-BTL-44, BF-BTL-45, BF-REG-06, BF-REG-07.
    """
    if s.ties >> (value + LOWEST) & 1:
        return 1 - last_in_tie(s, value)
    return s.token


def note_tie(s: Battle, u: int, value: int) -> None:
    """A unit activates: where the other side has waiting units of its initiative, the token will pass.

    A tie that it interrupts goes on afterwards with the other side. Rules: BF-BTL-44 to BF-BTL-47.
    """
    last = s.turn_initiative
    if last != value and s.ties >> (last + LOWEST) & 1:
        bit = 1 << (last + LOWEST + INTERRUPTED)
        s.ties = s.ties | bit if s.turn_side else s.ties & ~bit
    for other in units_in(s.alive & ~s.acted & SIDE_MASK[1 - SIDE_OF[u]]):
        if INITIATIVE[s.row[other]] + s.mod[S_INITIATIVE * UNITS + other] == value:
            s.ties |= 1 << (value + LOWEST)
            return


def pass_token(s: Battle) -> None:
    """Once nobody of a tied initiative is left to activate, the token goes to the other side and stays there.

    It passes no less where the last of them were defeated before they could act. Rules: BF-BTL-46 to BF-BTL-48.
    """
    waiting = 0
    for u in units_in(s.alive & ~s.acted):
        waiting |= 1 << (INITIATIVE[s.row[u]] + s.mod[S_INITIATIVE * UNITS + u] + LOWEST)
    over = (s.ties & ~waiting & _TIES).bit_count()
    s.ties &= waiting | waiting << INTERRUPTED
    while over:
        over -= 1
        s.token = 1 - s.token
        s.emit(E_INITIATIVE, s.token)


CARDS_A_ROUND: Final = 2
"""Rules: BF-BTL-52."""


def regain(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Each side regains one spent Expert effect and draws two cards, even above the hand limit.

    Rules: BF-BTL-50 to BF-BTL-54.
    """
    pool = s.terms.pool
    s.expert = (min(pool[0], s.expert[0] + 1), min(pool[1], s.expert[1] + 1))
    s.call(DRAW, 1 - s.token, CARDS_A_ROUND, 0)
    s.call(DRAW, s.token, CARDS_A_ROUND, 0)


REFRESH: Final = sequence(regain)
