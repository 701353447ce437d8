"""The clauses behind what is printed: a few for each card, unit, building and location, the most relevant first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from banneret.heroes.box.cards_and_units import Spell
from banneret.heroes.box.verbs.combat import Ability, Stat, Verb
from banneret.heroes.box.verbs.map import Branch

if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import Artifact, Card, FactionUnit, NeutralUnit, Specialty
    from banneret.heroes.box.map_and_towns import AiCard, Building, Location, Proclamation

MOST: Final = 4
"""No face of a card can show more than this."""

CARD_KINDS: Final = {
    "spell": "H3-SPL-02",
    "statistic": "H3-ABL-02",
    "ability": "H3-ABL-02",
    "artifact": "H3-CRD-20",
    "specialty": "H3-HER-10",
    "astrologers": "H3-RND-09",
    "ai": "H3-AIC-05",
}
CARD_TIMINGS: Final = {
    "instant": "H3-CRD-12",
    "activation": "H3-CRD-13",
    "map": "H3-CRD-14",
    "ongoing": "H3-CRD-15",
}
UNIT_TIMINGS: Final = {
    "activation": "H3-UNI-25",
    "attack": "H3-UNI-26",
    "other": "H3-UNI-28",
    "passive": "H3-UNI-29",
    "retaliate": "H3-UNI-30",
    "map": "H3-UNI-31",
}
UNIT_TYPES: Final = {"ground": "H3-TYP-01", "flying": "H3-TYP-02", "ranged": "H3-TYP-08"}
STATS: Final = {"attack": "H3-UNI-14", "defense": "H3-UNI-22", "initiative": "H3-UNI-24", "hp": "H3-UNI-15"}
VERBS: Final = {
    # Combat
    "damage": "H3-UNI-22", "chain": "H3-UNI-22", "blast": "H3-UNI-22", "burn_attackers": "H3-UNI-22",
    "ward": "H3-UNI-22", "heal": "H3-UNI-15", "cure": "H3-CBT-18", "paralyse": "H3-CBT-15", "push": "H3-TYP-04",
    "no_retaliation": "H3-CBT-07", "unlimited_retaliation": "H3-CBT-08", "restore_retaliation": "H3-CBT-08",
    "attack_again": "H3-UNI-26", "go_back": "H3-TYP-05", "save_ally": "H3-UNI-19", "rescue": "H3-UNI-19",
    "no_penalty": "H3-TYP-10", "guard_neighbours": "H3-CBT-19", "ignore_defense": "H3-CBR-14",
    "reroll": "H3-CBC-05", "dice": "H3-CBT-06", "shift_die": "H3-CBT-06", "set_die": "H3-CBT-06",
    "ignore_die": "H3-CBT-06", "skip_die": "H3-CBT-06", "triple_die": "H3-CBT-06", "cancel_die": "H3-CBT-06",
    "roll": "H3-RES-12", "choose_stat": "H3-CBC-06", "teleport": "H3-CBT-05", "ranged_attack": "H3-TYP-08",
    "fire_wall": "BF-BTL-16", "force_field": "BF-BTL-57",
    "cast_first": "H3-CBC-01", "spell_limit": "H3-CBC-01", "power": "H3-SPL-06", "cancel_spell": "H3-SPL-10",
    "return_spell": "H3-SPL-10", "no_escape": "H3-END-01", "overlay": "H3-UNI-16",
    # Cards and morale
    "draw": "H3-CRD-18", "draw_keep": "H3-CRD-18", "discard": "H3-CRD-16", "discard_random": "H3-CRD-16",
    "morale": "H3-MOR-01", "drop_morale": "H3-MOR-02", "search": "H3-CRD-03", "recover": "H3-CRD-16",
    "find": "H3-CRD-02", "sell": "H3-CRD-11", "search_own": "H3-CRD-18", "exchange_cards": "H3-CRD-18",
    "exchange_kinds": "H3-CRD-18", "witch_hut": "H3-LOC-11", "magic_spring": "H3-LOC-18", "peek": "H3-GEN-08",
    # The map
    "may": "H3-GEN-03", "pay": "H3-GEN-04", "gain": "H3-RES-04", "experience": "H3-LVL-01", "roll_dice": "H3-RES-14",
    "movement": "H3-MOV-12", "fly": "H3-MOV-20", "step_at_end": "H3-MOV-20", "move_hero": "H3-MOV-20",
    "go_home": "H3-MOV-12", "discover": "H3-TIL-26", "take_grail": "H3-LOC-22", "trade": "H3-TRD-01",
    "reinforce": "H3-UNI-12", "reinforce_one": "H3-UNI-12", "weaken": "H3-UNI-21", "recruit_drawn": "H3-NEU-03",
    "cheaper": "H3-CST-03", "cheaper_unit": "H3-CST-01", "cheaper_spells": "H3-MGU-04", "avoid_guards": "H3-QCK-05",
    "rerolls": "H3-MOR-07", "clear_cubes": "H3-TIL-08", "lasting": "H3-RND-10", "at_income": "H3-RND-06",
}  # fmt: skip
"""What a verb does rests on one clause above all. Verbs that rest on none but their own words are left out."""
BUILDINGS: Final = {
    "city_hall": ("H3-TWN-02",),
    "citadel": ("H3-TWN-03", "H3-TWN-04"),
    "mage_guild": ("H3-MGU-01", "H3-MGU-04", "H3-MGU-07"),
    "dwelling_bronze": ("H3-TWN-05", "H3-CST-02"),
    "dwelling_silver": ("H3-TWN-05", "H3-TWN-06", "H3-CST-02"),
    "dwelling_gold": ("H3-TWN-05", "H3-TWN-06", "H3-CST-02"),
    "special_tent": ("H3-TWN-07",),
    "special_gears": ("H3-TWN-07",),
}
LOCATIONS: Final = {
    "empty": ("H3-TIL-04",),
    "blocked": ("H3-LOC-27", "H3-MOV-15"),
    "town": ("H3-LOC-01", "H3-TWN-11", "H3-TWN-18"),
    "settlement": ("H3-LOC-30", "H3-STL-02", "H3-STL-09"),
    "mine": ("H3-LOC-31", "H3-MIN-02", "H3-MIN-03"),
    "obelisk": ("H3-LOC-28", "H3-LOC-29"),
    "dragon_utopia": ("H3-LOC-16",),
    "grail": ("H3-LOC-21", "H3-LOC-22"),
    "water_wheel": ("H3-LOC-02",),
    "windmill": ("H3-LOC-03",),
    "mystical_garden": ("H3-LOC-04",),
    "shrine_of_magic_gesture": ("H3-LOC-05", "H3-CRD-03"),
    "shrine_of_magic_incantation": ("H3-LOC-07", "H3-CRD-03"),
    "tree_of_knowledge": ("H3-LOC-06", "H3-LVL-01"),
    "learning_stone": ("H3-LOC-10", "H3-LVL-01"),
    "redwood_observatory": ("H3-LOC-08", "H3-LOC-09"),
    "witch_hut": ("H3-LOC-11",),
    "temple": ("H3-LOC-12", "H3-MOR-01"),
    "stables": ("H3-LOC-13", "H3-MOV-12"),
    "fountain_of_youth": ("H3-LOC-17", "H3-MOV-12"),
    "warriors_tomb": ("H3-LOC-14", "H3-LOC-15"),
    "magic_spring": ("H3-LOC-18",),
    "trading_post": ("H3-LOC-19", "H3-TRD-01", "H3-TRD-02"),
    "sanctuary": ("H3-LOC-24", "H3-LOC-25"),
    "treasure_symbol": ("H3-LOC-20", "H3-RES-11"),
    "resource_symbol": ("H3-LOC-26", "H3-RES-06"),
    "artifact_symbol": ("H3-LOC-23", "H3-CRD-03"),
    "pandoras_box": ("H3-LOC-32", "H3-RES-14"),
}
CATEGORIES: Final = {
    "none": (),
    "visitable": ("H3-TIL-07",),
    "flaggable": ("H3-TIL-10",),
    "revisitable": ("H3-MOV-05",),
}


def behind_card(card: Card | Artifact | Specialty | Spell, kind: str) -> tuple[str, ...]:
    """The kind of the card, what it does, when it may be played, and for spells of Combat how many."""
    effects = [getattr(card, side, None) for side in ("basic", "expert", "first", "second")]
    abilities = [effect for effect in effects if isinstance(effect, Ability)]
    steps = getattr(card, "steps", ())
    found = [CARD_KINDS[kind]]
    if getattr(card, "faction", None):
        found.append("H3-ABL-06")
    found += _does(verb for part in (*abilities, *steps) for verb in part.do)
    if isinstance(card, Spell):
        found.append("H3-SPL-09" if card.timing == "map" else "H3-CBC-01")
        found.append(CARD_TIMINGS[card.timing])
    elif steps:
        found += ["H3-SPL-02", "H3-HER-09"]
    found += [CARD_TIMINGS[ability.timing] for ability in abilities]
    return _few(found)


def behind_proclamation(card: Proclamation) -> tuple[str, ...]:
    """When a card is proclaimed, how long it lies, and what it does."""
    return _few([CARD_KINDS["astrologers"], "H3-RND-10", *_does(card.do)])


def behind_ai_card(card: AiCard) -> tuple[str, ...]:
    """When an AI card is drawn, and what happens to it."""
    by_effect = {"cast": "H3-AIC-20", "skill": "H3-AIC-21", "attack": "H3-AIC-31"}
    return _few([CARD_KINDS["ai"], "H3-AIC-02", by_effect.get(card.effect, "H3-AIC-40")])


def behind_unit(unit: FactionUnit | NeutralUnit) -> tuple[str, ...]:
    """What its abilities rest on, when they take effect, how it moves, and that its card has one side or two."""
    from banneret.heroes.box.cards_and_units import FactionUnit

    sides = (unit.few, unit.pack) if isinstance(unit, FactionUnit) else (unit.card,)
    abilities = [ability for side in sides for ability in side.abilities]
    found = [*_does(verb for ability in abilities for verb in ability.do)]
    found += [UNIT_TIMINGS[ability.timing] for ability in abilities]
    found.append(UNIT_TYPES[sides[0].type])
    found.append("H3-UNI-02" if isinstance(unit, FactionUnit) else "H3-NEU-05")
    return _few(found)


def behind_building(building: Building) -> tuple[str, ...]:
    """What every town has such a building for, what must stand before, and what this one does."""
    verbs = (*building.when_built, *building.resource_round, *building.turn_start, *building.turn)
    shared = ("H3-TWN-25",) if building.shares else ()
    once = ("H3-TWN-26",) if building.turn or building.turn_start else ()
    return _few([*BUILDINGS[building.kind], *shared, *once, *_does(verbs)])


def behind_location(location: Location) -> tuple[str, ...]:
    """The location itself, and what becomes of its field after a visit."""
    return _few([*LOCATIONS[location.id], *CATEGORIES[location.category]])


def _few(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found))[:MOST]


def _does(verbs: Iterable[Verb]) -> Iterator[str]:
    """The clauses of verbs and of the verbs inside them."""
    for verb in verbs:
        if isinstance(verb, Stat):
            yield STATS[verb.stat]
        elif verb.main in VERBS:
            yield VERBS[verb.main]
        for field in verb.__struct_fields__:
            yield from _does(_inside(getattr(verb, field)))


def _inside(value: Any) -> Iterator[Verb]:
    for part in value if isinstance(value, tuple) else ():
        if isinstance(part, Branch):
            yield from part.do
        elif isinstance(part, Verb):
            yield part
