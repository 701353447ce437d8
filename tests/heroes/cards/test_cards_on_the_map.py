"""Every card effect that means something outside Combat, played in the player's own turn."""

import pytest

from banneret.heroes.box.cards_and_units import load
from tests.heroes.builder import GUARDED, game_beside_guards, game_with_cards


def test_what_only_counts_in_combat_is_not_offered_on_the_map() -> None:
    cards = [
        card.id for group in (load().cards, load().abilities, load().artifacts, load().specialties) for card in group
    ]
    game = game_with_cards(*(card for card in cards if card != "sorcery"))
    game.army(0, "necropolis_skeletons+", "necropolis_zombies+")
    game.ask_again()
    offered = {key.partition(":")[2] for key in game.keys if key.partition(":")[0] in ("play", "expert", "second")}
    combat_only = {
        "attack", "defense", "power", "knowledge", "mysticism", "resistance", "intelligence", "archery", "tactics",
        "blackshard_of_the_dead_knight", "centaurs_axe", "dragon_wing_tabard", "red_dragon_flame_tongue",
        "shield_of_the_dwarven_lords", "shield_of_the_yawning_dead", "dragon_scale_shield", "ogres_club_of_havoc",
        "targ_of_the_rampaging_ogre", "vial_of_lifeblood", "dragon_scale_armor", "sentinels_shield",
        "sword_of_judgement", "titans_cuirass", "titans_gladius",
    }  # fmt: skip
    assert offered
    assert not offered & combat_only
    assert not {card for card in offered if card.startswith(("catherine", "mutare", "alamar", "tamika"))}


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12", "H3-CRD-16")
@pytest.mark.parametrize(
    "key",
    [
        "play:offense", "expert:offense", "play:armorer", "expert:armorer", "play:sorcery", "expert:sorcery",
        "play:armor_of_wonder", "second:armor_of_wonder", "play:breastplate_of_petrified_wood",
        "play:tunic_of_the_cyclops_king", "second:angel_wings", "play:rion_specialty_i", "play:rion_specialty_iv",
    ],
)  # fmt: skip
def test_cards_that_draw_one(key: str) -> None:
    card = key.partition(":")[2]
    game = game_with_cards(card, deck=("haste",))
    game.play(key)
    assert (game.player(0)["hand"], game.player(0)["discard"]) == (["haste"], [card])
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CRD-12")
def test_rion_at_last_draws_two_and_discards_one() -> None:
    game = game_with_cards("rion_specialty_vi", deck=("haste", "slow"))
    game.play("play:rion_specialty_vi")
    assert game.keys == {"discard:haste", "discard:slow"}
    game.play("discard:slow")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == (["haste"], ["slow", "rion_specialty_vi"])


@pytest.mark.rule("H3-CRD-12", "H3-CRD-20")
def test_charm_of_mana_gives_two_for_three() -> None:
    game = game_with_cards("charm_of_mana", "attack", "power", deck=("haste", "slow", "curse"))
    game.play("play:charm_of_mana", "discard:attack", "discard:power")
    assert sorted(game.player(0)["hand"]) == ["curse", "haste", "slow"]
    poor = game_with_cards("charm_of_mana", "attack", deck=("haste", "slow", "curse"))
    assert "play:charm_of_mana" not in poor.keys


@pytest.mark.rule("H3-CRD-12", "H3-CRD-20")
def test_charm_of_mana_draws_two_and_discards_one() -> None:
    game = game_with_cards("charm_of_mana", deck=("haste", "slow"))
    game.play("second:charm_of_mana")
    assert game.keys == {"discard:haste", "discard:slow"}
    game.play("discard:haste")
    assert game.player(0)["hand"] == ["slow"]


@pytest.mark.rule("H3-CRD-12")
def test_shackles_of_war_draw_two_of_which_nobody_else_sees_the_one_kept() -> None:
    game = game_with_cards("shackles_of_war", deck=("haste", "slow"))
    game.play("second:shackles_of_war")
    assert game.keys == {"keep:haste", "keep:slow"}
    assert game.seen(1)["options"] == []
    game.play("keep:haste")
    assert (game.player(0)["hand"], game.player(0)["discard"]) == (["haste"], ["slow", "shackles_of_war"])


@pytest.mark.rule("H3-CRD-12")
def test_rib_cage_brings_a_spell_back_and_shuffles_the_rest_in() -> None:
    game = game_with_cards("rib_cage", deck=("attack",), discards=("haste", "power", "curse"))
    game.play("play:rib_cage")
    assert game.keys == {"keep:haste", "keep:curse"}
    game.play("keep:haste")
    now = game.player(0)
    assert (now["hand"], sorted(now["deck"]), now["discard"]) == (["haste"], ["attack", "curse", "power"], ["rib_cage"])


