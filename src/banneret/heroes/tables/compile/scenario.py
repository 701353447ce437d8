"""Operations of the verbs that only scenarios use, numbered on from those of `banneret.heroes.tables.compile.map`."""

from typing import Final

from banneret.heroes.box.map_and_towns import BUILDINGS, GROUPS
from banneret.heroes.box.verbs import scenario as c
from banneret.heroes.box.verbs.ai_heroes import AI_VERBS
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.common_wars import WAR_VERBS, GrowHorde
from banneret.heroes.box.verbs.places_and_amounts import Amount
from banneret.heroes.box.verbs.scenario import FAVOUR_VERBS
from banneret.heroes.tables.compile.ai_heroes import ai_operation
from banneret.heroes.tables.compile.combat import TIERS
from banneret.heroes.tables.compile.common_wars import war_operation
from banneret.heroes.tables.compile.measures import Measure, measure_of
from banneret.heroes.tables.map_programs import MapPrograms, Op
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.unit_names import unit_word
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, UNIT_NUMBER

STORY: Final = 64
"""Which tale of the scenario."""
TOKEN: Final = 65
"""Token, amount as a place in `MapPrograms.counts`, 1 where all have it together."""
GAIN_COUNTED: Final = 66
"""Resource, amount as a place in `MapPrograms.counts`."""
SET_RULE: Final = 67
"""Which rule of the scenario, 1 for on."""
MOVE_ALL: Final = 68
"""Movement points, 1 for the Main Hero only."""
INCOME_STEP: Final = 69
"""Resource, 3 for one to choose; steps."""
ADD_UNIT: Final = 70
"""A place in `MapPrograms.unit_words`."""
BUILD_FREE: Final = 71
"""The kind of building."""
FREE_HERO: Final = 72
"""1 for on the field the program is about."""
GAIN_CARD: Final = 73
"""Card, 1 for into the deck."""
DRAFT: Final = 74
"""How many branches; as many BRANCH_TO follow. Those that anybody took before are closed."""
CHOOSE_OTHER: Final = 75
"""How many branches; as many BRANCH_TO follow. The one taken the last time is closed."""
CLEAR_TILES: Final = 76
"""The kind of tile."""
SHUFFLE_GUARDS: Final = 77
BANK: Final = 100
"""Resource, token, whose and how much: see `pack_bank`."""
ROB: Final = 101
"""Token, how many, and what becomes of them: see `pack_robbery`."""
TENURE: Final = 102
"""Kinds of location, as bits; how often they have to be held."""
REPEAT: Final = 103
"""How many operations to pass over when nothing more is due; a JUMP back to here ends them."""
DELIVER: Final = 104

SOLE_TOKEN: Final = 90
"""Which token."""
FORFEIT: Final = 91
LEVY: Final = 92
"""A place in `MapPrograms.levies`."""
LOOK_AT_BEAST: Final = 93
HAND_OVER_GRAIL: Final = 94
TEAM_PAYS: Final = 95
"""The price, packed; the program that follows."""

NOTHING: Final[Measure] = (-1, 0)
"""What a plain number measures."""
_HALF: Final = {None: 0, "down": 1, "up": 2}
SAME_TOKEN: Final = 3
"""In the place of a resource: what is robbed stays the token it is."""


def pack_bank(shared: bool, most: int) -> int:
    """Whether all have a token together, and how many of it each player may have at most, 0 for any number."""
    return int(shared) | most << 1


def unpack_bank(how: int) -> tuple[bool, int]:
    """The same from one int."""
    return how & 1 == 1, how >> 1


def pack_robbery(half: int, becomes: int) -> int:
    """1 for half of them rounded down, 2 rounded up, 0 for a number; and the resource they become, or SAME_TOKEN."""
    return half | becomes << 2


def unpack_robbery(how: int) -> tuple[int, int]:
    """The same from one int."""
    return how & 3, how >> 2


