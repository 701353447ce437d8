"""Crossroads Duel: its map, what its places give, its event, goals and points, and whole games of it."""

import pytest

from tests.heroes.builder import CHOOSING, CROSSROADS, FIELD, HeroesGame, new_tournament, played_out, tournament

EVERY_FIELD = (1 << 7 * 256) - 1


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    while game.seen()["round"] < number:
        game.do_nothing()
    return game


def before(location: str) -> tuple[HeroesGame, int, str]:
    """The starting player one step from a place whose guards are gone."""
    game = tournament()
    me = game.position.turn
    place = game.fields_of(location)[0]
    game.position.beaten |= EVERY_FIELD
    game.stand(me, game.beside(place), mp=3)
    return game.ask_again(), me, place


def test_the_map_has_one_center_four_near_and_six_far_tiles() -> None:
    game = new_tournament().set_up()
    assert list(game.tile_places("C")) == ["C1"]
    assert [len(game.tile_places(kind)) for kind in "NSF"] == [4, 2, 6]
    assert len(game.fields_of("settlement")) == 2
    assert game.seen()["rounds"] == 9


def test_everybody_begins_with_the_same_means() -> None:
    game = tournament()
    for n in (0, 1):
        assert game.player(n)["income"] == {"gold": 10, "building_materials": 2, "valuables": 0}
        assert len(game.player(n)["buildings"]) == 1
    built_bare = new_tournament()
    built_bare.apply("player:1")
    while not built_bare.events_named("start_tile"):
        built_bare.apply(built_bare.choice.keys[0])
    assert built_bare.resources(0) == (15, 4, 1)


@pytest.mark.rule("H3-FIELD-on_first_visit_by_each_player")
def test_an_obelisk_offers_dice_or_artifacts_to_each_player_once() -> None:
    game, _, place = before("obelisk")
    game.play(f"go:{place}")
    assert game.keys == {"choose:1", "choose:2"}
    game.play("choose:2")
    assert {"look", "take_top"} <= game.keys


@pytest.mark.rule("H3-FIELD-on_flag")
def test_the_utopia_gives_a_search_when_it_is_flagged() -> None:
    game, me, place = before("dragon_utopia")
    gold = game.resources(me)[0]
    game.play(f"go:{place}")
    assert {"look", "take_top", "no"} <= game.keys
    game.play("no")
    assert game.resources(me)[0] == gold
    assert game.seen()["scenario_state"]["points"][me] >= 3


@pytest.mark.rule("H3-SCORING-points")
def test_the_utopia_is_worth_three_points() -> None:
    game = tournament()
    me = game.position.turn
    points = game.seen()["scenario_state"]["points"][me]
    game.own(me, game.fields_of("dragon_utopia")[0])
    assert game.seen()["scenario_state"]["points"][me] == points + 3


def test_wheels_and_windmills_are_fresh_again_in_round_five() -> None:
    game = tournament()
    mills = [*game.fields_of("windmill"), *game.fields_of("water_wheel")]
    assert mills
    game.astrologers(["dead_silence"])
    game.position.black |= sum(1 << FIELD[mill] for mill in mills)
    to_round(game, 4)
    assert all(game.field(mill)["black_cube"] for mill in mills)
    to_round(game, 5)
    assert not any(game.field(mill)["black_cube"] for mill in mills)


@pytest.mark.rule("H3-GOAL-capture_town", "H3-GOAL-defeat_main_hero")
@pytest.mark.parametrize(("falls", "town", "over"), [(1, False, False), (2, False, True), (0, True, True)])
def test_a_captured_town_or_two_defeats_of_the_main_hero_end_the_game(falls: int, town: bool, over: bool) -> None:
    game = tournament()
    me = game.position.turn
    state = game.position
    pair = 2 * me + 1 - me
    state.falls = tuple(falls if n == pair else 0 for n in range(4))
    state.clashes = int(town) << pair
    game.next_round()
    assert game.over == over
    assert bool(game.scores()) == over


@pytest.mark.parametrize(("seed", "bot"), [(0, "greedy"), (1, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played = played_out(CROSSROADS, 2, bot, seed, CHOOSING)
    assert played.returns is not None
    assert sum(played.returns) == 0