# -- means -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(
    ("key", "gained", "stays"),
    [
        ("play:estates", (3, 0, 0), True),
        ("expert:estates", (6, 0, 0), True),
        ("play:endless_bag_of_gold", (3, 0, 0), True),
        ("second:endless_bag_of_gold", (6, 0, 0), False),
        ("play:endless_sack_of_gold", (5, 0, 0), True),
        ("second:endless_sack_of_gold", (8, 0, 0), False),
        ("play:inexhaustible_cart_of_lumber", (0, 2, 0), True),
        ("second:inexhaustible_cart_of_lumber", (0, 4, 0), False),
        ("play:everpouring_vial_of_mercury", (0, 0, 1), True),
        ("second:everpouring_vial_of_mercury", (0, 0, 2), False),
        ("second:everflowing_crystal_cloak", (0, 0, 1), True),
        ("second:legs_of_legion", (2, 0, 0), True),
        ("second:loins_of_legion", (2, 0, 0), True),
        ("second:head_of_legion", (3, 0, 0), True),
    ],
)
def test_cards_that_give_resources(key: str, gained: tuple[int, int, int], stays: bool) -> None:
    card = key.partition(":")[2]
    game = game_with_cards(card)
    game.play(key)
    assert game.resources(0) == gained
    assert game.player(0)["discard" if stays else "removed"] == [card]


@pytest.mark.rule("H3-CRD-12", "H3-CRD-20")
def test_everflowing_crystal_cloak_gives_more_for_three_cards() -> None:
    game = game_with_cards("everflowing_crystal_cloak", "attack", "power", "haste")
    game.play("play:everflowing_crystal_cloak", "discard:attack", "discard:haste", "discard:power")
    assert game.resources(0) == (0, 0, 2)
    assert game.player(0)["hand"] == []
    assert "play:everflowing_crystal_cloak" not in game_with_cards("everflowing_crystal_cloak", "attack", "power").keys


# -- morale and luck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12")
def test_leadership_gives_morale_and_as_an_expert_two_cards_before() -> None:
    game = game_with_cards("leadership", "leadership", deck=("haste", "slow"))
    game.play("play:leadership")
    assert (game.player(0)["morale"], game.player(0)["hand"]) == ("positive", ["leadership"])
    game.morale(0, 0)
    game.ask_again()
    game.play("expert:leadership")
    assert (game.player(0)["morale"], sorted(game.player(0)["hand"])) == ("positive", ["haste", "slow"])


@pytest.mark.rule("H3-CRD-12")
def test_leadership_draws_for_those_who_know_no_morale() -> None:
    game = game_with_cards("leadership", seats=("necropolis/sandro", "castle/catherine"), deck=("haste", "slow"))
    assert "play:leadership" not in game.keys
    game.play("expert:leadership")
    assert (game.player(0)["morale"], sorted(game.player(0)["hand"])) == (None, ["haste", "slow"])


@pytest.mark.rule("H3-CRD-12")
def test_hourglass_turns_the_morale_of_a_rival_who_has_it() -> None:
    seats = ("necropolis/sandro", "castle/catherine", "dungeon/mutare")
    game = game_with_cards("hourglass_of_the_evil_hour", seats=seats)
    assert "play:hourglass_of_the_evil_hour" not in game.keys
    game.morale(1, 1)
    game.morale(2, 1)
    game.ask_again()
    game.play("play:hourglass_of_the_evil_hour")
    assert game.keys == {"player:2", "player:3"}
    game.play("player:3")
    assert [game.player(number)["morale"] for number in range(3)] == [None, "positive", None]


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("die", "gained"), [(-1, None), (0, "positive"), (1, None)])
def test_hourglass_may_give_morale(die: int, gained: str | None) -> None:
    game = game_with_cards("hourglass_of_the_evil_hour").luck(dice=[die], strict=True)
    game.play("second:hourglass_of_the_evil_hour")
    assert game.player(0)["morale"] == gained


@pytest.mark.rule("H3-CRD-17")
def test_luck_rolls_a_resource_die_and_a_treasure_die_again() -> None:
    game = game_with_cards("luck")
    game.position.beaten |= -1
    game.luck(rolls=["resource:3_gold", "resource:6_gold", "treasure:experience", "treasure:experience"], strict=True)
    game.play("play:luck", "go:0,0.e", "luck_reroll:1")
    assert game.resources(0)[0] == 6
    game.stand(0, "0,0.c", mp=1)
    game.ask_again()
    game.play("go:0,0.w", "luck_reroll:1")
    assert game.asked() != (0, "reroll")


