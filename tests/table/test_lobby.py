"""What the lobby offers can be played, and is told in every language."""

from random import Random
from typing import cast

import pytest

from banneret.battlelore.table.catalogue_types import BattleloreScenario
from banneret.bots import make
from banneret.bots.registry import thinks
from banneret.games import new
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.options import COMBAT_OPTIONS, MAP_OPTIONS, OPTIONS
from banneret.heroes.table.catalogue_types import HeroesGame
from banneret.kernel.errors import SetupError
from banneret.ledger import known
from banneret.table.lobby import games, scenario_name
from banneret.table.lobby_types import ScenarioInfo
from banneret.table.presenter import presenter_of
from banneret.text import LANGUAGES
from tests.support.shown import wire_view

AT_TABLE, LORE_AT_TABLE = presenter_of("heroes"), presenter_of("battlelore")
HEROES = cast(HeroesGame, games()[0])
SKIRMISH = HEROES.scenarios[-1]


def fewest(info: ScenarioInfo) -> int:
    """The least players it can be begun with; 0 where the box is not enough."""
    return min((n for n in info.players if not info.tables[str(n)].needs), default=0)


def test_there_is_every_scenario_and_the_single_combat() -> None:
    assert sorted(scenario.id for scenario in HEROES.scenarios) == sorted([*scenario_ids(), "skirmish"])
    assert SKIRMISH.mode == "skirmish"
    assert HEROES.scenarios[0].id == "brave_new_world"  # the suggested first game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_every_language(lang: str) -> None:
    game = games(lang)[0]
    assert game.name
    assert game.text
    for scenario in game.scenarios:
        assert scenario.name == scenario_name("heroes", scenario.id, lang)
        assert scenario.text.endswith(".")
        assert scenario.mode_text
        assert set(scenario.tables) == {str(players) for players in scenario.players}
        for table in scenario.tables.values():
            assert table.notes.goals
            assert table.rounds_text
            assert all(note.endswith(".") for note in table.notes.remarks)
        assert all(side.name for side in scenario.sides)
    assert all(bot.name and bot.text.endswith(".") for bot in game.bots)
    for option in game.options:
        assert option.name
        assert option.text.endswith(".")
        assert len(option.value_names) == len(option.values)
    if lang != "en":
        english = {option.id: option for option in HEROES.options}
        assert all(option.text != english[option.id].text for option in game.options)
        assert all(scenario.text != same.text for scenario, same in zip(game.scenarios, HEROES.scenarios, strict=True))


def test_options_are_those_of_the_rules() -> None:
    assert {option.id for option in HEROES.options} == set(OPTIONS)
    for option in HEROES.options:
        assert (option.values, option.default, option.clause, option.least, option.most) == OPTIONS[option.id][:5]
        assert known(option.clause)
    for scenario in HEROES.scenarios:
        assert set(scenario.options) == (COMBAT_OPTIONS if scenario.mode == "skirmish" else MAP_OPTIONS)


def test_numbers_have_limits() -> None:
    for option in HEROES.options:
        if option.most:
            last = {option.id: str(option.most)}
            beyond = {option.id: str(option.most + 1)}
            combat = option.id in COMBAT_OPTIONS
            scenario, seats = ("skirmish", ["castle_host"] * 2) if combat else ("brave_new_world", ["choose"] * 2)
            new("heroes", scenario=scenario, seats=seats, seed=1, options=last)
            with pytest.raises(SetupError):
                new("heroes", scenario=scenario, seats=seats, seed=1, options=beyond)


@pytest.mark.parametrize("id", scenario_ids())
def test_maps_are_those_of_the_scenario(id: str) -> None:
    info = next(scenario for scenario in HEROES.scenarios if scenario.id == id)
    scenario = load_scenario(id)
    for players in scenario.players:
        table = info.tables[str(players)]
        layout = scenario.layouts[players]
        begun = [place for group in layout.tiles for place in group.seats if place.startswith("P")]
        assert sorted(spot.seat for spot in table.spots if spot.seat >= 0) == [*range(len(begun))]
        assert all(spot.seat == -1 for spot in table.spots if spot.kind != "start")
        assert {(spot.at, spot.kind) for spot in table.spots} == {
            (f"{u},{v}", group.kind) for group in layout.tiles for u, v in group.at
        }
        assert (table.rounds, table.pool) == (scenario.rounds[players], layout.pool.far)


