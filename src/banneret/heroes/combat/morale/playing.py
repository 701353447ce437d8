"""Morale cards in a Combat: at its start, before an activation, and at any other moment."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import DRAW, SWAP, discard
from banneret.heroes.combat.damage import add_effect, recover
from banneret.heroes.combat.morale.decks import resolve
from banneret.heroes.combat.morale.dice import FOR_FEAR, THROW
from banneret.heroes.combat.morale.held import MORALE_HELD, holds
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER
from banneret.heroes.state.answers_combat import MORALE_USE, PASS, TARGET, options_of
from banneret.heroes.state.battle import NO_DIE, SIDE_MASK, SIDE_OF, Battle
from banneret.heroes.state.events_combat import E_FRIGHTENED
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND
from banneret.heroes.state.terms import OWN
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.morale import (
    COMBAT_BONUS,
    COMBAT_DRAW,
    CONFUSION,
    FEAR,
    FRESH_HAND,
    NEW_PATH,
    SHAKE_OFF,
    morale_card,
)
from banneret.heroes.tables.units_and_cards import S_ATTACK, S_DEFENSE, UNTIL_ATTACK
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_DRAW, K_MAY, K_TARGET
from banneret.kernel.sequence import asks, at, reserve, sequence
from banneret.kernel.state import ARG_A, ARG_B

ROUSING: Final = reserve(2)
"""Takes a Paralysis token off a unit card where no Combat is fought. Arguments: side. Filled, as the next, by
`banneret.battlefield.adventure_mode.morale`."""
CHANGE_PATH: Final = reserve(3)
"""Exchanges an Adventure card. Arguments: side, then the pile the card comes from."""


def use_card(s: Battle, side: int, answer: int, a: int = -1, t: int = -1) -> None:
    """Resolve a Positive Morale card chosen with `MORALE_USE`.

    A bonus is for the attack being made: one more defense for the player's unit under attack, else one more attack.
    Rules: BF-MRL-07, BF-MRL-08.
    """
    kind = argument(answer)
    resolve(s, side, kind)
    if kind == COMBAT_BONUS:
        if side == SIDE_OF[t]:
            add_effect(s, S_DEFENSE, t, 1, UNTIL_ATTACK)
        else:
            add_effect(s, S_ATTACK, a, 1, UNTIL_ATTACK)
    elif kind == FRESH_HAND:
        s.call(SWAP, side, 0, 0)
    elif kind == SHAKE_OFF:
        s.call(SHAKING_OFF if s.base else ROUSING, side, 0, 0)
    elif kind == NEW_PATH:
        s.call(CHANGE_PATH, side, 0, 0)


def ask_freed(s: Battle, side: int, _b: int, _c: int) -> None:
    """Which of the player's own units loses its Paralysis token. Rules: BF-MRL-07."""
    spaces = 0
    for u in units_in(s.frozen & SIDE_MASK[side]):
        spaces |= 1 << s.pos[u]
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def freed(s: Battle, _side: int, _b: int, _c: int) -> None:
    """The token is taken off. Rules: BF-MRL-07."""
    recover(s, s.at[argument(s.answer)])


SHAKING_OFF: Final = sequence(asks(ask_freed), freed)
"""Arguments: side."""


# -- the start of a battle ---------------------------------------------------------------------------------------------


def confuse(s: Battle, side: int, _b: int, _c: int) -> None:
    """A card from the hand is discarded at random for each such card; a side without cards keeps it.

    Rules: BF-MRL-12.
    """
    armed = s.piles[HAND + side] or s.piles[DECK + side] or s.piles[DISCARDS + side]
    if s.terms.manner[side] != OWN or not armed or not holds(s, side, CONFUSION):
        s.goto(OFFER_DRAW)
        return
    resolve(s, side, CONFUSION)
    if s.piles[HAND + side]:
        s.chance(K_DRAW, s.piles[HAND + side])
    else:
        s.goto(BEGIN_WITH_MORALE)