@pytest.mark.rule("H3-CRD-17")
def test_rerolls_of_two_lucks_add_up_and_each_is_discarded_once_it_is_used_up() -> None:
    game = game_with_cards("luck", "luck")
    game.position.beaten |= -1
    rolls = ["resource:3_gold", "resource:6_gold", *["treasure:experience"] * 3, *["resource:3_gold"] * 2]
    game.luck(rolls=rolls, strict=True)
    game.play("play:luck", "go:0,0.e", "luck_reroll:1")
    assert game.asked() == (0, "action"), "one Resource die for one Luck"
    game.play("play:luck")
    assert game.player(0)["discard"] == []
    game.stand(0, "0,0.c", mp=1)
    game.ask_again().play("go:0,0.w", "luck_reroll:1")
    assert game.player(0)["discard"] == ["luck"], "the first has rolled both dice again"
    game.play("luck_reroll:1")
    assert game.asked() != (0, "reroll"), "two for the Treasure die, the one that was left and the new one"
    assert game.player(0)["discard"] == ["luck"], "the second Luck still has a Resource die"
    game.position.black = 0
    game.stand(0, "0,0.c", mp=1)
    game.ask_again().play("go:0,0.e", "luck_reroll:1")
    assert game.asked() == (0, "action")
    assert game.player(0)["discard"] == ["luck", "luck"]


@pytest.mark.rule("H3-CRD-17")
def test_two_lucks_at_once_roll_a_die_again_twice() -> None:
    game = game_with_cards("luck", "luck")
    game.luck(rolls=["resource:3_gold", "resource:3_gold", "resource:6_gold"], strict=True)
    game.play("play:luck", "play:luck", "go:0,0.e", "luck_reroll:1", "luck_reroll:1")
    assert game.asked() == (0, "action")
    assert game.resources(0)[0] == 6


@pytest.mark.rule("H3-CRD-17")
def test_a_basic_luck_beside_an_expert_one_rolls_a_die_once_more() -> None:
    game = game_with_cards("luck", "luck")
    game.luck(rolls=["resource:3_gold"] * 3 + ["treasure:experience"] * 3, strict=True)
    game.play("expert:luck")
    assert "expert:luck" not in game.keys, "every die is rolled again once as it is"
    game.play("play:luck", "go:0,0.e", "luck_reroll:1", "luck_reroll:1")
    assert game.asked() == (0, "action")
    assert game.player(0)["discard"] == []
    game.position.beaten |= -1
    game.stand(0, "0,0.c", mp=1)
    game.ask_again().play("go:0,0.w", "luck_reroll:1", "luck_reroll:1")
    assert game.asked() != (0, "reroll")
    assert game.player(0)["discard"] == ["luck"], "the expert one lasts"


@pytest.mark.rule("H3-CRD-17")
def test_expert_luck_rolls_every_die_again_once() -> None:
    game = game_with_cards("luck")
    game.luck(rolls=["resource:3_gold", "resource:2_building_materials", "resource:6_gold", "resource:3_gold"])
    game.play("expert:luck", "go:0,0.e", "luck_reroll:1")
    assert game.asked() == (0, "action")
    game.position.black = 0
    game.stand(0, "0,0.c", mp=1)
    game.ask_again()
    game.play("go:0,0.e", "luck_reroll:1")
    assert game.resources(0) == (3, 2, 0)


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-15")
def test_logistics_steps_to_an_empty_field_when_the_turn_ends() -> None:
    game = game_with_cards("logistics")
    game.stand(0, "0,0.c", mp=0)
    game.ask_again()
    game.play("play:logistics", "end_turn")
    assert game.keys == {"go:0,0.ne", "go:0,0.se", "stay"}
    game.play("go:0,0.se")
    assert game.hero_at(0) == "0,0.se"


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize("who", ["main", "secondary"])
def test_expert_logistics_gives_a_point_to_either_hero(who: str) -> None:
    game = game_with_cards("logistics")
    game.stand(0, "0,0.se", secondary=True, mp=0)
    game.ask_again()
    game.play("expert:logistics", f"hero_of:{who}")
    assert (game.mp_of(0), game.mp_of(0, secondary=True)) == ((4, 0) if who == "main" else (3, 1))


def test_angel_wings_carry_over_guards_for_one_more_point() -> None:
    game = game_with_cards("angel_wings")
    game.stand(0, "0,0.c", mp=1)
    game.ask_again()
    game.play("play:angel_wings")
    assert game.mp_of(0) == 2
    game.play("go:0,0.nw")
    assert "stop" not in game.keys
    game.play("go:0,0.ne")
    assert (game.hero_at(0), game.field("0,0.w")["guard"]) == ("0,0.ne", 1)
    game.play("end_turn").to_turn(0)
    assert "go:0,0.nw" not in game.keys


