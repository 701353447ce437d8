"""Attack dice under the Morale decks: what Negative cards do to a throw, and throwing a single die.

A throw sets off Negative cards first; then its owner may answer with a Positive card, luck or an ability.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.damage import add_effect
from banneret.heroes.combat.morale.decks import resolve
from banneret.heroes.combat.morale.held import holds
from banneret.heroes.combat.rerolls import (
    LUCK_DONE_DEFENSE,
    LUCK_DONE_OTHER,
    die_rerolls,
    morale_serves,
    pay_reroll,
    sure_hits,
)
from banneret.heroes.state.answers_combat import KEEP, MORALE_MINUS, MORALE_PLUS, MORALE_USE
from banneret.heroes.state.battle import ATTACK_DIE, SIDE_OF, Battle
from banneret.heroes.state.events_combat import (
    E_ABILITY_DIE,
    E_DEFENSE_DIE,
    E_DIE,
    E_DIE_TURNED,
    E_EVENT_DIE,
    E_FEAR_DIE,
    E_MORALE_DIE,
    E_REROLL,
    E_ROLL_LESS,
)
from banneret.heroes.state.terms import R_NO_REROLLS
from banneret.heroes.state.unit_names import named_unit
from banneret.heroes.tables.morale import BAD_OMEN, FALTERING, FUMBLING, SURE_HIT, SURE_MISS
from banneret.heroes.tables.units_and_cards import S_ATTACK, S_DEFENSE, UNTIL_ATTACK
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_AMOUNT, K_ORDER, K_REROLL, K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_C

# Where the dice of a throw lie: `Battle.dice`, or the one die in `Battle.defense_die`.
ALL_DICE: Final = 0
ONE_DIE: Final = 1


def dice_at(s: Battle, where: int) -> tuple[int, ...]:
    """The dice of the throw being resolved."""
    return (s.defense_die,) if where == ONE_DIE else s.dice


def set_die(s: Battle, where: int, n: int, face: int) -> None:
    """One of these dice shows another face now."""
    if where == ONE_DIE:
        s.defense_die = face
    else:
        s.dice = changed(s.dice, n, face)


def turn_die(s: Battle, side: int, where: int, n: int, face: int) -> None:
    """A card turns a die. Rules: BF-MRL-07, BF-MRL-12."""
    s.emit(E_DIE_TURNED, side, dice_at(s, where)[n], face)
    set_die(s, where, n, face)


def hit_surely(s: Battle, side: int, where: int, n: int) -> None:
    """A Positive card turns a die to +1. Rules: BF-MRL-07, BF-MRL-08."""
    resolve(s, side, SURE_HIT)
    turn_die(s, side, where, n, 1)


def fumbles(s: Battle, side: int, dice: int) -> bool:
    """Whether a side about to throw these dice throws one less, which uses up the card. Rules: BF-MRL-12."""
    if dice < 2 or not s.marks >> side & 1 or not holds(s, side, FUMBLING) or not morale_serves(s, side):
        return False
    resolve(s, side, FUMBLING)
    s.emit(E_ROLL_LESS, side, dice - 1)
    return True


def falters(s: Battle, side: int) -> bool:
    """Whether a roll for attack, defense or Combat Power suffers, which uses up the card. Rules: BF-MRL-12."""
    if not s.marks >> side & 1 or not holds(s, side, FALTERING) or not morale_serves(s, side):
        return False
    resolve(s, side, FALTERING)
    return True


def ill_omened(s: Battle, side: int, where: int) -> bool:
    """Whether the throw sets off a card that turns or rethrows a die. Rules: BF-MRL-12."""
    if not s.marks >> side & 1 or not morale_serves(s, side):
        return False
    return holds(s, side, SURE_MISS) or (holds(s, side, BAD_OMEN) and 1 in dice_at(s, where))


def omens_of_attack(s: Battle, a: int) -> bool:
    """Whether Negative cards work on the attack dice of a unit; a -1 on the roll is taken at once. Rules: BF-MRL-12."""
    side = SIDE_OF[a]
    if falters(s, side):
        add_effect(s, S_ATTACK, a, -1, UNTIL_ATTACK)
    return ill_omened(s, side, ALL_DICE)


# -- Negative cards on dice that lie there -----------------------------------------------------------------------------


def ask_omen(s: Battle, side: int, where: int, plus: int) -> None:
    """Of two cards set off by the same throw the owner says which works first; both resolve.

    `plus` is one more than the die that showed +1. Rules: BF-MRL-12, BF-MRL-14.
    """
    dice = dice_at(s, where)
    if not plus and holds(s, side, BAD_OMEN) and 1 in dice:
        plus = dice.index(1) + 1
        s.stack[DIE_WITH_PLUS] = plus
    omens: list[int] = []
    if holds(s, side, SURE_MISS):
        omens.append(option(MORALE_USE, SURE_MISS))
    if plus and holds(s, side, BAD_OMEN):
        omens.append(option(MORALE_USE, BAD_OMEN))
    if not omens:
        s.leave()
    elif len(omens) == 1:
        s.answer = omens[0]
    else:
        s.ask(s.terms.control[side], K_ORDER, omens)


def got_omen(s: Battle, side: int, where: int, plus: int) -> None:
    """Turn one of the dice to -1, or throw the +1 again. Rules: BF-MRL-12, BF-MRL-13, H3-OPT-02."""
    kind = argument(s.answer)
    resolve(s, side, kind)
    dice = dice_at(s, where)
    if kind == BAD_OMEN:
        if s.terms.rules & R_NO_REROLLS:
            s.goto(OMENS)
            return
        s.goto(READ_OMEN)
        s.emit(E_REROLL, side, plus - 1, dice[plus - 1])
        s.chance(K_ROLL, ATTACK_DIE)
    elif len(set(dice)) > 1:
        s.ask(s.terms.control[side], K_AMOUNT, [option(MORALE_MINUS, n) for n in range(len(dice))])
    else:
        s.answer = option(MORALE_MINUS, 0)


def turned_down(s: Battle, side: int, where: int, _plus: int) -> None:
    """The die picked shows -1. Rules: BF-MRL-12."""
    turn_die(s, side, where, argument(s.answer), -1)
    s.goto(OMENS)


def read_omen(s: Battle, side: int, where: int, plus: int) -> None:
    """The new result replaces the +1. Rules: BF-MRL-12."""
    set_die(s, where, plus - 1, s.answer)
    s.emit(E_DIE, side, s.answer, plus)
    s.goto(OMENS)


OMENS: Final = sequence(asks(ask_omen), asks(got_omen), turned_down, read_omen)
"""Arguments: side, where the dice lie, one more than the die that showed +1."""
DIE_WITH_PLUS: Final = ARG_C
READ_OMEN: Final = at(OMENS, read_omen)


# -- a single die ------------------------------------------------------------------------------------------------------

# What a die is thrown for, the third argument of THROW.
FOR_DEFENSE: Final = 0
FOR_ABILITY: Final = 1
FOR_MORALE: Final = 2
FOR_FEAR: Final = 3
FOR_EVENT: Final = 4


def cast_single(s: Battle, _side: int, _named: int, _what: int) -> None:
    """Throw the die, for the first time or again. Rules: H3-CBT-06, BF-MRL-12."""
    s.chance(K_ROLL, ATTACK_DIE)


def read_single(s: Battle, side: int, named: int, what: int) -> None:
    """Negative cards work on it at once. Rules: BF-MRL-12, H3-CBT-19."""
    s.defense_die = s.answer
    if what == FOR_DEFENSE:
        s.emit(E_DEFENSE_DIE, named, s.answer)
    elif what == FOR_ABILITY:
        s.emit(E_ABILITY_DIE, named, s.answer)
    elif what == FOR_FEAR:
        s.emit(E_FEAR_DIE, named, s.answer)
    elif what == FOR_EVENT:
        s.emit(E_EVENT_DIE, side, s.answer)
    else:
        s.emit(E_MORALE_DIE, side, s.answer)
    if ill_omened(s, side, ONE_DIE):
        s.call(OMENS, side, ONE_DIE, 0)


def offer_single(s: Battle, side: int, _named: int, what: int) -> None:
    """Its owner may throw it again or turn it to +1. Rules: BF-MRL-07, H3-MOR-06, H3-CBC-05."""
    options = die_rerolls(s, side, LUCK_DONE_DEFENSE if what == FOR_DEFENSE else LUCK_DONE_OTHER)
    options += sure_hits(s, side, (s.defense_die,))
    if options:
        options.append(KEEP)
        s.ask(s.terms.control[side], K_REROLL, options)
    else:
        s.answer = KEEP


def got_single(s: Battle, side: int, named: int, what: int) -> None:
    """Keep it, turn it, or throw it again; the rule that called for the throw reads `defense_die`.

    Rules: BF-MRL-07, BF-MRL-12, H3-UNI-14.
    """
    if verb(s.answer) == MORALE_PLUS:
        hit_surely(s, side, ONE_DIE, 0)
        s.goto(OFFER_SINGLE)
    elif s.answer != KEEP:
        pay_reroll(s, side, s.answer, LUCK_DONE_DEFENSE if what == FOR_DEFENSE else LUCK_DONE_OTHER)
        s.emit(E_REROLL, side, 0, s.defense_die)
        s.goto(THROW)
    else:
        s.kind = K_REROLL
        if what == FOR_DEFENSE and falters(s, side):
            # A total is never under 0, so the +1 of the die goes first.
            if s.defense_die == 1:
                turn_die(s, side, ONE_DIE, 0, 0)
            else:
                add_effect(s, S_DEFENSE, named_unit(named), -1, UNTIL_ATTACK)


THROW: Final = sequence(cast_single, read_single, asks(offer_single), got_single)
"""Arguments: side, the unit it is about as in events, what for. It ends as if the owner had kept the die."""
OFFER_SINGLE: Final = at(THROW, offer_single)
