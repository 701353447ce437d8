"""Character sheets as a seat brings them to an adventure, in one line that also stands in the record::

    standard hero=Maud:warrior:warrior_cleave:sword_of_dawn,backpack:rabbits_foot

After the name come the class, the skills, the artifacts equipped and those left under the sheet, then experience,
treasure and wounds; a seat without a hero is only `standard` or `pennant`. Several heroes of one side are several such
words.
"""

from __future__ import annotations

import re
from typing import Final

from banneret.battlelore.grid import SIDE_NAMES
from banneret.battlelore.hero_content import ARTIFACT_IDS, SKILL_CARD, SKILL_IDS, load_heroes
from banneret.battlelore.match import Sheet
from banneret.battlelore.tables import FIRST_HERO, HERO_IDS, MASTERS
from banneret.battlelore.usable import suits_hero
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

MOST_SKILLS: Final = 3
"""Rules: BLH-SKL-03."""
MOST_EQUIPPED: Final = 2
"""Rules: BLH-ARF-19."""
MOST_OWNED: Final = 6
"""Rules: BLH-ARF-16."""
MOST_HEROES: Final = 2
"""Of one side, for as many players. Rules: BLH-DEP-01, BLH-CFG-03."""


def seat_line(text: str, side: str) -> str:
    """A seat written out. Raises SetupError."""
    words = text.split()
    if words and words[0] in SIDE_NAMES:
        if words[0] != side:
            raise SetupError(f"the seats are standard and pennant, in that order: {show(text)} is not {side}")
        words = words[1:]
    sheets = [sheet_of(word) for word in words]
    if len(sheets) > MOST_HEROES:
        raise SetupError(f"a side has at most {MOST_HEROES} heroes, not {len(sheets)}")
    return " ".join([side, *[sheet_word(sheet) for sheet in sheets]])


def heroes_of(line: str) -> list[Sheet]:
    """The heroes a seat brings."""
    return [sheet_of(word) for word in line.split()[1:]]


def sheet_word(sheet: Sheet) -> str:
    """A character sheet in one word."""
    of = HERO_IDS[sheet.troop - FIRST_HERO].removesuffix("_mounted")
    lists = [
        ",".join(SKILL_IDS[n] for n in sheet.skills),
        ",".join(ARTIFACT_IDS[n] for n in sheet.equipped),
        ",".join(ARTIFACT_IDS[n] for n in sheet.owned),
    ]
    numbers = [str(n) for n in (sheet.experience, sheet.treasure, sheet.wounds)]
    if numbers != ["0", "0", "0"]:
        lists += numbers
    return f"hero={sheet.name}:{of}:" + ":".join(lists).rstrip(":")


def sheet_of(word: str) -> Sheet:
    """The character sheet a word stands for, checked.

    Rules: BLH-CRT-02, BLH-CRT-03, BLH-CRT-16, BLH-CRT-19, BLH-SKL-03, BLH-SKL-13, BLH-ARF-02, BLH-ARF-16, BLH-ARF-19.
    """
    key, equals, value = word.partition("=")
    if key != "hero" or not equals:
        raise SetupError(f"a hero is written like hero=Maud:warrior:warrior_cleave:sword_of_dawn, not {show(word)}")
    name, of, skills, equipped, owned, *numbers = [*value.split(":"), *[""] * 8][:8]
    if any(not re.fullmatch("[0-9]{0,3}", number) for number in numbers):
        raise SetupError(f"experience, treasure and wounds are numbers: {show(word)}")
    if not re.fullmatch(r"[\w'-]{1,24}", name):
        raise SetupError(f"a hero's name has up to 24 letters, not {show(name)} (BLH-CRT-02)")
    if of not in MASTERS:
        raise SetupError(f"there is no class {show(of)}{nearest(of, MASTERS)} (BLH-CRT-03)")
    sheet = Sheet()
    sheet.name = name
    sheet.skills = _numbers(skills, SKILL_IDS, "skill")
    sheet.equipped = tuple(sorted(_numbers(equipped, ARTIFACT_IDS, "artifact")))
    sheet.owned = tuple(sorted(_numbers(owned, ARTIFACT_IDS, "artifact")))
    sheet.experience, sheet.treasure, sheet.wounds = [int(number or 0) for number in numbers]
    mounted = any(SKILL_CARD[n] == "riding" for n in sheet.skills)
    sheet.troop = FIRST_HERO + HERO_IDS.index(of + "_mounted" * mounted)
    check_sheet(sheet, of)
    return sheet


def check_sheet(sheet: Sheet, of: str) -> None:
    """Raise SetupError unless a sheet keeps the limits of a career. Rules: BLH-WND-31, BLH-WND-33."""
    if len(sheet.skills) > MOST_SKILLS or len(set(sheet.skills)) < len(sheet.skills):
        raise SetupError(f"{sheet.name} has at most {MOST_SKILLS} skills, each once (BLH-SKL-03, BLH-SKL-13)")
    most = next(hero.wounds for hero in load_heroes().classes if hero.id == of)
    if sheet.wounds >= most:
        raise SetupError(f"{sheet.name} has had {sheet.wounds} wounds, and his career is over (BLH-WND-33)")
    for n in sheet.skills:
        skill = load_heroes().skills[n]
        if skill.of not in (of, "common"):
            raise SetupError(f"{skill.id} is no skill of a {of} (BLH-CRT-18)")
        if skill.needs in SKILL_IDS and SKILL_IDS.index(skill.needs) not in sheet.skills:
            raise SetupError(f"{skill.id} needs {skill.needs} (BLH-CRT-19)")
    if len(sheet.equipped) > MOST_EQUIPPED + 1 or len(sheet.equipped + sheet.owned) > MOST_OWNED:
        raise SetupError(f"{sheet.name} has more artifacts than a hero may have (BLH-ARF-16, BLH-ARF-19)")
    for n in sheet.equipped + sheet.owned:
        if not suits_hero(sheet.troop, sheet.skills, n):
            raise SetupError(f"{sheet.name} can never use {ARTIFACT_IDS[n]} (BLH-ARF-02)")


def _numbers(words: str, known: list[str], what: str) -> tuple[int, ...]:
    found: list[int] = []
    for word in words.split(",") if words else []:
        if word not in known:
            raise SetupError(f"there is no {what} {show(word)}{nearest(word, known)}")
        found.append(known.index(word))
    return tuple(found)
