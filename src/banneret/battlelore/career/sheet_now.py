"""What is written on a character sheet, during an adventure and after it."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_IDS, SKILL_CARD, SKILL_IDS, HeroClass, load_heroes
from banneret.battlelore.box.tables import BOLD, FIRST_HERO, HERO_IDS, MARCH, MASTERS, UNIT_IDS
from banneret.battlelore.career.sheets import sheet_word
from banneret.battlelore.play.heroes.use.usable import equipped_anew
from banneret.battlelore.state.battleground import COUNCIL_SEAT, EQUIPPED, LISTED, UNDER, Battleground
from banneret.battlelore.state.game_terms import BLANK, Sheet

SKULLS: Final = 5
"""On every sheet. Rules: BLH-CRT-14."""


def class_of_sheet(sheet: Sheet) -> HeroClass:
    """The class of a hero who has one."""
    of = HERO_IDS[sheet.troop - FIRST_HERO].removesuffix("_mounted")
    return next(hero for hero in load_heroes().classes if hero.id == of)


def career_over(v: Battleground, n: int) -> bool:
    """Whether a hero has no skull left that is not crossed out. Rules: BLH-WND-33."""
    sheet = v.game_terms.heroes[n]
    assert sheet is not None
    return v.wounds[n] >= class_of_sheet(sheet).wounds


def skills_now(v: Battleground, n: int) -> tuple[int, ...]:
    """The skills of a hero, the one just learned included; on the War Council he needs none any more.

    Rules: BLH-LEG-04, BLH-XP-11.
    """
    sheet = v.game_terms.heroes[n]
    assert sheet is not None
    if v.learned[n] == COUNCIL_SEAT:
        return ()
    return sheet.skills + ((v.learned[n],) if v.learned[n] >= 0 else ())


def sheet_now(v: Battleground, n: int) -> Sheet:
    """The sheet with which a hero would come to the next adventure. Rules: BLH-CRT-34, BLH-AFT-36 to BLH-AFT-39.

    A hero who has learned to ride has his mounted figure from now on. Rules: BLH-CRT-16.
    """
    sheet = v.game_terms.heroes[n]
    assert sheet is not None
    now = Sheet()
    now.name = sheet.name
    now.troop = sheet.troop
    now.skills = skills_now(v, n)
    if sheet.troop != BLANK and any(SKILL_CARD[skill] == "riding" for skill in now.skills):
        now.troop = FIRST_HERO + HERO_IDS.index(class_of_sheet(sheet).id + "_mounted")
    now.equipped, left = equipped_anew(now.skills, v.piles[EQUIPPED + n])
    now.owned = tuple(sorted(v.piles[UNDER + n] + left))
    now.experience = v.experience[n]
    now.treasure = v.treasure[n]
    now.wounds = v.wounds[n]
    return now


def printed_sheet(v: Battleground, n: int) -> dict[str, object]:
    """What the sheet of a hero says besides tokens and cards; nothing about his class before he has one.

    `crossed` are the skulls crossed out, including those beyond the capacity of his class. His figure is the mounted
    one as soon as he has learned to ride.

    Rules: BLH-CRT-04 to BLH-CRT-14, BLH-CRT-16, BLH-CRT-17, BLH-CRT-32, BLH-CRT-33, BLH-LEG-04.
    """
    sheet = v.game_terms.heroes[n]
    assert sheet is not None
    skills = [SKILL_IDS[skill] for skill in skills_now(v, n)]
    if sheet.troop == BLANK:
        return {"unit": "", "class": "", "skills": skills, "sheet": sheet_word(sheet), "listed": []}
    of = class_of_sheet(sheet)
    now = sheet_now(v, n)
    return {
        "unit": UNIT_IDS[now.troop],
        "class": of.id,
        "banner": of.id,
        "movement": MARCH[now.troop],
        "weapon": of.weapon,
        "dice": of.dice,
        "bold": BOLD[now.troop],
        "capacity": of.wounds,
        "crossed": SKULLS - of.wounds + v.wounds[n],
        "over": career_over(v, n),
        "skills": skills,
        "listed": [ARTIFACT_IDS[card] for card in v.piles[LISTED + n]],
        "sheet": sheet_word(now),
    }


def describe_adviser(v: Battleground, side: int) -> dict[str, str] | None:
    """The Adviser on the Guest space of a side. Rules: BLH-LEG-10."""
    of, name = v.game_terms.advisers[side]
    return {"name": name, "class": MASTERS[of]} if of >= 0 else None
