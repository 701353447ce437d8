"""Units and statistics: when the abilities of units take effect."""

from collections.abc import Iterator

import pytest

from banneret import Refused
from banneret.heroes.tables.units_and_cards import ON_ACTIVATION, OTHER_ACTION, UNIT_NUMBER
from tests.heroes.builder import skirmish

# -- Activation --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-25")
def test_an_activation_ability_resolves_at_once_when_the_unit_activates() -> None:
    game = skirmish("necropolis_wraiths@b1*2", "neutral_boars@b5")
    assert (game.active(), game.damage("b1")) == ("b5", 2)
    game.play("done")
    # The unit has been asked nothing yet, and is healed already.
    assert (game.active(), game.damage("b1")) == ("b1", 1)
    assert "move:b2" in game.choice


@pytest.mark.rule("H3-UNI-25")
def test_an_activation_ability_is_there_for_the_attack_of_that_activation() -> None:
    # Enchanters with nobody to heal gain 1 attack for the activation: 4 + 1 against defense 2.
    game = skirmish("neutral_enchanters@b2", "neutral_gold_golems@b4", dice=[0])
    assert game.unit_at("b2")["attack"] == 5
    game.play("attack:b4")
    assert game.damage_dealt() == [3]
    game.play("done")
    assert (game.active(), game.unit_at("b2")["attack"]) == ("b4", 4)


@pytest.mark.rule("H3-UNI-25")
def test_a_unit_that_does_not_activate_has_no_activation_ability() -> None:
    game = skirmish("necropolis_wraiths@b1*2!", "neutral_boars@b5")
    game.play("done")
    assert game.events_named("skip")
    assert game.damage("b1") == 2


# -- Attack ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_an_attack_ability_resolves_when_the_unit_attacks() -> None:
    game = skirmish("necropolis_vampires+@b3*3", "neutral_gold_golems@b4", dice=[0])
    assert game.damage("b3") == 3
    game.play("attack:b4")
    assert game.damage("b3") == 1


@pytest.mark.rule("H3-UNI-26")
def test_an_extra_attack_brings_no_further_attack() -> None:
    game = skirmish("castle_marksmen+@b2", "neutral_trolls@b4!", dice=[0, 0])
    game.play("attack:b4")
    assert len(game.events_named("attack")) == 2
    assert game.moves() == {"a2", "c2", "b1", "b3"}


@pytest.mark.rule("H3-UNI-26")
def test_the_extra_attack_is_aimed_at_what_the_first_has_left() -> None:
    # The first shot flips the Evil Eyes, whose Few side has no defense: the second deals 2 where the first dealt 1.
    game = skirmish("castle_marksmen+@b2", "dungeon_evil_eyes+@b4*2 neutral_peasants@d5", dice=[0, 0])
    game.play("done", "attack:b4")
    assert game.damage_dealt() == [1, 2]
    assert (game.unit_at("b4")["pack"], game.damage("b4")) == (False, 2)


@pytest.mark.rule("H3-UNI-26")
def test_no_extra_attack_is_made_at_a_unit_that_is_gone() -> None:
    game = skirmish("castle_marksmen+@b2", "necropolis_skeletons@b4*1 neutral_peasants@d5", dice=[0])
    game.play("attack:b4")
    assert len(game.events_named("attack")) == 1


@pytest.mark.rule("H3-UNI-26")
def test_the_extra_attack_of_liches_brings_no_third_victim() -> None:
    game = skirmish("necropolis_liches+@b2", "neutral_boars@b4 neutral_gold_golems@b5 neutral_rogues@c4", dice=[0, 0])
    game.play("attack:b4", "target:b5")
    assert [event["unit2"] for event in game.events_named("attack")] == ["neutral_boars@7", "neutral_gold_golems@8"]
    assert game.damage_dealt() == [4, 0]
    assert game.active() == "b2"


