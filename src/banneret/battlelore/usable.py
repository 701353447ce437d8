"""Whether a hero can ever use an artifact."""

from __future__ import annotations

from banneret.battlelore.field import Field
from banneret.battlelore.hero import hero_number
from banneret.battlelore.hero_content import SKILL_CARD, load_heroes
from banneret.battlelore.tables import FIRST_HERO, HERO_IDS


def usable(s: Field, h: int, artifact: int) -> bool:
    """Whether a hero meets what an artifact needs, whatever role he would have to take. Rules: BLH-ARF-02."""
    sheet = s.match.heroes[hero_number(h)]
    return sheet is not None and suits_hero(sheet.troop, sheet.skills, artifact)


def suits_hero(troop: int, skills: tuple[int, ...], artifact: int) -> bool:
    """The same of a character sheet. Rules: BLH-CRT-28, BLH-ARF-02."""
    needs = load_heroes().artifacts[artifact].needs
    if needs == "riding":
        return any(SKILL_CARD[n] == "riding" for n in skills)
    of = HERO_IDS[troop - FIRST_HERO].removesuffix("_mounted")
    return needs is None or of in needs.split("_or_")
