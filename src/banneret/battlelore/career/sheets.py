"""Character sheets as a seat brings them to an adventure, in one line that also stands in the record::

    standard hero=Maud:warrior:warrior_cleave:sword_of_dawn,backpack:rabbits_foot

After the name come the class, the skills, the artifacts equipped and those left under the sheet, then experience,
treasure and wounds; a seat without a hero is only `standard` or `pennant`. A name alone, `hero=Maud`, is a blank sheet:
she is created before the adventure begins, and is the heir of an instructor who is named with his artifacts,
`gift=Isolde:sword_of_dawn,backpack`. `adviser=Isolde:commander` is a hero of former days who sits on the War Council.
"""

from __future__ import annotations

import re
from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_IDS, SKILL_CARD, SKILL_IDS, load_heroes
from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS, MASTERS
from banneret.battlelore.geometry.grid import SIDE_NAMES
from banneret.battlelore.play.heroes.use.usable import may_equip, suits_hero
from banneret.battlelore.state.game_terms import BLANK, NO_ADVISER, Sheet
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

MOST_SKILLS: Final = 3
"""Rules: BLH-SKL-03."""
MOST_OWNED: Final = 6
"""Rules: BLH-ARF-16."""
MOST_HEROES: Final = 2
"""Of one side, for as many players. Rules: BLH-DEP-01, BLH-CFG-01, BLH-CFG-03."""


def seat_line(text: str, side: str) -> str:
    """A seat written out, with at most one hero. Raises SetupError.

    Rules: BLH-DEP-01, BLH-CFG-01, BLH-CFG-03, BLH-SKL-01.
    """
    words = text.split()
    if words and words[0] in SIDE_NAMES:
        if words[0] != side:
            raise SetupError(f"the seats are standard and pennant, in that order: {show(text)} is not {side}")
        words = words[1:]
    advisers = [word for word in words if word.startswith("adviser=")]
    gifts = [word for word in words if word.startswith("gift=")]
    sheets = [sheet_of(word) for word in words if word not in advisers and word not in gifts]
    if len(sheets) > 1:
        raise SetupError(f"a player brings at most one hero, not {len(sheets)} (BLH-DEP-01)")
    for sheet in sheets:
        check_beginning(sheet)
    if len(gifts) > 1:
        raise SetupError("a new hero is the heir of one instructor (BLH-LEG-18)")
    if gifts and [sheet.troop for sheet in sheets] != [BLANK]:
        raise SetupError("an instructor gives his artifact to a hero who leaves the academy in this game (BLH-LEG-17)")
    known = [f"adviser={adviser_of(word)[1]}:{MASTERS[adviser_of(word)[0]]}" for word in advisers]
    known += [f"gift={gift_of(word)[0]}:" + ",".join(ARTIFACT_IDS[n] for n in gift_of(word)[1]) for word in gifts]
    return " ".join([side, *[sheet_word(sheet) for sheet in sheets], *known])


def heroes_of(line: str) -> list[Sheet]:
    """The heroes a seat brings."""
    return [sheet_of(word) for word in line.split() if word.startswith("hero=")]


def adviser_among(lines: list[str]) -> tuple[int, str]:
    """The class and the name of the Adviser brought by the seats of a side; (NO_ADVISER, "") for none.

    Rules: BLH-LEG-10.
    """
    for word in " ".join(lines).split():
        if word.startswith("adviser="):
            return adviser_of(word)
    return NO_ADVISER, ""


def check_advisers(seats: tuple[str, ...], councils: list[str]) -> None:
    """Raise SetupError unless each side has at most one Adviser, and a War Council for him to sit on.

    Rules: BLH-LEG-10, BLH-LEG-14.
    """
    sides = [line.split()[0] for line in seats for word in line.split() if word.startswith("adviser=")]
    for side in sides:
        if side not in councils:
            raise SetupError(f"the {side} side has no War Council in this adventure, so no Adviser (BLH-LEG-10)")
        if sides.count(side) > 1:
            raise SetupError("a War Council has one Adviser on its Guest space, not two (BLH-LEG-14)")


def gift_in(line: str) -> tuple[int, ...]:
    """The artifacts on the sheet of the instructor whose heir a seat's new hero is. Rules: BLH-LEG-19."""
    for word in line.split():
        if word.startswith("gift="):
            return gift_of(word)[1]
    return ()


def adviser_of(word: str) -> tuple[int, str]:
    """The class and the name of the Adviser a word stands for. Raises SetupError. Rules: BLH-LEG-02, BLH-LEG-10."""
    name, _, of = word.partition("=")[2].partition(":")
    check_name(name)
    if of not in MASTERS:
        raise SetupError(f"there is no class {show(of)}{nearest(of, MASTERS)} (BLH-CRT-03)")
    return MASTERS.index(of), name


