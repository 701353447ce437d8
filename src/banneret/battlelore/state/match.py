"""What is settled before an adventure: its notes, and the heroes who come to it."""

from __future__ import annotations

from typing import Final

BLANK: Final = -1
"""In the place of his class: only the name is on the sheet yet. Rules: BLH-CRT-01."""


class Sheet:
    """A character sheet as it is at the start of an adventure. Rules: BLH-CRT-32."""

    __slots__ = ("equipped", "experience", "name", "owned", "skills", "treasure", "troop", "wounds")

    name: str
    troop: int
    """The kind of unit he is as a Champion: his class, on foot or mounted; BLANK before he is created.

    Rules: BLH-CRT-01, BLH-CRT-15, BLH-CRT-16.
    """
    skills: tuple[int, ...]
    equipped: tuple[int, ...]
    owned: tuple[int, ...]
    """The artifacts under the sheet."""
    experience: int
    treasure: int
    wounds: int
    """Skulls crossed out in this career. Rules: BLH-WND-30, BLH-WND-32."""


NO_ADVISER: Final = -1


class Match:
    """What is settled before an adventure and does not change in it; copies share it.

    Only the academy puts another in its place, with the sheets of those who have left it.
    """

    __slots__ = (
        "adventure",
        "advisers",
        "creatures",
        "cunning",
        "first",
        "fragile",
        "gifts",
        "graves",
        "hand",
        "heroes",
        "lore",
        "lore_deck",
        "needed",
        "objectives",
        "owners",
        "quest",
        "rules",
        "seats",
        "sides",
        "sight",
        "slaying",
        "tents",
        "trophy",
    )

    adventure: str
    first: int
    """Rules: BL-SET-03."""
    needed: int
    """The banners that win. Rules: BL-SET-06."""
    graves: int
    """The hexes whose chests are worth an experience token more, as a set. Rules: BLH-LMK-18."""
    hand: tuple[int, ...]
    """By side: how many Command cards it holds. Rules: BL-SET-02."""
    cunning: bool
    lore: bool
    """Whether lore is used. Rules: BL-SET-05, BL-BAT-16, BL-BAT-17."""
    lore_deck: tuple[int, ...]
    """The Lore Masters of whose cards alone the lore deck is made; none for the usual deck. Rules: BL-LRE-13."""
    seats: tuple[tuple[int, ...], ...]
    """By side: the number of levels to give out, or the fixed levels of the five Lore Masters. Rules: BL-LRE-04."""
    sides: tuple[int, ...]
    """By seat: the side of its player. Rules: BLH-CFG-03."""
    owners: tuple[int, ...]
    """By hero: the seat of his player. Rules: BLH-CFG-03."""
    fragile: bool
    """Whether allies may not order each other's heroes. Rules: BLH-CFG-07, BLH-CFG-08."""
    heroes: tuple[Sheet | None, ...]
    """By hero: the character sheet he comes with, if any. Rules: BLH-DEP-01."""
    advisers: tuple[tuple[int, str], ...]
    """By side: the class of the Adviser on the Guest space and his name; (NO_ADVISER, "") for none. Rules: BLH-LEG-10.
    """
    gifts: tuple[tuple[int, ...], ...]
    """By hero: the artifacts on the sheet of the instructor whose heir he is, if any. Rules: BLH-LEG-19."""
    creatures: tuple[int, ...]
    """By side: how many levels its Creatures take. Rules: BL-LRE-06."""
    objectives: tuple[tuple[int, int, int], ...]
    """Hexes to hold: the side, the hexes as a set, the banners they are worth meanwhile. Rules: BL-VIC-06."""
    sight: tuple[int, int]
    """How far anybody sees, and during how many turns of each player; (0, 0) for no limit. Rules: BL-SET-07."""
    quest: tuple[int, int, int]
    """What a quest is worth: a chest token, experience tokens, banners. Rules: BLH-QST-02, BLH-XP-03."""
    slaying: int
    """Artifacts of a hero who defeats a Creature."""
    tents: int
    """Treasure tokens of a hero who takes a Command Tent; -1 without tents. Rules: BLH-LMK-05, BLH-LMK-11."""
    trophy: int
    """Treasure tokens among the spoils of a hero who has wounded another."""
    rules: int


def with_sheet(match: Match, n: int, sheet: Sheet) -> Match:
    """The same with another character sheet of a hero: positions share a Match, so it is never changed."""
    m = Match()
    m.adventure = match.adventure
    m.first = match.first
    m.needed = match.needed
    m.graves = match.graves
    m.hand = match.hand
    m.cunning = match.cunning
    m.lore = match.lore
    m.lore_deck = match.lore_deck
    m.seats = match.seats
    m.heroes = match.heroes[:n] + (sheet,) + match.heroes[n + 1 :]
    m.sides = match.sides
    m.owners = match.owners
    m.fragile = match.fragile
    m.advisers = match.advisers
    m.gifts = match.gifts
    m.creatures = match.creatures
    m.objectives = match.objectives
    m.sight = match.sight
    m.quest = match.quest
    m.slaying = match.slaying
    m.tents = match.tents
    m.trophy = match.trophy
    m.rules = match.rules
    return m


def copy_sheet(sheet: Sheet) -> Sheet:
    """A sheet to write on."""
    other = Sheet()
    other.name = sheet.name
    other.troop = sheet.troop
    other.skills = sheet.skills
    other.equipped = sheet.equipped
    other.owned = sheet.owned
    other.experience = sheet.experience
    other.treasure = sheet.treasure
    other.wounds = sheet.wounds
    return other
