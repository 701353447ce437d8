"""Playing a card other than a spell: what may be played when, and how it goes."""

from __future__ import annotations

from typing import Final

from banneret.heroes.battle import (
    DISCARDS,
    HAND,
    IN_USE,
    LASTING,
    LASTING_NEXT,
    LASTING_ROUND,
    ON_UNITS,
    OWN,
    REMOVED,
    SIDE_MASK,
    STEERED,
    TOWER,
    Battle,
    added,
    changed,
    without,
)
from banneret.heroes.card_steps import coverable, healable, recoverable
from banneret.heroes.cards import PAY_COST, can_pay, mode_of, morale_uses, refresh, take_up
from banneret.heroes.events import E_PLAY, E_REMOVE, E_TAKE_BACK
from banneret.heroes.place import units_in
from banneret.heroes.programs import DO
from banneret.heroes.tables import (
    ABILITY_CARD,
    CARD_CASTS,
    CARD_FACTION,
    CARD_KIND,
    CARD_WINDOWS,
    COST_ANY,
    COST_CARDS,
    COST_COVERS,
    COST_LASTS,
    COST_LASTS_NEXT,
    COST_LASTS_ROUND,
    COST_REMOVES,
    COST_RETURNS,
    MODE_COST,
    MODE_PROGRAM,
    MODE_WINDOWS,
    NECROPOLIS,
    OP_CANCEL_SPELL,
    OP_DISCARD_RANDOM,
    OP_DRAW,
    OP_DROP_MORALE,
    OP_END,
    OP_HEAL_CHOSEN,
    OP_MORALE,
    OP_MORALE_ROLL,
    OP_NO_ESCAPE,
    OP_OVERLAY,
    OP_RANGED,
    OP_RECOVER,
    OP_SWAP_UNITS,
    OPS,
    RANGED,
    TYPE,
    W_MAP,
)
from banneret.heroes.verbs import EXPERT, PASS, PLAY, SECOND, argument, option
from banneret.kernel.sequence import sequence

NO_UNIT: Final = -1
"""A card is played for no unit in particular."""


def plays(s: Battle, side: int, window: int) -> list[int]:
    """What a side may play in a window besides spells, pass included.

    Who steers Neutral Units plays no cards for them, but a morale token has its uses at every moment.
    Rules: H3-MOR-04, H3-MOR-05, H3-CBS-26.
    """
    options = mode_plays(s, side, window) + morale_uses(s, side)
    options.append(PASS)
    return options


def mode_plays(s: Battle, side: int, window: int) -> list[int]:
    """The cards other than spells that a side may play in a window, for each effect it may use now.

    Rules: H3-ABL-01 to H3-ABL-03, H3-ABL-06, H3-ABL-08, H3-ART-05, H3-CBS-26, H3-CRD-20.
    """
    options: list[int] = []
    if not s.playable[side] & window or s.terms.manner[side] == STEERED:
        return options
    last = -1
    for card in s.piles[HAND + side]:
        if card == last or not CARD_WINDOWS[card] & window or CARD_CASTS[card]:
            continue
        last = card
        if CARD_FACTION[card] >= 0 and CARD_FACTION[card] != s.terms.faction[side]:
            continue
        mode = 2 * card
        if MODE_WINDOWS[mode] & window and can_pay(s, side, mode) and of_use(s, side, mode, window):
            options.append(option(PLAY, card))
        mode += 1
        if MODE_WINDOWS[mode] & window and can_pay(s, side, mode) and of_use(s, side, mode, window):
            if CARD_KIND[card] > ABILITY_CARD:
                options.append(option(SECOND, card))
            elif s.expert[side] > 0:
                options.append(option(EXPERT, card))
    return options


