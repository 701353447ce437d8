"""Towns and their buildings (TWN): what may be built, in which order, and whose use it is."""

from pathlib import Path

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.calendar import scenario_like, set_out_in
from tests.heroes.support.campaign import ARCHERS, fight_out, next_turn_of, quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    build,
    field,
    give,
    happened,
    keys,
    lay,
    luck,
    own,
    play,
    player,
    resources,
    seen,
    stand,
)
from tests.heroes.support.war import WEAK, close_window, hero_at, places, to_turn

FIRST = {"city_hall", "citadel", "mage_guild", "dwelling_bronze", "special_tent"}
"""What can be built where nothing stands yet."""


def builder(*built: str, seat: str = "castle/catherine", **options: str) -> Game:
    """A first player who can pay for everything, with these buildings."""
    game = quiet(seat, "dungeon/mutare" if "dungeon" not in seat else "castle/catherine", **options)
    build(game, 0, *built)
    give(game, 0, gold=200, materials=100, valuables=50)
    return ask_again(game)


def buildable(game: Game) -> set[str]:
    """The kinds of building that may be built now."""
    return {key.removeprefix("build:") for key in keys(game) if key.startswith("build:")}


@pytest.mark.rule("H3-TWN-01", "H3-TWN-06", "H3-TWN-10", "H3-TWN-25")
@pytest.mark.parametrize("seat", ["castle/catherine", "dungeon/mutare", "necropolis/sandro"])
def test_a_town_holds_eight_buildings_each_once(seat: str) -> None:
    game = builder(seat=seat)
    assert buildable(game) == FIRST
    built: list[str] = []
    while buildable(game):
        kind = min(buildable(game))
        play(game, f"build:{kind}")
        built.append(kind)
        while not any(key == "end_turn" for key in keys(game)):
            play(game, "take_top")
        next_turn_of(game, 0)
        give(game, 0, gold=200, materials=100, valuables=50)
        ask_again(game)
        assert kind not in buildable(game)
    assert len(set(built)) == len(built) == 8
    order = [kind for kind in built if kind.startswith("dwelling")]
    assert order == ["dwelling_bronze", "dwelling_silver", "dwelling_gold"]
    assert len(player(game, 0)["buildings"]) == 8


@pytest.mark.rule("H3-TWN-08", "H3-TWN-09")
def test_one_building_a_round_at_its_price() -> None:
    game = builder()
    give(game, 0, gold=18, materials=9, valuables=1)
    ask_again(game)
    play(game, "build:city_hall")
    assert resources(game, 0) == (8, 5, 1)
    assert player(game, 0)["used_tokens"] == ["build"]
    with pytest.raises(Refused):
        game.apply("build:citadel")
    next_turn_of(game, 0)
    give(game, 0, gold=8, materials=5, valuables=1)
    ask_again(game)
    play(game, "build:citadel")
    assert resources(game, 0) == (0, 0, 0)


@pytest.mark.rule("H3-TWN-06", "H3-CST-02", "H3-TWA-01", "H3-EXC-03")
def test_a_dwelling_is_built_and_used_in_one_turn() -> None:
    game = builder("dwelling_bronze", "dwelling_silver")
    assert "recruit:castle_champions" not in keys(game)
    play(game, "build:dwelling_gold", "recruit:castle_champions", "done")
    assert "castle_champions" in player(game, 0)["units"]
    assert player(game, 0)["used_tokens"] == ["build", "population"]
    assert buildable(game) == set()


SHARED = [
    ("castle/catherine", "dwelling_bronze"),
    ("dungeon/mutare", "mage_guild"),
    ("necropolis/sandro", "mage_guild"),
]


@pytest.mark.rule("H3-TWN-25")
@pytest.mark.parametrize("ordered", ["on", "off"])
@pytest.mark.parametrize(("seat", "under"), SHARED)
def test_a_shared_tile_needs_its_first_building(seat: str, under: str, ordered: str) -> None:
    others = {"city_hall", "citadel", "mage_guild", "dwelling_bronze", "special_tent"} - {under}
    game = builder(*others, seat=seat, shared_tile_order=ordered)
    assert ("special_gears" in buildable(game)) == (ordered == "off")
    game = builder(*others, under, seat=seat, shared_tile_order=ordered)
    assert "special_gears" in buildable(game)


