"""Carrying out programs of the map, one operation at a time, for the acting player.

The frame of a program holds its place, the hero it is about (NO_HERO where the player picks one) and the field it
belongs to, so it can be paused at any question. Two tables say what each operation does: STARTS lists those that only
start a sequence, EFFECTS the functions that decide something. Those that ask, or choose the next operation, are here;
the others are in the modules of this package, by theme.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.heroes.adventure.ai_heroes.invasions import brace, break_in_by_dice, break_in_far
from banneret.heroes.adventure.dice import ROLL_MAP
from banneret.heroes.adventure.effects import banking_and_robbing, cards, common_wars, contests, gains, scenario, units
from banneret.heroes.adventure.effects.ai_heroes import spawn, strengthen
from banneret.heroes.adventure.levels import GAIN_EXPERIENCE
from banneret.heroes.adventure.map.discovering import DISCOVER_BY_EFFECT, discoverers
from banneret.heroes.adventure.map.flagging import FLAG_FIELD
from banneret.heroes.adventure.map.land import cell, location
from banneret.heroes.adventure.map.movement import TO_HOLDING
from banneret.heroes.adventure.negative_morale import DISHEARTEN
from banneret.heroes.adventure.shared_decks import OPTIONAL, SEARCH_DECK, searchable
from banneret.heroes.adventure.special_rules.beast import LOOKING_AT_BEAST
from banneret.heroes.adventure.special_rules.grail import moved_by_card
from banneret.heroes.adventure.special_rules.hordes import LEAD_OUT
from banneret.heroes.adventure.special_rules.levies import LEVYING
from banneret.heroes.adventure.town.prices import can_pay, pay
from banneret.heroes.combat.cards.hands import DRAW
from banneret.heroes.combat.cards.sequences import DISCARD_SOME, KEEP_ONE, RECOVER_CARD
from banneret.heroes.combat.morale.dice import FOR_EVENT, THROW
from banneret.heroes.combat.morale.tokens import GAIN_MORALE, MORALE_ROLL
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER
from banneret.heroes.state.answers_combat import NO, YES
from banneret.heroes.state.answers_map import BRANCH, CHOOSE_HERO, CHOOSE_PLAYER
from banneret.heroes.state.battle import NO_DIE
from banneret.heroes.state.events_map import E_MORALE, E_MOVEMENT, E_WINGS
from banneret.heroes.state.hero_numbers import MAIN, SECONDARY, hero_of, heroes_of, secondary_hero, which_hero
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import rivals
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import MORALE_BITS, POSITIVE, WholeGame
from banneret.heroes.tables.compile import common_wars as w
from banneret.heroes.tables.compile import map as e
from banneret.heroes.tables.compile import scenario as t
from banneret.heroes.tables.compile.ai_heroes import SPAWN, STRENGTHEN
from banneret.heroes.tables.tiles import DICE, KEEP
from banneret.heroes.tables.towns_and_heroes import VISIT
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_MAY, K_TARGET
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, fill

CHOICES: Final = frozenset((e.CHOOSE, t.DRAFT, t.CHOOSE_OTHER))
"""The operations by which a player takes one of several effects."""

Effect = Callable[[WholeGame, int, int, int], None]
"""Carries an operation out, given its three operands."""


def is_about_hand(op: int) -> bool:
    """Whether an operation does something with the hand, and so nothing where players hold none. Rules: BF-ADV-11."""
    return op in e.OF_HAND


def do_errand(s: WholeGame, place: int, _hero: int, field: int) -> None:
    """Carry out the next operation.

    Rules: H3-GEN-03, H3-GEN-04, H3-LOC-35 to H3-LOC-38, H3-LOC-41, H3-LOC-43, H3-LOC-44.
    """
    op, x, y, z = s.game_terms.programs.ops[place]
    if op == e.DONE_OP:
        s.leave()
        return
    s.stack[e.NEXT_OPERATION] = place + 1
    s.goto(e.MAP_EFFECT)
    if s.game_terms.sorting and is_about_hand(op):
        return
    if op in STARTS:
        started, a, b, c = STARTS[op]
        operands = [0, x, y, z, field]
        s.call(started, operands[a], operands[b], operands[c])
    else:
        EFFECTS[op](s, x, y, z)


def did_errand(s: WholeGame, place: int, _hero: int, _field: int) -> None:
    """Read the answer to what the last operation asked. Rules: H3-GEN-03."""
    s.goto(e.MAP_EFFECT)
    op, x, y, _ = s.game_terms.programs.ops[place - 1]
    if op in CHOICES:
        chose(s, op, place, x)
    elif op == e.MAY:
        if s.answer == NO:
            s.stack[e.NEXT_OPERATION] = place + x
    elif op == e.FACE_ROLL:
        if not x >> (s.defense_die + 1) & 1:
            s.stack[e.NEXT_OPERATION] = place + y
        s.defense_die = NO_DIE
    elif op == e.ENEMY_MORALE:
        shame(s, argument(s.answer))
    else:
        done_by_hero(s, op, x, argument(s.answer))


fill(e.MAP_EFFECT, asks(do_errand), did_errand)
MAP_EFFECT_DONE: Final = at(e.MAP_EFFECT, did_errand)


# -- which operation comes next ----------------------------------------------------------------------------------------


def jump(s: WholeGame, distance: int, _y: int, _z: int) -> None:
    """Go on elsewhere in the program."""
    s.stack[e.NEXT_OPERATION] += distance


def pay_or_pass_over(s: WholeGame, price: int, following: int, _z: int) -> None:
    """A player who cannot pay gets nothing of what follows. Rules: H3-GEN-04, H3-LOC-43."""
    if can_pay(s, e.unpack_price(price)):
        pay(s, e.unpack_price(price))
    else:
        s.stack[e.NEXT_OPERATION] += following


def may(s: WholeGame, following: int, price: int, _z: int) -> None:
    """The player may do what follows, if it can be paid for and a Search with which it begins can find something.

    Rules: H3-GEN-03, H3-GEN-04, H3-LOC-15.
    """
    place = s.stack[e.NEXT_OPERATION]
    op, deck, many, _ = s.game_terms.programs.ops[place]
    if (price and not can_pay(s, e.unpack_price(price))) or (op == e.SEARCH and not searchable(s, deck)):
        s.stack[e.NEXT_OPERATION] = place + following
    elif op == e.SEARCH and following == 1:
        # A Search asks by itself whether, and how, the player searches.
        s.stack[e.NEXT_OPERATION] = place + 1
        s.call(SEARCH_DECK, deck, many, OPTIONAL)
    elif branches_closed(s, place):
        s.stack[e.NEXT_OPERATION] = place + following
    else:
        s.goto(MAP_EFFECT_DONE)
        s.ask(s.who[0], K_MAY, [YES, NO])


def branches_closed(s: WholeGame, place: int) -> bool:
    """Whether the next operation is a choice none of whose branches can be paid for."""
    op, count, _, _ = s.game_terms.programs.ops[place]
    return op in CHOICES and not open_branches(s, place, count)


def open_branches(s: WholeGame, place: int, count: int) -> list[int]:
    """The branches of a choice that the player can pay for, and that are not closed by an earlier choice.

    Where no hero walks, nobody chooses movement.

    Rules: H3-GEN-04, BF-ADV-38, H3-DO-draft, H3-DO-choose_other.
    """
    found: list[int] = []
    op = s.game_terms.programs.ops[place][0]
    for n in range(count):
        if (op == t.DRAFT and s.scenario_state.drafted >> n & 1) or (
            op == t.CHOOSE_OTHER and s.scenario_state.picked[s.who[0]] == n
        ):
            continue
        _, ahead, price, _ = s.game_terms.programs.ops[place + 1 + n]
        if s.game_terms.sorting and s.game_terms.programs.ops[place + 2 + n + ahead][0] == e.MOVEMENT:
            continue
        if not price or can_pay(s, e.unpack_price(price)):
            found.append(n)
    return found


def choose(s: WholeGame, count: int, _y: int, _z: int) -> None:
    """The player takes one of several effects. Rules: H3-GEN-03, H3-CRD-20."""
    s.goto(MAP_EFFECT_DONE)
    found = open_branches(s, s.stack[e.NEXT_OPERATION] - 1, count)
    if found:
        s.ask(s.who[0], K_AMOUNT, [option(BRANCH, n) for n in found])
    else:
        # Nothing can be paid for: pass over the whole choice, which ends where its last branch jumps to.
        s.answer = option(BRANCH, count)


def chose(s: WholeGame, op: int, place: int, count: int) -> None:
    """Go on with the branch taken, and note what may be taken only once. Rules: H3-DO-draft, H3-DO-choose_other."""
    n = argument(s.answer)
    if op == t.DRAFT:
        edit(s).drafted |= 1 << n
    elif op == t.CHOOSE_OTHER:
        g = edit(s)
        g.picked = changed(g.picked, s.who[0], n)
    ops = s.game_terms.programs.ops
    if n == count:
        last = place - 1 + count
        end = last + 1 + ops[last][1]
        while ops[end] != (e.JUMP, 0, 0, 0):
            end += 1
        s.stack[e.NEXT_OPERATION] = end + 1
    else:
        branch = place + n
        s.stack[e.NEXT_OPERATION] = branch + 1 + ops[branch][1]


# -- dice --------------------------------------------------------------------------------------------------------------


def roll(s: WholeGame, die: int, count: int, keep: int) -> None:
    """Roll as many dice as the effect says, or as the field shows where the effect is the field's own.

    Rules: H3-LOC-20, H3-LOC-26, H3-LOC-33, H3-LOC-34.
    """
    field = s.stack[e.ABOUT_FIELD]
    if field >= 0 and s.stack[e.NEXT_OPERATION] - 1 == VISIT[location(s, field)]:
        c = cell(s, field)
        if DICE[c]:
            count = DICE[c]
            keep = KEEP[c]
    s.rolled = ()
    s.call(ROLL_MAP, die, max(1, count), keep)


def roll_face(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """An Attack die says whether what follows is done."""
    s.rerolls &= ~LUCK_DONE_OTHER
    s.goto(MAP_EFFECT_DONE)
    s.call(THROW, 0, 0, FOR_EVENT)


# -- heroes ------------------------------------------------------------------------------------------------------------


def ask_which_hero(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """An effect about "your Hero" outside Combat is for either of the player's heroes. Rules: H3-HER-02, H3-HER-03."""
    ask_among(s, [MAIN, SECONDARY] if s.hero_at[secondary_hero(s.who[0])] >= 0 else [MAIN])


