"""Playing a card other than a spell: what may be played when, and how it goes."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import (
    PAY_COST,
    refresh,
    take_up,
)
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.run_program import DO
from banneret.heroes.state.answers_combat import mode_of
from banneret.heroes.state.battle import SIDE_MASK, Battle
from banneret.heroes.state.events_combat import E_PLAY, E_REMOVE, E_TAKE_BACK
from banneret.heroes.state.pile_numbers import (
    DISCARDS,
    HAND,
    IN_USE,
    LASTING,
    LASTING_NEXT,
    LASTING_ROUND,
    ON_UNITS,
    REMOVED,
)
from banneret.heroes.tables import units_and_cards as T
from banneret.kernel.keys import argument
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import sequence

NO_UNIT: Final = -1
"""A card is played for no unit in particular."""


def shields(program: int) -> bool:
    """Whether a program raises the defense of a unit and not its attack."""
    while T.OPS[program][0] != T.OP_END:
        op, statistic, _, _ = T.OPS[program]
        if op in (T.OP_STAT, T.OP_STAT_X):
            return statistic == T.S_DEFENSE
        program += 1
    return False


def raises(program: int) -> bool:
    """Whether a program raises a statistic of the unit for which its card is played."""
    while T.OPS[program][0] != T.OP_END:
        if T.OPS[program][0] in (T.OP_STAT, T.OP_STAT_X):
            return True
        program += 1
    return False


def use_card(s: Battle, side: int, played: int) -> int:
    """Take a card from the hand for one of its effects, and return where its program starts.

    It lies in use, where nothing draws it, until the window closes. Rules: H3-ABL-02, H3-ABL-03, H3-ART-05.
    """
    card = argument(played)
    mode = mode_of(played)
    if mode & 1 and T.CARD_KIND[card] <= T.ABILITY_CARD:
        s.expert = changed(s.expert, side, s.expert[side] - 1)
    s.emit(E_PLAY, side, card, mode & 1)
    take_up(s, side, card)
    s.piles[IN_USE + side] += (card,)
    return T.MODE_PROGRAM[mode]


def play_card(s: Battle, side: int, played: int, _unit: int) -> None:
    """Take the card and pay for it. Rules: H3-CRD-12, H3-CRD-20."""
    use_card(s, side, played)
    s.paid = 0
    if T.MODE_COST[mode_of(played)] & (T.COST_CARDS | T.COST_ANY):
        s.call(PAY_COST, side, played, 0)


def play_effect(s: Battle, side: int, played: int, unit: int) -> None:
    """Carry out the effect at once. Rules: H3-CRD-12."""
    owner = unit if unit >= 0 else units_in(s.alive & SIDE_MASK[side])[0]
    s.call(DO, T.MODE_PROGRAM[mode_of(played)], owner, unit)


def play_over(s: Battle, side: int, played: int, _unit: int) -> None:
    """Lay the card where it belongs; one that is simply discarded waits for the window to close.

    Rules: H3-CRD-11, H3-CRD-16, H3-CRD-17.
    """
    card = argument(played)
    home = home_of(T.MODE_COST[mode_of(played)])
    if home < 0:
        return
    s.piles[IN_USE + side] = without(s.piles[IN_USE + side], card)
    s.piles[home + side] = added(s.piles[home + side], card)
    if home == REMOVED:
        s.emit(E_REMOVE, side, card)
    elif home == HAND:
        s.emit(E_TAKE_BACK, side, card)
        refresh(s, side)


def home_of(cost: int) -> int:
    """The pile a card goes to when it has been played, or -1 for the discard pile.

    Rules: H3-CRD-11, H3-CRD-17, H3-CRD-16.
    """
    if cost & T.COST_REMOVES:
        return REMOVED
    if cost & T.COST_RETURNS:
        return HAND
    if cost & T.COST_COVERS:
        return ON_UNITS
    if cost & T.COST_LASTS:
        return LASTING
    if cost & T.COST_LASTS_ROUND:
        return LASTING_ROUND
    return LASTING_NEXT if cost & T.COST_LASTS_NEXT else -1


PLAY_CARD: Final = sequence(play_card, play_effect, play_over)  # Rules: H3-CRD-12, H3-CRD-16, H3-CRD-20
"""Arguments: side, the option that plays the card, the unit it is for or NO_UNIT."""


def end_round_cards(s: Battle) -> None:
    """Cards that lasted for the combat round are discarded. Rules: H3-CRD-17."""
    piles = s.piles
    for side in (0, 1):
        if piles[LASTING_ROUND + side] or piles[LASTING_NEXT + side]:
            piles[DISCARDS + side] += piles[LASTING_ROUND + side]
            piles[LASTING_ROUND + side] = piles[LASTING_NEXT + side]
            piles[LASTING_NEXT + side] = ()
