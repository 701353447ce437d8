"""Discovering tiles and laying those of the own pool: where, how turned, and for what price."""

import pytest

from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.whole_game import NO_TILE
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    ask_again,
    asked,
    field,
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
from tests.heroes.support.tours import on, touching

ROTATIONS = {f"rotate:{n}" for n in range(1, 7)}


def take_up(game: Game, at: tuple[int, int]) -> None:
    """Take the tile off a spot."""
    state_of(game).land[spot_at(*at)] = NO_TILE


def turn_down(game: Game, at: tuple[int, int]) -> None:
    """Let a face-down Near tile lie on a spot."""
    state = state_of(game)
    state.land[spot_at(*at)] = state.land[spot_at(2, 0)]


def spots(game: Game, verb: str) -> set[str]:
    """The spots something may be done with now."""
    return {key.partition(":")[2] for key in keys(game) if key.startswith(f"{verb}:")}


def lying(game: Game, at: str) -> tuple[str, int]:
    """The face-up tile on a spot, and how far it is turned."""
    tile = next(one for one in seen(game)["tiles"] if one["at"] == at)
    return tile["tile"], tile["rotation"]


def outside(tile: str = "F2", place: str = "se", mp: int = 3) -> Game:
    """A game whose first player stands on a tile east of the own one; the spot 0,1 south of both is bare."""
    game = journey()
    lay(game, (1, 0), tile)
    take_up(game, (0, 1))
    stand(game, 0, on(place), mp=mp)
    return ask_again(game)


# -- where -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-18")
def test_the_tile_added_comes_from_the_own_pool_and_lies_face_up() -> None:
    game = outside()
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1", "rotate:1")
    assert lying(game, "0,1") == ("F1", 0)
    assert [player(game, number)["pool"] for number in (0, 1)] == [1, 2]


@pytest.mark.rule("H3-TIL-19", "H3-EXD-063")
def test_without_tiles_in_the_pool_none_is_added() -> None:
    game = outside(mp=2)
    assert spots(game, "lay") == {"0,1", "1,1"}
    state_of(game).pool = (0, 2)
    ask_again(game)
    assert not spots(game, "lay")
    with pytest.raises(Refused):
        play(game, "lay:0,1")
    assert player(game, 0)["heroes"][0]["movement"] == 2


@pytest.mark.rule("H3-TIL-20", "H3-TIL-21", "H3-EXW-12")
def test_a_new_tile_touches_the_heros_field_and_two_tiles() -> None:
    game = journey()
    lay(game, (1, 0), "F2")
    take_up(game, (0, 1))
    take_up(game, (2, 0))
    stand(game, 0, on("se"), mp=3)
    ask_again(game)
    assert spots(game, "lay") == {"0,1"}
    with pytest.raises(Refused):
        play(game, "lay:1,1")
    lay(game, (2, 0), "N1")
    ask_again(game)
    assert spots(game, "lay") == {"0,1", "1,1"}
    stand(game, 0, on("c"))
    ask_again(game)
    assert not spots(game, "lay")
    stand(game, 0, on("nw"))
    ask_again(game)
    assert spots(game, "lay") == {"1,-1", "2,-1"}


@pytest.mark.rule("H3-TIL-27")
def test_only_a_face_down_tile_next_to_the_heros_field_is_discovered() -> None:
    game = journey()
    for place, found in (
        ("c", set()), ("ne", {"1,0"}), ("e", {"1,0", "0,1"}), ("se", {"0,1"}), ("sw", set()), ("w", set()),
    ):  # fmt: skip
        stand(game, 0, f"0,0.{place}", mp=3)
        ask_again(game)
        assert spots(game, "discover") == found


# -- how turned --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-22", "H3-TIL-23", "H3-TIL-24")
def test_a_new_tile_is_turned_as_its_player_likes_if_a_way_leads_to_it() -> None:
    game = outside("F2", "se")
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1")
    # The blocked field of F2 lies between the two tiles, and the lines of the Starting tile close the other way: only
    # the field north-east of the new tile is a way in, so its own blocked field must not lie there.
    assert keys(game) == ROTATIONS - {"rotate:3"}
    play(game, "rotate:2")
    assert lying(game, "0,1") == ("F1", 1)
    assert field(game, "0,1.nw")["location"] == "blocked"
    assert field(game, on("sw"))["location"] == "blocked"
    assert on("sw") in touching("0,1.nw")


@pytest.mark.rule("H3-TIL-22")
def test_a_border_line_is_no_way_and_a_guarded_field_is_one() -> None:
    game = outside("F2", "se")
    stand(game, 0, "0,0.se")
    turn_down(game, (1, 0))
    ask_again(game)
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1")
    assert happened(game, "pool_back")
    game = outside("F2", "se")
    assert field(game, on("se"))["guard"] == 2
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1")
    assert "rotate:1" in keys(game)


