"""Artifacts that give cards, resources, morale or health, or take them from the enemy."""

import pytest

from tests.heroes.builder import attacker_holding, defender_holding, skirmish, with_cards

# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("how", "card"), [("play", "breastplate_of_petrified_wood"), ("second", "angel_wings")])
def test_artifacts_that_draw(how: str, card: str) -> None:
    game = attacker_holding(card, "power,attack", draws=["power"])
    game.play(f"{how}:{card}")
    assert (game.side(0)["hand"], game.side(0)["deck"]) == (["power"], ["attack"])


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("angel_wings", marks=pytest.mark.rule("H3-CRD-14")),
        "speculum", "legs_of_legion", "loins_of_legion", "head_of_legion",
    ],
)  # fmt: skip
def test_first_effects_for_the_map_are_not_played_in_combat(card: str) -> None:
    game = attacker_holding(card, "power")
    assert game.keys == {f"second:{card}", "pass"}
    game.play("pass")
    assert f"play:{card}" not in game.choice


@pytest.mark.rule("H3-CRD-11")
def test_speculum_leaves_the_game_for_a_card() -> None:
    game = attacker_holding("speculum", "power", draws=["power"])
    game.play("second:speculum")
    seen = game.side(0)
    assert (seen["hand"], seen["removed"], seen["discard"]) == (["power"], ["speculum"], [])


@pytest.mark.rule("H3-CRD-12")
def test_charm_of_mana_discards_two_and_draws_three() -> None:
    drawn = ["defense", "knowledge", "power"]
    game = attacker_holding("charm_of_mana,attack,attack", "power,defense,knowledge", draws=drawn)
    game.play("play:charm_of_mana", "discard:attack", "discard:attack")
    assert game.side(0)["hand"] == ["defense", "power", "knowledge"]
    assert game.order("discard", "draw")[-5:] == ["discard", "discard", "draw", "draw", "draw"]


@pytest.mark.rule("H3-CRD-12")
def test_charm_of_mana_draws_two_and_discards_one() -> None:
    game = attacker_holding("charm_of_mana", "power,defense", draws=["power", "defense"])
    assert game.keys == {"second:charm_of_mana", "pass"}
    game.play("second:charm_of_mana")
    assert game.keys == {"discard:power", "discard:defense"}
    game.play("discard:defense")
    assert game.side(0)["hand"] == ["power"]


@pytest.mark.rule("H3-CRD-12", "H3-GEN-08")
def test_shackles_of_war_draws_two_and_keeps_one() -> None:
    game = defender_holding("shackles_of_war", "power,attack,defense", draws=["power", "attack"])
    game.play("second:shackles_of_war")
    assert game.asked() == (1, "card")
    assert game.keys == {"keep:power", "keep:attack"}
    assert game.side(1)["aside"] == ["attack", "power"]
    # Neither the other player nor a spectator sees which cards lie aside.
    for seat in (-1, 0):
        sides = game.rules.describe(game.view(seat))["sides"]
        assert isinstance(sides, list)
        assert (sides[1]["aside"], sorted(sides[1]["deck"])) == ([], ["attack", "defense", "power"])
    game.play("keep:power")
    seen = game.side(1)
    assert (seen["hand"], seen["aside"], seen["deck"]) == (["power"], [], ["defense"])
    assert seen["discard"] == ["attack", "shackles_of_war"]


@pytest.mark.rule("H3-END-04")
def test_shackles_of_war_hold_the_enemy_in_the_combat() -> None:
    game = skirmish(
        "neutral_boars@b2 gold=20", f"neutral_peasants@b3! {with_cards('shackles_of_war')}", draws=["shackles_of_war"]
    )
    assert game.asked() == (1, "play")
    game.play("pass")
    assert "surrender" in game.choice

    game = skirmish(
        "neutral_boars@b2 gold=20", f"neutral_peasants@b3! {with_cards('shackles_of_war')}", draws=["shackles_of_war"]
    )
    game.play("play:shackles_of_war")
    assert "surrender" not in game.choice
    assert game.side(0)["shackled"] is True


@pytest.mark.rule("H3-CRD-12")
def test_dragon_wing_tabard_costs_the_enemy_a_card() -> None:
    game = skirmish(
        f"neutral_boars@b2 {with_cards('dragon_wing_tabard')}",
        f"neutral_trolls@b3! {with_cards('attack,defense')}",
        draws=["dragon_wing_tabard", "attack", "defense", "defense"],
    )
    game.play("play:dragon_wing_tabard")
    assert (game.side(1)["hand"], game.side(1)["discard"]) == (["attack"], ["defense"])
    assert game.spent()


@pytest.mark.rule("H3-CRD-12")
def test_rib_cage_brings_a_spell_back_and_shuffles_the_rest_in() -> None:
    game = attacker_holding("rib_cage,magic_arrow,sword_of_judgement,power", "attack", dice=[0, 0])
    # No spell lies in the discard pile yet.
    assert game.asked() == (0, "action")
    game.play("cast:magic_arrow", "done", "target:b3", "attack:b3", "play:sword_of_judgement", "discard:power", "done")
    game.play("play:rib_cage")
    seen = game.side(0)
    assert seen["hand"] == ["magic_arrow"]
    assert sorted(seen["deck"]) == ["attack", "power"]
    assert game.events_named("recover_card") == [{"side": 0, "card": "magic_arrow"}]


