"""Shots on hexes: distance, Combat penalty, nothing in the way (section BTL)."""

import pytest

from banneret.kernel.game import Game
from tests.battlefield.support.field import arena, seen
from tests.heroes.support.fight import blows, spent
from tests.heroes.support.stage import happened, play, unit_at
from tests.heroes.support.watch import hits, rolls

TARGET = "necropolis_skeletons"
"""Defense 1, slower than any shooter here."""


def shot(shooter: str, at: str, target: str, dice: list[int], extra: str = "") -> Game:
    """A unit shoots at Skeletons, with exactly these dice."""
    game = arena(f"{shooter}@{at} {extra}", f"{TARGET}+@{target}", dice=dice)
    play(game, f"attack:{target}")
    assert spent(game)
    return game


@pytest.mark.rule("BF-BTL-37", "BF-EXA-04")
def test_a_shot_at_seven_hexes_has_no_penalty() -> None:
    game = shot("castle_zealots", "1.4", "8.4", [1])
    assert rolls(game) == [1]
    assert hits(game) == [3]


@pytest.mark.rule("BF-BTL-37")
@pytest.mark.parametrize("target", ["3.4", "6.4", "8.4", "3.2", "1.6", "4.8"])
def test_from_two_to_seven_hexes_one_die_is_rolled(target: str) -> None:
    assert rolls(shot("castle_zealots", "1.4", target, [0])) == [0]


@pytest.mark.rule("BF-BTL-31", "BF-BTL-36", "BF-EXA-05")
def test_a_shot_across_eight_rows_is_eight_hexes_far() -> None:
    game = shot("castle_zealots", "2.0", "6.8", [1, 0])
    assert rolls(game) == [1, 0]
    assert hits(game) == [2]


@pytest.mark.rule("BF-BTL-31")
def test_distance_ignores_what_lies_between() -> None:
    # A walk round this pond would take more than seven steps.
    game = shot("castle_zealots", "1.4", "8.4", [0], extra="obstacles=pond/0/5.3")
    assert rolls(game) == [0]


@pytest.mark.rule("BF-BTL-36", "BF-BTL-39")
@pytest.mark.parametrize(("start", "target"), [("1.4", "9.4"), ("0.0", "12.8"), ("0.4", "12.4")])
def test_from_eight_hexes_on_the_lower_of_two_dice_counts(start: str, target: str) -> None:
    game = shot("castle_zealots", start, target, [1, -1])
    assert hits(game) == [1]
    assert hits(shot("castle_zealots", start, target, [-1, 1])) == [1]


@pytest.mark.rule("BF-BTL-35", "BF-BTL-39")
def test_a_ranged_unit_suffers_the_penalty_next_to_its_target() -> None:
    # Only the shot is looked at: the Skeletons are struck down and cannot retaliate.
    game = arena("castle_zealots@5.4", f"{TARGET}@6.4*1", dice=[1, 0])
    play(game, "attack:6.4")
    assert rolls(game) == [1, 0]
    assert hits(game) == [2]


@pytest.mark.rule("BF-BTL-38")
def test_there_are_no_backlines() -> None:
    # From the outer column of one zone; on the core board a shot from row to row behind has the penalty.
    assert rolls(shot("castle_zealots", "0.4", "7.4", [0])) == [0]
    assert rolls(shot("castle_zealots", "12.4", "5.4", [0])) == [0]


@pytest.mark.rule("BF-BTL-40")
def test_a_ranged_unit_retaliates_with_the_penalty() -> None:
    game = arena("castle_griffins@5.4", "necropolis_liches@6.4", dice=[0, 1, -1])
    play(game, "attack:6.4")
    assert [blow[0] for blow in blows(game)] == ["attack", "retaliate"]
    # 3 - 1 against defense 0.
    assert hits(game) == [1, 2]
    assert spent(game)


@pytest.mark.rule("BF-BTL-41")
def test_nothing_stops_a_shot() -> None:
    between = "castle_halberdiers@4.4 obstacles=log_a/0/5.4"
    game = arena(f"castle_zealots@2.4 {between}", f"{TARGET}@8.4 necropolis_zombies@7.4", dice=[0])
    play(game, "attack:8.4")
    assert hits(game) == [2]


@pytest.mark.rule("BF-BTL-41")
def test_nothing_stops_a_spell() -> None:
    game = arena("castle_griffins@0.4 cards=magic_arrow hand=1", f"{TARGET}@12.4 town citadel", draws=["magic_arrow"])
    play(game, "done", "cast:magic_arrow")
    assert {"target:12.4", "target:tower"} <= set(game.choice.keys)
    play(game, "target:12.4")
    assert unit_at(game, "12.4")["damage"] == 1


@pytest.mark.rule("BF-BTL-61")
@pytest.mark.parametrize("unit", ["castle_zealots+", "dungeon_evil_eyes+", "neutral_zealots", "dungeon_medusas+"])
def test_an_ability_against_the_adjacent_penalty_leaves_the_distance_penalty(unit: str) -> None:
    near = arena(f"{unit}@5.4", "necropolis_ghost_dragons@6.4 necropolis_zombies@12.8", dice=[0] * 9)
    while seen(near)["active"] != 0:
        play(near, "done")
    play(near, "attack:6.4")
    # One die for the attack; the retaliation has its own.
    assert len([event for event in happened(near, "die") if event["side"] == 0]) == 1
    assert rolls(shot(unit, "1.4", "9.4", [0, 0])) == [0, 0]


@pytest.mark.rule("BF-BTL-61")
def test_an_ability_against_every_penalty_lifts_both() -> None:
    unit = "neutral_sharpshooters"
    near = arena(f"{unit}@5.4", f"{TARGET}@6.4*1", dice=[0])
    play(near, "attack:6.4")
    assert rolls(near) == [0]
    assert rolls(shot(unit, "0.0", "12.8", [0])) == [0]


@pytest.mark.rule("BF-BTL-61")
def test_two_dice_of_which_the_higher_counts_stay_so_at_any_distance() -> None:
    assert hits(shot("neutral_halflings", "0.0", "12.8", [-1, 1])) == [2]
