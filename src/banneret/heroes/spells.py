"""Casting spells in Combat: power, steps, targets, and what other cards do to a spell."""

from __future__ import annotations

from typing import Final

from banneret.heroes.battle import (
    DISCARDS,
    HAND,
    IN_PLAY,
    LASTING,
    OWN,
    R_ASK_ANYWAY,
    RETURNING,
    SIDE_MASK,
    SIDE_OF,
    TOWER,
    Battle,
    added,
    changed,
    units_in,
    without,
)
from banneret.heroes.cards import DRAW, card_plays, lay_down, may_be_asked, refresh, take_up, use_card
from banneret.heroes.damage import cursed
from banneret.heroes.ending import end_if_decided
from banneret.heroes.events import E_CAST, E_POWER, E_SPELL_FAILS, E_TAKE_BACK
from banneret.heroes.programs import (
    DO,
    spell_proof,
)
from banneret.heroes.tables import (
    AIM_ATTACKER,
    AIM_LOST,
    AIM_OWN,
    AIM_TARGET,
    CARD_BASIC,
    CARD_EXPERT,
    CARD_IS_SPELL,
    CARD_POWER,
    CARD_POWER_EXPERT,
    CARD_WINDOWS,
    OP_CURE,
    OP_DRAW,
    OP_END,
    OP_REARM,
    OP_RETURN_SPELL,
    OP_SILENCE,
    OP_SPELL_LIMIT,
    OPS,
    PLAIN,
    SPELL_AIM,
    SPELL_HITS_TOWER,
    SPELL_LASTS,
    SPELL_STEPS,
    SPELL_TYPES,
    TIER,
    TYPE,
    W_ACTIVATION,
    W_ENEMY_SPELL,
    W_LOSS,
    W_OWN_SPELL,
)
from banneret.heroes.verbs import (
    ARGUMENT,
    CAST,
    DONE,
    PASS,
    POWER,
    POWER_EXPERT,
    SHIFT,
    STEP,
    TARGET,
    argument,
    option,
    options_of,
    verb,
)
from banneret.kernel.kinds import K_AMOUNT, K_CARD, K_PLAY, K_TARGET
from banneret.kernel.sequence import at, sequence

SPELLS_A_ROUND: Final = 1
"""Rules: H3-CBC-01."""
CHOOSE: Final = -1
"""No target yet: the caster picks one."""


# -- what may be cast --------------------------------------------------------------------------------------------------


def spell_targets(s: Battle, side: int, card: int, step: int) -> int:
    """The spaces of the units a step of a spell may be cast on. Rules: H3-SPL-02, H3-SGE-19.

    Units that no spell touches are left out, and so are those on whom it would do nothing.
    """
    tiers = SPELL_STEPS[card][step][2]
    aim = SPELL_AIM[card]
    op = OPS[SPELL_STEPS[card][step][1]][0]
    spaces = 0
    for u in units_in(s.alive):
        row = s.row[u]
        if spell_proof(s, u) or not SPELL_TYPES[card] >> TYPE[row] & 1:
            continue
        if aim in (AIM_OWN, AIM_LOST) and SIDE_OF[u] != side:
            continue
        if u == TOWER and (tiers or not SPELL_HITS_TOWER[card]):
            continue
        if (tiers and not tiers >> TIER[row >> 1] & 1) or not worth(s, op, u):
            continue
        spaces |= 1 << s.pos[u]
    return spaces


def worth(s: Battle, op: int, u: int) -> bool:
    """Whether an operation would change anything about a unit."""
    if op == OP_CURE:
        return s.damage[u] > 0 or s.frozen >> u & 1 == 1 or cursed(s, u)
    if op == OP_REARM:
        return s.retaliated >> u & 1 == 1
    return op != OP_SILENCE or s.row[u] < PLAIN[0]


