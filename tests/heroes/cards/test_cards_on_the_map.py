"""Every card effect that means something outside Combat, played in the player's own turn."""

import pytest

from banneret.heroes.box.cards_and_units import load
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    field,
    give,
    happened,
    keys,
    luck,
    morale,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.pockets import GUARDED, beside_guards, pocketed
from tests.heroes.support.war import hero_at, mp_of, to_turn


def test_what_only_counts_in_combat_is_not_offered_on_the_map() -> None:
    cards = [
        card.id for group in (load().cards, load().abilities, load().artifacts, load().specialties) for card in group
    ]
    game = pocketed(*(card for card in cards if card != "sorcery"))
    army(game, 0, "necropolis_skeletons+", "necropolis_zombies+")
    ask_again(game)
    offered = {key.partition(":")[2] for key in keys(game) if key.partition(":")[0] in ("play", "expert", "second")}
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
    game = pocketed(card, deck=("haste",))
    play(game, key)
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == (["haste"], [card])
    assert asked(game) == (0, "action")


def test_rion_at_last_draws_two_and_discards_one() -> None:
    game = pocketed("rion_specialty_vi", deck=("haste", "slow"))
    play(game, "play:rion_specialty_vi")
    assert keys(game) == {"discard:haste", "discard:slow"}
    play(game, "discard:slow")
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == (["haste"], ["slow", "rion_specialty_vi"])


def test_charm_of_mana_gives_two_for_three() -> None:
    game = pocketed("charm_of_mana", "attack", "power", deck=("haste", "slow", "curse"))
    play(game, "play:charm_of_mana", "discard:attack", "discard:power")
    assert sorted(player(game, 0)["hand"]) == ["curse", "haste", "slow"]
    poor = pocketed("charm_of_mana", "attack", deck=("haste", "slow", "curse"))
    assert "play:charm_of_mana" not in keys(poor)


def test_charm_of_mana_draws_two_and_discards_one() -> None:
    game = pocketed("charm_of_mana", deck=("haste", "slow"))
    play(game, "second:charm_of_mana")
    assert keys(game) == {"discard:haste", "discard:slow"}
    play(game, "discard:haste")
    assert player(game, 0)["hand"] == ["slow"]


def test_shackles_of_war_draw_two_of_which_nobody_else_sees_the_one_kept() -> None:
    game = pocketed("shackles_of_war", deck=("haste", "slow"))
    play(game, "second:shackles_of_war")
    assert keys(game) == {"keep:haste", "keep:slow"}
    assert seen(game, 1)["options"] == []
    play(game, "keep:haste")
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == (["haste"], ["slow", "shackles_of_war"])


def test_rib_cage_brings_a_spell_back_and_shuffles_the_rest_in() -> None:
    game = pocketed("rib_cage", deck=("attack",), discards=("haste", "power", "curse"))
    play(game, "play:rib_cage")
    assert keys(game) == {"keep:haste", "keep:curse"}
    play(game, "keep:haste")
    now = player(game, 0)
    assert (now["hand"], sorted(now["deck"]), now["discard"]) == (["haste"], ["attack", "curse", "power"], ["rib_cage"])
    assert "play:rib_cage" not in keys(pocketed("rib_cage", discards=("attack",)))


# -- means -------------------------------------------------------------------------------------------------------------


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
    game = pocketed(card)
    play(game, key)
    assert resources(game, 0) == gained
    assert player(game, 0)["discard" if stays else "removed"] == [card]


def test_everflowing_crystal_cloak_gives_more_for_three_cards() -> None:
    game = pocketed("everflowing_crystal_cloak", "attack", "power", "haste")
    play(game, "play:everflowing_crystal_cloak", "discard:attack", "discard:haste", "discard:power")
    assert resources(game, 0) == (0, 0, 2)
    assert player(game, 0)["hand"] == []
    assert "play:everflowing_crystal_cloak" not in keys(pocketed("everflowing_crystal_cloak", "attack", "power"))


# -- morale and luck ---------------------------------------------------------------------------------------------------


def test_leadership_gives_morale_and_as_an_expert_two_cards_before() -> None:
    game = pocketed("leadership", "leadership", deck=("haste", "slow"))
    play(game, "play:leadership")
    assert (player(game, 0)["morale"], player(game, 0)["hand"]) == ("positive", ["leadership"])
    morale(game, 0, 0)
    ask_again(game)
    play(game, "expert:leadership")
    assert (player(game, 0)["morale"], sorted(player(game, 0)["hand"])) == ("positive", ["haste", "slow"])


def test_leadership_draws_for_those_who_know_no_morale() -> None:
    game = pocketed("leadership", seats=("necropolis/sandro", "castle/catherine"), deck=("haste", "slow"))
    assert "play:leadership" not in keys(game)
    play(game, "expert:leadership")
    assert (player(game, 0)["morale"], sorted(player(game, 0)["hand"])) == (None, ["haste", "slow"])


def test_hourglass_turns_the_morale_of_a_rival_who_has_it() -> None:
    seats = ("necropolis/sandro", "castle/catherine", "dungeon/mutare")
    game = pocketed("hourglass_of_the_evil_hour", seats=seats)
    assert "play:hourglass_of_the_evil_hour" not in keys(game)
    morale(game, 1, 1)
    morale(game, 2, 1)
    ask_again(game)
    play(game, "play:hourglass_of_the_evil_hour")
    assert keys(game) == {"player:2", "player:3"}
    play(game, "player:3")
    assert [player(game, number)["morale"] for number in range(3)] == [None, "positive", None]


