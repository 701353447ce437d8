"""Crossroads Duel: its map, what its places give, its event, goals and points, and whole games of it."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.calendar import astrologers
from tests.heroes.support.duel import CHOOSING, CROSSROADS, built, duel, duelling, places, scores
from tests.heroes.support.journey import (
    FIELD,
    ask_again,
    field,
    fields_of,
    happened,
    keys,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import beside, played_out
from tests.heroes.support.war import do_nothing, next_round

EVERY_FIELD = (1 << 7 * 256) - 1


def to_round(game: Game, number: int) -> Game:
    while seen(game)["round"] < number:
        do_nothing(game)
    return game


def before(location: str) -> tuple[Game, int, str]:
    """The starting player one step from a place whose guards are gone."""
    game = duelling()
    me = state_of(game).turn
    place = fields_of(game, location)[0]
    state_of(game).beaten |= EVERY_FIELD
    stand(game, me, beside(game, place), mp=3)
    return ask_again(game), me, place


def test_the_map_has_one_center_four_near_and_six_far_tiles() -> None:
    game = built(duel())
    assert list(places(game, "C")) == ["C1"]
    assert [len(places(game, kind)) for kind in "NSF"] == [4, 2, 6]
    assert len(fields_of(game, "settlement")) == 2
    assert seen(game)["rounds"] == 9


def test_everybody_begins_with_the_same_means() -> None:
    game = duelling()
    for n in (0, 1):
        assert player(game, n)["income"] == {"gold": 10, "building_materials": 2, "valuables": 0}
        assert len(player(game, n)["buildings"]) == 1
    built_bare = duel()
    built_bare.apply("player:1")
    while not happened(built_bare, "start_tile"):
        built_bare.apply(built_bare.choice.keys[0])
    assert resources(built_bare, 0) == (15, 4, 1)


def test_an_obelisk_offers_dice_or_artifacts_to_each_player_once() -> None:
    game, _, place = before("obelisk")
    play(game, f"go:{place}")
    assert keys(game) == {"choose:1", "choose:2"}
    play(game, "choose:2")
    assert {"look", "take_top"} <= keys(game)


def test_the_utopia_gives_a_search_when_it_is_flagged() -> None:
    game, me, place = before("dragon_utopia")
    gold = resources(game, me)[0]
    play(game, f"go:{place}")
    assert {"look", "take_top", "no"} <= keys(game)
    play(game, "no")
    assert resources(game, me)[0] == gold
    assert seen(game)["saga"]["points"][me] >= 3


def test_the_utopia_is_worth_three_points() -> None:
    game = duelling()
    me = state_of(game).turn
    points = seen(game)["saga"]["points"][me]
    own(game, me, fields_of(game, "dragon_utopia")[0])
    assert seen(game)["saga"]["points"][me] == points + 3


def test_wheels_and_windmills_are_fresh_again_in_round_five() -> None:
    game = duelling()
    mills = [*fields_of(game, "windmill"), *fields_of(game, "water_wheel")]
    assert mills
    astrologers(game, ["dead_silence"])
    state_of(game).black |= sum(1 << FIELD[mill] for mill in mills)
    to_round(game, 4)
    assert all(field(game, mill)["black_cube"] for mill in mills)
    to_round(game, 5)
    assert not any(field(game, mill)["black_cube"] for mill in mills)


@pytest.mark.parametrize(("falls", "town", "over"), [(1, False, False), (2, False, True), (0, True, True)])
def test_a_captured_town_or_two_defeats_of_the_main_hero_end_the_game(falls: int, town: bool, over: bool) -> None:
    game = duelling()
    me = state_of(game).turn
    state = state_of(game)
    pair = 2 * me + 1 - me
    state.falls = tuple(falls if n == pair else 0 for n in range(4))
    state.clashes = int(town) << pair
    next_round(game)
    assert game.over == over
    assert bool(scores(game)) == over


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played = played_out(CROSSROADS, 2, bot, seed, CHOOSING)
    assert played.returns is not None
    assert sum(played.returns) == 0
