"""The abilities of the Necropolis's Liches, which strike a second victim."""

from typing import Any

import pytest

from tests.heroes.builder import HeroesGame, skirmish


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_liches_also_strikes_one_unit_next_to_its_target() -> None:
    game = skirmish(
        "necropolis_liches+@b1",
        "neutral_trolls@b3! neutral_boars@b4! neutral_rogues@c3! neutral_nomads@d4!",
        dice=[1, -1],
    )
    game.play("attack:b3")
    # Which one is settled before any die is rolled.
    assert game.asked() == (0, "target")
    assert game.keys == {"target:b4", "target:c3"}
    assert not game.events_named("die")
    game.play("target:b4")
    assert game.hits() == [("neutral_trolls", 5), ("neutral_boars", 1)]
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_liches_strike_twice_before_the_target_retaliates_once() -> None:
    game = skirmish("necropolis_liches+@b2", "neutral_trolls@b3! neutral_boars@b4!", dice=[0, 0, 0, -1])
    game.play("attack:b3", "target:b4")
    # Two dice with the penalty for the adjacent target, one for the boars beyond, one for the retaliation.
    assert game.blows() == [
        ("attack", "necropolis_liches+", "neutral_trolls"),
        ("attack", "necropolis_liches+", "neutral_boars"),
        ("retaliate", "neutral_trolls", "necropolis_liches+"),
    ]
    assert game.hits() == [("neutral_trolls", 4), ("neutral_boars", 2), ("necropolis_liches+", 2)]
    assert game.spent()


@pytest.mark.rule("H3-UNI-14", "H3-UNI-26")
def test_weakness_brings_the_small_attack_on_the_second_victim_to_0_and_not_under_it() -> None:
    game = skirmish(
        "necropolis_liches+@b1",
        "neutral_trolls@b3! neutral_boars@b4! cards=weakness,power,power hand=3",
        dice=[0, 1],
        draws=["weakness", "power", "power"],
    )
    game.play("attack:b3", "pass", "cast:weakness", "power:power", "power:power", "step:3")
    assert game.hits() == [("neutral_trolls", 4), ("neutral_boars", 1)]


@pytest.mark.rule("H3-UNI-26")
def test_liches_turned_to_few_by_a_fire_shield_strike_no_second_victim() -> None:
    game = skirmish(
        "necropolis_liches+@b2*4",
        "neutral_archangels@b3 neutral_boars@c3 cards=fire_shield hand=1",
        dice=[0, 0, 0],
        draws=["fire_shield"],
    )
    game.play("cast:fire_shield", "target:b3", "done", "attack:b3", "target:c3")
    assert game.unit_at("b2")["pack"] is False
    assert [blow for blow in game.blows() if blow[0] == "attack"] == [
        ("attack", "necropolis_liches+", "neutral_archangels")
    ]


@pytest.mark.rule("H3-CBR-17", "H3-UNI-29")
def test_neither_of_two_victims_that_were_saved_strikes_back() -> None:
    army = "castle_halberdiers@b3*1! castle_marksmen@c3! castle_archangels+@d5! cards=resurrection hand=1"
    game = skirmish("necropolis_liches+@b2", army, dice=[0, 0, 0, 0], draws=["resurrection"])
    game.play("attack:b3", "target:c3", "yes", "cast:resurrection")
    assert (game.unit_at("b3")["damage"], game.unit_at("c3")["damage"]) == (1, 0)
    assert game.events_named("retaliate") == []


def on_hexes(attacker: str, defender: str, **how: Any) -> HeroesGame:
    """The same on the hex battlefield, where a neighbour of the target may stand next to its attacker as well."""
    return skirmish(attacker, defender, hex_board="always", **how)


@pytest.mark.rule("H3-CBR-17", "H3-CBT-07")
def test_a_second_victim_next_to_the_attacker_strikes_back_after_the_first() -> None:
    game = on_hexes("necropolis_liches+@6.4", "neutral_trolls@7.4! neutral_gold_golems@7.3!", dice=[0] * 9)
    game.play("attack:7.4", "target:7.3")
    assert game.blows() == [
        ("attack", "necropolis_liches+", "neutral_trolls"),
        ("attack", "necropolis_liches+", "neutral_gold_golems"),
        ("retaliate", "neutral_trolls", "necropolis_liches+"),
        ("retaliate", "neutral_gold_golems", "necropolis_liches+"),
    ]


@pytest.mark.rule("H3-CBT-14", "H3-CBT-08")
@pytest.mark.parametrize(
    ("second", "offered"), [("neutral_gold_golems@8.3", "target:8.3"), ("neutral_peasants@7.3", "target:7.3")]
)
def test_a_second_victim_that_fell_or_stands_farther_off_does_not(second: str, offered: str) -> None:
    game = on_hexes("necropolis_liches+@6.4", f"neutral_trolls@7.4! {second}!", dice=[0] * 9)
    game.play("attack:7.4", offered)
    assert [blow[1] for blow in game.blows() if blow[0] == "retaliate"] == ["neutral_trolls"]


