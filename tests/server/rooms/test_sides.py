"""What the seats of a new room bring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.live_server import Live, serving

DICE = {"kind": "bot", "bot": "greedy", "side": "random"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("sides")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}") as found:
        yield found


def sides(made: dict[str, Any]) -> list[str]:
    return [seat["side"] for seat in made["info"]["seats"]]


def test_seats_left_to_the_dice_get_heroes_of_factions_nobody_else_has(live: Live) -> None:
    me = {"kind": "person", "side": "castle/rion", "name": "Maud"}
    made = live.room(me, DICE, DICE, scenario="brave_new_world")
    assert sides(made)[0] == "castle/rion"
    assert {side.split("/")[0] for side in sides(made)[1:]} == {"dungeon", "necropolis"}


def test_the_same_seed_draws_the_same_sides(live: Live) -> None:
    me = {"kind": "person", "side": "random", "name": "Maud"}
    drawn = {tuple(sides(live.room(me, DICE, scenario="brave_new_world", seed=seed))) for seed in (3, 3)}
    assert len(drawn) == 1


def test_a_seat_may_be_left_to_the_dice_beside_one_that_chooses_at_the_table(live: Live) -> None:
    made = live.room({"kind": "person", "side": "choose"}, DICE, scenario="brave_new_world")
    assert sides(made)[0] == "choose"
    assert "/" in sides(made)[1]
