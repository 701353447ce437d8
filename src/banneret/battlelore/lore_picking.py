"""Lore cards that are aimed at a number of units: who may be chosen, how many, and what is done to each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.battlelore.field import Field, units_in
from banneret.battlelore.lore import power, spell
from banneret.battlelore.tables import LORE_IDS
from banneret.battlelore.verbs import DONE, TARGET, argument, option, options_of
from banneret.kernel.kinds import K_TARGET
from banneret.kernel.sequence import sequence

Wanted = Callable[[Field, int, int, int], int]
"""The units that may be chosen as bits, by the side that plays and what the window is about."""
Most = Callable[[Field, int, int, int], int]
"""How many, by the level, and what the window is about."""
Done = Callable[[Field, int, int, int], None]
"""What is done, by the side that plays, the unit and the level."""


class Pick:
    """How the units of a card are chosen."""

    __slots__ = ("done", "everybody", "most", "wanted")

    def __init__(self, wanted: Wanted, most: Most, done: Done, everybody: bool) -> None:
        self.wanted = wanted
        self.most = most
        self.done = done
        self.everybody = everybody
        """Nobody chooses: the card touches all of them."""


PICKS: Final[list[Pick | None]] = [None] * len(LORE_IDS)
"""By lore card."""


def about(a: int, t: int) -> int:
    """What a window is about, as one argument."""
    return a + 1 | t + 1 << 8


def one(s: Field, level: int, a: int, t: int) -> int:
    """A single unit."""
    return 1


def per_level(s: Field, level: int, a: int, t: int) -> int:
    """A unit for each level. Rules: BL-LRE-17."""
    return level


def target_of(s: Field) -> int:
    """The second thing the window of the card being carried out is about: a unit about to be hit."""
    return (s.stack[-1] >> 8) - 1


def ask_pick(s: Field, played: int, chosen: int, where: int) -> None:
    """The units are chosen one by one, none of them twice. Rules: BL-LRE-17, BL-LRE-20."""
    side, card = played >> 8, played & 255
    pick = PICKS[card]
    assert pick is not None
    a, t = (where & 255) - 1, (where >> 8) - 1
    left = pick.wanted(s, side, a, t) & ~chosen
    if not left or (not pick.everybody and chosen.bit_count() >= pick.most(s, power(s, side, card), a, t)):
        s.leave()
    elif pick.everybody:
        s.answer = option(TARGET, s.pos[units_in(left)[0]])
    else:
        hexes = 0
        for u in units_in(left):
            hexes |= 1 << s.pos[u]
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if chosen else [])])


def got_pick(s: Field, played: int, chosen: int, where: int) -> None:
    """The card touches it, and perhaps another. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    side, card = played >> 8, played & 255
    pick = PICKS[card]
    assert pick is not None
    u = s.at[argument(s.answer)]
    s.stack[-2] = chosen | 1 << u
    s.goto(PICKING)
    pick.done(s, side, u, power(s, side, card))


PICKING: Final = sequence(ask_pick, got_pick)
"""Arguments: the card and its side, the units chosen, what its window was about."""


def on_units(name: str, windows: int, wanted: Wanted, most: Most, done: Done) -> None:
    """Make a lore card known that is aimed at units in a phase of the own turn. Rules: BL-LRE-15."""

    def fits(s: Field, side: int, a: int, t: int) -> bool:
        return s.turn == side and wanted(s, side, a, t) != 0

    spell(name, windows, fits, PICKING)
    PICKS[LORE_IDS.index(name)] = Pick(wanted, most, done, False)


def on_everybody(name: str, windows: int, wanted: Wanted, done: Done) -> None:
    """The same for a card that touches all of them."""
    on_units(name, windows, wanted, one, done)
    PICKS[LORE_IDS.index(name)] = Pick(wanted, one, done, True)


def in_answer(name: str, windows: int, wanted: Wanted, most: Most, done: Done) -> None:
    """The same for a card that answers something in whosever turn."""

    def fits(s: Field, side: int, a: int, t: int) -> bool:
        return wanted(s, side, a, t) != 0

    spell(name, windows, fits, PICKING)
    PICKS[LORE_IDS.index(name)] = Pick(wanted, most, done, False)
