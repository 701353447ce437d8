"""Movement actions: what a movement point buys, and where a hero can go."""

import pytest

from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    ask_again,
    asked,
    build,
    deal,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    lay,
    luck,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.tours import (
    at_the_door,
    beat_the_guard,
    cleared,
    on,
    one_guard,
    since,
    touching,
    wait_for_the_guard,
)


def points(game: Game, number: int = 0) -> list[int]:
    """The movement points of a player's heroes."""
    return [hero["movement"] for hero in player(game, number)["heroes"] if hero]


def steps(game: Game, verb: str = "go") -> set[str]:
    """The fields a hero may step to now."""
    return {key.partition(":")[2] for key in keys(game) if key.startswith(f"{verb}:")}


def to_round(game: Game, number: int) -> Game:
    """Let turns go by until a round of the game."""
    while seen(game)["round"] < number or asked(game)[1] != "action":
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no", "keep")]
        play(game, skip[0] if skip else game.choice.keys[0])
    return game


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-01")
def test_a_main_hero_has_three_points_a_round_and_a_secondary_hero_two() -> None:
    game = journey()
    give(game, 0, gold=10)
    play(ask_again(game), "hire", "go:0,0.ne", "go2:0,0.se")
    assert points(game) == [2, 1]
    luck(game, draws=["proclaim:annoying_lizard"])
    to_round(game, 2)
    assert points(game) == [3, 2]
    assert points(game, 1) == [3]


@pytest.mark.rule("H3-MOV-01", "H3-MOV-12")
def test_points_of_the_astrologers_go_with_their_card() -> None:
    game = journey()
    luck(game, draws=["proclaim:battalions_stallion", "proclaim:annoying_lizard"])
    assert points(to_round(game, 2)) == [4]
    assert points(to_round(game, 3)) == [4]
    assert points(to_round(game, 4)) == [3]


@pytest.mark.rule("H3-MOV-02")
def test_nobody_moves_in_the_turn_of_another() -> None:
    game = journey()
    with pytest.raises(Refused):
        game.apply("go:3,0.ne", seat=1)
    assert not any(place.startswith("3,0") for place in steps(game))
    play(game, "end_turn")
    assert asked(game) == (1, "play")
    assert not steps(game)
    play(game, "pass")
    while asked(game)[1] != "action":
        play(game, game.choice.keys[-1])
    assert seen(game)["turn"] == 1
    assert steps(game) == {"3,0.ne", "3,0.e", "3,0.se", "3,0.sw", "3,0.w"}


@pytest.mark.rule("H3-MOV-03", "H3-MOV-09")
def test_steps_mix_with_other_actions_while_there_are_points() -> None:
    game = journey()
    give(game, 0, gold=20, materials=9, valuables=9)
    play(ask_again(game), "go:0,0.ne")
    play(game, "build:mage_guild")
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[0])
    play(game, "go:0,0.c", "recruit:castle_griffins")
    assert points(game) == [1]
    play(game, "go:0,0.se")
    assert points(game) == [0]
    assert not steps(game)


@pytest.mark.rule("H3-MOV-04", "H3-MOV-09")
def test_a_point_buys_a_step_to_any_adjacent_field() -> None:
    game, _ = at_the_door("F1", "ne", mp=3)
    assert steps(game) == {on(place) for place in ("ne", "e", "se", "sw", "nw")}
    cleared(game, on("e"))
    play(ask_again(game), f"go:{on('ne')}")
    assert player(game, 0)["heroes"][0] == {"field": on("ne"), "movement": 2, "last": on("ne")}


@pytest.mark.rule("H3-MOV-05", "H3-MOV-09")
@pytest.mark.parametrize(
    ("tile", "place", "may"),
    [("F1", "sw", True), ("F1", "se", True), ("F1", "c", False), ("F3", "nw", False), ("F4", "nw", False)],
)
def test_a_point_buys_another_visit_of_a_revisitable_field(tile: str, place: str, may: bool) -> None:
    game = journey()
    lay(game, (1, 0), tile)
    stand(game, 0, on(place), mp=2)
    ask_again(game)
    assert ("revisit:main" in keys(game)) is may
    if may:
        before = len(game.events)
        play(game, "revisit:main")
        assert "visit" in since(game, before)
        while asked(game)[1] != "action":
            play(game, "done")
        assert points(game) == [1 if place == "sw" else 2]
        assert player(game, 0)["heroes"][0]["field"] == on(place)