@pytest.mark.parametrize("info", HEROES.scenarios, ids=lambda info: info.id)
def test_every_side_can_be_brought_to_its_seats(info: ScenarioInfo) -> None:
    players = fewest(info)
    if not players:
        pytest.skip("needs more than the box")
    for side in info.sides:
        for seat in side.seats:
            if seat >= players:
                continue
            other = "castle_host" if info.mode == "skirmish" else "choose"
            sides = [other] * players
            sides[seat] = side.id
            new("heroes", scenario=info.id, seats=AT_TABLE.draw_sides(info.id, sides, Random(1)), seed=1)
        if len(side.seats) == 1 and info.mode == "skirmish":
            with pytest.raises(SetupError):
                new("heroes", scenario=info.id, seats=[side.id, "castle_host"], seed=1)


def test_armies_at_the_start_are_those_of_the_game() -> None:
    info = HEROES.scenarios[0]
    for faction, units in info.units.items():
        other = next(name for name in info.units if name != faction)
        game = new("heroes", scenario=info.id, seats=[f"{faction}", other], seed=1)
        while game.rules.describe(game.view())["round"] == 0:
            game.apply(game.choice.keys[0])
        players = game.rules.describe(game.view())["players"]
        assert isinstance(players, list)
        assert set(units) <= set(players[0]["units"])
        assert players[0]["resources"]["building_materials"] >= info.resources["building_materials"]


def test_draws_give_every_seat_another_faction() -> None:
    for seed in range(30):
        drawn = AT_TABLE.draw_sides("brave_new_world", ["random", "castle/rion", "random"], Random(seed))
        assert drawn[1] == "castle/rion"
        assert len({side.partition("/")[0] for side in drawn}) == 3
        new("heroes", scenario="brave_new_world", seats=drawn, seed=1)
    assert len({AT_TABLE.draw_sides("crossroads", ["random", "random"], Random(seed)) for seed in range(30)}) > 6
    assert AT_TABLE.draw_sides("crossroads", ["choose", "random"], Random(1))[0] == "choose"
    assert AT_TABLE.draw_sides("skirmish", ["random", "random"], Random(1)) == ("random", "random")


def test_bots_that_are_offered_can_play() -> None:
    thoughtful = {HEROES.scenarios[0].id, "skirmish"}
    """Where bots that take their time answer: a few questions tell that they can."""
    for scenario in HEROES.scenarios:
        able = AT_TABLE.bots(scenario.id)
        assert set(scenario.bots) <= set(able)
        for bot in able:
            takes_time = thinks(bot, "heroes")
            if not (players := fewest(scenario)) or (takes_time and scenario.id not in thoughtful):
                continue
            sides = ["castle_host", "castle_host"] if scenario.mode == "skirmish" else ["choose"] * players
            game = new("heroes", scenario=scenario.id, seats=sides, seed=1)
            player = make(bot, "heroes", 1)
            for _ in range(4 if takes_time else 40):
                if not game.over:
                    game.apply(player.choose(game.view(game.state.seat), game.rules))


LORE = next(game for game in games() if game.id == "battlelore")


@pytest.mark.parametrize("info", LORE.scenarios, ids=lambda info: info.id)
def test_every_adventure_of_battlelore_can_be_begun_by_so_many(info: ScenarioInfo) -> None:
    for players in info.players:
        for side in (info.sides[0].id, "hero=Maud", "random"):
            seats = LORE_AT_TABLE.draw_sides(info.id, [side] + [info.sides[0].id] * (players - 1), Random(1))
            game = new("battlelore", scenario=info.id, seats=seats, seed=1)
            sides = [line.split()[0] for line in game.setup.seats]
            assert [("standard", "pennant")[team] for team in info.tables[str(players)].teams] == sides
    with pytest.raises(SetupError):
        new("battlelore", scenario=info.id, seats=["", ""], seed=1, options={"fragile_alliances": "yes"})


@pytest.mark.parametrize("info", LORE.scenarios, ids=lambda info: info.id)
def test_the_picture_of_a_field_is_that_of_the_game(info: BattleloreScenario) -> None:
    picture = info.field
    view = wire_view(new("battlelore", scenario=info.id, seats=["", ""], seed=1), 0)
    assert {hex: place.land for hex, place in picture.hexes.items() if place.land} == {
        hex: place["land"] for hex, place in view["hexes"].items() if place["land"]
    }
    assert {(unit["hex"], unit["side"], unit["unit"]) for unit in view["units"].values()} == set(picture.units)
    assert (view["needed"], view["cunning"]) == (picture.banners, picture.cunning)
    assert ("lore" in info.options) is not picture.lore


def test_every_option_of_battlelore_can_be_chosen() -> None:
    for option in LORE.options:
        for value in option.values:
            new("battlelore", scenario="the_muddy_field", seats=[""] * 4, seed=1, options={option.id: value})