@pytest.mark.rule("H3-TWN-26")
def test_a_building_is_used_once_in_each_own_turn() -> None:
    game = builder("special_gears", "dwelling_bronze")
    play(game, "use:special_gears", "yes", "choose:2", "take_top")
    assert "use:special_gears" not in keys(game)
    play(game, "end_turn")
    assert not any(key.startswith("use:") for key in keys(game))
    to_turn(game, 1)
    assert not any(key.startswith("use:") for key in keys(game))
    next_turn_of(game, 0)
    assert "use:special_gears" in keys(game)


# -- whose town it is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-24")
def test_the_own_town_is_held_from_the_start() -> None:
    game = quiet()
    for number, town in enumerate(("0,0.c", "3,0.c")):
        assert field(game, town)["owner"] == number
        assert player(game, number)["cubes"] == [0, 0]
    assert happened(game, "flag") == []


def captured(*seats: str, **options: str) -> Game:
    """The second player's Town is the first player's, and every player can pay for everything."""
    game = quiet(*(seats or ("castle/catherine", "dungeon/mutare", "necropolis/sandro")), **options)
    town = player(game, 1)["town"]
    own(game, 0, str(town))
    for number in range(len(seen(game)["players"])):
        give(game, number, gold=200, materials=100, valuables=50)
        build(game, number, "mage_guild", "dwelling_bronze", "citadel")
    return ask_again(game)


@pytest.mark.rule("H3-TWN-20", "H3-TWN-21", "H3-TWN-23", "H3-EXD-051")
def test_a_captured_town_serves_its_owner_and_not_the_captor() -> None:
    game = captured()
    units = [key for key in keys(game) if key.startswith(("recruit:", "reinforce:"))]
    assert units
    assert not any("dungeon" in key for key in units)
    with pytest.raises(Refused):
        game.apply("recruit:dungeon_harpies")
    # The captor's own buildings are built once each, however many Towns are held.
    assert "build:mage_guild" not in keys(game)
    play(game, "end_turn")
    while game.choice.seat != 1:
        play(game, "pass")
    offered = keys(game)
    assert {"build:city_hall", "recruit:dungeon_evil_eyes", "buy_spell"} <= offered
    assert "hire" not in offered
    play(game, "build:city_hall", "recruit:dungeon_evil_eyes", "done", "buy_spell", "take_top")
    assert "city_hall" in player(game, 1)["buildings"]
    assert "dungeon_evil_eyes" in player(game, 1)["units"]
    assert player(game, 1)["hand_size"] == 1
    assert player(game, 1)["used_tokens"] == ["build", "population", "spell_book"]


@pytest.mark.rule("H3-TWN-23")
def test_a_beaten_hero_is_not_placed_on_a_town_the_enemy_holds() -> None:
    game = captured()
    for at, tile in (((0, 0), "F1"), ((0, 1), "F2")):
        lay(game, at, tile)
    own(game, 1, "0,0.nw", "0,1.ne")
    stand(game, 0, "0,0.c", mp=2)
    stand(game, 1, "0,0.se")
    army(game, 0, ARCHERS)
    army(game, 1, WEAK)
    ask_again(game)
    play(game, "go:0,0.se")
    close_window(game)
    fight_out(game, winner=0)
    assert places(game) == {"0,0.nw", "0,1.ne"}
    play(game, "settle:0,0.nw")
    assert hero_at(game, 1) == "0,0.nw"


@pytest.mark.rule("H3-TWN-22")
@pytest.mark.parametrize("wins", [True, False])
def test_what_a_capture_brings_is_the_scenarios_to_say(tmp_path: Path, wins: bool) -> None:
    goal = "capture_town" if wins else "defeat_main_hero"
    game = set_out_in(scenario_like(tmp_path, victory=[{goal: {"of": "any_rival"}}]))
    luck(game, rolls=["die:+1", "die:-1"])
    game.settle()
    to_turn(game, 0)
    stand(game, 1, "3,0.e")
    stand(game, 0, "3,0.se", mp=2)
    give(game, 1)
    ask_again(game)
    play(game, "go:3,0.c")
    close_window(game)
    assert field(game, "3,0.c")["owner"] == 0
    play(game, "end_turn")
    while not game.over and seen(game)["round"] == 1:
        play(game, next(key for key in ("end_turn", "pass", "done", "draw_cards:0") if key in keys(game)))
    assert game.over == wins
    if wins:
        assert happened(game, "won") == [{"player": 0}]
