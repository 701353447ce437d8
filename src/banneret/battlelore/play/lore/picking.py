"""Lore cards that are aimed at a number of units: who may be chosen, how many, and what is done to each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.battlelore.box.tables import LORE_IDS
from banneret.battlelore.play.heroes.use.framework import M_AIMED, offered, use_it
from banneret.battlelore.play.lore.lore import pay_lore, power, spell
from banneret.battlelore.play.lore.packed_cards import (
    aimed_at,
    card_played,
    chosen_last,
    first_about,
    how_many_aimed,
    not_again,
    played_by,
    second_about,
    side_playing,
    with_chosen,
)
from banneret.battlelore.state.answers import DONE, NO, PASS, TARGET, YES, options_of
from banneret.battlelore.state.battleground import NO_HEROES, Battleground
from banneret.battlelore.state.events import E_LORE_CANCELLED
from banneret.battlelore.state.unit_numbers import units_in
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_MAY, K_PLAY, K_TARGET
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

Wanted = Callable[[Battleground, int, int, int], int]
"""The units that may be chosen as bits, by the side that plays and what the window is about."""
Most = Callable[[Battleground, int, int, int], int]
"""How many, by the level, and what the window is about."""
Done = Callable[[Battleground, int, int, int], None]
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


def one(_s: Battleground, _level: int, _a: int, _t: int) -> int:
    """A single unit."""
    return 1


def per_level(_s: Battleground, level: int, _a: int, _t: int) -> int:
    """A unit for each level. Rules: BL-LRE-17, BL-LRE-19."""
    return level


def moved_unit(s: Battleground) -> int:
    """The first thing the window of the card being carried out is about: a unit that has ended its move."""
    return first_about(s.stack[PICKING_ABOUT])


def target_of(s: Battleground) -> int:
    """The second thing it is about: a unit about to be hit."""
    return second_about(s.stack[PICKING_ABOUT])


def ask_pick(s: Battleground, played: int, chosen: int, where: int) -> None:
    """The units are chosen one by one, none of them twice, nor a Leader whose troop the card has ended.

    Rules: BL-LRE-17, BL-LRE-20, BLH-WND-35, BL-LRE-19.
    """
    side, card = side_playing(played), card_played(played)
    pick = PICKS[card]
    assert pick is not None
    a, t = first_about(where), second_about(where)
    left = pick.wanted(s, side, a, t) & ~not_again(chosen)
    if not left or (not pick.everybody and how_many_aimed(chosen) >= pick.most(s, power(s, side, card), a, t)):
        s.leave()
    elif pick.everybody:
        s.answer = option(TARGET, s.pos[units_in(left)[0]])
    else:
        hexes = 0
        for u in units_in(left):
            hexes |= 1 << s.pos[u]
        s.ask(side, K_TARGET, [*options_of(TARGET, hexes), *([DONE] if chosen else [])])


def got_pick(s: Battleground, played: int, chosen: int, where: int) -> None:
    """The card is aimed at it. Rules: BL-LRE-19, BLH-ARF-23."""
    if s.answer == DONE:
        s.leave()
        return
    side, card = side_playing(played), card_played(played)
    pick = PICKS[card]
    assert pick is not None
    u = s.at[argument(s.answer)]
    s.stack[UNITS_CHOSEN] = aimed_at(chosen, u, s.leader[u])
    s.stack[PICKING_ABOUT] = with_chosen(where, u)
    if not pick.everybody:
        aim(s, side, card, u)


def touch_pick(s: Battleground, played: int, _chosen: int, where: int) -> None:
    """The card touches it, and perhaps another. Rules: BL-LRE-19, BLH-ARF-23."""
    side, card = side_playing(played), card_played(played)
    pick = PICKS[card]
    assert pick is not None
    s.goto(PICKING)
    pick.done(s, side, chosen_last(where), power(s, side, card))


PICKING: Final = sequence(asks(ask_pick), got_pick, touch_pick)
"""Arguments: the card and its side, the units chosen (see `aimed_at`), what its window was about with the unit chosen
last."""
CARD_PICKING: Final = ARG_A
UNITS_CHOSEN: Final = ARG_B
PICKING_ABOUT: Final = ARG_C


# -- the Mirror Amulet -------------------------------------------------------------------------------------------------

TOLL: Final = 3
"""What a card aimed at the bearer's unit costs more."""


def aim(s: Battleground, side: int, card: int, u: int) -> None:
    """A lore card is aimed at a unit: a hero of the other side may turn it, who is asked before it does anything.

    Rules: BLH-ARF-30.
    """
    if s.fate != NO_HEROES and offered(s, 1 - side, M_AIMED, u, -1):
        s.call(MIRRORING, played_by(side, card), u, 0)


def ask_mirror(s: Battleground, played: int, u: int, _c: int) -> None:
    """The player of the hero at whom it is aimed decides. Rules: BLH-ARF-23."""
    side = 1 - side_playing(played)
    s.ask_for(u, K_PLAY, [*offered(s, side, M_AIMED, u, -1), PASS])


def got_mirror(s: Battleground, played: int, u: int, _c: int) -> None:
    """The card has its price then. Rules: BLH-ARF-23."""
    if s.answer == PASS:
        s.leave()
    else:
        use_it(s, 1 - side_playing(played), s.answer, M_AIMED, u, -1)


def ask_toll(s: Battleground, played: int, _u: int, _c: int) -> None:
    """Who plays it pays more, or it does nothing. Rules: BLH-ARF-23."""
    side = side_playing(played)
    if s.goblets[side] >= TOLL:
        s.ask(side, K_MAY, [YES, NO])
    else:
        s.answer = NO


def got_toll(s: Battleground, played: int, _u: int, _c: int) -> None:
    """A card that is not paid for ends, with the sequence that carries it out. Rules: BLH-ARF-23."""
    if s.answer == YES:
        pay_lore(s, side_playing(played), TOLL)
        return
    s.emit(E_LORE_CANCELLED, side_playing(played), card_played(played))
    s.leave()
    s.leave()


MIRRORING: Final = sequence(asks(ask_mirror), got_mirror, asks(ask_toll), got_toll)
"""Arguments: the card and its side, the unit it is aimed at. The frame below is that of the card."""
CARD_MIRRORED: Final = ARG_A


def on_units(name: str, windows: int, wanted: Wanted, most: Most, done: Done) -> None:
    """Make a lore card known that is aimed at units in a phase of the player's own turn. Rules: BL-LRE-15."""

    def fits(s: Battleground, side: int, a: int, t: int) -> bool:
        return s.turn == side and wanted(s, side, a, t) != 0

    spell(name, windows, fits, PICKING)
    PICKS[LORE_IDS.index(name)] = Pick(wanted, most, done, False)


def on_everybody(name: str, windows: int, wanted: Wanted, done: Done) -> None:
    """The same for a card that touches all of them."""
    on_units(name, windows, wanted, one, done)
    PICKS[LORE_IDS.index(name)] = Pick(wanted, one, done, True)


def in_answer(name: str, windows: int, wanted: Wanted, most: Most, done: Done) -> None:
    """The same for a card that answers something in whosever turn."""

    def fits(s: Battleground, side: int, a: int, t: int) -> bool:
        return wanted(s, side, a, t) != 0

    spell(name, windows, fits, PICKING)
    PICKS[LORE_IDS.index(name)] = Pick(wanted, most, done, False)
