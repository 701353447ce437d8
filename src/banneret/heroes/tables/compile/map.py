"""Programs of the map, compiled: runs of operations that `banneret.heroes.adventure.effects.run` carries out.

Locations, buildings, Astrologers cards, scenarios and cards played on the map all end up here. What a card does only in
Combat has no operation on the map: its bonus is lost there.
"""

from typing import Final

from banneret.heroes.box.verbs import cards as k
from banneret.heroes.box.verbs import combat as p
from banneret.heroes.box.verbs import map as m
from banneret.heroes.box.verbs import scenario as c
from banneret.heroes.box.verbs.scenario import NO_WORDS, SCENARIO_VERBS, Vocabulary
from banneret.heroes.tables.compile.combat import OVERLAY_IDS, TIERS, faces
from banneret.heroes.tables.compile.scenario import (
    CHOOSE_OTHER,
    DRAFT,
    LEVY,
    REPEAT,
    TEAM_PAYS,
    TENURE,
    scenario_operation,
)
from banneret.heroes.tables.luck import EVERY_DIE, LUCK_BITS
from banneret.heroes.tables.map_programs import MapPrograms, Op, no_programs
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.sequence import reserve
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

BOX: Final = no_programs()
"""The programs of the core box, which all games have; filled by `boards` and `map_cards`, in this order, and never
changed again."""

MAP_EFFECT: Final = reserve(2)
"""Carries programs out. Arguments: place in `MapPrograms.ops`, the hero it is about or NO_HERO, the field it belongs to
or NO_FIELD. Filled by `adventure.effects.run`, which is built on much of what starts it."""
NEXT_OPERATION: Final = ARG_A
ABOUT_HERO: Final = ARG_B
ABOUT_FIELD: Final = ARG_C

DONE_OP: Final = 0
GAIN: Final = 1
"""Resource, amount."""
CHOOSE: Final = 2
"""How many branches; as many BRANCH_TO follow."""
BRANCH_TO: Final = 3
"""How far on the branch begins; the price it begins with, packed, or 0."""
JUMP: Final = 4
"""How far on."""
MAY: Final = 5
"""How many operations to pass over; the price they begin with, packed, or 0."""
PAY: Final = 6
"""The price, packed; how many operations to pass over if it is not paid."""
EXPERIENCE: Final = 7
SEARCH: Final = 8
"""Deck, cards, how (see `banneret.heroes.adventure.shared_decks`)."""
ROLL: Final = 9
"""Die, how many (0: as the field says), how many to keep."""
MOVEMENT: Final = 10
FLY: Final = 11
STEP_AT_END: Final = 12
GO_HOME: Final = 13
DISCOVER: Final = 14
TAKE_GRAIL: Final = 15
WITCH_HUT: Final = 16
MAGIC_SPRING: Final = 17
TRADE: Final = 18
FLAG: Final = 19
REINFORCE: Final = 20
"""Tiers (as bits), price."""
WEAKEN: Final = 21
RECRUIT_DRAWN: Final = 22
"""1 for one of each dwelling, 0 for one in all."""
CHEAPER_UNIT: Final = 23
CHEAPER_SPELLS: Final = 24
"""Gold, cards."""
REROLLS: Final = 25
"""Which, as bits of Battle.luck."""
RECOVER: Final = 26
"""Kind of card, 1 to shuffle the rest into the deck."""
FIND: Final = 27
"""Card, deck."""
SELL: Final = 28
"""Kind of card, gold."""
SEARCH_OWN: Final = 29
EXCHANGE: Final = 30
EXCHANGE_KINDS: Final = 31
"""Kinds of card, as bits."""
CLEAR: Final = 32
"""Kinds of location, as bits."""
MORALE: Final = 33
DRAW: Final = 34
DISCARD: Final = 35
"""How many; 1 to draw a card for a spell discarded."""
DRAW_KEEP: Final = 36
"""How many are drawn, of which one is kept."""
MORALE_ROLL: Final = 37
"""Faces of the Attack die (as bits), the morale gained for them."""
ENEMY_MORALE: Final = 38
POWER: Final = 39
OVERLAY: Final = 40
"""Which overlay."""
CALL: Final = 41
"""A sequence, and two arguments for it: how other packages add verbs to the language."""
FACE_ROLL: Final = 42
"""Faces of the Attack die (as bits); how many operations to pass over on another one."""
OF_HAND: Final = (DRAW, DISCARD, DRAW_KEEP, RECOVER, SEARCH_OWN, EXCHANGE, EXCHANGE_KINDS)
"""Those about the hand and drawing: nothing where players hold none."""

