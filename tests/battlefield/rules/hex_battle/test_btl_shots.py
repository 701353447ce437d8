"""Shots on hexes: distance, Combat penalty, nothing in the way (section BTL)."""

import pytest

from tests.battlefield.builder import hex_skirmish
from tests.heroes.builder import HeroesGame

TARGET = "necropolis_skeletons"
"""Defense 1, slower than any shooter here."""


def shot(shooter: str, at: str, target: str, dice: list[int], extra: str = "") -> HeroesGame:
    """A unit shoots at Skeletons, with exactly these dice."""
    game = hex_skirmish(f"{shooter}@{at} {extra}", f"{TARGET}+@{target}", dice=dice)
    game.play(f"attack:{target}")
    assert game.spent()
    return game


@pytest.mark.rule("BF-BTL-37", "BF-EXA-04")
def test_a_shot_at_seven_hexes_has_no_penalty() -> None:
    game = shot("castle_zealots", "1.4", "8.4", [1])
    assert game.rolls() == [1]
    assert game.damage_dealt() == [3]


@pytest.mark.rule("BF-BTL-37")
@pytest.mark.parametrize("target", ["3.4", "6.4", "8.4", "3.2", "1.6", "4.8"])
def test_from_two_to_seven_hexes_one_die_is_rolled(target: str) -> None:
    assert shot("castle_zealots", "1.4", target, [0]).rolls() == [0]


@pytest.mark.rule("BF-BTL-31", "BF-BTL-36", "BF-EXA-05")
def test_a_shot_across_eight_rows_is_eight_hexes_far() -> None:
    game = shot("castle_zealots", "2.0", "6.8", [1, 0])
    assert game.rolls() == [1, 0]
    assert game.damage_dealt() == [2]


@pytest.mark.rule("BF-BTL-31")
def test_distance_ignores_what_lies_between() -> None:
    # A walk round this pond would take more than seven steps.
    game = shot("castle_zealots", "1.4", "8.4", [0], extra="obstacles=pond/0/5.3")
    assert game.rolls() == [0]


@pytest.mark.rule("BF-BTL-36", "BF-BTL-39")
@pytest.mark.parametrize(("start", "target"), [("1.4", "9.4"), ("0.0", "12.8"), ("0.4", "12.4")])
def test_from_eight_hexes_on_the_lower_of_two_dice_counts(start: str, target: str) -> None:
    game = shot("castle_zealots", start, target, [1, -1])
    assert game.damage_dealt() == [1]
    assert shot("castle_zealots", start, target, [-1, 1]).damage_dealt() == [1]


@pytest.mark.rule("BF-BTL-35", "BF-BTL-39")
def test_a_ranged_unit_suffers_the_penalty_next_to_its_target() -> None:
    # Only the shot is looked at: the Skeletons are struck down and cannot retaliate.
    game = hex_skirmish("castle_zealots@5.4", f"{TARGET}@6.4*1", dice=[1, 0])
    game.play("attack:6.4")
    assert game.rolls() == [1, 0]
    assert game.damage_dealt() == [2]


@pytest.mark.rule("BF-BTL-38")
def test_there_are_no_backlines() -> None:
    # From the outer column of one zone; on the core board a shot from row to row behind has the penalty.
    assert shot("castle_zealots", "0.4", "7.4", [0]).rolls() == [0]
    assert shot("castle_zealots", "12.4", "5.4", [0]).rolls() == [0]


@pytest.mark.rule("BF-BTL-40")
def test_a_ranged_unit_retaliates_with_the_penalty() -> None:
    game = hex_skirmish("castle_griffins@5.4", "necropolis_liches@6.4", dice=[0, 1, -1])
    game.play("attack:6.4")
    assert [blow[0] for blow in game.blows()] == ["attack", "retaliate"]
    # 3 - 1 against defense 0.
    assert game.damage_dealt() == [1, 2]
    assert game.spent()


@pytest.mark.rule("BF-BTL-41")
def test_nothing_stops_a_shot() -> None:
    between = "castle_halberdiers@4.4 obstacles=log_a/0/5.4"
    game = hex_skirmish(f"castle_zealots@2.4 {between}", f"{TARGET}@8.4 necropolis_zombies@7.4", dice=[0])
    game.play("attack:8.4")
    assert game.damage_dealt() == [2]


@pytest.mark.rule("BF-BTL-41")
def test_nothing_stops_a_spell() -> None:
    game = hex_skirmish(
        "castle_griffins@0.4 cards=magic_arrow hand=1", f"{TARGET}@12.4 town citadel", draws=["magic_arrow"]
    )
    game.play("done", "cast:magic_arrow")
    assert {"target:12.4", "target:tower"} <= set(game.choice.keys)
    game.play("target:12.4")
    assert game.unit_at("12.4")["damage"] == 1


@pytest.mark.rule("BF-BTL-61")
@pytest.mark.parametrize("unit", ["castle_zealots+", "dungeon_evil_eyes+", "neutral_zealots", "dungeon_medusas+"])
def test_an_ability_against_the_adjacent_penalty_leaves_the_distance_penalty(unit: str) -> None:
    near = hex_skirmish(f"{unit}@5.4", "necropolis_ghost_dragons@6.4 necropolis_zombies@12.8", dice=[0] * 9)
    while near.seen()["active"] != 0:
        near.play("done")
    near.play("attack:6.4")
    # One die for the attack; the retaliation has its own.
    assert len([event for event in near.events_named("die") if event["side"] == 0]) == 1
    assert shot(unit, "1.4", "9.4", [0, 0]).rolls() == [0, 0]


@pytest.mark.rule("BF-BTL-61")
def test_an_ability_against_every_penalty_lifts_both() -> None:
    unit = "neutral_sharpshooters"
    near = hex_skirmish(f"{unit}@5.4", f"{TARGET}@6.4*1", dice=[0])
    near.play("attack:6.4")
    assert near.rolls() == [0]
    assert shot(unit, "0.0", "12.8", [0]).rolls() == [0]


@pytest.mark.rule("BF-BTL-61")
def test_two_dice_of_which_the_higher_counts_stay_so_at_any_distance() -> None:
    assert shot("neutral_halflings", "0.0", "12.8", [-1, 1]).damage_dealt() == [2]