@pytest.mark.rule("H3-CBT-11")
def test_by_option_each_victim_is_asked_whether_it_strikes_back() -> None:
    army = "neutral_trolls@7.4! neutral_gold_golems@7.3!"
    game = on_hexes("necropolis_liches+@6.4", army, dice=[0] * 9, retaliation_optional="on")
    game.play("attack:7.4", "target:7.3")
    assert game.asked() == (1, "may")
    game.play("no", "yes")
    assert [blow[1] for blow in game.blows() if blow[0] == "retaliate"] == ["neutral_gold_golems"]


@pytest.mark.rule("H3-UNI-26", "H3-CBR-21")
def test_liches_must_hit_a_friend_where_only_a_friend_is_next_to_the_target() -> None:
    game = skirmish("necropolis_liches+@d1 castle_crusaders@b2!", "neutral_trolls@b3! neutral_boars@d5!", dice=[0, 1])
    game.play("attack:b3")
    assert game.hits() == [("neutral_trolls", 4), ("castle_crusaders", 1)]
    # A friend does not strike back.
    assert [kind for kind, _, _ in game.blows()] == ["attack", "attack"]


@pytest.mark.rule("H3-UNI-26")
def test_liches_hit_themselves_where_nobody_else_is_next_to_the_target() -> None:
    game = skirmish("necropolis_liches+@b2", "neutral_trolls@b3!", dice=[0, 0, 1, -1])
    game.play("attack:b3")
    assert game.blows()[1] == ("attack", "necropolis_liches+", "necropolis_liches+")
    # 4, then 2 + 1 - 1 with a single die, then the retaliation of 4 - 1 - 1.
    assert game.hits() == [("neutral_trolls", 4), ("necropolis_liches+", 2), ("necropolis_liches+", 2)]
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_liches_may_pick_themselves_instead_of_a_friend() -> None:
    for answer, victim in (("target:b2", "necropolis_liches+"), ("target:c3", "castle_crusaders")):
        game = skirmish("necropolis_liches+@b2 castle_crusaders@c3!", "neutral_trolls@b3!", dice=[0, 0, 1, 0])
        game.play("attack:b3")
        assert game.keys == {"target:b2", "target:c3"}
        game.play(answer)
        assert game.hits()[1][0] == victim


@pytest.mark.rule("H3-UNI-26", "H3-CBR-11", "H3-CBR-12")
def test_only_the_liches_side_plays_cards_when_they_hit_a_friend() -> None:
    game = skirmish(
        "necropolis_liches+@d1 castle_crusaders@b2! cards=attack,defense hand=2",
        "neutral_trolls@b3! neutral_boars@d5! cards=defense hand=1",
        dice=[0, 1],
        draws=["attack", "defense", "defense"],
    )
    game.play("attack:b3", "pass", "pass")
    # Now the second attack: the friend's owner may shield it, and the enemy has no unit in it.
    assert game.hits() == [("neutral_trolls", 4)]
    assert game.asked() == (0, "play")
    assert game.keys == {"play:attack", "play:defense", "pass"}
    game.play("play:defense")
    assert game.asked() == (0, "play")
    game.play("pass")
    assert game.hits()[1] == ("castle_crusaders", 0)
    assert game.side(1)["hand"] == ["defense"]


@pytest.mark.rule("H3-UNI-26")
def test_a_card_that_raises_attack_makes_the_liches_hit_a_friend_harder() -> None:
    game = skirmish(
        "necropolis_liches+@d1 castle_crusaders@b2! cards=attack hand=1",
        "neutral_trolls@b3! neutral_boars@d5!",
        dice=[0, 1],
        draws=["attack"],
    )
    game.play("attack:b3", "pass", "play:attack")
    assert game.hits()[1] == ("castle_crusaders", 2)


@pytest.mark.rule("H3-UNI-26")
def test_liches_strike_one_victim_as_few_in_retaliation_and_where_the_target_stands_alone() -> None:
    game = skirmish("necropolis_liches@b1", "neutral_trolls@b3! neutral_boars@b4!", dice=[0])
    game.play("attack:b3")
    assert game.hits() == [("neutral_trolls", 3)]

    game = skirmish("neutral_boars@b2 neutral_rogues@b1", "necropolis_liches+@b3!", dice=[-1, 0, 0])
    game.play("activate:b2", "attack:b3")
    assert game.hits() == [("necropolis_liches+", 0), ("neutral_boars", 4)]
    assert game.unit_at("b1")["damage"] == 0

    game = skirmish("necropolis_liches+@b1", "neutral_trolls@b3! neutral_boars@d5!", dice=[0])
    game.play("attack:b3")
    assert game.hits() == [("neutral_trolls", 4)]
