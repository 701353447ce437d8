"""Town boards, heroes, Astrologers cards, dice and prices as tables for the rules of the map.

The lists are filled once from the content and never change afterwards.
"""

from typing import Final

from banneret.heroes.box.cards_and_units import Box, Cost, Side, load
from banneret.heroes.box.map_and_towns import BUILDINGS, Realm, load_realm
from banneret.heroes.box.verbs import combat as p
from banneret.heroes.box.verbs import map as m
from banneret.heroes.tables.compile.map import BOX, compile_map_effect
from banneret.heroes.tables.compile.units import fill as _fill  # noqa: F401  (fills the tables read below)
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS
from banneret.heroes.tables.units_and_cards import (
    BELOW,
    CARD_NUMBER,
    FACTION_IDS,
    OVERLAY_KIND,
    PLAIN,
    STARTER,
    UNIT_NUMBER,
    kind_of,
)

Price = tuple[int, int, int]
"""Gold, building materials, valuables."""

CITY_HALL: Final = 0
CITADEL: Final = 1
MAGE_GUILD: Final = 2
DWELLING: Final = 3
"""The Bronze dwelling; Silver and Gold follow."""
KINDS_OF_BUILDING: Final = 8

BUILDING_NAMES: Final[list[str]] = []
"""By `8 * faction + kind`, like the lists that follow."""
BUILDING_PRICE: Final[list[Price]] = []
BUILDING_NEEDS: Final[list[int]] = []
"""Kinds that must be there first, as bits. Rules: H3-TWN-06."""
BUILDING_SHARES: Final[list[int]] = []
"""The kind on whose tile it lies, as a bit. Rules: H3-TWN-25, H3-CMP-12."""
WHEN_BUILT: Final[list[int]] = []
"""Programs, as starts in BOX."""
AT_RESOURCE_ROUND: Final[list[int]] = []
AT_TURN_START: Final[list[int]] = []
IN_TURN: Final[list[int]] = []
DARKNESS: Final[list[bool]] = []
"""Whether an enemy hero loses a card when a Combat begins."""
SPELL_PRICE: Final[list[Price]] = []
"""By faction. Rules: H3-MGU-04."""

HERO_IDS: Final[list[str]] = []
HERO_FACTION: Final[list[int]] = []
STARTING_DECK: Final[list[tuple[int, ...]]] = []
"""By hero: the nine cards. Rules: H3-SET-15 to H3-SET-17, H3-CRD-01."""
SPECIALTY: Final[list[tuple[int, ...]]] = []
"""By hero: the Specialty cards of levels 1, 4 and 6. Rules: H3-HER-08."""

PROCLAMATION_IDS: Final[list[str]] = []
PROCLAMATION_DOES: Final[list[int]] = []
PROCLAMATION_EACH: Final[list[bool]] = []
REDRAWN_AT_FIRST: Final[list[bool]] = []
LASTING: Final[list[tuple[int, int]]] = []
"""By card: the rule that holds while it lies open, and its amount; (-1, 0) for none."""
AT_INCOME: Final[list[tuple[int, int]]] = []
"""By card: the resource that changes at the next income, and by how much; (-1, 0) for none."""
LASTING_MOVEMENT: Final = 0
LASTING_HAND_LIMIT: Final = 1
LASTING_SPELL_RETURNS: Final = 2
LASTING_SPELL_POWER: Final = 3
LASTING_REROLL: Final = 4
LASTING_REDRAW: Final = 5
_LASTING_NAMES: Final = ("movement", "hand_limit", "spell_returns", "spell_power", "reroll", "redraw_guard")

VISIT: Final[list[int]] = []
"""By kind of location: its program."""
TRADES: Final[list[tuple[int, int, int, int]]] = []
"""Resource and amount given, resource and amount got. Rules: H3-TRD-03 to H3-TRD-08."""
RESOURCE_FACES: Final[list[tuple[int, int]]] = []
"""Rules: H3-RES-06."""
TREASURE_DOES: Final[list[int]] = []
"""By result of the Treasure die: its program. Rules: H3-RES-07 to H3-RES-10."""
TREASURE_NAMES: Final[list[str]] = []
TREASURE_DIE: Final[list[int]] = []
"""The results on its six faces. Rules: H3-RES-11."""

UNIT_PRICE: Final[list[Price]] = []
"""By row: what it takes to recruit the Few side, or to reinforce to the Pack side. Rules: H3-CST-01."""
UNIT_FACTION: Final[list[int]] = []
"""By kind, -1 for Neutral Units."""
FACTION_UNITS: Final[list[list[int]]] = []
"""By faction: its seven kinds. Rules: H3-CST-09 to H3-CST-11."""
UNIT_INCOME: Final[dict[int, tuple[int, int]]] = {}
"""By kind: what it brings at the start of every Resource round while it is in a unit deck. Rules: H3-UNI-31."""
UNIT_PEEKS: Final[list[int]] = []
"""The kinds that let their owner look at the top of a deck."""
UNIT_STEPS: Final[list[int]] = []
"""The kinds that let a hero step on at the end of the turn."""
BASE_ROW: Final[list[int]] = []
"""By row: the unit card itself, where a row stands for cards that lie on it."""
UNIT_CHEAPER: Final[dict[int, tuple[int, int]]] = {}
"""By row: the location where reinforcing it is cheaper, and by how much gold."""


def price_of(cost: Cost) -> Price:
    """A cost as three ints."""
    return cost.gold, cost.building_materials, cost.valuables


