"""Neutral Units: their decks, the guards of a field and how they are placed."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import forget_place, shuffled, uppermost
from banneret.heroes.geometry.combat_board import BACKLINE, FRONTLINE, HOME
from banneret.heroes.state.answers_combat import NO, REDRAW
from banneret.heroes.state.battle import DEFENDER, Battle
from banneret.heroes.state.events_combat import E_GUARD
from banneret.heroes.state.events_map import E_REDRAWN
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK, NEUTRAL_DISCARDS, RESERVE
from banneret.heroes.state.terms import AUTOMATIC, R_LEFT_FROM_ENEMY, R_VII_HARD_TWO_GOLD
from banneret.heroes.tables.units_and_cards import AZURE, GOLD, INITIATIVE, RANGED, TIER, TYPE, few_row, kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_LAND, K_UNIT
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

GUARDS: Final = (
    # By field difficulty I to VII, for Easy, Normal, Hard and Impossible: how many of each tier.
    # Rules: H3-DIF-11 to H3-DIF-17.
    ((1, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)),
    ((2, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0)),
    ((1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0)),
    ((2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0), (0, 2, 1, 0)),
    ((2, 1, 1, 0), (1, 2, 1, 0), (0, 2, 2, 0), (0, 1, 3, 0)),
    ((2, 2, 1, 0), (1, 2, 2, 0), (0, 2, 3, 0), (0, 1, 4, 0)),
    ((0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 1, 2), (0, 0, 2, 2)),
)


_COUNTS: Final[list[int]] = [count for field in GUARDS for level in field for count in level]
"""The same one after the other: a list is read faster than tuples within tuples."""


def guards_of(s: Battle, tier: int) -> int:
    """How many guards of a tier the field of a Combat has. Rules: H3-NEU-02."""
    if s.terms.draws:
        return s.terms.draws[tier]
    return guards_at(s.terms.field, s.terms.difficulty, s.terms.rules, tier)


def guards_at(field: int, difficulty: int, rules: int, tier: int) -> int:
    """How many guards of a tier stand on a field of a difficulty. Rules: H3-DIF-02, H3-DIF-11 to H3-DIF-17."""
    if field == 7 and difficulty == 2 and rules & R_VII_HARD_TWO_GOLD:
        return 0 if tier < GOLD else 2 if tier == GOLD else 1
    return _COUNTS[16 * (field - 1) + 4 * difficulty + tier]


def deck_for(s: Battle, tier: int) -> int:
    """The pile a guard of this tier is drawn from, or -1: a lower deck where this one and its discards are empty.

    Rules: H3-NEU-01, H3-NEU-10.
    """
    while tier >= 0:
        deck = deck_of_tier(s, tier)
        if deck >= 0:
            return deck
        tier -= 1
    return -1


def deck_of_tier(s: Battle, tier: int) -> int:
    """The deck of a tier and no other, made of its discard pile where it is empty; -1 if that is, too.

    Rules: H3-NEU-07.
    """
    deck = NEUTRAL_DECK + tier
    if not s.piles[deck]:
        s.piles[deck] = s.piles[NEUTRAL_DISCARDS + tier]
        s.piles[NEUTRAL_DISCARDS + tier] = ()
    return deck if s.piles[deck] else -1


def take_fixed(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Guards that the scenario names come first, from the decks or their discard piles.

    One that is not available is drawn from its tier like any other.

    Rules: H3-CHANGE-guards, H3-NEU-01.
    """
    for row in s.terms.fixed:
        tier = TIER[kind_of(row)]
        for pile in (NEUTRAL_DECK + tier, NEUTRAL_DISCARDS + tier):
            if row in s.piles[pile]:
                s.piles[pile] = without(s.piles[pile], row)
                if s.known:
                    forget_place(s, pile)
                s.piles[RESERVE + DEFENDER] = added(s.piles[RESERVE + DEFENDER], row)
                s.azure = s.azure or tier == AZURE
                s.emit(E_GUARD, kind_of(row))
                break


def named_there(s: Battle, tier: int) -> int:
    """How many of the guards of a tier are those that the scenario names."""
    rows = s.piles[RESERVE + DEFENDER]
    kinds = sorted(set(s.terms.fixed))
    return sum([min(s.terms.fixed.count(row), rows.count(row)) for row in kinds if TIER[kind_of(row)] == tier])


def draw_guard(s: Battle, tier: int, drawn: int, _deck: int) -> None:
    """Draw the guards tier by tier. Rules: H3-NEU-02, H3-NEU-07, H3-NEU-10, H3-CBS-14."""
    while drawn >= guards_of(s, tier) - (named_there(s, tier) if s.terms.fixed else 0):
        tier += 1
        drawn = 0
        if tier > AZURE:
            s.leave()
            return
    deck = deck_for(s, tier)
    if deck < 0:
        s.leave()
        return
    s.stack[TIER_DRAWN] = tier
    s.stack[DRAWN_OF_TIER] = drawn
    s.stack[DRAWN_FROM] = deck
    s.chance(K_LAND, uppermost(s, deck))


def drew_guard(s: Battle, tier: int, drawn: int, deck: int) -> None:
    """The guard joins the defending side. Rules: H3-NEU-02, H3-CBS-07, H3-CBS-06."""
    row = s.answer
    s.piles[deck] = without(s.piles[deck], row)
    if s.known:
        forget_place(s, deck)
    s.piles[RESERVE + DEFENDER] = added(s.piles[RESERVE + DEFENDER], row)
    if tier == AZURE:
        s.azure = True
    s.emit(E_GUARD, kind_of(row))
    s.stack[DRAWN_OF_TIER] = drawn + 1
    s.goto(DRAW_NEXT)