@pytest.mark.rule("H3-TIL-25")
def test_the_spot_is_chosen_before_the_tile_is_seen_and_the_rotation_after() -> None:
    game = outside()
    assert spots(game, "lay") == {"0,1", "1,1"}
    assert not happened(game, "laid")
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1")
    assert [laid["tile"] for laid in happened(game, "laid")] == ["F1"]
    assert (asked(game), player(game, 0)["heroes"][0]["movement"]) == ((0, "space"), 2)


@pytest.mark.rule("H3-TIL-25")
def test_a_tile_that_does_not_fit_goes_to_another_spot() -> None:
    game = journey()
    take_up(game, (1, 0))
    take_up(game, (0, 1))
    turn_down(game, (1, 1))
    stand(game, 0, "0,0.e", mp=1)
    ask_again(game)
    assert spots(game, "lay") == {"1,0", "0,1"}
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1")
    assert keys(game) <= ROTATIONS
    play(game, game.choice.keys[0])
    assert lying(game, "1,0")[0] == "F1"
    assert (player(game, 0)["pool"], player(game, 0)["heroes"][0]["movement"]) == (1, 0)


@pytest.mark.rule("H3-TIL-25")
def test_a_tile_that_fits_nowhere_goes_under_the_pool_and_the_point_comes_back() -> None:
    game = journey()
    take_up(game, (0, 1))
    stand(game, 0, "0,0.se", mp=1)
    ask_again(game)
    luck(game, lands=["tile:f4"])
    play(game, "lay:0,1")
    assert (player(game, 0)["pool"], player(game, 0)["heroes"][0]["movement"]) == (2, 1)
    assert not [tile for tile in seen(game)["tiles"] if tile["at"] == "0,1"]
    lay(game, (1, 0), "N1")
    stand(game, 0, on("se"), mp=2)
    ask_again(game)
    luck(game, lands=["tile:f1"])
    play(game, "lay:0,1", "rotate:1")
    assert lying(game, "0,1")[0] == "F1"
    play(game, "lay:1,1", "rotate:1")
    assert lying(game, "1,1")[0] == "F4"
    assert player(game, 0)["pool"] == 0


# -- discovering -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-26", "H3-TIL-22")
def test_a_discovered_tile_is_turned_so_that_a_way_leads_to_it() -> None:
    game = journey()
    lay(game, (1, 0), "F2")
    stand(game, 0, on("se"), mp=3)
    ask_again(game)
    luck(game, lands=["tile:f1"])
    play(game, "discover:0,1")
    assert keys(game) == ROTATIONS - {"rotate:3"}
    play(game, "rotate:5")
    assert lying(game, "0,1") == ("F1", 4)


@pytest.mark.rule("H3-TIL-26")
def test_a_discovered_tile_that_no_way_leads_to_is_turned_freely() -> None:
    game = journey()
    stand(game, 0, "0,0.se", mp=3)
    ask_again(game)
    luck(game, lands=["tile:f1"])
    play(game, "discover:0,1")
    assert keys(game) == ROTATIONS


@pytest.mark.rule("H3-TIL-26")
def test_by_option_a_discovered_tile_lies_as_it_is() -> None:
    game = journey(rotate_on_discover="off")
    stand(game, 0, "0,0.se", mp=3)
    ask_again(game)
    luck(game, lands=["tile:f1"])
    play(game, "discover:0,1")
    assert (asked(game), lying(game, "0,1")) == ((0, "action"), ("F1", 0))


@pytest.mark.rule("H3-TIL-28")
def test_neither_discovering_nor_laying_a_tile_moves_a_hero() -> None:
    game = outside("F2", "se")
    luck(game, lands=["tile:f1", "tile:n4"])
    play(game, "lay:0,1", "rotate:1")
    assert player(game, 0)["heroes"][0] == {"field": on("se"), "movement": 2, "last": on("se")}
    stand(game, 0, on("ne"))
    ask_again(game)
    mark = len(happened(game, "visit"))
    play(game, "discover:2,0", "rotate:1")
    assert player(game, 0)["heroes"][0] == {"field": on("ne"), "movement": 1, "last": on("ne")}
    assert len(happened(game, "visit")) == mark


@pytest.mark.rule("H3-TIL-22", "H3-TIL-25")
def test_tiles_that_no_way_leads_to_join_nothing() -> None:
    """Two face-up tiles far off are an island: a tile beside them has no way to the rest, however it is turned."""
    game = journey()
    lay(game, (-4, 0), "F1")
    lay(game, (-4, 1), "F3")
    stand(game, 0, "-4,0.e", mp=2)
    ask_again(game)
    play(game, "lay:-3,0")
    assert len(happened(game, "pool_back")) == 1
    assert player(game, 0)["heroes"][0]["movement"] == 2
    assert not happened(game, "turned")
