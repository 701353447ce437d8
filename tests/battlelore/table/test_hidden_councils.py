"""War councils that nobody has seen yet: what a view lets one think of them is one of those that could be made."""

from random import Random

import pytest

from banneret.battlelore.view.view import likely_council


@pytest.mark.rule("BL-LRE-05", "BL-LRE-08")
@pytest.mark.parametrize("levels", [3, 6, 9, 12])
def test_a_hidden_council_has_a_commander_and_nobody_above_level_3(levels: int) -> None:
    thought = {likely_council(levels, Random(seed)) for seed in range(200)}
    for council in thought:
        assert len(council) == levels
        assert council.count(0) >= 1
        assert max(council.count(master) for master in council) <= 3
        assert list(council) == sorted(council)
    assert {council.count(master) for council in thought for master in set(council)} == {1, 2, 3}
    assert len({frozenset(council) for council in thought}) > 3, "different classes are thought of"