def casts(s: Battle, side: int) -> list[int]:
    """The spells a side may cast during the activation of one of its units. Rules: H3-CBC-01, H3-CBC-03, H3-CRD-13."""
    options: list[int] = []
    if not s.playable[side] & W_ACTIVATION or not s.spells[side]:
        return options
    last = -1
    for card in s.piles[HAND + side]:
        if card != last and CARD_IS_SPELL[card] and CARD_WINDOWS[card] & W_ACTIVATION and castable(s, side, card):
            options.append(option(CAST, card))
        last = card
    return options


def instant_casts(s: Battle, side: int, window: int, a: int, t: int) -> list[int]:
    """The spells a side may cast before an attack roll. Rules: H3-CBR-11, H3-CBC-01, H3-CBC-04."""
    options: list[int] = []
    if not s.spells[side] or s.terms.manner[side] != OWN:
        return options
    last = -1
    for card in s.piles[HAND + side]:
        fits = card != last and CARD_IS_SPELL[card] and CARD_WINDOWS[card] & window != 0
        if fits and castable(s, side, card, unit_of(card, a, t)):
            options.append(option(CAST, card))
        last = card
    return options


def rescues(s: Battle, t: int) -> list[int]:
    """The spells that would save a unit from being removed. Rules: H3-CBC-01, H3-CBC-04."""
    side = SIDE_OF[t]
    if not s.playable[side] & W_LOSS or not s.spells[side]:
        return []
    cards = sorted(set(s.piles[HAND + side]))
    return [option(CAST, card) for card in cards if CARD_WINDOWS[card] & W_LOSS and castable(s, side, card, t)]


def unit_of(card: int, a: int, t: int) -> int:
    """Which unit of an attack a spell is cast on, or CHOOSE where the caster picks any."""
    aim = SPELL_AIM[card]
    return a if aim == AIM_ATTACKER else t if aim == AIM_TARGET else CHOOSE


def castable(s: Battle, side: int, card: int, unit: int = CHOOSE) -> bool:
    """Whether a spell can reach a step that has a target, with all the power in hand. Rules: H3-SPL-02, H3-SPL-07."""
    power = most_power(s, side, card)
    steps = SPELL_STEPS[card]
    wanted = -1 if unit == CHOOSE else 1 << s.pos[unit]
    return any(steps[n][0] <= power and spell_targets(s, side, card, n) & wanted != 0 for n in range(len(steps)))


def most_power(s: Battle, side: int, card: int) -> int:
    """All the power a hand could add to a spell. Rules: H3-SPL-06, H3-SPL-07, H3-ABL-03."""
    total = 0
    expert: list[int] = []
    skipped = False
    for other in s.piles[HAND + side]:
        if other == card and not skipped:
            skipped = True
            continue
        total += CARD_POWER[other]
        expert.append(CARD_POWER_EXPERT[other] - CARD_POWER[other])
    expert.sort(reverse=True)
    for gain in expert[: s.expert[side]]:
        total += max(0, gain)
    return total


# -- casting -----------------------------------------------------------------------------------------------------------


def announce(s: Battle, side: int, card: int, unit: int) -> None:
    """The spell is laid out; it costs no resources and uses up the spell of the round. Rules: H3-SPL-01, H3-CBC-01."""
    s.emit(E_CAST, side, card)
    take_up(s, side, card)
    s.piles[IN_PLAY + side] = (card,)
    s.spells = changed(s.spells, side, s.spells[side] - 1)
    s.power = 0


def power_options(s: Battle, side: int, card: int) -> list[int]:
    """The cards in hand that add power, while more would reach a higher step. Rules: H3-SPL-05 to H3-SPL-07."""
    options: list[int] = []
    if s.power >= SPELL_STEPS[card][-1][0]:
        return options
    last = -1
    for other in s.piles[HAND + side]:
        if other != last and CARD_POWER[other]:
            options.append(option(POWER, other))
            if s.expert[side] > 0 and CARD_POWER_EXPERT[other]:
                options.append(option(POWER_EXPERT, other))
        last = other
    return options


