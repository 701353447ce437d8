"""Towns and their buildings (TWN): what may be built, in which order, and whose use it is."""

from pathlib import Path

import pytest

from banneret import Refused
from tests.heroes.builder import ARCHERS, WEAK, HeroesGame, changed_file, new_game_of_file, quiet_game

FIRST = {"city_hall", "citadel", "mage_guild", "dwelling_bronze", "special_tent"}
"""What can be built where nothing stands yet."""


def builder(*built: str, seat: str = "castle/catherine", **options: str) -> HeroesGame:
    """A first player who can pay for everything, with these buildings."""
    game = quiet_game(seat, "dungeon/mutare" if "dungeon" not in seat else "castle/catherine", **options)
    game.build(0, *built)
    game.give(0, gold=200, materials=100, valuables=50)
    return game.ask_again()


def buildable(game: HeroesGame) -> set[str]:
    """The kinds of building that may be built now."""
    return {key.removeprefix("build:") for key in game.keys if key.startswith("build:")}


@pytest.mark.rule("H3-TWN-01", "H3-TWN-06", "H3-TWN-10", "H3-TWN-25")
@pytest.mark.parametrize("seat", ["castle/catherine", "dungeon/mutare", "necropolis/sandro"])
def test_a_town_holds_eight_buildings_each_once(seat: str) -> None:
    game = builder(seat=seat)
    assert buildable(game) == FIRST
    built: list[str] = []
    while buildable(game):
        kind = min(buildable(game))
        game.play(f"build:{kind}")
        built.append(kind)
        while not any(key == "end_turn" for key in game.keys):
            game.play("take_top")
        game.next_turn_of(0)
        game.give(0, gold=200, materials=100, valuables=50)
        game.ask_again()
        assert kind not in buildable(game)
    assert len(set(built)) == len(built) == 8
    order = [kind for kind in built if kind.startswith("dwelling")]
    assert order == ["dwelling_bronze", "dwelling_silver", "dwelling_gold"]
    assert len(game.player(0)["buildings"]) == 8


@pytest.mark.rule("H3-TWN-08", "H3-TWN-09")
def test_one_building_a_round_at_its_price() -> None:
    game = builder()
    game.give(0, gold=18, materials=9, valuables=1)
    game.ask_again()
    game.play("build:city_hall")
    assert game.resources(0) == (8, 5, 1)
    assert game.player(0)["used_tokens"] == ["build"]
    with pytest.raises(Refused):
        game.apply("build:citadel")
    game.next_turn_of(0)
    game.give(0, gold=8, materials=5, valuables=1)
    game.ask_again()
    game.play("build:citadel")
    assert game.resources(0) == (0, 0, 0)


@pytest.mark.rule("H3-TWN-06", "H3-CST-02", "H3-TWA-01", "H3-EXC-03")
def test_a_dwelling_is_built_and_used_in_one_turn() -> None:
    game = builder("dwelling_bronze", "dwelling_silver")
    assert "recruit:castle_champions" not in game.keys
    game.play("build:dwelling_gold", "recruit:castle_champions", "done")
    assert "castle_champions" in game.player(0)["units"]
    assert game.player(0)["used_tokens"] == ["build", "population"]
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
    game.play("use:special_gears", "yes", "choose:2", "take_top")
    assert "use:special_gears" not in game.keys
    game.play("end_turn")
    assert not any(key.startswith("use:") for key in game.keys)
    game.to_turn(1)
    assert not any(key.startswith("use:") for key in game.keys)
    game.next_turn_of(0)
    assert "use:special_gears" in game.keys


# -- whose town it is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TWN-24")
def test_the_own_town_is_held_from_the_start() -> None:
    game = quiet_game()
    for number, town in enumerate(("0,0.c", "3,0.c")):
        assert game.field(town)["owner"] == number
        assert game.player(number)["cubes"] == [0, 0]
    assert game.events_named("flag") == []


def captured(*seats: str, **options: str) -> HeroesGame:
    """The second player's Town is the first player's, and every player can pay for everything."""
    game = quiet_game(*(seats or ("castle/catherine", "dungeon/mutare", "necropolis/sandro")), **options)
    town = game.player(1)["town"]
    game.own(0, str(town))
    for number in range(len(game.seen()["players"])):
        game.give(number, gold=200, materials=100, valuables=50)
        game.build(number, "mage_guild", "dwelling_bronze", "citadel")
    return game.ask_again()


@pytest.mark.rule("H3-TWN-20", "H3-TWN-21", "H3-TWN-23", "H3-EXD-051")
def test_a_captured_town_serves_its_owner_and_not_the_captor() -> None:
    game = captured()
    units = [key for key in game.keys if key.startswith(("recruit:", "reinforce:"))]
    assert units
    assert not any("dungeon" in key for key in units)
    with pytest.raises(Refused):
        game.apply("recruit:dungeon_harpies")
    # The captor's own buildings are built once each, however many Towns are held.
    assert "build:mage_guild" not in game.keys
    game.play("end_turn")
    while game.choice.seat != 1:
        game.play("pass")
    offered = game.keys
    assert {"build:city_hall", "recruit:dungeon_evil_eyes", "buy_spell"} <= offered
    assert "hire" not in offered
    game.play("build:city_hall", "recruit:dungeon_evil_eyes", "done", "buy_spell", "take_top")
    assert "city_hall" in game.player(1)["buildings"]
    assert "dungeon_evil_eyes" in game.player(1)["units"]
    assert game.player(1)["hand_size"] == 1
    assert game.player(1)["used_tokens"] == ["build", "population", "spell_book"]


@pytest.mark.rule("H3-TWN-23")
def test_a_beaten_hero_is_not_placed_on_a_town_the_enemy_holds() -> None:
    game = captured()
    for at, tile in (((0, 0), "F1"), ((0, 1), "F2")):
        game.lay(at, tile)
    game.own(1, "0,0.nw", "0,1.ne")
    game.stand(0, "0,0.c", mp=2)
    game.stand(1, "0,0.se")
    game.army(0, ARCHERS)
    game.army(1, WEAK)
    game.ask_again()
    game.play("go:0,0.se")
    game.close_window()
    game.fight_out(winner=0)
    assert game.places() == {"0,0.nw", "0,1.ne"}
    game.play("settle:0,0.nw")
    assert game.hero_at(1) == "0,0.nw"


@pytest.mark.rule("H3-TWN-22")
@pytest.mark.parametrize("wins", [True, False])
def test_what_a_capture_brings_is_the_scenarios_to_say(tmp_path: Path, wins: bool) -> None:
    goal = "capture_town" if wins else "defeat_main_hero"
    game = new_game_of_file(changed_file(tmp_path, victory=[{goal: {"of": "any_rival"}}]))
    game.luck(rolls=["die:+1", "die:-1"])
    game.settle()
    game.to_turn(0)
    game.stand(1, "3,0.e")
    game.stand(0, "3,0.se", mp=2)
    game.give(1)
    game.ask_again()
    game.play("go:3,0.c")
    game.close_window()
    assert game.field("3,0.c")["owner"] == 0
    game.play("end_turn")
    while not game.over and game.seen()["round"] == 1:
        game.play(next(key for key in ("end_turn", "pass", "done", "draw_cards:0") if key in game.keys))
    assert game.over == wins
    if wins:
        assert game.events_named("won") == [{"player": 0}]