def fill_realm(realm: Realm) -> None:
    """Fill the tables of towns, heroes, cards, locations and dice."""
    for town in realm.towns:
        SPELL_PRICE.append(price_of(town.spell_price))
        for building in town.buildings:
            BUILDING_NAMES.append(building.id)
            BUILDING_PRICE.append(price_of(building.cost))
            BUILDING_NEEDS.append(sum(1 << BUILDINGS.index(kind) for kind in building.needs))
            BUILDING_SHARES.append(0 if building.shares is None else 1 << BUILDINGS.index(building.shares))
            WHEN_BUILT.append(compile_map_effect(BOX, building.when_built))
            AT_RESOURCE_ROUND.append(compile_map_effect(BOX, building.resource_round))
            AT_TURN_START.append(compile_map_effect(BOX, building.turn_start))
            IN_TURN.append(compile_map_effect(BOX, building.turn))
            DARKNESS.append(building.combat_start)
    for hero in realm.heroes:
        HERO_IDS.append(hero.id)
        HERO_FACTION.append(FACTION_IDS.index(hero.faction))
        specialties = tuple(CARD_NUMBER[card] for card in hero.specialties)
        SPECIALTY.append(specialties)
        cards = [CARD_NUMBER[f"starting_{hero.ability}"], specialties[0]]
        for name in ("attack", "defense", "power", "knowledge"):
            cards += [CARD_NUMBER[name]] * getattr(hero, name)
        cards += [CARD_NUMBER["magic_arrow"]] * hero.arrows
        STARTING_DECK.append(tuple(sorted(cards)))
    for card in realm.astrologers:
        PROCLAMATION_IDS.append(card.id)
        PROCLAMATION_DOES.append(compile_map_effect(BOX, card.do))
        PROCLAMATION_EACH.append(card.each)
        REDRAWN_AT_FIRST.append(card.redraw_first)
        lasting = next((verb for verb in card.do if isinstance(verb, m.Lasting)), None)
        LASTING.append((-1, 0) if lasting is None else (_LASTING_NAMES.index(lasting.lasting), lasting.by))
        change = next((verb for verb in card.do if isinstance(verb, m.AtIncome)), None)
        AT_INCOME.append((-1, 0) if change is None else (RESOURCE_IDS.index(change.at_income), change.amount))
    for location in realm.locations:
        VISIT.append(compile_map_effect(BOX, location.visit))
    for row in realm.trade:
        TRADES.append((RESOURCE_IDS.index(row.give), row.amount, RESOURCE_IDS.index(row.get), row.got))
    for side in realm.resource_die:
        RESOURCE_FACES.append((RESOURCE_IDS.index(side.resource), side.amount))
    for face in realm.treasure_die:
        name = treasure_name(face.do[0])
        if name not in TREASURE_NAMES:
            TREASURE_NAMES.append(name)
            TREASURE_DOES.append(compile_map_effect(BOX, face.do))
        TREASURE_DIE.append(TREASURE_NAMES.index(name))


def treasure_name(verb: p.Verb) -> str:
    """The name of a face of the Treasure die."""
    match verb:
        case m.Experience():
            return "experience"
        case m.Search(search=deck):
            return deck
        case m.RollDice(roll_dice=die, dice=count):
            return die if count == 1 else f"{count}_{die}"
    raise ValueError(f"no name for a face that does {verb}")


def fill_units(box: Box) -> None:
    """Fill the tables of prices and of what units do on the map."""
    FACTION_UNITS.extend([] for _ in FACTION_IDS)
    for row in range(PLAIN[0]):
        base = row
        while kind_of(base) >= OVERLAY_KIND[0]:
            base = BELOW[base]
        BASE_ROW.append(base)
    sides: list[tuple[int, Side, Side]] = []
    for unit in box.units:
        FACTION_UNITS[FACTION_IDS.index(unit.faction)].append(UNIT_NUMBER[unit.id])
        sides.append((FACTION_IDS.index(unit.faction), unit.few, unit.pack))
    sides += [(-1, unit.card, unit.card) for unit in box.neutral_units]
    for kind, (faction, few, pack) in enumerate(sides):
        UNIT_FACTION.append(faction)
        for n, side in enumerate((few, pack)):
            UNIT_PRICE.append(price_of(side.cost))
            for ability in side.abilities:
                if ability.timing == "map":
                    file_map_ability(kind, 2 * kind + n, ability)


def file_map_ability(kind: int, row: int, ability: p.Ability) -> None:
    """File what a unit does on the map. Rules: H3-UNI-31."""
    match ability.do[0]:
        case p.Gain(gain=resource, amount=amount) if ability.when == "resource_round":
            UNIT_INCOME[kind] = (RESOURCE_IDS.index(resource), amount)
        case p.Peek():
            if kind not in UNIT_PEEKS:
                UNIT_PEEKS.append(kind)
        case p.MoveHero() if ability.when == "turn_end":
            if kind not in UNIT_STEPS:
                UNIT_STEPS.append(kind)
        case p.Cheaper(gold=gold) if ability.condition is not None:
            # The Few side has the ability; what gets cheaper is turning it to its Pack side.
            UNIT_CHEAPER[row | 1] = (LOCATION_IDS.index(ability.condition.on_field), gold)
        case _:
            raise ValueError(f"no rule of the map carries out {ability}")


def base_card(card: int) -> int:
    """The card a starting Ability is a copy of, or the card itself."""
    return STARTER[card] if STARTER[card] >= 0 else card


if not BUILDING_NAMES:
    fill_realm(load_realm())
    fill_units(load())
