"""Units as a scenario names them: `few:T1`, `pack:halberdiers`, `neutral:zealots`, `few:bronze_choice`, `draw:silver`.

Names stand without the faction, which a scenario often does not know; T1 to T7 is the price order within one.
"""

import re
from functools import cache
from typing import Final, Literal, NamedTuple, get_args

from banneret.heroes.box.cards_and_units import Faction, FactionTier, load
from banneret.heroes.box.verbs.combat import TierName
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from banneret.kernel.errors import ContentError, SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

_SIDES: Final = ("few", "pack", "neutral", "draw")
_RANK: Final = re.compile(r"T([1-7])")
_CHOICE: Final = "_choice"


class UnitWord(NamedTuple):
    """What a word stands for: a card by its id, a rank of the player's faction, one of a tier to choose or to draw."""

    kind: Literal["unit", "rank", "choice", "draw"]
    side: Literal["few", "pack", "neutral"]
    name: str
    """The id of the unit, or the tier to choose or draw from; empty for a rank."""
    rank: int
    """1 to 7 for a rank, else 0."""


def unit_word(word: str) -> UnitWord:
    """What the word stands for; a `ContentError` says why it stands for nothing."""
    side, colon, name = word.partition(":")
    if not colon or side not in _SIDES:
        raise ContentError(f"expected a unit such as few:T1 or neutral:zealots, got {show(word)}")
    if side == "draw":
        return UnitWord("draw", "neutral", _one_of(name, get_args(TierName), "tier"), 0)
    if side == "neutral":
        return UnitWord("unit", "neutral", _one_of(f"neutral_{name}", _neutral_ids(), "unit"), 0)
    card: Literal["few", "pack"] = "few" if side == "few" else "pack"
    if found := _RANK.fullmatch(name):
        return UnitWord("rank", card, "", int(found[1]))
    if name.endswith(_CHOICE):
        return UnitWord("choice", card, _one_of(name.removesuffix(_CHOICE), get_args(FactionTier), "tier"), 0)
    return UnitWord("unit", card, _faction_ids()[_one_of(name, tuple(_faction_ids()), "unit")], 0)


def unit_of_rank(faction: Faction, rank: int) -> str:
    """The id of the unit at this place, 1 to 7, of a faction's price order."""
    own = [unit for unit in load().units if unit.faction == faction]
    # Sorting keeps the order of the box where prices are equal.
    return sorted(own, key=lambda unit: unit.few.cost.gold)[rank - 1].id


def unit_rows(words: tuple[str, ...], faction: Faction) -> list[int]:
    """The rows of the units that words stand for with a faction. Raises SetupError for one to be chosen or drawn."""
    rows: list[int] = []
    for word in words:
        unit = unit_word(word)
        if unit.kind == "rank":
            rows.append(2 * UNIT_NUMBER[unit_of_rank(faction, unit.rank)] + (unit.side == "pack"))
        elif unit.kind == "unit":
            rows.append(2 * UNIT_NUMBER[unit.name] + (unit.side == "pack"))
        else:
            raise SetupError(f"units to be chosen or drawn, like {show(word)}, are not dealt out here")
    return rows


def _one_of(name: str, known: tuple[str, ...], sort: str) -> str:
    if name not in known:
        raise ContentError(f"unknown {sort} {show(name)}{nearest(name, known)}")
    return name


@cache
def _faction_ids() -> dict[str, str]:
    return {unit.id.removeprefix(f"{unit.faction}_"): unit.id for unit in load().units}


@cache
def _neutral_ids() -> tuple[str, ...]:
    return tuple(unit.id for unit in load().neutral_units)
