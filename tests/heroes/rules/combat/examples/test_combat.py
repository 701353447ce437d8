"""Worked examples of Combat: units, types, the order of a round, retaliation and tokens."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import skirmish


@pytest.mark.rule("H3-EXW-07", "H3-CBR-14", "H3-UNI-17")
def test_harpies_flip_a_pack_of_zombies() -> None:
    # A 0 would wake the Zombies' ability, so the same attack of 3 is made of a -1 and a card of +1.
    game = skirmish("dungeon_harpies+@b3 cards=attack hand=1", "necropolis_zombies+@b4*2", dice=[-1], draws=["attack"])
    game.play("attack:b4", "play:attack")
    assert game.damage_dealt() == [2]
    assert game.events_named("damage")[0]["n2"] == 4
    assert (game.unit_at("b4")["pack"], game.damage("b4")) == (False, 1)


@pytest.mark.rule("H3-EXW-09", "H3-CBR-11", "H3-CBR-15")
def test_dread_knights_stop_griffins_with_an_expert_defense() -> None:
    game = skirmish("castle_griffins+@b3", "necropolis_dread_knights@b4 cards=defense hand=1 level=2 expert=1",
                 dice=[1, -1], draws=["defense"])  # fmt: skip
    game.play("attack:b4")
    assert game.unit_at("b4")["defense"] == 2
    game.play("expert:defense")
    assert game.damage_dealt()[0] == 0
    assert game.side(1)["expert"] == 0
    assert game.unit_at("b4")["defense"] == 2


@pytest.mark.rule("H3-EXC-06", "H3-CBC-07", "H3-CBT-07")
def test_zombies_attack_griffins_with_cards_on_both_sides() -> None:
    game = skirmish("necropolis_zombies@b3 neutral_peasants@c4 cards=attack hand=1",
                 "castle_griffins@b4 cards=defense hand=1",
                 dice=[1, 0, -1, 0], draws=["attack", "defense"])  # fmt: skip
    game.play("done", "activate:b3", "attack:b4", "play:attack", "play:defense")
    # 2 + 1 + 1 - 1 = 3; in the retaliation 2 - 1 = 1, with neither card counting any more.
    assert game.damage_dealt() == [3, 1]
    assert (game.unit_at("b3")["attack"], game.unit_at("b4")["defense"]) == (2, 0)
    assert game.damage("b4") == 3
    game.play("attack:b4")
    assert [event["unit2"] for event in game.events_named("retaliate")] == [
        "necropolis_zombies@0",
        "neutral_peasants@1",
    ]


@pytest.mark.rule("H3-EXD-068", "H3-UNI-18", "H3-UNI-19")
def test_a_hit_as_high_as_both_sides_removes_a_pack() -> None:
    # Evil Eyes have 3 HP on either side; the Black Dragons' 8 - 1 against defense 1 are 6.
    game = skirmish("dungeon_black_dragons+@b3", "dungeon_evil_eyes+@b4 neutral_boars@d5", dice=[-1], round_limit="1")
    game.play("attack:b4")
    assert game.damage_dealt() == [6]
    assert game.unit_at("b4") == {}
    game.play("done")
    assert game.over
    assert game.side(1)["reserve"] == ["neutral_boars"]


@pytest.mark.rule("H3-EXD-069", "H3-UNI-20", "H3-UNI-21")
def test_a_flipped_and_damaged_unit_comes_back_few_and_whole() -> None:
    game = skirmish("neutral_nomads@b3*2", "necropolis_skeletons+@b4", dice=[1, 1])
    game.play("attack:b4")
    # Nomads: 3 + 1 - 1 flip the Skeletons with 1 damage; these strike back with 2 + 1 - 1 and win.
    assert game.events_named("damage")[0]["n"] == 3
    assert game.result == (-1, 1)
    assert game.side(1)["reserve"] == ["necropolis_skeletons"]
    assert game.damage("b4") == 0


@pytest.mark.rule("H3-EXD-072", "H3-TYP-09", "H3-TYP-11")
def test_a_ranged_unit_beside_an_enemy_must_attack_it_with_the_lower_die() -> None:
    game = skirmish("castle_zealots@b2", "neutral_trolls@b3! neutral_boars@b5!", dice=[1, 0, -1])
    assert game.targets() == {"b3"}
    assert game.why_not("attack:b5") == "H3-TYP-09"
    game.play("attack:b3")
    assert game.rolls()[:2] == [1, 0]
    assert game.damage_dealt()[0] == 3


@pytest.mark.rule("H3-EXD-073", "H3-TYP-12")
def test_a_shot_to_the_enemy_backline_rolls_two_dice_and_one_to_the_frontline_one() -> None:
    game = skirmish("dungeon_evil_eyes@b1", "neutral_gold_golems@c5 necropolis_zombies@c4", dice=[1, 0, 1])
    game.play("attack:c5", "done", "done", "done")
    assert (game.round_of(), game.rolls(), game.damage_dealt()) == (2, [1, 0], [1])
    game.play("attack:c4")
    assert game.rolls() == [1, 0, 1]
    assert game.damage_dealt() == [1, 2]


@pytest.mark.rule("H3-EXD-074", "H3-TYP-06", "H3-TYP-07")
def test_a_ranged_unit_attacks_and_moves_but_not_the_other_way_round() -> None:
    game = skirmish("castle_zealots@b2", "neutral_gold_golems@c4", dice=[0])
    game.play("attack:c4", "move:b1")
    assert game.unit_at("b1")["acted"] is True
    game = skirmish("castle_zealots@b2", "neutral_gold_golems@c4", dice=[0])
    game.play("move:b1")
    with pytest.raises(Refused, match="H3-TYP-07"):
        game.apply("attack:c4")


@pytest.mark.rule("H3-EXD-075", "H3-TYP-02", "H3-TYP-03", "H3-CBT-05")
def test_only_a_flying_unit_crosses_a_full_row() -> None:
    row = "neutral_boars@a2 neutral_boars@b2", "neutral_rogues@c2! neutral_rogues@d2!"
    game = skirmish(f"dungeon_manticores@b1 castle_champions@c1 {row[0]}", row[1])
    game.play("activate:b1")
    assert {"b3", "c3"} <= game.moves()
    assert not game.moves() & {"a2", "b2", "c2", "d2"}
    game.play("done")
    assert game.active() == "c1"
    assert game.moves() == {"d1"}
    assert game.why_not("move:c3") == game.why_not("move:c2") == "H3-CBT-05"


@pytest.mark.rule("H3-EXD-076", "H3-TYP-14", "H3-CBT-07")
def test_a_ranged_unit_strikes_back_with_the_lower_of_two_dice() -> None:
    game = skirmish("neutral_nomads@b3", "castle_zealots@b4", dice=[0, 1, 0])
    game.play("attack:b4")
    assert [event["n"] for event in game.events_named("die") if event["side"] == 1] == [1, 0]
    assert game.damage_dealt() == [2, 2]


@pytest.mark.rule("H3-EXD-088", "H3-CBR-01", "H3-CBR-02", "H3-CBR-03")
def test_the_order_of_five_units_with_ties() -> None:
    game = skirmish("neutral_nomads@a1 castle_crusaders@b1 neutral_gold_golems@c1",
                 "castle_champions@a5 necropolis_skeletons+@b5")  # fmt: skip
    assert game.active() == "a1"
    game.play("done")
    assert game.active() == "a5"
    game.play("done")
    assert (game.choice.seat, game.choice.keys) == (0, ("activate:b1", "activate:c1"))
    game.play("activate:c1", "done")
    assert game.active() == "b5"
    game.play("done")
    assert game.active() == "b1"


@pytest.mark.rule("H3-EXD-089", "H3-CBR-05")
def test_two_initiative_more_bring_a_unit_before_a_quicker_enemy() -> None:
    # The defeat of guarding Skeletons reinforces the Wraiths, which brings them from 5 to 7; the Boars have 6.
    game = skirmish("necropolis_ghost_dragons necropolis_wraiths", "guards=II", dice=[0],
                 units=["neutral_skeletons", "neutral_boars"])  # fmt: skip
    game.play("deploy:necropolis_ghost_dragons", "place:b2", "deploy:necropolis_wraiths", "place:a1")
    game.play("deploy:neutral_skeletons", "place:b4", "place:d5")
    assert (game.active(), game.unit_at("a1")["initiative"]) == ("b2", 5)
    game.play("move:b3", "attack:b4")
    assert game.unit_at("a1")["initiative"] == 7
    assert game.active() == "a1"
    game.play("done")
    assert game.active() == "d5"


@pytest.mark.rule("H3-EXD-090", "H3-CBR-09", "H3-CBT-19", "H3-CBT-21", "H3-CBT-22")
def test_a_defense_token_from_one_round_to_the_next() -> None:
    game = skirmish("neutral_nomads@b2", "castle_halberdiers@b5", dice=[0, 1, 0])
    game.play("done", "move:b4", "defend")
    assert (game.round_of(), game.active()) == (2, "b2")
    game.play("move:b3", "attack:b4")
    assert game.damage_dealt()[0] == 1
    assert (game.active(), game.unit_at("b4")["defense_token"]) == ("b4", False)
    assert game.targets() == {"b3"}
    assert game.moves()
    with pytest.raises(Refused, match="H3-CBT-22"):
        game.apply("defend")


@pytest.mark.rule("H3-EXD-093", "H3-CBT-10")
def test_being_struck_back_at_leaves_the_own_retaliation() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4", dice=[0, -1, -1, 0])
    game.play("attack:b4")
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_gold_golems@7"]
    assert game.unit_at("b3")["retaliated"] is False
    game.play("attack:b3")
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_gold_golems@7", "neutral_nomads@0"]


@pytest.mark.rule("H3-EXD-094", "H3-CBT-14", "H3-TYP-08")
def test_a_shot_over_three_spaces_is_not_answered() -> None:
    game = skirmish("castle_zealots@b1", "neutral_gold_golems@b4", dice=[0])
    game.play("attack:b4")
    assert game.damage("b4") == 1
    assert game.events_named("retaliate") == []


@pytest.mark.rule("H3-EXD-095", "H3-CBT-16", "H3-CBT-17", "H3-CBT-18")
def test_an_attack_for_nothing_frees_a_paralysed_unit() -> None:
    game = skirmish("neutral_boars@b3", "neutral_gold_golems@b4!", dice=[0, 0])
    game.play("attack:b4")
    assert game.damage_dealt() == [0, 3]
    assert game.unit_at("b4")["paralysed"] is False
    assert game.active() == "b4"
    assert game.targets() == {"b3"}


@pytest.mark.rule("H3-EXD-096", "H3-CBT-15", "H3-CBT-23")
def test_a_paralysed_unit_keeps_its_defense_token() -> None:
    game = skirmish("neutral_boars@b1 necropolis_zombies@c1", "castle_halberdiers@b5!#")
    game.play("done")
    assert [event["unit"] for event in game.events_named("skip")] == ["castle_halberdiers@7"]
    assert game.active() == "c1"
    unit = game.unit_at("b5")
    assert (unit["paralysed"], unit["defense_token"], unit["acted"]) == (False, True, True)


@pytest.mark.rule("H3-EXD-097", "H3-CBT-03", "H3-TYP-04")
def test_a_diagonal_neighbour_is_attacked_only_after_a_step() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@c4", dice=[0, 0])
    with pytest.raises(Refused, match="H3-CBT-03"):
        game.apply("attack:c4")
    game.play("move:c3", "attack:c4")
    assert game.damage("c4") == 1


@pytest.mark.rule("H3-EXD-104", "H3-CBR-20", "H3-SGE-21")
def test_a_besieger_wins_while_the_arrow_tower_stands() -> None:
    game = skirmish("castle_champions@b4", "necropolis_skeletons@b5 town citadel walls=a3,b3,c3 gate=d3", dice=[0])
    game.play("done", "attack:b5")
    assert game.result == (1, -1)
    assert game.events_named("tower_gone") == []


@pytest.mark.rule("H3-EXD-128", "H3-UNI-26", "H3-UNI-27")
def test_an_attack_ability_works_for_the_first_of_three_attacks_only() -> None:
    # A Pack of Marksmen shoots again by its ability: not after the second shot, and not when it strikes back.
    game = skirmish("castle_marksmen+@b2", "neutral_boars@b4", dice=[-1, -1, 0, 0, 0])
    game.play("attack:b4")
    assert len(game.events_named("attack")) == 2
    game.play("done", "move:b3", "attack:b2")
    assert [event.name for event in game.events if event.name in ("attack", "retaliate")] == [
        "attack", "attack", "attack", "retaliate",
    ]  # fmt: skip
    assert len(game.rolls()) == 5
