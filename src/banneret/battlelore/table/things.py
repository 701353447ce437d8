"""What is in the box under a name, with everything printed on it: what a reader may look up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from banneret.battlelore.table.catalogue_types import BattleloreCatalogue
from banneret.battlelore.text.names_and_events import sheet
from banneret.table.guide.types import ThingInfo

SECTION_CARD: Final = ("BL-CMD-13", "BL-CMD-14")
TACTIC_CARD: Final = ("BL-CMD-15",)
LORE_CARD: Final = ("BL-LRE-14", "BL-LRE-15", "BL-LRE-16", "BL-LRE-18")
ARTIFACT: Final = ("BLH-ARF-01", "BLH-ARF-03")
SKILL: Final = ("BLH-SKL-01", "BLH-SKL-06")
MODES: Final = {
    "foot": ("BL-UNI-02", "BL-UNI-05", "BL-BAT-34"),
    "mounted": ("BL-UNI-03", "BL-UNI-05", "BL-BAT-36"),
    "creature": ("BL-UNI-04", "BL-CRE-01", "BL-CRE-09"),
    "champion": ("BLH-ROL-01", "BLH-ROL-05"),
}
MASTER: Final = ("BL-LRE-02", "BL-LRE-05", "BL-LRE-17")


def things_in(box: BattleloreCatalogue) -> Iterator[ThingInfo]:
    """Units, cards, skills, artifacts, Lore Masters and land."""
    lang = box.lang
    for id, unit in box.units.items():
        yield ThingInfo(id, unit.name, sheet("unit", id, lang), MODES[unit.mode])
    for id, card in box.command.items():
        behind = SECTION_CARD if card.kind == "section" else TACTIC_CARD
        yield ThingInfo(id, card.name, sheet("command", id, lang), behind)
    for id, card in box.lore.items():
        yield ThingInfo(id, card.name, sheet("lore", id, lang), LORE_CARD)
    for id, card in box.skills.items():
        yield ThingInfo(id, card.name, sheet("skill", id, lang), SKILL)
    for id, card in box.artifacts.items():
        yield ThingInfo(id, card.name, sheet("artifact", id, lang), ARTIFACT)
    for id, master in box.classes.items():
        yield ThingInfo(id, master.name, sheet("master", id, lang), MASTER)
    for id, land in box.lands.items():
        yield ThingInfo(id, land.name, sheet("land", id, lang), land.clauses)
