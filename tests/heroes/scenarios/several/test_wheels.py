"""Water Wheels and Windmills that give again, in scenarios that have nothing else to do in these rounds."""

from pathlib import Path

import pytest

from banneret.heroes.geometry.map_grid import SPOTS
from banneret.heroes.scenario.load import load_scenario
from banneret.heroes.state.whole_game import NO_TILE
from banneret.heroes.tables.tiles import TILE_IDS
from tests.heroes.builder import FIELD, THREE, TWO, HeroesGame, alliance_of_three, scenario_game

pytestmark = pytest.mark.rule("H3-RND-18")


def begun(folder: Path, scenario: str) -> HeroesGame:
    players = load_scenario(scenario).players
    if players == (4,):
        return alliance_of_three(folder, scenario)
    return scenario_game(scenario, THREE if 3 in players else TWO)


def mills(game: HeroesGame) -> list[str]:
    """A wheel and a mill on tiles that lay face down, both visited already."""
    state = game.position
    hidden = [spot for spot in range(SPOTS) if state.land[spot] < 0 and state.land[spot] != NO_TILE]
    for spot, tile in zip(hidden, ("F1", "N6"), strict=False):
        state.land[spot] = 6 * TILE_IDS.index(tile)
    found = [*game.fields_of("water_wheel"), *game.fields_of("windmill")]
    assert {game.field(name)["location"] for name in found} == {"water_wheel", "windmill"}
    for name in found:
        state.black |= 1 << FIELD[name]
    return found


@pytest.mark.parametrize("last", [3, 4, 7, 10, 11])
@pytest.mark.parametrize(
    "scenario",
    [
        "brave_new_world",
        "all_for_one",
        "monks_retreat",
        "search_for_the_grail",
        "arrogance",
        "tale_of_two_lands",
        "the_challenge",
    ],
)
def test_wheels_and_mills_run_again_when_rounds_4_8_and_12_begin(tmp_path: Path, scenario: str, last: int) -> None:
    game = begun(tmp_path, scenario)
    found = mills(game)
    game.astrologers(["dead_silence"])
    game.position.game_round = last
    game.next_round()
    assert [game.field(name)["black_cube"] for name in found] == [last + 1 not in (4, 8, 12)] * len(found)
