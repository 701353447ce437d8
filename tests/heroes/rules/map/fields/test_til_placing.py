"""Discovering tiles and laying those of one's own pool: where, how turned, and for what price."""

import pytest

from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.whole_game import NO_TILE
from banneret.kernel.errors import Refused
from tests.heroes.builder import HeroesGame, field_on, touching, whole_game

ROTATIONS = {f"rotate:{n}" for n in range(1, 7)}


def take_up(game: HeroesGame, at: tuple[int, int]) -> None:
    """Take the tile off a spot."""
    game.position.land[spot_at(*at)] = NO_TILE


def turn_down(game: HeroesGame, at: tuple[int, int]) -> None:
    """Let a face-down Near tile lie on a spot."""
    state = game.position
    state.land[spot_at(*at)] = state.land[spot_at(2, 0)]


def spots(game: HeroesGame, verb: str) -> set[str]:
    """The spots something may be done with now."""
    return {key.partition(":")[2] for key in game.keys if key.startswith(f"{verb}:")}


def lying(game: HeroesGame, at: str) -> tuple[str, int]:
    """The face-up tile on a spot, and how far it is turned."""
    tile = next(one for one in game.seen()["tiles"] if one["at"] == at)
    return tile["tile"], tile["rotation"]


def outside(tile: str = "F2", place: str = "se", mp: int = 3) -> HeroesGame:
    """A game whose first player stands on a tile east of their own; the spot 0,1 south of both is bare."""
    game = whole_game()
    game.lay((1, 0), tile)
    take_up(game, (0, 1))
    game.stand(0, field_on(place), mp=mp)
    return game.ask_again()


# -- where -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-18")
def test_the_tile_added_comes_from_the_own_pool_and_lies_face_up() -> None:
    game = outside()
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1", "rotate:1")
    assert lying(game, "0,1") == ("F1", 0)
    assert [game.player(number)["pool"] for number in (0, 1)] == [1, 2]


@pytest.mark.rule("H3-TIL-19", "H3-EXD-063")
def test_without_tiles_in_the_pool_none_is_added() -> None:
    game = outside(mp=2)
    assert spots(game, "lay") == {"0,1", "1,1"}
    game.position.pool = (0, 2)
    game.ask_again()
    assert not spots(game, "lay")
    with pytest.raises(Refused):
        game.play("lay:0,1")
    assert game.player(0)["heroes"][0]["movement"] == 2


@pytest.mark.rule("H3-TIL-20", "H3-TIL-21", "H3-EXW-12")
def test_a_new_tile_touches_the_heros_field_and_two_tiles() -> None:
    game = whole_game()
    game.lay((1, 0), "F2")
    take_up(game, (0, 1))
    take_up(game, (2, 0))
    game.stand(0, field_on("se"), mp=3)
    game.ask_again()
    assert spots(game, "lay") == {"0,1"}
    with pytest.raises(Refused):
        game.play("lay:1,1")
    game.lay((2, 0), "N1")
    game.ask_again()
    assert spots(game, "lay") == {"0,1", "1,1"}
    game.stand(0, field_on("c"))
    game.ask_again()
    assert not spots(game, "lay")
    game.stand(0, field_on("nw"))
    game.ask_again()
    assert spots(game, "lay") == {"1,-1", "2,-1"}


@pytest.mark.rule("H3-TIL-27")
def test_only_a_face_down_tile_next_to_the_heros_field_is_discovered() -> None:
    game = whole_game()
    for place, found in (
        ("c", set()), ("ne", {"1,0"}), ("e", {"1,0", "0,1"}), ("se", {"0,1"}), ("sw", set()), ("w", set()),
    ):  # fmt: skip
        game.stand(0, f"0,0.{place}", mp=3)
        game.ask_again()
        assert spots(game, "discover") == found


# -- how turned --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-22", "H3-TIL-23", "H3-TIL-24")
def test_a_new_tile_is_turned_as_its_player_likes_if_a_way_leads_to_it() -> None:
    game = outside("F2", "se")
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1")
    # The blocked field of F2 lies between the two tiles, and the lines of the Starting tile close the other way: only
    # the field north-east of the new tile is a way in, so its own blocked field must not lie there.
    assert game.keys == ROTATIONS - {"rotate:3"}
    game.play("rotate:2")
    assert lying(game, "0,1") == ("F1", 1)
    assert game.field("0,1.nw")["location"] == "blocked"
    assert game.field(field_on("sw"))["location"] == "blocked"
    assert field_on("sw") in touching("0,1.nw")


@pytest.mark.rule("H3-TIL-22")
def test_a_border_line_is_no_way_and_a_guarded_field_is_one() -> None:
    game = outside("F2", "se")
    game.stand(0, "0,0.se")
    turn_down(game, (1, 0))
    game.ask_again()
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1")
    assert game.events_named("pool_back")
    game = outside("F2", "se")
    assert game.field(field_on("se"))["guard"] == 2
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1")
    assert "rotate:1" in game.keys


@pytest.mark.rule("H3-TIL-25")
def test_the_spot_is_chosen_before_the_tile_is_seen_and_the_rotation_after() -> None:
    game = outside()
    assert spots(game, "lay") == {"0,1", "1,1"}
    assert not game.events_named("laid")
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1")
    assert [laid["tile"] for laid in game.events_named("laid")] == ["F1"]
    assert (game.asked(), game.player(0)["heroes"][0]["movement"]) == ((0, "space"), 2)


