"""Movement actions: what a movement point buys, and where a hero can go."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import FIELD, HeroesGame, field_on, game_next_to, touching, whole_game


def points(game: HeroesGame, number: int = 0) -> list[int]:
    """The movement points of a player's heroes."""
    return [hero["movement"] for hero in game.player(number)["heroes"] if hero]


def steps(game: HeroesGame, verb: str = "go") -> set[str]:
    """The fields a hero may step to now."""
    return {key.partition(":")[2] for key in game.keys if key.startswith(f"{verb}:")}


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    """Let turns go by until a round of the game."""
    while game.seen()["round"] < number or game.asked()[1] != "action":
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no", "keep")]
        game.play(skip[0] if skip else game.choice.keys[0])
    return game


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-01")
def test_a_main_hero_has_three_points_a_round_and_a_secondary_hero_two() -> None:
    game = whole_game()
    game.give(0, gold=10)
    game.ask_again().play("hire", "go:0,0.ne", "go2:0,0.se")
    assert points(game) == [2, 1]
    game.luck(draws=["proclaim:annoying_lizard"])
    to_round(game, 2)
    assert points(game) == [3, 2]
    assert points(game, 1) == [3]


@pytest.mark.rule("H3-MOV-01", "H3-MOV-12")
def test_points_of_the_astrologers_go_with_their_card() -> None:
    game = whole_game()
    game.luck(draws=["proclaim:battalions_stallion", "proclaim:annoying_lizard"])
    assert points(to_round(game, 2)) == [4]
    assert points(to_round(game, 3)) == [4]
    assert points(to_round(game, 4)) == [3]


@pytest.mark.rule("H3-MOV-02")
def test_nobody_moves_in_the_turn_of_another() -> None:
    game = whole_game()
    with pytest.raises(Refused):
        game.apply("go:3,0.ne", seat=1)
    assert not any(place.startswith("3,0") for place in steps(game))
    game.play("end_turn")
    assert game.asked() == (1, "play")
    assert not steps(game)
    game.play("pass")
    while game.asked()[1] != "action":
        game.play(game.choice.keys[-1])
    assert game.seen()["turn"] == 1
    assert steps(game) == {"3,0.ne", "3,0.e", "3,0.se", "3,0.sw", "3,0.w"}


@pytest.mark.rule("H3-MOV-03", "H3-MOV-09")
def test_steps_mix_with_other_actions_while_there_are_points() -> None:
    game = whole_game()
    game.give(0, gold=20, materials=9, valuables=9)
    game.ask_again().play("go:0,0.ne")
    game.play("build:mage_guild")
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[0])
    game.play("go:0,0.c", "recruit:castle_griffins")
    assert points(game) == [1]
    game.play("go:0,0.se")
    assert points(game) == [0]
    assert not steps(game)


@pytest.mark.rule("H3-MOV-04", "H3-MOV-09")
def test_a_point_buys_a_step_to_any_adjacent_field() -> None:
    game, _ = game_next_to("F1", "ne", mp=3)
    assert steps(game) == {field_on(place) for place in ("ne", "e", "se", "sw", "nw")}
    game.cleared(field_on("e"))
    game.ask_again().play(f"go:{field_on('ne')}")
    assert game.player(0)["heroes"][0] == {"field": field_on("ne"), "movement": 2, "last": field_on("ne")}


@pytest.mark.rule("H3-MOV-05", "H3-MOV-09")
@pytest.mark.parametrize(
    ("tile", "place", "may"),
    [("F1", "sw", True), ("F1", "se", True), ("F1", "c", False), ("F3", "nw", False), ("F4", "nw", False)],
)
def test_a_point_buys_another_visit_of_a_revisitable_field(tile: str, place: str, may: bool) -> None:
    game = whole_game()
    game.lay((1, 0), tile)
    game.stand(0, field_on(place), mp=2)
    game.ask_again()
    assert ("revisit:main" in game.keys) is may
    if may:
        before = len(game.events)
        game.play("revisit:main")
        assert "visit" in game.names_since(before)
        while game.asked()[1] != "action":
            game.play("done")
        assert points(game) == [1 if place == "sw" else 2]
        assert game.player(0)["heroes"][0]["field"] == field_on(place)


