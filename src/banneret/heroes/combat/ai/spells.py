"""Spells of an AI Hero: how they are drawn, aimed and cast.

A spell comes with an AI card, which gives its power. Spells that change one attack wait for it; so does a spell that
saves a unit. What has no target goes back.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.piles import (
    NO_SPELL,
    card_in,
    give_back,
    keep_waiting,
    lay_on,
    round_in,
    spell_in,
    take_waiting,
    value_of,
)
from banneret.heroes.combat.ai.spell_targets import aims, comes_late, lowers_attack, protects, step_of, waits
from banneret.heroes.combat.cards.castable import at_step, spell_card, spell_step, spell_targets
from banneret.heroes.combat.cards.casting import ask_cancel
from banneret.heroes.combat.cards.playing import NO_UNIT, PLAY_CARD
from banneret.heroes.combat.damage import add_effect
from banneret.heroes.combat.ending import end_if_decided
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.run_program import DO
from banneret.heroes.geometry.combat_board import spaces_in
from banneret.heroes.state.answers_combat import PASS, TARGET, mode_of, options_of
from banneret.heroes.state.battle import GIFT_POWER, SIDE_MASK, Battle
from banneret.heroes.state.events_combat import E_AI_SPELL, E_CAST, E_RESHUFFLE, E_SPELL_FAILS
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, IN_PLAY, LASTING, LASTING_ROUND
from banneret.heroes.tables.ai_cards import AI_WAITING
from banneret.heroes.tables.units_and_cards import (
    AIM_LOST,
    COST_LASTS_ROUND,
    MODE_PROGRAM,
    OP_CANCEL_SPELL,
    OP_CHOOSE_STAT,
    OPS,
    SPELL_AIM,
    SPELL_LASTS,
    SPELL_STEPS,
    UNTIL_ACTIVATION,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_DRAW, K_TARGET
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_C

_PUT_OFF: Final = 1 << 12


def put_off(card: int) -> int:
    """The AI card of a spell that has been put off once, as the frame of AIM_SPELL notes it."""
    return card | _PUT_OFF


def was_put_off(noted: int) -> bool:
    """Whether the spell of a noted card has been put off once."""
    return noted & _PUT_OFF != 0


def noted_card(noted: int) -> int:
    """The AI card itself."""
    return noted & ~_PUT_OFF


# -- drawing a spell and aiming it -------------------------------------------------------------------------------------


def draw_spell(s: Battle, side: int, _card: int, _c: int) -> None:
    """A Magic card draws the next AI spell; an empty deck is rebuilt. Rules: H3-AIC-01, H3-AIC-19, H3-AIC-20."""
    if not s.piles[DECK + side]:
        s.piles[DECK + side] = tuple(sorted(s.piles[DISCARDS + side]))
        s.piles[DISCARDS + side] = ()
        if not s.piles[DECK + side]:
            s.power = 0
            s.leave()
            return
        s.emit(E_RESHUFFLE, side)
    s.chance(K_DRAW, s.piles[DECK + side])


def drew_spell(s: Battle, side: int, _card: int, _c: int) -> None:
    """All see the spell. Rules: H3-AIC-20, H3-AIC-23."""
    spell = s.answer
    s.piles[DECK + side] = without(s.piles[DECK + side], spell)
    s.piles[IN_PLAY + side] += (spell,)
    s.emit(E_AI_SPELL, side, spell)
    s.stack[DRAWN_SPELL] = spell


def aim_spell(s: Battle, side: int, noted: int, spell: int) -> None:
    """Find whom the spell is for; it may have to wait, or go back. Of equal targets the human picks.

    Rules: H3-AIC-20, H3-AIC-22 to H3-AIC-27, H3-AIC-31, H3-AIC-21.
    """
    card = noted_card(noted)
    if waits(spell):
        keep_waiting(s, side, card, spell, 0)
        s.power = 0
        s.leave()
        return
    empower(s, side, card)
    spaces = aims(s, side, spell)
    if not spaces:
        give_back(s, side, card, spell)
        s.power = 0
        s.leave()
        return
    late = SPELL_LASTS[spell] == COST_LASTS_ROUND and not was_put_off(noted)
    if late and comes_late(s, side, s.at[spaces_in(spaces)[0]]):
        keep_waiting(s, side, card, spell, s.round)
        s.power = 0
        s.leave()
    elif spaces & spaces - 1 == 0:
        s.answer = option(TARGET, spaces_in(spaces)[0])
    else:
        s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def aimed_spell(s: Battle, side: int, _noted: int, spell: int) -> None:
    """Cast the spell. Rules: H3-AIC-20."""
    s.leave()
    cast(s, side, spell, s.at[argument(s.answer)])


AI_SPELL: Final = sequence(draw_spell, drew_spell, asks(aim_spell), aimed_spell)
"""Arguments: side, the Magic card, the spell once it is drawn."""
DRAWN_SPELL: Final = ARG_C
AIM_SPELL: Final = at(AI_SPELL, aim_spell)


def empower(s: Battle, side: int, card: int) -> None:
    """A spell has the power of its card, and what a skill adds. Rules: H3-AIC-02, H3-AIC-20."""
    s.power += value_of(s, card) + (s.marks >> (GIFT_POWER + side) & 1)


def cast(s: Battle, side: int, spell: int, unit: int) -> None:
    """Cast a spell that lies in play on a unit; a skill that was kept for the next spell is used up."""
    s.marks &= ~(1 << (GIFT_POWER + side))
    s.emit(E_CAST, side, spell)
    s.call(AI_CASTING, side, at_step(spell, step_of(s, spell)), unit)


# -- casting -----------------------------------------------------------------------------------------------------------


def answer_spell(s: Battle, side: int, _spell: int, _unit: int) -> None:
    """The player plays a card; one against the spell ends it, otherwise it takes effect.

    Rules: H3-CRD-12, H3-AIC-20.
    """
    answer = s.answer
    if answer == PASS:
        s.goto(AI_EFFECT)
        return
    s.goto(AI_FAILS if OPS[MODE_PROGRAM[mode_of(answer)]][0] == OP_CANCEL_SPELL else AI_CASTING)
    s.call(PLAY_CARD, 1 - side, answer, NO_UNIT)


def ai_spell_fails(s: Battle, side: int, spell: int, _unit: int) -> None:
    """A spell that is cancelled has no effect, but it was cast. Rules: H3-CRD-12."""
    s.emit(E_SPELL_FAILS, side, spell_card(spell))
    put_by(s, side, spell_card(spell))


def put_by(s: Battle, side: int, card: int) -> None:
    """The spell is over: it goes to its discard pile, and nothing of it is left for the last step."""
    s.piles[IN_PLAY + side] = without(s.piles[IN_PLAY + side], card)
    s.piles[DISCARDS + side] += (card,)
    s.power = 0
    s.leave()


def ai_effect(s: Battle, side: int, spell: int, unit: int) -> None:
    """Carry out the spell.

    What protects a unit lies on it, and what weakens a retaliation lasts for it.
    Rules: H3-AIC-20, H3-AIC-24, H3-AIC-27, H3-AIC-22.
    """
    card = spell_card(spell)
    program = SPELL_STEPS[card][spell_step(spell)][1]
    op, x, y, _ = OPS[program]
    if protects(card):
        s.piles[IN_PLAY + side] = without(s.piles[IN_PLAY + side], card)
        lay_on(s, unit, card, x if op == OP_CHOOSE_STAT else y)
        s.power = 0
        s.leave()
    elif lowers_attack(card):
        add_effect(s, x, unit, y, UNTIL_ACTIVATION)
    else:
        s.call(DO, program, units_in(s.alive & SIDE_MASK[side])[0], unit)


def ai_close_spell(s: Battle, side: int, spell: int, _unit: int) -> None:
    """The spell is discarded, a lasting one when it ends. Rules: H3-AIC-19, H3-CRD-17, H3-CBR-20, H3-AIC-20."""
    card = spell_card(spell)
    if SPELL_LASTS[card]:
        pile = (LASTING_ROUND if SPELL_LASTS[card] == COST_LASTS_ROUND else LASTING) + side
        s.piles[IN_PLAY + side] = without(s.piles[IN_PLAY + side], card)
        s.piles[pile] = added(s.piles[pile], card)
        s.power = 0
        s.leave()
    else:
        put_by(s, side, card)
    end_if_decided(s)


AI_CASTING: Final = sequence(asks(ask_cancel), answer_spell, ai_spell_fails, ai_effect, ai_close_spell)
"""Arguments: side, the spell and its step, the unit it is cast on."""
AI_FAILS: Final = at(AI_CASTING, ai_spell_fails)
AI_EFFECT: Final = at(AI_CASTING, ai_effect)


# -- spells that waited ------------------------------------------------------------------------------------------------


def cast_waiting(s: Battle, side: int, entry: int, unit: int) -> None:
    """Cast a spell that waited for this unit. Rules: H3-AIC-31."""
    take_waiting(s, side, entry)
    s.power = 0
    empower(s, side, card_in(entry))
    cast(s, side, spell_in(entry), unit)


def usable_on(s: Battle, side: int, entry: int, unit: int) -> bool:
    """Whether a waiting spell, with the power it will have, can be cast on a unit. Rules: H3-AIC-31."""
    spell = spell_in(entry)
    before = s.power
    s.power = 0
    empower(s, side, card_in(entry))
    fits = spell_targets(s, side, spell, step_of(s, spell)) >> s.pos[unit] & 1 == 1
    s.power = before
    return fits


def rescue_for(s: Battle, side: int, unit: int) -> int:
    """A waiting spell that can save a unit from being removed, as its entry, or -1. Rules: H3-AIC-31."""
    for entry in s.piles[AI_WAITING]:
        spell = spell_in(entry)
        rescues = spell != NO_SPELL and not round_in(entry) and SPELL_AIM[spell] == AIM_LOST
        if rescues and usable_on(s, side, entry, unit):
            return entry
    return -1
