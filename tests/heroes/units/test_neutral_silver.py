"""The abilities of the silver Neutral Units, each played."""

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.text.sheets import unit_text
from tests.heroes.builder import skirmish
from tests.heroes.units.shared_abilities import no_penalty_next_to

# -- Crusaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize("dice", [(-1, 1), (1, -1)])
def test_neutral_crusaders_use_the_higher_of_two_dice_in_every_attack(dice: tuple[int, int]) -> None:
    game = skirmish("neutral_crusaders@b2", "neutral_diamond_golems@b3!", dice=[*dice, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_diamond_golems", 2)
    assert game.spent()

    game = skirmish("neutral_diamond_golems@b2", "neutral_crusaders@b3!", dice=[-1, *dice])
    game.play("attack:b3")
    assert game.blows()[1] == ("retaliate", "neutral_crusaders", "neutral_diamond_golems")
    assert game.hits()[1] == ("neutral_diamond_golems", 2)
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_neutral_crusaders_roll_one_die_in_retaliation_against_few_dread_knights_only() -> None:
    game = skirmish("necropolis_dread_knights@b2", "neutral_crusaders@b3!", dice=[-1, -1])
    game.play("attack:b3")
    assert game.hits()[1] == ("necropolis_dread_knights", 0)
    assert game.spent()

    game = skirmish("necropolis_dread_knights+@b2", "neutral_crusaders@b3!", dice=[-1, -1, 1])
    game.play("attack:b3")
    assert game.hits()[1] == ("necropolis_dread_knights+", 2)
    assert game.spent()

    game = skirmish("neutral_crusaders@b2", "necropolis_dread_knights@b3!", dice=[-1, 1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("necropolis_dread_knights", 2)


# -- Zealots and Medusas -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TYP-10")
def test_neutral_zealots_have_no_penalty_next_to_their_target() -> None:
    no_penalty_next_to("neutral_zealots", 3)


@pytest.mark.rule("H3-TYP-10")
def test_neutral_medusas_have_no_penalty_next_to_their_target() -> None:
    no_penalty_next_to("neutral_medusas", 3)


@pytest.mark.rule("H3-UNI-30")
def test_neutral_medusas_paralyse_whom_they_retaliate_against() -> None:
    game = skirmish("neutral_trolls@b2 neutral_boars@b4!", "neutral_medusas@b3!", dice=[-1, -1])
    game.play("attack:b3")
    assert game.unit_at("b2")["paralysed"] is True
    assert (game.unit_at("b3")["paralysed"], game.unit_at("b4")["paralysed"]) == (False, False)

    game = skirmish("neutral_medusas@b2", "neutral_trolls@b4!", dice=[0])
    game.play("attack:b4")
    assert not game.events_named("paralyse")


# -- Minotaurs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_neutral_minotaurs_reroll_a_minus_one_without_being_asked() -> None:
    game = skirmish("neutral_minotaurs@b2", "neutral_trolls@b3!", dice=[-1, 1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 4)
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize("die", [0, 1])
def test_neutral_minotaurs_reroll_nothing_else(die: int) -> None:
    game = skirmish("neutral_minotaurs@b2", "neutral_trolls@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3 + die)


@pytest.mark.rule("H3-UNI-27")
def test_neutral_minotaurs_reroll_once_and_not_in_retaliation() -> None:
    game = skirmish("neutral_minotaurs@b2 cards=attack", "neutral_trolls@b3!", dice=[-1, -1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 2)
    # They draw no card for it, as the Dungeon's would.
    assert game.side(0)["hand"] == []

    game = skirmish("neutral_boars@b2", "neutral_minotaurs@b3!", dice=[0, -1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 2)


# -- Vampires ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (2, 0), (4, 2)])
def test_neutral_vampires_suffer_no_retaliation_and_heal(damage: int, left: int) -> None:
    game = skirmish(f"neutral_vampires@b2*{damage}", "neutral_diamond_golems@b3*1!", dice=[1])
    game.play("attack:b3")
    assert game.blows() == [("attack", "neutral_vampires", "neutral_diamond_golems")]
    assert game.unit_at("b2")["damage"] == left
    assert game.unit_at("b3")["damage"] == 3
    assert game.order("damage", "heal") == ["damage", "heal"]


@pytest.mark.rule("H3-UNI-26")
def test_neutral_vampires_heal_neither_in_retaliation_nor_at_a_wall() -> None:
    game = skirmish("neutral_boars@b2 neutral_peasants@d1", "neutral_vampires@b3*2!", dice=[-1, -1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_vampires", 1), ("neutral_boars", 2)]
    assert game.unit_at("b3")["damage"] == 3

    game = skirmish("neutral_vampires@b2*2", "castle_halberdiers@d5 town citadel walls=a3,b3,c3 gate=d3")
    game.play("done", "break:b3")
    assert game.unit_at("b2")["damage"] == 2


# -- Liches ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_neutral_liches_also_strike_one_unit_next_to_their_target() -> None:
    game = skirmish("neutral_liches@b1", "neutral_trolls@b3! neutral_boars@b4! neutral_rogues@c3!", dice=[1, -1])
    game.play("attack:b3")
    assert game.keys == {"target:b4", "target:c3"}
    game.play("target:c3")
    # 3 + 1; then an attack of 2 - 1 against defense 1.
    assert game.hits() == [("neutral_trolls", 4), ("neutral_rogues", 0)]
    assert game.blows() == [
        ("attack", "neutral_liches", "neutral_trolls"),
        ("attack", "neutral_liches", "neutral_rogues"),
    ]


@pytest.mark.rule("H3-UNI-26")
def test_neutral_liches_strike_twice_before_the_target_retaliates() -> None:
    game = skirmish("neutral_liches@b2", "neutral_trolls@b3! neutral_boars@b4!", dice=[0, 0, 0, -1])
    game.play("attack:b3", "target:b4")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_boars", 2), ("neutral_liches", 3)]
    assert [kind for kind, _, _ in game.blows()] == ["attack", "attack", "retaliate"]


@pytest.mark.rule("H3-UNI-26", "H3-CBR-21")
def test_neutral_liches_must_hit_a_friend_or_themselves() -> None:
    game = skirmish("neutral_liches@d1 neutral_nomads@b2!", "neutral_trolls@b3! neutral_boars@d5!", dice=[0, 1])
    game.play(*(["activate:d1"] if game.asked()[1] == "order" else []), "attack:b3")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_nomads", 2)]

    game = skirmish("neutral_liches@b2", "neutral_trolls@b3!", dice=[0, 0, 1, -1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_liches", 3), ("neutral_liches", 3)]
    assert game.unit_at("b2") == {}


@pytest.mark.rule("H3-UNI-26")
def test_neutral_liches_that_beat_themselves_are_not_struck_back_at() -> None:
    game = skirmish("neutral_liches@b2*5 neutral_peasants@d1", "neutral_trolls@b3!", dice=[0, 0, -1])
    game.play("attack:b3")
    assert game.unit_at("b2") == {}
    assert [kind for kind, _, _ in game.blows()] == ["attack", "attack"]
    assert game.asked()[1] == "action"


@pytest.mark.rule("H3-UNI-26")
def test_neutral_liches_steered_by_the_rules_strike_a_second_enemy_unasked() -> None:
    game = skirmish(
        "neutral_nomads@b2! neutral_peasants@b1", "neutral_liches@b4 castle_crusaders@b3! ai", dice=[0, 0, 0, 0]
    )
    assert game.blows()[:2] == [
        ("attack", "neutral_liches", "neutral_nomads"),
        ("attack", "neutral_liches", "neutral_peasants"),
    ]
    assert game.hits()[:2] == [("neutral_nomads", 2), ("neutral_peasants", 2)]


# -- Mummies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_mummies_ignore_the_result_of_their_own_die(die: int) -> None:
    game = skirmish("neutral_mummies@b2", "neutral_trolls@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3)


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 1), (1, 1)])
def test_the_die_of_mummies_is_rolled_for_what_looks_at_it(die: int, damage: int) -> None:
    game = skirmish("neutral_mummies@b2", "necropolis_zombies+@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("necropolis_zombies+", damage)


@pytest.mark.rule("H3-UNI-27")
def test_mummies_count_their_die_in_retaliation() -> None:
    game = skirmish("neutral_boars@b2", "neutral_mummies@b3!", dice=[1, 1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_mummies", 0), ("neutral_boars", 4)]


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_the_die_of_whoever_attacks_mummies_is_set_to_minus_one(die: int) -> None:
    game = skirmish("neutral_diamond_golems@b2", "neutral_mummies@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_mummies", 2)

    game = skirmish("neutral_diamond_golems@b2!", "neutral_mummies@b3", dice=[0, die])
    game.play("attack:b2")
    assert game.hits()[1] == ("neutral_mummies", 2)


@pytest.mark.rule("H3-MOR-07")
def test_only_the_first_result_against_mummies_is_set_and_a_reroll_stands() -> None:
    game = skirmish("neutral_diamond_golems@b2 morale", "neutral_mummies@b3!", dice=[1, 1, 0])
    game.play("attack:b3", "morale_reroll:1")
    assert game.hits()[0] == ("neutral_mummies", 4)

    # Neutral Champions must reroll every -1, one that was set as well, and Minotaurs draw for it.
    game = skirmish("neutral_champions@b2", "neutral_mummies@b3!", dice=[1, 1, 0, 1])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_mummies", 4)
    assert game.spent()

    game = skirmish("dungeon_minotaurs@b2 cards=attack", "neutral_mummies@b3!", dice=[1, 0], draws=["attack"])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_mummies", 2)
    assert game.side(0)["hand"] == ["attack"]


# -- Nomads and Sharpshooters ------------------------------------------------------------------------------------------


def test_nomads_have_a_map_ability_with_a_program_and_a_text() -> None:
    unit = next(unit for unit in load().neutral_units if unit.id == "neutral_nomads")
    assert [ability.timing for ability in unit.card.abilities] == ["map"]
    assert unit.card.abilities[0].do
    assert unit_text(unit, "en")


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("shooter", "target"), [("b2", "b4"), ("b2", "b3"), ("a1", "a5")])
def test_sharpshooters_have_no_penalty_anywhere(shooter: str, target: str) -> None:
    retaliation = [0] if target == "b3" else []
    game = skirmish(f"neutral_sharpshooters@{shooter}", f"neutral_trolls@{target}!", dice=[1, *retaliation])
    game.play(f"attack:{target}")
    assert game.hits()[0] == ("neutral_trolls", 4)
    assert game.spent()


@pytest.mark.rule("H3-UNI-27", "H3-TYP-14")
def test_sharpshooters_retaliate_with_the_penalty_like_any_ranged_unit() -> None:
    game = skirmish("neutral_boars@b2", "neutral_sharpshooters@b3!", dice=[-1, 1, -1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 2)
