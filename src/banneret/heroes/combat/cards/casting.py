"""Casting spells: power, steps, targets, and what other cards do to a spell."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.castable import (
    CHOOSE,
    affordable_steps,
    at_step,
    casts,
    power_options,
    spell_card,
    spell_step,
    spell_targets,
)
from banneret.heroes.combat.cards.hands import (
    DRAW,
    PAY_COST,
    may_be_asked,
    mode_plays,
    put_down,
    refresh,
    take_up,
)
from banneret.heroes.combat.cards.playing import NO_UNIT, PLAY_CARD, use_card
from banneret.heroes.combat.ending import end_if_decided
from banneret.heroes.combat.hex.effect_tokens import lasting_pile
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.run_program import DO
from banneret.heroes.state import battle, pile_numbers, terms
from banneret.heroes.state.answers_combat import (
    DONE,
    PASS,
    PLACE,
    POWER_EXPERT,
    STEP,
    TARGET,
    UNROLL,
    mode_of,
    options_of,
)
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.events_combat import E_CAST, E_DULLED, E_POWER, E_SPELL_FAILS, E_TAKE_BACK
from banneret.heroes.state.terms import OWN
from banneret.heroes.tables import units_and_cards as T
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_AMOUNT, K_CARD, K_PLAY, K_SPACE, K_TARGET
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C

SPELLS_A_ROUND: Final = 1
"""Rules: H3-CBC-01."""


def cast(s: Battle, side: int, answer: int, unit: int) -> None:
    """Cast a spell from the hand, or one that lies under a Spell Scroll. Rules: H3-CBC-01, BF-ADV-65."""
    s.call(UNROLLING if verb(answer) == UNROLL else CASTING, side, argument(answer), unit)


def unroll(s: Battle, side: int, card: int, unit: int) -> None:
    """A spell under a Scroll is cast once, at its lowest step, and leaves the game; it is not the spell of the round.

    Rules: BF-ADV-65.
    """
    s.emit(E_CAST, side, card)
    s.piles[pile_numbers.SCROLLS + side] = without(s.piles[pile_numbers.SCROLLS + side], card)
    s.piles[pile_numbers.IN_PLAY + side] = (card,)
    s.marks |= 1 << (battle.UNROLLED + side)
    s.power = 0
    refresh(s, side)
    s.leave()
    s.call(ASK_TARGET, side, card, unit)


UNROLLING: Final = sequence(unroll)
"""Arguments: side, the spell, the unit it is cast on or CHOOSE."""


def announce(s: Battle, side: int, card: int, _unit: int) -> None:
    """The spell is laid out; it costs no resources and uses up the spell of the round.

    On the map there is no limit, and a specialty that is played like a spell is none.
    Rules: H3-SPL-01, H3-SPL-09, H3-CBC-01, H3-CBC-02, H3-HER-09, H3-HER-10, H3-CHANGE-dull_spells, H3-RND-10.
    """
    s.emit(E_CAST, side, card)
    take_up(s, side, card)
    s.piles[pile_numbers.IN_PLAY + side] = (card,)
    if s.marks >> (battle.GIFT_POWER + side) & 1 and T.CARD_KIND[card] == T.SPELL_CARD:
        s.marks &= ~(3 << battle.GIFT_POWER)
        s.power += 1
    if s.marks >> (battle.DULLED + side) & 1 and T.CARD_KIND[card] == T.SPELL_CARD:
        s.marks &= ~(1 << (battle.DULLED + side))
        s.power -= s.terms.dull
        s.emit(E_DULLED, side, s.terms.dull)
    if T.CARD_KIND[card] == T.SPELL_CARD and T.SPELL_AIM[card] != T.AIM_NONE:
        s.spells = changed(s.spells, side, s.spells[side] - 1)


def ask_power(s: Battle, side: int, card: int, unit: int) -> None:
    """Power is added only while the spell is being cast, card by card. Rules: H3-SPL-04, H3-SPL-06 to H3-SPL-08."""
    options = power_options(s, side, card)
    secret = (
        s.terms.rules & terms.R_ASK_ANYWAY != 0
        and s.piles[pile_numbers.HAND + side]
        and s.power < T.SPELL_STEPS[card][-1][0]
    )
    if not options and not secret:
        s.goto(ASK_STEP)
        return
    if not options or affordable_steps(s, side, card, unit):
        options.append(DONE)
    s.ask_private(s.terms.control[side], K_CARD, options)


def got_power(s: Battle, side: int, _card: int, _unit: int) -> None:
    """Add the power of a card; a spell so used is not cast. Rules: H3-SPL-06, H3-SPL-08, H3-SPL-16, H3-ABL-03."""
    if s.answer == DONE:
        return
    other = argument(s.answer)
    mode = mode_of(s.answer)
    if verb(s.answer) == POWER_EXPERT:
        s.expert = changed(s.expert, side, s.expert[side] - 1)
    s.power += T.MODE_POWER[mode]
    s.emit(E_POWER, side, other, s.power)
    take_up(s, side, other)
    s.piles[pile_numbers.IN_PLAY + side] += (other,)
    s.goto(ASK_POWER)
    drawn = cards_drawn(T.MODE_PROGRAM[mode])
    if drawn:
        s.call(DRAW, side, drawn, 0)
    if T.MODE_COST[mode] & T.COST_CARDS:
        s.paid = 0
        s.call(PAY_COST, side, s.answer, 0)


def cards_drawn(program: int) -> int:
    """How many cards the rest of a card's effect draws when it is used for power."""
    count = 0
    while T.OPS[program][0] != T.OP_END:
        if T.OPS[program][0] == T.OP_DRAW:
            count += T.OPS[program][1]
        program += 1
    return count


