"""Tiles and their fields: backs, guards, cubes, flags, and what lies face down."""

from collections.abc import Iterator

import pytest

from banneret.heroes.tables.tiles import GUARD, TILE_IDS
from tests.heroes.builder import THREE, HeroesGame, field_on, game_next_to, whole_game


def to_turn(game: HeroesGame, seat: int) -> HeroesGame:
    """Let turns go by until a seat is asked what to do in its turn."""
    game.end_turn()
    while game.asked() != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    return game


def backs(game: HeroesGame) -> dict[str, str]:
    """The kind of every face-down tile, as its back shows it."""
    return {tile["at"]: tile["kind"] for tile in game.seen()["tiles"] if tile["tile"] is None}


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-01", "H3-TIL-16")
def test_tiles_lie_face_down_as_the_scenario_lays_them_and_show_only_their_backs() -> None:
    assert backs(whole_game()) == {"1,0": "near", "2,0": "near", "0,1": "far", "3,-1": "far"}
    game = whole_game(THREE)
    assert backs(game) == {
        "0,0": "near", "1,0": "near", "-1,1": "near", "0,-1": "near", "1,-1": "far", "0,1": "far", "-1,0": "far",
    }  # fmt: skip
    faces = {tile["at"]: tile["tile"] for tile in game.seen()["tiles"] if tile["tile"]}
    assert faces == {"2,-1": "S3", "-1,2": "S2", "-1,-1": "S1"}


@pytest.mark.rule("H3-TIL-16", "H3-TIL-01")
@pytest.mark.parametrize("tile", ["N1", "N2", "N3", "N4", "N5", "N6"])
def test_any_near_tile_may_lie_on_a_near_place_but_only_once(tile: str) -> None:
    game = whole_game()
    game.stand(0, "0,0.e", mp=9)
    game.ask_again()
    game.luck(lands=[f"tile:{tile.lower()}"])
    game.play("discover:1,0", "rotate:1")
    game.stand(0, field_on("e"))
    game.ask_again()
    game.play("discover:2,0")
    assert game.events_named("discovered")[-1]["tile"] in {"N1", "N2", "N3", "N4", "N5", "N6"} - {tile}


@pytest.mark.rule("H3-TIL-02")
def test_every_tile_has_a_field_in_the_middle_and_six_around_it() -> None:
    game = whole_game()
    for tile in TILE_IDS:
        game.lay((1, 0), tile)
        laid = next(one for one in game.seen()["tiles"] if one["at"] == "1,0")
        assert [one["field"] for one in laid["fields"]] == [
            field_on(p) for p in ("c", "ne", "e", "se", "sw", "w", "nw")
        ]


@pytest.mark.rule("H3-TIL-17")
@pytest.mark.parametrize("tile", ["F4", "F5", "F6", "F7", "F8", "F9"])
def test_every_player_has_as_many_far_tiles_of_which_one_has_a_settlement(tile: str) -> None:
    game = whole_game()
    assert [game.player(number)["pool"] for number in (0, 1)] == [2, 2]
    game.lay((1, 0), "N1")
    game.stand(0, field_on("se"), mp=2)
    game.ask_again()
    game.luck(lands=[f"tile:{tile.lower()}"])
    game.play("lay:1,1", "rotate:1")
    game.stand(0, field_on("nw"))
    game.ask_again()
    game.play("lay:1,-1")
    game.play(game.choice.keys[0])
    assert game.events_named("laid")[-1]["tile"] in ("F1", "F2", "F3")
    assert [game.player(number)["pool"] for number in (0, 1)] == [0, 2]


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-03")
@pytest.mark.parametrize(
    ("tile", "place", "difficulty"), [("F1", "e", 2), ("F1", "nw", 3), ("N1", "c", 4), ("C1", "c", 7)]
)
def test_a_numeral_is_the_difficulty_of_the_guards(tile: str, place: str, difficulty: int) -> None:
    game, target = game_next_to(tile, place, guarded=True)
    for number in (0, 1):
        game.give(number)
    game.ask_again()
    assert game.field(target)["guard"] == difficulty
    game.play(f"go:{target}")
    assert game.events_named("encounter")[-1]["n"] == difficulty
    assert not game.events_named("visit")


@pytest.mark.rule("H3-TIL-13", "H3-MIN-08")
def test_guards_of_a_mine_are_gone_for_good_once_it_was_flagged() -> None:
    game = whole_game()
    game.one_guard()
    game.ask_again().play("go:0,0.sw")
    assert game.events_named("encounter")[-1]["n"] == 1
    game.beat_the_guard()
    assert (game.field("0,0.sw")["guard"], game.field("0,0.sw")["owner"]) == (0, 0)
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    game.stand(1, "0,0.w", mp=1)
    game.cleared("0,0.w")
    game.ask_again()
    mark = len(game.events)
    game.play("go:0,0.sw")
    assert "encounter" not in game.names_since(mark)
    assert game.field("0,0.sw")["owner"] == 1


