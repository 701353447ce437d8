"""Brave New World: gold for the first tile laid, the choice at Obelisks, how it is won, and the final battle."""

import pytest

from banneret.kernel.game import Game
from banneret.kernel.piles import changed
from tests.heroes.support.journey import (
    THREE,
    TWO,
    ask_again,
    happened,
    keys,
    lay,
    luck,
    play,
    resources,
    stand,
    state_of,
)
from tests.heroes.support.saga import beside, played_out, saga
from tests.heroes.support.war import do_nothing, next_round

pytestmark = pytest.mark.rule("H3-MOD-01")
STONE = "1,0.c"
"""The Obelisk of tile N3."""


def world(seats: tuple[str, ...] = TWO) -> Game:
    game = saga("brave_new_world", seats)
    lay(game, (1, 0), "N3")
    return game


def cube(game: Game, holder: int, owner: int) -> None:
    """Let a player have a cube of another one."""
    state = state_of(game)
    state.cubes = changed(state.cubes, state.game_terms.players * holder + owner, 1)


def test_the_first_tile_a_player_lays_brings_two_gold() -> None:
    game = world()
    gold = resources(game, 0)[0]
    luck(game, lands=["tile:f2", "tile:f4"])
    for spot, gained in (("1,-1", 2), ("0,-1", 2)):
        stand(game, 0, "0,0.ne" if spot == "1,-1" else "0,0.nw", mp=3)
        play(ask_again(game), f"lay:{spot}")
        play(game, game.choice.keys[0])
        assert resources(game, 0)[0] == gold + gained


def test_an_obelisk_offers_two_kinds_of_dice_to_each_player_once() -> None:
    game = world()
    stand(game, 0, beside(game, STONE), mp=3)
    play(ask_again(game), f"go:{STONE}")
    assert keys(game) == {"choose:1", "choose:2"}
    luck(game, rolls=["resource:3_gold", "resource:6_gold"])
    play(game, "choose:2")
    assert len(keys(game)) == 2, "one of two results is taken"


@pytest.mark.parametrize(("seats", "over"), [(TWO, True), (THREE, False)])
def test_with_two_players_a_captured_town_wins(seats: tuple[str, ...], over: bool) -> None:
    game = world(seats)
    state_of(game).clashes |= 1 << 1
    next_round(game)
    assert game.over == over
    assert not over or game.result == (1, -1)


@pytest.mark.parametrize(("falls", "over"), [(1, False), (2, True)])
def test_with_two_players_a_main_hero_beaten_twice_wins(falls: int, over: bool) -> None:
    game = world()
    state_of(game).falls = (0, falls, 0, 0)
    next_round(game)
    assert game.over == over
    assert not over or game.result == (1, -1)


@pytest.mark.parametrize(("seats", "owners", "over"), [(THREE, (0, 2), True), (THREE, (0,), False), (TWO, (0,), False)])
def test_with_three_players_cubes_of_both_rivals_win(
    seats: tuple[str, ...], owners: tuple[int, ...], over: bool
) -> None:
    game = world(seats)
    for owner in owners:
        cube(game, 1, owner)
    next_round(game)
    assert game.over == over
    assert not over or game.result == (-1, 1, -1)


@pytest.mark.parametrize(("seats", "last"), [(TWO, 10), (THREE, 12)])
def test_after_the_last_round_a_final_battle_decides(seats: tuple[str, ...], last: int) -> None:
    game = world(seats)
    state_of(game).game_round = last - 1
    next_round(game)
    assert not game.over
    while not happened(game, "final_battle"):
        do_nothing(game)
    assert len(happened(game, "final_battle")) == 1
    assert state_of(game).game_round == last


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    assert sum(played_out("brave_new_world", players, bot).returns or ()) == 2 - players