@pytest.mark.rule("H3-MOV-06", "H3-MOV-09")
def test_a_point_buys_another_round_against_guards() -> None:
    game = whole_game()
    game.one_guard()
    game.ask_again().play("go:0,0.w")
    game.wait_for_the_guard()
    assert game.keys == {"extend", "retreat"}
    game.play("extend")
    assert game.events_named("round")[-1]["n"] == 2
    game.luck(dice=[0, 0, 0, 0])
    game.play("done", "done")
    game.play("retreat")
    assert game.asked() == (0, "action")
    assert points(game) == [1]


@pytest.mark.rule("H3-MOV-07", "H3-MOV-09", "H3-EXD-138", "H3-TIL-26", "H3-TIL-28")
def test_a_point_discovers_a_tile_next_to_the_heros_field() -> None:
    game, _ = game_next_to("F1", "c", mp=1)
    game.stand(0, field_on("ne"), mp=1)
    game.ask_again()
    game.luck(lands=["tile:n4"])
    game.play("discover:2,0")
    assert len(game.keys) > 1
    assert game.keys <= {f"rotate:{n}" for n in range(1, 7)}
    game.play("rotate:3")
    laid = next(tile for tile in game.seen()["tiles"] if tile["at"] == "2,0")
    assert (laid["tile"], laid["rotation"]) == ("N4", 2)
    assert game.player(0)["heroes"][0] == {"field": field_on("ne"), "movement": 0, "last": field_on("ne")}


@pytest.mark.rule("H3-MOV-08", "H3-MOV-09", "H3-TIL-18", "H3-TIL-28")
def test_a_point_adds_a_tile_of_the_own_pool() -> None:
    game, _ = game_next_to("F1", "c", mp=1)
    game.lay((0, 0), "S3", 1)  # so turned, a way leads from the Town to the tile the hero is on
    game.stand(0, field_on("se"), mp=1)
    game.ask_again()
    game.luck(lands=["tile:f2"])
    game.play("lay:1,1", "rotate:1")
    assert next(tile["tile"] for tile in game.seen()["tiles"] if tile["at"] == "1,1") == "F2"
    assert game.player(0)["heroes"][0] == {"field": field_on("se"), "movement": 0, "last": field_on("se")}
    assert game.player(0)["pool"] == 1


@pytest.mark.rule("H3-MOV-10")
def test_each_hero_spends_its_own_points_in_any_order() -> None:
    game = whole_game()
    game.stand(0, "0,0.se", secondary=True, mp=2)
    game.ask_again()
    game.play("go:0,0.ne", "go2:0,0.c")
    assert points(game) == [2, 1]
    game.play("go2:0,0.se")
    assert points(game) == [2, 0]
    assert not steps(game, "go2")
    assert steps(game) == {"0,0.c", "0,0.e"}
    game.play("go:0,0.c", "go:0,0.ne")
    assert points(game) == [0, 0]
    assert not steps(game)


@pytest.mark.rule("H3-MOV-11", "H3-MOV-20", "H3-TIL-05")
def test_after_a_combat_the_field_is_visited_and_the_hero_goes_on() -> None:
    game = whole_game()
    game.one_guard()
    mark = len(game.events)
    game.ask_again().play("go:0,0.w")
    assert not game.events_named("visit")
    game.beat_the_guard()
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[0])
    names = game.names_since(mark)
    assert names.index("encounter") < names.index("attack") < names.index("visit") < names.index("map_die")
    assert game.field("0,0.w")["black_cube"]
    assert points(game) == [2]
    game.play("go:0,0.c")
    assert points(game) == [1]


@pytest.mark.rule("H3-MOV-12")
def test_points_above_the_allowance_are_gone_after_the_turn() -> None:
    game, stables = game_next_to("F1", "se", mp=3)
    game.position.mp[0] = 4
    game.play(f"go:{stables}")
    assert points(game) == [4]
    game.end_turn()
    assert points(game) == [0]
    game.luck(draws=["proclaim:annoying_lizard"])
    assert points(to_round(game, 2)) == [3]


@pytest.mark.rule("H3-MOV-12")
def test_points_gained_at_the_start_of_a_round_are_for_the_next_own_turn() -> None:
    game = whole_game(first=1)
    game.build(0, "city_hall")
    to_round(game, 2)
    while "choose:2" not in game.keys:
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    assert (game.asked(), game.seen()["round"]) == ((0, "amount"), 3)
    game.play("choose:2")
    assert (game.seen()["turn"], points(game)) == (1, [4])
    while game.seen()["turn"] != 0 or game.asked()[1] != "action":
        game.play(game.choice.keys[-1])
    assert points(game) == [4]
    game.end_turn()
    assert (game.seen()["round"], points(game)) == (4, [3])


