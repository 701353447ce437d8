"""Artifacts that give cards, resources, morale or health, or take them from the enemy."""

import pytest

from tests.heroes.support.fight import asked, blows, hits, keys, order, side, spent
from tests.heroes.support.hands import facing, held, holding
from tests.heroes.support.stage import happened, play, stage, unit_at

# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("how", "card"), [("play", "breastplate_of_petrified_wood"), ("second", "angel_wings")])
def test_artifacts_that_draw(how: str, card: str) -> None:
    game = holding(card, "power,attack", draws=["power"])
    play(game, f"{how}:{card}")
    assert (side(game, 0)["hand"], side(game, 0)["deck"]) == (["power"], ["attack"])


@pytest.mark.rule("H3-CRD-14")
@pytest.mark.parametrize("card", ["angel_wings", "speculum", "legs_of_legion", "loins_of_legion", "head_of_legion"])
def test_first_effects_for_the_map_are_not_played_in_combat(card: str) -> None:
    game = holding(card, "power")
    assert keys(game) == {f"second:{card}", "pass"}
    play(game, "pass")
    assert f"play:{card}" not in game.choice


@pytest.mark.rule("H3-CRD-11")
def test_speculum_leaves_the_game_for_a_card() -> None:
    game = holding("speculum", "power", draws=["power"])
    play(game, "second:speculum")
    seen = side(game, 0)
    assert (seen["hand"], seen["removed"], seen["discard"]) == (["power"], ["speculum"], [])


def test_charm_of_mana_discards_two_and_draws_three() -> None:
    drawn = ["defense", "knowledge", "power"]
    game = holding("charm_of_mana,attack,attack", "power,defense,knowledge", draws=drawn)
    play(game, "play:charm_of_mana", "discard:attack", "discard:attack")
    assert side(game, 0)["hand"] == ["defense", "power", "knowledge"]
    assert order(game, "discard", "draw")[-5:] == ["discard", "discard", "draw", "draw", "draw"]


def test_charm_of_mana_draws_two_and_discards_one() -> None:
    game = holding("charm_of_mana", "power,defense", draws=["power", "defense"])
    assert keys(game) == {"second:charm_of_mana", "pass"}
    play(game, "second:charm_of_mana")
    assert keys(game) == {"discard:power", "discard:defense"}
    play(game, "discard:defense")
    assert side(game, 0)["hand"] == ["power"]


@pytest.mark.rule("H3-GEN-08")
def test_shackles_of_war_draws_two_and_keeps_one() -> None:
    game = facing("shackles_of_war", "power,attack,defense", draws=["power", "attack"])
    play(game, "second:shackles_of_war")
    assert asked(game) == (1, "card")
    assert keys(game) == {"keep:power", "keep:attack"}
    assert side(game, 1)["aside"] == ["attack", "power"]
    # Neither the other player nor a spectator sees which cards lie aside.
    for seat in (-1, 0):
        sides = game.rules.describe(game.view(seat))["sides"]
        assert isinstance(sides, list)
        assert (sides[1]["aside"], sorted(sides[1]["deck"])) == ([], ["attack", "defense", "power"])
    play(game, "keep:power")
    seen = side(game, 1)
    assert (seen["hand"], seen["aside"], seen["deck"]) == (["power"], [], ["defense"])
    assert seen["discard"] == ["attack", "shackles_of_war"]


@pytest.mark.rule("H3-END-04")
def test_shackles_of_war_hold_the_enemy_in_the_combat() -> None:
    game = stage(
        "neutral_boars@b2 gold=20", f"neutral_peasants@b3! {held('shackles_of_war')}", draws=["shackles_of_war"]
    )
    assert asked(game) == (1, "play")
    play(game, "pass")
    assert "surrender" in game.choice

    game = stage(
        "neutral_boars@b2 gold=20", f"neutral_peasants@b3! {held('shackles_of_war')}", draws=["shackles_of_war"]
    )
    play(game, "play:shackles_of_war")
    assert "surrender" not in game.choice
    assert side(game, 0)["shackled"] is True


def test_dragon_wing_tabard_costs_the_enemy_a_card() -> None:
    game = stage(
        f"neutral_boars@b2 {held('dragon_wing_tabard')}",
        f"neutral_trolls@b3! {held('attack,defense')}",
        draws=["dragon_wing_tabard", "attack", "defense", "defense"],
    )
    play(game, "play:dragon_wing_tabard")
    assert (side(game, 1)["hand"], side(game, 1)["discard"]) == (["attack"], ["defense"])
    assert spent(game)


