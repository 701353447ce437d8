"""Tiles that lie as a scenario file says: what the check finds, and how the game begins."""

import pytest

from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.rules import RULES
from banneret.heroes.scenario.definition import definition_in
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.scenario.plan import plan_tiles
from banneret.heroes.tables.tiles import TILE_IDS, rotation_of, tile_of
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from tests.heroes.designing.maps import TURNED, found


def begun(text: str, seed: int = 3, **options: str) -> Game:
    id, definition = definition_in(text, "two_hills")
    seats = ("castle/catherine", "dungeon/mutare")
    game = Game(
        RULES,
        RULES.normalise(Setup(game="heroes", scenario=id, seats=seats, options=options, definition=definition)),
        seed,
    )
    game.settle()
    return game


def lies(game: Game, u: int, v: int) -> tuple[str, int]:
    state = game.state
    assert isinstance(state, WholeGame)
    land = state.land[spot_at(u, v)]
    return TILE_IDS[tile_of(land)], rotation_of(land)


@pytest.mark.rule("H3-TIL-24", "H3-SET-28")
@pytest.mark.parametrize("seed", range(4))
def test_tiles_lie_as_the_file_says_and_nobody_is_asked(seed: int) -> None:
    game = begun(TURNED, seed)
    assert "rotate" not in " ".join(map(str, game.choice.keys if game.choice else ()))
    assert lies(game, 1, 0) == ("N1", 2)
    assert lies(game, 2, 0) == ("N2", 5)
    assert {lies(game, 0, 0)[1], lies(game, 3, 0)[1]} == {3}


@pytest.mark.rule("H3-TIL-22", "H3-TIL-26")
def test_a_tile_that_would_not_be_joined_is_turned_by_the_players() -> None:
    asked = {}
    for way in range(6):
        game = begun(TURNED.replace("turned: 3", f"turned: {way}"), 1)
        offered = [key for key in game.choice.keys if key.startswith("rotate")] if game.choice else []
        asked[way] = bool(offered)
        assert f"rotate:{way + 1}" not in offered, "a way that joins is taken without a question"
    assert set(asked.values()) == {True, False}, "a Starting tile leads out in some ways and not in others"


@pytest.mark.rule("H3-TIL-22")
def test_the_option_that_nothing_is_rotated_leaves_what_the_file_turns() -> None:
    assert lies(begun(TURNED, rotate_on_discover="off"), 1, 0) == ("N1", 2)


def test_the_check_counts_numbers_and_finds_sides_that_are_shut() -> None:
    assert found(TURNED) == []
    [short] = found(TURNED.replace("turned: [2, 5]", "turned: [2]"))
    assert short.endswith("layout.2.tiles[1].turned: 1 numbers for 2 tiles")
    [large] = found(TURNED.replace("turned: 3", "turned: 6"))
    assert "turned: expected an integer <= 5" in large


def test_plans_tell_how_a_tile_lies() -> None:
    id, definition = definition_in(TURNED, "two_hills")
    told = {tile.spot: tile.lies for tile in plan_tiles(load_scenario(id, definition), 2, "en")}
    assert told[spot_at(1, 0)] == "face up, turned 120° clockwise"
    assert told[spot_at(0, 1)] == ""


def test_no_shipped_scenario_turns_a_tile() -> None:
    for id in scenario_ids():
        assert all(set(group.ways) <= {-1} for layout in load_scenario(id).layouts.values() for group in layout.tiles)
