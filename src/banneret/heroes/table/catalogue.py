"""Everything printed in the box, in one language: what a page draws cards, counters, boards and tiles from."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from banneret.heroes.table.catalogue_types import (
    BuildingInfo,
    FactionInfo,
    FieldInfo,
    HeroesCatalogue,
    HeroInfo,
    LocationInfo,
    MoraleInfo,
    ObstacleInfo,
    SideInfo,
    TileInfo,
    UnitInfo,
)

if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import Box, Cost, FactionUnit, NeutralUnit, Overlay, Side, Tower
    from banneret.heroes.box.map_and_towns import Building, Hero, Location, Realm, Tile, Town

STATISTICS: Final = ("attack", "defense", "power", "knowledge")


@cache
def printed(game: Literal["heroes", "battlefield"], lang: str) -> HeroesCatalogue:
    """What is printed for the game, or for its expansion, which has more."""
    from banneret.heroes.adventure.seating import EXPERT_USES, HAND_LIMIT
    from banneret.heroes.adventure.town.prices import HERO_PRICE
    from banneret.heroes.box.cards_and_units import load
    from banneret.heroes.box.map_and_towns import load_realm
    from banneret.heroes.scenario.check.check import INCOME_TRACKS
    from banneret.heroes.table.card_faces import cards
    from banneret.heroes.tables.tiles import RESOURCE_IDS

    box, realm = load(), load_realm()
    return HeroesCatalogue(
        game=game,
        lang=lang,
        cards=cards(box, realm, lang),
        units=_units(box, lang),
        buildings={
            f"{town.faction}/{building.id}": _building(building, town, box, lang)
            for town in realm.towns
            for building in town.buildings
        },
        locations={location.id: _location(location, lang) for location in realm.locations},
        tiles={tile.id: _tile(tile, n, lang) for n, tile in enumerate(realm.tiles)},
        heroes={hero.id: hero_info(hero, lang) for hero in realm.heroes},
        factions={town.faction: faction_info(town, box, realm, lang) for town in realm.towns},
        levels=tuple((2 * (level - 1), HAND_LIMIT[level], EXPERT_USES[level]) for level in range(1, len(HAND_LIMIT))),
        trades=tuple((row.give, row.amount, row.get, row.got) for row in realm.trade),
        tracks={resource: tuple(track) for resource, track in INCOME_TRACKS.items()},
        hero_price={resource: n for resource, n in zip(RESOURCE_IDS, HERO_PRICE, strict=True) if n},
        obstacles=_obstacles(lang),
        morale=_morale(lang),
    )


# -- units -------------------------------------------------------------------------------------------------------------


def _units(box: Box, lang: str) -> dict[str, UnitInfo]:
    """Units of factions, Neutral Units, the Arrow Tower, and the cards that lie on others.

    Such a card is listed once for each kind of card it may lie on, as positions distinguish them.
    """
    from banneret.heroes.tables.compile.units import fill as _fill  # noqa: F401  (fills the tables read below)
    from banneret.heroes.tables.units_and_cards import OVERLAY_CARD, OVERLAY_KIND, UNIT_IDS

    units: list[FactionUnit | NeutralUnit] = [*box.units, *box.neutral_units]
    found = [_unit(unit, lang) for unit in units]
    found.append(
        _bare(box.tower.id, box.tower, "siege", "", ("H3-SGE-16", "H3-SGE-18", "H3-SGE-19", "H3-SGE-20"), lang)
    )
    own = {unit.id: unit for unit in box.units}
    overlays = {overlay.id: overlay for overlay in box.overlays}
    for id in UNIT_IDS[OVERLAY_KIND[0] : OVERLAY_KIND[0] + len(OVERLAY_CARD)]:
        overlay = overlays[id.partition("_")[2]]
        below = own[overlay.on[0].removesuffix("+")]
        found.append(_bare(id, overlay, below.faction, below.tier, ("H3-UNI-16", "H3-UNI-15"), lang))
    return {unit.id: unit for unit in found}


def _unit(unit: FactionUnit | NeutralUnit, lang: str) -> UnitInfo:
    from banneret.heroes.box.cards_and_units import FactionUnit
    from banneret.heroes.table.clauses_behind import behind_unit
    from banneret.heroes.text.component_names import name

    few = unit.few if isinstance(unit, FactionUnit) else unit.card
    return UnitInfo(
        id=unit.id,
        name=name(unit.id, lang),
        faction=unit.faction if isinstance(unit, FactionUnit) else "neutral",
        tier=unit.tier,
        tier_text=name(f"tier-{unit.tier}", lang),
        type=few.type,
        type_text=name(f"type-{few.type}", lang),
        few=_side(few, lang),
        pack=_side(unit.pack, lang) if isinstance(unit, FactionUnit) else None,
        clauses=behind_unit(unit),
        copies=1 if isinstance(unit, FactionUnit) else unit.copies,
    )


def _side(side: Side, lang: str) -> SideInfo:
    from banneret.heroes.table.card_faces import ability_face

    abilities = tuple(ability_face(ability, lang, unit=True) for ability in side.abilities)
    return SideInfo(
        attack=side.attack,
        defense=side.defense,
        hp=side.hp,
        initiative=side.initiative,
        abilities=abilities,
        text=" ".join(ability.text for ability in abilities),
        cost=_cost(side.cost),
    )


def _bare(id: str, card: Tower | Overlay, faction: str, tier: str, clauses: tuple[str, ...], lang: str) -> UnitInfo:
    """A unit that has nothing but its four numbers."""
    from banneret.heroes.text.component_names import name

    side = SideInfo(card.attack, card.defense, card.hp, card.initiative, abilities=(), text="", cost={})
    return UnitInfo(
        id=id,
        name=name(f"unit-{card.id}", lang),
        faction=faction,
        tier=tier,
        tier_text=name(f"tier-{tier}", lang) if tier else "",
        type=card.type,
        type_text=name(f"type-{card.type}", lang),
        few=side,
        pack=None,
        clauses=clauses,
        copies=1,
    )


def _cost(cost: Cost) -> dict[str, int]:
    """A price, without the resources that are not needed."""
    return {kind: amount for kind in cost.__struct_fields__ if (amount := getattr(cost, kind))}


def _obstacles(lang: str) -> dict[str, ObstacleInfo]:
    from banneret.heroes.box.obstacles import SHAPES, turns_of
    from banneret.heroes.text.component_names import name

    return {
        shape.id: ObstacleInfo(shape.id, name(f"obstacle-{shape.id}", lang), tuple(turns_of(shape))) for shape in SHAPES
    }


def _morale(lang: str) -> dict[str, MoraleInfo]:
    from banneret.heroes.tables.morale_decks import load_morale
    from banneret.heroes.text.messages import message

    decks = load_morale()
    return {
        card.id: MoraleInfo(
            card.id, message(f"morale-{card.id}", lang), message(f"morale-{card.id}-text", lang), positive, card.copies
        )
        for positive, cards in ((True, decks.positive), (False, decks.negative))
        for card in cards
    }


# -- the map and the towns ---------------------------------------------------------------------------------------------


def _building(building: Building, town: Town, box: Box, lang: str) -> BuildingInfo:
    from banneret.heroes.table.clauses_behind import behind_building
    from banneret.heroes.text.component_names import name
    from banneret.heroes.text.messages import message
    from banneret.heroes.text.sheets import building_text

    needs = (*building.needs, *([building.shares] if building.shares else []))
    # Title, cost and what it needs come first in the sheet; here they stand for themselves.
    lines = building_text(building, town, lang).split("\n")[3 if needs else 2 :]
    tier = building.kind.removeprefix("dwelling_")
    return BuildingInfo(
        id=building.id,
        kind=building.kind,
        faction=town.faction,
        name=name(f"building-{building.id}", lang),
        role=message(f"role-{building.kind}", lang),
        text=" ".join(line if line.endswith(".") else f"{line}." for line in lines),
        cost=_cost(building.cost),
        needs=needs,
        units=tuple(unit.id for unit in box.units if (unit.faction, unit.tier) == (town.faction, tier)),
        clauses=behind_building(building),
    )


def _location(location: Location, lang: str) -> LocationInfo:
    from banneret.heroes.table.clauses_behind import behind_location
    from banneret.heroes.text.component_names import name
    from banneret.heroes.text.sheets import location_text

    return LocationInfo(
        id=location.id,
        name=name(f"location-{location.id}", lang),
        text="\n".join(line.strip() for line in location_text(location, lang).split("\n")[1:]),
        clauses=behind_location(location),
    )


def _tile(tile: Tile, n: int, lang: str) -> TileInfo:
    from banneret.heroes.box.map_and_towns import DIRECTIONS, PLACES
    from banneret.heroes.tables.tiles import printed_on
    from banneret.heroes.text.names import printed_text

    fields = []
    for place, direction in enumerate(PLACES):
        field = tile.fields[direction]
        closed = DIRECTIONS if field.kind == "blocked" else tile.borders.get(direction, ())
        fields.append(
            FieldInfo(
                location=field.kind,
                name=printed_text(printed_on(n, place), lang),
                guard=field.guard,
                resource=field.resource or "",
                amount=field.income,
                dice=field.dice,
                walls=tuple(DIRECTIONS.index(edge) for edge in closed),
            )
        )
    return TileInfo(id=tile.id, kind=tile.group, terrain=tile.terrain, faction=tile.faction or "", fields=tuple(fields))


def hero_info(hero: Hero, lang: str) -> HeroInfo:
    """A hero: the starting deck in numbers, and what each level brings."""
    from banneret.heroes.box.cards_and_units import load
    from banneret.heroes.text.component_names import name
    from banneret.heroes.text.messages import message

    by_level: dict[int, str] = {card.level: card.id for card in load().specialties if card.hero == hero.id}
    levels = []
    for level in range(1, 8):
        if card := by_level.get(level):
            levels.append(("specialty", message("levelup-specialty", lang, name=name(f"card-{card}", lang))))
        else:
            levels.append(("ability", message("levelup-ability", lang)))
    kind = message(f"class-{hero.faction}-{hero.type}", lang)
    return HeroInfo(
        id=hero.id,
        name=name(f"hero-{hero.id}", lang),
        faction=hero.faction,
        title=message("heroclass-line", lang, **{"class": kind, "type": message(f"hero_type-{hero.type}", lang)}),
        might=hero.type == "might",
        stats={statistic: getattr(hero, statistic) for statistic in STATISTICS},
        specialty=hero.specialties[0],
        ability=f"starting_{hero.ability}",
        levels=tuple(levels),
    )


def faction_info(town: Town, box: Box, realm: Realm, lang: str) -> FactionInfo:
    """A faction: whom and what it has."""
    from banneret.heroes.text.component_names import name

    return FactionInfo(
        id=town.faction,
        name=name(f"faction-{town.faction}", lang),
        heroes=tuple(hero.id for hero in realm.heroes if hero.faction == town.faction),
        units=tuple(unit.id for unit in box.units if unit.faction == town.faction),
        buildings=tuple(f"{town.faction}/{building.id}" for building in town.buildings),
        spell_price=_cost(town.spell_price),
    )
