"""The core box as typed structures, read from the YAML files of the game's content.

`load` returns the whole box. Whatever types cannot express is checked once when it loads: ids are unique, every name in
a condition is known, and there are as many cards as the component list of the game says.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from banneret.heroes.box.verbs.cards import CARD_VERBS
from banneret.heroes.box.verbs.combat import VERBS, Ability, TierName, Verb
from banneret.heroes.box.verbs.map import MAP_VERBS
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import Document, nearest, read_document
from banneret.kernel.yamltree import Where, show

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Faction = Literal["castle", "dungeon", "necropolis"]
FactionTier = Literal["bronze", "silver", "gold"]
Keyword = Literal["dragon", "golem"]
UnitType = Literal["ground", "flying", "ranged"]
Hero = Literal["catherine", "rion", "mutare", "alamar", "tamika", "sandro"]

FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
FOLDER: Final = Path(__file__).parent.parent / "content"
COMPONENTS: Final = {
    "faction_units": 21, "neutral_units": 41, "neutral_kinds": 34, "statistics": 24, "abilities": 30, "artifacts": 32,
    "specialties": 18, "spells": 46,
}  # fmt: skip
"""What the component list gives, and the kinds of neutral unit among its cards. Rules: H3-CMP-05, H3-CMP-06."""
UNITS_OF_A_FACTION: Final = 7
"""Rules: H3-UNI-01."""


class _Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structures here share."""


class Cost(_Base, frozen=True, kw_only=True):
    """Resources to pay."""

    gold: Number = 0
    building_materials: Number = 0
    valuables: Number = 0


class Side(_Base, frozen=True, kw_only=True):
    """One side of a unit card. `cost` is what it takes to get to this side: to recruit, or to reinforce."""

    type: UnitType
    attack: Number
    defense: Number
    hp: Count
    initiative: Number
    cost: Cost
    abilities: tuple[Ability, ...] = ()


class FactionUnit(_Base, frozen=True, kw_only=True):
    """A unit of a faction, with its Few and its Pack side."""

    id: Id
    name: Name
    faction: Faction
    tier: FactionTier
    keywords: tuple[Keyword, ...] = ()
    few: Side
    pack: Side


class NeutralUnit(_Base, frozen=True, kw_only=True):
    """A card of a neutral deck; `counterpart` is the faction that has a unit of the same name."""

    id: Id
    name: Name
    tier: TierName
    copies: Count = 1
    counterpart: Faction | None = None
    keywords: tuple[Keyword, ...] = ()
    card: Side


class Tower(_Base, frozen=True, kw_only=True):
    """The arrow tower that defends a besieged town."""

    id: Id
    name: Name
    type: UnitType
    attack: Number
    defense: Number
    hp: Count
    initiative: Number


class Card(_Base, frozen=True, kw_only=True):
    """A statistic or an ability, with a basic and an expert effect."""

    id: Id
    name: Name
    kind: Literal["statistic", "ability"]
    copies: Count
    faction: Faction | None = None
    """The only faction that may play it. Rules: H3-ABL-06."""
    starting: bool = False
    """Whether a hero may begin with it."""
    basic: Ability
    expert: Ability


class Artifact(_Base, frozen=True, kw_only=True):
    """An artifact, played for one of two effects. Rules: H3-ART-01."""

    id: Id
    name: Name
    level: Literal["minor", "major", "relic"]
    copies: Count = 1
    first: Ability
    second: Ability


class Step(_Base, frozen=True, kw_only=True):
    """What a spell does with so much power. `tiers` limits on which units; none means all."""

    power: Number
    tiers: tuple[TierName, ...] = ()
    do: tuple[Verb, ...]


class Spell(_Base, frozen=True, kw_only=True):
    """A spell card: its steps by power; any may be discarded for 1 power instead.

    One with several schools is of the school its caster names. Rules: H3-SPL-13 to H3-SPL-15.
    """

    id: Id
    name: Name
    level: Literal["basic", "expert"]
    schools: tuple[Literal["air", "earth", "fire", "water"], ...]
    timing: Literal["instant", "activation", "ongoing", "map"]
    copies: Count
    designed: bool = False
    """Whether it is not a card of the box but our own reading of one, which comes with an option alone."""
    types: tuple[UnitType, ...] = ("ground", "flying", "ranged")
    steps: tuple[Step, ...]


