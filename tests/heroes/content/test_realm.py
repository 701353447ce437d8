"""Towns, heroes, decks and dice of the map: every number of the box."""

import pytest

from banneret.heroes.box import cards_and_units
from banneret.heroes.box.map_and_towns import Realm, load_realm
from banneret.heroes.box.verbs import map as verbs
from banneret.heroes.box.verbs.combat import Gain, Morale, Verb


def choose(*branches: Verb) -> verbs.Choose:
    return verbs.Choose(tuple(verbs.Branch(do=(verb,)) for verb in branches))


KINDS = [
    "city_hall", "citadel", "mage_guild", "dwelling_bronze", "dwelling_silver", "dwelling_gold", "special_tent",
    "special_gears",
]  # fmt: skip
IN_EVERY_TOWN = [(10, 4, 0), (8, 5, 1), (4, 2, 1), (5, 3, 1), (8, 6, 3), (10, 9, 4)]
"""What the first six buildings cost: gold, building materials, valuables."""
TOWNS = {
    "castle": (6, ["towers", "holy_grounds", "glory_of_erathia"]),
    "dungeon": (5, ["warrens", "inner_labyrinths", "ancient_lairs"]),
    "necropolis": (5, ["old_cemetery", "mausoleum_domain", "vaults_of_darkness"]),
}
"""The gold for a spell, and the dwellings."""
SPECIAL = {
    "brotherhood_of_the_sword": (8, 4, 0), "blacksmith": (4, 3, 0),
    "portal_of_summoning": (7, 3, 1), "mana_vortex": (6, 3, 1),
    "cover_of_darkness": (6, 4, 1), "necromancy_amplifier": (7, 3, 1),
}  # fmt: skip
PROGRAMS: dict[tuple[str, str], dict[str, tuple[Verb, ...]]] = {
    ("castle", "city_hall"): {"resource_round": (choose(Gain("gold", 5), verbs.Movement(1)),)},
    ("dungeon", "city_hall"): {"resource_round": (choose(Gain("gold", 5), Gain("valuables", 1)),)},
    ("necropolis", "city_hall"): {
        "resource_round": (choose(Gain("gold", 4), verbs.ReinforceOne(("bronze",), price="free")),)
    },
    ("castle", "mage_guild"): {"when_built": (verbs.Search("spell", cards=2, times=2),)},
    ("dungeon", "mage_guild"): {"when_built": (verbs.Search("spell", cards=2, times=2),)},
    ("necropolis", "mage_guild"): {"when_built": (verbs.Search("spell", cards=2, times=2),)},
    ("castle", "brotherhood_of_the_sword"): {"resource_round": (Morale(1),)},
    ("castle", "blacksmith"): {
        "turn": (
            verbs.May(
                (
                    choose(
                        verbs.Sell("artifact", 4), verbs.Pay(verbs.Price(gold=6), (verbs.Search("artifact", cards=2),))
                    ),
                )
            ),
        )
    },
    ("dungeon", "portal_of_summoning"): {"turn_start": (verbs.May((verbs.RecruitDrawn("one"),)),)},
    ("dungeon", "mana_vortex"): {"turn_start": (verbs.May((verbs.SearchOwn(3),)),)},
    ("necropolis", "cover_of_darkness"): {"turn": (verbs.ExchangeCards(2),)},
    ("necropolis", "necromancy_amplifier"): {
        "turn_start": (verbs.May((choose(verbs.Find("necromancy", "ability"), verbs.Recover("specialty")),)),)
    },
}
HEROES = {
    # Faction, type, the four statistics, the ability, Magic Arrows.
    "catherine": ("castle", "might", 2, 2, 1, 1, "leadership", 1),
    "rion": ("castle", "magic", 1, 0, 2, 2, "wisdom", 2),
    "mutare": ("dungeon", "might", 2, 2, 1, 1, "tactics", 1),
    "alamar": ("dungeon", "magic", 0, 0, 3, 2, "wisdom", 2),
    "tamika": ("necropolis", "might", 1, 2, 2, 1, "offense", 1),
    "sandro": ("necropolis", "magic", 1, 0, 2, 2, "sorcery", 2),
}
FOR_EACH: dict[str, tuple[Verb, ...]] = {
    "annoying_lizard": (verbs.ExchangeKinds(("artifact", "spell")),),
    "fancy_pixie": (Morale(1),),
    "fluffy_rabbit": (verbs.RollDice("treasure", dice=1, keep=1),),
    "isras_friends": (verbs.May((verbs.ReinforceOne(("bronze", "silver", "gold"), price="half"),)),),
    "terrible_plague": (verbs.Weaken(1),),
    "white_raven": (verbs.RollDice("resource", dice=1, keep=1),),
}
FOR_ALL: dict[str, tuple[Verb, ...]] = {
    "battalions_stallion": (verbs.Lasting("movement", by=1),),
    "crazy_wizard": (verbs.Lasting("spell_returns"),),
    "dead_silence": (),
    "friendly_beaver": (verbs.ClearCubes("all"),),
    "gold_dragon": (verbs.AtIncome("gold", 5),),
    "greedy_dragon": (verbs.AtIncome("valuables", -1),),
    "grim_warlock": (verbs.Lasting("spell_power", by=1),),
    "groovy_satyr": (verbs.Lasting("redraw_guard"),),
    "magic_tortoise": (verbs.Lasting("movement", by=-1),),
    "merry_leprechaun": (verbs.AtIncome("valuables", 1),),
    "profuse_growth": (verbs.Lasting("hand_limit", by=1),),
    "swift_weasel": (verbs.Lasting("reroll"),),
    "wild_debauchery": (verbs.AtIncome("gold", -5),),
}
AI_CARDS = {
    # Type, how many, and the values from easy to impossible.
    "attack_a": ("might", 3, (0, 1, 1, 2)),
    "attack_b": ("might", 2, (1, 1, 2, 2)),
    "defense_a": ("might", 3, (0, 1, 1, 2)),
    "defense_b": ("might", 2, (1, 1, 2, 2)),
    "cast_a_spell_a": ("magic", 3, (0, 1, 1, 2)),
    "cast_a_spell_b": ("magic", 2, (0, 1, 2, 3)),
    "use_a_skill_a": ("skill", 3, ("no_more", "no_more", "once_more", "once_more")),
    "use_a_skill_b": ("skill", 2, ("no_more", "back_in_first_round", "back_in_first_round", "once_more")),
}


