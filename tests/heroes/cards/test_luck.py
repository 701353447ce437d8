"""Luck in Combat: which dice it rolls again, and how often."""

import pytest

from tests.heroes.builder import attacker_holding, defender_holding, skirmish, with_cards


@pytest.mark.rule("H3-CBC-05")
def test_expert_luck_rerolls_every_attack_die_once() -> None:
    game = attacker_holding(
        "luck", "", "expert=1", units="castle_marksmen+@b2", against="neutral_trolls@b4!", dice=[-1, 1, 0]
    )
    game.play("expert:luck", "attack:b4")
    assert game.asked() == (0, "reroll")
    assert game.keys == {"luck_reroll:1", "keep"}
    game.play("luck_reroll:1")
    # The new result stands, and the second shot is another roll.
    assert game.hits() == [("neutral_trolls", 3)]
    assert game.keys == {"luck_reroll:1", "keep"}
    game.play("keep")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_trolls", 2)]


@pytest.mark.rule("H3-CBC-05", "H3-CBT-19")
def test_expert_luck_rerolls_a_defense_die() -> None:
    game = skirmish(
        f"neutral_crystal_dragons@b2 {with_cards('luck', '', 'expert=1')}",
        "neutral_gold_golems@b3 neutral_peasants@d5",
        dice=[1, 0, -1, 1, -1],
        draws=["luck"],
    )
    game.play("expert:luck", "defend")
    game.play("attack:b2")
    assert game.keys == {"luck_reroll:1", "keep"}
    game.play("luck_reroll:1")
    assert [args["n"] for args in game.events_named("defense_die")] == [0, -1]
    assert game.hits()[0] == ("neutral_crystal_dragons", 1)


@pytest.mark.rule("H3-CRD-17")
def test_a_second_expert_luck_would_give_nothing() -> None:
    game = attacker_holding("luck,luck", "", "expert=2")
    game.play("expert:luck")
    assert "expert:luck" not in game.choice
    game.play("play:luck")
    assert game.side(0)["luck"] == 2


@pytest.mark.rule("H3-CBC-05")
def test_basic_luck_is_for_other_dice() -> None:
    game = attacker_holding("luck", "", "morale", dice=[0, 0])
    game.play("play:luck", "attack:b3")
    assert game.side(0)["luck"] == 1
    assert "luck_reroll:1" not in game.choice


@pytest.mark.rule("H3-CBC-03")
def test_luck_is_played_in_the_own_activation_only() -> None:
    game = defender_holding("luck", "", "expert=1", dice=[0, 0])
    game.play("attack:b3")
    # Nobody was asked before the roll of the boars.
    assert game.hits()[0] == ("neutral_trolls", 2)
    assert not game.events_named("play")


@pytest.mark.rule("H3-OPT-02")
def test_luck_rerolls_nothing_where_nothing_is_rerolled() -> None:
    game = attacker_holding("luck", "", "expert=1", no_rerolls="on")
    game.play("expert:luck", "attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 2)


@pytest.mark.rule("H3-CBC-05", "H3-CBT-19", "H3-MOR-07")
def test_a_reroll_of_the_attacker_does_not_use_up_that_of_the_defender() -> None:
    game = skirmish(
        f"neutral_crystal_dragons@b2 {with_cards('luck', '', 'expert=1')}",
        f"neutral_gold_golems@b3 neutral_peasants@d5 {with_cards('luck', '', 'expert=1')}",
        dice=[1, 0, 0, -1, 1, -1], draws=["luck", "luck"],
    )  # fmt: skip
    game.play("expert:luck", "defend", "expert:luck", "attack:b2")
    assert (game.asked(), game.keys) == ((1, "reroll"), {"luck_reroll:1", "keep"})
    game.play("luck_reroll:1")
    assert (game.asked(), game.keys) == ((0, "reroll"), {"luck_reroll:1", "keep"})