class Specialty(_Base, frozen=True, kw_only=True):
    """A specialty of a hero: an effect, one of two, or steps of power as a spell has them."""

    id: Id
    name: Name
    hero: Hero
    level: Literal[1, 4, 6]
    first: Ability | None = None
    second: Ability | None = None
    steps: tuple[Step, ...] = ()


class Overlay(_Base, frozen=True, kw_only=True):
    """A unit printed on a specialty, which lies on a unit card (with a plus: its Pack side) or on another overlay."""

    id: Id
    name: Name
    on: tuple[str, ...]
    type: UnitType
    attack: Number
    defense: Number
    hp: Count
    initiative: Number


class Box(_Base, frozen=True, kw_only=True):
    """Everything in the box. `elsewhere` lists names that conditions use though nothing here defines them."""

    units: tuple[FactionUnit, ...]
    neutral_units: tuple[NeutralUnit, ...]
    tower: Tower
    cards: tuple[Card, ...]
    abilities: tuple[Card, ...]
    artifacts: tuple[Artifact, ...]
    overlays: tuple[Overlay, ...]
    specialties: tuple[Specialty, ...]
    spells: tuple[Spell, ...]
    elsewhere: tuple[Id, ...] = ()


class _UnitsFile(_Base, frozen=True, kw_only=True):
    units: tuple[FactionUnit, ...]
    elsewhere: tuple[Id, ...] = ()


class _NeutralsFile(_Base, frozen=True, kw_only=True):
    neutral_units: tuple[NeutralUnit, ...]
    elsewhere: tuple[Id, ...] = ()


class _SiegeFile(_Base, frozen=True, kw_only=True):
    tower: Tower


class _SpellsFile(_Base, frozen=True, kw_only=True):
    spells: tuple[Spell, ...]