def test_rib_cage_brings_a_spell_back_and_shuffles_the_rest_in() -> None:
    game = holding("rib_cage,magic_arrow,sword_of_judgement,power", "attack", dice=[0, 0])
    # No spell lies in the discard pile yet.
    assert asked(game) == (0, "action")
    play(game, "cast:magic_arrow", "done", "target:b3", "attack:b3", "play:sword_of_judgement", "discard:power", "done")
    play(game, "play:rib_cage")
    seen = side(game, 0)
    assert seen["hand"] == ["magic_arrow"]
    assert sorted(seen["deck"]) == ["attack", "power"]
    assert happened(game, "recover_card") == [{"side": 0, "card": "magic_arrow"}]


# -- resources ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RES-01", "H3-CRD-11")
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
    game = holding(card)
    play(game, f"play:{card}")
    assert (side(game, 0)[resource], side(game, 0)["removed"]) == (first, [])
    game = holding(card)
    play(game, f"second:{card}")
    assert (side(game, 0)[resource], side(game, 0)["removed"]) == (second, [card])


@pytest.mark.parametrize(("card", "gold"), [("legs_of_legion", 2), ("loins_of_legion", 2), ("head_of_legion", 3)])
def test_parts_of_the_legion_give_gold(card: str, gold: int) -> None:
    game = holding(card)
    play(game, f"second:{card}")
    assert side(game, 0)["gold"] == gold


def test_everflowing_crystal_cloak_gives_valuables_for_three_cards_or_for_none() -> None:
    game = holding("everflowing_crystal_cloak,attack,power,power")
    play(game, "play:everflowing_crystal_cloak", "discard:power", "discard:power", "discard:attack")
    assert (side(game, 0)["valuables"], side(game, 0)["hand"]) == (2, [])
    game = holding("everflowing_crystal_cloak,attack,power")
    assert keys(game) == {"second:everflowing_crystal_cloak", "pass"}
    play(game, "second:everflowing_crystal_cloak")
    assert side(game, 0)["valuables"] == 1


# -- morale and life ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-10")
def test_hourglass_takes_the_enemys_morale() -> None:
    game = holding("hourglass_of_the_evil_hour", against="neutral_trolls@b3! morale")
    assert keys(game) == {"play:hourglass_of_the_evil_hour", "second:hourglass_of_the_evil_hour", "pass"}
    play(game, "play:hourglass_of_the_evil_hour")
    assert (side(game, 1)["morale"], side(game, 1)["negative_morale"]) == (False, False)

    # Without Positive Morale there is nothing to take.
    game = holding("hourglass_of_the_evil_hour")
    assert keys(game) == {"second:hourglass_of_the_evil_hour", "pass"}


@pytest.mark.rule("H3-MOR-01")
@pytest.mark.parametrize(("die", "morale"), [(-1, False), (0, True), (1, False)])
def test_hourglass_may_give_morale(die: int, morale: bool) -> None:
    game = holding("hourglass_of_the_evil_hour", dice=[die])
    play(game, "second:hourglass_of_the_evil_hour")
    assert side(game, 0)["morale"] is morale


def test_the_die_of_the_hourglass_is_no_defense_die() -> None:
    game = facing("hourglass_of_the_evil_hour", dice=[1, 0, 0])
    play(game, "pass", "attack:b3", "second:hourglass_of_the_evil_hour")
    assert hits(game)[0] == ("neutral_trolls", 2)


def test_vial_of_lifeblood_heals_a_unit() -> None:
    game = holding("vial_of_lifeblood", units="castle_champions@b2*5 neutral_boars@d1*1")
    play(game, "play:vial_of_lifeblood")
    assert keys(game) == {"target:b2", "target:d1"}
    play(game, "target:b2")
    assert (unit_at(game, "b2")["damage"], unit_at(game, "d1")["damage"]) == (2, 1)


@pytest.mark.rule("H3-CBC-03", "H3-CBC-08")
def test_vial_of_lifeblood_gives_a_health_point_for_the_combat() -> None:
    game = holding("vial_of_lifeblood", units="neutral_boars@b2", against="neutral_trolls@b3!", dice=[0, 0])
    # No unit is damaged and no unit is active: nothing to do at the start.
    assert asked(game) == (0, "action")
    play(game, "second:vial_of_lifeblood")
    assert (unit_at(game, "b2")["hp"], side(game, 0)["lasting"]) == (5, ["vial_of_lifeblood"])
    play(game, "attack:b3")
    # The trolls' 4 would have been the end of the boars.
    assert blows(game)[-1] == ("retaliate", "neutral_trolls", "neutral_boars")
    assert unit_at(game, "b2")["damage"] == 4
