"""Which cards can do something in a fight between two players, and which cannot: told by their programs."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes.tables.units_and_cards import (
    ABILITY_CARD,
    CARD_CASTS,
    CARD_FACTION,
    CARD_IDS,
    CARD_KIND,
    CARD_NUMBER,
    MODE_POWER,
    MODE_PROGRAM,
    MODE_WINDOWS,
    OP_END,
    OP_GAIN,
    OP_NO_ESCAPE,
    OP_ON_MAP,
    OPS,
    SPELL_CARD,
    SPELL_STEPS,
    W_ACTIVATION,
    W_ENEMY_SPELL,
    W_INSTANT_ATTACK,
    W_INSTANT_DEFENSE,
    W_LOSS,
    W_OWN_SPELL,
    W_ROLL,
    W_START,
)

REMOVED: Final = ("diplomacy", "logistics")
"""Rules: BF-ADV-03, BF-DUE-03."""
FIGHTING: Final = (
    W_INSTANT_ATTACK | W_INSTANT_DEFENSE | W_ACTIVATION | W_ENEMY_SPELL | W_OWN_SPELL | W_LOSS | W_START | W_ROLL
)
"""The windows of a fight."""
IDLE: Final = (OP_GAIN, OP_ON_MAP, OP_NO_ESCAPE)
"""What changes nothing there: Resources buy nothing, there is no map, and nobody can escape anyway."""


def works(program: int) -> bool:
    """Whether a program does anything in a fight."""
    while OPS[program][0] != OP_END:
        if OPS[program][0] not in IDLE:
            return True
        program += 1
    return False


def fights(card: int) -> bool:
    """Whether a card has an effect of its own in a fight.

    Rules: BF-ADV-04, BF-DUE-29. That any Spell may be discarded for power counts for nothing here.
    """
    if CARD_CASTS[card]:
        return MODE_WINDOWS[2 * card] & FIGHTING != 0 and any(works(step[1]) for step in SPELL_STEPS[card])
    for mode in (2 * card, 2 * card + 1):
        if MODE_POWER[mode] and CARD_KIND[card] != SPELL_CARD:
            return True
        if MODE_WINDOWS[mode] & FIGHTING and works(MODE_PROGRAM[mode]):
            return True
    return False


@cache
def idle_cards() -> frozenset[int]:
    """The cards that do nothing in a fight, whoever holds them. Rules: BF-ADV-04, BF-DUE-29."""
    return frozenset(card for card in range(len(CARD_IDS)) if not fights(card))


@cache
def removed_cards() -> tuple[int, ...]:
    """The cards that are never in the Ability deck. Rules: BF-ADV-03, BF-DUE-03."""
    return tuple(CARD_NUMBER[name] for name in REMOVED)


@cache
def idle_abilities() -> tuple[int, ...]:
    """Those cards and all other Ability cards that do nothing in a Duel. Rules: BF-ADV-04, BF-DUE-03."""
    idle = [card for card in idle_cards() if CARD_KIND[card] == ABILITY_CARD]
    return tuple(sorted({*removed_cards(), *idle}))


def idle_for(card: int, faction: int) -> bool:
    """Whether a card has no use for a hero of a faction. Rules: BF-DUE-29, H3-ABL-05."""
    return card in idle_cards() or CARD_FACTION[card] not in (-1, faction)
