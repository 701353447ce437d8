"""What a seat may know of an adventure, and positions that agree with it.

Rules: BL-SET-04, BL-LRE-04, BL-LRE-10. Hands are hidden; what is in neither the player's hand nor the open piles lies
together as the deck, and a hidden hand is only as many blanks. Of the lore cards that are not in the game one knows
how many there are of each class, and nothing else.
"""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.battlelore.box.tables import LORE_MASTER, MASTERS
from banneret.battlelore.state.battleground import (
    DECK,
    HAND,
    LOOKED,
    LORE_BOX,
    LORE_DECK,
    LORE_HAND,
    LORE_LOOKED,
    SEATS,
    SPIED,
    Battleground,
    copy_position,
    side_of,
)
from banneret.kernel.piles import without
from banneret.kernel.state import show_state

BLANK: Final = -1
"""A card whose face is not known; a lore card of a known class is that less the class."""


def view(s: Battleground, seat: int) -> Battleground:
    """Everything a seat may know, and nothing else; allies know the same."""
    own = side_of(s, seat)
    v = Battleground()
    show_state(s, v, s.seat >= 0 and (not s.private or side_of(s, s.seat) == own))
    copy_position(s, v)
    v.piles = s.piles[:]
    unseen = list(s.piles[DECK])
    lore = list(s.piles[LORE_DECK] + s.piles[LORE_BOX])
    v.piles[LORE_BOX] = tuple([BLANK - LORE_MASTER[card] for card in s.piles[LORE_BOX]])
    if s.turn != own:
        unseen += s.piles[LOOKED]
        v.piles[LOOKED] = (BLANK,) * len(s.piles[LOOKED])
    for side in (0, 1):
        if side == own:
            continue
        known = s.piles[SPIED + own] if own >= 0 else ()
        hidden = s.piles[HAND + side]
        for card in known:
            hidden = without(hidden, card)
        unseen += hidden
        v.piles[HAND + side] = (BLANK,) * len(hidden) + known
        v.piles[SPIED + side] = (BLANK,) * len(s.piles[SPIED + side])
        for pile in (LORE_HAND + side, LORE_LOOKED + side):
            lore += s.piles[pile]
            v.piles[pile] = (BLANK,) * len(s.piles[pile])
        v.piles[SEATS + side] = (BLANK,) * len(s.piles[SEATS + side])
    v.piles[DECK] = tuple(sorted(unseen))
    v.piles[LORE_DECK] = tuple(sorted(lore))
    return v


def deal_hidden(v: Battleground, rng: Random) -> Battleground:
    """A copy of a view with its hidden hands dealt from the cards not seen."""
    s = v.copy()
    cards = list(s.piles[DECK])
    rng.shuffle(cards)
    for pile in (LOOKED, HAND, HAND + 1):
        count = s.piles[pile].count(BLANK)
        if count:
            s.piles[pile] = tuple(sorted([*cards[:count], *[card for card in s.piles[pile] if card != BLANK]]))
            cards = cards[count:]
    s.piles[DECK] = tuple(sorted(cards))
    lore = list(s.piles[LORE_DECK])
    rng.shuffle(lore)
    box: list[int] = []
    for blank in s.piles[LORE_BOX]:
        card = next(card for card in lore if LORE_MASTER[card] == BLANK - blank)
        lore.remove(card)
        box.append(card)
    s.piles[LORE_BOX] = tuple(sorted(box))
    # Those of a class that came first are in the box now: what is left lies in no fair order.
    rng.shuffle(lore)
    for pile in (LORE_HAND, LORE_HAND + 1, LORE_LOOKED, LORE_LOOKED + 1):
        if BLANK in s.piles[pile]:
            count = len(s.piles[pile])
            s.piles[pile] = tuple(sorted(lore[:count]))
            lore = lore[count:]
    s.piles[LORE_DECK] = tuple(sorted(lore))
    for side in (0, 1):
        if BLANK in s.piles[SPIED + side]:
            count = len(s.piles[SPIED + side])
            s.piles[SPIED + side] = tuple(sorted(rng.sample(s.piles[HAND + 1 - side], count)))
        if BLANK in s.piles[SEATS + side]:
            s.piles[SEATS + side] = likely_council(len(s.piles[SEATS + side]), rng)
    return s


def likely_council(levels: int, rng: Random) -> tuple[int, ...]:
    """Some council of this many levels, with a Commander. Rules: BL-LRE-05, BL-LRE-08."""
    seats = [0]
    while len(seats) < levels:
        master = rng.randrange(len(MASTERS))
        if seats.count(master) < 3:
            seats.append(master)
    return tuple(sorted(seats))
