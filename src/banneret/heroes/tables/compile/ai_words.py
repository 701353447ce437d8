"""Words about AI heroes made into numbers: armies, and places of the map."""

from collections.abc import Iterable
from typing import Final, Literal

from banneret.heroes.box.cards_and_units import FACTIONS, Faction
from banneret.heroes.box.verbs.places_and_amounts import Spot, Where
from banneret.heroes.tables.ai_cards import to_draw
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.unit_names import unit_rows, unit_word
from banneret.heroes.tables.units_and_cards import AZURE, BRONZE, GOLD, SILVER

SEATS: Final = ("A1", "A2", "A3", "A4")
_FIRST_SEAT: Final = 1 << 8
TIER_NUMBER: Final = {"bronze": BRONZE, "silver": SILVER, "gold": GOLD, "azure": AZURE}


def army_rows(army: Iterable[str], faction: Faction | Literal["neutral"] = "neutral") -> tuple[int, ...]:
    """The units of an army: rows, and tiers for those to be drawn. Only a faction has units by rank."""
    home: Faction = FACTIONS[0] if faction == "neutral" else faction
    rows: list[int] = []
    for word in army:
        unit = unit_word(word)
        if unit.kind == "draw":
            rows.append(to_draw(TIER_NUMBER[unit.name]))
        else:
            rows += unit_rows((word,), home)
    return tuple(rows)


def tier_rows(tiers: Iterable[str]) -> tuple[int, ...]:
    """Units to be drawn of these tiers."""
    return tuple(to_draw(TIER_NUMBER[tier]) for tier in tiers)


def whole_spot(where: Where) -> Spot:
    """A place with nothing left out."""
    return where if isinstance(where, Spot) else Spot(tile=where)


def place_number(where: Where, labels: tuple[str, ...]) -> tuple[int, int]:
    """A place as two ints: a label or a seat of the AI side; and a kind of location or -1 for the middle."""
    spot = whole_spot(where)
    kind = LOCATION_IDS.index(spot.field) if spot.field else -1
    return (seat_place(SEATS.index(spot.tile)) if spot.tile in SEATS else labels.index(spot.tile)), kind


def seat_place(seat: int) -> int:
    """A seat of the AI side as a place; all lower numbers are labels of tiles."""
    return _FIRST_SEAT + seat


def is_seat_place(place: int) -> bool:
    """Whether a place is a seat of the AI side."""
    return place >= _FIRST_SEAT


def seat_of_place(place: int) -> int:
    """The seat that such a place is."""
    return place - _FIRST_SEAT