@pytest.mark.rule("H3-MOV-06", "H3-MOV-09")
def test_a_point_buys_another_round_against_guards() -> None:
    game = journey()
    one_guard(game)
    play(ask_again(game), "go:0,0.w")
    wait_for_the_guard(game)
    assert keys(game) == {"extend", "retreat"}
    play(game, "extend")
    assert happened(game, "round")[-1]["n"] == 2
    luck(game, dice=[0, 0, 0, 0])
    play(game, "done", "done")
    play(game, "retreat")
    assert asked(game) == (0, "action")
    assert points(game) == [1]


@pytest.mark.rule("H3-MOV-07", "H3-MOV-09", "H3-EXD-138", "H3-TIL-26", "H3-TIL-28")
def test_a_point_discovers_a_tile_next_to_the_heros_field() -> None:
    game, _ = at_the_door("F1", "c", mp=1)
    stand(game, 0, on("ne"), mp=1)
    ask_again(game)
    luck(game, lands=["tile:n4"])
    play(game, "discover:2,0")
    assert len(keys(game)) > 1
    assert keys(game) <= {f"rotate:{n}" for n in range(1, 7)}
    play(game, "rotate:3")
    laid = next(tile for tile in seen(game)["tiles"] if tile["at"] == "2,0")
    assert (laid["tile"], laid["rotation"]) == ("N4", 2)
    assert player(game, 0)["heroes"][0] == {"field": on("ne"), "movement": 0, "last": on("ne")}


@pytest.mark.rule("H3-MOV-08", "H3-MOV-09", "H3-TIL-18", "H3-TIL-28")
def test_a_point_adds_a_tile_of_the_own_pool() -> None:
    game, _ = at_the_door("F1", "c", mp=1)
    lay(game, (0, 0), "S3", 1)  # so turned, a way leads from the Town to the tile the hero is on
    stand(game, 0, on("se"), mp=1)
    ask_again(game)
    luck(game, lands=["tile:f2"])
    play(game, "lay:1,1", "rotate:1")
    assert next(tile["tile"] for tile in seen(game)["tiles"] if tile["at"] == "1,1") == "F2"
    assert player(game, 0)["heroes"][0] == {"field": on("se"), "movement": 0, "last": on("se")}
    assert player(game, 0)["pool"] == 1


@pytest.mark.rule("H3-MOV-10")
def test_each_hero_spends_its_own_points_in_any_order() -> None:
    game = journey()
    stand(game, 0, "0,0.se", secondary=True, mp=2)
    ask_again(game)
    play(game, "go:0,0.ne", "go2:0,0.c")
    assert points(game) == [2, 1]
    play(game, "go2:0,0.se")
    assert points(game) == [2, 0]
    assert not steps(game, "go2")
    assert steps(game) == {"0,0.c", "0,0.e"}
    play(game, "go:0,0.c", "go:0,0.ne")
    assert points(game) == [0, 0]
    assert not steps(game)


@pytest.mark.rule("H3-MOV-11", "H3-MOV-20", "H3-TIL-05")
def test_after_a_combat_the_field_is_visited_and_the_hero_goes_on() -> None:
    game = journey()
    one_guard(game)
    mark = len(game.events)
    play(ask_again(game), "go:0,0.w")
    assert not happened(game, "visit")
    beat_the_guard(game)
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[0])
    names = since(game, mark)
    assert names.index("encounter") < names.index("attack") < names.index("visit") < names.index("map_die")
    assert field(game, "0,0.w")["black_cube"]
    assert points(game) == [2]
    play(game, "go:0,0.c")
    assert points(game) == [1]


@pytest.mark.rule("H3-MOV-12")
def test_points_above_the_allowance_are_gone_after_the_turn() -> None:
    game, stables = at_the_door("F1", "se", mp=3)
    state_of(game).mp[0] = 4
    play(game, f"go:{stables}")
    assert points(game) == [4]
    end_turn(game)
    assert points(game) == [0]
    luck(game, draws=["proclaim:annoying_lizard"])
    assert points(to_round(game, 2)) == [3]


@pytest.mark.rule("H3-MOV-12")
def test_points_gained_at_the_start_of_a_round_are_for_the_next_own_turn() -> None:
    game = journey(first=1)
    build(game, 0, "city_hall")
    to_round(game, 2)
    while "choose:2" not in keys(game):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])
    assert (asked(game), seen(game)["round"]) == ((0, "amount"), 3)
    play(game, "choose:2")
    assert (seen(game)["turn"], points(game)) == (1, [4])
    while seen(game)["turn"] != 0 or asked(game)[1] != "action":
        play(game, game.choice.keys[-1])
    assert points(game) == [4]
    end_turn(game)
    assert (seen(game)["round"], points(game)) == (4, [3])


