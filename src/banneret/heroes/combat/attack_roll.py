"""One attack: the window before the roll, the dice, the rescue and the damage.

`ATTACK` is one roll of the dice, used by every attack, extra attack and retaliation of `banneret.heroes.combat.attack`.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.attack_damage import after_attack, close_attack, count_damage, deal_damage
from banneret.heroes.combat.cards.castable import instant_casts, kept_power, scroll_casts, unit_of
from banneret.heroes.combat.cards.casting import cast
from banneret.heroes.combat.cards.hands import (
    discard,
    hand_options,
    may_be_asked,
    mode_plays,
    plays,
    put_down,
    use_morale,
)
from banneret.heroes.combat.cards.playing import NO_UNIT, PLAY_CARD, shields
from banneret.heroes.combat.damage import lethal, recover
from banneret.heroes.combat.morale.dice import ALL_DICE, FOR_DEFENSE, OMENS, THROW, fumbles, hit_surely, omens_of_attack
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.combat.rerolls import (
    IGNORED,
    LONE_DIE,
    LUCK_DONE,
    LUCK_DONE_DEFENSE,
    MAY_DONE,
    MUST_DONE,
    SECOND_DIE,
    die_rerolls,
    pay_reroll,
    spend_reroll,
)
from banneret.heroes.combat.rescue import CANCELLED, RESCUE
from banneret.heroes.combat.strength import (
    FIRST,
    HIGHEST,
    LOWEST,
    RETALIATION,
    SINGLE,
    dice_rule,
    die_modifier,
    holds_token,
    must_reroll,
    rerolls,
)
from banneret.heroes.state.answers_combat import (
    CAST,
    KEEP,
    LUCK_REROLL,
    MORALE_DRAW,
    MORALE_PLUS,
    MORALE_REROLL,
    MORALE_SWAP,
    MORALE_USE,
    PASS,
    UNROLL,
    mode_of,
)
from banneret.heroes.state.battle import ATTACK_DIE, NO_DIE, SIDE_OF, UNITS, Battle
from banneret.heroes.state.events_combat import (
    E_ATTACK,
    E_DEFENSE_DIE,
    E_DIE,
    E_IGNORE_DIE,
    E_REROLL,
    E_RETALIATE,
)
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import AUTOMATIC, R_ASK_ANYWAY, R_MORALE_DECKS
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.luck import AI_REROLL
from banneret.heroes.tables.units_and_cards import (
    DIE_SHIFT,
    DISCARDS_TO_IGNORE_DIE,
    FLAGS,
    MAY_REROLL,
    MODE_PROGRAM,
    MUST_REROLL,
    S_NO_DIE,
    SET_DIE_TO,
    SETS_DIE,
    W_INSTANT_ATTACK,
    W_INSTANT_DEFENSE,
    W_ROLL,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_CARD, K_PLAY, K_REROLL, K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence

# -- the window before the roll ----------------------------------------------------------------------------------------


def open_window(s: Battle, a: int, t: int, how: int) -> None:
    """An attack is announced; both sides may play Instants, the attacking side first. Rules: H3-CBR-11, H3-CBR-12."""
    # `unit_name`, written out: every attack begins here.
    s.emit(E_RETALIATE if how & RETALIATION else E_ATTACK, s.row[a] << 8 | a, s.row[t] << 8 | t, how)
    s.dice = ()
    s.defense_die = NO_DIE
    s.rerolls = 0
    s.passes = 0
    s.asked = SIDE_OF[a]


def ask_instant(s: Battle, a: int, t: int, _how: int) -> None:
    """Ask the sides in turn until both have passed in a row.

    Rules: H3-CBR-11, H3-CBR-12, H3-CBC-02, H3-CBC-04, H3-CBT-09. Cards raise own units only: a side that strikes its
    own unit may raise either, and the other side neither.
    """
    while s.passes < 2:
        side = s.asked
        window = W_INSTANT_ATTACK if side == SIDE_OF[a] else 0
        if side == SIDE_OF[t]:
            window |= W_INSTANT_DEFENSE
        if may_be_asked(s, side, window):
            options = instant_casts(s, side, window, a, t) + scroll_casts(s, side, window, a, t)
            options += plays(s, side, window)
            if len(options) > 1 or s.terms.rules & R_ASK_ANYWAY:
                s.ask_private(s.terms.control[side], K_PLAY, options)
                return
        s.passes += 1
        s.asked = 1 - side
    s.power = 0
    put_down(s)
    s.goto(ROLL_ATTACK)


def got_instant(s: Battle, a: int, t: int, _how: int) -> None:
    """Carry out at once what was played; the other side is asked next.

    Rules: H3-CBR-12, H3-ABL-03, H3-MOR-04, BF-MRL-07, H3-SPL-02, H3-CBC-04, BF-ADV-65.
    """
    side = s.asked
    answer = s.answer
    s.asked = 1 - side
    s.goto(ASK_INSTANT)
    if answer == PASS:
        s.passes += 1
        return
    s.passes = 0
    s.power = kept_power(s, side) if verb(answer) in (CAST, UNROLL) else 0
    if verb(answer) in (CAST, UNROLL):
        cast(s, side, answer, unit_of(argument(answer), a, t))
    elif answer in (MORALE_DRAW, MORALE_SWAP):
        use_morale(s, side, answer)
    elif verb(answer) == MORALE_USE:
        use_card(s, side, answer, a, t)
    else:
        unit = t if side == SIDE_OF[t] and (side != SIDE_OF[a] or shields(MODE_PROGRAM[mode_of(answer)])) else a
        s.call(PLAY_CARD, side, answer, unit)


# -- dice --------------------------------------------------------------------------------------------------------------


def roll_attack(s: Battle, a: int, t: int, how: int) -> None:
    """Roll the Attack die, unless a spell does without it. Rules: H3-CBT-06, H3-CBR-13, BF-MRL-12."""
    if s.mod[S_NO_DIE * UNITS + a] > 0:
        s.goto(ROLL_DEFENSE)
        return
    if s.marks & 3 and s.terms.rules & R_MORALE_DECKS and not s.dice and dice_rule(s, a, t, how) != SINGLE:
        s.rerolls |= LONE_DIE if fumbles(s, SIDE_OF[a], 2) else 0
    s.chance(K_ROLL, ATTACK_DIE)


def read_attack(s: Battle, a: int, t: int, how: int) -> None:
    """Read the die; the combat penalty and some units roll a second one. Rules: H3-TYP-10, H3-CBT-06."""
    die = s.answer
    if FLAGS[s.row[t]] & SETS_DIE:
        die = SET_DIE_TO[s.row[t]]
    s.dice = (*s.dice, die)
    s.emit(E_DIE, SIDE_OF[a], die, len(s.dice))
    if len(s.dice) == 1 and dice_rule(s, a, t, how) != SINGLE and not s.rerolls & LONE_DIE:
        s.goto(ROLL_ATTACK)


def offer_reroll(s: Battle, a: int, _t: int, how: int) -> None:
    """Dice are rolled again where an ability says so or the roller chooses; what a Negative card does comes first.

    Rules: H3-CBC-05, H3-MOR-06, BF-MRL-12, H3-UNI-27, H3-UNI-29, H3-AIC-21.
    """
    if s.marks & 3 and s.terms.rules & R_MORALE_DECKS and omens_of_attack(s, a):
        s.goto(OFFER_REROLL)
        s.call(OMENS, SIDE_OF[a], ALL_DICE, 0)
        return
    row = s.row[a]
    if not MUST_REROLL[row] and not MAY_REROLL[row] and not s.morale and not s.luck[SIDE_OF[a]]:
        s.goto(PICK_DIE)
        return
    n = must_reroll(s, a, how)
    if n >= 0:
        s.rerolls |= MUST_DONE << n
        roll_again(s, a, n)
        s.goto(READ_AGAIN)
        return
    options = rerolls(s, a, how)
    if not options:
        s.goto(PICK_DIE)
    elif s.terms.manner[SIDE_OF[a]] == AUTOMATIC:
        automatic_reroll(s, a, options)
    else:
        options.append(KEEP)
        s.ask(s.terms.control[SIDE_OF[a]], K_REROLL, options)


def automatic_reroll(s: Battle, a: int, options: list[int]) -> None:
    """A side without a player rolls again what can only get better: a die that shows -1."""
    for o in options:
        if s.dice[argument(o)] == -1:
            if verb(o) == LUCK_REROLL:
                side = SIDE_OF[a]
                s.luck = changed(s.luck, side, s.luck[side] - AI_REROLL)
            else:
                s.rerolls |= MAY_DONE
            roll_again(s, a, argument(o))
            s.goto(READ_AGAIN)
            return
    s.goto(PICK_DIE)


def roll_again(s: Battle, a: int, n: int) -> None:
    """Roll one die of the attack again; the new result replaces the old one. Rules: H3-MOR-07."""
    s.rerolls = s.rerolls | SECOND_DIE if n else s.rerolls & ~SECOND_DIE
    s.emit(E_REROLL, SIDE_OF[a], n, s.dice[n])
    s.chance(K_ROLL, ATTACK_DIE)


def got_reroll(s: Battle, a: int, _t: int, _how: int) -> None:
    """Keep the dice, or roll one again by ability or morale, or turn one.

    Rules: H3-MOR-06, H3-MOR-09, BF-MRL-07, H3-CBC-05.
    """
    if s.answer == KEEP:
        s.goto(PICK_DIE)
        return
    if verb(s.answer) == MORALE_PLUS:
        s.goto(OFFER_REROLL)
        hit_surely(s, SIDE_OF[a], ALL_DICE, argument(s.answer))
        return
    if verb(s.answer) == MORALE_REROLL:
        spend_reroll(s, SIDE_OF[a])
    elif verb(s.answer) == LUCK_REROLL:
        s.rerolls |= LUCK_DONE << argument(s.answer)
    else:
        s.rerolls |= MAY_DONE
    roll_again(s, a, argument(s.answer))


def read_again(s: Battle, a: int, _t: int, _how: int) -> None:
    """Read the die that was rolled again. Rules: H3-MOR-07."""
    die = s.answer
    if s.rerolls & SECOND_DIE:
        s.dice = (s.dice[0], die)
        s.emit(E_DIE, SIDE_OF[a], die, 2)
    else:
        s.dice = (die, *s.dice[1:])
        s.emit(E_DIE, SIDE_OF[a], die, 1)
    s.goto(OFFER_REROLL)


def pick_die(s: Battle, a: int, t: int, how: int) -> None:
    """Of two dice keep the lower or the higher, or both; abilities may add to the result.

    Rules: H3-TYP-10, H3-CBC-04, H3-UNI-26.
    """
    if len(s.dice) == 2:
        rule = dice_rule(s, a, t, how)
        if rule == LOWEST:
            s.dice = (min(s.dice),)
        elif rule == HIGHEST:
            s.dice = (max(s.dice),)
    shift = DIE_SHIFT[s.row[a]]
    if shift and how == FIRST:
        s.dice = tuple([die + shift for die in s.dice])
    if (s.playable[0] | s.playable[1]) & W_ROLL or s.terms.rules & R_ASK_ANYWAY:
        s.passes = 0
        s.asked = SIDE_OF[t]
    else:
        s.goto(OFFER_IGNORE)


def ask_roll(s: Battle, _a: int, _t: int, _how: int) -> None:
    """The attacked side is asked first, then the other; a die that is gone needs no answer. Rules: H3-CBC-04."""
    while s.passes < 2 and s.dice:
        side = s.asked
        if may_be_asked(s, side, W_ROLL):
            options = mode_plays(s, side, W_ROLL)
            if options or s.terms.rules & R_ASK_ANYWAY:
                options.append(PASS)
                s.ask_private(s.terms.control[side], K_PLAY, options)
                return
        s.passes += 1
        s.asked = 1 - side
    put_down(s)
    s.goto(OFFER_IGNORE)


def got_roll(s: Battle, _a: int, _t: int, _how: int) -> None:
    """Play the card, or continue. Rules: H3-CBC-04, H3-CRD-12."""
    side = s.asked
    s.passes += 1
    s.asked = 1 - side
    s.goto(ASK_ROLL)
    if s.answer != PASS:
        s.call(PLAY_CARD, side, s.answer, NO_UNIT)


def offer_ignore(s: Battle, a: int, t: int, how: int) -> None:
    """The owner of some units may discard a card so that the die adds nothing. Rules: H3-UNI-29, H3-GEN-03."""
    side = SIDE_OF[t]
    if FLAGS[s.row[t]] & DISCARDS_TO_IGNORE_DIE and s.piles[HAND + side] and die_modifier(s, a, how) != 0:
        options = hand_options(s, side)
        options.append(KEEP)
        s.ask_private(s.terms.control[side], K_CARD, options)
    else:
        s.goto(ROLL_DEFENSE)


def got_ignore(s: Battle, _a: int, t: int, _how: int) -> None:
    """Discard the card named and count the die as 0. Rules: H3-UNI-29."""
    if s.answer != KEEP:
        side = SIDE_OF[t]
        card = argument(s.answer)
        discard(s, side, card)
        s.emit(E_IGNORE_DIE, unit_name(s, t))
        s.rerolls |= IGNORED


def roll_defense(s: Battle, _a: int, t: int, _how: int) -> None:
    """A second die is rolled for a Defense token. Rules: H3-CBT-19, H3-CBT-20, BF-MRL-12."""
    if holds_token(s, t):
        if s.terms.rules & R_MORALE_DECKS:
            s.goto(COUNT_DAMAGE)
            s.call(THROW, SIDE_OF[t], unit_name(s, t), FOR_DEFENSE)
        else:
            s.chance(K_ROLL, ATTACK_DIE)
    else:
        s.goto(COUNT_DAMAGE)


def read_defense(s: Battle, _a: int, t: int, _how: int) -> None:
    """The defending unit's owner rolled, so their morale may roll it again. Rules: H3-CBT-19, H3-MOR-07."""
    s.defense_die = s.answer
    s.emit(E_DEFENSE_DIE, unit_name(s, t), s.answer)
    side = SIDE_OF[t]
    options = die_rerolls(s, side, LUCK_DONE_DEFENSE)
    if options:
        options.append(KEEP)
        s.ask(s.terms.control[side], K_REROLL, options)
    else:
        s.goto(COUNT_DAMAGE)


