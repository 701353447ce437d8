"""Compiling the verbs of the adventure map into operations; `tables` says beside each OP what its numbers mean."""

from collections.abc import Callable

from banneret.heroes import program as p
from banneret.heroes import program_map as m
from banneret.heroes import tables as t

Op = tuple[int, int, int, int]
Nested = Callable[[tuple[p.Verb, ...]], list[Op] | None]
"""Compiles verbs that stand inside another one."""

TIERS = {"bronze": t.BRONZE, "silver": t.SILVER, "gold": t.GOLD, "azure": t.AZURE}
RESOURCES = {"gold": 0, "building_materials": 1, "valuables": 2}
DECKS = {"ability": 0, "artifact": 1, "spell": 2}
KINDS = {
    "statistic": t.STATISTIC_CARD, "ability": t.ABILITY_CARD, "artifact": t.ARTIFACT_CARD,
    "specialty": t.SPECIALTY_CARD, "spell": t.SPELL_CARD,
}  # fmt: skip
FLAGS = {"town": 0, "settlement": 1, "mine": 2, "obelisk": 3, "dragon_utopia": 4}
PRICES = {"full": 0, "half": 1, "half_gold": 2, "free": 3}
LASTING = {"movement": 0, "hand_limit": 1, "spell_returns": 2, "spell_power": 3, "reroll": 4, "redraw_guard": 5}


def of_map(verb: p.Verb, nested: Nested) -> list[Op] | None:
    """The operations of a verb of the map, or None for other verbs."""
    return _with_others(verb, nested) or _of_hero(verb) or _of_cards(verb)


def _with_others(verb: p.Verb, nested: Nested) -> list[Op] | None:
    """Verbs that hold other verbs: the operations of those follow."""
    match verb:
        case m.May(may=verbs):
            inner = nested(verbs)
            return None if inner is None else [(t.OP_MAY, len(inner), 0, 0), *inner]
        case m.Pay(pay=price, do=verbs):
            inner = nested(verbs)
            rest = price.building_materials | price.valuables << 8
            return None if inner is None else [(t.OP_PAY, len(inner), price.gold, rest), *inner]
        case m.Choose(choose=branches):
            ops: list[Op] = []
            for branch in branches:
                inner = nested(branch.do)
                if inner is None:
                    return None
                ops += [(t.OP_BRANCH, len(inner), 0, 0), *inner]
            return [(t.OP_CHOOSE, len(branches), len(ops), 0), *ops]
    return None


def _of_hero(verb: p.Verb) -> list[Op] | None:
    """Verbs about heroes, fields and units."""
    op: Op | None = None
    match verb:
        case m.Experience(experience=amount):
            op = (t.OP_EXPERIENCE, amount, 0, 0)
        case m.RollDice(roll_dice=kind, dice=dice, keep=keep):
            op = (t.OP_ROLL_DICE, int(kind == "treasure"), dice, keep)
        case m.Movement(movement=points):
            op = (t.OP_MOVEMENT, points, 0, 0)
        case m.Fly(fly=points):
            op = (t.OP_FLY, points, 0, 0)
        case m.StepAtEnd():
            op = (t.OP_STEP_AT_END, 0, 0, 0)
        case m.GoHome(go_home=points):
            op = (t.OP_GO_HOME, points, 0, 0)
        case m.Discover():
            op = (t.OP_DISCOVER, 0, 0, 0)
        case m.TakeGrail():
            op = (t.OP_TAKE_GRAIL, 0, 0, 0)
        case m.Trade():
            op = (t.OP_TRADE, 0, 0, 0)
        case m.Flag(flag=what):
            op = (t.OP_FLAG, FLAGS[what], 0, 0)
        case m.ReinforceOne(reinforce_one=tiers, price=price):
            op = (t.OP_REINFORCE_ONE, sum(1 << TIERS[tier] for tier in tiers), PRICES[price], 0)
        case m.Weaken(weaken=count):
            op = (t.OP_WEAKEN, count, 0, 0)
        case m.RecruitDrawn(recruit_drawn=how):
            op = (t.OP_RECRUIT_DRAWN, int(how == "each_dwelling"), 0, 0)
        case m.CheaperUnit(cheaper_unit=gold):
            op = (t.OP_CHEAPER_UNIT, gold, 0, 0)
        case m.AvoidGuards():
            op = (t.OP_AVOID_GUARDS, 0, 0, 0)
        case m.ClearCubes(clear_cubes="all"):
            op = (t.OP_CLEAR_CUBES, -1, 0, 0)
        case m.ClearCubes(clear_cubes=tuple() as locations):
            t.LOCATION_SETS.append(locations)
            op = (t.OP_CLEAR_CUBES, len(t.LOCATION_SETS) - 1, 0, 0)
        case m.Lasting(lasting=what, by=by):
            op = (t.OP_LASTING, LASTING[what], by, 0)
        case m.AtIncome(at_income=resource, amount=amount):
            op = (t.OP_AT_INCOME, RESOURCES[resource], amount, 0)
    return None if op is None else [op]


def _of_cards(verb: p.Verb) -> list[Op] | None:
    """Verbs about cards and decks."""
    op: Op | None = None
    match verb:
        case m.Search(search=deck, cards=cards, times=times):
            op = (t.OP_SEARCH, DECKS[deck], cards, times)
        case m.WitchHut():
            op = (t.OP_WITCH_HUT, 0, 0, 0)
        case m.MagicSpring(magic_spring=cards):
            op = (t.OP_MAGIC_SPRING, cards, 0, 0)
        case m.CheaperSpells(cheaper_spells=gold, cards=cards):
            op = (t.OP_CHEAPER_SPELLS, gold, cards, 0)
        case m.Find(find=card, deck=deck):
            op = (t.OP_FIND, DECKS[deck], t.CARD_NUMBER[card], 0)
        case m.Sell(sell=kind, gold=gold):
            op = (t.OP_SELL, KINDS[kind], gold, 0)
        case m.SearchOwn(search_own=cards):
            op = (t.OP_SEARCH_OWN, cards, 0, 0)
        case m.ExchangeCards(exchange_cards=cards):
            op = (t.OP_EXCHANGE_CARDS, cards, 0, 0)
        case m.ExchangeKinds(exchange_kinds=kinds):
            op = (t.OP_EXCHANGE_KINDS, sum(1 << KINDS[kind] for kind in kinds), 0, 0)
    return None if op is None else [op]