def scenario_operation(into: MapPrograms, verb: Verb, words: c.Vocabulary) -> Op:
    """The operation of a verb, with the scenario's names made into numbers."""
    if type(verb).main in FAVOUR_VERBS:
        return favour_operation(verb)
    if type(verb).main in WAR_VERBS:
        many = counted(into, verb.amount, words) if isinstance(verb, GrowHorde) else 0
        return war_operation(into, verb, words, many)
    if type(verb).main in AI_VERBS:
        return ai_operation(into, verb, words.labels, words.ai)
    match verb:
        case c.SoleToken(sole_token=name):
            return SOLE_TOKEN, words.tokens.index(name), 0, 0
        case c.Forfeit():
            return FORFEIT, 0, 0, 0
        case c.HandOverGrail():
            return HAND_OVER_GRAIL, 0, 0, 0
        case c.LookAtBeast():
            return LOOK_AT_BEAST, 0, 0, 0
        case c.Story(story=tale):
            return STORY, words.tales.index(tale), 0, 0
        case c.Score(score=amount):
            return TOKEN, 0, counted(into, amount, words), 0
        case c.Token(token=name, amount=amount):
            shared = name in words.shared
            where = words.shared if shared else words.tokens
            return TOKEN, where.index(name), counted(into, amount, words), int(shared)
        case c.GainCounted(gain_counted=resource, amount=amount):
            return GAIN_COUNTED, RESOURCE_IDS.index(resource), counted(into, amount, words), 0
        case c.SetRule(set_rule=rule, active=active):
            return SET_RULE, words.rules.index(rule), int(active), 0
        case c.MoveAll(move_all=points, who=who):
            return MOVE_ALL, points, int(who == "main"), 0
        case c.IncomeStep(income_step=resource, steps=steps):
            return INCOME_STEP, 3 if resource == "choice" else RESOURCE_IDS.index(resource), steps, 0
        case c.AddUnit(add_unit=word):
            if word not in into.unit_words:
                into.unit_words.append(word)
            return ADD_UNIT, into.unit_words.index(word), 0, 0
        case c.BuildFree(build_free=kind):
            return BUILD_FREE, BUILDINGS.index(kind), 0, 0
        case c.FreeHero(at=where):
            return FREE_HERO, int(where == "here"), 0, 0
        case c.GainCard(gain_card=card, to=to):
            return GAIN_CARD, CARD_NUMBER[card], int(to == "deck"), 0
        case c.Bank(bank=resource, token=name, most=most):
            shared = name in words.shared
            where = words.shared if shared else words.tokens
            return BANK, RESOURCE_IDS.index(resource), where.index(name), pack_bank(shared, most)
        case c.Rob(rob=name, amount=amount, half=half, gain=resource):
            becomes = RESOURCE_IDS.index(resource) if resource else SAME_TOKEN
            return ROB, words.tokens.index(name), amount, pack_robbery(_HALF[half], becomes)
        case c.DeliverGrail():
            return DELIVER, 0, 0, 0
        case c.ShuffleGuards():
            return SHUFFLE_GUARDS, 0, 0, 0
        case c.ClearTiles(clear_tiles=kind):
            return CLEAR_TILES, GROUPS.index(kind), 0, 0
    raise ValueError(f"no operation for {verb}")


def counted(into: MapPrograms, amount: Amount, words: c.Vocabulary) -> int:
    """The place of an amount among the counts."""
    entry: tuple[Measure, int, int]
    if isinstance(amount, int):
        entry = (NOTHING, amount, 0)
    else:
        what = measure_of(amount.of, words.tokens, words.shared, words.labels, words.ai)
        if what is None:
            raise ValueError(f"{amount.of} is not a measure")
        entry = (what, amount.times, _HALF[amount.half])
    if entry not in into.counts:
        into.counts.append(entry)
    return into.counts.index(entry)


LICENCE: Final = 120
"""The tier."""
BORROW: Final = 121
"""The kind of unit."""
HEARTEN: Final = 122


def favour_operation(verb: Verb) -> Op:
    """The operation of a verb."""
    match verb:
        case c.Licence(licence=tier):
            return LICENCE, TIERS[tier], 0, 0
        case c.Borrow(borrow=word):
            return BORROW, UNIT_NUMBER[unit_word(word).name], 0, 0
        case c.Hearten():
            return HEARTEN, 0, 0, 0
    raise ValueError(f"no operation for {verb}")
