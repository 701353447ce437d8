"""The academy: a blank character sheet is filled in, one step after the other.

Rules: BLH-CRT-01. In an adventure this comes before everything else; the scenario `academy` is nothing but this.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import SKILL_CARD, load_heroes
from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS, MASTERS
from banneret.battlelore.career.sheets import heroes_of, seat_line
from banneret.battlelore.play.heroes.deployment import lay_out_artifacts
from banneret.battlelore.play.heroes.use.usable import usable
from banneret.battlelore.state.answers import HERO_CLASS, LEARN, REDRAW, TAKE_ARTIFACT
from banneret.battlelore.state.battleground import ARTIFACTS, EQUIPPED, HAUL, REFUSED, Battleground, name
from banneret.battlelore.state.draws import artifact_outcome, outcome_artifact
from banneret.battlelore.state.events import E_ARTIFACT, E_CLASS, E_GIFT, E_GRADUATE, E_LEARNED
from banneret.battlelore.state.game_terms import BLANK, Sheet, copy_sheet, with_gift, with_sheet
from banneret.battlelore.state.unit_numbers import HEROES, hero_number
from banneret.kernel.errors import SetupError
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

ACADEMY: Final = "academy"
DRAWN: Final = 3
"""Artifacts to choose from. Rules: BLH-CRT-27."""


def academy_seat(text: str) -> str:
    """The seat of the academy written out: one hero with nothing but a name. Raises SetupError."""
    line = seat_line(text, "standard")
    if "adviser=" in line:
        raise SetupError("the academy has no War Council")
    heroes = heroes_of(line)
    if len(heroes) != 1 or heroes[0].troop != BLANK:
        raise SetupError("the academy takes one hero who has nothing but a name, such as hero=Maud (BLH-CRT-01)")
    return line


def sheet_at(s: Battleground, h: int) -> Sheet:
    """The sheet of a hero who is there."""
    sheet = s.game_terms.heroes[hero_number(h)]
    assert sheet is not None
    return sheet


def write(s: Battleground, h: int, sheet: Sheet) -> None:
    """The sheet of a hero is another from now on."""
    s.game_terms = with_sheet(s.game_terms, hero_number(h), sheet)
    s.troop[h] = sheet.troop
    s.piles[EQUIPPED + hero_number(h)] = sheet.equipped


def ask_class(s: Battleground, n: int, _h: int, _c: int) -> None:
    """The next hero with a blank sheet: which of the five classes? Rules: BLH-CRT-01, BLH-CRT-03."""
    while n < len(HEROES):
        h = HEROES[n]
        sheet = s.game_terms.heroes[n]
        if sheet is not None and sheet.troop == BLANK:
            s.stack[HERO_NUMBER] = n
            s.stack[HERO_UNIT] = h
            lay_out_artifacts(s, 0, 0, 0)
            s.ask_for(h, K_CARD, [option(HERO_CLASS, m) for m in range(len(MASTERS))])
            return
        n += 1
    s.leave()


def got_class(s: Battleground, _n: int, h: int, _c: int) -> None:
    """His weapon, its dice and the wounds he can take are those of his class, and he goes on foot.

    Rules: BLH-CRT-03 to BLH-CRT-15, BLH-CRT-17.
    """
    sheet = copy_sheet(sheet_at(s, h))
    sheet.troop = FIRST_HERO + HERO_IDS.index(MASTERS[argument(s.answer)])
    write(s, h, sheet)
    s.emit(E_CLASS, name(s, h), argument(s.answer))


def first_skills(of: str) -> list[int]:
    """The skills of a class that need nothing, the one recommended for a beginner first.

    Rules: BLH-CRT-18 to BLH-CRT-20, BLH-CRT-22 to BLH-CRT-26.
    """
    skills = load_heroes().skills
    found = [n for n, skill in enumerate(skills) if skill.of == of and skill.needs is None]
    return sorted(found, key=lambda n: n != recommended(of))


def recommended(of: str) -> int:
    """The skill recommended to a new hero of a class. Rules: BLH-CRT-22 to BLH-CRT-26."""
    hero = next(hero for hero in load_heroes().classes if hero.id == of)
    return next(n for n, skill in enumerate(load_heroes().skills) if skill.id == f"{of}_{hero.first_skill}")


def ask_first_skill(s: Battleground, _n: int, h: int, _c: int) -> None:
    """One skill of his own class whose conditions he meets. Rules: BLH-CRT-18 to BLH-CRT-20, BLH-SKL-01."""
    of = HERO_IDS[s.troop[h] - FIRST_HERO]
    s.ask_for(h, K_CARD, [option(LEARN, skill) for skill in first_skills(of)])


def got_first_skill(s: Battleground, _n: int, h: int, _c: int) -> None:
    """It lies beside the sheet; a hero who has learned to ride takes the mounted figure at once.

    Rules: BLH-CRT-16, BLH-CRT-21.
    """
    skill = argument(s.answer)
    sheet = copy_sheet(sheet_at(s, h))
    sheet.skills = (skill,)
    if SKILL_CARD[skill] == "riding":
        sheet.troop = FIRST_HERO + HERO_IDS.index(HERO_IDS[sheet.troop - FIRST_HERO] + "_mounted")
    write(s, h, sheet)
    s.emit(E_LEARNED, name(s, h), skill)


def draw_present(s: Battleground, _n: int, _h: int, _c: int) -> None:
    """Three cards of the shuffled deck are drawn. Rules: BLH-CRT-27, BLH-CRT-28, BLH-ARF-07."""
    if len(s.piles[HAUL]) < DRAWN and s.piles[ARTIFACTS]:
        s.chance(K_DRAW, tuple([artifact_outcome(card) for card in s.piles[ARTIFACTS]]))
    else:
        s.goto(ASK_PRESENT)


def drew_present(s: Battleground, _n: int, _h: int, _c: int) -> None:
    """One more lies there. Rules: BLH-CRT-27."""
    card = outcome_artifact(s.answer)
    s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
    s.piles[HAUL] = added(s.piles[HAUL], card)
    s.goto(DRAW_PRESENT)


def ask_present(s: Battleground, _n: int, h: int, _c: int) -> None:
    """One is kept; one that he cannot use may be put aside for another first, as often as there is one.

    Rules: BLH-CRT-27 to BLH-CRT-29.
    """
    cards = sorted(set(s.piles[HAUL]))
    fit = [option(TAKE_ARTIFACT, card) for card in cards if usable(s, h, card)]
    unfit = [option(REDRAW, card) for card in cards if not usable(s, h, card)]
    s.ask_for(h, K_CARD, fit + unfit)


def got_present(s: Battleground, _n: int, h: int, _c: int) -> None:
    """It is equipped, and the others go back to the deck with those put aside. Rules: BLH-CRT-28 to BLH-CRT-31."""
    card = argument(s.answer)
    s.piles[HAUL] = without(s.piles[HAUL], card)
    if verb(s.answer) == REDRAW:
        s.piles[REFUSED] = added(s.piles[REFUSED], card)
        s.goto(DRAW_PRESENT)
        return
    s.piles[ARTIFACTS] = tuple(sorted(s.piles[ARTIFACTS] + s.piles[HAUL] + s.piles[REFUSED]))
    s.piles[HAUL] = s.piles[REFUSED] = ()
    sheet = copy_sheet(sheet_at(s, h))
    sheet.equipped = (card,)
    write(s, h, sheet)
    s.emit(E_ARTIFACT, name(s, h), card)


def ask_gift(s: Battleground, n: int, h: int, _c: int) -> None:
    """An instructor gives his heir an artifact of his sheet that nobody has and that the heir can use; else none.

    Rules: BLH-LEG-17 to BLH-LEG-20.
    """
    cards = [card for card in s.game_terms.gifts[n] if card in s.piles[ARTIFACTS] and usable(s, h, card)]
    if cards:
        s.ask_for(h, K_CARD, [option(TAKE_ARTIFACT, card) for card in cards])
    else:
        s.goto(GRADUATE)


def got_gift(s: Battleground, n: int, h: int, _c: int) -> None:
    """It lies beside the sheet as well. Rules: BLH-LEG-18, BLH-LEG-20."""
    card = argument(s.answer)
    s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)
    sheet = copy_sheet(sheet_at(s, h))
    sheet.equipped = added(sheet.equipped, card)
    write(s, h, sheet)
    s.game_terms = with_gift(s.game_terms, n, card)
    s.emit(E_GIFT, name(s, h), card)


def graduate(s: Battleground, n: int, h: int, _c: int) -> None:
    """He leaves the academy, and the next one comes. Rules: BLH-CRT-31, BLH-CRT-01."""
    s.emit(E_GRADUATE, name(s, h))
    s.stack[HERO_NUMBER] = n + 1
    s.goto(GRADUATION)


GRADUATION: Final = sequence(
    asks(ask_class), got_class, asks(ask_first_skill), got_first_skill, draw_present, drew_present, asks(ask_present),
    got_present,
    asks(ask_gift), got_gift, graduate,
)  # fmt: skip
"""Arguments: the number of the hero, the unit he is."""
HERO_NUMBER: Final = ARG_A
HERO_UNIT: Final = ARG_B
DRAW_PRESENT: Final = at(GRADUATION, draw_present)
ASK_PRESENT: Final = at(GRADUATION, ask_present)
GRADUATE: Final = at(GRADUATION, graduate)


def leave_academy(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """Nobody has won or lost anything here. Rules: BLH-CRT-01."""
    s.finish((0,))


LEAVING: Final = sequence(leave_academy)
"""What follows the academy if there is no adventure."""