@pytest.mark.rule("H3-TIL-25")
def test_a_tile_that_does_not_fit_goes_to_another_spot() -> None:
    game = whole_game()
    take_up(game, (1, 0))
    take_up(game, (0, 1))
    turn_down(game, (1, 1))
    game.stand(0, "0,0.e", mp=1)
    game.ask_again()
    assert spots(game, "lay") == {"1,0", "0,1"}
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1")
    assert game.keys <= ROTATIONS
    game.play(game.choice.keys[0])
    assert lying(game, "1,0")[0] == "F1"
    assert (game.player(0)["pool"], game.player(0)["heroes"][0]["movement"]) == (1, 0)


@pytest.mark.rule("H3-TIL-25")
def test_a_tile_that_fits_nowhere_goes_under_the_pool_and_the_point_comes_back() -> None:
    game = whole_game()
    take_up(game, (0, 1))
    game.stand(0, "0,0.se", mp=1)
    game.ask_again()
    game.luck(lands=["tile:f4"])
    game.play("lay:0,1")
    assert (game.player(0)["pool"], game.player(0)["heroes"][0]["movement"]) == (2, 1)
    assert not [tile for tile in game.seen()["tiles"] if tile["at"] == "0,1"]
    game.lay((1, 0), "N1")
    game.stand(0, field_on("se"), mp=2)
    game.ask_again()
    game.luck(lands=["tile:f1"])
    game.play("lay:0,1", "rotate:1")
    assert lying(game, "0,1")[0] == "F1"
    game.play("lay:1,1", "rotate:1")
    assert lying(game, "1,1")[0] == "F4"
    assert game.player(0)["pool"] == 0


@pytest.mark.rule("H3-TIL-25")
def test_a_tile_known_to_fit_nowhere_is_not_tried_again() -> None:
    game = whole_game()
    take_up(game, (0, 1))
    game.position.pool = (1, 2)
    game.stand(0, "0,0.se", mp=1)
    game.ask_again()
    game.luck(lands=["tile:f4"])
    game.play("lay:0,1")
    assert (game.player(0)["pool"], game.player(0)["heroes"][0]["movement"]) == (1, 1)
    assert not spots(game, "lay")


@pytest.mark.rule("H3-TIL-25", "H3-LOC-09")
def test_an_observatory_on_an_island_takes_the_tile_back_and_then_offers_it_no_more() -> None:
    game = whole_game()
    game.position.pool = (1, 2)
    game.lay((-4, 0), "F5")
    game.lay((-4, 1), "F9")
    game.stand(0, "-4,0.sw", mp=2)
    game.ask_again().play("go:-4,0.c", "lay:-3,0")
    assert len(game.events_named("pool_back")) == 1
    assert (game.player(0)["pool"], game.mp_of(0)) == (1, 1), "it was laid for nothing, so nothing is given back"
    second = "-4,1.c"
    assert game.field(second)["location"] == "redwood_observatory"
    game.stand(0, "-4,1.ne", mp=1)
    game.ask_again().play(f"go:{second}")
    assert game.asked() == (0, "action")


# -- discovering -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-26", "H3-TIL-22")
def test_a_discovered_tile_is_turned_so_that_a_way_leads_to_it() -> None:
    game = whole_game()
    game.lay((1, 0), "F2")
    game.stand(0, field_on("se"), mp=3)
    game.ask_again()
    game.luck(lands=["tile:f1"])
    game.play("discover:0,1")
    assert game.keys == ROTATIONS - {"rotate:3"}
    game.play("rotate:5")
    assert lying(game, "0,1") == ("F1", 4)


@pytest.mark.rule("H3-TIL-26")
def test_a_discovered_tile_that_no_way_leads_to_is_turned_freely() -> None:
    game = whole_game()
    game.stand(0, "0,0.se", mp=3)
    game.ask_again()
    game.luck(lands=["tile:f1"])
    game.play("discover:0,1")
    assert game.keys == ROTATIONS


@pytest.mark.rule("H3-TIL-26")
def test_by_option_a_discovered_tile_lies_as_it_is() -> None:
    game = whole_game(rotate_on_discover="off")
    game.stand(0, "0,0.se", mp=3)
    game.ask_again()
    game.luck(lands=["tile:f1"])
    game.play("discover:0,1")
    assert (game.asked(), lying(game, "0,1")) == ((0, "action"), ("F1", 0))


@pytest.mark.rule("H3-TIL-28")
def test_neither_discovering_nor_laying_a_tile_moves_a_hero() -> None:
    game = outside("F2", "se")
    game.luck(lands=["tile:f1", "tile:n4"])
    game.play("lay:0,1", "rotate:1")
    assert game.player(0)["heroes"][0] == {"field": field_on("se"), "movement": 2, "last": field_on("se")}
    game.stand(0, field_on("ne"))
    game.ask_again()
    mark = len(game.events_named("visit"))
    game.play("discover:2,0", "rotate:1")
    assert game.player(0)["heroes"][0] == {"field": field_on("ne"), "movement": 1, "last": field_on("ne")}
    assert len(game.events_named("visit")) == mark


@pytest.mark.rule("H3-TIL-22", "H3-TIL-25")
def test_tiles_that_no_way_leads_to_join_nothing() -> None:
    """Two face-up tiles far off are an island: a tile beside them has no way to the rest, however it is turned."""
    game = whole_game()
    game.lay((-4, 0), "F1")
    game.lay((-4, 1), "F3")
    game.stand(0, "-4,0.e", mp=2)
    game.ask_again()
    game.play("lay:-3,0")
    assert len(game.events_named("pool_back")) == 1
    assert game.player(0)["heroes"][0]["movement"] == 2
    assert not game.events_named("turned")