DRAW_GUARDS: Final = sequence(take_fixed, draw_guard, drew_guard)
"""Arguments: the tier being drawn, how many of it are drawn, the pile drawn from."""
TIER_DRAWN: Final = ARG_A
DRAWN_OF_TIER: Final = ARG_B
DRAWN_FROM: Final = ARG_C
DRAW_NEXT: Final = at(DRAW_GUARDS, draw_guard)


def ask_redraw(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Under some Astrologers cards the attacker may have one guard replaced. Rules: H3-RND-10, H3-GEN-03, H3-NEU-06."""
    kinds = sorted({kind_of(row) for row in s.piles[RESERVE + DEFENDER]})
    if kinds:
        s.ask(s.terms.control[0], K_UNIT, [*[option(REDRAW, kind) for kind in kinds], NO])
    else:
        s.leave()


def redraw(s: Battle, _a: int, _b: int, _c: int) -> None:
    """The guard is discarded for another of its tier, and may come back where that has no other.

    Rules: H3-NEU-06, H3-NEU-07.
    """
    if s.answer == NO:
        s.leave()
        return
    kind = argument(s.answer)
    row = few_row(kind)
    tier = TIER[kind]
    s.emit(E_REDRAWN, s.terms.control[0], kind)
    s.piles[RESERVE + DEFENDER] = without(s.piles[RESERVE + DEFENDER], row)
    s.piles[NEUTRAL_DISCARDS + tier] = added(s.piles[NEUTRAL_DISCARDS + tier], row)
    deck = deck_for(s, tier)
    s.stack[REDRAWN_FROM] = deck
    s.chance(K_LAND, uppermost(s, deck))


def redrew(s: Battle, deck: int, _b: int, _c: int) -> None:
    """The new guard joins the others; an encounter with Azure units stays one. Rules: H3-NEU-02, H3-NEU-10."""
    row = s.answer
    s.piles[deck] = without(s.piles[deck], row)
    if s.known:
        forget_place(s, deck)
    s.piles[RESERVE + DEFENDER] = added(s.piles[RESERVE + DEFENDER], row)
    s.emit(E_GUARD, kind_of(row))


REDRAW_GUARD: Final = sequence(asks(ask_redraw), redraw, redrew)
"""Arguments: the pile drawn from."""
REDRAWN_FROM: Final = ARG_A

_RANGED_FIRST: Final = 1000
"""More than any initiative, which a scenario may also lower under 0."""


def placement_row(s: Battle, row: int, side: int) -> int:
    """The row of the board an automatic unit goes to: Ranged back, others front, the other row when it is full.

    Rules: H3-CBS-15 to H3-CBS-18.
    """
    taken = s.occupied[0] | s.occupied[1]
    first, second = (BACKLINE, FRONTLINE) if TYPE[row] == RANGED else (FRONTLINE, BACKLINE)
    return first[side] & ~taken or second[side] & ~taken


def from_left(s: Battle, spaces: int, side: int) -> int:
    """The leftmost of these spaces of one row, seen from the human side. Rules: H3-CBS-15, H3-CBS-19."""
    from_attacker = (side == DEFENDER) != (s.terms.rules & R_LEFT_FROM_ENEMY != 0)
    if from_attacker:
        return (spaces & -spaces).bit_length() - 1
    return spaces.bit_length() - 1


def placed_next(s: Battle, side: int) -> list[int]:
    """The kinds that may be placed next: the highest initiative, then the highest tier; more than one is a tie.

    What a scenario adds to the initiative of guards counts.
    Rules: H3-CBS-15, H3-CBS-16, H3-CBS-20, H3-UNI-24, H3-CHANGE-guard_initiative.
    """
    best = -_RANGED_FIRST
    kinds: list[int] = []
    for row in s.piles[RESERVE + side]:
        rank = (_RANGED_FIRST if TYPE[row] == RANGED else 0) + INITIATIVE[row]
        kind = kind_of(row)
        if s.terms.swift and s.terms.neutral:
            rank += s.terms.swift[TIER[kind]]
        rank = rank * 4 + TIER[kind]
        if rank > best:
            best = rank
            kinds = [kind]
        elif rank == best and kind not in kinds:
            kinds.append(kind)
    return kinds


def allowed_spaces(s: Battle, row: int, side: int) -> int:
    """Where a player may place a unit: anywhere on the two home rows, but Ranged guards in the backline if possible.

    So that it stays possible, the other guards leave a space there for every Ranged guard still to come.
    Rules: H3-CBS-13, H3-CBS-22, H3-CBS-30.
    """
    free = HOME[side] & ~(s.occupied[0] | s.occupied[1])
    if not s.terms.neutral or side != DEFENDER:
        return free
    back = free & BACKLINE[side]
    if TYPE[row] == RANGED:
        return back or free
    to_come = 0
    for other in s.piles[RESERVE + side]:
        if TYPE[other] == RANGED:
            to_come += 1
    return free if back.bit_count() > to_come else free & ~back


def is_automatic(s: Battle, side: int) -> bool:
    """Whether a side is placed and moved by the rules alone. Rules: H3-AIC-03."""
    return s.terms.manner[side] == AUTOMATIC


def shuffle_guards(s: Battle) -> None:
    """Discarded Neutral Units go back into their decks, which are shuffled. Rules: H3-DO-shuffle_guards, H3-NEU-10."""
    for tier in range(AZURE + 1):
        s.piles[NEUTRAL_DECK + tier] = tuple(sorted(s.piles[NEUTRAL_DECK + tier] + s.piles[NEUTRAL_DISCARDS + tier]))
        s.piles[NEUTRAL_DISCARDS + tier] = ()
        shuffled(s, NEUTRAL_DECK + tier)