def confused(s: Battle, side: int, _b: int, _c: int) -> None:
    """It goes to its owner's discard pile. Rules: BF-MRL-12, H3-CRD-16."""
    discard(s, side, s.answer)
    s.goto(BEGIN_WITH_MORALE)


def offer_draw(s: Battle, side: int, _b: int, _c: int) -> None:
    """A card may be drawn for each such card. Rules: BF-MRL-07."""
    drawable = s.piles[DECK + side] or s.piles[DISCARDS + side]
    if s.terms.manner[side] == OWN and drawable and holds(s, side, COMBAT_DRAW):
        s.ask(s.terms.control[side], K_MAY, [option(MORALE_USE, COMBAT_DRAW), PASS])
    else:
        s.answer = PASS


def got_draw(s: Battle, side: int, _b: int, _c: int) -> None:
    """Draw, or continue with the other side. Rules: BF-MRL-07, BF-MRL-08."""
    if s.answer != PASS:
        s.goto(OFFER_DRAW)
        resolve(s, side, COMBAT_DRAW)
        s.call(DRAW, side, 1, 0)
    elif side == s.token:
        s.stack[MORALE_SIDE] = 1 - side
        s.goto(BEGIN_WITH_MORALE)


BEGIN_WITH_MORALE: Final = sequence(confuse, confused, asks(offer_draw), got_draw)
"""Arguments: side, at first the one with the Initiative token."""
MORALE_SIDE: Final = ARG_A
OFFER_DRAW: Final = at(BEGIN_WITH_MORALE, offer_draw)


# -- before an activation ----------------------------------------------------------------------------------------------


def offer_shake(s: Battle, u: int, _thrown: int, _c: int) -> None:
    """A paralysed unit may be freed just before it would lose its turn. Rules: BF-MRL-07, H3-CBT-15."""
    side = SIDE_OF[u]
    if s.terms.manner[side] != OWN:
        s.leave()
    elif not s.frozen >> u & 1:
        s.goto(FEARING)
    elif holds(s, side, SHAKE_OFF):
        s.ask(s.terms.control[side], K_MAY, [option(MORALE_USE, SHAKE_OFF), PASS])
    else:
        s.leave()


def got_shake(s: Battle, u: int, _thrown: int, _c: int) -> None:
    """The unit is free, or stays paralysed. Rules: BF-MRL-08, BF-MRL-07."""
    if s.answer != PASS:
        resolve(s, SIDE_OF[u], SHAKE_OFF)
        recover(s, u)
    s.leave()


def fear(s: Battle, u: int, thrown: int, _c: int) -> None:
    """A die is thrown for each such card before the activation. Rules: BF-MRL-12, BF-MRL-14."""
    side = SIDE_OF[u]
    if thrown >= s.piles[MORALE_HELD + side].count(morale_card(FEAR)):
        s.leave()
    else:
        s.rerolls &= ~LUCK_DONE_OTHER
        s.call(THROW, side, unit_name(s, u), FOR_FEAR)


def feared(s: Battle, u: int, thrown: int, _c: int) -> None:
    """On -1 the activation is skipped, and only then the card leaves. Rules: BF-MRL-13."""
    skipped = s.defense_die == -1
    s.defense_die = NO_DIE
    if not skipped:
        s.stack[FEARS_THROWN] = thrown + 1
        s.goto(FEARING)
        return
    resolve(s, SIDE_OF[u], FEAR)
    s.acted |= 1 << u
    s.emit(E_FRIGHTENED, unit_name(s, u))
    s.leave()
    # The activation itself waits underneath.
    s.leave()


BEFORE_ACTIVATION: Final = sequence(asks(offer_shake), got_shake, fear, feared)
"""Arguments: the unit, how many dice were thrown. It is called on top of the activation."""
WAITING_UNIT: Final = ARG_A
FEARS_THROWN: Final = ARG_B
FEARING: Final = at(BEFORE_ACTIVATION, fear)
