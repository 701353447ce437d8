"""The War Council: levels given out in secret, landmarks, and the first lore cards."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import COUNTRYSIDE, LAND_MASTER, LORE_IDS, LORE_MASTER, MASTERS
from banneret.battlelore.geometry.grid import HALF, spread
from banneret.battlelore.play.lore.lore import COMMANDER, gain_lore, highest, level
from banneret.battlelore.play.lore.supply import DRAW_LORE, KEEP_LORE
from banneret.battlelore.state.answers import LEVEL, LOWER, SITE, options_of
from banneret.battlelore.state.battleground import LORE_BOX, LORE_DECK, SEATS, Battleground
from banneret.battlelore.state.draws import lore_outcome, outcome_lore
from banneret.battlelore.state.events import E_ADVISER, E_COUNCIL, E_LANDMARK
from banneret.battlelore.state.terrain_sets import relaid
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_DRAW, K_SPACE
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

MOST: Final = 3
"""Rules: BL-LRE-05."""
HANDS: Final = (4, 4, 5, 6, 6)
"""Command cards by the level of the Commander; an Adviser may raise him above 3. Rules: BL-LRE-07."""
OF_BOTH: Final = 14
OF_ONE: Final = 8
OF_NONE: Final = 5
"""Cards of a class in the lore deck. Rules: BL-LRE-13."""
FIRST_CARDS: Final = 4
"""Rules: BL-LRE-10."""


def seat_fixed(s: Battleground, _side: int, _b: int, _c: int) -> None:
    """Councils that the adventure fixes are seated at once. Rules: BL-LRE-04, BL-SET-07."""
    for n in range(2):
        seats = s.game_terms.seats[n]
        if len(seats) == len(MASTERS):
            s.piles[SEATS + n] = tuple([m for m in range(len(MASTERS)) for _ in range(seats[m])])


def excess(s: Battleground, side: int) -> int:
    """The levels a side of several players does without: one for each hero it has beyond those of the other side.

    Rules: BLH-CFG-04.
    """
    if len(s.game_terms.sides) == 2:
        return 0
    heroes = [sum([h is not None for h in s.game_terms.heroes[2 * n : 2 * n + 2]]) for n in (side, 1 - side)]
    return heroes[0] - heroes[1] if heroes[0] > max(1, heroes[1]) else 0


def ask_lowered(s: Battleground, side: int, _done: int, _c: int) -> None:
    """Of a council that the adventure fixes its owner takes the levels away; a Commander stays.

    Rules: BLH-CFG-04, BL-LRE-08.
    """
    while side < 2:
        seats = s.piles[SEATS + side]
        masters = [m for m in sorted(set(seats)) if m != COMMANDER or seats.count(m) > 1]
        done = sum(s.game_terms.seats[side]) - len(seats)
        if masters and done < excess(s, side):
            s.stack[COUNCIL_SIDE] = side
            s.stack[LEVELS_LOWERED] = done + 1
            s.ask_private(side, K_AMOUNT, [option(LOWER, m) for m in masters])
            return
        side += 1
    s.stack[COUNCIL_SIDE] = s.stack[LEVELS_LOWERED] = 0
    s.goto(ASK_LEVEL)


def got_lowered(s: Battleground, side: int, _done: int, _c: int) -> None:
    """One level less. Rules: BLH-CFG-04."""
    s.piles[SEATS + side] = without(s.piles[SEATS + side], argument(s.answer))
    s.goto(ASK_LOWERED)


def ask_level(s: Battleground, side: int, _b: int, _c: int) -> None:
    """Levels are given out one by one, unseen by the other side; every council has a Commander.

    Rules: BL-LRE-04 to BL-LRE-06, BL-LRE-08.
    """
    while side < 2:
        seats = s.game_terms.seats[side]
        taken = s.piles[SEATS + side]
        left = 0 if len(seats) == len(MASTERS) else free_levels(s, side) - len(taken)
        if left > 0:
            s.stack[COUNCIL_SIDE] = side
            masters = [m for m in range(len(MASTERS)) if taken.count(m) < MOST]
            if left == 1 and COMMANDER not in taken:
                masters = [COMMANDER]
            s.ask_private(side, K_AMOUNT, [option(LEVEL, m) for m in masters])
            return
        side += 1
    s.goto(SHOW_COUNCILS)


def free_levels(s: Battleground, side: int) -> int:
    """How many levels a side gives out: what its Creatures and its extra heroes leave, one for a Commander at least.

    Rules: BL-LRE-04, BL-LRE-06, BL-LRE-08, BLH-CFG-04.
    """
    levels = s.game_terms.seats[side][0] - s.game_terms.creatures[side]
    return max(levels - excess(s, side), min(1, levels))


def got_level(s: Battleground, side: int, _b: int, _c: int) -> None:
    """One level more. Rules: BL-LRE-05."""
    s.piles[SEATS + side] = tuple(sorted((*s.piles[SEATS + side], argument(s.answer))))
    s.goto(ASK_LEVEL)


def show_councils(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """Both are shown together, an Adviser's level on top. Rules: BL-LRE-04, BL-LRE-09, BLH-LEG-10 to BLH-LEG-13."""
    s.council = tuple(
        [
            s.piles[SEATS + side].count(m) + int(s.game_terms.advisers[side][0] == m)
            for side in range(2)
            for m in range(len(MASTERS))
        ]
    )
    for side in range(2):
        if s.game_terms.advisers[side][0] >= 0:
            s.emit(E_ADVISER, side, s.game_terms.advisers[side][0])
        for m in range(len(MASTERS)):
            if level(s, side, m):
                s.emit(E_COUNCIL, side, m, level(s, side, m))
        gain_lore(s, side, min(MOST, highest(s, side)))
        s.piles[SEATS + side] = ()
    s.stack[COUNCIL_SIDE] = s.game_terms.first
    s.stack[LANDMARK_MASTER] = 0


