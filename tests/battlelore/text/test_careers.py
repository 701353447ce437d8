"""Careers of heroes in words."""

import pytest

from banneret.battlelore.box.tables import MASTERS
from banneret.battlelore.career.career import Career, CareerSheet, PastAdventure
from banneret.battlelore.text.careers import adventure_name, hall_line, hero_lines, past_adventure_line
from banneret.text import LANGUAGES

DAY = "2026-11-16"
BROKEN = ("{", "}", "???", "$", "\u2068", "\u2069", "  ", "battlelore:", "career-", "deed-", "status-")
SHEET = CareerSheet(
    of="cleric", skills=("cleric_chant", "cleric_riding"), equipped=("war_horn",), owned=("lore_stone",), treasure=3,
    experience=2, wounds=1,
)  # fmt: skip


LISTED = CareerSheet(of="cleric", owned=("lore_stone",))


def past(**how: object) -> PastAdventure:
    fields = {"game": "g", "at": DAY, "adventure": "first_laurels", "role": "hero", "side": "standard", "won": True}
    return PastAdventure(**{**fields, **how})  # type: ignore[arg-type]


DEEDS = (
    past(fate="fighting", experience=1, treasure=2, learned="cleric_chant", gained=("lore_stone",)),
    past(fate="wounded", won=False, wounds=1, treasure=-1),
    past(fate="withdrawn"),
    past(),
    past(role="adviser", won=False),
    past(role="instructor", adventure="academy", gained=("war_horn",)),
    past(adventure="academy", gained=("war_horn",)),
    past(adventure="A Short Day"),
)
CAREERS = (
    Career(name="Maud", status="cadet", began=DAY),
    Career(name="Maud", status="active", began=DAY, of="cleric", sheet=SHEET, history=DEEDS),
    Career(name="Maud", status="dead", began=DAY, of="wizard", sheet=CareerSheet(of="wizard", wounds=3)),
    Career(name="Maud", status="retired", began=DAY, of="cleric", since=DAY, defeats=5, heir="Mo"),
    Career(name="Maud", status="councillor", began=DAY, of="cleric", since=DAY, sheet=LISTED),
    Career(name="Maud", status="instructor", began=DAY, of="cleric", since=DAY, sheet=LISTED),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_career_and_deed_is_told(lang: str) -> None:
    lines = [line.strip() for career in CAREERS for line in hero_lines(career, lang)]
    for line in lines:
        assert line
        assert not [broken for broken in BROKEN if broken in line], line
    assert len({hall_line(career, lang) for career in CAREERS}) == len(CAREERS)
    assert len({past_adventure_line(each, lang) for each in DEEDS}) == len(DEEDS)
    for of in MASTERS:
        told = hero_lines(Career(name="M", status="active", began=DAY, of=of, sheet=CareerSheet(of=of)), lang)
        assert len(told) == 5, "class, movement, weapon, boldness, tokens"


def test_a_deed_is_told_in_one_line() -> None:
    assert past_adventure_line(DEEDS[0]) == (
        "2026-11-16 · First Laurels · Standard · won · on the battlefield to the end · experience +1 · treasure +2 · "
        "learned Chant · found Lore Stone"
    )
    assert past_adventure_line(DEEDS[1], "de").endswith("verloren · verwundet · Schätze −1 · Wunden +1")
    assert adventure_name("A Short Day", "pl") == "A Short Day"


def test_who_rides_moves_further() -> None:
    assert "Movement: 4" in hero_lines(CAREERS[1])
    foot = Career(name="M", status="active", began=DAY, of="cleric", sheet=CareerSheet(of="cleric"))
    assert "Movement: 2" in hero_lines(foot)
