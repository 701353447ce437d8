"""Cards that raise, recruit or cover units outside Combat, and Town Portal with what goes with it."""

import pytest

from tests.heroes.support.campaign import ARCHERS, fight_out, start_of_turn
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    give,
    happened,
    keys,
    level,
    play,
    player,
    resources,
    stand,
    state_of,
)
from tests.heroes.support.pockets import DEAD_FIRST, GUARDED, away, beside_guards, pocketed
from tests.heroes.support.war import close_window, hero_at, mp_of

# -- after a Combat ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "raised", "price"),
    [
        ("play:necromancy", "zombies", (2, 0, 0)),
        ("play:necromancy", "vampires", (6, 0, 0)),
        ("expert:necromancy", "dread_knights", (10, 0, 1)),
    ],
)
def test_necromancy_raises_a_unit_for_half_its_gold(key: str, raised: str, price: tuple[int, int, int]) -> None:
    game = beside_guards("necromancy", seats=DEAD_FIRST)
    army(game, 0, ARCHERS, "necropolis_zombies", "necropolis_vampires", "necropolis_dread_knights")
    give(game, 0, gold=10, valuables=1)
    play(game, f"go:{GUARDED}")
    fight_out(close_window(game), winner=0)
    assert keys(game) == {"play:necromancy", "expert:necromancy", "pass"}
    play(game, key)
    others = {"reinforce:necropolis_zombies", "reinforce:necropolis_vampires"}
    assert keys(game) == others | ({"reinforce:necropolis_dread_knights"} if key.startswith("expert") else set())
    play(game, f"reinforce:necropolis_{raised}")
    assert f"necropolis_{raised}+" in player(game, 0)["units"]
    assert resources(game, 0) == (10 - price[0], 0, 1 - price[2])


def test_necromancy_needs_a_unit_it_can_raise() -> None:
    game = beside_guards("necromancy", seats=DEAD_FIRST)
    army(game, 0, ARCHERS, "necropolis_vampires")
    give(game, 0, gold=5)
    play(game, f"go:{GUARDED}")
    fight_out(close_window(game), winner=0)
    assert happened(game, "win")
    assert not {"play:necromancy", "expert:necromancy"} & keys(game)


# -- cheaper units -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "less"), [("legs_of_legion", 4), ("loins_of_legion", 5), ("head_of_legion", 6)])
def test_parts_of_the_legion_make_a_recruit_cheaper(card: str, less: int) -> None:
    game = pocketed(card)
    build(game, 0, "dwelling_bronze", "dwelling_silver")
    army(game, 0, "castle_halberdiers", "castle_marksmen", "castle_griffins")
    give(game, 0, gold=8 - less)
    ask_again(game)
    assert not any(key.startswith("recruit:") for key in keys(game))
    play(game, f"play:{card}")
    assert keys(game) == {"recruit:castle_zealots", "recruit:castle_crusaders"}
    play(game, "recruit:castle_zealots")
    assert (resources(game, 0)[0], player(game, 0)["used_tokens"]) == (0, ["population"])
    assert player(game, 0)["discard"] == [card]
    assert asked(game) == (0, "action")


def test_the_legion_makes_one_unit_cheaper_and_never_cheaper_than_nothing() -> None:
    game = pocketed("head_of_legion")
    build(game, 0, "dwelling_bronze", "citadel")
    army(game, 0, "castle_halberdiers", "castle_marksmen")
    give(game, 0, gold=5)
    ask_again(game)
    play(game, "play:head_of_legion", "reinforce:castle_halberdiers")
    assert resources(game, 0)[0] == 5
    play(game, "reinforce:castle_marksmen")
    assert resources(game, 0)[0] == 0


def test_parts_of_the_legion_count_together() -> None:
    game = pocketed("legs_of_legion", "loins_of_legion")
    build(game, 0, "dwelling_gold", "dwelling_bronze", "dwelling_silver")
    army(game, 0, *(f"castle_{unit}" for unit in ("halberdiers", "marksmen", "griffins", "crusaders", "zealots")))
    give(game, 0, gold=3)
    ask_again(game)
    play(game, "play:legs_of_legion")
    assert keys(game) == {"play:loins_of_legion"}
    play(game, "play:loins_of_legion")
    assert "castle_champions" in player(game, 0)["units"]
    assert resources(game, 0)[0] == 0


def test_the_legion_is_of_no_use_once_the_token_is_used_or_out_of_reach() -> None:
    game = pocketed("legs_of_legion")
    build(game, 0, "dwelling_bronze")
    army(game, 0, "castle_halberdiers", "castle_marksmen")
    state_of(game).tokens[0] = 2
    assert "play:legs_of_legion" not in keys(ask_again(game))
    state_of(game).tokens[0] = 0
    assert "play:legs_of_legion" in keys(ask_again(game))
    army(game, 0, "castle_halberdiers", "castle_marksmen", "castle_griffins")
    assert "play:legs_of_legion" not in keys(ask_again(game))
    build(game, 0, "dwelling_bronze", "dwelling_silver")
    assert "play:legs_of_legion" not in keys(ask_again(game)), "4 gold less is not enough for a unit of 6"