@pytest.mark.rule("H3-EXD-055", "H3-TIL-13", "H3-MIN-06")
def test_a_mine_whose_owner_is_out_of_the_game_has_no_guards_and_no_bonus() -> None:
    game = whole_game(THREE)
    mine = game.approach("F4", "nw", mp=6)
    game.play(f"go:{mine}")
    assert game.field(mine)["owner"] == 0
    game.position.homeless = (1, 0, 0)
    game.position.owned = (game.position.owned[0] & ~(1 << game.position.town_at[0]), *game.position.owned[1:])
    game.stand(0, field_on("se"))
    while not game.events_named("eliminated"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    assert game.field(mine)["owner"] is None
    while game.asked() != (1, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    game.give(1)
    game.stand(1, field_on("w"), mp=1)
    game.ask_again()
    mark = len(game.events)
    game.play(f"go:{mine}")
    assert "encounter" not in game.names_since(mark)
    assert (game.field(mine)["owner"], game.resources(1)) == (1, (0, 0, 0))


@pytest.fixture
def guarded_stables() -> Iterator[None]:
    """No tile of the box guards a Revisitable field: let the Stables of F1 be of difficulty I for a while."""
    cell = 7 * TILE_IDS.index("F1") + 3
    GUARD[cell] = 1
    yield
    GUARD[cell] = 0


@pytest.mark.usefixtures("guarded_stables")
@pytest.mark.rule("H3-TIL-15", "H3-TIL-14")
def test_guards_of_a_revisitable_field_are_fought_until_they_are_beaten_once() -> None:
    game, stables = game_next_to("F1", "se", guarded=True)
    game.one_guard()
    game.ask_again().play(f"go:{stables}")
    assert len(game.events_named("encounter")) == 1
    game.beat_the_guard()
    assert game.events_named("movement")[-1]["n"] == 1
    assert not game.field(stables)["black_cube"]
    game.play("revisit:main", f"go:{field_on('c')}", f"go:{stables}")
    assert len(game.events_named("encounter")) == 1
    assert [gained["hero"] for gained in game.events_named("movement")[-3:]] == [0, 0, 0]


@pytest.mark.rule("H3-TIL-04")
def test_a_field_that_counts_as_empty_starts_no_combat() -> None:
    game = whole_game()
    game.one_guard()
    game.ask_again().play("go:0,0.w")
    game.beat_the_guard()
    while game.asked() != (0, "action"):
        game.play(game.choice.keys[0])
    mark = len(game.events)
    game.play("go:0,0.c", "go:0,0.w")
    assert game.names_since(mark) == ["walk", "visit"] * 2


# -- cubes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-07", "H3-TIL-08", "H3-EXD-053")
def test_a_field_with_a_black_cube_is_empty_for_everybody() -> None:
    game, wheel = game_next_to("F3", "nw")
    game.give(0)
    assert not game.field(wheel)["black_cube"]
    game.play(f"go:{wheel}")
    assert (game.resources(0), game.field(wheel)["black_cube"]) == ((3, 0, 0), True)
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    game.give(1)
    game.stand(1, field_on("ne"), mp=1)
    game.ask_again()
    mark = len(game.events)
    game.play(f"go:{wheel}")
    assert game.names_since(mark) == ["walk", "visit"]
    assert game.resources(1) == (0, 0, 0)


@pytest.mark.rule("H3-TIL-09")
def test_a_search_that_is_declined_marks_the_field_all_the_same() -> None:
    game, symbol = game_next_to("F1", "e")
    game.play(f"go:{symbol}", "no")
    assert game.field(symbol)["black_cube"]
    assert not game.events_named("gained")


@pytest.mark.rule("H3-TIL-10")
def test_a_captured_field_bears_the_captors_cube_and_serves_the_captor() -> None:
    game, mine = game_next_to("F7", "se")
    game.play(f"go:{mine}")
    assert game.field(mine)["flags"] == [0]
    assert game.player(0)["income"]["valuables"] == 1
    assert mine in game.player(0)["flags"]


@pytest.mark.rule("H3-TIL-11")
def test_another_captor_takes_over_cube_and_effect() -> None:
    game, mine = game_next_to("F7", "se")
    game.play(f"go:{mine}")
    game.stand(0, "0,0.c")
    to_turn(game, 1)
    game.approach("F7", "se", player=1)
    game.play(f"go:{mine}")
    assert game.field(mine)["flags"] == [1]
    assert [game.player(number)["income"]["valuables"] for number in (0, 1)] == [0, 1]


@pytest.mark.rule("H3-TIL-12")
def test_an_own_flag_makes_a_field_empty_for_oneself() -> None:
    game, mine = game_next_to("F7", "se")
    game.own(0, mine)
    mark = len(game.events)
    game.play(f"go:{mine}")
    assert game.names_since(mark) == ["walk", "visit"]
    assert game.player(0)["income"]["valuables"] == 0
    assert "revisit:main" not in game.keys
