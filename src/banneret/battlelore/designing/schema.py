"""The JSON schema of adventure files, made from the structures that read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from banneret.battlelore.box.adventure_file import HEX_PATTERN, REWARDS, AdventureFile
from banneret.battlelore.box.tables import FIRST_CREATURE, FIRST_HERO, UNIT_IDS
from banneret.battlelore.box.units_and_cards import load
from banneret.scenario_files.schema import NAMES, describe, limit_keys, structures

SHIPPED: Final = Path(__file__).parent.parent / "adventure.schema.json"
_PLACE: Final = "#/$defs/{name}"
_KINDS: Final = UNIT_IDS[:FIRST_HERO]
_TROOPS: Final = UNIT_IDS[:FIRST_CREATURE]
_CREATURES: Final = UNIT_IDS[FIRST_CREATURE:FIRST_HERO]


def schema_text() -> str:
    """The schema as it is shipped."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def schema() -> dict[str, Any]:
    """The schema as data."""
    kinds = structures(AdventureFile)
    shapes, parts = msgspec.json.schema_components(kinds, ref_template=_PLACE)
    places = {kind: shape["$ref"] for kind, shape in zip(kinds, shapes, strict=True)}
    for kind, place in places.items():
        describe(parts[place.rpartition("/")[2]], kind)
    keys = parts["AdventureFile"]["properties"]
    ground = load()
    limit_keys(keys["terrain"], [land.id for land in ground.terrain[1:]])
    limit_keys(keys["landmarks"], [land.id for land in ground.landmarks])
    limit_keys(keys["units"]["additionalProperties"], _KINDS)
    limit_keys(keys["call_to_arms"]["additionalProperties"], _TROOPS)
    parts["Council"]["properties"]["creatures"]["items"] = {"enum": list(_CREATURES)}
    parts["Quest"]["properties"]["chest"] |= {"enum": list(REWARDS)}
    keys["number"][NAMES] = "number"
    _name_hexes(parts)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Banneret adventure",
        "$ref": places[AdventureFile],
        "$defs": parts,
    }


def _name_hexes(shape: Any) -> None:
    """Say of every text that is a hex that it names one. Patterns are written as editors read them."""
    if not isinstance(shape, dict):
        return
    pattern = shape.get("pattern")
    if isinstance(pattern, str):
        shape["pattern"] = pattern.replace(r"\Z", "$")
    if pattern == HEX_PATTERN and shape.get("type") == "string":
        shape[NAMES] = "hex"
    for inner in shape.values():
        _name_hexes(inner)


if __name__ == "__main__":
    SHIPPED.write_text(schema_text(), encoding="utf-8")
