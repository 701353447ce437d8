"""Cards that raise, recruit or cover units outside Combat, and Town Portal with what goes with it."""

import pytest

from tests.heroes.builder import ARCHERS, DEAD_FIRST, GUARDED, game_beside_guards, game_outside_town, game_with_cards

# -- after a Combat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-12")
@pytest.mark.parametrize(
    ("key", "raised", "price"),
    [
        ("play:necromancy", "zombies", (2, 0, 0)),
        ("play:necromancy", "vampires", (6, 0, 0)),
        ("expert:necromancy", "dread_knights", (10, 0, 1)),
    ],
)
def test_necromancy_raises_a_unit_for_half_its_gold(key: str, raised: str, price: tuple[int, int, int]) -> None:
    game = game_beside_guards("necromancy", seats=DEAD_FIRST)
    game.army(0, ARCHERS, "necropolis_zombies", "necropolis_vampires", "necropolis_dread_knights")
    game.give(0, gold=10, valuables=1)
    game.play(f"go:{GUARDED}")
    game.close_window().fight_out(winner=0)
    assert game.keys == {"play:necromancy", "expert:necromancy", "pass"}
    game.play(key)
    others = {"reinforce:necropolis_zombies", "reinforce:necropolis_vampires"}
    assert game.keys == others | ({"reinforce:necropolis_dread_knights"} if key.startswith("expert") else set())
    game.play(f"reinforce:necropolis_{raised}")
    assert f"necropolis_{raised}+" in game.player(0)["units"]
    assert game.resources(0) == (10 - price[0], 0, 1 - price[2])


@pytest.mark.rule("H3-UNI-12")
def test_necromancy_needs_a_unit_it_can_raise() -> None:
    game = game_beside_guards("necromancy", seats=DEAD_FIRST)
    game.army(0, ARCHERS, "necropolis_vampires")
    game.give(0, gold=5)
    game.play(f"go:{GUARDED}")
    game.close_window().fight_out(winner=0)
    assert game.events_named("win")
    assert not {"play:necromancy", "expert:necromancy"} & game.keys


# -- cheaper units -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12", "H3-TRN-12")
@pytest.mark.parametrize(("card", "less"), [("legs_of_legion", 4), ("loins_of_legion", 5), ("head_of_legion", 6)])
def test_parts_of_the_legion_make_a_recruit_cheaper(card: str, less: int) -> None:
    game = game_with_cards(card)
    game.build(0, "dwelling_bronze", "dwelling_silver")
    game.army(0, "castle_halberdiers", "castle_marksmen", "castle_griffins")
    game.give(0, gold=8 - less)
    game.ask_again()
    assert not any(key.startswith("recruit:") for key in game.keys)
    game.play(f"play:{card}")
    assert game.keys == {"recruit:castle_zealots", "recruit:castle_crusaders"}
    game.play("recruit:castle_zealots")
    assert (game.resources(0)[0], game.player(0)["used_tokens"]) == (0, ["population"])
    assert game.player(0)["discard"] == [card]
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-CRD-12")
def test_the_legion_makes_one_unit_cheaper_and_never_cheaper_than_nothing() -> None:
    game = game_with_cards("head_of_legion")
    game.build(0, "dwelling_bronze", "citadel")
    game.army(0, "castle_halberdiers", "castle_marksmen")
    game.give(0, gold=5)
    game.ask_again()
    game.play("play:head_of_legion", "reinforce:castle_halberdiers")
    assert game.resources(0)[0] == 5
    game.play("reinforce:castle_marksmen")
    assert game.resources(0)[0] == 0


@pytest.mark.rule("H3-CRD-12", "H3-GEN-08")
def test_parts_of_the_legion_count_together() -> None:
    game = game_with_cards("legs_of_legion", "loins_of_legion")
    game.build(0, "dwelling_gold", "dwelling_bronze", "dwelling_silver")
    game.army(0, *(f"castle_{unit}" for unit in ("halberdiers", "marksmen", "griffins", "crusaders", "zealots")))
    game.give(0, gold=3)
    game.ask_again()
    game.play("play:legs_of_legion")
    assert game.keys == {"play:loins_of_legion"}
    assert game.position.private, "that there is a card which makes the difference is nobody else's business"
    game.play("play:loins_of_legion")
    assert "castle_champions" in game.player(0)["units"]
    assert game.resources(0)[0] == 0


def test_the_legion_is_of_no_use_once_the_token_is_used_or_out_of_reach() -> None:
    game = game_with_cards("legs_of_legion")
    game.build(0, "dwelling_bronze")
    game.army(0, "castle_halberdiers", "castle_marksmen")
    game.position.tokens[0] = 2
    assert "play:legs_of_legion" not in game.ask_again().keys
    game.position.tokens[0] = 0
    assert "play:legs_of_legion" in game.ask_again().keys
    game.army(0, "castle_halberdiers", "castle_marksmen", "castle_griffins")
    assert "play:legs_of_legion" not in game.ask_again().keys
    game.build(0, "dwelling_bronze", "dwelling_silver")
    assert "play:legs_of_legion" not in game.ask_again().keys, "4 gold less is not enough for a unit of 6"