# -- where a hero can go -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-13")
def test_fields_that_share_an_edge_are_adjacent_across_a_seam_too() -> None:
    game, _ = game_next_to("F3", "c")
    game.stand(0, "0,0.ne", mp=3)
    game.cleared(field_on("w"))
    game.ask_again()
    assert steps(game) == {"0,0.e", "0,0.c", "1,0.w"}
    game.play("go:1,0.w")
    assert game.field("1,0.w")["heroes"] == [0]


@pytest.mark.rule("H3-MOV-14", "H3-MOV-15", "H3-EXD-022")
def test_of_an_empty_a_blocked_and_a_face_down_field_only_the_empty_one_is_a_step() -> None:
    game = whole_game()
    game.stand(0, "0,0.ne", mp=3)
    game.position.black |= 1 << FIELD["0,0.e"]
    game.ask_again()
    assert set(touching("0,0.ne")) == {"0,0.c", "0,0.e", "0,0.nw", "1,0.w", "1,-1.sw", "1,-1.se"}
    assert steps(game) == {"0,0.c", "0,0.e"}
    assert {key for key in game.keys if key.startswith("discover")} == {"discover:1,0"}
    for place in ("0,0.nw", "1,0.w", "1,-1.sw"):
        with pytest.raises(Refused):
            game.play(f"go:{place}")
    assert points(game) == [3]


@pytest.mark.rule("H3-MOV-15")
def test_a_card_may_carry_a_hero_over_a_blocked_field() -> None:
    game, blocked = game_next_to("F1", "w", mp=2)
    game.deal(0, hand=["angel_wings"])
    game.ask_again()
    assert blocked not in steps(game)
    game.play("play:angel_wings")
    assert blocked in steps(game)
    game.play(f"go:{blocked}")
    assert "stop" not in game.keys
    assert field_on("sw") in steps(game)


@pytest.mark.rule("H3-MOV-16")
def test_a_hero_on_a_blocked_field_may_leave_it() -> None:
    game = whole_game()
    game.lay((1, 0), "F1")
    game.stand(0, field_on("w"), mp=2)
    game.ask_again()
    assert {field_on("c"), field_on("sw"), field_on("nw")} <= steps(game)
    game.play(f"go:{field_on('c')}")
    assert points(game) == [1]
    assert field_on("w") not in steps(game)


@pytest.mark.rule("H3-MOV-23")
def test_a_border_line_stops_steps_both_ways_but_no_discovery() -> None:
    game, _ = game_next_to("F3", "c")
    game.stand(0, "0,0.e", mp=3)
    game.cleared(field_on("w"), field_on("sw"))
    game.ask_again()
    assert {"1,0.w", "1,0.sw"} <= set(touching("0,0.e"))
    assert steps(game) == {"0,0.ne", "0,0.c", "0,0.se"}
    game.stand(0, field_on("sw"))
    game.ask_again()
    assert steps(game) == {field_on("w"), field_on("c")}
    game = whole_game()
    game.stand(0, "0,0.e", mp=3)
    game.ask_again()
    assert {"discover:1,0", "discover:0,1"} <= game.keys


# -- who is met --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-19")
def test_a_field_with_an_enemy_hero_is_a_combat_and_no_way_through() -> None:
    game, _ = game_next_to("F1", "c", mp=3)
    game.stand(1, field_on("c"))
    for number in (0, 1):
        game.give(number)
    game.ask_again()
    game.play(f"go:{field_on('c')}")
    assert [(fight["hero"], fight["hero2"]) for fight in game.events_named("fight")] == [(0, 2)]
    assert game.seen()["combat"] is not None
    assert not steps(game)


@pytest.mark.rule("H3-MOV-21")
def test_a_guarded_field_is_not_walked_through() -> None:
    game = whole_game()
    game.one_guard()
    game.ask_again().play("go:0,0.w")
    assert not steps(game)
    game.wait_for_the_guard()
    game.play("retreat")
    assert game.player(0)["heroes"][0] == {"field": "0,0.c", "movement": 2, "last": "0,0.c"}
    assert (game.field("0,0.w")["guard"], game.field("0,0.w")["black_cube"]) == (1, False)
