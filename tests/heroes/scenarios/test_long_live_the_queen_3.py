"""Steadwick's Liberation: a shut city, a tunnel that feeds it, a general in chains."""

import pytest

from banneret.heroes.state.ai_heroes import edit_host
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    fields_of,
    happened,
    keys,
    lay,
    level,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.quest import (
    banish,
    beside,
    end_round,
    fall_to,
    give_troops,
    lost_after,
    next_round,
    place_ai,
    quest,
    rout,
    troops,
    where,
)
from tests.heroes.support.saga import played_out
from tests.heroes.support.solo import ai_turn, fight_on, into_battle, to_own_turn
from tests.heroes.support.war import STRONG, do_nothing

NEAR = {(1, -1): "N3", (1, 0): "N6"}
GATES = ("1,-1.e", "1,0.ne")
"""The mines of the two tiles, which lie as they are printed."""
FOUNTAIN = "1,0.e"


def march(bonus: int = 2, seat: str = "castle/catherine", **options: str) -> Game:
    return quest("long_live_the_queen_3", seat, bonus, **options)


def before_the_city(game: Game) -> Game:
    """The land before Steadwick lies open, and the city so that one could walk in."""
    for spot, tile in NEAR.items():
        lay(game, spot, tile)
    for way in range(6):
        lay(game, (0, 0), "S3", way)
        if doors(game):
            return game
    raise AssertionError("no way in")