@pytest.mark.parametrize(("die", "gained"), [(-1, None), (0, "positive"), (1, None)])
def test_hourglass_may_give_morale(die: int, gained: str | None) -> None:
    game = luck(pocketed("hourglass_of_the_evil_hour"), dice=[die], strict=True)
    play(game, "second:hourglass_of_the_evil_hour")
    assert player(game, 0)["morale"] == gained


def test_luck_rolls_a_resource_die_and_a_treasure_die_again() -> None:
    game = pocketed("luck")
    state_of(game).beaten |= -1
    luck(game, rolls=["resource:3_gold", "resource:6_gold", "treasure:experience", "treasure:experience"], strict=True)
    play(game, "play:luck", "go:0,0.e", "luck_reroll:1")
    assert resources(game, 0)[0] == 6
    stand(game, 0, "0,0.c", mp=1)
    ask_again(game)
    play(game, "go:0,0.w", "luck_reroll:1")
    assert asked(game) != (0, "reroll")


def test_expert_luck_rolls_every_die_again_once() -> None:
    game = pocketed("luck")
    luck(game, rolls=["resource:3_gold", "resource:2_building_materials", "resource:6_gold", "resource:3_gold"])
    play(game, "expert:luck", "go:0,0.e", "luck_reroll:1")
    assert asked(game) == (0, "action")
    state_of(game).black = 0
    stand(game, 0, "0,0.c", mp=1)
    ask_again(game)
    play(game, "go:0,0.e", "luck_reroll:1")
    assert resources(game, 0) == (3, 2, 0)


# -- the map -----------------------------------------------------------------------------------------------------------


def test_logistics_steps_to_an_empty_field_when_the_turn_ends() -> None:
    game = pocketed("logistics")
    stand(game, 0, "0,0.c", mp=0)
    ask_again(game)
    play(game, "play:logistics", "end_turn")
    assert keys(game) == {"go:0,0.ne", "go:0,0.se", "stay"}
    play(game, "go:0,0.se")
    assert hero_at(game, 0) == "0,0.se"


@pytest.mark.parametrize("who", ["main", "secondary"])
def test_expert_logistics_gives_a_point_to_either_hero(who: str) -> None:
    game = pocketed("logistics")
    stand(game, 0, "0,0.se", secondary=True, mp=0)
    ask_again(game)
    play(game, "expert:logistics", f"hero_of:{who}")
    assert (mp_of(game, 0), mp_of(game, 0, secondary=True)) == ((4, 0) if who == "main" else (3, 1))


def test_angel_wings_carry_over_guards_for_one_more_point() -> None:
    game = pocketed("angel_wings")
    stand(game, 0, "0,0.c", mp=1)
    ask_again(game)
    play(game, "play:angel_wings")
    assert mp_of(game, 0) == 2
    play(game, "go:0,0.nw")
    assert "stop" not in keys(game)
    play(game, "go:0,0.ne")
    assert (hero_at(game, 0), field(game, "0,0.w")["guard"]) == ("0,0.ne", 1)
    to_turn(play(game, "end_turn"), 0)
    assert "go:0,0.nw" not in keys(game)


def test_speculum_discovers_a_tile_next_to_the_own_one_for_nothing() -> None:
    game = pocketed("speculum")
    before = mp_of(game, 0)
    play(game, "play:speculum")
    assert {"discover:0,1", "discover:1,0"} <= keys(game)
    play(game, "discover:0,1", "rotate:1" if "rotate:1" in keys(game) else "rotate:4")
    assert [event["spot"] for event in happened(game, "turned")] == ["0,1"]
    assert (mp_of(game, 0), hero_at(game, 0)) == (before, "0,0.c")


def test_speculum_leaves_the_game_for_a_card() -> None:
    game = pocketed("speculum", deck=("haste",))
    play(game, "second:speculum")
    assert (player(game, 0)["hand"], player(game, 0)["removed"]) == (["haste"], ["speculum"])


def test_diplomacy_draws_a_neutral_unit_for_each_dwelling() -> None:
    game = pocketed("diplomacy")
    build(game, 0, "dwelling_bronze", "dwelling_silver")
    give(game, 0, gold=8)
    ask_again(game)
    luck(game, lands=["unit:neutral_boars", "unit:neutral_mummies"])
    play(game, "play:diplomacy", "recruit:neutral_mummies")
    assert "neutral_mummies" in player(game, 0)["units"]
    assert (resources(game, 0)[0], player(game, 0)["used_tokens"]) == (0, [])


@pytest.mark.parametrize("experience", [0, 2])
def test_expert_diplomacy_avoids_guards_of_the_own_level(experience: int) -> None:
    game = beside_guards("diplomacy")
    state_of(game).experience[0] = experience
    play(game, f"go:{GUARDED}")
    if not experience:
        assert "expert:diplomacy" not in keys(game)
        return
    play(game, "expert:diplomacy", "no")
    assert (len(happened(game, "avoided")), happened(game, "win")) == (1, [])
    assert (field(game, GUARDED)["guard"], field(game, GUARDED)["black_cube"]) == (0, True)
    assert (player(game, 0)["experience"], player(game, 0)["expert_left"]) == (2, 0)
    assert player(game, 0)["discard"] == ["diplomacy"]


@pytest.mark.parametrize(("key", "cards"), [("play:wisdom", 3), ("expert:wisdom", 4)])
def test_wisdom_makes_a_spell_cheaper_and_shows_more(key: str, cards: int) -> None:
    game = pocketed("wisdom")
    build(game, 0, "dwelling_bronze", "mage_guild")
    give(game, 0, gold=4)
    stack_deck(game, "spell", ["haste", "slow", "curse", "bless", "cure"], ["weakness"])
    ask_again(game)
    play(game, "buy_spell", key, "look")
    assert (resources(game, 0)[0], len([k for k in keys(game) if k.startswith("take:")])) == (0, cards)