def ask_among(s: WholeGame, heroes: list[int]) -> None:
    """Which of these heroes of the player, where the effect is about none yet."""
    hero = s.stack[e.ABOUT_HERO]
    s.goto(MAP_EFFECT_DONE)
    if hero < 0 and len(heroes) > 1:
        s.ask(s.who[0], K_TARGET, [option(CHOOSE_HERO, which) for which in heroes])
    else:
        s.answer = option(CHOOSE_HERO, heroes[0] if hero < 0 else which_hero(hero))


def discover(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """A tile next to the field is discovered, or next to where a hero stands. Rules: H3-LOC-08, H3-HER-02."""
    field = s.stack[e.ABOUT_FIELD]
    if field >= 0:
        s.call(DISCOVER_BY_EFFECT, field, 0, 0)
    else:
        ask_among(s, [which_hero(h) for h in discoverers(s, heroes_of(s.who[0]))] or [MAIN])


def done_by_hero(s: WholeGame, op: int, amount: int, which: int) -> None:
    """Movement points, wings, a way home or a discovery for the hero chosen.

    Rules: H3-MOV-12, H3-LOC-13, H3-LOC-17, H3-LOC-39, H3-HER-03.
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


def call_sequence(s: WholeGame, sequence: int, first: int, second: int) -> None:
    """A verb that another package has added to the language."""
    s.call(sequence, first, second, 0)


# -- an enemy's morale -------------------------------------------------------------------------------------------------


def ask_enemy(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """Whose Positive Morale turns: any enemy who has it. Rules: H3-MOD-09, H3-MOR-10."""
    others = [p for p in rivals(s, s.who[0]) if s.spirit[p] & MORALE_BITS == POSITIVE]
    if others:
        s.goto(MAP_EFFECT_DONE)
        s.ask(s.who[0], K_TARGET, [option(CHOOSE_PLAYER, p) for p in others])


def shame(s: WholeGame, which: int) -> None:
    """The player chosen gains Negative Morale, which only takes Positive Morale away. Rules: H3-MOR-10, BF-MRL-09."""
    if s.terms.rules & R_MORALE_DECKS:
        s.call(DISHEARTEN, which, s.who[0], 0)
        return
    s.spirit[which] &= ~MORALE_BITS
    s.emit(E_MORALE, which, 0)


# -- the tables --------------------------------------------------------------------------------------------------------


def starts(rows: dict[int, tuple[int, str]]) -> dict[int, tuple[int, int, int, int]]:
    """By operation: the sequence it starts, and what each argument of it is among nothing, the operands, the field."""
    table: dict[int, tuple[int, int, int, int]] = {}
    for op, (started, arguments) in rows.items():
        a, b, c = ["0xyzf".index(word) for word in arguments]
        table[op] = (started, a, b, c)
    return table


STARTS: Final = starts(
    {
        e.EXPERIENCE: (GAIN_EXPERIENCE, "x00"),
        e.SEARCH: (SEARCH_DECK, "xyz"),
        e.MORALE: (GAIN_MORALE, "0x0"),
        e.MORALE_ROLL: (MORALE_ROLL, "0xy"),
        e.DRAW: (DRAW, "0x0"),
        e.DISCARD: (DISCARD_SOME, "0xy"),
        e.DRAW_KEEP: (KEEP_ONE, "0x0"),
        e.RECOVER: (RECOVER_CARD, "0xy"),
        e.FIND: (cards.FINDING, "xy0"),
        e.SELL: (cards.SELLING, "xy0"),
        e.SEARCH_OWN: (cards.SEARCHING_OWN, "x00"),
        e.EXCHANGE: (cards.EXCHANGING, "x00"),
        e.WITCH_HUT: (cards.WITCH, "000"),
        e.MAGIC_SPRING: (cards.SPRING, "x00"),
        e.FLAG: (FLAG_FIELD, "fx0"),
        e.REINFORCE: (units.REINFORCE_BY_EFFECT, "xy0"),
        e.WEAKEN: (units.WEAKENING, "000"),
        e.RECRUIT_DRAWN: (units.RECRUIT_OFFERED, "x00"),
        t.INCOME_STEP: (scenario.STEP_INCOME, "xy0"),
        t.BANK: (banking_and_robbing.BANKING, "xyz"),
        t.LEVY: (LEVYING, "x00"),
        t.LOOK_AT_BEAST: (LOOKING_AT_BEAST, "000"),
        t.HAND_OVER_GRAIL: (contests.HANDING_OVER, "000"),
        w.HIRE: (common_wars.HIRING, "x00"),
        w.LEAD: (LEAD_OUT, "xyz"),
    }
)

EFFECTS: Final[dict[int, Effect]] = {
    e.GAIN: gains.gain_resource,
    e.JUMP: jump,
    e.PAY: pay_or_pass_over,
    e.MAY: may,
    e.CHOOSE: choose,
    t.DRAFT: choose,
    t.CHOOSE_OTHER: choose,
    e.ROLL: roll,
    e.FACE_ROLL: roll_face,
    e.MOVEMENT: ask_which_hero,
    e.FLY: ask_which_hero,
    e.GO_HOME: ask_which_hero,
    e.DISCOVER: discover,
    e.STEP_AT_END: gains.step_at_end,
    e.TAKE_GRAIL: gains.find_grail,
    e.TRADE: gains.trade,
    e.CHEAPER_UNIT: gains.cheaper_unit,
    e.CHEAPER_SPELLS: gains.cheaper_spells,
    e.REROLLS: gains.give_rerolls,
    e.POWER: gains.give_power,
    e.EXCHANGE_KINDS: cards.exchange_hand,
    e.CLEAR: gains.clear_fields,
    e.ENEMY_MORALE: ask_enemy,
    e.OVERLAY: cards.lay_over_unit,
    e.CALL: call_sequence,
    t.STORY: scenario.tell_story,
    t.TOKEN: scenario.give_token,
    t.GAIN_COUNTED: scenario.gain_counted,
    t.SET_RULE: scenario.set_rule,
    t.MOVE_ALL: scenario.move_all,
    t.ADD_UNIT: scenario.add_unit,
    t.BUILD_FREE: scenario.build_free,
    t.FREE_HERO: scenario.free_hero,
    t.GAIN_CARD: scenario.gain_named,
    t.CLEAR_TILES: scenario.clear_tiles,
    t.SHUFFLE_GUARDS: scenario.reshuffle_guards,
    t.LICENCE: scenario.give_licence,
    t.BORROW: scenario.borrow,
    t.HEARTEN: scenario.hearten,
    t.SOLE_TOKEN: contests.sole_token,
    t.FORFEIT: contests.forfeit,
    t.TEAM_PAYS: contests.team_pays,
    t.ROB: banking_and_robbing.rob,
    t.TENURE: banking_and_robbing.count_tenures,
    t.REPEAT: banking_and_robbing.repeat_while_due,
    t.DELIVER: banking_and_robbing.bring_grail_home,
    SPAWN: spawn,
    STRENGTHEN: strengthen,
    w.GROW: common_wars.grow_horde,
    w.RAID: common_wars.raid,
    w.CLOSE: common_wars.close_field,
    w.SPAWN_BY_DICE: break_in_by_dice,
    w.SPAWN_FAR: break_in_far,
    w.BRACE: brace,
}
