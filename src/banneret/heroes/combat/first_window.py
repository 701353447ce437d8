"""The moment before the first activation, when both sides stand and may play cards."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.castable import casts
from banneret.heroes.combat.cards.casting import CAST_FIRST, SPELLS_A_ROUND
from banneret.heroes.combat.cards.hands import (
    may_be_asked,
    mode_plays,
    put_down,
)
from banneret.heroes.combat.cards.playing import NO_UNIT, PLAY_CARD
from banneret.heroes.state.answers_combat import PASS, mode_of
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.terms import OWN, R_ASK_ANYWAY
from banneret.heroes.tables.units_and_cards import MODE_PROGRAM, OP_CAST_FIRST, OPS, W_START
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.sequence import asks, at, sequence


def open_combat(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Spells of the first round may already be cast now; the first player begins, on hexes who has the token.

    Rules: H3-CBC-01, H3-CBC-10, BF-BTL-21.
    """
    s.spells = (SPELLS_A_ROUND, SPELLS_A_ROUND)
    s.passes = 0
    s.asked = s.token


def ask_opening(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Both sides are asked in turn, the first player first, until both have passed in a row.

    Rules: H3-CBC-04, H3-GEN-08.
    """
    while s.passes < 2:
        side = s.asked
        if s.terms.manner[side] == OWN and may_be_asked(s, side, W_START):
            options = openings(s, side)
            if options or s.terms.rules & R_ASK_ANYWAY:
                options.append(PASS)
                s.ask_private(s.terms.control[side], K_PLAY, options)
                return
        s.passes += 1
        s.asked = 1 - side
    put_down(s)
    s.leave()


def openings(s: Battle, side: int) -> list[int]:
    """What a side may play at the start of Combat; a card that casts a spell needs one to cast."""
    return [answer for answer in mode_plays(s, side, W_START) if has_its_spell(s, side, answer)]


def has_its_spell(s: Battle, side: int, answer: int) -> bool:
    """Whether a card that casts a spell before anybody acts finds one, within the limit or on top of it.

    Rules: H3-CBC-01.
    """
    op, extra, _, _ = OPS[MODE_PROGRAM[mode_of(answer)]]
    return op != OP_CAST_FIRST or len(casts(s, side, extra)) > 0


def got_opening(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Play the card, and cast the spell it allows. Rules: H3-CBC-04, H3-CRD-12, H3-CBC-01."""
    side = s.asked
    s.asked = 1 - side
    s.goto(ASK_OPENING)
    if s.answer == PASS:
        s.passes += 1
        return
    s.passes = 0
    op, extra, _, _ = OPS[MODE_PROGRAM[mode_of(s.answer)]]
    if op == OP_CAST_FIRST:
        s.call(CAST_FIRST, side, extra, 0)
    s.call(PLAY_CARD, side, s.answer, NO_UNIT)


OPENING: Final = sequence(open_combat, asks(ask_opening), got_opening)
ASK_OPENING: Final = at(OPENING, ask_opening)