def got_defense_reroll(s: Battle, _a: int, t: int, _how: int) -> None:
    """Keep the Defense die or roll it again with morale. Rules: H3-MOR-06."""
    if s.answer != KEEP:
        side = SIDE_OF[t]
        pay_reroll(s, side, s.answer, LUCK_DONE_DEFENSE)
        s.emit(E_REROLL, side, 0, s.defense_die)
        s.goto(ROLL_DEFENSE)


# -- damage ------------------------------------------------------------------------------------------------------------


def may_be_saved(s: Battle, _a: int, t: int, _how: int) -> None:
    """An attack that would remove its target may be cancelled. Rules: H3-UNI-29, H3-CBC-04."""
    if lethal(s, t, s.harm):
        s.call(RESCUE, t, s.saved, 0)
    else:
        s.goto(DEAL_DAMAGE)


def saved(s: Battle, _a: int, t: int, _how: int) -> None:
    """A saved unit takes no damage and does not retaliate; it still counts as attacked.

    Rules: H3-CBT-16, H3-UNI-29.
    """
    if s.harm == CANCELLED:
        recover(s, t)
        s.goto(CLOSE_ATTACK)


ATTACK: Final = sequence(  # Rules: H3-CBR-11 to H3-CBR-16
    open_window, asks(ask_instant), got_instant,
    roll_attack, read_attack,
    asks(offer_reroll), got_reroll, read_again,
    pick_die, asks(ask_roll), got_roll, asks(offer_ignore), got_ignore,
    roll_defense, asks(read_defense), got_defense_reroll,
    count_damage, may_be_saved, saved, deal_damage,
    after_attack, close_attack,
)  # fmt: skip
"""Arguments: the attacking unit, the target, how."""
ASK_INSTANT: Final = at(ATTACK, ask_instant)
ROLL_ATTACK: Final = at(ATTACK, roll_attack)
OFFER_REROLL: Final = at(ATTACK, offer_reroll)
READ_AGAIN: Final = at(ATTACK, read_again)
PICK_DIE: Final = at(ATTACK, pick_die)
ASK_ROLL: Final = at(ATTACK, ask_roll)
OFFER_IGNORE: Final = at(ATTACK, offer_ignore)
ROLL_DEFENSE: Final = at(ATTACK, roll_defense)
COUNT_DAMAGE: Final = at(ATTACK, count_damage)
DEAL_DAMAGE: Final = at(ATTACK, deal_damage)
CLOSE_ATTACK: Final = at(ATTACK, close_attack)