def ask_step(s: Battle, side: int, card: int, unit: int) -> None:
    """The caster may choose a lower step than the power would allow. Rules: H3-SPL-02, H3-SPL-03, H3-SPL-05."""
    steps = affordable_steps(s, side, card, unit)
    if not steps:
        s.goto(ASK_RETURN)
    elif len(steps) == 1:
        s.answer = option(STEP, steps[0])
    else:
        s.ask(s.terms.control[side], K_AMOUNT, [option(STEP, n) for n in steps])


def got_step(s: Battle, _side: int, card: int, _unit: int) -> None:
    """Note the step beside the spell. Rules: H3-SPL-02."""
    s.stack[CAST_SPELL] = at_step(card, argument(s.answer))


def ask_target(s: Battle, side: int, spell: int, unit: int) -> None:
    """The caster picks the unit, or the hex on which a token is laid. Rules: H3-SPL-02, H3-SGE-19, BF-BTL-14."""
    if unit != CHOOSE or T.SPELL_AIM[spell_card(spell)] == T.AIM_NONE:
        s.goto(ASK_CANCEL)
        return
    spaces = spell_targets(s, side, spell_card(spell), spell_step(spell))
    if T.SPELL_AIM[spell_card(spell)] == T.AIM_HEX:
        s.ask(s.terms.control[side], K_SPACE, options_of(PLACE, spaces))
    else:
        s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def got_target(s: Battle, _side: int, spell: int, _unit: int) -> None:
    """Note the target."""
    space = argument(s.answer)
    s.stack[CAST_ON] = space if T.SPELL_AIM[spell_card(spell)] == T.AIM_HEX else s.at[space]


def ask_cancel(s: Battle, side: int, spell: int, _unit: int) -> None:
    """Before a spell takes effect the other side may play Instants, some of them against it.

    Rules: H3-CBC-04, H3-CRD-12, H3-HER-10. Nobody answers a spell on the map, or a specialty.
    """
    other = 1 - side
    card = spell_card(spell)
    answerable = T.CARD_KIND[card] == T.SPELL_CARD and T.SPELL_AIM[card] != T.AIM_NONE and s.terms.manner[other] == OWN
    if answerable and may_be_asked(s, other, T.W_ENEMY_SPELL):
        options = mode_plays(s, other, T.W_ENEMY_SPELL)
        if options or s.terms.rules & terms.R_ASK_ANYWAY:
            options.append(PASS)
            s.ask_private(s.terms.control[other], K_PLAY, options)
            return
    s.answer = PASS


def got_cancel(s: Battle, side: int, _spell: int, _unit: int) -> None:
    """Play the card; one against the spell ends it. Rules: H3-CRD-12."""
    answer = s.answer
    if answer == PASS:
        s.goto(TAKE_EFFECT)
        return
    s.goto(SPELL_FAILS if T.OPS[T.MODE_PROGRAM[mode_of(answer)]][0] == T.OP_CANCEL_SPELL else ASK_CANCEL)
    s.call(PLAY_CARD, 1 - side, answer, NO_UNIT)


