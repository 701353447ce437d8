"""What is fixed before an adventure: its notes, and the heroes who take part."""

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


class GameTerms:
    """What is fixed before an adventure and does not change in it; copies share it.

    Only the academy replaces it, with the sheets of those who have left it.
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
    """The hexes whose chests are worth an additional experience token, as a set. Rules: BLH-LMK-18."""
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
    """By hero: the artifacts on the sheet of the instructor whose heir he is, if any; once one is given, that one.

    Rules: BLH-LEG-19, BLH-LEG-20.
    """
    creatures: tuple[int, ...]
    """By side: how many levels its Creatures take. Rules: BL-LRE-06."""
    objectives: tuple[tuple[int, int, int], ...]
    """Hexes to hold: the side, the hexes as a set, the banners they are worth in the meantime. Rules: BL-VIC-06."""
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


def with_sheet(game_terms: GameTerms, n: int, sheet: Sheet | None) -> GameTerms:
    """The same with another character sheet of a hero: positions share their terms, so these are never changed."""
    m = GameTerms()
    m.adventure = game_terms.adventure
    m.first = game_terms.first
    m.needed = game_terms.needed
    m.graves = game_terms.graves
    m.hand = game_terms.hand
    m.cunning = game_terms.cunning
    m.lore = game_terms.lore
    m.lore_deck = game_terms.lore_deck
    m.seats = game_terms.seats
    m.heroes = game_terms.heroes[:n] + (sheet,) + game_terms.heroes[n + 1 :]
    m.sides = game_terms.sides
    m.owners = game_terms.owners
    m.fragile = game_terms.fragile
    m.advisers = game_terms.advisers
    m.gifts = game_terms.gifts
    m.creatures = game_terms.creatures
    m.objectives = game_terms.objectives
    m.sight = game_terms.sight
    m.quest = game_terms.quest
    m.slaying = game_terms.slaying
    m.tents = game_terms.tents
    m.trophy = game_terms.trophy
    m.rules = game_terms.rules
    return m


def with_gift(game_terms: GameTerms, n: int, artifact: int) -> GameTerms:
    """The same once an instructor has given a hero an artifact of his list.

    Rules: BLH-LEG-20, BLH-LEG-17, BLH-LEG-18.
    """
    m = with_sheet(game_terms, n, game_terms.heroes[n])
    m.gifts = game_terms.gifts[:n] + ((artifact,),) + game_terms.gifts[n + 1 :]
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
