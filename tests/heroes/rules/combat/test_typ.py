"""Unit types: how Ground, Flying and Ranged units move and attack."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import skirmish

COLUMNS = "abcd"


def within(space: str, steps: int) -> set[str]:
    """The spaces at most this many steps away on an empty board, without the space itself."""
    column, row = COLUMNS.index(space[0]), int(space[1])
    spaces = {(x, y): abs(x - column) + abs(y - row) for x in range(4) for y in range(1, 6)}
    return {f"{COLUMNS[x]}{y}" for (x, y), far in spaces.items() if 0 < far <= steps}


# -- Ground and Flying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TYP-01")
@pytest.mark.parametrize("start", ["a1", "b2", "c3", "d4"])
def test_a_ground_unit_moves_up_to_3_spaces(start: str) -> None:
    game = skirmish(f"neutral_nomads@{start}", "necropolis_skeletons@d5")
    assert game.moves() == within(start, 3) - {"d5"}


@pytest.mark.rule("H3-TYP-01")
def test_a_ground_unit_is_refused_a_fourth_space() -> None:
    game = skirmish("neutral_nomads@a1", "necropolis_skeletons@d5")
    with pytest.raises(Refused, match="H3-TYP-01"):
        game.apply("move:a5")


@pytest.mark.rule("H3-TYP-01", "H3-TYP-02")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores"])
def test_ground_and_flying_units_attack_only_next_to_them(unit: str) -> None:
    game = skirmish(f"{unit}@b2", "necropolis_skeletons@b3 necropolis_zombies@b4 castle_halberdiers@a3", dice=[0, 0])
    assert game.targets() == {"b3"}
    assert game.why_not("attack:b4") == "H3-CBT-03"
    game.play("attack:b3")
    assert game.events_named("damage")[0]["unit"] == "necropolis_skeletons@7"


@pytest.mark.rule("H3-TYP-02")
@pytest.mark.parametrize("start", ["a1", "b3", "d2"])
def test_a_flying_unit_moves_up_to_3_spaces(start: str) -> None:
    game = skirmish(f"dungeon_manticores@{start}", "necropolis_skeletons@c5")
    assert game.moves() == within(start, 3) - {"c5"}


@pytest.mark.rule("H3-TYP-02", "H3-TYP-03")
def test_a_flying_unit_crosses_units_of_both_sides() -> None:
    game = skirmish(
        "dungeon_manticores@a1 castle_halberdiers@a2",
        "neutral_boars@b1 necropolis_skeletons@b2 necropolis_zombies@a3",
    )
    assert game.active() == "a1"
    assert game.moves() == within("a1", 3) - {"a2", "b1", "b2", "a3"}
    game.play("move:a4")
    assert game.unit_at("a4")["unit"] == "dungeon_manticores"


@pytest.mark.rule("H3-TYP-02")
def test_a_flying_unit_crosses_walls() -> None:
    game = skirmish("dungeon_manticores@b2", "necropolis_skeletons@d5 town citadel walls=a3,b3,c3 gate=d3", dice=[0])
    game.play("attack:b2")  # the Arrow Tower
    assert game.active() == "b2"
    assert {"b4", "b5"} <= game.moves()
    assert not game.moves() & {"a3", "b3", "c3", "d3"}


@pytest.mark.rule("H3-TYP-03")
@pytest.mark.parametrize("space", ["a2", "b2", "b1"])
def test_a_flying_unit_never_ends_on_an_occupied_space(space: str) -> None:
    game = skirmish("dungeon_manticores@a1 castle_halberdiers@a2", "necropolis_skeletons@b2 necropolis_zombies@b1")
    with pytest.raises(Refused, match="H3-TYP-03"):
        game.apply(f"move:{space}")
    assert game.unit_at("a1")["unit"] == "dungeon_manticores"


@pytest.mark.rule("H3-TYP-04")
@pytest.mark.parametrize("unit", ["neutral_nomads", "castle_marksmen"])
def test_nobody_walks_diagonally_out_of_a_corner(unit: str) -> None:
    game = skirmish(f"{unit}@a1 neutral_boars@a2*3!", "necropolis_skeletons@b1*1! necropolis_zombies@d5*1!")
    while game.active() != "a1":
        game.play("done")
    assert game.moves() == set()


@pytest.mark.rule("H3-TYP-04")
def test_a_diagonal_costs_two_steps_and_a_detour_more() -> None:
    game = skirmish("neutral_nomads@a1", "necropolis_skeletons@b1 necropolis_zombies@b2")
    # b1 and b2 block the way to the right, so only the first column and b3 are left within three steps.
    assert game.moves() == {"a2", "a3", "a4", "b3"}


@pytest.mark.rule("H3-TYP-05")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores"])
def test_ground_and_flying_units_move_and_then_attack(unit: str) -> None:
    game = skirmish(f"{unit}@b1", "neutral_gold_golems@b4", dice=[0, 0])
    assert game.targets() == set()
    game.play("move:b3")
    assert game.targets() == {"b4"}
    game.play("attack:b4")
    assert game.damage("b4")


@pytest.mark.rule("H3-TYP-05")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores"])
def test_ground_and_flying_units_do_not_move_after_attacking(unit: str) -> None:
    game = skirmish(f"{unit}@b3", "neutral_gold_golems@b4", dice=[0, 0])
    game.play("attack:b4")
    # The attack was the end of the activation: the other side is asked already.
    assert game.active() == "b4"
    assert game.unit_at("b3")["acted"] is True


# -- Ranged ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TYP-06")
@pytest.mark.parametrize("start", ["a1", "b3"])
def test_a_ranged_unit_moves_one_space(start: str) -> None:
    game = skirmish(f"neutral_sharpshooters@{start}", "necropolis_skeletons@d5")
    assert game.moves() == within(start, 1)
    with pytest.raises(Refused, match="H3-TYP-06"):
        game.apply("move:c2" if start == "b3" else "move:b2")


@pytest.mark.rule("H3-TYP-06")
def test_a_ranged_unit_moves_once_in_an_activation() -> None:
    game = skirmish("neutral_sharpshooters@b1", "neutral_gold_golems@d5", dice=[0])
    game.play("move:b2")
    assert game.why_not("move:b3") == "H3-CBR-07"
    game = skirmish("neutral_sharpshooters@b1", "neutral_gold_golems@d5", dice=[0])
    game.play("attack:d5", "move:b2")
    assert game.active() == "d5"


@pytest.mark.rule("H3-TYP-07")
def test_a_ranged_unit_attacks_and_then_moves() -> None:
    game = skirmish("neutral_sharpshooters@b1", "neutral_gold_golems@d5", dice=[0])
    game.play("attack:d5")
    assert game.active() == "b1"
    assert game.moves() == {"a1", "c1", "b2"}
    assert "defend" not in game.choice
    game.play("move:b2")
    assert game.unit_at("b2")["unit"] == "neutral_sharpshooters"


@pytest.mark.rule("H3-TYP-07")
def test_a_ranged_unit_does_not_attack_after_moving() -> None:
    game = skirmish("neutral_sharpshooters@b1", "neutral_gold_golems@b3")
    game.play("move:b2")
    assert game.targets() == set()
    with pytest.raises(Refused, match="H3-TYP-07"):
        game.apply("attack:b3")
    assert game.damage("b3") == 0


@pytest.mark.rule("H3-TYP-07")
def test_a_ranged_unit_that_survives_a_retaliation_may_still_move_away() -> None:
    game = skirmish("castle_marksmen+@b3", "neutral_boars@b4", dice=[-1, 0, 0])
    game.play("attack:b4")
    assert game.unit_at("b3")["pack"] is False
    assert game.moves() == {"a3", "c3", "b2"}


@pytest.mark.rule("H3-TYP-07")
def test_a_ranged_unit_beaten_by_a_retaliation_does_not_move() -> None:
    game = skirmish("castle_marksmen+@b3*1 castle_halberdiers@a1", "neutral_gold_golems@b4", dice=[0, 0, 0])
    game.play("attack:b4")
    assert game.unit_at("b3") == {}
    assert game.active() == "b4"


@pytest.mark.rule("H3-TYP-08")
def test_a_ranged_unit_with_no_enemy_beside_it_shoots_at_anybody() -> None:
    foes = "necropolis_liches@a5 necropolis_zombies@d5 castle_halberdiers@c2 neutral_boars@b4"
    game = skirmish("neutral_sharpshooters@b1 castle_griffins@b2", foes, dice=[0])
    assert game.targets() == {"a5", "d5", "c2", "b4"}
    game.play("attack:a5")
    assert game.damage("a5") == 2


@pytest.mark.rule("H3-TYP-09")
def test_a_ranged_unit_with_an_enemy_beside_it_attacks_only_there() -> None:
    foes = "necropolis_skeletons@b3 necropolis_zombies@d5 castle_halberdiers@a2 neutral_boars@c3"
    game = skirmish("neutral_sharpshooters@b2", foes)
    assert game.targets() == {"b3", "a2"}
    with pytest.raises(Refused, match="H3-TYP-09"):
        game.apply("attack:d5")


# -- the combat penalty ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TYP-10")
@pytest.mark.parametrize(
    ("dice", "hit"), [([1, -1], 2), ([-1, 1], 2), ([0, 1], 3), ([1, 0], 3), ([1, 1], 4), ([-1, -1], 2), ([0, -1], 2)]
)
def test_the_combat_penalty_counts_the_lower_of_two_dice(dice: list[int], hit: int) -> None:
    game = skirmish("dungeon_evil_eyes@b3", "neutral_trolls@b4!", dice=[*dice, 0])
    game.play("attack:b4")
    assert game.rolls()[:2] == dice
    assert game.damage_dealt()[0] == hit


@pytest.mark.rule("H3-TYP-11")
@pytest.mark.parametrize(("target", "dice"), [("b4", 2), ("c5", 1), ("b5", 1)])
def test_only_an_adjacent_target_brings_the_penalty_from_the_middle(target: str, dice: int) -> None:
    game = skirmish("dungeon_evil_eyes@b3", f"neutral_trolls@{target}!", dice=[0] * (dice + 1))
    game.play(f"attack:{target}")
    assert len([event for event in game.events_named("die") if event["side"] == 0]) == dice


@pytest.mark.rule("H3-TYP-12")
@pytest.mark.parametrize(
    ("shooter", "target", "dice"),
    [("a1", "d5", 2), ("a1", "d4", 1), ("a2", "d5", 1), ("a1", "d3", 1), ("b1", "b5", 2), ("a1", "c1", 1)],
)
def test_a_shot_from_the_own_backline_to_the_enemy_backline_has_the_penalty(
    shooter: str, target: str, dice: int
) -> None:
    game = skirmish(f"dungeon_evil_eyes@{shooter}", f"neutral_trolls@{target}!", dice=[1, -1][:dice])
    game.play(f"attack:{target}")
    assert len(game.rolls()) == dice
    assert game.damage_dealt() == [4 if dice == 1 else 2]


@pytest.mark.rule("H3-TYP-12")
@pytest.mark.parametrize(("shooter", "target", "dice"), [("a5", "d1", 2), ("a5", "d2", 1), ("a4", "d1", 1)])
def test_the_defender_has_the_same_penalty_from_the_other_end(shooter: str, target: str, dice: int) -> None:
    game = skirmish(f"neutral_trolls@{target}!", f"dungeon_evil_eyes@{shooter}", dice=[0] * dice)
    game.play(f"attack:{target}")
    assert len(game.rolls()) == dice


@pytest.mark.rule("H3-TYP-12")
def test_a_shooter_in_the_enemys_backline_has_no_penalty_there() -> None:
    game = skirmish("dungeon_evil_eyes@a5", "neutral_trolls@d5!", dice=[0])
    game.play("attack:d5")
    assert game.rolls() == [0]
    game = skirmish("neutral_trolls@d1!", "dungeon_evil_eyes@a1", dice=[0])
    game.play("attack:d1")
    assert game.rolls() == [0]


@pytest.mark.rule("H3-TYP-12", "H3-TYP-10")
def test_each_attack_of_a_unit_that_shoots_twice_has_the_penalty() -> None:
    game = skirmish("castle_marksmen+@a1", "neutral_trolls@d5!", dice=[1, -1, 0, 1])
    game.play("attack:d5")
    assert game.rolls() == [1, -1, 0, 1]
    assert game.damage_dealt() == [1, 2]


@pytest.mark.rule("H3-TYP-13")
def test_two_reasons_for_the_penalty_still_mean_two_dice() -> None:
    # Few Dread Knights make whoever retaliates roll two dice, as the combat penalty does.
    game = skirmish("necropolis_dread_knights@b3", "castle_zealots@b4", dice=[-1, 0, -1])
    game.play("attack:b4")
    assert [event["n"] for event in game.events_named("die") if event["side"] == 1] == [0, -1]
    assert game.damage_dealt() == [3, 0]


@pytest.mark.rule("H3-TYP-14")
def test_a_ranged_unit_retaliates_with_the_penalty() -> None:
    game = skirmish("neutral_boars@b3", "dungeon_evil_eyes@b4", dice=[0, 1, -1])
    game.play("attack:b4")
    assert game.rolls() == [0, 1, -1]
    assert game.damage_dealt() == [2, 2]