def gift_of(word: str) -> tuple[str, tuple[int, ...]]:
    """The name of an instructor and the artifacts on his sheet. Raises SetupError. Rules: BLH-LEG-19."""
    name, _, cards = word.partition("=")[2].partition(":")
    check_name(name)
    listed = tuple(sorted(set(_numbers(cards, ARTIFACT_IDS, "artifact"))))
    if len(listed) > MOST_OWNED:
        raise SetupError(f"a hero has at most {MOST_OWNED} artifacts (BLH-ARF-16)")
    return name, listed


def check_name(name: str) -> None:
    """Raise SetupError unless something can be the name of a hero. Rules: BLH-CRT-02."""
    if not re.fullmatch(r"[\w'-]{1,24}", name):
        raise SetupError(f"a hero's name has up to 24 letters, not {show(name)} (BLH-CRT-02)")


def sheet_word(sheet: Sheet) -> str:
    """A character sheet in one word."""
    if sheet.troop == BLANK:
        return f"hero={sheet.name}"
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
    check_name(name)
    if ":" not in value:
        return blank_sheet(name)
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


def blank_sheet(name: str) -> Sheet:
    """A sheet with nothing but a name, to be filled in at the academy. Rules: BLH-CRT-01, BLH-CRT-02, BLH-CRT-31."""
    sheet = Sheet()
    sheet.name = name
    sheet.troop = BLANK
    sheet.skills = sheet.equipped = sheet.owned = ()
    sheet.experience = sheet.treasure = sheet.wounds = 0
    return sheet


def check_sheet(sheet: Sheet, of: str) -> None:
    """Raise SetupError unless a sheet keeps the limits of a career.

    Rules: BLH-WND-31, BLH-WND-33, BLH-CRT-18, BLH-CRT-19, BLH-SKL-03, BLH-SKL-13, BLH-ARF-02, BLH-ARF-16, BLH-ARF-19.
    """
    if len(sheet.skills) > MOST_SKILLS or len(set(sheet.skills)) < len(sheet.skills):
        raise SetupError(f"{sheet.name} has at most {MOST_SKILLS} skills, each once (BLH-SKL-03, BLH-SKL-13)")
    most = next(hero.wounds for hero in load_heroes().classes if hero.id == of)
    if sheet.wounds >= most:
        raise SetupError(f"{sheet.name} has had {sheet.wounds} wounds, and his career is over (BLH-WND-33)")
    for n in sheet.skills:
        skill = load_heroes().skills[n]
        if skill.of not in (of, "common"):
            raise SetupError(f"{skill.id} is not a skill of a {of} (BLH-CRT-18)")
        if skill.needs in SKILL_IDS and SKILL_IDS.index(skill.needs) not in sheet.skills:
            raise SetupError(f"{skill.id} needs {skill.needs} (BLH-CRT-19)")
        if skill.needs == "a_battle_skill" and not has_battle_skill(sheet.skills):
            raise SetupError(f"{skill.id} needs a skill of melee or ranged combat (BLH-CRT-19)")
    if len(sheet.equipped + sheet.owned) > MOST_OWNED:
        raise SetupError(f"{sheet.name} has more than {MOST_OWNED} artifacts (BLH-ARF-16)")
    if not may_equip(sheet.skills, sheet.equipped):
        raise SetupError(f"{sheet.name} has more artifacts equipped than a hero may have (BLH-ARF-19)")
    for n in sheet.equipped + sheet.owned:
        if not suits_hero(sheet.troop, sheet.skills, n):
            raise SetupError(f"{sheet.name} can never use {ARTIFACT_IDS[n]} (BLH-ARF-02)")


def check_beginning(sheet: Sheet) -> None:
    """Raise SetupError unless a sheet has a skill of its class, with which every career begins. Rules: BLH-SKL-01."""
    known = load_heroes().skills
    if sheet.troop != BLANK and not any(known[n].of != "common" for n in sheet.skills):
        raise SetupError(f"{sheet.name} has no skill of his class, and a career begins with one (BLH-SKL-01)")


def has_battle_skill(skills: tuple[int, ...]) -> bool:
    """Whether one of these skills is for battles, as the Duelist needs. Rules: BLH-SKL-04."""
    known = load_heroes().skills
    return any(known[n].phase in ("melee", "ranged") and known[n].card != "duelist" for n in skills)


def _numbers(words: str, known: list[str], what: str) -> tuple[int, ...]:
    found: list[int] = []
    for word in words.split(",") if words else []:
        if word not in known:
            raise SetupError(f"there is no {what} {show(word)}{nearest(word, known)}")
        found.append(known.index(word))
    return tuple(found)