@pytest.fixture
def realm() -> Realm:
    return load_realm()


def price(cost: cards_and_units.Cost) -> tuple[int, int, int]:
    return cost.gold, cost.building_materials, cost.valuables


def test_towns(realm: Realm) -> None:
    assert [town.faction for town in realm.towns] == list(TOWNS)
    for town in realm.towns:
        spell, dwellings = TOWNS[town.faction]
        assert price(town.spell_price) == (spell, 0, 0)
        assert [building.kind for building in town.buildings] == KINDS
        assert [building.id for building in town.buildings[:6]] == [*KINDS[:3], *dwellings]
        assert [price(building.cost) for building in town.buildings[:6]] == IN_EVERY_TOWN
    special = {building.id: price(building.cost) for town in realm.towns for building in town.buildings[6:]}
    assert special == SPECIAL


def test_which_building_waits_for_which(realm: Realm) -> None:
    for town in realm.towns:
        needs = {building.kind: building.needs for building in town.buildings if building.needs}
        assert needs == {"dwelling_silver": ("dwelling_bronze",), "dwelling_gold": ("dwelling_silver",)}
    shares = {building.id: building.shares for town in realm.towns for building in town.buildings if building.shares}
    assert shares == {
        "blacksmith": "dwelling_bronze",
        "mana_vortex": "mage_guild",
        "necromancy_amplifier": "mage_guild",
    }


