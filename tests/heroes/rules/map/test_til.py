"""Tiles and their fields: backs, guards, cubes, flags, and what lies face down."""

from collections.abc import Iterator

import pytest

from banneret.heroes.tables.tiles import GUARD, TILE_IDS
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    THREE,
    ask_again,
    asked,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    lay,
    luck,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.tours import at_the_door, beat_the_guard, cleared, door, on, one_guard, since


def to_turn(game: Game, seat: int) -> Game:
    """Let turns go by until a seat is asked what to do in its turn."""
    end_turn(game)
    while asked(game) != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])
    return game


def backs(game: Game) -> dict[str, str]:
    """The kind of every face-down tile, as its back shows it."""
    return {tile["at"]: tile["kind"] for tile in seen(game)["tiles"] if tile["tile"] is None}


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-01", "H3-TIL-16")
def test_tiles_lie_face_down_as_the_scenario_lays_them_and_show_only_their_backs() -> None:
    assert backs(journey()) == {"1,0": "near", "2,0": "near", "0,1": "far", "3,-1": "far"}
    game = journey(THREE)
    assert backs(game) == {
        "0,0": "near", "1,0": "near", "-1,1": "near", "0,-1": "near", "1,-1": "far", "0,1": "far", "-1,0": "far",
    }  # fmt: skip
    faces = {tile["at"]: tile["tile"] for tile in seen(game)["tiles"] if tile["tile"]}
    assert faces == {"2,-1": "S3", "-1,2": "S2", "-1,-1": "S1"}


@pytest.mark.rule("H3-TIL-16", "H3-TIL-01")
@pytest.mark.parametrize("tile", ["N1", "N2", "N3", "N4", "N5", "N6"])
def test_any_near_tile_may_lie_on_a_near_place_but_only_once(tile: str) -> None:
    game = journey()
    stand(game, 0, "0,0.e", mp=9)
    ask_again(game)
    luck(game, lands=[f"tile:{tile.lower()}"])
    play(game, "discover:1,0", "rotate:1")
    stand(game, 0, on("e"))
    ask_again(game)
    play(game, "discover:2,0")
    assert happened(game, "discovered")[-1]["tile"] in {"N1", "N2", "N3", "N4", "N5", "N6"} - {tile}


@pytest.mark.rule("H3-TIL-02")
def test_every_tile_has_a_field_in_the_middle_and_six_around_it() -> None:
    game = journey()
    for tile in TILE_IDS:
        lay(game, (1, 0), tile)
        laid = next(one for one in seen(game)["tiles"] if one["at"] == "1,0")
        assert [one["field"] for one in laid["fields"]] == [on(p) for p in ("c", "ne", "e", "se", "sw", "w", "nw")]


@pytest.mark.rule("H3-TIL-17")
@pytest.mark.parametrize("tile", ["F4", "F5", "F6", "F7", "F8", "F9"])
def test_every_player_has_as_many_far_tiles_of_which_one_has_a_settlement(tile: str) -> None:
    game = journey()
    assert [player(game, number)["pool"] for number in (0, 1)] == [2, 2]
    lay(game, (1, 0), "N1")
    stand(game, 0, on("se"), mp=2)
    ask_again(game)
    luck(game, lands=[f"tile:{tile.lower()}"])
    play(game, "lay:1,1", "rotate:1")
    stand(game, 0, on("nw"))
    ask_again(game)
    play(game, "lay:1,-1")
    play(game, game.choice.keys[0])
    assert happened(game, "laid")[-1]["tile"] in ("F1", "F2", "F3")
    assert [player(game, number)["pool"] for number in (0, 1)] == [0, 2]


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-03")
@pytest.mark.parametrize(
    ("tile", "place", "difficulty"), [("F1", "e", 2), ("F1", "nw", 3), ("N1", "c", 4), ("C1", "c", 7)]
)
def test_a_numeral_is_the_difficulty_of_the_guards(tile: str, place: str, difficulty: int) -> None:
    game, target = at_the_door(tile, place, guarded=True)
    for number in (0, 1):
        give(game, number)
    ask_again(game)
    assert field(game, target)["guard"] == difficulty
    play(game, f"go:{target}")
    assert happened(game, "encounter")[-1]["n"] == difficulty
    assert not happened(game, "visit")


@pytest.mark.rule("H3-TIL-13", "H3-MIN-08")
def test_guards_of_a_mine_are_gone_for_good_once_it_was_flagged() -> None:
    game = journey()
    one_guard(game)
    play(ask_again(game), "go:0,0.sw")
    assert happened(game, "encounter")[-1]["n"] == 1
    beat_the_guard(game)
    assert (field(game, "0,0.sw")["guard"], field(game, "0,0.sw")["owner"]) == (0, 0)
    stand(game, 0, "0,0.c")
    to_turn(game, 1)
    stand(game, 1, "0,0.w", mp=1)
    cleared(game, "0,0.w")
    ask_again(game)
    mark = len(game.events)
    play(game, "go:0,0.sw")
    assert "encounter" not in since(game, mark)
    assert field(game, "0,0.sw")["owner"] == 1


