"""What is in the box under a name, with everything printed on it: what a reader may look up."""

from __future__ import annotations

from collections.abc import Iterator

from banneret.heroes.table.catalogue_types import HeroesCatalogue
from banneret.heroes.text.component_names import STARTING
from banneret.heroes.text.sheets import sheet_ids, sheet_text
from banneret.table.guide.types import ThingInfo


def things_in(box: HeroesCatalogue) -> Iterator[ThingInfo]:
    """Cards, units, buildings, locations, heroes and Morale cards."""
    for id, card in box.cards.items():
        if not id.startswith(STARTING):  # the same card as in the shared deck
            yield ThingInfo(id, card.name, sheet_text(id, box.lang), card.clauses)
    laid = set(sheet_ids())
    # What is laid over a unit is a unit for each side that it is laid over.
    units = {id if id in laid else id.partition("_")[2]: unit for id, unit in box.units.items()}
    for id, unit in units.items():
        yield ThingInfo(id, unit.name, sheet_text(id, box.lang), unit.clauses)
    for id, building in box.buildings.items():
        yield ThingInfo(id, building.name, sheet_text(id, box.lang), building.clauses)
    for id, location in box.locations.items():
        yield ThingInfo(id, location.name, sheet_text(id, box.lang), location.clauses)
    for id, hero in box.heroes.items():
        yield ThingInfo(id, hero.name, sheet_text(id, box.lang), ("H3-HER-08",))
    for id, morale in box.morale.items():
        yield ThingInfo(id, morale.name, sheet_text(id, box.lang), ("BF-MRL-07" if morale.positive else "BF-MRL-12",))