def test_what_buildings_do(realm: Realm) -> None:
    moments = ("when_built", "resource_round", "turn_start", "turn")
    found = {}
    for town in realm.towns:
        for building in town.buildings:
            programs = {moment: getattr(building, moment) for moment in moments if getattr(building, moment)}
            if programs:
                found[town.faction, building.id] = programs
    assert found == PROGRAMS
    first = [building.id for town in realm.towns for building in town.buildings if building.combat_start]
    assert first == ["cover_of_darkness"]


def test_heroes(realm: Realm) -> None:
    found = {
        each.id: (
            each.faction, each.type, each.attack, each.defense, each.power, each.knowledge, each.ability, each.arrows,
        )
        for each in realm.heroes
    }  # fmt: skip
    assert list(found.items()) == list(HEROES.items())
    for each in realm.heroes:
        assert each.specialties == tuple(f"{each.id}_specialty_{level}" for level in ("i", "iv", "vi"))


def test_a_starting_deck_holds_nine_cards(realm: Realm) -> None:
    assert [each.deck_size() for each in realm.heroes] == [9] * 6


def test_the_cards_of_the_heroes_are_in_the_box(realm: Realm) -> None:
    box = cards_and_units.load()
    assert {each.ability for each in realm.heroes} <= {card.id for card in box.abilities if card.starting}
    assert {card.id: (card.hero, card.level) for card in box.specialties} == {
        card: (each.id, level) for each in realm.heroes for card, level in zip(each.specialties, (1, 4, 6), strict=True)
    }


def test_statistic_cards_last_for_every_choice_of_heroes(realm: Realm) -> None:
    copies = {card.id: card.copies for card in cards_and_units.load().cards if card.kind == "statistic"}
    assert set(copies) == {"attack", "defense", "power", "knowledge"}
    for statistic, number in copies.items():
        most = [max(getattr(h, statistic) for h in realm.heroes if h.faction == f) for f in cards_and_units.FACTIONS]
        assert sum(most) <= number


def test_astrologers(realm: Realm) -> None:
    assert len(realm.astrologers) == 19
    assert {each.id: each.do for each in realm.astrologers if each.each} == FOR_EACH
    assert {each.id: each.do for each in realm.astrologers if not each.each} == FOR_ALL
    assert [each.id for each in realm.astrologers if each.redraw_first] == ["friendly_beaver"]


def test_ai_cards(realm: Realm) -> None:
    found = {}
    for card in realm.ai_cards:
        by = card.by_difficulty
        found[card.id] = (card.type, card.count, (by.easy, by.normal, by.hard, by.impossible))
    assert found == AI_CARDS
    assert sum(card.count for card in realm.ai_cards) == 20
    effects = [card.effect for card in realm.ai_cards]
    assert effects == ["attack", "attack", "defend_most_hp", "defend_next_active", "cast", "cast", "skill", "skill"]


def test_the_trade_table(realm: Realm) -> None:
    assert {(row.give, row.amount, row.get, row.got) for row in realm.trade} == {
        ("gold", 6, "valuables", 1),
        ("gold", 2, "building_materials", 1),
        ("valuables", 1, "gold", 3),
        ("valuables", 1, "building_materials", 2),
        ("building_materials", 1, "gold", 1),
        ("building_materials", 3, "valuables", 1),
    }


def test_dice(realm: Realm) -> None:
    assert [(face.resource, face.amount) for face in realm.resource_die] == [
        ("gold", 3),
        ("gold", 6),
        ("building_materials", 2),
        ("building_materials", 4),
        ("valuables", 1),
        ("valuables", 2),
    ]
    assert [face.do for face in realm.treasure_die] == [
        (verbs.Experience(1),),
        (verbs.Experience(1),),
        (verbs.Search("artifact", cards=2),),
        (verbs.Search("artifact", cards=2),),
        (verbs.RollDice("resource", dice=1, keep=1),),
        (verbs.RollDice("resource", dice=2, keep=1),),
    ]
