"""The abilities of the Necropolis's units, each played."""

import pytest

from tests.heroes.builder import skirmish

# -- Zombies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(
    ("unit", "die", "damage"),
    [
        ("necropolis_zombies", -1, 1),
        ("necropolis_zombies", 0, 2),
        ("necropolis_zombies", 1, 2),
        ("necropolis_zombies+", -1, 1),
        ("necropolis_zombies+", 0, 1),
        ("necropolis_zombies+", 1, 2),
    ],
)
def test_zombies_are_harder_to_hurt_by_good_rolls(unit: str, die: int, damage: int) -> None:
    game = skirmish("neutral_gold_golems@b2", f"{unit}@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == (unit, damage)

    # The same against a retaliation.
    game = skirmish("neutral_gold_golems@b2!", f"{unit}@b3", dice=[-1, die])
    game.play("attack:b2")
    assert game.blows()[1] == ("retaliate", "neutral_gold_golems", unit)
    assert game.hits()[1] == (unit, damage)


@pytest.mark.rule("H3-UNI-29")
def test_zombies_gain_nothing_from_their_own_die() -> None:
    game = skirmish("necropolis_zombies+@b2", "neutral_gold_golems@b3!", dice=[1, -1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_gold_golems", 1), ("necropolis_zombies+", 1)]


@pytest.mark.rule("H3-UNI-29")
def test_zombies_heed_only_the_die_that_counts() -> None:
    # The shooter has the combat penalty: of +1 and -1 only the -1 is resolved.
    game = skirmish("castle_zealots@b2", "necropolis_zombies+@b3!", dice=[1, -1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("necropolis_zombies+", 1)


@pytest.mark.rule("H3-UNI-29")
def test_zombies_count_two_good_dice_once() -> None:
    game = skirmish("neutral_champions@b2", "necropolis_zombies+@b3!", dice=[0, 1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("necropolis_zombies+", 4 + 1 - 1 - 1)


# -- Wraiths -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-25")
@pytest.mark.parametrize("unit", ["necropolis_wraiths", "necropolis_wraiths+"])
def test_wraiths_heal_when_they_activate(unit: str) -> None:
    game = skirmish("neutral_peasants@a1*1!", f"{unit}@c4*2")
    assert game.asked() == (1, "action")
    assert game.unit_at("c4")["damage"] == 1
    assert game.unit_at("a1")["damage"] == 1
    game.play("done")
    assert game.unit_at("c4")["damage"] == 0  # round 2 has begun
    assert game.order("round", "activate", "heal")[:3] == ["round", "activate", "heal"]


@pytest.mark.rule("H3-UNI-25")
def test_unhurt_wraiths_have_nothing_to_heal() -> None:
    game = skirmish("neutral_peasants@a1", "necropolis_wraiths@c4")
    assert not game.events_named("heal")
    assert game.unit_at("c4")["damage"] == 0


@pytest.mark.rule("H3-CBT-15")
def test_paralysed_wraiths_do_not_activate_and_so_neither_heal_nor_haunt() -> None:
    game = skirmish("neutral_peasants@a1 cards=attack hand=1", "necropolis_wraiths+@c4*2!", draws=["attack"])
    assert game.unit_at("c4")["damage"] == 2
    assert game.side(0)["hand"] == ["attack"]


@pytest.mark.rule("H3-UNI-25")
def test_pack_of_wraiths_makes_the_enemy_discard_at_random() -> None:
    game = skirmish(
        "neutral_peasants@a1 cards=attack,defense,armorer hand=3",
        "necropolis_wraiths+@c4 cards=offense hand=1",
        draws=["attack", "defense", "armorer", "offense", "defense"],
    )
    # Nobody was asked which card it should be: chance picked the Defense.
    assert game.asked() == (1, "action")
    assert (game.side(0)["hand"], game.side(0)["discard"]) == (["attack", "armorer"], ["defense"])
    assert game.side(1)["hand"] == ["offense"]
    assert [(args["side"], args["card"]) for args in game.events_named("discard")] == [(0, "defense")]


@pytest.mark.rule("H3-UNI-25")
def test_wraiths_take_no_card_from_an_empty_hand_or_as_few() -> None:
    game = skirmish(
        "neutral_peasants@a1 cards=attack", "necropolis_wraiths+@c4 cards=offense hand=1", draws=["offense"]
    )
    assert not game.events_named("discard")

    game = skirmish("neutral_peasants@a1 cards=attack hand=1", "necropolis_wraiths@c4", draws=["attack"])
    assert game.side(0)["hand"] == ["attack"]


# -- Vampires ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("unit", "attack"), [("necropolis_vampires", 4), ("necropolis_vampires+", 5)])
def test_vampires_suffer_no_retaliation(unit: str, attack: int) -> None:
    game = skirmish(f"{unit}@b2", "neutral_ghost_dragons@b3!", dice=[0])
    game.play("attack:b3")
    assert game.blows() == [("attack", unit, "neutral_ghost_dragons")]
    assert game.hits() == [("neutral_ghost_dragons", attack - 2)]


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (2, 0), (3, 1)])
def test_pack_of_vampires_heals_after_its_attack(damage: int, left: int) -> None:
    game = skirmish(f"necropolis_vampires+@b2*{damage}", "neutral_diamond_golems@b3*1!", dice=[-1])
    game.play("attack:b3")
    assert game.unit_at("b2")["damage"] == left
    assert game.unit_at("b3")["damage"] == 3
    assert game.order("damage", "heal") == ["damage", "heal"]


@pytest.mark.rule("H3-UNI-26")
def test_vampires_heal_neither_as_few_nor_in_retaliation_nor_at_a_wall() -> None:
    game = skirmish("necropolis_vampires@b2*3", "neutral_trolls@b3!", dice=[0])
    game.play("attack:b3")
    assert game.unit_at("b2")["damage"] == 3

    game = skirmish("neutral_boars@b2 neutral_peasants@d1", "necropolis_vampires+@b3*2!", dice=[-1, -1])
    game.play("attack:b3")
    assert game.blows()[1] == ("retaliate", "necropolis_vampires+", "neutral_boars")
    assert game.unit_at("b3")["damage"] == 2

    game = skirmish(
        "necropolis_vampires+@b2*2", "castle_halberdiers@d5 town citadel walls=a3,b3,c3 gate=d3", round_limit="1"
    )
    game.play("break:b3")
    assert game.unit_at("b2")["damage"] == 2


@pytest.mark.rule("H3-UNI-26")
def test_vampires_can_be_retaliated_against_by_nobody_but_still_retaliate() -> None:
    game = skirmish("neutral_boars@b2", "necropolis_vampires@b3!", dice=[-1, 0])
    game.play("attack:b3")
    assert game.hits() == [("necropolis_vampires", 0), ("neutral_boars", 4)]


# -- Dread Knights -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_few_dread_knights_are_retaliated_against_with_the_lower_of_two_dice() -> None:
    game = skirmish("necropolis_dread_knights@b2", "neutral_crystal_dragons@b3!", dice=[0, 1, -1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_crystal_dragons", 2), ("necropolis_dread_knights", 4)]
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_few_dread_knights_do_not_hamper_attacks_that_are_no_retaliation() -> None:
    game = skirmish("neutral_crystal_dragons@b2", "necropolis_dread_knights@b3!", dice=[1, 0])
    game.play("attack:b3")
    assert game.hits() == [("necropolis_dread_knights", 6), ("neutral_crystal_dragons", 2)]
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_few_dread_knights_and_neutral_crusaders_cancel_each_other_out() -> None:
    game = skirmish("necropolis_dread_knights@b2", "neutral_crusaders@b3!", dice=[-1, 1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_crusaders", 2), ("necropolis_dread_knights", 2)]
    assert game.spent()


@pytest.mark.rule("H3-TYP-13")
def test_few_dread_knights_and_the_combat_penalty_make_two_dice_and_not_three() -> None:
    game = skirmish("necropolis_dread_knights@b2", "neutral_liches@b3!", dice=[-1, 1, 0])
    game.play("attack:b3")
    assert game.hits()[1] == ("necropolis_dread_knights", 1)
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 4), (1, 5)])
def test_pack_of_dread_knights_adds_one_on_zero_or_better(die: int, damage: int) -> None:
    game = skirmish("necropolis_dread_knights+@b2", "neutral_crystal_dragons@b3!", dice=[die, 1])
    game.play("attack:b3")
    # One die for the retaliation: the Pack hampers nobody.
    assert game.hits() == [("neutral_crystal_dragons", damage), ("necropolis_dread_knights+", 6)]
    assert game.spent()


@pytest.mark.rule("H3-UNI-27")
def test_dread_knights_add_nothing_in_retaliation_or_as_few() -> None:
    game = skirmish("neutral_boars@b2", "necropolis_dread_knights+@b3!", dice=[0, 1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 7)

    game = skirmish("necropolis_dread_knights@b2", "neutral_crystal_dragons@b3!", dice=[1, 0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_crystal_dragons", 3)


# -- Ghost Dragons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-25")
@pytest.mark.parametrize("unit", ["necropolis_ghost_dragons", "necropolis_ghost_dragons+"])
def test_ghost_dragons_take_the_enemys_morale_when_they_activate(unit: str) -> None:
    game = skirmish("castle_archangels+@b1! neutral_peasants@c1 morale", f"{unit}@c4")
    assert game.asked() == (1, "action")
    assert game.side(0)["morale"] is False
    assert [args["side"] for args in game.events_named("morale_lost")] == [0]


@pytest.mark.rule("H3-UNI-25")
def test_ghost_dragons_take_nothing_from_an_enemy_without_morale_and_nothing_from_their_owner() -> None:
    game = skirmish("neutral_peasants@c1", "necropolis_ghost_dragons@c4 hero=castle morale")
    assert not game.events_named("morale_lost")
    assert game.side(1)["morale"] is True


@pytest.mark.rule("H3-UNI-25")
def test_ghost_dragons_leave_morale_alone_before_they_activate() -> None:
    game = skirmish("castle_archangels+@b1 morale", "necropolis_ghost_dragons@c4")
    assert game.asked() == (0, "action")
    assert game.side(0)["morale"] is True
    game.play("done")
    assert game.side(0)["morale"] is False


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_pack_of_ghost_dragons_adds_one_to_its_die(die: int) -> None:
    game = skirmish("necropolis_ghost_dragons+@b2", "neutral_trolls@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 8 + die)


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("die", "damage"), [(-1, 5), (0, 6), (1, 8)])
def test_what_looks_at_the_die_of_ghost_dragons_sees_it_with_the_one_added(die: int, damage: int) -> None:
    # Zombies, defense 1, gain 1 more against 0 and +1: -1 becomes 0, 0 becomes +1, and +1 becomes neither.
    game = skirmish("necropolis_ghost_dragons+@b2", "necropolis_zombies+@b3!", dice=[die, -1])
    game.play("attack:b3")
    assert game.hits()[0] == ("necropolis_zombies+", damage)


@pytest.mark.rule("H3-UNI-27")
def test_ghost_dragons_add_nothing_in_retaliation_or_as_few() -> None:
    game = skirmish("neutral_boars@b2", "necropolis_ghost_dragons+@b3!", dice=[1, 0])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 7)

    game = skirmish("necropolis_ghost_dragons@b2", "neutral_trolls@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 6)