def test_the_legion_helps_necromancy() -> None:
    game = beside_guards("necromancy", "head_of_legion", seats=DEAD_FIRST)
    army(game, 0, ARCHERS, "necropolis_vampires")
    give(game, 0, gold=3)
    play(game, f"go:{GUARDED}")
    fight_out(close_window(game), winner=0)
    play(game, "play:necromancy")
    assert keys(game) == {"play:head_of_legion", "no"}
    play(game, "play:head_of_legion")
    assert "necropolis_vampires+" in player(game, 0)["units"]
    assert resources(game, 0)[0] == 0


# -- specialties that lie on units -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "unit", "covered"),
    [
        ("sandro_specialty_i", "necropolis_skeletons+", "pack_horde_of_skeletons"),
        ("sandro_specialty_iv", "necropolis_zombies+", "pack_horde_of_zombies"),
        ("sandro_specialty_vi", "necropolis_skeletons", "few_legion_of_skeletons"),
        ("sandro_specialty_vi", "necropolis_skeletons+", "pack_legion_of_skeletons"),
    ],
)
def test_sandro_lays_his_card_on_a_unit_of_the_unit_deck(card: str, unit: str, covered: str) -> None:
    game = pocketed(card, seats=DEAD_FIRST)
    army(game, 0, unit, "necropolis_wraiths")
    ask_again(game)
    play(game, f"play:{card}")
    me = player(game, 0)
    assert (me["on_units"], me["ongoing"], me["discard"]) == ([card], [], [])
    assert covered in me["units"]
    assert unit not in me["units"]
    start_of_turn(game, 0)
    assert player(game, 0)["on_units"] == [card]


# -- Town Portal and what goes with it ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "how", "points"),
    [
        ("power", "power_expert", 1),
        ("sorcery", "power_expert", 1),
        ("tunic_of_the_cyclops_king", "power_second", 1),
        ("titans_cuirass", "power_second", 1),
        ("power", "power", 0),
        ("sorcery", "power", 0),
        ("tunic_of_the_cyclops_king", "power", 0),
        ("breastplate_of_petrified_wood", "power_second", 0),
        ("dragon_wing_tabard", "power_second", 0),
        ("rib_cage", "power_second", 0),
    ],
)
def test_power_for_town_portal(card: str, how: str, points: int) -> None:
    game = away("town_portal", card)
    play(game, "cast:town_portal", f"{how}:{card}")
    if points:
        play(game, "step:2")
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.c", points)
    assert sorted(player(game, 0)["discard"]) == sorted(["town_portal", card])


def test_titans_cuirass_gives_four_for_a_card() -> None:
    game = away("town_portal", "titans_cuirass", "attack")
    play(game, "cast:town_portal", "power:titans_cuirass", "discard:attack", "step:3")
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.c", 2)


def test_a_lower_step_may_be_chosen() -> None:
    game = away("town_portal", "power")
    play(game, "cast:town_portal", "power_expert:power", "step:1")
    assert mp_of(game, 0) == 0


@pytest.mark.parametrize(
    ("key", "back"),
    [
        ("play:knowledge", ["town_portal"]),
        ("expert:knowledge", ["town_portal"]),
        ("play:mysticism", ["town_portal"]),
        ("expert:mysticism", ["haste", "town_portal"]),
    ],
)
def test_town_portal_comes_back_to_the_hand(key: str, back: list[str]) -> None:
    card = key.partition(":")[2]
    game = away("town_portal", "haste", card)
    play(game, "cast:town_portal", "power:haste", key)
    assert sorted(player(game, 0)["hand"]) == back
    assert hero_at(game, 0) == "0,0.c"
    assert card in player(game, 0)["discard"]


@pytest.mark.parametrize("how", ["play", "expert"])
def test_sorcery_may_draw_first_and_empower_the_spell_drawn(how: str) -> None:
    game = away("sorcery", "power", deck=("town_portal",))
    play(game, f"{how}:sorcery", "cast:town_portal")
    if how == "play":
        play(game, "power:power")
    else:
        play(game, "done")
    play(game, "step:2")
    assert mp_of(game, 0) == 1


def test_the_power_of_sorcery_does_not_wait_for_a_later_spell() -> None:
    game = away("sorcery", "estates", deck=("town_portal",))
    level(game, 0, 6)
    ask_again(game)
    play(game, "expert:sorcery", "play:estates", "cast:town_portal")
    assert (hero_at(game, 0), mp_of(game, 0)) == ("0,0.c", 0)


def test_town_portal_takes_the_secondary_hero_too() -> None:
    game = away("town_portal")
    stand(game, 0, "0,0.ne", secondary=True, mp=0)
    ask_again(game)
    play(game, "cast:town_portal", "hero_of:secondary")
    assert (hero_at(game, 0), hero_at(game, 0, secondary=True)) == ("0,0.se", "0,0.c")
