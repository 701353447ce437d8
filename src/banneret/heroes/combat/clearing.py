"""Clearing the combat board of a game in which more than one Combat is fought."""

from __future__ import annotations

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.geometry.combat_board import NOWHERE, TOWER_SPACE
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.battle import (
    DEFENDER,
    DOOMED,
    DULLED,
    GIFTS,
    KIN,
    NO_DIE,
    SHACKLED,
    UNDECIDED,
    UNITS,
    Battle,
)
from banneret.heroes.state.pile_numbers import LOST
from banneret.heroes.tables.units_and_cards import STATISTICS


def clear_board(s: Battle) -> None:
    """Take everything off the board; how the last Combat ended is not forgotten. Rules: H3-END-25, H3-UNI-20."""
    s.row = (-1,) * UNITS
    s.pos = [NOWHERE] * UNITS
    s.damage = [0] * UNITS
    s.buried = (0,) * UNITS
    s.at = [-1] * (PLACES if s.terms.hexes else TOWER_SPACE + 1)
    s.occupied = (0, 0)
    s.mod = (0,) * (STATISTICS * UNITS)
    s.effects = ()
    s.alive = s.acted = s.retaliated = s.guarded = s.frozen = s.warded = s.saviours = 0
    s.walls = s.gate = s.rubble = 0
    s.laid = s.conjured = ()
    s.zone = -1
    s.ties = s.token = s.stirred = 0
    s.marks &= ~(3 << SHACKLED | 3 << KIN | 3 << DULLED)
    s.active = -1
    s.start = NOWHERE
    s.round = 0
    s.turn_initiative = -1
    s.turn_side = DEFENDER
    s.spells = (0, 0)
    s.power = s.paid = s.passes = s.asked = 0
    s.dice = ()
    s.defense_die = NO_DIE
    s.rerolls = s.harm = 0
    s.saved = -1
    s.base = 0
    s.movement = 0
    s.piles[LOST] = s.piles[LOST + 1] = ()


def clear_side(s: Battle, side: int) -> None:
    """Forget what a side nobody was seated on has gained in a Combat. Rules: H3-END-25."""
    bit = 1 << side
    s.morale &= ~bit
    s.marks &= ~((bit | bit << DOOMED) | GIFTS << side)
    s.stores = (0, 0, 0, *s.stores[3:]) if side == 0 else (*s.stores[:3], 0, 0, 0)
    refresh(s, side)


def begin_combat(s: Battle) -> None:
    """A new Combat begins on an empty board."""
    clear_board(s)
    s.azure = False
    s.outcome = UNDECIDED
    s.winner = -1
