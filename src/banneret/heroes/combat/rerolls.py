"""Rolling a die again: with a morale token or card, or by Luck."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import spend_morale
from banneret.heroes.combat.morale.decks import resolve
from banneret.heroes.combat.morale.held import holds
from banneret.heroes.state.answers_combat import LUCK_REROLL, MORALE_PLUS, MORALE_REROLL
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.terms import R_MORALE_DECKS, R_NO_MORALE_FOR_NEUTRALS, R_NO_REROLLS, STEERED
from banneret.heroes.tables.luck import EVERY_DIE
from banneret.heroes.tables.morale import REROLL_DIE, SURE_HIT
from banneret.kernel.keys import option, verb

# Bits of Battle.rerolls: what has happened to the dice of the attack, and which rerolls are used.
MUST_DONE: Final = 1 << 0
"""The compulsory reroll, shifted by the die."""
MAY_DONE: Final = 1 << 2
SECOND_DIE: Final = 1 << 3
"""The die being rolled again is the second one."""
IGNORED: Final = 1 << 4
"""The die of this attack adds nothing."""
TRIPLED: Final = 1 << 5
"""Added each time the die of the attack is tripled; there is room for seven times."""
LUCK_DONE: Final = 1 << 8
"""The reroll that Luck gives, shifted by the die."""
LUCK_DONE_DEFENSE: Final = 1 << 10
LUCK_DONE_OTHER: Final = 1 << 11
LONE_DIE: Final = 1 << 12
"""A Morale card takes the second die away."""


def times_tripled(s: Battle) -> int:
    """How often the die of the attack is tripled."""
    return s.rerolls // TRIPLED & 7


def may_reroll_with_morale(s: Battle, side: int) -> bool:
    """Whether the side that rolled may spend its morale token, or the card for it, on the die.

    Rules: H3-MOR-06, H3-MOR-07, H3-OPT-02, BF-MRL-07.
    """
    if not s.morale >> side & 1 or s.terms.rules & R_NO_REROLLS:
        return False
    if s.terms.rules & R_MORALE_DECKS and not holds(s, side, REROLL_DIE):
        return False
    return morale_serves(s, side)


def morale_serves(s: Battle, side: int) -> bool:
    """Whether the dice of a side are its player's own, so that morale works on them. Rules: H3-MOR-07."""
    return s.terms.manner[side] != STEERED or not s.terms.rules & R_NO_MORALE_FOR_NEUTRALS


def die_rerolls(s: Battle, side: int, lucky: int) -> list[int]:
    """The ways in which the side that rolled a single die may roll it again; `lucky` marks the one Luck gives as used.

    Rules: H3-MOR-06, H3-MOR-07, H3-OPT-02, H3-CBC-05.
    """
    options: list[int] = []
    if s.morale and may_reroll_with_morale(s, side):
        options.append(option(MORALE_REROLL, 0))
    if may_reroll_by_luck(s, side) and not s.rerolls & lucky:
        options.append(option(LUCK_REROLL, 0))
    return options


def pay_reroll(s: Battle, side: int, answer: int, lucky: int) -> None:
    """Spend what a reroll costs. Rules: H3-MOR-09, H3-MOR-06, H3-CBC-05."""
    if verb(answer) == MORALE_REROLL:
        spend_reroll(s, side)
    else:
        s.rerolls |= lucky


def spend_reroll(s: Battle, side: int) -> None:
    """Give up the morale that a reroll costs: the token, or the card for it. Rules: H3-MOR-09, BF-MRL-08."""
    if s.terms.rules & R_MORALE_DECKS:
        resolve(s, side, REROLL_DIE)
    else:
        spend_morale(s, side)


def sure_hits(s: Battle, side: int, dice: tuple[int, ...]) -> list[int]:
    """The Attack dice just thrown that the side may turn to +1 by a Morale card. Rules: BF-MRL-07."""
    options: list[int] = []
    if s.morale >> side & 1 and s.terms.rules & R_MORALE_DECKS and holds(s, side, SURE_HIT) and morale_serves(s, side):
        for n in range(len(dice)):
            if dice[n] < 1:
                options.append(option(MORALE_PLUS, n))
    return options


def may_reroll_by_luck(s: Battle, side: int) -> bool:
    """Whether a side may roll each of its dice again once; the Luck of the guards' controller is not for them.

    Rules: H3-CBC-05, H3-CBS-26, H3-OPT-02.
    """
    return s.luck[side] & EVERY_DIE != 0 and not s.terms.rules & R_NO_REROLLS and s.terms.manner[side] != STEERED