def of_use(s: Battle, side: int, mode: int, window: int) -> bool:
    """Whether an effect would do anything now; one that draws cards besides always does."""
    program = MODE_PROGRAM[mode]
    op, x, y, _ = OPS[program]
    other = 1 - side
    if op == OP_RECOVER:
        return len(recoverable(s, side, x)) > 0
    if op == OP_OVERLAY:
        return coverable(s, side, x)
    if op in (OP_MORALE, OP_MORALE_ROLL):
        return s.terms.faction[side] != NECROPOLIS
    if window & W_MAP:
        return True
    if op == OP_CANCEL_SPELL:
        return s.power <= x
    if op == OP_HEAL_CHOSEN:
        return draws(program) or healable(s, side, y) != 0
    if op == OP_DISCARD_RANDOM:
        return len(s.piles[HAND + other]) > 0 and s.terms.manner[other] != STEERED
    if op == OP_DROP_MORALE:
        return s.morale >> other & 1 == 1 and s.terms.manner[other] != STEERED
    if op == OP_NO_ESCAPE:
        return s.terms.manner[other] == OWN
    if op == OP_SWAP_UNITS:
        return s.occupied[side].bit_count() > 1
    if op == OP_RANGED:
        return any(TYPE[s.row[u]] == RANGED for u in units_in(s.alive & SIDE_MASK[side] & ~(1 << TOWER)))
    return True


def draws(program: int) -> bool:
    """Whether a program draws cards."""
    while OPS[program][0] != OP_END:
        if OPS[program][0] == OP_DRAW:
            return True
        program += 1
    return False


def use_card(s: Battle, side: int, played: int) -> int:
    """Take a card from the hand for one of its effects, and tell where its program starts.

    It lies in use, where nothing draws it, until the window closes. Rules: H3-ABL-02, H3-ABL-03, H3-ART-05.
    """
    card = argument(played)
    mode = mode_of(played)
    if mode & 1 and CARD_KIND[card] <= ABILITY_CARD:
        s.expert = changed(s.expert, side, s.expert[side] - 1)
    s.emit(E_PLAY, side, card, mode & 1)
    take_up(s, side, card)
    s.piles[IN_USE + side] += (card,)
    return MODE_PROGRAM[mode]


def play_card(s: Battle, side: int, played: int, unit: int) -> None:
    """Take the card and pay for it. Rules: H3-CRD-12, H3-CRD-20."""
    use_card(s, side, played)
    s.paid = 0
    if MODE_COST[mode_of(played)] & (COST_CARDS | COST_ANY):
        s.call(PAY_COST, side, played, 0)


def play_effect(s: Battle, side: int, played: int, unit: int) -> None:
    """Carry out the effect at once. Rules: H3-CRD-12."""
    owner = unit if unit >= 0 else units_in(s.alive & SIDE_MASK[side])[0]
    s.call(DO, MODE_PROGRAM[mode_of(played)], owner, unit)


def play_over(s: Battle, side: int, played: int, unit: int) -> None:
    """Lay the card where it belongs; one that is simply discarded waits for the window to close.

    Rules: H3-CRD-11, H3-CRD-16, H3-CRD-17.
    """
    card = argument(played)
    home = home_of(MODE_COST[mode_of(played)])
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
    """The pile a card goes to when it has been played, or -1 for the discard pile. Rules: H3-CRD-11, H3-CRD-17."""
    if cost & COST_REMOVES:
        return REMOVED
    if cost & COST_RETURNS:
        return HAND
    if cost & COST_COVERS:
        return ON_UNITS
    if cost & COST_LASTS:
        return LASTING
    if cost & COST_LASTS_ROUND:
        return LASTING_ROUND
    return LASTING_NEXT if cost & COST_LASTS_NEXT else -1


PLAY_CARD: Final = sequence(play_card, play_effect, play_over)  # Rules: H3-CRD-12, H3-CRD-16, H3-CRD-20
"""Arguments: side, the option that plays the card, the unit it is for or NO_UNIT."""


def end_round_cards(s: Battle) -> None:
    """Cards that lasted for the combat round are discarded. Rules: H3-CRD-17."""
    for side in (0, 1):
        s.piles[DISCARDS + side] += s.piles[LASTING_ROUND + side]
        s.piles[LASTING_ROUND + side] = s.piles[LASTING_NEXT + side]
        s.piles[LASTING_NEXT + side] = ()
