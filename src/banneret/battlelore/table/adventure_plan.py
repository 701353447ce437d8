"""The map of an adventure of BattleLore before the game, ready to be drawn: its armies by letters, and a legend."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from banneret.battlelore.text.names_and_events import SIDES, Words, name, side_name, word

if TYPE_CHECKING:
    from banneret.battlelore.box.adventure_file import AdventureFile


class Body(NamedTuple):
    """All units of one kind of a side: a letter stands for it on the map."""

    side: int
    letter: str
    unit: str
    banner: str
    hexes: tuple[str, ...]
    words: str


def bodies(adventure: AdventureFile, lang: str) -> list[Body]:
    """The armies, kind by kind, the standard side first."""
    from banneret.battlelore.box.tables import BANNER, BANNERS, UNIT_IDS

    found: list[Body] = []
    for id in SIDES:
        side = SIDES.index(id)
        for letter, (unit, hexes) in zip(ascii_uppercase, adventure.units[id].items(), strict=False):
            banner = BANNERS[BANNER[UNIT_IDS.index(unit)]]
            told: Words = {"unit": name("unit", unit, lang), "banner": word(f"banner-{banner}", lang), "n": len(hexes)}
            found.append(Body(side, letter, unit, banner, hexes, word("notes-unit", lang, told)))
    return found


def army_heads(adventure: AdventureFile, lang: str) -> list[str]:
    """Above the lines of each army: whose it is, and how many units it has."""
    found: list[str] = []
    for id in SIDES:
        units = sum(len(hexes) for hexes in adventure.units[id].values())
        found.append(word("notes-head-army", lang, {"side": side_name(SIDES.index(id), lang), "n": units}))
    return found


def lands(adventure: AdventureFile) -> dict[str, str]:
    """What lies on each hex that is not countryside."""
    from banneret.battlelore.box.adventure_file import land_of

    return {hex: land for land, hex in land_of(adventure)}


def marks(adventure: AdventureFile) -> dict[str, str]:
    """What else the battle notes put on hexes: `hold`, `quest` or `chest`."""
    found = {hex: "hold" for hold in adventure.hold for hex in hold.hexes}
    found |= dict.fromkeys(adventure.chests, "chest")
    if adventure.quest is not None:
        found[adventure.quest.hex] = "quest"
    return found