def doors(game: Game) -> list[str]:
    """Fields before the city from which one can step onto its tile."""
    from banneret.heroes.adventure.map.land import open_around
    from banneret.heroes.geometry.map_grid import field_name

    state = state_of(game)
    tile = FIELD["0,0.c"] // 7
    near = {other for field in range(7 * tile, 7 * tile + 7) for other in open_around(state, field)}
    return sorted(field_name(other) for other in near if other // 7 != tile and state.land[other // 7] >= 0)


def offers(game: Game, field: str) -> set[str]:
    stand(game, 0, field, mp=3)
    return keys(ask_again(game))


def test_the_queen_begins_in_the_camp_while_her_town_is_held() -> None:
    game = march()
    mine = player(game, 0)
    camp = next(field for field in fields_of(game, "settlement") if field.startswith("3,-1"))
    assert mine["heroes"][0]["field"] == camp
    assert mine["flags"] == [camp]
    assert mine["town"] == "0,0.c"
    assert seen(game)["ai_flags"] == sorted(seen(game)["ai_flags"])
    assert {"0,0.c", "-1,2.c"} == set(seen(game)["ai_flags"])
    assert mine["units"] == ["castle_halberdiers+", "castle_marksmen+", "castle_crusaders"]


def test_the_occupier_and_the_tunnel_guard_stay_where_they_are() -> None:
    game = march()
    assert troops(game, "occupier") == ["draw:1", "dungeon_manticores", "dungeon_medusas+", "dungeon_minotaurs+"]
    assert troops(game, "tunnel_guard") == ["draw:2", "dungeon_evil_eyes+", "dungeon_troglodytes+"]
    next_round(game, 3)
    assert (where(game, "occupier"), where(game, "tunnel_guard")) == ("0,0.c", "-1,2.c")


def test_the_town_board_is_in_use_all_the_same() -> None:
    game = march()
    assert player(game, 0)["building_kinds"] == ["citadel", "dwelling_bronze", "dwelling_silver"]
    assert any(key.startswith("build:") for key in keys(game))
    assert any(key.startswith("recruit:") for key in keys(game))


@pytest.mark.parametrize(("bonus", "looks"), [(1, 0), (2, 0), (3, 2)])
def test_the_bonus_is_giants_a_treasury_or_wizards(bonus: int, looks: int) -> None:
    game = march(bonus)
    assert ("castle_champions" in player(game, 0)["units"]) == (bonus == 1)
    assert resources(game, 0) == ((25, 6, 4) if bonus == 2 else (15, 6, 2))
    assert len(happened(game, "look")) == looks


@pytest.mark.parametrize(("held", "open_city"), [((), False), (GATES[:1], False), (GATES, True)])
def test_steadwick_is_shut_until_both_outer_gates_are_held(held: tuple[str, ...], open_city: bool) -> None:
    game = before_the_city(march())
    own(game, 0, *held)
    door = doors(game)[0]
    assert any(key.startswith("go:0,0.") for key in offers(game, door)) == open_city


def test_an_obelisk_is_no_outer_gate() -> None:
    game = before_the_city(march())
    own(game, 0, GATES[0], "1,-1.c")
    assert not any(key.startswith("go:0,0.") for key in offers(game, doors(game)[0]))


def test_the_general_is_freed_from_guards_of_level_5() -> None:
    game = before_the_city(march())
    banish(game)
    stand(game, 0, beside(game, FOUNTAIN), mp=3)
    level(game, 0, 10)
    play(ask_again(game), f"go:{FOUNTAIN}")
    assert happened(game, "encounter") == [{"hero": 0, "field": FOUNTAIN, "n": 5}]
    to_own_turn(game)
    assert player(game, 0)["heroes"][1]["field"] == FOUNTAIN
    assert player(game, 0)["morale"] == "positive"


def test_other_fountains_are_not_guarded() -> None:
    game = march()
    lay(game, (2, 0), "F9")
    fountain = next(field for field in fields_of(game, "fountain_of_youth") if field.startswith("2,0"))
    tiles = [tile.get("fields", ()) for tile in seen(game)["tiles"]]
    assert next(one for fields in tiles for one in fields if one["field"] == fountain)["guard"] == 0


def lose_two(game: Game) -> Game:
    """The garrison has lost two packs and a unit that was none."""
    give_troops(game, "occupier", "pack:harpies", "few:black_dragons")
    return game


@pytest.mark.parametrize("tunnel", [True, False])
def test_a_pack_comes_back_every_resource_round_while_the_tunnel_is_open(tunnel: bool) -> None:
    game = lose_two(march())
    if not tunnel:
        lay(game, (-1, 2), "S2")
        own(game, 0, "-1,2.c")
        edit_host(state_of(game)).flags &= ~(1 << FIELD["-1,2.c"])
    next_round(game, 2)
    assert len(troops(game, "occupier")) == 2, "the second round is the Astrologers'"
    next_round(game, 3)
    expected = ["dungeon_minotaurs+"] if tunnel else []
    assert sorted(troops(game, "occupier")) == sorted(["dungeon_harpies+", "dungeon_black_dragons", *expected])
    next_round(game, 5)
    assert ("dungeon_medusas+" in troops(game, "occupier")) == tunnel
    next_round(game, 7)
    assert "dungeon_manticores" not in troops(game, "occupier"), "no pack is left to come back"


def test_the_losses_of_the_occupier_last() -> None:
    game = before_the_city(march())
    own(game, 0, *GATES)
    others = ["dungeon_black_dragons", "dungeon_medusas+", "dungeon_minotaurs+"]
    give_troops(game, "occupier", "few:skeletons", "pack:minotaurs", "pack:medusas", "few:black_dragons")
    stand(game, 0, beside(game, "0,0.c"), mp=2)
    army(game, 0, STRONG)
    into_battle(game, "go:0,0.c")
    fight_on(game)
    assert [event["unit"] for event in happened(game, "defeat")] == ["necropolis_skeletons@10", "castle_archangels@0"]
    assert troops(game, "occupier") == others


def test_steadwick_has_walls_gate_and_tower() -> None:
    game = before_the_city(march())
    own(game, 0, *GATES)
    stand(game, 0, beside(game, "0,0.c"), mp=2)
    army(game, 0, STRONG)
    into_battle(game, "go:0,0.c")
    while not happened(game, "siege"):
        play(game, sorted(keys(game))[0])
    combat = seen(game)["combat"]
    assert (len(combat["walls"]), len(combat["gate"])) == (3, 1)
    assert any(unit["unit"] == "arrow_tower" for unit in combat["units"])


@pytest.mark.parametrize("number", [5, 9])
def test_a_sortie_leaves_the_city_in_rounds_5_and_9(number: int) -> None:
    game = before_the_city(march())
    next_round(game, number)
    assert where(game, "sortie") == "0,0.c"
    assert troops(game, "sortie") == ["draw:0", "draw:1", "draw:1"]


def test_the_sortie_raids_what_the_player_holds_and_pays_when_beaten() -> None:
    game = before_the_city(march())
    own(game, 0, GATES[1])
    next_round(game, 5)
    place_ai(game, "sortie", beside(game, GATES[1]))
    income = player(game, 0)["income"]["gold"]
    stand(game, 0, "3,-1.c")
    ai_turn(game)
    to_own_turn(game)
    assert GATES[1] not in player(game, 0)["flags"]
    assert player(game, 0)["income"]["gold"] == income - 5
    gold = resources(game, 0)[0]
    to_own_turn(rout(game, "sortie"))
    assert resources(game, 0)[0] == gold + 6


@pytest.mark.parametrize("number", [4, 8, 12])
def test_wheels_turn_again_and_the_tale_goes_on(number: int) -> None:
    game = before_the_city(march())
    wheel = next(field for field in fields_of(game, "water_wheel") if field.startswith("1,0"))
    state_of(game).black |= 1 << FIELD[wheel]
    banish(game)
    next_round(game, number)
    assert not state_of(game).black >> FIELD[wheel] & 1
    assert bool(happened(game, "story")) == (number == 12)


def test_taking_the_city_back_wins_the_campaign_at_once() -> None:
    game = before_the_city(march())
    own(game, 0, *GATES)
    rout(game, "occupier")
    while not game.over:
        do_nothing(game)
    assert game.result == (1,)
    assert "0,0.c" in player(game, 0)["flags"]
    assert [event["n"] for event in happened(game, "story")] == [1], "the tale ends"


def test_an_untouched_gate_is_worth_an_artifact() -> None:
    game = march(2, "castle/catherine gift=untouched_gate")
    assert [event["n"] for event in happened(game, "look")] == [3]


def test_the_part_is_lost_without_a_home() -> None:
    game = march()
    banish(game)
    state_of(game).owned = (0,)
    end_round(game)
    assert game.result == (-1,)
    kept = before_the_city(march())
    banish(kept)
    state_of(kept).owned = (0,)
    own(kept, 0, next(field for field in fields_of(kept, "settlement")))
    end_round(kept)
    assert not kept.over


def test_a_second_defeat_by_an_enemy_loses_the_part() -> None:
    game = before_the_city(march())
    next_round(game, 5)
    place_ai(game, "sortie", "1,0.w")
    fall_to(game, "sortie")
    end_round(game)
    assert not game.over
    give_troops(game, "sortie", "pack:archangels")
    army(game, 0, "castle_halberdiers")
    stand(game, 0, beside(game, where(game, "sortie")), mp=1)
    lay(game, (1, 1), "F1")
    own(game, 0, *fields_of(game, "settlement"))
    began = state_of(game).game_round
    into_battle(game, f"go:{where(game, 'sortie')}")
    while not game.over:
        do_nothing(game)
    assert set(fields_of(game, "settlement")) & set(player(game, 0)["flags"]), "there is a home still"
    assert game.result == (-1,)
    assert state_of(game).game_round == began


def test_the_part_is_lost_after_round_14() -> None:
    assert lost_after(march(), 14)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played_out("long_live_the_queen_3", 1, bot, seed)
