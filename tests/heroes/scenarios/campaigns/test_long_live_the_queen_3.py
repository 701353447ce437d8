"""Steadwick's Liberation: a shut city, a tunnel that feeds it, a general in chains."""

import pytest

from banneret.heroes.state.ai_heroes import edit_host
from tests.heroes.builder import FIELD, STRONG, HeroesGame, campaign_game, played_out

NEAR = {(1, -1): "N3", (1, 0): "N6"}
GATES = ("1,-1.e", "1,0.ne")
"""The mines of the two tiles, which lie as they are printed."""
FOUNTAIN = "1,0.e"


def march(bonus: int = 2, seat: str = "castle/catherine", **options: str) -> HeroesGame:
    return campaign_game("long_live_the_queen_3", seat, bonus, **options)


def before_the_city(game: HeroesGame) -> HeroesGame:
    """The land before Steadwick lies open, and the city so that one could walk in."""
    for spot, tile in NEAR.items():
        game.lay(spot, tile)
    for way in range(6):
        game.lay((0, 0), "S3", way)
        if doors(game):
            return game
    raise AssertionError("no way in")


def doors(game: HeroesGame) -> list[str]:
    """Fields before the city from which one can step onto its tile."""
    from banneret.heroes.adventure.map.land import open_around
    from banneret.heroes.geometry.map_grid import field_name

    state = game.position
    tile = FIELD["0,0.c"] // 7
    near = {other for field in range(7 * tile, 7 * tile + 7) for other in open_around(state, field)}
    return sorted(field_name(other) for other in near if other // 7 != tile and state.land[other // 7] >= 0)


def offers(game: HeroesGame, field: str) -> set[str]:
    game.stand(0, field, mp=3)
    return game.ask_again().keys


def test_the_queen_begins_in_the_camp_while_her_town_is_held() -> None:
    game = march()
    mine = game.player(0)
    camp = next(field for field in game.fields_of("settlement") if field.startswith("3,-1"))
    assert mine["heroes"][0]["field"] == camp
    assert mine["flags"] == [camp]
    assert mine["town"] == "0,0.c"
    assert game.seen()["ai_flags"] == sorted(game.seen()["ai_flags"])
    assert {"0,0.c", "-1,2.c"} == set(game.seen()["ai_flags"])
    assert mine["units"] == ["castle_halberdiers+", "castle_marksmen+", "castle_crusaders"]


@pytest.mark.rule("H3-AI-move")
def test_the_occupier_and_the_tunnel_guard_stay_where_they_are() -> None:
    game = march()
    assert game.ai_troops("occupier") == ["draw:1", "dungeon_manticores", "dungeon_medusas+", "dungeon_minotaurs+"]
    assert game.ai_troops("tunnel_guard") == ["draw:2", "dungeon_evil_eyes+", "dungeon_troglodytes+"]
    game.skip_to_round(3)
    assert (game.ai_at("occupier"), game.ai_at("tunnel_guard")) == ("0,0.c", "-1,2.c")


def test_the_town_board_is_in_use_all_the_same() -> None:
    game = march()
    assert game.player(0)["building_kinds"] == ["citadel", "dwelling_bronze", "dwelling_silver"]
    assert any(key.startswith("build:") for key in game.keys)
    assert any(key.startswith("recruit:") for key in game.keys)


@pytest.mark.parametrize(("bonus", "looks"), [(1, 0), (2, 0), (3, 2)])
def test_the_bonus_is_giants_a_treasury_or_wizards(bonus: int, looks: int) -> None:
    game = march(bonus)
    assert ("castle_champions" in game.player(0)["units"]) == (bonus == 1)
    assert game.resources(0) == ((25, 6, 4) if bonus == 2 else (15, 6, 2))
    assert len(game.events_named("look")) == looks


@pytest.mark.rule("H3-CHANGE-lock")
@pytest.mark.parametrize(("held", "open_city"), [((), False), (GATES[:1], False), (GATES, True)])
def test_steadwick_is_shut_until_both_outer_gates_are_held(held: tuple[str, ...], open_city: bool) -> None:
    game = before_the_city(march())
    game.own(0, *held)
    door = doors(game)[0]
    assert any(key.startswith("go:0,0.") for key in offers(game, door)) == open_city


@pytest.mark.rule("H3-CHANGE-lock")
def test_an_obelisk_is_no_outer_gate() -> None:
    game = before_the_city(march())
    game.own(0, GATES[0], "1,-1.c")
    assert not any(key.startswith("go:0,0.") for key in offers(game, doors(game)[0]))


@pytest.mark.rule("H3-CHANGE-guards", "H3-WHEN-visit", "H3-WHERE-tile", "H3-DO-free_hero")
def test_the_general_is_freed_from_guards_of_level_5() -> None:
    game = before_the_city(march())
    game.banish()
    game.stand(0, game.free_beside(FOUNTAIN), mp=3)
    game.level(0, 10)
    game.ask_again().play(f"go:{FOUNTAIN}")
    assert game.events_named("encounter") == [{"hero": 0, "field": FOUNTAIN, "n": 5}]
    game.to_own_turn()
    assert game.player(0)["heroes"][1]["field"] == FOUNTAIN
    assert game.player(0)["morale"] == "positive"


@pytest.mark.rule("H3-CHANGE-guards", "H3-WHERE-tile")
def test_other_fountains_are_not_guarded() -> None:
    game = march()
    game.lay((2, 0), "F9")
    fountain = next(field for field in game.fields_of("fountain_of_youth") if field.startswith("2,0"))
    tiles = [tile.get("fields", ()) for tile in game.seen()["tiles"]]
    assert next(one for fields in tiles for one in fields if one["field"] == fountain)["guard"] == 0


def lose_two(game: HeroesGame) -> HeroesGame:
    """The garrison has lost two packs and a unit that was none."""
    game.give_troops("occupier", "pack:harpies", "few:black_dragons")
    return game


@pytest.mark.rule("H3-DO-strengthen", "H3-WHEN-resource_round", "H3-RULE-if")
@pytest.mark.parametrize("tunnel", [True, False])
def test_a_pack_comes_back_every_resource_round_while_the_tunnel_is_open(tunnel: bool) -> None:
    game = lose_two(march())
    if not tunnel:
        game.lay((-1, 2), "S2")
        game.own(0, "-1,2.c")
        edit_host(game.position).flags &= ~(1 << FIELD["-1,2.c"])
    game.skip_to_round(2)
    assert len(game.ai_troops("occupier")) == 2, "the second round is the Astrologers'"
    game.skip_to_round(3)
    expected = ["dungeon_minotaurs+"] if tunnel else []
    assert sorted(game.ai_troops("occupier")) == sorted(["dungeon_harpies+", "dungeon_black_dragons", *expected])
    game.skip_to_round(5)
    assert ("dungeon_medusas+" in game.ai_troops("occupier")) == tunnel
    game.skip_to_round(7)
    assert "dungeon_manticores" not in game.ai_troops("occupier"), "no pack is left to come back"


@pytest.mark.rule("H3-AI-lasting_losses")
def test_the_losses_of_the_occupier_last() -> None:
    game = before_the_city(march())
    game.own(0, *GATES)
    others = ["dungeon_black_dragons", "dungeon_medusas+", "dungeon_minotaurs+"]
    game.give_troops("occupier", "few:skeletons", "pack:minotaurs", "pack:medusas", "few:black_dragons")
    game.stand(0, game.free_beside("0,0.c"), mp=2)
    game.army(0, STRONG)
    game.into_battle("go:0,0.c")
    game.fight_on()
    assert [event["unit"] for event in game.events_named("defeat")] == [
        "necropolis_skeletons@10",
        "castle_archangels@0",
    ]
    assert game.ai_troops("occupier") == others


@pytest.mark.rule("H3-AI-siege")
def test_steadwick_has_walls_gate_and_tower() -> None:
    game = before_the_city(march())
    game.own(0, *GATES)
    game.stand(0, game.free_beside("0,0.c"), mp=2)
    game.army(0, STRONG)
    game.into_battle("go:0,0.c")
    while not game.events_named("siege"):
        game.play(sorted(game.keys)[0])
    combat = game.seen()["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (3, 1)
    assert any(unit["unit"] == "arrow_tower" for unit in combat["units"])


@pytest.mark.rule("H3-AI-enters", "H3-DO-spawn")
@pytest.mark.parametrize("number", [5, 9])
def test_a_sortie_leaves_the_city_in_rounds_5_and_9(number: int) -> None:
    game = before_the_city(march())
    game.skip_to_round(number)
    assert game.ai_at("sortie") == "0,0.c"
    assert game.ai_troops("sortie") == ["draw:0", "draw:1", "draw:1"]


@pytest.mark.rule("H3-AI-move", "H3-AI-reward")
def test_the_sortie_raids_what_the_player_holds_and_pays_when_beaten() -> None:
    game = before_the_city(march())
    game.own(0, GATES[1])
    game.skip_to_round(5)
    game.place_ai("sortie", game.free_beside(GATES[1]))
    income = game.player(0)["income"]["gold"]
    game.stand(0, "3,-1.c")
    game.ai_turn()
    game.to_own_turn()
    assert GATES[1] not in game.player(0)["flags"]
    assert game.player(0)["income"]["gold"] == income - 5
    gold = game.resources(0)[0]
    game.rout("sortie").to_own_turn()
    assert game.resources(0)[0] == gold + 6


@pytest.mark.parametrize("number", [4, 8, 12])
def test_wheels_turn_again_and_the_tale_goes_on(number: int) -> None:
    game = before_the_city(march())
    wheel = next(field for field in game.fields_of("water_wheel") if field.startswith("1,0"))
    game.position.black |= 1 << FIELD[wheel]
    game.banish()
    game.skip_to_round(number)
    assert not game.position.black >> FIELD[wheel] & 1
    assert bool(game.events_named("story")) == (number == 12)


@pytest.mark.rule("H3-GOAL-capture_town", "H3-GOAL-when", "H3-WHEN-victory")
def test_taking_the_city_back_wins_the_campaign_at_once() -> None:
    game = before_the_city(march())
    game.own(0, *GATES)
    game.rout("occupier")
    while not game.over:
        game.do_nothing()
    assert game.result == (1,)
    assert "0,0.c" in game.player(0)["flags"]
    assert [event["n"] for event in game.events_named("story")] == [1], "the tale ends"


def test_an_untouched_gate_is_worth_an_artifact() -> None:
    game = march(2, "castle/catherine gift=untouched_gate")
    assert [event["n"] for event in game.events_named("look")] == [3]


@pytest.mark.rule("H3-GOAL-measure")
def test_the_part_is_lost_without_a_home() -> None:
    game = march()
    game.banish()
    game.position.owned = (0,)
    game.end_own_round()
    assert game.result == (-1,)
    kept = before_the_city(march())
    kept.banish()
    kept.position.owned = (0,)
    kept.own(0, next(field for field in kept.fields_of("settlement")))
    kept.end_own_round()
    assert not kept.over


@pytest.mark.rule("H3-GOAL-main_hero_defeated")
def test_a_second_defeat_by_an_enemy_loses_the_part() -> None:
    game = before_the_city(march())
    game.skip_to_round(5)
    game.place_ai("sortie", "1,0.w")
    game.fall_to("sortie")
    game.end_own_round()
    assert not game.over
    game.give_troops("sortie", "pack:archangels")
    game.army(0, "castle_halberdiers")
    game.stand(0, game.free_beside(game.ai_at("sortie")), mp=1)
    game.lay((1, 1), "F1")
    game.own(0, *game.fields_of("settlement"))
    began = game.position.game_round
    game.into_battle(f"go:{game.ai_at('sortie')}")
    while not game.over:
        game.do_nothing()
    assert set(game.fields_of("settlement")) & set(game.player(0)["flags"]), "there is a home still"
    assert game.result == (-1,)
    assert game.position.game_round == began


def test_the_part_is_lost_after_round_14() -> None:
    assert march().lost_after(14)


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("long_live_the_queen_3", 1, bot, seed)