def ask_landmark(s: Battleground, side: int, master: int, _placed: int) -> None:
    """A side that alone has a Lore Master of level 3 lays that landmark in its own half, the starting side first.

    Rules: BL-LRE-26, BL-TER-28 to BL-TER-33.
    """
    while True:
        if master == len(MASTERS):
            if side != s.game_terms.first:
                s.goto(COUNT_LORE)
                return
            side = 1 - side
            master = 0
            continue
        if level(s, side, master) >= MOST and level(s, 1 - side, master) < MOST:
            sites = landmark_sites(s, side)
            if sites:
                s.stack[COUNCIL_SIDE] = side
                s.stack[LANDMARK_MASTER] = master
                s.ask(side, K_SPACE, options_of(SITE, sites))
                return
        master += 1


def landmark_sites(s: Battleground, side: int) -> int:
    """Countryside of the player's own half, not next to an enemy and not under a unit. Rules: BL-TER-33, BL-LRE-26."""
    free = HALF[side] & ~spread(s.occupied[1 - side]) & ~(s.occupied[0] | s.occupied[1])
    for n, land in enumerate(s.ground.land):
        if land != COUNTRYSIDE:
            free &= ~(1 << n)
    return free


def got_landmark(s: Battleground, side: int, master: int, _placed: int) -> None:
    """It lies there. Rules: BL-TER-33, BL-LRE-26."""
    hex = argument(s.answer)
    land = LAND_MASTER.index(master)
    s.ground = relaid(s.ground, hex, land)
    s.emit(E_LANDMARK, side, land, hex)
    s.stack[LANDMARK_MASTER] = master + 1
    s.goto(ASK_LANDMARK)


def count_lore(s: Battleground, _master: int, _left: int, _c: int) -> None:
    """How many cards of each class are left out of the lore deck. Rules: BL-LRE-13, BL-LRE-27."""
    s.piles[LORE_DECK] = tuple(
        [n for n in range(len(LORE_IDS)) if not s.game_terms.lore_deck or LORE_MASTER[n] in s.game_terms.lore_deck]
    )
    s.stack[CLASS_LEFT_OUT] = 1
    s.stack[CARDS_TO_LEAVE_OUT] = cards_out(s, 1)


