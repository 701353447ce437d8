"""Resource and Treasure dice: rolling, rolling again, and taking a result."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.flagging import change_income
from banneret.heroes.adventure.seating import lay_down
from banneret.heroes.adventure.special_rules.measures import STEP_WORTH
from banneret.heroes.combat.morale.dice import fumbles
from banneret.heroes.combat.rerolls import may_reroll_with_morale, spend_reroll
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_combat import KEEP, LUCK_REROLL, MORALE_REROLL
from banneret.heroes.state.answers_map import RESULT
from banneret.heroes.state.battle import gain
from banneret.heroes.state.chance_outcomes import RESOURCE_OUTCOMES, resource_result, treasure_result
from banneret.heroes.state.events_map import E_MAP_DIE, E_MAP_REROLL, E_RESULT
from banneret.heroes.state.game_terms import H_SINGLE_RESOURCE
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.terms import R_MORALE_DECKS, R_NO_REROLLS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT, RESOURCE_DIE, TREASURE_DIE
from banneret.heroes.tables.luck import (
    EVERY_DIE,
    RESOURCE_REROLL,
    TREASURE_REROLL,
    lucks_in_force,
    without_reroll,
)
from banneret.heroes.tables.towns_and_heroes import LASTING, LASTING_REROLL, RESOURCE_FACES, TREASURE_DOES
from banneret.heroes.tables.units_and_cards import OP_LUCK
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_AMOUNT, K_REROLL, K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C

INCOME_DIE: Final = 2
"""A Resource die that says which income rises. Rules: BF-ADV-30."""
AGAIN: Final = tuple(1 << (n if n < 8 else n + 4) for n in range(9))
"""By die: the bit of Battle.rerolls that tells that it was rolled again with Luck for every die."""
DIE_AT: Final = 8
"""Between those bits, in four, stands the die that is rolled again last."""


def outcomes_of(s: WholeGame, die: int) -> tuple[int, ...]:
    """What a die may show. Rules: H3-RES-06, H3-RES-11."""
    return s.game_terms.treasure_faces if die == TREASURE_DIE else RESOURCE_OUTCOMES


def luck_for(die: int) -> int:
    """What a Luck for one die gives for it."""
    return TREASURE_REROLL if die == TREASURE_DIE else RESOURCE_REROLL


def roll_one(s: WholeGame, die: int, count: int, _keep: int) -> None:
    """All dice are rolled before one is chosen; there are always enough. Rules: H3-RES-13, H3-RES-14, BF-MRL-12."""
    if die == TREASURE_DIE and not s.rolled and s.terms.rules & R_MORALE_DECKS and fumbles(s, 0, count):
        count -= 1
        s.stack[DICE_LEFT] = count
    if len(s.rolled) >= count:
        s.rerolls = 0
        s.goto(OFFER)
    else:
        s.chance(K_ROLL, outcomes_of(s, die))


def read_one(s: WholeGame, _die: int, _count: int, _keep: int) -> None:
    """Read a die. Rules: H3-RES-06, H3-RES-11."""
    s.rolled = (*s.rolled, s.answer)
    s.emit(E_MAP_DIE, s.who[0], s.answer, len(s.rolled))
    s.goto(ROLL_MAP)


def reroll_source(s: WholeGame, die: int, n: int) -> int:
    """What lets the acting player roll a die again: Luck for every die, the Astrologers, Luck for one; 0 for none."""
    luck = s.luck[0]
    if luck & EVERY_DIE and not s.rerolls & AGAIN[n]:
        return 1
    player = s.who[0]
    if s.proclaimed >= 0 and LASTING[s.proclaimed][0] == LASTING_REROLL and not s.weasel >> player & 1:
        return 2
    return 3 if luck & luck_for(die) else 0


def offer_map_reroll(s: WholeGame, die: int, _count: int, _keep: int) -> None:
    """One's own dice may be rolled again with morale, Luck or the Astrologers.

    Rules: H3-MOR-06 to H3-MOR-09, H3-OPT-02, BF-MRL-07.
    """
    options: list[int] = []
    if not s.terms.rules & R_NO_REROLLS:
        for n in range(len(s.rolled)):
            if may_reroll_with_morale(s, 0):
                options.append(option(MORALE_REROLL, n))
            if reroll_source(s, die, n):
                options.append(option(LUCK_REROLL, n))
    if options:
        options.append(KEEP)
        s.ask(s.who[0], K_REROLL, options)
    else:
        s.goto(PICK)


def got_map_reroll(s: WholeGame, die: int, _count: int, _keep: int) -> None:
    """Roll one die again, or keep them; a Luck that is used up is discarded.

    Rules: H3-MOR-06, H3-MOR-07, H3-MOR-09, H3-CRD-17.
    """
    if s.answer == KEEP:
        s.goto(PICK)
        return
    n = argument(s.answer)
    if verb(s.answer) == MORALE_REROLL:
        spend_reroll(s, 0)
    else:
        source = reroll_source(s, die, n)
        if source == 1:
            s.rerolls |= AGAIN[n]
        elif source == 2:
            s.weasel |= 1 << s.who[0]
        else:
            before = lucks_in_force(s.luck[0])
            s.luck = changed(s.luck, 0, without_reroll(s.luck[0], luck_for(die)))
            lay_down(s, OP_LUCK, before - lucks_in_force(s.luck[0]))
    s.emit(E_MAP_REROLL, s.who[0], n, s.rolled[n])
    s.rerolls = s.rerolls & ~(15 << DIE_AT) | n << DIE_AT
    s.chance(K_ROLL, outcomes_of(s, die))


def read_map_again(s: WholeGame, _die: int, _count: int, _keep: int) -> None:
    """The new result replaces the old one. Rules: H3-MOR-07."""
    n = s.rerolls >> DIE_AT & 15
    s.rolled = changed(s.rolled, n, s.answer)
    s.emit(E_MAP_DIE, s.who[0], s.answer, n + 1)
    s.goto(OFFER)


def pick_result(s: WholeGame, _die: int, count: int, keep: int) -> None:
    """Where more dice are rolled than count, the player picks: `count` dice are left, of which `keep` are to be taken.

    Rules: H3-RES-08, H3-RES-14, H3-LOC-45.
    """
    if keep >= count or len(set(s.rolled[:count])) == 1:
        s.answer = option(RESULT, 0)
        return
    options: list[int] = []
    for n in range(count):
        if s.rolled[n] not in s.rolled[:n]:
            options.append(option(RESULT, n))
    s.ask(s.who[0], K_AMOUNT, options)


def take_result(s: WholeGame, die: int, count: int, keep: int) -> None:
    """The results chosen happen, or all where all count; by option a Resource die gives 1 of what it shows.

    Rules: H3-RES-07 to H3-RES-10, H3-RES-14, H3-ART-03, H3-OPT-03, BF-ADV-30.
    """
    n = argument(s.answer)
    if 1 < keep < count:
        # Dice that are taken lie behind those that are left: none happens before all are chosen.
        s.rolled = (*s.rolled[:n], *s.rolled[n + 1 : count], s.rolled[n], *s.rolled[count:])
        s.stack[DICE_LEFT] = count - 1
        s.stack[DICE_THAT_COUNT] = keep - 1
        s.goto(PICK)
        return
    results = s.rolled if keep >= count else (s.rolled[n], *s.rolled[count:])
    s.rolled = ()
    s.rerolls = 0
    s.leave()
    for result in results:
        s.emit(E_RESULT, s.who[0], result)
        if die == RESOURCE_DIE:
            resource, amount = RESOURCE_FACES[resource_result(result)]
            gain(s, 0, resource, 1 if s.game_terms.house & H_SINGLE_RESOURCE else amount)
        elif die == INCOME_DIE:
            resource = RESOURCE_FACES[resource_result(result)][0]
            change_income(s, s.who[0], resource, STEP_WORTH[resource])
            gain(s, 0, resource, STEP_WORTH[resource])
        else:
            s.call(MAP_EFFECT, TREASURE_DOES[treasure_result(result)], NO_HERO, NO_FIELD)


ROLL_MAP: Final = sequence(
    roll_one, read_one, asks(offer_map_reroll), got_map_reroll, read_map_again, asks(pick_result), take_result,
)  # fmt: skip
"""Arguments: the die, how many, how many count."""
DICE_LEFT: Final = ARG_B
DICE_THAT_COUNT: Final = ARG_C
OFFER: Final = at(ROLL_MAP, offer_map_reroll)
PICK: Final = at(ROLL_MAP, pick_result)