class _CardsFile(_Base, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


class _AbilitiesFile(_Base, frozen=True, kw_only=True):
    abilities: tuple[Card, ...]


class _ArtifactsFile(_Base, frozen=True, kw_only=True):
    artifacts: tuple[Artifact, ...]


class _SpecialtiesFile(_Base, frozen=True, kw_only=True):
    overlays: tuple[Overlay, ...]
    specialties: tuple[Specialty, ...]


_FILES: Final[dict[str, type[_Base]]] = {
    "units.yaml": _UnitsFile,
    "neutrals.yaml": _NeutralsFile,
    "siege.yaml": _SiegeFile,
    "cards.yaml": _CardsFile,
    "abilities.yaml": _AbilitiesFile,
    "artifacts.yaml": _ArtifactsFile,
    "specialties.yaml": _SpecialtiesFile,
    "spells.yaml": _SpellsFile,
}


@cache
def load() -> Box:
    """The box as it comes with the program."""
    return load_from(FOLDER)


def load_from(folder: Path) -> Box:
    """The box whose files are in this folder. All problems of all files are in the one error raised."""
    documents: list[Document[_Base]] = []
    wrong: list[str] = []
    for name, kind in _FILES.items():
        try:
            documents.append(read_document(folder / name, kind, verbs={Verb: {**VERBS, **CARD_VERBS, **MAP_VERBS}}))
        except ContentError as error:
            wrong.append(str(error))
    if wrong:
        raise ContentError("\n".join(wrong))
    parts: dict[str, Any] = {}
    homes: dict[str | int, Document[_Base]] = {}
    elsewhere: list[str] = []
    for document in documents:
        for field in document.value.__struct_fields__:
            if field == "elsewhere":
                elsewhere.extend(getattr(document.value, field))
            else:
                parts[field] = getattr(document.value, field)
                homes[field] = document
    box = Box(**parts, elsewhere=tuple(elsewhere))
    if wrong := [homes[where[0]].report(where, message) for where, message in _problems(box)]:
        raise ContentError("\n".join(wrong))
    return box


def check(box: Box) -> list[str]:
    """What is wrong with a box beyond the types of its values, one line for each problem."""
    lines = []
    for where, message in _problems(box):
        entry = getattr(box, str(where[0]))
        if len(where) > 1 and isinstance(where[1], int):
            entry = entry[where[1]]
        lines.append(f"{getattr(entry, 'id', where[0])}: {message}")
    return lines


def counts(box: Box | None = None) -> dict[str, int]:
    """How many cards of each sort the box holds; `neutral_kinds` counts different neutral units."""
    box = load() if box is None else box
    found = {
        "faction_units": len(box.units),
        "neutral_units": sum(unit.copies for unit in box.neutral_units),
        "neutral_kinds": len(box.neutral_units),
    }
    cards = {
        "statistics": sum(card.copies for card in box.cards),
        "abilities": sum(card.copies for card in box.abilities),
        "artifacts": sum(card.copies for card in box.artifacts),
        "specialties": len(box.specialties),
        "spells": sum(spell.copies for spell in box.spells if not spell.designed),
    }
    return {**found, **cards, "cards": sum(cards.values())}


def _problems(box: Box) -> Iterator[tuple[Where, str]]:
    """Each problem with the way to the part of the box it is about."""
    yield from _repeated_ids(box)
    yield from _counterparts(box)
    for where, ability in _abilities(box):
        yield from _unknown_names(box, where, ability)
    yield from _uneven_factions(box)
    found = counts(box)
    for sort, count in COMPONENTS.items():
        if found[sort] != count:
            section = {"faction_units": "units", "neutral_kinds": "neutral_units", "statistics": "cards"}.get(
                sort, sort
            )
            yield (section,), f"{found[sort]} {sort.replace('_', ' ')}, but the box has {count}"


def _repeated_ids(box: Box) -> Iterator[tuple[Where, str]]:
    seen: set[str] = set()
    for section in (
        "units", "neutral_units", "overlays", "cards", "abilities", "artifacts", "specialties", "spells",
    ):  # fmt: skip
        for i, entry in enumerate(getattr(box, section)):
            if entry.id in seen:
                yield (section, i, "id"), "this id is already taken"
            seen.add(entry.id)
    if box.tower.id in seen:
        yield ("tower", "id"), "this id is already taken"


def _uneven_factions(box: Box) -> Iterator[tuple[Where, str]]:
    """Factions with more or fewer units than every faction has. Rules: H3-UNI-01."""
    found = Counter(unit.faction for unit in box.units)
    for faction in FACTIONS:
        if found[faction] != UNITS_OF_A_FACTION:
            yield ("units",), f"{faction} has {found[faction]} units, and every faction has {UNITS_OF_A_FACTION}"


def _counterparts(box: Box) -> Iterator[tuple[Where, str]]:
    names = {(unit.faction, unit.name) for unit in box.units}
    for i, unit in enumerate(box.neutral_units):
        if unit.counterpart is not None and (unit.counterpart, unit.name) not in names:
            yield ("neutral_units", i, "counterpart"), f"{unit.counterpart} has no unit called {show(unit.name)}"


def _abilities(box: Box) -> Iterator[tuple[Where, Ability]]:
    """Every ability of the box with the way to it."""
    for i, unit in enumerate(box.units):
        for side in ("few", "pack"):
            for j, ability in enumerate(getattr(unit, side).abilities):
                yield ("units", i, side, "abilities", j), ability
    for i, neutral in enumerate(box.neutral_units):
        for j, ability in enumerate(neutral.card.abilities):
            yield ("neutral_units", i, "card", "abilities", j), ability
    for section, effects in (
        ("cards", ("basic", "expert")), ("abilities", ("basic", "expert")), ("artifacts", ("first", "second")),
        ("specialties", ("first", "second")),
    ):  # fmt: skip
        for i, card in enumerate(getattr(box, section)):
            for effect in effects:
                if getattr(card, effect) is not None:
                    yield (section, i, effect), getattr(card, effect)


def _unknown_names(box: Box, where: Where, ability: Ability) -> Iterator[tuple[Where, str]]:
    """Names in a condition that stand for nothing: a unit, a faction, a location."""
    if ability.condition is None:
        return
    names = [*(unit.name for unit in box.units), *(unit.name for unit in box.neutral_units)]
    units = {name.lower().replace(" ", "_") for name in names}
    for field, sort, known in (
        ("target", "unit", units | set(box.elsewhere)),
        ("own_hero", "faction", set(FACTIONS)),
        ("on_field", "location", set(box.elsewhere)),
    ):
        name = getattr(ability.condition, field)
        if name and name not in known:
            yield (*where, "if", field), f"unknown {sort} {show(name)}{nearest(name, known)}"