def ask_power(s: Battle, side: int, card: int, unit: int) -> None:
    """Power is added only while the spell is being cast, card by card. Rules: H3-SPL-04, H3-SPL-06 to H3-SPL-08."""
    options = power_options(s, side, card)
    secret = s.terms.rules & R_ASK_ANYWAY != 0 and s.piles[HAND + side] and s.power < SPELL_STEPS[card][-1][0]
    if not options and not secret:
        s.goto(ASK_STEP)
        return
    if not options or affordable_steps(s, side, card, unit):
        options.append(DONE)
    s.ask_private(s.terms.control[side], K_CARD, options)


def got_power(s: Battle, side: int, card: int, unit: int) -> None:
    """Add the power of a card; a spell so used is not cast. Rules: H3-SPL-06, H3-SPL-08, H3-SPL-16, H3-ABL-03."""
    if s.answer == DONE:
        return
    other = argument(s.answer)
    expert = verb(s.answer) == POWER_EXPERT
    if expert:
        s.expert = changed(s.expert, side, s.expert[side] - 1)
    s.power += CARD_POWER_EXPERT[other] if expert else CARD_POWER[other]
    s.emit(E_POWER, side, other, s.power)
    take_up(s, side, other)
    s.piles[IN_PLAY + side] = added(s.piles[IN_PLAY + side], other)
    s.goto(ASK_POWER)
    if not CARD_IS_SPELL[other]:
        s.call(DRAW, side, cards_drawn(CARD_EXPERT[other] if expert else CARD_BASIC[other]), 0)


def cards_drawn(program: int) -> int:
    """How many cards the rest of a card's effect draws when it is used for power."""
    count = 0
    while OPS[program][0] != OP_END:
        if OPS[program][0] == OP_DRAW:
            count += OPS[program][1]
        program += 1
    return count


def affordable_steps(s: Battle, side: int, card: int, unit: int) -> list[int]:
    """The steps the power is enough for and that have a target, the strongest first. Rules: H3-SPL-02, H3-SPL-03."""
    wanted = -1 if unit == CHOOSE else 1 << s.pos[unit]
    steps: list[int] = []
    for n in range(len(SPELL_STEPS[card]) - 1, -1, -1):
        if SPELL_STEPS[card][n][0] <= s.power and spell_targets(s, side, card, n) & wanted:
            steps.append(n)
    return steps


def ask_step(s: Battle, side: int, card: int, unit: int) -> None:
    """The caster may choose a lower step than the power would allow. Rules: H3-SPL-02, H3-SPL-03, H3-SPL-05."""
    steps = affordable_steps(s, side, card, unit)
    if not steps:
        s.goto(ASK_RETURN)
    elif len(steps) == 1:
        s.answer = option(STEP, steps[0])
    else:
        s.ask(s.terms.control[side], K_AMOUNT, [option(STEP, n) for n in steps])


def got_step(s: Battle, side: int, card: int, unit: int) -> None:
    """Note the step beside the spell. Rules: H3-SPL-02."""
    s.stack[-2] = card | argument(s.answer) << SHIFT


def ask_target(s: Battle, side: int, spell: int, unit: int) -> None:
    """The caster picks the unit. Rules: H3-SPL-02, H3-SGE-19."""
    if unit != CHOOSE:
        s.goto(ASK_CANCEL)
    else:
        s.ask(
            s.terms.control[side],
            K_TARGET,
            options_of(TARGET, spell_targets(s, side, spell & ARGUMENT, spell >> SHIFT)),
        )


def got_target(s: Battle, side: int, spell: int, unit: int) -> None:
    """Note the target."""
    s.stack[-1] = s.at[argument(s.answer)]


def ask_cancel(s: Battle, side: int, spell: int, unit: int) -> None:
    """The other side may have a card against an enemy's spell. Rules: H3-CBC-04, H3-CRD-12."""
    other = 1 - side
    if s.terms.manner[other] == OWN and may_be_asked(s, other, W_ENEMY_SPELL):
        s.ask_private(s.terms.control[other], K_PLAY, [*card_plays(s, other, W_ENEMY_SPELL), PASS])
    else:
        s.answer = PASS