@pytest.mark.rule("H3-UNI-27")
@pytest.mark.parametrize(
    ("retaliator", "dice", "hit"),
    [
        ("castle_crusaders+", [0], 3),  # a 0 is not rolled again
        ("castle_champions+", [-1], 4),
        ("dungeon_manticores+", [0], 4),  # the printed defense of 1 counts
        ("necropolis_dread_knights+", [0], 5),  # no further 1 for the die
        ("necropolis_ghost_dragons+", [0], 6),  # nothing is added to the die
        ("castle_marksmen+", [0, 0], 1),
        ("neutral_halflings", [1, -1], 0),  # the lower die, with the combat penalty
        ("neutral_sharpshooters", [1, -1], 1),
        ("neutral_minotaurs", [-1], 1),  # a -1 stays
        ("neutral_mummies", [1], 3),  # the die counts
        ("neutral_champions", [1], 4),  # one die
    ],
)
def test_attack_abilities_are_idle_in_a_retaliation(retaliator: str, dice: list[int], hit: int) -> None:
    # Mummies set the die of whoever attacks them, so all are attacked with a -1; Nomads have defense 1.
    game = skirmish("neutral_crystal_dragons@a1! neutral_nomads@b3", f"{retaliator}@b4!", dice=[-1, *dice])
    while game.active() != "b3":
        game.play("done")
    game.play("attack:b4")
    assert game.rolls() == [-1, *dice]
    assert game.damage_dealt()[1] == hit


@pytest.mark.rule("H3-UNI-27")
def test_vampires_do_not_heal_by_a_retaliation() -> None:
    game = skirmish("neutral_nomads@b3", "necropolis_vampires+@b4*2!", dice=[-1, -1])
    game.play("attack:b4")
    assert game.events_named("retaliate")
    assert game.damage("b4") == 3
    assert game.events_named("heal") == []


@pytest.mark.rule("H3-UNI-27")
def test_minotaurs_draw_no_card_for_a_retaliation() -> None:
    game = skirmish("neutral_nomads@b3", "dungeon_minotaurs+@b4! cards=attack", dice=[-1, -1])
    game.play("attack:b4")
    assert game.rolls() == [-1, -1]
    assert game.side(1)["hand"] == []


@pytest.mark.rule("H3-UNI-27")
def test_liches_strike_nobody_else_in_a_retaliation() -> None:
    game = skirmish("neutral_nomads@b3 neutral_boars@b2", "necropolis_liches+@b4!", dice=[-1, 0, 0])
    game.play("attack:b4")
    assert len(game.events_named("attack")) == len(game.events_named("retaliate")) == 1
    assert game.damage("b2") == 0


# -- Passive and Retaliate ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
def test_a_passive_ability_resolves_in_every_attack_whose_condition_is_met() -> None:
    # A Pack of Zombies has defense 1, and 1 more against a 0 or +1. Nomads attack with 3.
    game = skirmish("neutral_nomads@b3 neutral_nomads@c4", "necropolis_zombies+@b4", dice=[0, 0, 0])
    game.play("activate:b3", "attack:b4", "attack:b4")
    assert game.damage_dealt() == [1, 1, 1]


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("die", "hit"), [(-1, 1), (0, 1), (1, 2)])
def test_a_passive_ability_rests_while_its_condition_is_not_met(die: int, hit: int) -> None:
    game = skirmish("neutral_nomads@b3", "necropolis_zombies+@b4", dice=[die, 0])
    game.play("attack:b4")
    assert game.damage_dealt()[0] == hit


@pytest.mark.rule("H3-UNI-29")
def test_a_passive_ability_works_against_retaliations_too() -> None:
    game = skirmish("necropolis_zombies+@b3", "neutral_nomads@b4!", dice=[0, 0])
    game.play("attack:b4")
    assert game.damage_dealt() == [1, 1]


