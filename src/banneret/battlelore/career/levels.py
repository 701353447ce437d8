"""Going up a level after an adventure: a new skill, or a seat in the War Council."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import SKILL_IDS, load_heroes
from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS
from banneret.battlelore.career.sheet_now import career_over, skills_now
from banneret.battlelore.career.sheets import MOST_SKILLS, has_battle_skill
from banneret.battlelore.state.answers import ADVISE, DONE, LEARN
from banneret.battlelore.state.battleground import ARTIFACTS, COUNCIL_SEAT, EQUIPPED, LISTED, UNDER, Battleground, name
from banneret.battlelore.state.events import E_COUNCILLOR, E_LEARNED
from banneret.battlelore.state.game_terms import Sheet
from banneret.battlelore.state.unit_numbers import hero_number
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A

LEVEL_PRICE: Final = 5
"""Experience tokens for a level. Rules: BLH-XP-07, BLH-XP-08."""
SEAT_EXPERIENCE: Final = 3
"""Rules: BLH-LEG-01."""


def learnable(sheet: Sheet) -> list[int]:
    """The skills a hero could learn: of his class or common, each once, their conditions met.

    Rules: BLH-CRT-19, BLH-SKL-02, BLH-SKL-04, BLH-SKL-05, BLH-SKL-13, BLH-XP-09.
    """
    of = HERO_IDS[sheet.troop - FIRST_HERO].removesuffix("_mounted")
    skills = load_heroes().skills
    found: list[int] = []
    for n, skill in enumerate(skills):
        if skill.of not in (of, "common") or n in sheet.skills:
            continue
        if skill.needs in SKILL_IDS and SKILL_IDS.index(skill.needs) not in sheet.skills:
            continue
        if skill.needs == "a_battle_skill" and not has_battle_skill(sheet.skills):
            continue
        found.append(n)
    return found


def ask_level_up(s: Battleground, h: int, _b: int, _c: int) -> None:
    """One skill for five experience tokens, up to three skills; then only a seat in the War Council is left.

    A hero who has just learned his third skill may take that seat with his remaining tokens. A hero without a skull
    left has no adventure to rise for.

    Rules: BLH-AFT-32, BLH-AFT-34, BLH-AFT-35, BLH-SKL-03, BLH-XP-07 to BLH-XP-10, BLH-LEG-01 to BLH-LEG-03,
    BLH-WND-33.
    """
    n = hero_number(h)
    sheet = s.game_terms.heroes[n]
    assert sheet is not None
    if career_over(s, n):
        options: list[int] = []
    elif len(skills_now(s, n)) < MOST_SKILLS:
        rises = s.experience[n] >= LEVEL_PRICE and s.learned[n] < 0
        options = [option(LEARN, skill) for skill in learnable(sheet)] if rises else []
    else:
        options = [ADVISE] if s.experience[n] >= SEAT_EXPERIENCE else []
    if options:
        s.ask_for(h, K_CARD, [*options, DONE])
    else:
        s.leave()


def got_level_up(s: Battleground, h: int, _b: int, _c: int) -> None:
    """The tokens are given for it; those beyond are kept. Rules: BLH-XP-08, BLH-XP-10, BLH-XP-11, BLH-LEG-02."""
    n = hero_number(h)
    if s.answer == DONE:
        return
    if s.answer == ADVISE:
        take_seat(s, h)
        return
    s.experience = changed(s.experience, n, s.experience[n] - LEVEL_PRICE)
    s.learned = changed(s.learned, n, argument(s.answer))
    s.emit(E_LEARNED, name(s, h), argument(s.answer))
    s.goto(LEVELLING)


def take_seat(s: Battleground, h: int) -> None:
    """He has the Adviser token for all his experience; his cards go back, and only the list of his artifacts stays.

    Rules: BLH-LEG-02 to BLH-LEG-04, BLH-LEG-07, BLH-LEG-09.
    """
    n = hero_number(h)
    s.experience = changed(s.experience, n, 0)
    s.treasure = changed(s.treasure, n, 0)
    s.learned = changed(s.learned, n, COUNCIL_SEAT)
    cards = s.piles[EQUIPPED + n] + s.piles[UNDER + n]
    s.piles[LISTED + n] = tuple(sorted(set(cards)))
    s.piles[ARTIFACTS] = tuple(sorted(s.piles[ARTIFACTS] + cards))
    s.piles[EQUIPPED + n] = s.piles[UNDER + n] = ()
    s.emit(E_COUNCILLOR, name(s, h))


LEVELLING: Final = sequence(asks(ask_level_up), got_level_up)
"""Arguments: the hero."""
RISING_HERO: Final = ARG_A
