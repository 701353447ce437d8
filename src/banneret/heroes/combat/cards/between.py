"""Instants between two events of a Combat, for the sides that have requested it.

Nobody is asked here without a request (see `banneret.heroes.state.requests`), so nobody has to wait.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.castable import CHOOSE, instant_casts, kept_power, scroll_casts
from banneret.heroes.combat.cards.casting import cast
from banneret.heroes.combat.cards.hands import mode_plays, morale_uses, put_down, use_morale
from banneret.heroes.combat.cards.playing import NO_UNIT, PLAY_CARD, raises
from banneret.heroes.combat.cards.sequences import own_spaces
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.state.answers_combat import (
    CAST,
    MORALE_DRAW,
    MORALE_SWAP,
    MORALE_USE,
    PASS,
    TARGET,
    UNROLL,
    mode_of,
    options_of,
)
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import HAND, SCROLLS
from banneret.heroes.state.requests import is_due, with_heard
from banneret.heroes.state.terms import AUTOMATIC, OWN
from banneret.heroes.tables.units_and_cards import MODE_PROGRAM, W_BETWEEN
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_PLAY, K_TARGET
from banneret.kernel.sequence import asks, heeds, sequence
from banneret.kernel.state import ARG_B, ARG_C

NO_SIDE: Final = 0
EITHER_SIDE: Final = 3
_ASKED: Final = 2
"""How many bits for those who have passed come before those for who was asked at all."""


def with_asked(done: int, side: int) -> int:
    """What BETWEEN notes once a side was asked."""
    return done | 1 << _ASKED + side


def with_passed(done: int, side: int) -> int:
    """What it notes once a side has passed."""
    return done | 1 << side


def with_play(done: int) -> int:
    """What it notes once something was played: nobody has passed since."""
    return done & ~EITHER_SIDE


def was_asked(done: int, side: int) -> bool:
    """Whether a side was asked at all."""
    return done >> _ASKED + side & 1 == 1


def has_passed(done: int, side: int) -> bool:
    """Whether a side has passed since something was played."""
    return done >> side & 1 == 1


def heeded(s: Battle, busy: int) -> bool:
    """Whether sides that asked for it come first; then the step that is being carried out will come again.

    Sides that are `busy`, as bits, are asked anyway, or nothing has happened since they were: only a request for the
    very next instant counts for them. While power is gathered for a spell nobody comes in between.
    Rules: H3-CBC-04, H3-MOR-08.
    """
    if s.power or not (due(s, 0, busy) or due(s, 1, busy)):
        return False
    s.goto(s.step)
    s.call(BETWEEN, busy, 0, 0)
    return True


def due(s: Battle, side: int, busy: int) -> bool:
    """Whether a side that a player fights for wants to be asked now. Rules: H3-CBC-04."""
    return s.terms.manner[side] != AUTOMATIC and is_due(s.requests, s.terms.control[side], busy >> side & 1 == 1)


def instants(s: Battle, side: int) -> list[int]:
    """The Instants and uses of morale that need no attack and no die. Rules: H3-CBC-04, H3-MOR-08, H3-CBS-26."""
    options: list[int] = []
    if s.terms.manner[side] == OWN:
        options = instant_casts(s, side, W_BETWEEN, CHOOSE, CHOOSE) + scroll_casts(s, side, W_BETWEEN, CHOOSE, CHOOSE)
        options += mode_plays(s, side, W_BETWEEN)
    return options + morale_uses(s, side)


def ask_between(s: Battle, busy: int, done: int, _side: int) -> None:
    """Sides that requested it may play Instants now, the first player first, until both have passed since the last one.

    Every such side with cards is asked, whatever they are, so this reveals nothing about them. What was played within
    an activation lies there until that ends. Rules: H3-CBC-04, H3-MOR-08, H3-GEN-08, H3-CRD-16.
    """
    for side in (s.token, 1 - s.token):
        if has_passed(done, side) or not due(s, side, busy):
            continue
        options = instants(s, side)
        secret = s.terms.manner[side] == OWN and len(s.piles[HAND + side]) + len(s.piles[SCROLLS + side]) > 0
        if options or secret:
            options.append(PASS)
            s.stack[SIDES_DONE] = with_asked(done, side)
            s.stack[ASKED_SIDE] = side
            if secret:
                s.ask_private(s.terms.control[side], K_PLAY, options)
            else:
                s.ask(s.terms.control[side], K_PLAY, options)
            return
    heard = asked = 0
    for side in (0, 1):
        bit = 1 << s.terms.control[side]
        asked |= bit if was_asked(done, side) else 0
        heard |= bit if has_passed(done, side) or due(s, side, busy) else 0
    s.requests = with_heard(s.requests, heard, asked)
    s.power = 0
    if s.active < 0:
        put_down(s)
    s.leave()


def got_between(s: Battle, _busy: int, done: int, side: int) -> None:
    """Carry out at once what was played; a side that had passed may then play again.

    Rules: H3-CBC-04, H3-CRD-12, H3-MOR-08.
    """
    answer = s.answer
    what = verb(answer)
    s.goto(BETWEEN)
    if answer == PASS:
        s.stack[SIDES_DONE] = with_passed(done, side)
        return
    s.stack[SIDES_DONE] = with_play(done)
    s.power = kept_power(s, side) if what in (CAST, UNROLL) else 0
    if what in (CAST, UNROLL):
        cast(s, side, answer, CHOOSE)
    elif answer in (MORALE_DRAW, MORALE_SWAP):
        use_morale(s, side, answer)
    elif what == MORALE_USE:
        use_card(s, side, answer)
    elif raises(MODE_PROGRAM[mode_of(answer)]):
        s.call(RAISE_ONE, side, answer, 0)
    else:
        s.call(PLAY_CARD, side, answer, NO_UNIT)


BETWEEN: Final = sequence(asks(heeds(ask_between)), got_between)
"""Arguments: the sides that are busy; which have passed since something was played and which have been asked at all,
packed by `with_passed` and `with_asked`; the side that is asked."""
SIDES_DONE: Final = ARG_B
ASKED_SIDE: Final = ARG_C


def ask_raised(s: Battle, side: int, _played: int, _c: int) -> None:
    """Which own unit the card raises: no attack says so. Rules: H3-CBC-04, H3-CBC-06."""
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, own_spaces(s, side)))


def raise_chosen(s: Battle, side: int, played: int, _c: int) -> None:
    """Play the card for this unit. Rules: H3-CRD-12, H3-CBC-06."""
    s.call(PLAY_CARD, side, played, s.at[argument(s.answer)])


RAISE_ONE: Final = sequence(asks(ask_raised), raise_chosen)
"""Arguments: side, the option that plays the card."""