def spell_fails(s: Battle, side: int, spell: int, _unit: int) -> None:
    """A spell that is cancelled has no effect, but it was cast. Rules: H3-CRD-12, H3-CRD-16."""
    s.emit(E_SPELL_FAILS, side, spell_card(spell))
    s.goto(ASK_RETURN)


def take_effect(s: Battle, side: int, spell: int, unit: int) -> None:
    """Carry out the step of the spell, on the map by the map's own rules. Rules: H3-SPL-02, H3-UNI-22, H3-CBT-14."""
    card = spell_card(spell)
    program = T.SPELL_STEPS[card][spell_step(spell)][1]
    if T.SPELL_AIM[card] == T.AIM_NONE:
        s.call(T.CAST_ON_MAP, program, 0, 0)
    else:
        s.call(DO, program, units_in(s.alive & battle.SIDE_MASK[side])[0], unit)


def ask_return(s: Battle, side: int, spell: int, _unit: int) -> None:
    """Right after a spell some cards take it back to hand; one from a Scroll is gone. Rules: H3-CRD-12, BF-ADV-65."""
    card = spell_card(spell)
    own = T.CARD_KIND[card] == T.SPELL_CARD and not s.marks >> (battle.UNROLLED + side) & 1
    if own and may_be_asked(s, side, T.W_OWN_SPELL):
        options = [
            answer for answer in mode_plays(s, side, T.W_OWN_SPELL) if gives_back(s, side, card, mode_of(answer))
        ]
        if options or s.terms.rules & terms.R_ASK_ANYWAY:
            s.ask_private(s.terms.control[side], K_PLAY, [*options, PASS])
            return
    s.answer = PASS


def gives_back(s: Battle, side: int, card: int, mode: int) -> bool:
    """Whether a card played after a spell would still change anything: the spell may be back in the hand already.

    A further spell for the round is nothing on the map, which has no limit of spells.

    Rules: H3-SPL-09, H3-CRD-12, H3-CBC-01.
    """
    program = T.MODE_PROGRAM[mode]
    while T.OPS[program][0] == T.OP_RETURN_SPELL:
        laid = s.piles[pile_numbers.IN_PLAY + side]
        if laid if T.OPS[program][1] else card in laid:
            return True
        program += 1
    return T.OPS[program][0] != T.OP_END and T.SPELL_AIM[card] != T.AIM_NONE


def got_return(s: Battle, side: int, spell: int, _unit: int) -> None:
    """Take the spell back, or all cards used for it; a lasting spell comes back when it ends.

    Several cards may be played so, one after the other. Rules: H3-CRD-12, H3-CRD-17.
    """
    if s.answer == PASS:
        return
    s.goto(ASK_RETURN)
    program = use_card(s, side, s.answer)
    put_down(s)
    card = spell_card(spell)
    while T.OPS[program][0] != T.OP_END:
        op, x, _, _ = T.OPS[program]
        if op == T.OP_RETURN_SPELL:
            laid = s.piles[pile_numbers.IN_PLAY + side]
            for other in laid if x else [card] * (card in laid):
                s.piles[pile_numbers.IN_PLAY + side] = without(s.piles[pile_numbers.IN_PLAY + side], other)
                pile = pile_numbers.RETURNING if other == card and T.SPELL_LASTS[card] else pile_numbers.HAND
                s.piles[pile + side] = added(s.piles[pile + side], other)
                s.emit(E_TAKE_BACK, side, other)
        elif op == T.OP_SPELL_LIMIT:
            s.spells = changed(s.spells, side, s.spells[side] + x)
        program += 1
    refresh(s, side)