# -- where a hero can go -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-13")
def test_fields_that_share_an_edge_are_adjacent_across_a_seam_too() -> None:
    game, _ = at_the_door("F3", "c")
    stand(game, 0, "0,0.ne", mp=3)
    cleared(game, on("w"))
    ask_again(game)
    assert steps(game) == {"0,0.e", "0,0.c", "1,0.w"}
    play(game, "go:1,0.w")
    assert field(game, "1,0.w")["heroes"] == [0]


@pytest.mark.rule("H3-MOV-14", "H3-MOV-15", "H3-EXD-022")
def test_of_an_empty_a_blocked_and_a_face_down_field_only_the_empty_one_is_a_step() -> None:
    game = journey()
    stand(game, 0, "0,0.ne", mp=3)
    state_of(game).black |= 1 << FIELD["0,0.e"]
    ask_again(game)
    assert set(touching("0,0.ne")) == {"0,0.c", "0,0.e", "0,0.nw", "1,0.w", "1,-1.sw", "1,-1.se"}
    assert steps(game) == {"0,0.c", "0,0.e"}
    assert {key for key in keys(game) if key.startswith("discover")} == {"discover:1,0"}
    for place in ("0,0.nw", "1,0.w", "1,-1.sw"):
        with pytest.raises(Refused):
            play(game, f"go:{place}")
    assert points(game) == [3]


@pytest.mark.rule("H3-MOV-15")
def test_a_card_may_carry_a_hero_over_a_blocked_field() -> None:
    game, blocked = at_the_door("F1", "w", mp=2)
    deal(game, 0, hand=["angel_wings"])
    ask_again(game)
    assert blocked not in steps(game)
    play(game, "play:angel_wings")
    assert blocked in steps(game)
    play(game, f"go:{blocked}")
    assert "stop" not in keys(game)
    assert on("sw") in steps(game)


@pytest.mark.rule("H3-MOV-16")
def test_a_hero_on_a_blocked_field_may_leave_it() -> None:
    game = journey()
    lay(game, (1, 0), "F1")
    stand(game, 0, on("w"), mp=2)
    ask_again(game)
    assert {on("c"), on("sw"), on("nw")} <= steps(game)
    play(game, f"go:{on('c')}")
    assert points(game) == [1]
    assert on("w") not in steps(game)


@pytest.mark.rule("H3-MOV-23")
def test_a_border_line_stops_steps_both_ways_but_no_discovery() -> None:
    game, _ = at_the_door("F3", "c")
    stand(game, 0, "0,0.e", mp=3)
    cleared(game, on("w"), on("sw"))
    ask_again(game)
    assert {"1,0.w", "1,0.sw"} <= set(touching("0,0.e"))
    assert steps(game) == {"0,0.ne", "0,0.c", "0,0.se"}
    stand(game, 0, on("sw"))
    ask_again(game)
    assert steps(game) == {on("w"), on("c")}
    game = journey()
    stand(game, 0, "0,0.e", mp=3)
    ask_again(game)
    assert {"discover:1,0", "discover:0,1"} <= keys(game)


# -- who is met --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-19")
def test_a_field_with_an_enemy_hero_is_a_combat_and_no_way_through() -> None:
    game, _ = at_the_door("F1", "c", mp=3)
    stand(game, 1, on("c"))
    for number in (0, 1):
        give(game, number)
    ask_again(game)
    play(game, f"go:{on('c')}")
    assert [(fight["hero"], fight["hero2"]) for fight in happened(game, "fight")] == [(0, 2)]
    assert seen(game)["combat"] is not None
    assert not steps(game)


@pytest.mark.rule("H3-MOV-21")
def test_a_guarded_field_is_not_walked_through() -> None:
    game = journey()
    one_guard(game)
    play(ask_again(game), "go:0,0.w")
    assert not steps(game)
    wait_for_the_guard(game)
    play(game, "retreat")
    assert player(game, 0)["heroes"][0] == {"field": "0,0.c", "movement": 2, "last": "0,0.c"}
    assert (field(game, "0,0.w")["guard"], field(game, "0,0.w")["black_cube"]) == (1, False)
