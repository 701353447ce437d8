"""Carrying out programs of the map, one operation at a time, for the acting player.

The frame of a program holds its place, the hero it is about (-1 where the player picks one) and the field it belongs
to, so it can be paused at any question.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.dice import ROLL_MAP
from banneret.heroes.adventure.effects.cards import (
    EXCHANGING,
    FINDING,
    SEARCHING_OWN,
    SELLING,
    SPRING,
    WITCH,
    exchange_kinds,
)
from banneret.heroes.adventure.effects.scenario import do_scenario
from banneret.heroes.adventure.effects.units import RECRUIT_OFFERED, REINFORCE_BY_EFFECT, WEAKENING
from banneret.heroes.adventure.levels import GAIN_EXPERIENCE
from banneret.heroes.adventure.map.discovering import DISCOVER_BY_EFFECT
from banneret.heroes.adventure.map.flagging import FLAG_FIELD
from banneret.heroes.adventure.map.land import cell, location
from banneret.heroes.adventure.map.movement import TO_HOLDING
from banneret.heroes.adventure.map.visiting import clear_cubes
from banneret.heroes.adventure.negative_morale import DISHEARTEN
from banneret.heroes.adventure.shared_decks import OPTIONAL, SEARCH_DECK
from banneret.heroes.adventure.special_rules.grail import moved_by_card, take_grail
from banneret.heroes.adventure.town.prices import can_pay, pay
from banneret.heroes.adventure.trading_post import TRADING
from banneret.heroes.combat.cards.hands import DRAW
from banneret.heroes.combat.cards.sequences import DISCARD_SOME, KEEP_ONE, RECOVER_CARD, cover
from banneret.heroes.combat.morale.dice import FOR_EVENT, THROW
from banneret.heroes.combat.morale.tokens import GAIN_MORALE, MORALE_ROLL
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_combat import NO, YES
from banneret.heroes.state.answers_map import BRANCH, CHOOSE_HERO, CHOOSE_PLAYER
from banneret.heroes.state.battle import NO_DIE, R_MORALE_DECKS, gain
from banneret.heroes.state.events_map import E_MORALE, E_MOVEMENT, E_WINGS
from banneret.heroes.state.game_terms import H_CARDS_MAIN_HERO_ONLY
from banneret.heroes.state.hero_numbers import MAIN, NO_HERO, SECONDARY, hero_of, secondary_hero, which_hero
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import rivals
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile import map as e
from banneret.heroes.tables.compile.scenario import CHOOSE_OTHER, DRAFT, FIRST_SCENARIO_OP
from banneret.heroes.tables.tiles import DICE, KEEP
from banneret.heroes.tables.towns_and_heroes import VISIT, Price
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_MAY, K_TARGET
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, fill

CHOICES: Final = frozenset((e.CHOOSE, DRAFT, CHOOSE_OTHER))
"""The operations by which a player takes one of several effects."""


def unpack_price(packed: int) -> Price:
    """A price from one int."""
    return packed & 255, packed >> 8 & 255, packed >> 16


def do_errand(s: WholeGame, place: int, hero: int, field: int) -> None:
    """Carry out the next operation.

    Rules: H3-GEN-03, H3-GEN-04, H3-LOC-35 to H3-LOC-38, H3-LOC-41, H3-LOC-43, H3-LOC-44.
    """
    op, x, y, z = s.game_terms.programs.ops[place]
    if op == e.DONE_OP:
        s.leave()
        return
    s.stack[-3] = place + 1
    s.goto(e.MAP_EFFECT)
    if op == e.GAIN:
        gain(s, 0, x, y)
    elif op == e.JUMP:
        s.stack[-3] = place + 1 + x
    elif op == e.PAY:
        if can_pay(s, unpack_price(x)):
            pay(s, unpack_price(x))
        else:
            s.stack[-3] = place + 1 + y
    elif op == e.MAY:
        if y and not can_pay(s, unpack_price(y)):
            s.stack[-3] = place + 1 + x
        elif op_after(s, place) == e.SEARCH and x == 1:
            # A Search asks by itself whether, and how, the player searches.
            _, deck, cards, _ = s.game_terms.programs.ops[place + 1]
            s.stack[-3] = place + 2
            s.call(SEARCH_DECK, deck, cards, OPTIONAL)
        elif branches_closed(s, place + 1):
            s.stack[-3] = place + 1 + x
        else:
            s.goto(MAP_EFFECT_DONE)
            s.ask(s.who[0], K_MAY, [YES, NO])
    elif op in CHOICES:
        choose(s, place, x)
    elif op == e.MORALE:
        s.call(GAIN_MORALE, 0, x, 0)
    elif op == e.EXPERIENCE:
        s.call(GAIN_EXPERIENCE, x, 0, 0)
    elif op == e.SEARCH:
        s.call(SEARCH_DECK, x, y, z)
    elif op == e.ROLL:
        roll(s, place, field, x, y, z)
    elif op == e.MORALE_ROLL:
        s.call(MORALE_ROLL, 0, x, y)
    elif op == e.FACE_ROLL:
        s.rerolls &= ~LUCK_DONE_OTHER
        s.goto(MAP_EFFECT_DONE)
        s.call(THROW, 0, 0, FOR_EVENT)
    elif op >= FIRST_SCENARIO_OP:
        do_scenario(s, op, x, y, z)
    else:
        do_more(s, op, x, y, z, hero, field)


def do_more(  # noqa: PLR0915  (an operation a branch)
    s: WholeGame, op: int, x: int, y: int, z: int, hero: int, field: int
) -> None:
    """Operations about heroes, cards and the map. Rules: H3-GEN-03, BF-ADV-11."""
    if s.game_terms.sorting and op in e.OF_HAND:
        return
    if op == e.MOVEMENT or op == e.FLY or op == e.GO_HOME or (op == e.DISCOVER and field < 0):
        ask_which_hero(s, hero)
    elif op == e.DRAW:
        s.call(DRAW, 0, x, 0)
    elif op == e.DISCARD:
        s.call(DISCARD_SOME, 0, x, y)
    elif op == e.DRAW_KEEP:
        s.call(KEEP_ONE, 0, x, 0)
    elif op == e.FLAG:
        s.call(FLAG_FIELD, field, x, 0)
    elif op == e.DISCOVER:
        s.call(DISCOVER_BY_EFFECT, field, 0, 0)
    elif op == e.TAKE_GRAIL:
        if take_grail(s, hero) and s.game_terms.grail:
            s.call(e.MAP_EFFECT, s.game_terms.grail, NO_HERO, NO_FIELD)
    elif op == e.WITCH_HUT:
        s.call(WITCH, 0, 0, 0)
    elif op == e.MAGIC_SPRING:
        s.call(SPRING, x, 0, 0)
    elif op == e.TRADE:
        s.call(TRADING, 0, int(s.game_terms.coop and field >= 0), 0)
    elif op == e.REINFORCE:
        s.call(REINFORCE_BY_EFFECT, x, y, 0)
    elif op == e.WEAKEN:
        s.call(WEAKENING, 0, 0, 0)
    elif op == e.RECRUIT_DRAWN:
        s.call(RECRUIT_OFFERED, x, 0, 0)
    elif op == e.CHEAPER_UNIT:
        s.discount += x
    elif op == e.CHEAPER_SPELLS:
        s.discount = x | y << 8
    elif op == e.REROLLS:
        s.luck = changed(s.luck, 0, s.luck[0] | x)
    elif op == e.STEP_AT_END:
        s.end_steps += 1
    elif op == e.RECOVER:
        s.call(RECOVER_CARD, 0, x, y)
    elif op == e.FIND:
        s.call(FINDING, x, y, 0)
    elif op == e.SELL:
        s.call(SELLING, x, y, 0)
    elif op == e.SEARCH_OWN:
        s.call(SEARCHING_OWN, x, 0, 0)
    elif op == e.EXCHANGE:
        s.call(EXCHANGING, x, 0, 0)
    elif op == e.EXCHANGE_KINDS:
        s.call(DRAW, 0, exchange_kinds(s, x), 0)
    elif op == e.CLEAR:
        clear_cubes(s, x)
    elif op == e.ENEMY_MORALE:
        ask_enemy(s)
    elif op == e.POWER:
        # Kept only for a spell that is cast at once: whatever else is done in the turn takes it back.
        s.power = x
    elif op == e.OVERLAY:
        cover(s, 0, x)
    elif op == e.CALL:
        s.call(x, y, z, 0)


def op_after(s: WholeGame, place: int) -> int:
    """The operation that follows another."""
    return s.game_terms.programs.ops[place + 1][0]


def branches_closed(s: WholeGame, place: int) -> bool:
    """Whether what comes next is a choice of which no branch can be paid for."""
    op, count, _, _ = s.game_terms.programs.ops[place]
    return op in CHOICES and not open_branches(s, place, count)


def open_branches(s: WholeGame, place: int, count: int) -> list[int]:
    """The branches of a choice that the player can pay for, and that are not closed by an earlier choice.

    Where no hero walks, nobody chooses movement. Rules: H3-GEN-04, BF-ADV-38.
    """
    found: list[int] = []
    op = s.game_terms.programs.ops[place][0]
    for n in range(count):
        if (op == DRAFT and s.scenario_state.drafted >> n & 1) or (
            op == CHOOSE_OTHER and s.scenario_state.picked[s.who[0]] == n
        ):
            continue
        _, ahead, price, _ = s.game_terms.programs.ops[place + 1 + n]
        if s.game_terms.sorting and s.game_terms.programs.ops[place + 2 + n + ahead][0] == e.MOVEMENT:
            continue
        if not price or can_pay(s, unpack_price(price)):
            found.append(n)
    return found


def choose(s: WholeGame, place: int, count: int) -> None:
    """The player takes one of several effects. Rules: H3-GEN-03, H3-CRD-20."""
    s.goto(MAP_EFFECT_DONE)
    found = open_branches(s, place, count)
    if found:
        s.ask(s.who[0], K_AMOUNT, [option(BRANCH, n) for n in found])
    else:
        # Nothing can be paid for: pass over the whole choice, which ends where its last branch jumps to.
        s.answer = option(BRANCH, count)


def did_errand(s: WholeGame, place: int, _hero: int, _field: int) -> None:
    """Read the answer to what the last operation asked. Rules: H3-GEN-03."""
    s.goto(e.MAP_EFFECT)
    op, x, y, _ = s.game_terms.programs.ops[place - 1]
    if op in CHOICES:
        n = argument(s.answer)
        if op == DRAFT:
            edit(s).drafted |= 1 << n
        elif op == CHOOSE_OTHER:
            g = edit(s)
            g.picked = changed(g.picked, s.who[0], n)
        if n == x:
            last = place - 1 + x
            end = last + 1 + s.game_terms.programs.ops[last][1]
            while s.game_terms.programs.ops[end] != (e.JUMP, 0, 0, 0):
                end += 1
            s.stack[-3] = end + 1
        else:
            branch = place + n
            s.stack[-3] = branch + 1 + s.game_terms.programs.ops[branch][1]
    elif op == e.MAY:
        if s.answer == NO:
            s.stack[-3] = place + x
    elif op == e.FACE_ROLL:
        if not x >> (s.defense_die + 1) & 1:
            s.stack[-3] = place + y
        s.defense_die = NO_DIE
    elif op == e.ENEMY_MORALE:
        shame(s, argument(s.answer))
    else:
        done_by_hero(s, op, x, argument(s.answer))


fill(e.MAP_EFFECT, asks(do_errand), did_errand)
MAP_EFFECT_DONE: Final = at(e.MAP_EFFECT, did_errand)


# -- dice --------------------------------------------------------------------------------------------------------------


def roll(s: WholeGame, place: int, field: int, die: int, count: int, keep: int) -> None:
    """Roll as many dice as the effect says, or as the field shows where the effect is the field's own.

    Rules: H3-LOC-20, H3-LOC-26, H3-LOC-33, H3-LOC-34.
    """
    if field >= 0 and place == VISIT[location(s, field)]:
        c = cell(s, field)
        if DICE[c]:
            count = DICE[c]
            keep = KEEP[c]
    s.rolled = ()
    s.call(ROLL_MAP, die, max(1, count), keep)


# -- heroes ------------------------------------------------------------------------------------------------------------


def ask_which_hero(s: WholeGame, hero: int) -> None:
    """An effect about "your Hero" outside Combat is for either of the player's heroes. Rules: H3-HER-02, H3-HER-03."""
    player = s.who[0]
    s.goto(MAP_EFFECT_DONE)
    second = s.hero_at[secondary_hero(player)] >= 0 and not s.game_terms.house & H_CARDS_MAIN_HERO_ONLY
    if hero >= 0:
        s.answer = option(CHOOSE_HERO, which_hero(hero))
    elif second:
        s.ask(player, K_TARGET, [option(CHOOSE_HERO, MAIN), option(CHOOSE_HERO, SECONDARY)])
    else:
        s.answer = option(CHOOSE_HERO, MAIN)


