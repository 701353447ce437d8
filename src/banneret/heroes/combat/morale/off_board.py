"""Morale cards outside Combats on a board: the dice of a Combat Power, and what modes with Adventure cards connect to.

What such a mode needs of the Morale decks:

- rule bits: `R_MORALE_DECKS | R_MORALE_SEARCH` in the rules of its Terms or GameTerms, and `lay_morale_decks(s)`
  (`banneret.heroes.combat.morale.decks`) once they are set;
- gaining: `s.call(GAIN_MORALE, side, 1 or -1, 0)` (`combat.morale.tokens`), once for each card that is searched or
  drawn; Necropolis, cancelling, the limit and the Search (2) are taken care of there;
- Combat Power: `s.call(POWER_ROLL, side, dice, 0)`. Afterwards `s.dice` are the dice and `s.harm` what Morale cards add
  to the total (a bonus, or -1); Combat Power is the attack values, plus the sum of the dice, plus `s.harm`;
- any other throw of Attack dice: `s.call(POWER_ROLL, side, dice, OTHER_THROW)`, with the results in `s.dice`;
- Searches of shared decks by `SEARCH_DECK`, Treasure dice by `ROLL_MAP`: their Morale cards are taken care of there;
- cards of such a mode alone: its position says in `Battle.morale_off_board` which of them could be of use, and
  `ROUSING` and `CHANGE_PATH` (`banneret.heroes.combat.morale.playing`) are filled with what they do;
  `may_change_path(s, side)` gives the option of New Path where Adventure cards are chosen (read
  `verb(s.answer) == MORALE_USE`, pay with `resolve(s, side, NEW_PATH)`);
- Panic drawn while no Combat is fought: fill `PANIC_OFF_BOARD` (`banneret.heroes.combat.morale.gaining`) with the steps
  that put a token on a unit card; its first argument is the side, and the card itself is put away afterwards.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.morale.decks import resolve
from banneret.heroes.combat.morale.dice import ALL_DICE, OMENS, falters, fumbles, hit_surely, ill_omened
from banneret.heroes.combat.morale.held import holds
from banneret.heroes.combat.rerolls import may_reroll_with_morale, spend_reroll, sure_hits
from banneret.heroes.state.answers_combat import KEEP, MORALE_PLUS, MORALE_REROLL, MORALE_USE
from banneret.heroes.state.battle import ATTACK_DIE, Battle
from banneret.heroes.state.events_combat import E_DIE, E_POWER_CHANGED, E_POWER_DIE, E_REROLL
from banneret.heroes.tables.morale import COMBAT_BONUS, NEW_PATH
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_REROLL, K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C

OTHER_THROW: Final = 1
"""The dice are not for Combat Power, so nothing is added to them or taken away."""


def throwing_again(how: int, n: int) -> int:
    """How the dice are thrown, with the number of the die that is thrown again."""
    return how & OTHER_THROW | n << 1


def thrown_again(how: int) -> int:
    """The die that is thrown again."""
    return how >> 1


def may_change_path(s: Battle, side: int) -> list[int]:
    """The option to exchange an Adventure card by a Morale card, if there is one. Rules: BF-MRL-07."""
    return [option(MORALE_USE, NEW_PATH)] if holds(s, side, NEW_PATH) else []


def begin_power(s: Battle, side: int, dice: int, _how: int) -> None:
    """The dice of a Combat Power are about to be thrown, perhaps one less. Rules: BF-MRL-12, BF-ADV-61."""
    s.dice = ()
    s.harm = 0
    s.rerolls = 0
    if fumbles(s, side, dice):
        s.stack[DICE] = dice - 1


def throw_power(s: Battle, _side: int, dice: int, _how: int) -> None:
    """One die after the other. Rules: BF-ADV-52."""
    if len(s.dice) < dice:
        s.chance(K_ROLL, ATTACK_DIE)
    else:
        s.goto(SUFFER_POWER)


def read_power(s: Battle, side: int, _dice: int, how: int) -> None:
    """Read a die. Rules: BF-ADV-52."""
    s.dice = (*s.dice, s.answer)
    s.emit(E_DIE if how & OTHER_THROW else E_POWER_DIE, side, s.answer, len(s.dice))
    s.goto(THROW_POWER)


def suffer_power(s: Battle, side: int, _dice: int, how: int) -> None:
    """Negative cards work on the throw first. Rules: BF-MRL-12, BF-ADV-61."""
    if s.dice and not how & OTHER_THROW and falters(s, side):
        s.harm -= 1
        s.emit(E_POWER_CHANGED, side, -1)
    if s.dice and ill_omened(s, side, ALL_DICE):
        s.goto(SUFFER_POWER)
        s.call(OMENS, side, ALL_DICE, 0)


def offer_power(s: Battle, side: int, _dice: int, how: int) -> None:
    """Then a Positive card may answer: throw a die again, turn one, or add 1. Rules: BF-MRL-07, BF-ADV-61."""
    options: list[int] = []
    if may_reroll_with_morale(s, side):
        options = [option(MORALE_REROLL, die) for die in range(len(s.dice))]
    options += sure_hits(s, side, s.dice)
    if not how & OTHER_THROW and holds(s, side, COMBAT_BONUS):
        options.append(option(MORALE_USE, COMBAT_BONUS))
    if options:
        options.append(KEEP)
        s.ask(s.terms.control[side], K_REROLL, options)
    else:
        s.leave()


def answered_power(s: Battle, side: int, _dice: int, how: int) -> None:
    """Resolve the card, or let the dice lie. Rules: BF-MRL-07, BF-MRL-08."""
    what = verb(s.answer)
    n = argument(s.answer)
    if s.answer == KEEP:
        s.leave()
    elif what == MORALE_REROLL:
        spend_reroll(s, side)
        s.emit(E_REROLL, side, n, s.dice[n])
        s.stack[HOW] = throwing_again(how, n)
        s.chance(K_ROLL, ATTACK_DIE)
    else:
        s.goto(OFFER_POWER)
        if what == MORALE_PLUS:
            hit_surely(s, side, ALL_DICE, n)
        else:
            resolve(s, side, COMBAT_BONUS)
            s.harm += 1
            s.emit(E_POWER_CHANGED, side, 1)


def read_power_again(s: Battle, side: int, _dice: int, how: int) -> None:
    """The new result replaces the old one. Rules: BF-MRL-07."""
    n = thrown_again(how)
    s.dice = changed(s.dice, n, s.answer)
    s.emit(E_DIE if how & OTHER_THROW else E_POWER_DIE, side, s.answer, n + 1)
    s.goto(OFFER_POWER)


POWER_ROLL: Final = sequence(
    begin_power, throw_power, read_power, suffer_power, asks(offer_power), answered_power, read_power_again,
)  # fmt: skip
"""Arguments: side, how many dice, 0 for Combat Power or OTHER_THROW."""
DICE: Final = ARG_B
HOW: Final = ARG_C
THROW_POWER: Final = at(POWER_ROLL, throw_power)
SUFFER_POWER: Final = at(POWER_ROLL, suffer_power)
OFFER_POWER: Final = at(POWER_ROLL, offer_power)