def cards_out(s: Battleground, master: int) -> int:
    """How many cards of a class are not in this game. Rules: BL-LRE-13."""
    of_class = [n for n in s.piles[LORE_DECK] if LORE_MASTER[n] == master]
    if s.game_terms.lore_deck:
        return 0
    present = sum([level(s, side, master) > 0 for side in range(2)])
    return len(of_class) - (OF_NONE, OF_ONE, OF_BOTH)[present]


def leave_out(s: Battleground, master: int, left: int, _c: int) -> None:
    """They are put back unseen. Rules: BL-LRE-13."""
    while left == 0:
        master += 1
        if master == len(MASTERS):
            s.stack[CLASS_LEFT_OUT] = s.game_terms.first
            s.goto(FIRST_LORE)
            return
        left = cards_out(s, master)
        s.stack[CLASS_LEFT_OUT] = master
        s.stack[CARDS_TO_LEAVE_OUT] = left
    s.chance(K_DRAW, tuple([lore_outcome(n) for n in s.piles[LORE_DECK] if LORE_MASTER[n] == master]))


def left_out(s: Battleground, _master: int, left: int, _c: int) -> None:
    """One card less. Rules: BL-LRE-13."""
    card = outcome_lore(s.answer)
    s.piles[LORE_DECK] = tuple([n for n in s.piles[LORE_DECK] if n != card])
    s.piles[LORE_BOX] = tuple(sorted((*s.piles[LORE_BOX], card)))
    s.stack[CARDS_TO_LEAVE_OUT] = left - 1
    s.goto(LEAVE_OUT)


def first_lore(s: Battleground, side: int, done: int, _c: int) -> None:
    """Each side draws four lore cards and keeps as many as its highest level. Rules: BL-LRE-10, BL-LRE-12."""
    if done == 2:
        s.leave()
        return
    s.stack[COUNCIL_SIDE] = 1 - side
    s.stack[SIDES_DONE] = done + 1
    s.goto(FIRST_LORE)
    kept = min(MOST, highest(s, side))
    if kept:
        s.call(KEEP_LORE, side, kept, 0)
        s.call(DRAW_LORE, side, FIRST_CARDS, 0)


COUNCIL: Final = sequence(
    seat_fixed, asks(ask_lowered), got_lowered, asks(ask_level), got_level, show_councils, asks(ask_landmark),
    got_landmark, count_lore,
    leave_out, left_out, first_lore,
)  # fmt: skip
"""Arguments: the side or the Lore Master that is dealt with, how much is left."""
COUNCIL_SIDE: Final = ARG_A
CLASS_LEFT_OUT: Final = ARG_A
SIDES_DONE: Final = ARG_B
LEVELS_LOWERED: Final = ARG_B
LANDMARK_MASTER: Final = ARG_B
CARDS_TO_LEAVE_OUT: Final = ARG_B
ASK_LOWERED: Final = at(COUNCIL, ask_lowered)
ASK_LEVEL: Final = at(COUNCIL, ask_level)
SHOW_COUNCILS: Final = at(COUNCIL, show_councils)
ASK_LANDMARK: Final = at(COUNCIL, ask_landmark)
COUNT_LORE: Final = at(COUNCIL, count_lore)
LEAVE_OUT: Final = at(COUNCIL, leave_out)
FIRST_LORE: Final = at(COUNCIL, first_lore)


def command_hand(s: Battleground, side: int) -> int:
    """How many Command cards a side holds: by the Commander of a free council, or as the adventure says.

    Rules: BL-SET-02, BL-LRE-07, BL-LRE-27.
    """
    seats = s.game_terms.seats[side]
    free = len(seats) == 1 and seats[0] > 0
    return HANDS[level(s, side, COMMANDER)] if s.game_terms.lore and free else s.game_terms.hand[side]