def done_by_hero(s: WholeGame, op: int, amount: int, which: int) -> None:
    """Movement points, wings, a way home or a discovery for the hero chosen.

    Rules: H3-MOV-12, H3-LOC-13, H3-LOC-17, H3-LOC-39.
    """
    h = hero_of(s.who[0], which)
    if op == e.GO_HOME:
        s.call(TO_HOLDING, h, amount, 0)
        return
    if op == e.DISCOVER:
        s.call(DISCOVER_BY_EFFECT, s.hero_at[h], 0, 0)
        return
    s.mp[h] += amount
    s.emit(E_MOVEMENT, h, amount)
    if op == e.FLY:
        moved_by_card(s, h)
        s.wings |= 1 << h
        s.emit(E_WINGS, h)


# -- the rest ----------------------------------------------------------------------------------------------------------


def ask_enemy(s: WholeGame) -> None:
    """Whose Positive Morale turns: any enemy who has it. Rules: H3-MOD-09, H3-MOR-10."""
    others = [p for p in rivals(s, s.who[0]) if s.spirit[p] & 3 == 1]
    if others:
        s.goto(MAP_EFFECT_DONE)
        s.ask(s.who[0], K_TARGET, [option(CHOOSE_PLAYER, p) for p in others])


def shame(s: WholeGame, which: int) -> None:
    """The player chosen gains Negative Morale, which only takes Positive Morale away. Rules: H3-MOR-10, BF-MRL-09."""
    if s.terms.rules & R_MORALE_DECKS:
        s.call(DISHEARTEN, which, s.who[0], 0)
        return
    s.spirit[which] &= ~3
    s.emit(E_MORALE, which, 0)
