"""Which cards can do something in a fight between two players, and which cannot: their programs show it."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes.tables import units_and_cards as T

REMOVED: Final = ("diplomacy", "logistics")
"""Rules: BF-ADV-03, BF-DUE-03."""
FIGHTING: Final = (
    T.W_INSTANT_ATTACK
    | T.W_INSTANT_DEFENSE
    | T.W_ACTIVATION
    | T.W_ENEMY_SPELL
    | T.W_OWN_SPELL
    | T.W_LOSS
    | T.W_START
    | T.W_ROLL
)
"""The windows of a fight."""
IDLE: Final = (T.OP_GAIN, T.OP_ON_MAP, T.OP_NO_ESCAPE)
"""What changes nothing there: Resources buy nothing, there is no map, and nobody can escape anyway."""


def works(program: int) -> bool:
    """Whether a program does anything in a fight."""
    while T.OPS[program][0] != T.OP_END:
        if T.OPS[program][0] not in IDLE:
            return True
        program += 1
    return False


def fights(card: int) -> bool:
    """Whether a card has an effect of its own in a fight.

    That any Spell may be discarded for power counts for nothing here.
    Rules: BF-ADV-04, BF-DUE-29, BF-ADV-15, BF-ADV-20.
    """
    if T.CARD_CASTS[card]:
        return T.MODE_WINDOWS[2 * card] & FIGHTING != 0 and any(works(step[1]) for step in T.SPELL_STEPS[card])
    for mode in (2 * card, 2 * card + 1):
        if T.MODE_POWER[mode] and T.CARD_KIND[card] != T.SPELL_CARD:
            return True
        if T.MODE_WINDOWS[mode] & FIGHTING and works(T.MODE_PROGRAM[mode]):
            return True
    return False


@cache
def idle_cards() -> frozenset[int]:
    """The cards that do nothing in a fight, whoever holds them. Rules: BF-ADV-04, BF-DUE-29."""
    return frozenset(card for card in range(len(T.CARD_IDS)) if not fights(card))


@cache
def removed_cards() -> tuple[int, ...]:
    """The cards that are never in the Ability deck. Rules: BF-ADV-03, BF-DUE-03."""
    return tuple(T.CARD_NUMBER[name] for name in REMOVED)


@cache
def idle_abilities() -> tuple[int, ...]:
    """Those cards and all other Ability cards that do nothing in a Duel. Rules: BF-ADV-04, BF-DUE-03."""
    idle = [card for card in idle_cards() if T.CARD_KIND[card] == T.ABILITY_CARD]
    return tuple(sorted({*removed_cards(), *idle}))


def idle_for(card: int, faction: int) -> bool:
    """Whether a card has no use for a hero of a faction. Rules: BF-DUE-29, H3-ABL-05."""
    return card in idle_cards() or T.CARD_FACTION[card] not in (-1, faction)
