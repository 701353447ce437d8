"""Combat terms: activation, adjacency, obstacles, the Attack die and retaliation."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import skirmish

# -- activations and rounds --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-01")
def test_an_activation_is_a_chance_to_move_and_to_attack() -> None:
    game = skirmish("neutral_nomads@b2 neutral_rogues@a1", "neutral_gold_golems@b4", dice=[0, 0])
    assert game.active() == "b2"
    game.play("move:b3", "attack:b4")
    # Both are done, so the turn passes on, and the unit attacks no more.
    assert game.active() == "a1"
    assert len(game.events_named("attack")) == 1


@pytest.mark.rule("H3-CBT-01")
def test_only_the_activated_unit_moves_and_attacks() -> None:
    game = skirmish("neutral_nomads@b2 neutral_boars@d4", "neutral_gold_golems@d5")
    assert (game.active(), game.targets()) == ("b2", set())
    game.play("move:b1")
    assert game.unit_at("d4")["unit"] == "neutral_boars"


@pytest.mark.rule("H3-CBT-01")
def test_a_unit_attacks_once_in_an_activation() -> None:
    game = skirmish("neutral_sharpshooters@b1", "neutral_gold_golems@d4 neutral_boars@d5", dice=[0])
    game.play("attack:d4")
    assert game.why_not("attack:d5") == "H3-CBT-01"
    with pytest.raises(Refused, match="H3-CBT-01"):
        game.apply("attack:d4")


@pytest.mark.rule("H3-CBT-02")
def test_a_unit_is_marked_from_its_activation_to_the_end_of_the_round() -> None:
    game = skirmish("neutral_nomads@a1 neutral_boars@b1", "necropolis_zombies@a5! castle_halberdiers@b5")
    marked = []
    for _ in range(3):
        marked.append({space for space in ("a1", "b1", "a5", "b5") if game.unit_at(space)["acted"]})
        game.play("done")
    assert marked == [{"a1"}, {"a1", "b1"}, {"a1", "b1", "b5"}]
    # The paralysed unit was the last of the round; now only the one that has just been activated again is marked.
    assert [space for space in ("a1", "b1", "a5", "b5") if game.unit_at(space)["acted"]] == ["a1"]


@pytest.mark.rule("H3-CBT-04")
def test_a_round_is_one_activation_of_every_unit_of_both_sides() -> None:
    game = skirmish(
        "neutral_nomads@a1 neutral_boars@b1", "necropolis_zombies@a5 castle_halberdiers@b5 neutral_boars@c5"
    )
    for number in (1, 2, 3):
        seen = set()
        for _ in range(5):
            assert game.round_of() == number
            seen.add(game.active())
            game.play("done")
        assert seen == {"a1", "b1", "a5", "b5", "c5"}
    assert [event["n"] for event in game.events_named("round")] == [1, 2, 3, 4]


# -- spaces ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-03")
@pytest.mark.parametrize("space", ["a2", "c2", "a4", "c4", "b1", "b5", "d3"])
def test_a_unit_on_a_diagonal_or_two_steps_away_is_not_adjacent(space: str) -> None:
    game = skirmish("neutral_nomads@b3", f"neutral_trolls@{space}!")
    assert game.targets() == set()
    with pytest.raises(Refused, match="H3-CBT-03"):
        game.apply(f"attack:{space}")


@pytest.mark.rule("H3-CBT-03")
@pytest.mark.parametrize("space", ["a3", "c3", "b2", "b4"])
def test_a_unit_one_step_away_is_adjacent(space: str) -> None:
    game = skirmish("neutral_nomads@b3", f"neutral_gold_golems@{space}", dice=[0, 0])
    assert game.targets() == {space}
    game.play(f"attack:{space}")
    assert game.damage(space) == 1
    assert game.events_named("retaliate")


@pytest.mark.rule("H3-CBT-03")
@pytest.mark.parametrize(("own", "other"), [("a3", "d2"), ("d2", "a3"), ("a1", "d5")])
def test_the_ends_of_rows_are_not_adjacent(own: str, other: str) -> None:
    game = skirmish(f"neutral_nomads@{own}", f"neutral_trolls@{other}!")
    assert game.targets() == set()


@pytest.mark.rule("H3-CBT-03", "H3-TYP-08", "H3-TYP-11")
def test_an_enemy_on_a_diagonal_neither_binds_a_ranged_unit_nor_hampers_it() -> None:
    game = skirmish("dungeon_evil_eyes@b3", "neutral_trolls@c4! neutral_gold_golems@d5!", dice=[0])
    assert game.targets() == {"c4", "d5"}
    game.play("attack:c4")
    assert game.rolls() == [0]
    assert game.events_named("retaliate") == []


@pytest.mark.rule("H3-CBT-05")
@pytest.mark.parametrize(
    "blockers", ["castle_halberdiers@a2|neutral_trolls@b1!", "castle_halberdiers@b1|neutral_trolls@a2!"]
)
def test_units_of_both_sides_block_units_that_walk(blockers: str) -> None:
    own, other = blockers.split("|")
    game = skirmish(f"neutral_nomads@a1 {own}", f"{other}")
    assert game.moves() == set()
    assert game.why_not("move:a2") == game.why_not("move:a3") == "H3-CBT-05"


@pytest.mark.rule("H3-CBT-05")
def test_a_ranged_unit_cannot_step_onto_a_unit() -> None:
    game = skirmish("neutral_sharpshooters@b2 castle_halberdiers@b1", "neutral_trolls@b3!")
    assert game.moves() == {"a2", "c2"}


@pytest.mark.rule("H3-CBT-05")
def test_walls_and_the_gate_block_a_besieger_that_walks() -> None:
    game = skirmish("castle_champions@b2", "neutral_sharpshooters@a5 town citadel walls=a3,b3,c3 gate=d3", dice=[0])
    game.play("activate:tower", "done", "done")  # the Arrow Tower and the Sharpshooters
    assert game.active() == "b2"
    assert game.moves() == {"a1", "b1", "c1", "d1", "a2", "c2", "d2"}
    assert game.why_not("move:b3") == game.why_not("move:d3") == "H3-SGE-04"


@pytest.mark.rule("H3-CBT-05")
def test_an_obstacle_that_is_gone_blocks_no_more() -> None:
    game = skirmish("castle_champions@b2 neutral_boars@b1", "neutral_trolls@d5! town citadel walls=a3,b3,c3 gate=d3")
    game.play("done", "break:b3", "done")  # the Arrow Tower, the Champions, the Boars
    game.play("done")
    assert game.active() == "b2"
    assert game.moves() == {"a1", "c1", "d1", "a2", "c2", "d2", "b3", "a4", "b4", "c4", "b5"}


# -- the Attack die ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-06")
@pytest.mark.parametrize(("die", "hit"), [(-1, 2), (0, 3), (1, 4)])
def test_the_attack_die_is_added_to_the_attack(die: int, hit: int) -> None:
    game = skirmish("neutral_nomads@b3", "neutral_trolls@b4!", dice=[die, 0])
    game.play("attack:b4")
    assert game.damage_dealt()[0] == hit


@pytest.mark.rule("H3-CBT-06")
def test_every_attack_rolls_a_die_of_its_own() -> None:
    game = skirmish("castle_marksmen+@b2", "neutral_trolls@b4!", dice=[1, -1])
    game.play("attack:b4")
    assert game.rolls() == [1, -1]
    assert game.damage_dealt() == [3, 1]


@pytest.mark.rule("H3-CBT-06")
def test_the_die_shows_minus_1_0_or_plus_1_alike() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_trolls@b4!", dice=[0, 0])
    state = game.state.copy()
    state.apply(game.rules.parse(state.kind, "attack:b4") or 0)
    assert state.outcomes == (-1, 0, 1)


# -- retaliation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-07")
def test_a_survivor_strikes_back_at_its_attacker() -> None:
    game = skirmish("neutral_nomads@b3 neutral_boars@c4", "neutral_gold_golems@b4", dice=[0, 0])
    game.play("attack:b4")
    assert game.events_named("retaliate") == [{"unit": "neutral_gold_golems@7", "unit2": "neutral_nomads@0"}]
    assert (game.damage("b3"), game.damage("c4")) == (2, 0)


@pytest.mark.rule("H3-CBT-07")
def test_a_ranged_attack_on_an_adjacent_unit_is_answered_too() -> None:
    game = skirmish("dungeon_evil_eyes@b3", "neutral_gold_golems@b4!", dice=[0, 0, -1])
    game.play("attack:b4")
    assert game.damage_dealt() == [1, 2]


@pytest.mark.rule("H3-CBT-08")
def test_a_unit_retaliates_once_in_a_round() -> None:
    game = skirmish(
        "neutral_boars@b3 neutral_boars@c4 neutral_rogues@a4", "neutral_crusaders@b4", dice=[0, 0, -1, -1, -1]
    )
    game.play("activate:b3", "attack:b4", "activate:a4", "attack:b4", "attack:b4")
    assert len(game.events_named("retaliate")) == 1
    assert game.unit_at("b4")["retaliated"] is True


@pytest.mark.rule("H3-CBT-08")
@pytest.mark.parametrize("unit", ["castle_griffins", "castle_griffins+", "neutral_griffins"])
def test_an_ability_may_allow_more_retaliations(unit: str) -> None:
    game = skirmish("neutral_boars@b3 neutral_boars@c4", f"{unit}@b4!", dice=[-1, -1, -1, -1])
    game.play("activate:b3", "attack:b4")
    if "attack:b4" not in game.choice:  # a Few unit of Griffins is as quick as Boars, and was freed by the attack
        game.play("done")
    game.play("attack:b4")
    assert [event["unit2"] for event in game.events_named("retaliate")] == ["neutral_boars@0", "neutral_boars@1"]


@pytest.mark.rule("H3-CBT-08")
def test_the_own_attack_of_a_unit_is_no_retaliation() -> None:
    game = skirmish("neutral_boars@b3 necropolis_zombies@a1", "neutral_nomads@b4", dice=[-1, -1, -1, -1])
    game.play("attack:b3")
    assert (game.unit_at("b4")["retaliated"], game.unit_at("b3")["retaliated"]) == (False, True)
    game.play("attack:b4")
    assert game.round_of() == 1
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_boars@0", "neutral_nomads@7"]


@pytest.mark.rule("H3-CBT-09")
@pytest.mark.parametrize(("die", "hit"), [(-1, 1), (0, 2), (1, 3)])
def test_a_retaliation_rolls_the_die_and_meets_defense(die: int, hit: int) -> None:
    # Gold Golems strike back with 3 at Nomads, whose defense is 1.
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4", dice=[0, die])
    game.play("attack:b4")
    assert game.damage_dealt()[1] == hit


@pytest.mark.rule("H3-CBT-09")
def test_cards_may_be_played_in_a_retaliation_the_retaliating_side_first() -> None:
    game = skirmish("neutral_nomads@b3 cards=defense hand=1", "neutral_gold_golems@b4 cards=attack hand=1",
                 dice=[0, 1], draws=["defense", "attack"])  # fmt: skip
    game.play("attack:b4")
    assert (game.choice.seat, game.choice.keys) == (1, ("play:attack", "pass"))
    game.play("play:attack")
    assert (game.choice.seat, game.choice.keys) == (0, ("play:defense", "pass"))
    game.play("play:defense")
    assert game.damage_dealt()[1] == (3 + 1 + 1) - (1 + 1)


@pytest.mark.rule("H3-CBT-10")
def test_a_retaliation_is_not_answered() -> None:
    game = skirmish("castle_griffins@b3", "neutral_griffins@b4!", dice=[0, 0])
    while game.active() != "b3":
        game.play("done")
    game.play("attack:b4")
    # Even of two units that may retaliate any number of times only one does.
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_griffins@7"]


@pytest.mark.rule("H3-CBT-11")
def test_retaliation_asks_nobody() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4", dice=[0, 0])
    game.play("attack:b4")
    assert game.events_named("retaliate")
    assert game.choice.kind_name == "action"


@pytest.mark.rule("H3-CBT-11")
@pytest.mark.parametrize(("answer", "hit"), [("yes", [1, 2]), ("no", [1])])
def test_an_option_lets_the_owner_decline(answer: str, hit: list[int]) -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4", dice=[0, 0], retaliation_optional="on")
    game.play("attack:b4")
    assert (game.choice.seat, game.choice.keys) == (1, ("yes", "no"))
    game.play(answer)
    assert game.damage_dealt() == hit


@pytest.mark.rule("H3-CBT-11", "H3-CBT-08")
def test_a_retaliation_declined_is_not_used_up() -> None:
    game = skirmish("neutral_nomads@b3 neutral_nomads@c4", "neutral_gold_golems@b4", dice=[0, 0, 0],
                 retaliation_optional="on")  # fmt: skip
    game.play("activate:b3", "attack:b4", "no", "attack:b4", "yes")
    assert [event["unit2"] for event in game.events_named("retaliate")] == ["neutral_nomads@1"]


@pytest.mark.rule("H3-CBT-12")
def test_an_attack_without_damage_is_answered() -> None:
    game = skirmish("neutral_boars@b3", "neutral_gold_golems@b4", dice=[0, 0])
    game.play("attack:b4")
    assert game.damage_dealt() == [0, 3]


@pytest.mark.rule("H3-CBT-13")
def test_a_flipped_unit_strikes_back_with_its_few_side() -> None:
    # Skeletons: attack 3 as a Pack, 2 as a Few unit. Boars have no defense.
    game = skirmish("neutral_boars@b3", "necropolis_skeletons+@b4*1", dice=[0, 0])
    game.play("attack:b4")
    assert game.unit_at("b4")["pack"] is False
    assert game.damage_dealt() == [1, 2]


@pytest.mark.rule("H3-CBT-14")
@pytest.mark.parametrize("target", ["b4", "c3", "d5", "a2"])
def test_a_shot_from_a_distance_is_not_answered(target: str) -> None:
    game = skirmish(
        "castle_zealots@b2" if target != "a2" else "castle_zealots@c2", f"neutral_trolls@{target}!", dice=[0]
    )
    game.play(f"attack:{target}")
    assert game.events_named("retaliate") == []
    assert game.unit_at(target)["retaliated"] is False


@pytest.mark.rule("H3-CBT-14")
def test_the_farther_victim_of_a_line_attack_does_not_answer() -> None:
    game = skirmish("neutral_black_dragons@b2", "neutral_gold_golems@b3 castle_griffins@b4", dice=[0, 0, 0])
    game.play("attack:b3")
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_gold_golems@7"]


@pytest.mark.rule("H3-CBT-14")
def test_a_unit_pushed_away_does_not_answer() -> None:
    # Neutral Ghost Dragons push their target on a 0 rolled after the attack.
    game = skirmish("neutral_ghost_dragons@b3", "neutral_gold_golems@b4", dice=[0, 0])
    game.play("attack:b4", "place:b5")
    assert game.events_named("retaliate") == []
