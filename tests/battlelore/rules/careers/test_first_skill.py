"""The skill with the number 0 is a skill like any other."""

from typing import Any

import pytest

from banneret.battlelore.box.heroes import SKILL_IDS
from banneret.battlelore.career.sheet_now import skills_now
from tests.battlelore.builder import battle


@pytest.mark.rule("BLH-XP-11")
@pytest.mark.parametrize("skill", [0, 1, len(SKILL_IDS) - 1])
def test_what_was_just_learned_is_on_the_sheet(skill: int) -> None:
    s: Any = battle("human_sword_blue@5.6", "human_sword_blue@0.0", heroes=(["Maud:warrior@4.6"], [])).state
    before = skills_now(s, 0)
    s.learned = (skill, *s.learned[1:])
    assert skills_now(s, 0) == (*before, skill)
