"""Tournaments before the first turn: the blind pick, who starts, and the map that the players build."""

from random import Random

import pytest

from banneret.games import rules_of
from banneret.heroes.adventure.map.land import walkable_from
from banneret.heroes.game.map_building import TILE_IN_HAND
from banneret.heroes.geometry.map_grid import spot_at, spot_place
from banneret.heroes.scenario.load import load_scenario
from banneret.heroes.state.pile_numbers import PICKED, SHARED_DECK, SHARED_DISCARDS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.errors import SetupError
from banneret.kernel.rules import SPECTATOR, Setup
from tests.heroes.builder import (
    CHOOSING,
    CROSSROADS,
    TWINS,
    TWO,
    HeroesGame,
    apart,
    new_tournament,
    tournament,
    whole_game,
)

OBELISKS = {"N3", "N4", "N5"}


@pytest.mark.rule("H3-MOD-08")
def test_a_tournament_is_for_two_and_changes_set_up_map_and_points() -> None:
    rules = rules_of("heroes")
    with pytest.raises(SetupError):
        rules.normalise(Setup(game="heroes", scenario=CROSSROADS, seats=(*TWO, "dungeon"), options={}))
    scenario = load_scenario(CROSSROADS)
    assert scenario.mode == "tournament"
    game = new_tournament()
    assert game.step() == "ask_starter"
    assert not game.tile_places()
    assert game.set_up().seen()["mode"] == "tournament"


# -- the blind pick ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-08", "H3-CHANGE-blind_pick")
def test_faction_and_hero_are_chosen_in_secret_and_revealed_together() -> None:
    game = new_tournament(CHOOSING)
    assert game.step() == "ask_pick"
    assert game.choice.private
    game.apply("hero:catherine")
    assert [game.player(0, seat)["faction"] for seat in (0, 1, SPECTATOR)] == [None] * 3
    assert not game.events_named("faction")
    assert game.choice.seat == 1
    assert len(game.choice.keys) == 6
    game.apply("hero:sandro")
    assert [told["player"] for told in game.events_named("faction")] == [0, 1]
    assert [game.player(n)["faction"] for n in (0, 1)] == ["castle", "necropolis"]


@pytest.mark.rule("H3-MOD-08", "H3-CHANGE-blind_pick")
@pytest.mark.parametrize("hero", ["rion", "mutare", "tamika"])
def test_nobody_else_can_tell_what_was_chosen(hero: str) -> None:
    games = [new_tournament(CHOOSING), new_tournament(CHOOSING)]
    games[0].apply("hero:catherine")
    games[1].apply(f"hero:{hero}")
    for seat in (1, SPECTATOR):
        one, other = (game.rules.view(game.state, seat).state for game in games)
        assert one.parts() == other.parts()
        assert one.options == other.options
        told = [[(event.name, event.args) for event in game.events_for(seat)] for game in games]
        assert told[0] == told[1]
    supposed = {supposed_picks(games[0], Random(n)) for n in range(40)}
    assert len(supposed) == 6


@pytest.mark.rule("H3-MOD-08", "H3-SET-02")
def test_the_same_faction_is_rolled_off_and_the_loser_chooses_again() -> None:
    game = new_tournament(CHOOSING)
    game.luck(rolls=["resource:3_gold", "resource:6_gold"])
    game.apply("hero:catherine")
    game.apply("hero:rion")
    assert game.step() == "ask_pick"
    assert game.choice.seat == 0
    assert set(game.choice.keys) == {"hero:mutare", "hero:alamar", "hero:tamika", "hero:sandro"}
    game.apply("hero:alamar")
    game.set_up()
    assert [game.player(n)["hero"] for n in (0, 1)] == ["alamar", "rion"]


# -- cards, dice, morale -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-01", "H3-CHANGE-remove_cards")
def test_two_cards_are_in_no_deck() -> None:
    names = ("diplomacy", "hourglass_of_the_evil_hour")

    def there(game: HeroesGame) -> list[bool]:
        state = game.position
        cards = [card for pile in state.piles[SHARED_DECK : SHARED_DISCARDS + 3] for card in pile]
        return [CARD_NUMBER[name] in cards for name in names]

    assert there(whole_game()) == [True, True]
    assert there(tournament()) == [False, False]


@pytest.mark.rule("H3-TOU-02", "H3-GEN-05", "H3-CHANGE-dice_choose_start")
def test_two_dice_each_and_the_higher_total_says_who_starts() -> None:
    tie = ["resource:3_gold", "resource:2_building_materials", "resource:2_building_materials", "resource:3_gold"]
    more = ["resource:6_gold", "resource:1_valuables", "resource:3_gold", "resource:3_gold"]
    game = new_tournament(rolls=[*tie, *more])
    assert [(told["player"], told["n"]) for told in game.events_named("contest")] == [(0, 5), (1, 5), (0, 7), (1, 6)]
    assert (game.choice.seat, game.choice.keys) == (0, ("player:1", "player:2"))
    game.apply("player:2")
    assert game.events_named("first") == [{"player": 1}]
    assert game.set_up().in_turn().position.turn == 1