FULL: Final = 0
HALF: Final = 1
HALF_GOLD: Final = 2
FREE: Final = 3
_PRICES: Final = ("full", "half", "half_gold", "free")
RESOURCE_DIE: Final = 0
TREASURE_DIE: Final = 1
_DICE: Final = ("resource", "treasure")
DECKS: Final = ("ability", "artifact", "spell")
CARD_KINDS: Final = ("statistic", "ability", "artifact", "specialty", "spell")


def pack_price(price: m.Price) -> int:
    """A price in one int."""
    return price.gold | price.building_materials << 8 | price.valuables << 16


def unpack_price(packed: int) -> tuple[int, int, int]:
    """A price from one int: gold, building materials, valuables."""
    return packed & 255, packed >> 8 & 255, packed >> 16


def first_price(verbs: tuple[p.Verb, ...]) -> int:
    """What a program costs before it does anything, packed."""
    return pack_price(verbs[0].pay) if verbs and isinstance(verbs[0], m.Pay) else 0


def compile_map_effect(into: MapPrograms, verbs: tuple[p.Verb, ...], words: Vocabulary = NO_WORDS) -> int:
    """Add a program and tell where it starts; one that does nothing on the map is place 0.

    `words` are the names a scenario has given to things of its own.
    """
    ops = operations(into, verbs, words)
    if not ops:
        return 0
    start = len(into.ops)
    into.starts.append(start)
    into.verbs.append(verbs)
    into.ops.extend([*ops, (DONE_OP, 0, 0, 0)])
    return start


def operations(into: MapPrograms, verbs: tuple[p.Verb, ...], words: Vocabulary = NO_WORDS) -> list[Op]:
    """The operations of a program; what they point at is added."""
    ops: list[Op] = []
    for verb in verbs:
        if type(verb).main in SCENARIO_VERBS and not isinstance(verb, c.Draft | c.ChooseOther | c.Tenure):
            ops.append(_followed(into, verb, words) or scenario_operation(into, verb, words))
        elif isinstance(verb, p.Foreign):
            ops += verb.operations(into)
        elif isinstance(verb, m.Choose | m.May | m.Pay | p.Roll | c.Draft | c.ChooseOther | c.Tenure):
            ops += _nested(into, verb, words)
        else:
            ops += _single(verb)
    return ops


def _followed(into: MapPrograms, verb: p.Verb, words: Vocabulary) -> Op | None:
    """A verb of scenarios that is followed by programs of their own; None for any other."""
    if isinstance(verb, c.TeamPays):
        return TEAM_PAYS, pack_price(verb.team_pays), compile_map_effect(into, verb.do, words), 0
    if not isinstance(verb, c.Levy):
        return None
    follows = [compile_map_effect(into, verbs, words) for verbs in (verb.paid, verb.unpaid, verb.extra)]
    into.levies.append(
        (verb.levy, verb.building_materials, verb.valuables, verb.extra_for, follows[0], follows[1], follows[2])
    )
    return LEVY, len(into.levies) - 1, 0, 0


def _nested(into: MapPrograms, verb: p.Verb, words: Vocabulary) -> list[Op]:
    match verb:
        case m.Choose(choose=branches) | c.Draft(draft=branches) | c.ChooseOther(choose_other=branches):
            bodies = [operations(into, branch.do, words) for branch in branches]
            heads: list[Op] = []
            tail: list[Op] = []
            for n, body in enumerate(bodies):
                rest = sum(len(later) + 1 for later in bodies[n + 1 :])
                heads.append((BRANCH_TO, len(bodies) - n - 1 + len(tail), first_price(branches[n].do), 0))
                tail += [*body, (JUMP, rest, 0, 0)]
            op = CHOOSE if isinstance(verb, m.Choose) else DRAFT if isinstance(verb, c.Draft) else CHOOSE_OTHER
            return [(op, len(bodies), 0, 0), *heads, *tail]
        case m.May(may=inner):
            ops = operations(into, inner, words)
            return [(MAY, len(ops), first_price(inner), 0), *ops]
        case m.Pay(pay=price, do=inner):
            ops = operations(into, inner, words)
            return [(PAY, pack_price(price), len(ops), 0), *ops]
        case p.Roll(roll=values, do=(p.Morale(morale=amount),)):
            return [(MORALE_ROLL, faces(values), amount, 0)]
        case p.Roll(roll=values, do=inner):
            ops = operations(into, inner, words)
            return [(FACE_ROLL, faces(values), len(ops), 0), *ops] if ops else []
        case c.Tenure(tenure=name, times=times, do=inner):
            ops = operations(into, inner, words)
            head = (TENURE, 1 << LOCATION_IDS.index(name), times, 0)
            return [head, (REPEAT, len(ops) + 1, 0, 0), *ops, (JUMP, -len(ops) - 2, 0, 0)]
    return []


