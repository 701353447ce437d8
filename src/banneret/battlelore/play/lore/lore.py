"""Lore: tokens, the levels of a council, and which cards a player may play when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.battlelore.box.tables import LORE_COST, LORE_IDS, LORE_MASTER
from banneret.battlelore.play.heroes.use.framework import M_CARD, offered
from banneret.battlelore.state.battleground import LORE_HAND, Battleground
from banneret.battlelore.state.events import E_LORE_GAINED, E_LORE_PAID

COMMANDER: Final = 0
OUT_OF_CHARACTER: Final = 3
"""Rules: BL-LRE-18."""
ECHO: Final = 2
"""What the Ring of Echoes saves."""

# The moments at which cards are played, as bits. Rules: BL-LRE-15, BL-LRE-29.
W_COMMAND: Final = 1
W_MOVE: Final = 2
W_COMBAT: Final = 4
W_ATTACKED: Final = 8
"""A unit is about to be attacked; the dice are not rolled yet."""
W_ROLLED: Final = 16
"""The dice lie there; nothing is lost yet."""
W_FLAGS: Final = 32
"""A unit must retreat."""
W_AFTER: Final = 64
"""The attack is over, and nobody has battled back yet."""
W_MOVED: Final = 128
"""An enemy unit has ended its move."""
W_ORDERS: Final = 256
"""The opponent has played a Section card."""
W_CARD: Final = 512
"""The opponent has played a lore card."""
W_END: Final = 1024
W_OWN: Final = 2048
"""The player has just played a lore card, which another may accompany."""


class Spell:
    """How a lore card is played: when, whether it makes sense now, and the sequence that carries it out."""

    __slots__ = ("card", "fits", "sequence", "windows")

    def __init__(
        self, card: int, windows: int, fits: Callable[[Battleground, int, int, int], bool], sequence: int
    ) -> None:
        self.card = card
        self.windows = windows
        self.fits = fits
        """Arguments: the side that would play it, and what its window is about (see `play.lore.playing`)."""
        self.sequence = sequence
        """Arguments: the side that plays it, and the same."""


SPELLS: Final[list[Spell | None]] = [None] * len(LORE_IDS)
"""By lore card. The modules of the Lore Masters fill it."""


def spell(name: str, windows: int, fits: Callable[[Battleground, int, int, int], bool], sequence: int) -> None:
    """Make a lore card known."""
    card = LORE_IDS.index(name)
    SPELLS[card] = Spell(card, windows, fits, sequence)


def always(_s: Battleground, _side: int, _a: int, _t: int) -> bool:
    """For cards that need nothing but their moment."""
    return True


def level(s: Battleground, side: int, master: int) -> int:
    """The level of a Lore Master, 0 for absent. Rules: BL-LRE-05."""
    return s.council[5 * side + master]


def power(s: Battleground, side: int, card: int) -> int:
    """The level a card is played at. Rules: BL-LRE-17, BL-LRE-18."""
    return max(1, level(s, side, LORE_MASTER[card]))


def cost(s: Battleground, side: int, card: int) -> int:
    """What a card costs a side. Rules: BL-LRE-16, BL-LRE-18, BL-LRE-27."""
    absent = level(s, side, LORE_MASTER[card]) == 0
    return LORE_COST[card] + (OUT_OF_CHARACTER if absent else 0)


def relief(s: Battleground, side: int, card: int) -> int:
    """How much less a hero of the card's class could make it cost. Rules: BLH-ARF-30, BLH-ARF-23."""
    return ECHO if offered(s, side, M_CARD, card, -1) else 0


def highest(s: Battleground, side: int) -> int:
    """The highest level among Wizard, Cleric, Rogue and Warrior. Rules: BL-LRE-09 to BL-LRE-12."""
    return max(s.council[5 * side + 1 : 5 * side + 5])


def hand_limit(s: Battleground, side: int) -> int:
    """How many lore cards a side may hold. Rules: BL-LRE-11, BL-LRE-12, BL-LRE-27, BLH-LEG-12."""
    return min(3, highest(s, side)) + 1


def gain_lore(s: Battleground, side: int, tokens: int) -> None:
    """Tokens from the pool; where it is empty, from the other goblet. Rules: BL-LRE-01, BL-LRE-23."""
    given = min(tokens, s.pool)
    taken = min(tokens - given, s.goblets[1 - side])
    s.pool -= given
    goblets = list(s.goblets)
    goblets[side] += given + taken
    goblets[1 - side] -= taken
    s.goblets = tuple(goblets)
    if given + taken:
        s.emit(E_LORE_GAINED, side, given + taken)


def pay_lore(s: Battleground, side: int, tokens: int) -> None:
    """Tokens go back to the pool. Rules: BL-LRE-16."""
    goblets = list(s.goblets)
    goblets[side] -= tokens
    s.goblets = tuple(goblets)
    s.pool += tokens
    s.emit(E_LORE_PAID, side, tokens)


def steal_lore(s: Battleground, side: int, tokens: int) -> None:
    """Tokens from the other goblet, as many as there are."""
    taken = min(tokens, s.goblets[1 - side])
    goblets = list(s.goblets)
    goblets[side] += taken
    goblets[1 - side] -= taken
    s.goblets = tuple(goblets)
    if taken:
        s.emit(E_LORE_GAINED, side, taken)


def playable(s: Battleground, side: int, window: int, a: int, t: int) -> list[int]:
    """The lore cards a side may play at a moment; one that accompanies its own card is not barred by that.

    Rules: BL-LRE-14 to BL-LRE-16, BL-LRE-18, BL-LRE-29, BLH-ARF-23.
    """
    if s.spent >> side & 1 and window != W_OWN:
        return []
    found: list[int] = []
    for card in s.piles[LORE_HAND + side]:
        spell = SPELLS[card]
        if spell is None or not spell.windows & window:
            continue
        dear = cost(s, side, card) - s.goblets[side]
        if dear > 0 and dear > relief(s, side, card):
            continue
        if card not in found and spell.fits(s, side, a, t):
            found.append(card)
    found.sort()
    return found