@pytest.mark.rule("H3-EXD-055", "H3-TIL-13", "H3-MIN-06")
def test_a_mine_whose_owner_is_out_of_the_game_has_no_guards_and_no_bonus() -> None:
    game = journey(THREE)
    mine = door(game, "F4", "nw", mp=6)
    play(game, f"go:{mine}")
    assert field(game, mine)["owner"] == 0
    state_of(game).homeless = (1, 0, 0)
    state_of(game).owned = (state_of(game).owned[0] & ~(1 << state_of(game).town_at[0]), *state_of(game).owned[1:])
    stand(game, 0, on("se"))
    while not happened(game, "eliminated"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])
    assert field(game, mine)["owner"] is None
    while asked(game) != (1, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])
    give(game, 1)
    stand(game, 1, on("w"), mp=1)
    ask_again(game)
    mark = len(game.events)
    play(game, f"go:{mine}")
    assert "encounter" not in since(game, mark)
    assert (field(game, mine)["owner"], resources(game, 1)) == (1, (0, 0, 0))


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
    game, stables = at_the_door("F1", "se", guarded=True)
    one_guard(game)
    play(ask_again(game), f"go:{stables}")
    assert len(happened(game, "encounter")) == 1
    beat_the_guard(game)
    assert happened(game, "movement")[-1]["n"] == 1
    assert not field(game, stables)["black_cube"]
    play(game, "revisit:main", f"go:{on('c')}", f"go:{stables}")
    assert len(happened(game, "encounter")) == 1
    assert [gained["hero"] for gained in happened(game, "movement")[-3:]] == [0, 0, 0]


@pytest.mark.rule("H3-TIL-04")
def test_a_field_that_counts_as_empty_starts_no_combat() -> None:
    game = journey()
    one_guard(game)
    play(ask_again(game), "go:0,0.w")
    beat_the_guard(game)
    while asked(game) != (0, "action"):
        play(game, game.choice.keys[0])
    mark = len(game.events)
    play(game, "go:0,0.c", "go:0,0.w")
    assert since(game, mark) == ["walk", "visit"] * 2


# -- cubes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-07", "H3-TIL-08", "H3-EXD-053")
def test_a_field_with_a_black_cube_is_empty_for_everybody() -> None:
    game, wheel = at_the_door("F3", "nw")
    give(game, 0)
    assert not field(game, wheel)["black_cube"]
    play(game, f"go:{wheel}")
    assert (resources(game, 0), field(game, wheel)["black_cube"]) == ((3, 0, 0), True)
    stand(game, 0, "0,0.c")
    to_turn(game, 1)
    give(game, 1)
    stand(game, 1, on("ne"), mp=1)
    ask_again(game)
    mark = len(game.events)
    play(game, f"go:{wheel}")
    assert since(game, mark) == ["walk", "visit"]
    assert resources(game, 1) == (0, 0, 0)


@pytest.mark.rule("H3-TIL-09")
def test_a_search_that_is_declined_marks_the_field_all_the_same() -> None:
    game, symbol = at_the_door("F1", "e")
    play(game, f"go:{symbol}", "no")
    assert field(game, symbol)["black_cube"]
    assert not happened(game, "gained")


@pytest.mark.rule("H3-TIL-10")
def test_a_captured_field_bears_the_captors_cube_and_serves_the_captor() -> None:
    game, mine = at_the_door("F7", "se")
    play(game, f"go:{mine}")
    assert field(game, mine)["flags"] == [0]
    assert player(game, 0)["income"]["valuables"] == 1
    assert mine in player(game, 0)["flags"]


@pytest.mark.rule("H3-TIL-11")
def test_another_captor_takes_over_cube_and_effect() -> None:
    game, mine = at_the_door("F7", "se")
    play(game, f"go:{mine}")
    stand(game, 0, "0,0.c")
    to_turn(game, 1)
    door(game, "F7", "se", player=1)
    play(game, f"go:{mine}")
    assert field(game, mine)["flags"] == [1]
    assert [player(game, number)["income"]["valuables"] for number in (0, 1)] == [0, 1]


@pytest.mark.rule("H3-TIL-12")
def test_an_own_flag_makes_a_field_empty_for_oneself() -> None:
    game, mine = at_the_door("F7", "se")
    own(game, 0, mine)
    mark = len(game.events)
    play(game, f"go:{mine}")
    assert since(game, mark) == ["walk", "visit"]
    assert player(game, 0)["income"]["valuables"] == 0
    assert "revisit:main" not in keys(game)
