"""Lessons, where a scenario has them: after a Combat that was not won a player hears what could have been played in it.

Cards are meant that the player was offered there, never used, and still holds; which of them would have turned the
fight nobody can know. Nothing in the game hangs on it, and nobody else is told: hands are secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.battle import HAND
from banneret.heroes.cards import mode_of
from banneret.heroes.map_events import E_LESSON
from banneret.heroes.saga import Saga, edit
from banneret.heroes.tables import MODE_PROGRAM, OP_END, OP_GAIN, OPS
from banneret.heroes.verbs import (
    CAST,
    EXPERT,
    PLAY,
    POWER,
    POWER_EXPERT,
    POWER_SECOND,
    SECOND,
    argument,
    verb,
)

if TYPE_CHECKING:
    from banneret.heroes.adventure import Adventure

EFFECTS: Final = (PLAY, EXPERT, SECOND)
PLAYS: Final = (*EFFECTS, CAST, POWER, POWER_EXPERT, POWER_SECOND)
"""Whatever uses a card of the hand for what it says."""
USED: Final = 1
SEAT: Final = 1 << 16
"""An entry of `Saga.offered` is SEAT times the player, twice the card, and USED."""


def would_tell(option: int) -> bool:
    """Whether an option uses a card for something that a Combat is about: resources alone change none."""
    if verb(option) not in EFFECTS:
        return verb(option) in PLAYS
    program = MODE_PROGRAM[mode_of(option)]
    while OPS[program][0] == OP_GAIN:
        program += 1
    return OPS[program][0] != OP_END


def note_offers(s: Adventure, answer: int) -> None:
    """Before an answer is given in a Combat: which cards the player could play, and which one is played."""
    if not s.base or s.seat < 0:
        return
    used = argument(answer) if verb(answer) in PLAYS else -1
    entries = set(s.saga.offered)
    for option in s.options:
        if would_tell(option):
            entry = SEAT * s.seat + 2 * argument(option)
            if argument(option) == used:
                entries.discard(entry)
                entries.add(entry + USED)
            elif entry + USED not in entries:
                entries.add(entry)
    offered = tuple(sorted(entries))
    if offered != s.saga.offered:
        edit(s).offered = offered


def tell_lessons(s: Adventure) -> None:
    """After a Combat, while its players are still seated: each who did not win hears of the own cards.

    Rules: H3-MOD-01, H3-GEN-08.
    """
    if not s.saga.offered:
        return
    for side in (0, 1):
        if s.who[side] >= 0 and side != s.winner:
            for card in sorted(set(s.piles[HAND + side])):
                if SEAT * s.who[side] + 2 * card in s.saga.offered:
                    s.emit(E_LESSON, s.who[side], card)
    edit(s).offered = ()


def own_offers(saga: Saga, seat: int) -> Saga:
    """The saga as a seat may know it. Rules: H3-GEN-08."""
    if not saga.offered:
        return saga
    shown = saga.copy()
    shown.offered = tuple([entry for entry in saga.offered if entry // SEAT == seat])
    return shown