@pytest.mark.rule("H3-CRD-12", "H3-TRN-12", "H3-UNI-12")
def test_the_legion_helps_necromancy() -> None:
    game = game_beside_guards("necromancy", "head_of_legion", seats=DEAD_FIRST)
    game.army(0, ARCHERS, "necropolis_vampires")
    game.give(0, gold=3)
    game.play(f"go:{GUARDED}")
    game.close_window().fight_out(winner=0)
    game.play("play:necromancy")
    assert game.keys == {"play:head_of_legion", "no"}
    game.play("play:head_of_legion")
    assert "necropolis_vampires+" in game.player(0)["units"]
    assert game.resources(0)[0] == 0


# -- specialties that lie on units -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-12", "H3-CRD-17")
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
    game = game_with_cards(card, seats=DEAD_FIRST)
    game.army(0, unit, "necropolis_wraiths")
    game.ask_again()
    game.play(f"play:{card}")
    me = game.player(0)
    assert (me["on_units"], me["ongoing"], me["discard"]) == ([card], [], [])
    assert covered in me["units"]
    assert unit not in me["units"]
    game.start_of_turn(0)
    assert game.player(0)["on_units"] == [card]


# -- Town Portal and what goes with it ---------------------------------------------------------------------------------


@pytest.mark.rule("H3-SPL-02", "H3-SPL-06")
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
    game = game_outside_town("town_portal", card)
    game.play("cast:town_portal", f"{how}:{card}")
    if points:
        game.play("step:2")
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", points)
    assert sorted(game.player(0)["discard"]) == sorted(["town_portal", card])


@pytest.mark.rule("H3-SPL-02", "H3-SPL-06")
def test_titans_cuirass_gives_four_for_a_card() -> None:
    game = game_outside_town("town_portal", "titans_cuirass", "attack")
    game.play("cast:town_portal", "power:titans_cuirass", "discard:attack", "step:3")
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", 2)


@pytest.mark.rule("H3-SPL-03", "H3-SPL-06")
def test_a_lower_step_may_be_chosen() -> None:
    game = game_outside_town("town_portal", "power")
    game.play("cast:town_portal", "power_expert:power", "step:1")
    assert game.mp_of(0) == 0


@pytest.mark.rule("H3-CRD-12", "H3-SPL-10")
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
    game = game_outside_town("town_portal", "haste", card)
    game.play("cast:town_portal", "power:haste", key)
    assert sorted(game.player(0)["hand"]) == back
    assert game.hero_at(0) == "0,0.c"
    assert card in game.player(0)["discard"]


@pytest.mark.rule("H3-SPL-09", "H3-CRD-12")
def test_expert_knowledge_does_not_follow_mysticism_where_spells_have_no_limit() -> None:
    game = game_outside_town("town_portal", "haste", "mysticism", "knowledge")
    game.play("cast:town_portal", "power:haste")
    assert {"play:knowledge", "expert:knowledge", "play:mysticism"} <= game.keys
    game.play("play:mysticism")
    assert sorted(game.player(0)["hand"]) == ["knowledge", "town_portal"]
    assert "end_turn" in game.keys, "a further spell for the round would be nothing here"


@pytest.mark.rule("H3-SPL-06")
@pytest.mark.parametrize("how", ["play", "expert"])
def test_sorcery_may_draw_first_and_empower_the_spell_drawn(how: str) -> None:
    game = game_outside_town("sorcery", "power", deck=("town_portal",))
    game.play(f"{how}:sorcery", "cast:town_portal")
    if how == "play":
        game.play("power:power")
    else:
        game.play("done")
    game.play("step:2")
    assert game.mp_of(0) == 1


@pytest.mark.rule("H3-SPL-04", "H3-SPL-05")
def test_the_power_of_sorcery_does_not_wait_for_a_later_spell() -> None:
    game = game_outside_town("sorcery", "estates", deck=("town_portal",))
    game.level(0, 6)
    game.ask_again()
    game.play("expert:sorcery", "play:estates", "cast:town_portal")
    assert (game.hero_at(0), game.mp_of(0)) == ("0,0.c", 0)


@pytest.mark.rule("H3-HER-03")
def test_town_portal_takes_the_secondary_hero_too() -> None:
    game = game_outside_town("town_portal")
    game.stand(0, "0,0.ne", secondary=True, mp=0)
    game.ask_again()
    game.play("cast:town_portal", "hero_of:secondary")
    assert (game.hero_at(0), game.hero_at(0, secondary=True)) == ("0,0.se", "0,0.c")