@pytest.mark.rule("H3-TOU-03", "H3-MOR-18")
@pytest.mark.parametrize(("starter", "spirits"), [("player:1", [None, None]), ("player:2", ["positive", None])])
def test_the_second_player_begins_with_positive_morale_unless_undead(starter: str, spirits: list[str | None]) -> None:
    game = new_tournament(("castle/catherine", "necropolis/sandro"))
    game.apply(starter)
    game.set_up()
    assert [game.player(n)["morale"] for n in (0, 1)] == spirits


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-04", "H3-TOU-05", "H3-TOU-09")
@pytest.mark.parametrize(("scenario", "near", "far"), [(CROSSROADS, 4, 6), (TWINS, 6, 4)])
def test_the_players_build_the_map_in_turns_and_all_of_it_lies_face_up(scenario: str, near: int, far: int) -> None:
    game = new_tournament(scenario=scenario)
    game.apply("player:2")
    who: list[tuple[str, int]] = []
    while game.step().startswith("ask_building"):
        if game.step() == "ask_building_spot":
            tile = str(game.events_named("tile_drawn")[-1]["tile"])
            assert tile not in game.tile_places()
            who.append((tile[0], game.choice.seat))
        game.apply(game.choice.keys[0])
    assert who == [
        *[("N", n % 2) for n in range(near)],
        ("S", 1),
        ("S", 0),
        *[("F", 1 - n % 2) for n in range(far)],
    ]
    turned = [told for told in game.events_named("tile_drawn") if str(told["tile"]).startswith("C")]
    assert [told["player"] for told in turned] == [1] * len(game.tile_places("C"))
    assert all(tile["tile"] for tile in game.seen()["tiles"])
    assert len(game.tile_places()) == len(turned) + near + 2 + far


@pytest.mark.rule("H3-TOU-05")
def test_the_starting_player_turns_the_center_freely() -> None:
    game = new_tournament()
    game.apply("player:2")
    assert (game.choice.seat, game.step()) == (1, "ask_building_way")
    assert len(game.choice.keys) == 6
    assert game.tile_places("C") == {}
    game.apply("rotate:4")
    assert [tile["rotation"] for tile in game.seen()["tiles"]] == [3]


@pytest.mark.rule("H3-TOU-06")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("scenario", [CROSSROADS, TWINS])
def test_near_tiles_touch_a_center_tile_and_two_show_an_obelisk(scenario: str, seed: int) -> None:
    game = new_tournament(scenario=scenario, seed=seed).set_up(Random(seed))
    centers = game.tile_places("C").values()
    near = game.tile_places("N")
    assert len(OBELISKS & near.keys()) >= 2
    assert all(any(apart(at, center) == 1 for center in centers) for at in near.values())


@pytest.mark.rule("H3-TOU-07")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("scenario", [CROSSROADS, TWINS])
def test_starting_tiles_touch_a_near_tile_and_are_as_far_apart_as_can_be(scenario: str, seed: int) -> None:
    game = new_tournament(scenario=scenario, seed=seed)
    rng = Random(seed)
    starts: list[tuple[int, int]] = []
    while len(starts) < 2:
        if game.step() == "ask_building_spot" and str(game.events_named("tile_drawn")[-1]["tile"]).startswith("S"):
            offered = [spot(key) for key in game.choice.keys]
            near = list(game.tile_places("N").values())
            free = around(near) - set(game.tile_places().values())
            assert set(offered) <= free
            if starts:
                away = {apart(at, starts[0]) for at in offered}
                assert len(away) == 1
                joinable = [at for at in free if apart(at, starts[0]) > max(away)]
                assert not [at for at in joinable if any(joins(game, at, way) for way in range(6))]
            chosen = rng.choice(game.choice.keys)
            starts.append(spot(chosen))
            game.apply(chosen)
        else:
            game.apply(rng.choice(game.choice.keys))


@pytest.mark.rule("H3-TOU-08", "H3-TIL-21", "H3-TIL-22")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("scenario", [CROSSROADS, TWINS])
def test_a_players_first_far_tile_touches_the_own_starting_tile_and_later_ones_two_tiles(
    scenario: str, seed: int
) -> None:
    game = new_tournament(scenario=scenario, seed=seed)
    rng = Random(seed)
    seen_far = 0
    while game.position.game_round == 0:
        if game.step() == "ask_building_spot" and str(game.events_named("tile_drawn")[-1]["tile"]).startswith("F"):
            lying = list(game.tile_places().values())
            town = game.position.town_at[game.choice.seat]
            home = spot_place(town // 7)
            for at in map(spot, game.choice.keys):
                if seen_far < 2:
                    assert apart(at, home) == 1
                else:
                    assert sum(apart(at, other) == 1 for other in lying) >= 2
            seen_far += 1
        game.apply(rng.choice(game.choice.keys))
    assert seen_far == (6 if scenario == CROSSROADS else 4)
    assert reachable(game) == len(game.tile_places())


def spot(key: str) -> tuple[int, int]:
    """The place that an answer names."""
    u, v = key.partition(":")[2].split(",")
    return int(u), int(v)


def around(tiles: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """All places that touch one of these."""
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    return {(u + du, v + dv) for u, v in tiles for du, dv in steps}


def joins(game: HeroesGame, at: tuple[int, int], way: int) -> bool:
    """Whether the tile in hand, laid there and turned so, could be walked to."""
    state = game.position.copy()
    state.land[spot_at(*at)] = 6 * state.stack[TILE_IN_HAND] + way
    return spot_at(*at) in walkable_from(state, [spot_at(0, 0)])


def reachable(game: HeroesGame) -> int:
    """How many tiles one can walk to from the middle."""
    return len(walkable_from(game.position, [spot_at(0, 0)]))


def supposed_picks(game: HeroesGame, rng: Random) -> tuple[int, ...]:
    """What the second seat may suppose that the first has chosen."""
    state = game.rules.determinize(game.view(1), rng)
    assert isinstance(state, WholeGame)
    return state.piles[PICKED]
