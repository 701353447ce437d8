"""The first hex of the battleground, and how far it is from it to others."""

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES, distance
from banneret.battlelore.play.combat.strength import is_melee
from tests.battlelore.builder import battle

BLUE = "human_sword_blue"
FIRST = HEX_NAMES[0]


@pytest.mark.rule("BL-BAT-02")
def test_who_stands_on_the_first_hex_is_in_melee_with_who_stands_beside_it() -> None:
    beside = next(name for name in HEX_NAMES if distance(0, HEX_NAMES.index(name)) == 1)
    s = battle(f"{BLUE}@{FIRST}", f"{BLUE}@{beside} {BLUE}@8.6").state
    corner, near, far = (s.at[HEX_NAMES.index(name)] for name in (FIRST, beside, "8.6"))  # type: ignore[attr-defined]
    assert is_melee(s, corner, near)  # type: ignore[arg-type]
    assert is_melee(s, near, corner)  # type: ignore[arg-type]
    assert not is_melee(s, corner, far)  # type: ignore[arg-type]


@pytest.mark.rule("BL-BRD-12")
def test_distances_are_counted_in_steps() -> None:
    hexes = [HEX_NAMES.index(name) for name in ("5.2", "5.3", "5.6", "2.6")]
    assert [distance(hexes[0], other) for other in hexes[:3]] == [0, 1, 4]
    assert [distance(hexes[2], hexes[3]), distance(hexes[3], hexes[2])] == [3, 3]
