"""Ties of initiative on the hex battlefield, and the Initiative token that settles them."""

from __future__ import annotations

from banneret.heroes.battle import ATTACKER, DEFENDER, SIDE_OF, UNITS, Battle
from banneret.heroes.events import E_TOKEN
from banneret.heroes.place import units_in
from banneret.heroes.tables import INITIATIVE, S_INITIATIVE


def side_in_tie(s: Battle, value: int) -> int:
    """The side that activates next where both have waiting units of this initiative.

    The side with the token begins, then they alternate. Rules: BF-BTL-44, BF-BTL-45, BF-REG-06, BF-REG-07.
    """
    if s.tie >> 2 != value or not s.tie & 3:
        return s.token
    return DEFENDER if s.tie & 3 == 1 + ATTACKER else ATTACKER


def begin_tie(s: Battle, value: int) -> None:
    """Both sides share this initiative: the token will pass when it is done. Rules: BF-BTL-44, BF-BTL-47."""
    if s.tie < 0 or s.tie >> 2 != value:
        s.tie = value << 2


def note_tied(s: Battle, u: int, value: int) -> None:
    """Remember which side activated last within the tie. Rules: BF-BTL-45."""
    if s.tie >= 0 and s.tie >> 2 == value:
        s.tie = value << 2 | 1 + SIDE_OF[u]


def pass_token(s: Battle) -> None:
    """Once nobody of the tied initiative is left to activate, the token goes to the other side and stays there.

    Rules: BF-BTL-46 to BF-BTL-48.
    """
    value = s.tie >> 2
    for u in units_in(s.alive & ~s.acted):
        if INITIATIVE[s.row[u]] + s.mod[S_INITIATIVE * UNITS + u] == value:
            return
    s.tie = -1
    s.token = 1 - s.token
    s.emit(E_TOKEN, s.token)
