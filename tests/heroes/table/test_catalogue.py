"""The catalogue of printed things holds the whole box, with its numbers, in every language."""

from typing import cast

import msgspec
import pytest

from banneret.heroes.adventure.seating import EXPERT_USES, HAND_LIMIT
from banneret.heroes.box.cards_and_units import Artifact, Card, Overlay, Side, Spell, Tower, load
from banneret.heroes.box.map_and_towns import DIRECTIONS, PLACES, load_realm
from banneret.heroes.table.catalogue_types import HeroesCatalogue, SideInfo
from banneret.heroes.tables.ai_cards import AI_CARD_IDS
from banneret.heroes.tables.compile.units import fill as _fill  # noqa: F401  (fills the tables read below)
from banneret.heroes.tables.towns_and_heroes import BUILDING_NAMES, HERO_IDS, PROCLAMATION_IDS
from banneret.heroes.tables.units_and_cards import CARD_IDS, UNIT_IDS
from banneret.kernel.errors import SetupError
from banneret.ledger import known
from banneret.table import catalogue as box
from banneret.text import LANGUAGES, TextError
from tests.support.page_content import FOLDER, files


def catalogue(game: str, lang: str = "en") -> HeroesCatalogue:
    return cast(HeroesCatalogue, box.catalogue(game, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_there_and_has_a_name(lang: str) -> None:
    found = catalogue("heroes", lang)
    assert set(found.cards) == {*CARD_IDS, *PROCLAMATION_IDS, *AI_CARD_IDS}
    assert set(found.units) == set(UNIT_IDS)
    assert {building.id for building in found.buildings.values()} == set(BUILDING_NAMES)
    assert len(found.buildings) == len(BUILDING_NAMES)
    realm = load_realm()
    assert set(found.locations) == {location.id for location in realm.locations}
    assert set(found.tiles) == {tile.id for tile in realm.tiles}
    assert set(found.heroes) == set(HERO_IDS)
    for part in (found.cards, found.units, found.buildings, found.locations, found.heroes, found.factions):
        assert all(id.rpartition("/")[2] == thing.id for id, thing in part.items())
        assert all(thing.name.strip() for thing in part.values())
    assert all(field.name.strip() for tile in found.tiles.values() for field in tile.fields)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_face_has_words(lang: str) -> None:
    found = catalogue("heroes", lang)
    for card in found.cards.values():
        assert card.text
        assert card.kind_text
        assert bool(card.level) == bool(card.level_text)
        assert 1 <= len(card.faces) <= 2
        for face in card.faces:
            assert face.text.endswith("."), card.id
            assert bool(face.timing) == bool(face.timing_text)
            assert bool(face.mode) == bool(face.mode_text)
            assert all(rung.text and rung.short for rung in face.rungs)
    for unit in found.units.values():
        for side in filter(None, (unit.few, unit.pack)):
            assert bool(side.text) == bool(side.abilities)
    for building in found.buildings.values():
        assert building.text
        assert building.role
    assert all(location.text for location in found.locations.values())
    for hero in found.heroes.values():
        assert hero.title
        assert [level for level, _ in hero.levels].count("specialty") == 3
        assert {hero.specialty, hero.ability} <= set(found.cards)


def test_languages_differ_in_words_and_agree_in_everything_else() -> None:
    english = catalogue("heroes", "en")
    for lang in LANGUAGES[1:]:
        other = catalogue("heroes", lang)
        assert other.hash != english.hash
        assert other.cards["fireball"].text != english.cards["fireball"].text
        for id, card in english.cards.items():
            same = other.cards[id]
            assert (card.kind, card.level, card.schools, card.clauses, card.copies) == (
                same.kind, same.level, same.schools, same.clauses, same.copies,
            )  # fmt: skip
            assert [face.mode for face in card.faces] == [face.mode for face in same.faces]


def test_numbers_of_units_are_those_of_the_content() -> None:
    found = catalogue("heroes").units
    box = load()

    def equal(info: SideInfo | None, side: Side) -> None:
        assert info is not None
        for number in ("attack", "defense", "hp", "initiative"):
            assert getattr(info, number) == getattr(side, number)
        cost = {kind: info.cost.get(kind, 0) for kind in side.cost.__struct_fields__}
        assert cost == msgspec.structs.asdict(side.cost)
        assert [face.timing for face in info.abilities] == [ability.timing for ability in side.abilities]

    for unit in box.units:
        equal(found[unit.id].few, unit.few)
        equal(found[unit.id].pack, unit.pack)
        assert (found[unit.id].tier, found[unit.id].faction) == (unit.tier, unit.faction)
    for neutral in box.neutral_units:
        equal(found[neutral.id].few, neutral.card)
        assert found[neutral.id].pack is None
        assert found[neutral.id].copies == neutral.copies
    bares: list[Tower | Overlay] = [box.tower, *box.overlays]
    for bare in bares:
        info = next(unit.few for id, unit in found.items() if id.endswith(bare.id))
        assert (info.attack, info.defense, info.hp, info.initiative) == (
            bare.attack, bare.defense, bare.hp, bare.initiative,
        )  # fmt: skip


def test_both_sides_of_a_unit_have_one_type() -> None:
    """A unit has one type in the catalogue."""
    assert all(unit.few.type == unit.pack.type for unit in load().units)


def test_cards_and_their_ladders_are_those_of_the_content() -> None:
    found = catalogue("heroes").cards
    box = load()
    copied: list[Card | Artifact | Spell] = [*box.cards, *box.abilities, *box.artifacts, *box.spells]
    for card in copied:
        assert found[card.id].copies == card.copies
    for spell in box.spells:
        ladder, power = found[spell.id].faces
        assert [rung.power for rung in ladder.rungs] == [step.power for step in spell.steps]
        assert (ladder.timing, power.mode) == (spell.timing, "power")
        assert found[spell.id].level == spell.level
    shorts = {id: tuple(rung.short for rung in found[id].faces[0].rungs) for id in found}
    assert shorts["lightning_bolt"] == ("2", "3", "4")
    assert shorts["chain_lightning"] == ("1·1·1", "2·1·1", "3·2·1")
    assert shorts["slow"] == ("−1", "−2", "−3")
    assert shorts["bless"] == ("0", "+1", "+2")
    assert shorts["blind"] == ("Bronze", "Silver", "Gold")
    assert shorts["town_portal"] == ("0", "+1", "+2")


def test_tiles_and_buildings_are_those_of_the_content() -> None:
    found = catalogue("heroes")
    for tile in load_realm().tiles:
        info = found.tiles[tile.id]
        assert (info.kind, info.terrain, info.faction) == (tile.group, tile.terrain, tile.faction or "")
        for printed, place in zip(info.fields, PLACES, strict=True):
            field = tile.fields[place]
            assert (printed.location, printed.guard, printed.amount, printed.dice) == (
                field.kind, field.guard, field.income, field.dice,
            )  # fmt: skip
            if field.kind != "blocked":
                assert tuple(DIRECTIONS[edge] for edge in printed.walls) == tile.borders.get(place, ())
    for town in load_realm().towns:
        assert found.factions[town.faction].buildings == tuple(f"{town.faction}/{b.id}" for b in town.buildings)
        for building in town.buildings:
            made = found.buildings[f"{town.faction}/{building.id}"]
            assert made.kind == building.kind
            assert {"gold": 0, "building_materials": 0, "valuables": 0} | made.cost == (
                msgspec.structs.asdict(building.cost)
            )
            assert len(made.units) == {"dwelling_bronze": 3, "dwelling_silver": 2, "dwelling_gold": 2}.get(made.kind, 0)


def test_levels_are_those_of_the_rules() -> None:
    assert [level[1:] for level in catalogue("heroes").levels] == [*zip(HAND_LIMIT, EXPERT_USES, strict=True)][1:]
    assert [level[0] for level in catalogue("heroes").levels] == [0, 2, 4, 6, 8, 10, 12]


def test_a_few_real_clauses_stand_behind_everything() -> None:
    found = catalogue("heroes")
    for part in (found.cards, found.units, found.buildings, found.locations):
        for thing in part.values():
            assert 1 <= len(thing.clauses) <= 4, thing.id
            assert len(set(thing.clauses)) == len(thing.clauses)
            assert all(known(clause) for clause in thing.clauses), thing.id


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="chess"):
        catalogue("chess")
    with pytest.raises(TextError, match="xx"):
        catalogue("heroes", "xx")


def test_the_page_works_with_the_catalogue_of_today() -> None:
    for name, data in files().items():
        assert (FOLDER / name).read_bytes() == data + b"\n", "run: python -m tests.support.page_content"


def test_the_boards_are_told_with_their_numbers() -> None:
    found = catalogue("heroes", "en")
    realm = load_realm()
    assert [(row.give, row.amount, row.get, row.got) for row in realm.trade] == list(found.trades)
    assert found.tracks["gold"] == (10, 15, 20, 25, 30, 35, 40, 45)
    assert found.hero_price == {"gold": 10}
    for town in realm.towns:
        assert found.factions[town.faction].spell_price == {"gold": town.spell_price.gold}


def test_cards_tell_when_they_may_be_played() -> None:
    cards = catalogue("heroes", "en").cards
    assert cards["attack"].moments == ("attack",)
    assert cards["starting_wisdom"].moments == ("guild",)
    assert cards["town_portal"].moments == ("map",)
    assert cards["power"].moments == ()
    assert cards["crazy_wizard"].moments == ()