@pytest.mark.rule("H3-CRD-12")
def test_speculum_discovers_a_tile_next_to_the_own_one_for_nothing() -> None:
    game = game_with_cards("speculum")
    before = game.mp_of(0)
    game.play("play:speculum")
    assert {"discover:0,1", "discover:1,0"} <= game.keys
    game.play("discover:0,1", "rotate:1" if "rotate:1" in game.keys else "rotate:4")
    assert [event["spot"] for event in game.events_named("turned")] == ["0,1"]
    assert (game.mp_of(0), game.hero_at(0)) == (before, "0,0.c")


@pytest.mark.rule("H3-CRD-11")
def test_speculum_leaves_the_game_for_a_card() -> None:
    game = game_with_cards("speculum", deck=("haste",))
    game.play("second:speculum")
    assert (game.player(0)["hand"], game.player(0)["removed"]) == (["haste"], ["speculum"])


@pytest.mark.rule("H3-NEU-03")
def test_diplomacy_draws_a_neutral_unit_for_each_dwelling() -> None:
    game = game_with_cards("diplomacy")
    game.build(0, "dwelling_bronze", "dwelling_silver")
    game.give(0, gold=8)
    game.ask_again()
    game.luck(lands=["unit:neutral_boars", "unit:neutral_mummies"])
    game.play("play:diplomacy", "recruit:neutral_mummies")
    assert "neutral_mummies" in game.player(0)["units"]
    assert (game.resources(0)[0], game.player(0)["used_tokens"]) == (0, [])


@pytest.mark.rule("H3-CRD-12", "H3-TRN-12", "H3-NEU-03")
@pytest.mark.parametrize("gold", [3, 4])
def test_the_legion_is_offered_only_if_it_brings_a_unit_drawn_within_reach(gold: int) -> None:
    game = game_with_cards("diplomacy", "legs_of_legion")
    game.build(0, "dwelling_silver", "dwelling_bronze")
    game.give(0, gold=gold)
    game.stack_neutrals("bronze", [])
    game.luck(lands=["unit:neutral_mummies"])
    game.ask_again().play("play:diplomacy")
    assert ("play:legs_of_legion" in game.keys and game.asked()[1] == "unit") == (gold == 4), "8 less 4"


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize("experience", [0, 2])
def test_expert_diplomacy_avoids_guards_of_the_heros_own_level(experience: int) -> None:
    game = game_beside_guards("diplomacy")
    game.position.experience[0] = experience
    game.play(f"go:{GUARDED}")
    if not experience:
        assert "expert:diplomacy" not in game.keys
        return
    game.play("expert:diplomacy", "no")
    assert (len(game.events_named("avoided")), game.events_named("win")) == (1, [])
    assert (game.field(GUARDED)["guard"], game.field(GUARDED)["black_cube"]) == (0, True)
    assert (game.player(0)["experience"], game.player(0)["expert_left"]) == (2, 0)
    assert game.player(0)["discard"] == ["diplomacy"]


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("key", "cards"), [("play:wisdom", 3), ("expert:wisdom", 4)])
def test_wisdom_makes_a_spell_cheaper_and_shows_more(key: str, cards: int) -> None:
    game = game_with_cards("wisdom")
    game.build(0, "dwelling_bronze", "mage_guild")
    game.give(0, gold=4)
    game.stack_deck("spell", ["haste", "slow", "curse", "bless", "cure"], ["weakness"])
    game.ask_again()
    game.play("buy_spell", key, "look")
    assert (game.resources(0)[0], len([k for k in game.keys if k.startswith("take:")])) == (0, cards)


@pytest.mark.rule("H3-MGU-04", "H3-TRN-12")
def test_two_cards_of_wisdom_save_twice_as_much_and_the_wider_search_counts() -> None:
    game = game_with_cards("wisdom", "wisdom")
    game.build(0, "dwelling_bronze", "mage_guild")
    game.give(0, gold=2)
    game.stack_deck("spell", ["haste", "slow", "curse", "bless", "cure"], ["weakness"])
    game.ask_again()
    game.play("buy_spell", "expert:wisdom")
    assert game.keys == {"play:wisdom"}, "one alone would not be enough"
    game.play("play:wisdom", "look")
    assert (game.resources(0)[0], len([k for k in game.keys if k.startswith("take:")])) == (0, 4)
    assert game.player(0)["discard"] == ["wisdom", "wisdom"]


@pytest.mark.rule("H3-SPL-09")
def test_only_spells_of_the_map_are_cast_there() -> None:
    game = game_with_cards("town_portal", "town_portal", "magic_arrow", "fireball")
    assert [key for key in game.choice.keys if key.startswith("cast:")] == ["cast:town_portal"]