def close_spell(s: Battle, side: int, spell: int, _unit: int) -> None:
    """The spell and what empowered it go to the caster's own discard pile, a lasting spell when it ends.

    Wherever it was cast from, it never goes back to a shared pile; one from a Scroll leaves the game.
    Rules: H3-SPL-10, H3-SPL-11, H3-CRD-17, BF-ADV-65, H3-RND-10, BF-BTL-57.
    """
    card = spell_card(spell)
    if s.marks >> (battle.UNROLLED + side) & 1:
        s.marks &= ~(1 << (battle.UNROLLED + side))
        s.piles[pile_numbers.IN_PLAY + side] = ()
        s.piles[pile_numbers.REMOVED + side] = added(s.piles[pile_numbers.REMOVED + side], card)
    if s.marks >> (battle.GIFT_RETURN + side) & 1 and T.CARD_KIND[card] == T.SPELL_CARD:
        s.marks &= ~(1 << (battle.GIFT_RETURN + side))
        if card in s.piles[pile_numbers.IN_PLAY + side]:
            pile = pile_numbers.RETURNING if T.SPELL_LASTS[card] else pile_numbers.HAND
            s.piles[pile_numbers.IN_PLAY + side] = without(s.piles[pile_numbers.IN_PLAY + side], card)
            s.piles[pile + side] = added(s.piles[pile + side], card)
            s.emit(E_TAKE_BACK, side, card)
            refresh(s, side)
    for other in s.piles[pile_numbers.IN_PLAY + side]:
        if other == card and T.SPELL_LASTS[card]:
            if T.SPELL_AIM[card] == T.AIM_HEX:
                pile = lasting_pile(T.OPS[T.SPELL_STEPS[card][spell_step(spell)][1]][3])
            else:
                pile = pile_numbers.LASTING_ROUND if T.SPELL_LASTS[card] == T.COST_LASTS_ROUND else pile_numbers.LASTING
            s.piles[pile + side] = added(s.piles[pile + side], other)
        else:
            s.piles[pile_numbers.DISCARDS + side] += (other,)
    s.piles[pile_numbers.IN_PLAY + side] = ()
    s.power = 0
    if T.SPELL_AIM[card] != T.AIM_NONE:
        end_if_decided(s)


CASTING: Final = sequence(  # Rules: H3-SPL-01 to H3-SPL-08, H3-SPL-10
    announce, asks(ask_power), got_power, asks(ask_step), got_step, asks(ask_target), got_target, asks(ask_cancel),
    got_cancel,
    spell_fails, take_effect, asks(ask_return), got_return, close_spell,
)  # fmt: skip
"""Arguments: side, the spell (and, once chosen, its step), the unit it is cast on or CHOOSE."""
CAST_SPELL: Final = ARG_B
CAST_ON: Final = ARG_C
ASK_POWER: Final = at(CASTING, ask_power)
ASK_STEP: Final = at(CASTING, ask_step)
ASK_TARGET: Final = at(CASTING, ask_target)
ASK_CANCEL: Final = at(CASTING, ask_cancel)
SPELL_FAILS: Final = at(CASTING, spell_fails)
TAKE_EFFECT: Final = at(CASTING, take_effect)
ASK_RETURN: Final = at(CASTING, ask_return)


def choose_first(s: Battle, side: int, extra: int, _c: int) -> None:
    """Which spell is cast before anybody acts. Rules: H3-CBC-01."""
    options = casts(s, side, extra)
    if options:
        s.ask_private(s.terms.control[side], K_PLAY, options)
    else:
        s.leave()


def cast_first(s: Battle, side: int, extra: int, _c: int) -> None:
    """Cast it; it uses up the spell of the first round unless it comes on top of it. Rules: H3-CBC-01."""
    if extra:
        s.spells = changed(s.spells, side, s.spells[side] + 1)
    s.call(CASTING, side, argument(s.answer), CHOOSE)


CAST_FIRST: Final = sequence(asks(choose_first), cast_first)
"""Arguments: side, 1 if the spell comes on top of the spell of the round."""


def keep_luck(s: Battle, side: int) -> None:
    """A Luck in play stays there for the rest of the turn. Rules: H3-CRD-17."""
    lucky = tuple(
        [card for card in s.piles[pile_numbers.LASTING + side] if T.OPS[T.MODE_PROGRAM[2 * card]][0] == T.OP_LUCK]
    )
    s.piles[pile_numbers.LASTING + side] = tuple(
        [card for card in s.piles[pile_numbers.LASTING + side] if card not in lucky]
    )
    s.piles[s.in_play_after(side)] += lucky


def put_away(s: Battle) -> None:
    """At the end of the Combat lasting cards are discarded or go back to the hand; Luck counts for the whole turn.

    Rules: H3-CRD-17, H3-CBC-08.
    """
    put_down(s)
    for side in (0, 1):
        if s.luck[side]:
            keep_luck(s, side)
        for pile in (pile_numbers.LASTING, pile_numbers.LASTING_ROUND, pile_numbers.LASTING_NEXT):
            s.piles[pile_numbers.DISCARDS + side] += s.piles[pile + side]
            s.piles[pile + side] = ()
        for card in s.piles[pile_numbers.RETURNING + side]:
            s.piles[pile_numbers.HAND + side] = added(s.piles[pile_numbers.HAND + side], card)
        s.piles[pile_numbers.RETURNING + side] = ()
        refresh(s, side)