# -- resources ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-11", "H3-CRD-12")
@pytest.mark.parametrize(
    ("card", "resource", "first", "second"),
    [
        ("endless_bag_of_gold", "gold", 3, 6),
        ("endless_sack_of_gold", "gold", 5, 8),
        ("everpouring_vial_of_mercury", "valuables", 1, 2),
        ("inexhaustible_cart_of_lumber", "building_materials", 2, 4),
    ],
)
def test_artifacts_that_give_more_for_good(card: str, resource: str, first: int, second: int) -> None:
    game = attacker_holding(card)
    game.play(f"play:{card}")
    assert (game.side(0)[resource], game.side(0)["removed"]) == (first, [])
    game = attacker_holding(card)
    game.play(f"second:{card}")
    assert (game.side(0)[resource], game.side(0)["removed"]) == (second, [card])


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("card", "gold"), [("legs_of_legion", 2), ("loins_of_legion", 2), ("head_of_legion", 3)])
def test_parts_of_the_legion_give_gold(card: str, gold: int) -> None:
    game = attacker_holding(card)
    game.play(f"second:{card}")
    assert game.side(0)["gold"] == gold


@pytest.mark.rule("H3-CRD-12")
def test_everflowing_crystal_cloak_gives_valuables_for_three_cards_or_for_none() -> None:
    game = attacker_holding("everflowing_crystal_cloak,attack,power,power")
    game.play("play:everflowing_crystal_cloak", "discard:power", "discard:power", "discard:attack")
    assert (game.side(0)["valuables"], game.side(0)["hand"]) == (2, [])
    game = attacker_holding("everflowing_crystal_cloak,attack,power")
    assert game.keys == {"second:everflowing_crystal_cloak", "pass"}
    game.play("second:everflowing_crystal_cloak")
    assert game.side(0)["valuables"] == 1


# -- morale and life ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12", "H3-MOR-10")
def test_hourglass_takes_the_enemys_morale() -> None:
    game = attacker_holding("hourglass_of_the_evil_hour", against="neutral_trolls@b3! morale")
    assert game.keys == {"play:hourglass_of_the_evil_hour", "second:hourglass_of_the_evil_hour", "pass"}
    game.play("play:hourglass_of_the_evil_hour")
    assert (game.side(1)["morale"], game.side(1)["negative_morale"]) == (False, False)

    # Without Positive Morale there is nothing to take.
    game = attacker_holding("hourglass_of_the_evil_hour")
    assert game.keys == {"second:hourglass_of_the_evil_hour", "pass"}


@pytest.mark.rule("H3-CRD-12", "H3-MOR-01")
@pytest.mark.parametrize(("die", "morale"), [(-1, False), (0, True), (1, False)])
def test_hourglass_may_give_morale(die: int, morale: bool) -> None:
    game = attacker_holding("hourglass_of_the_evil_hour", dice=[die])
    game.play("second:hourglass_of_the_evil_hour")
    assert game.side(0)["morale"] is morale


@pytest.mark.rule("H3-CRD-12")
def test_the_die_of_the_hourglass_is_no_defense_die() -> None:
    game = defender_holding("hourglass_of_the_evil_hour", dice=[1, 0, 0])
    game.play("pass", "attack:b3", "second:hourglass_of_the_evil_hour")
    assert game.hits()[0] == ("neutral_trolls", 2)


@pytest.mark.rule("H3-CRD-12")
def test_vial_of_lifeblood_heals_a_unit() -> None:
    game = attacker_holding("vial_of_lifeblood", units="castle_champions@b2*5 neutral_boars@d1*1")
    game.play("play:vial_of_lifeblood")
    assert game.keys == {"target:b2", "target:d1"}
    game.play("target:b2")
    assert (game.unit_at("b2")["damage"], game.unit_at("d1")["damage"]) == (2, 1)


@pytest.mark.rule("H3-CBC-03", "H3-CBC-08")
def test_vial_of_lifeblood_gives_a_health_point_for_the_combat() -> None:
    game = attacker_holding("vial_of_lifeblood", units="neutral_boars@b2", against="neutral_trolls@b3!", dice=[0, 0])
    # No unit is damaged and no unit is active: nothing to do at the start.
    assert game.asked() == (0, "action")
    game.play("second:vial_of_lifeblood")
    assert (game.unit_at("b2")["hp"], game.side(0)["lasting"]) == (5, ["vial_of_lifeblood"])
    game.play("attack:b3")
    # The trolls' 4 would have been the end of the boars.
    assert game.blows()[-1] == ("retaliate", "neutral_trolls", "neutral_boars")
    assert game.unit_at("b2")["damage"] == 4
