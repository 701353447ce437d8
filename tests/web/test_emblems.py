import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/banneret/heroes/content"
EMBLEMS: dict[str, dict[str, str]] = json.loads((ROOT / "web/src/games/heroes/art/emblems.json").read_text())


def rows(file: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.yaml.decode((CONTENT / f"{file}.yaml").read_bytes())[key]
    return found


def ids(file: str, key: str) -> set[str]:
    return {row["id"] for row in rows(file, key)}


def card_ids() -> set[str]:
    kinds = ("spells", "artifacts", "abilities", "specialties", "cards")
    return set().union(*(ids(kind, kind) for kind in kinds))


def unit_ids() -> set[str]:
    tower = msgspec.yaml.decode((CONTENT / "siege.yaml").read_bytes())["tower"]["id"]
    return ids("units", "units") | ids("neutrals", "neutral_units") | ids("specialties", "overlays") | {tower}


def building_ids() -> set[str]:
    return {building["id"] for town in rows("towns", "towns") for building in town["buildings"]}


@pytest.mark.parametrize(
    ("kind", "components"),
    [
        ("units", unit_ids()),
        ("cards", card_ids()),
        ("astrologers", ids("astrologers", "astrologers")),
        ("ai", ids("ai_cards", "ai_cards")),
        ("locations", ids("locations", "locations")),
        ("buildings", building_ids()),
        ("heroes", ids("heroes", "heroes")),
    ],
)
def test_every_component_has_an_emblem_and_every_emblem_a_component(kind: str, components: set[str]) -> None:
    assert set(EMBLEMS[kind]) == components


def test_factions_resources_and_spell_schools_have_emblems() -> None:
    factions = {town["faction"] for town in rows("towns", "towns")}
    resources = {face["resource"] for face in rows("dice", "resource_die")}
    schools = {school for spell in rows("spells", "spells") for school in spell["schools"]}
    assert factions <= set(EMBLEMS["factions"])
    assert resources == set(EMBLEMS["resources"]) == set(EMBLEMS["mines"])
    assert schools <= set(EMBLEMS["schools"])