@pytest.mark.rule("H3-UNI-29")
def test_a_passive_choice_is_offered_for_every_attack_while_a_card_is_left() -> None:
    game = skirmish("neutral_boars@b3 neutral_boars@c4", "castle_halberdiers+@b4 cards=attack,attack hand=2",
                 dice=[1, 0, 1], draws=["attack", "attack"])  # fmt: skip
    game.play("activate:b3", "attack:b4")
    assert game.choice.keys == ("discard:attack", "keep")
    game.play("discard:attack", "pass")  # no card for the retaliation
    game.play("attack:b4", "discard:attack")
    assert game.damage_dealt() == [1, 3, 1]
    assert game.side(1)["discard"] == ["attack", "attack"]


@pytest.mark.rule("H3-UNI-30")
def test_a_retaliate_ability_resolves_with_each_retaliation() -> None:
    game = skirmish("neutral_gold_golems@b3", "dungeon_medusas+@b4", dice=[-1, -1, -1, -1])
    game.play("done", "attack:b4")
    assert game.unit_at("b3")["paralysed"] is True
    game.play("done")
    assert len(game.events_named("skip")) == 1
    game.play("done", "attack:b4")
    assert len(game.events_named("paralyse")) == 2
    assert game.unit_at("b3")["paralysed"] is True


@pytest.mark.rule("H3-UNI-30")
def test_a_retaliate_ability_does_not_resolve_in_other_attacks() -> None:
    game = skirmish("neutral_gold_golems@b3", "dungeon_medusas+@b4", dice=[0, 0])
    game.play("attack:b3")
    assert game.damage_dealt() == [2, 2]
    assert game.events_named("paralyse") == []


@pytest.mark.rule("H3-UNI-30")
def test_a_flipped_unit_retaliates_with_the_ability_of_its_few_side() -> None:
    # The Pack paralyses outright; the Few side only when a die rolled for it shows 0.
    game = skirmish("neutral_nomads@b3", "dungeon_medusas+@b4*3", dice=[0, 0, 0, 1])
    game.play("attack:b4")
    assert game.unit_at("b4")["pack"] is False
    assert [event["n"] for event in game.events_named("ability_die")] == [1]
    assert game.unit_at("b3")["paralysed"] is False


@pytest.fixture
def medic() -> Iterator[None]:
    """Halberdiers that may heal themselves as their Other action: no card of the core box has one."""
    row = 2 * UNIT_NUMBER["castle_halberdiers"]
    OTHER_ACTION[row] = ON_ACTIVATION[2 * UNIT_NUMBER["neutral_trolls"]]
    yield
    OTHER_ACTION[row] = 0


@pytest.mark.rule("H3-UNI-28")
@pytest.mark.usefixtures("medic")
def test_an_other_action_takes_the_place_of_all_regular_ones() -> None:
    game = skirmish("castle_halberdiers@b2*1", "necropolis_zombies@b5")
    assert "use" in game.choice
    game.play("use")
    assert game.unit_at("b2")["damage"] == 0
    assert game.choice.seat == 1


@pytest.mark.rule("H3-UNI-28", "H3-EXD-129")
@pytest.mark.usefixtures("medic")
def test_an_other_action_has_to_be_chosen_first() -> None:
    game = skirmish("castle_halberdiers@b2*1", "necropolis_zombies@b5")
    game.play("move:b3")
    assert "use" not in game.choice
    with pytest.raises(Refused, match="H3-UNI-28"):
        game.apply("use")


@pytest.mark.rule("H3-UNI-28")
def test_a_unit_without_an_other_action_has_none() -> None:
    game = skirmish("castle_halberdiers@b2*1", "necropolis_zombies@b5")
    assert game.why_not("use") == "H3-UNI-28"


@pytest.mark.rule("H3-UNI-26")
def test_a_unit_without_such_an_ability_strikes_nobody_behind_and_does_not_go_back() -> None:
    game = skirmish("castle_champions@b2", "neutral_trolls@b4! neutral_boars@b5!", dice=[0] * 4)
    game.play("move:b3", "attack:b4")
    assert [unit for unit, _ in game.hits()] == ["neutral_trolls", "castle_champions"], "a blow and a retaliation"
    assert game.asked()[1] != "may"
    assert game.unit_at("b3")["unit"] == "castle_champions"
