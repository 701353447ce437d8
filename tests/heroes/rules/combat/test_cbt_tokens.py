"""Combat terms: Paralysis and Defense tokens."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import skirmish

# -- Paralysis ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-15")
def test_a_paralysed_unit_only_loses_its_token_when_its_turn_comes() -> None:
    game = skirmish("neutral_nomads@a1! neutral_boars@b1", "necropolis_zombies@a5")
    # The Nomads came first, were asked nothing and are free again.
    assert [event["unit"] for event in game.events_named("skip")] == ["neutral_nomads@0"]
    assert game.active() == "b1"
    assert (game.unit_at("a1")["paralysed"], game.unit_at("a1")["space"]) == (False, "a1")
    game.play("done", "done")
    assert (game.round_of(), game.active()) == (2, "a1")


@pytest.mark.rule("H3-CBT-15")
def test_paralysis_after_the_own_turn_costs_the_turn_of_the_next_round() -> None:
    # A Pack of Medusas paralyses whom it strikes back at.
    game = skirmish("neutral_diamond_golems@b3 necropolis_zombies@a1", "dungeon_medusas+@b4", dice=[-1, -1])
    game.play("attack:b4")
    assert (game.round_of(), game.unit_at("b3")["paralysed"]) == (1, True)
    game.play("done", "done")
    assert (game.round_of(), game.active()) == (2, "b4")
    assert [event["unit"] for event in game.events_named("skip")] == ["neutral_diamond_golems@0"]


@pytest.mark.rule("H3-CBT-16")
@pytest.mark.parametrize(("attacker", "hit"), [("neutral_sharpshooters", 1), ("neutral_halflings", 0)])
def test_a_paralysed_unit_that_is_attacked_loses_its_token(attacker: str, hit: int) -> None:
    game = skirmish(f"{attacker}@b2", "neutral_gold_golems@b4! necropolis_zombies@d5", dice=[0, 0])
    game.play("attack:b4")
    assert game.damage_dealt() == [hit]
    assert game.unit_at("b4")["paralysed"] is False


@pytest.mark.rule("H3-CBT-16")
@pytest.mark.parametrize(("target", "harm"), [("neutral_gold_golems", 0), ("neutral_trolls", 1)])
def test_a_spell_takes_the_token_off_only_by_damage(target: str, harm: int) -> None:
    game = skirmish(
        "castle_archangels@b2 cards=magic_arrow hand=1", f"{target}@b4! necropolis_zombies@d5", draws=["magic_arrow"]
    )
    game.play("cast:magic_arrow", "target:b4")
    assert game.damage_dealt() == [harm]
    assert game.unit_at("b4")["paralysed"] is (harm == 0)


@pytest.mark.rule("H3-CBT-17")
def test_a_paralysed_unit_retaliates() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4!", dice=[0, 0])
    game.play("attack:b4")
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_gold_golems@7"]
    assert game.damage_dealt() == [1, 2]


@pytest.mark.rule("H3-CBT-17")
def test_a_paralysed_unit_that_has_retaliated_does_not_do_so_again() -> None:
    # Azure Dragons paralyse by a -1, after which the target still strikes back.
    game = skirmish("neutral_azure_dragons@b3 neutral_nomads@c4", "neutral_diamond_golems@b4", dice=[-1, 0, -1])
    game.play("attack:b4")
    assert game.unit_at("b4")["paralysed"] is True
    assert len(game.events_named("retaliate")) == 1
    game.play("attack:b4")
    assert game.unit_at("b4")["paralysed"] is False
    assert len(game.events_named("retaliate")) == 1


@pytest.mark.rule("H3-CBT-18")
def test_a_unit_freed_before_its_turn_activates_as_usual() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4!", dice=[0, 0])
    game.play("attack:b4")
    assert game.events_named("skip") == []
    assert game.active() == "b4"
    assert (game.targets(), "defend" in game.choice) == ({"b3"}, True)


# -- the Defense token -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-19")
@pytest.mark.parametrize(("die", "hit"), [(-1, 3), (0, 3), (1, 2)])
def test_a_defense_token_gives_a_defense_on_a_plus_1(die: int, hit: int) -> None:
    game = skirmish("neutral_nomads@b3", "neutral_boars@b4#", dice=[0, die, 0])
    game.play("attack:b4")
    assert [event["n"] for event in game.events_named("defense_die")] == [die]
    assert game.damage_dealt()[0] == hit


@pytest.mark.rule("H3-CBT-19")
def test_the_defense_die_follows_the_attack_roll() -> None:
    game = skirmish("dungeon_evil_eyes@b3", "neutral_gold_golems@b4#", dice=[0, -1, 1, 0])
    game.play("attack:b4")
    names = [event.name for event in game.events if event.name in ("die", "defense_die", "damage")]
    assert names[:4] == ["die", "die", "defense_die", "damage"]
    # The lower of the two Attack dice, and a +1 of the Defense die: (3 - 1) - (2 + 1).
    assert game.damage_dealt()[0] == 0


@pytest.mark.rule("H3-CBT-19")
def test_without_a_token_no_second_die_is_rolled() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_boars@b4 castle_halberdiers@c4#", dice=[0, 0])
    game.play("attack:b4")
    assert game.events_named("defense_die") == []
    assert game.rolls() == [0, 0]


@pytest.mark.rule("H3-CBT-19")
def test_the_owner_of_the_defending_unit_may_reroll_the_defense_die_with_morale() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_boars@b4# morale", dice=[0, -1, 1, 0])
    game.play("attack:b4")
    while game.choice.kind_name == "play":
        game.play("pass")
    assert (game.choice.seat, game.choice.keys) == (1, ("morale_reroll:1", "keep"))
    game.play("morale_reroll:1")
    assert [event["n"] for event in game.events_named("defense_die")] == [-1, 1]
    assert game.damage_dealt()[0] == 2


@pytest.mark.rule("H3-CBT-19")
def test_the_attackers_morale_does_not_reroll_the_defense_die() -> None:
    game = skirmish("neutral_nomads@b3 morale", "neutral_boars@b4#", dice=[0, 1, 0])
    game.play("attack:b4")
    while game.choice.kind_name == "play":
        game.play("pass")
    assert (game.choice.seat, game.choice.kind_name) == (0, "reroll")
    assert game.events_named("defense_die") == []
    game.play("keep")
    assert game.damage_dealt()[0] == 2


@pytest.mark.rule("H3-CBT-20")
def test_the_token_is_rolled_for_in_every_attack() -> None:
    game = skirmish("neutral_nomads@b3 neutral_nomads@c4", "neutral_gold_golems@b4#", dice=[1, 1, 0, 1, 0])
    game.play("activate:b3", "attack:b4", "attack:b4")
    assert [event["n"] for event in game.events_named("defense_die")] == [1, 0]
    assert [game.damage_dealt()[0], game.damage_dealt()[2]] == [1, 2]
    assert game.active() == "b4"
    assert game.events_named("token_gone") == [{"unit": "neutral_gold_golems@7"}]


@pytest.mark.rule("H3-CBT-20")
def test_a_flipped_unit_keeps_its_token() -> None:
    game = skirmish("neutral_nomads@b3 neutral_nomads@c4", "necropolis_skeletons+@b4#", dice=[0, 0, 0, 0, 1])
    game.play("activate:b3", "attack:b4")
    assert game.unit_at("b4")["pack"] is False
    assert game.unit_at("b4")["defense_token"] is True
    game.play("attack:b4")
    assert len(game.events_named("defense_die")) == 2


@pytest.mark.rule("H3-CBT-20")
def test_the_die_is_rolled_against_a_retaliation_too() -> None:
    # Next to neutral Halberdiers a unit counts as holding a token, also in its own activation.
    game = skirmish("neutral_nomads@b3 neutral_halberdiers@b2", "neutral_gold_golems@b4", dice=[0, 0, 1])
    game.play("attack:b4")
    assert [event["unit"] for event in game.events_named("defense_die")] == ["neutral_nomads@0"]
    assert game.damage_dealt() == [1, 1]


@pytest.mark.rule("H3-CBT-21")
def test_the_token_goes_when_the_unit_is_activated_again() -> None:
    game = skirmish("neutral_nomads@a1", "neutral_boars@a5")
    game.play("defend")
    assert game.unit_at("a1")["defense_token"] is True
    game.play("done")
    assert (game.active(), game.round_of()) == ("a1", 2)
    assert game.unit_at("a1")["defense_token"] is False
    assert game.events_named("token_gone") == [{"unit": "neutral_nomads@0"}]


@pytest.mark.rule("H3-CBT-21")
def test_activations_of_others_leave_the_token_alone() -> None:
    game = skirmish("neutral_nomads@a1 neutral_boars@b1", "neutral_boars@a5 necropolis_zombies@b5")
    game.play("defend")
    for _ in range(3):
        assert game.unit_at("a1")["defense_token"] is True
        game.play("done")


@pytest.mark.rule("H3-CBT-22")
def test_a_unit_that_lost_its_token_as_it_was_activated_does_not_defend() -> None:
    game = skirmish("neutral_nomads@a1", "neutral_boars@a5")
    game.play("defend", "done")
    with pytest.raises(Refused, match="H3-CBT-22"):
        game.apply("defend")
    game.play("move:a4")
    assert game.choice.keys == ("attack:a5", "done")
    assert game.why_not("defend") == "H3-CBT-22"
    game.play("done", "done")
    # A round later it may defend again.
    assert game.active() == "a4"
    assert "defend" in game.choice


@pytest.mark.rule("H3-CBT-22")
def test_an_automatic_unit_does_not_defend_twice_in_a_row() -> None:
    # The Marksmen fill the Gate, so the Skeletons have no way out and defend whenever they may.
    inside = "castle_marksmen@d3 necropolis_skeletons+@b4 ai town citadel walls=a3,b3,c3 gate=d3"
    game = skirmish("dungeon_black_dragons@a1", inside, dice=[-1] * 8)
    guarded = []
    for _ in range(4):
        game.play("done")
        guarded.append(game.unit_at("b4")["defense_token"])
    assert guarded == [True, False, True, False]


@pytest.mark.rule("H3-CBT-22", "H3-CBT-21")
def test_a_unit_that_only_counts_as_holding_a_token_has_none_to_lose_and_may_defend() -> None:
    game = skirmish("neutral_nomads@b3 neutral_halberdiers@b2", "neutral_boars@d5")
    assert game.events_named("token_gone") == []
    game.play("defend")
    assert game.unit_at("b3")["defense_token"] is True


@pytest.mark.rule("H3-CBT-23")
def test_a_turn_lost_to_paralysis_leaves_the_defense_token() -> None:
    game = skirmish("neutral_nomads@a1!#", "neutral_boars@a5")
    assert game.events_named("skip")
    assert (game.unit_at("a1")["paralysed"], game.unit_at("a1")["defense_token"]) == (False, True)
    game.play("done")
    # The next round brings an activation, and the token goes.
    assert (game.active(), game.unit_at("a1")["defense_token"]) == ("a1", False)


@pytest.mark.rule("H3-CBT-24")
def test_a_token_and_the_protection_of_a_neighbour_are_one_token() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_boars@b4# neutral_halberdiers@b5", dice=[0, 1, 0])
    game.play("attack:b4")
    assert len(game.events_named("defense_die")) == 1
    assert game.damage_dealt()[0] == 2


@pytest.mark.rule("H3-CBT-24")
def test_a_unit_paralysed_anew_loses_one_turn_only() -> None:
    game = skirmish("neutral_azure_dragons@b3", "neutral_gold_golems@b4! neutral_boars@d5", dice=[-1, -1])
    game.play("attack:b4")
    assert game.unit_at("b4")["paralysed"] is True
    game.play("done")
    assert [event["unit"] for event in game.events_named("skip")] == ["neutral_gold_golems@7"]
    game.play("done", "done")
    assert game.active() == "b4"