def _single(verb: p.Verb) -> list[Op]:  # noqa: PLR0915  (a verb a case)
    op: Op | None = None
    match verb:
        case p.Gain(gain=resource, amount=amount):
            op = (GAIN, RESOURCE_IDS.index(resource), amount, 0)
        case p.Draw(draw=count):
            op = (DRAW, count, 0, 0)
        case p.Morale(morale=amount):
            op = (MORALE, amount, 0, 0)
        case k.Discard(discard=count, spell_draws=drawing):
            op = (DISCARD, count, int(drawing), 0)
        case k.DrawKeep(draw_keep=count):
            op = (DRAW_KEEP, count, 0, 0)
        case k.Power(power=amount):
            op = (POWER, amount, 0, 0)
        case k.Overlay(overlay=name):
            op = (OVERLAY, OVERLAY_IDS.index(name), 0, 0)
        case p.DropMorale():
            op = (ENEMY_MORALE, 0, 0, 0)
        case m.Experience(experience=amount):
            op = (EXPERIENCE, amount, 0, 0)
        case m.Search(search=deck, cards=cards, times=times):
            return [(SEARCH, DECKS.index(deck), cards, 0)] * times
        case m.RollDice(roll_dice=die, dice=dice, keep=keep):
            op = (ROLL, _DICE.index(die), dice, keep)
        case m.Movement(movement=amount):
            op = (MOVEMENT, amount, 0, 0)
        case m.Fly(fly=amount):
            op = (FLY, amount, 0, 0)
        case m.StepAtEnd():
            op = (STEP_AT_END, 0, 0, 0)
        case m.GoHome(go_home=amount):
            op = (GO_HOME, amount, 0, 0)
        case m.Discover():
            op = (DISCOVER, 0, 0, 0)
        case m.TakeGrail():
            op = (TAKE_GRAIL, 0, 0, 0)
        case m.WitchHut():
            op = (WITCH_HUT, 0, 0, 0)
        case m.MagicSpring(magic_spring=count):
            op = (MAGIC_SPRING, count, 0, 0)
        case m.Trade():
            op = (TRADE, 0, 0, 0)
        case m.Flag(flag=what):
            op = (FLAG, LOCATION_IDS.index(what), 0, 0)
        case m.ReinforceOne(reinforce_one=tiers, price=price):
            op = (REINFORCE, sum(1 << TIERS[tier] for tier in tiers), _PRICES.index(price), 0)
        case m.Weaken():
            op = (WEAKEN, 0, 0, 0)
        case m.RecruitDrawn(recruit_drawn=how):
            op = (RECRUIT_DRAWN, int(how == "each_dwelling"), 0, 0)
        case m.CheaperUnit(cheaper_unit=gold):
            op = (CHEAPER_UNIT, gold, 0, 0)
        case m.CheaperSpells(cheaper_spells=gold, cards=cards):
            op = (CHEAPER_SPELLS, gold, cards, 0)
        case m.Rerolls(rerolls=dice_names, each=each):
            bits = EVERY_DIE if each == "roll" else sum(LUCK_BITS[name] for name in dice_names)
            op = (REROLLS, bits, 0, 0)
        case m.Recover(recover=kind, reshuffle=reshuffle):
            op = (RECOVER, CARD_KINDS.index(kind), int(reshuffle), 0)
        case m.Find(find=card, deck=deck):
            op = (FIND, CARD_NUMBER[card], DECKS.index(deck), 0)
        case m.Sell(sell=kind, gold=gold):
            op = (SELL, CARD_KINDS.index(kind), gold, 0)
        case m.SearchOwn(search_own=count):
            op = (SEARCH_OWN, count, 0, 0)
        case m.ExchangeCards(exchange_cards=count):
            op = (EXCHANGE, count, 0, 0)
        case m.ExchangeKinds(exchange_kinds=kinds):
            op = (EXCHANGE_KINDS, sum(1 << CARD_KINDS.index(kind) for kind in kinds), 0, 0)
        case m.ClearCubes(clear_cubes=where):
            ids = LOCATION_IDS if where == "all" else where
            op = (CLEAR, sum(1 << LOCATION_IDS.index(name) for name in ids), 0, 0)
    return [] if op is None else [op]
