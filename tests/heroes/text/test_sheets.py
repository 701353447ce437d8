"""Everything in the box has a sheet in every language, and the sheet tells what the content holds."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from banneret.battlefield.adventure_mode.deck import adventure_deck_file
from banneret.battlefield.adventure_mode.verbs import DrawArtifacts, RemoveOwn
from banneret.cli.main import app
from banneret.heroes.box.cards_and_units import load
from banneret.heroes.box.map_and_towns import PLACES, load_realm
from banneret.heroes.box.verbs.cards import RangedAttack
from banneret.heroes.box.verbs.combat import Morale, MoveHero
from banneret.heroes.box.verbs.map import Flag, Lasting, RollDice, Search
from banneret.heroes.box.verbs.scenario import IncomeStep
from banneret.heroes.scenario.load import load_scenario
from banneret.heroes.tables.morale_decks import load_morale
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.sheets import sheet_ids, sheet_text, unit_text
from banneret.text import LANGUAGES, TextError

BROKEN = ("{", "}", "???", "$", "\u2068", "\u2069", "  ", " .", ",:", ",,", "::", "()")
GOLDEN = Path(__file__).parent / "golden"
CHOSEN = (
    "necromancy", "targ_of_the_rampaging_ogre", "sword_of_judgement", "sandro_specialty_vi", "town_portal",
    "tree_of_knowledge", "trading_post", "castle/blacksmith", "catherine", "isras_friends",
)  # fmt: skip
IN_WORDS = {
    (Search, "times"),
    (RangedAttack, "rounds"),
    (Morale, "morale"),
    (RollDice, "keep"),
    (MoveHero, "move_hero"),
    (DrawArtifacts, "draw_artifacts"),
    (RemoveOwn, "remove_own"),
    (IncomeStep, "steps"),
}
"""Numbers of verbs that stand as words where they are small."""
RULES = {"movement", "hand_limit", "spell_power"}
"""Lasting rules that have a number."""


def box_and_realm() -> dict[str, Any]:
    """Everything that has an id, by the id of its sheet."""
    box, realm = load(), load_realm()
    things: list[Any] = [
        *box.units,
        *box.neutral_units,
        box.tower,
        *box.overlays,
        *box.cards,
        *box.abilities,
        *box.artifacts,
    ]
    things += [*box.specialties, *box.spells, *realm.locations, *realm.heroes, *realm.astrologers, *realm.ai_cards]
    things += [*load_morale().positive, *load_morale().negative]
    found: dict[str, Any] = {thing.id: thing for thing in things}
    assert len(found) == len(things), "two things share an id"
    for town in realm.towns:
        found |= {f"{town.faction}/{building.id}": building for building in town.buildings}
    return found | {f"adventure/{card.id}": card for card in adventure_deck_file().cards}


THINGS = box_and_realm()


def numbers(value: object) -> Iterator[int]:
    """Every number of the content that its sheet has to tell."""
    if isinstance(value, tuple):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            part = getattr(value, field)
            unsaid = isinstance(value, Lasting) and value.lasting not in RULES
            if isinstance(part, int) and not isinstance(part, bool):
                if part and field != "copies" and (type(value), field) not in IN_WORDS and not unsaid:
                    yield abs(part)
            else:
                yield from numbers(part)


def test_everything_has_a_sheet() -> None:
    assert set(THINGS) <= set(sheet_ids())
    buildings = {building.id for town in load_realm().towns for building in town.buildings}
    assert set(sheet_ids()) == set(THINGS) | buildings | {tile.id for tile in load_realm().tiles}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sheet_is_whole(lang: str) -> None:
    for id in sheet_ids():
        lines = sheet_text(id, lang).split("\n")
        assert len(lines) > 1, id
        assert not any(mark in line.strip() for line in lines for mark in BROKEN), (id, lines)
        assert all(line.rstrip() == line for line in lines), id
        assert not any(re.search(r"\w_\w", line) for line in lines), f"{id} shows an id instead of a name"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_the_content_is_on_its_sheet(lang: str) -> None:
    for id, thing in THINGS.items():
        told = {int(digits) for digits in re.findall(r"\d+", sheet_text(id, lang))}
        assert set(numbers(thing)) <= told, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_sheets_are_alike(lang: str) -> None:
    sheets = [sheet_text(id, lang) for id in THINGS]
    assert len(set(sheets)) == len(sheets)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", CHOSEN)
def test_chosen_sheets_read_as_they_should(id: str, lang: str) -> None:
    sections = (GOLDEN / f"{lang}.txt").read_text(encoding="utf-8").split("\n\n")
    expected = dict(section.rstrip("\n").split("\n", 1) for section in sections)
    assert expected.keys() == {f"[{id}]" for id in CHOSEN}
    assert sheet_text(id, lang) == expected[f"[{id}]"]


def test_the_sheet_of_a_tile_tells_everything_printed_on_it() -> None:
    for tile in load_realm().tiles:
        _, *lines = sheet_text(tile.id).split("\n")
        assert len(lines) == len(tile.fields)
        for place, line in zip(PLACES, lines, strict=True):
            field = tile.fields[place]
            assert line.strip().startswith(message(f"direction-{place}", "en"))
            assert ("guards" in line) == bool(field.guard)
            assert str(field.income or field.dice or "") in line
            assert ("closed edges" in line) == bool(tile.borders.get(place))
    assert sheet_text("S1", "de").split("\n")[5:7] == [
        "  Südwesten: Schatzsymbol, 1 Würfel, Wachen der Schwierigkeit I, "
        "geschlossene Kanten (Südosten, Südwesten, Westen)",
        "  Westen: Baumaterialmine, 2 Baumaterial in jeder Ressourcenrunde, Wachen der Schwierigkeit I",
    ]


def test_english_names_are_those_of_the_content() -> None:
    for id, thing in THINGS.items():
        assert name(id) == thing.name
    for town in load_realm().towns:
        assert name(f"faction-{town.faction}") == town.name


def test_every_card_of_the_tables_has_a_name_and_a_sheet() -> None:
    assert "starting_wisdom" in CARD_IDS
    for id in CARD_IDS:
        assert name(f"card-{id}", "pl") == sheet_text(id, "pl").partition(" (")[0]
    assert sheet_text("starting_wisdom", "de") == sheet_text("wisdom", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scenario_has_its_name_and_story_in_every_language(lang: str) -> None:
    first = load_scenario("brave_new_world")
    english = name("scenario-brave_new_world"), message("story-brave_new_world")
    assert english == (first.name, first.story)
    told = name("scenario-brave_new_world", lang), message("story-brave_new_world", lang)
    assert lang == "en" or not set(told) & set(english)


def test_an_overlay_stands_on_the_specialty_it_is_printed_on() -> None:
    assert sheet_text("horde_of_zombies", "de") in sheet_text("sandro_specialty_iv", "de")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Horde of Zombies takes 1 damage."),
        ("fr", "La Horde de Zombies subit 1 dégât."),
        ("de", "Horde Zombies erleidet 1 Schaden."),
        ("pl", "Horda Zombie otrzymuje 1 obrażenie."),
    ],
)
def test_an_overlay_has_a_singular_name(lang: str, expected: str) -> None:
    assert message("event-damage", lang, unit=name("horde_of_zombies", lang), n=1) == expected


def test_a_settlement_tells_the_income_the_rules_give() -> None:
    from banneret.heroes.adventure.map.flagging import SETTLEMENT_INCOME

    assert Flag(flag="settlement") in THINGS["settlement"].visit
    for lang in LANGUAGES:
        told = re.findall(r"\d+", sheet_text("settlement", lang))
        assert [int(digits) for digits in told] == SETTLEMENT_INCOME


def test_a_building_may_be_asked_for_without_its_town() -> None:
    assert sheet_text("blacksmith") == sheet_text("castle/blacksmith")
    halls = [sheet_text(f"{faction}/city_hall", "pl") for faction in ("castle", "dungeon", "necropolis")]
    assert sheet_text("city_hall", "pl") == "\n\n".join(halls)


def test_a_sheet_is_found_by_its_id_however_it_is_written() -> None:
    marksmen = THINGS["castle_marksmen"]
    assert sheet_text("castle-marksmen", "fr") == unit_text(marksmen, "fr")
    with pytest.raises(TextError, match=r'^there is no card "hast" \(did you mean "haste"\?\)$'):
        sheet_text("hast")


@pytest.mark.parametrize("id", ["castle/city_hall", "water_wheel", "sandro", "starting_wisdom", "friendly_beaver"])
def test_the_command_prints_a_sheet(id: str) -> None:
    shown = CliRunner().invoke(app, ["card", id, "--lang", "de"])
    assert shown.exit_code == 0
    assert shown.output.rstrip("\n") == sheet_text(id, "de")