def got_cancel(s: Battle, side: int, spell: int, unit: int) -> None:
    """A spell that is cancelled has no effect, but it was cast. Rules: H3-CRD-12, H3-CRD-16."""
    if s.answer == PASS:
        return
    other = 1 - side
    use_card(s, other, s.answer)
    lay_down(s, other, argument(s.answer), 0)
    s.emit(E_SPELL_FAILS, side, spell & ARGUMENT)
    s.goto(ASK_RETURN)


def take_effect(s: Battle, side: int, spell: int, unit: int) -> None:
    """Carry out the step of the spell. Rules: H3-SPL-02, H3-UNI-22, H3-CBT-14."""
    caster = units_in(s.alive & SIDE_MASK[side])[0]
    s.call(DO, SPELL_STEPS[spell & ARGUMENT][spell >> SHIFT][1], caster, unit)


def ask_return(s: Battle, side: int, spell: int, unit: int) -> None:
    """Right after a spell some cards take it back to the hand. Rules: H3-CRD-12."""
    if may_be_asked(s, side, W_OWN_SPELL):
        s.ask_private(s.terms.control[side], K_PLAY, [*card_plays(s, side, W_OWN_SPELL), PASS])
    else:
        s.answer = PASS


def got_return(s: Battle, side: int, spell: int, unit: int) -> None:
    """Take the spell back, or all cards used for it; a lasting spell comes back when it ends. Rules: H3-CRD-17."""
    if s.answer == PASS:
        return
    program = use_card(s, side, s.answer)
    lay_down(s, side, argument(s.answer), 0)
    card = spell & ARGUMENT
    while OPS[program][0] != OP_END:
        op, x, _, _ = OPS[program]
        if op == OP_RETURN_SPELL:
            back = s.piles[IN_PLAY + side] if x else (card,)
            for other in back:
                s.piles[IN_PLAY + side] = without(s.piles[IN_PLAY + side], other)
                pile = RETURNING if other == card and SPELL_LASTS[card] else HAND
                s.piles[pile + side] = added(s.piles[pile + side], other)
                s.emit(E_TAKE_BACK, side, other)
        elif op == OP_SPELL_LIMIT:
            s.spells = changed(s.spells, side, s.spells[side] + x)
        program += 1
    refresh(s, side)


def close_spell(s: Battle, side: int, spell: int, unit: int) -> None:
    """The spell and what empowered it are discarded, a lasting spell when it ends. Rules: H3-SPL-10, H3-CRD-17."""
    card = spell & ARGUMENT
    for other in s.piles[IN_PLAY + side]:
        pile = LASTING if other == card and SPELL_LASTS[card] else DISCARDS
        s.piles[pile + side] = added(s.piles[pile + side], other)
    s.piles[IN_PLAY + side] = ()
    s.power = 0
    end_if_decided(s)


CASTING: Final = sequence(  # Rules: H3-SPL-01 to H3-SPL-08, H3-SPL-10
    announce, ask_power, got_power, ask_step, got_step, ask_target, got_target, ask_cancel, got_cancel,
    take_effect, ask_return, got_return, close_spell,
)  # fmt: skip
"""Arguments: side, the spell (and, once chosen, its step), the unit it is cast on or CHOOSE."""
ASK_POWER: Final = at(CASTING, ask_power)
ASK_STEP: Final = at(CASTING, ask_step)
ASK_CANCEL: Final = at(CASTING, ask_cancel)
ASK_RETURN: Final = at(CASTING, ask_return)


def put_away(s: Battle) -> None:
    """At the end of the Combat lasting cards are discarded or go back to the hand. Rules: H3-CRD-17, H3-CBC-08."""
    for side in (0, 1):
        for home, pile in ((DISCARDS, LASTING), (HAND, RETURNING)):
            for card in s.piles[pile + side]:
                s.piles[home + side] = added(s.piles[home + side], card)
            s.piles[pile + side] = ()
        refresh(s, side)
