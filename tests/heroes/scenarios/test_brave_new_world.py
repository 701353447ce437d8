"""Brave New World: gold for the first tile laid, the choice at Obelisks, how it is won, and the final battle."""

import pytest

from banneret.kernel.piles import changed
from tests.heroes.builder import THREE, TWO, HeroesGame, played_out, scenario_game

STONE = "1,0.c"
"""The Obelisk of tile N3."""


def world(seats: tuple[str, ...] = TWO) -> HeroesGame:
    game = scenario_game("brave_new_world", seats)
    game.lay((1, 0), "N3")
    return game


def cube(game: HeroesGame, holder: int, owner: int) -> None:
    """Let a player have a cube of another one."""
    state = game.position
    state.cubes = changed(state.cubes, state.game_terms.players * holder + owner, 1)


@pytest.mark.rule("H3-WHEN-lay_tile", "H3-RULE-once")
def test_the_first_tile_a_player_lays_brings_two_gold() -> None:
    game = world()
    gold = game.resources(0)[0]
    game.luck(lands=["tile:f2", "tile:f4"])
    for spot, gained in (("1,-1", 2), ("0,-1", 2)):
        game.stand(0, "0,0.ne" if spot == "1,-1" else "0,0.nw", mp=3)
        game.ask_again().play(f"lay:{spot}")
        game.play(game.choice.keys[0])
        assert game.resources(0)[0] == gold + gained


@pytest.mark.rule("H3-FIELD-on_first_visit_by_each_player")
def test_an_obelisk_offers_two_kinds_of_dice_to_each_player_once() -> None:
    game = world()
    game.stand(0, game.beside(STONE), mp=3)
    game.ask_again().play(f"go:{STONE}")
    assert game.keys == {"choose:1", "choose:2"}
    game.luck(rolls=["resource:3_gold", "resource:6_gold"])
    game.play("choose:2")
    assert len(game.keys) == 2, "one of two results is taken"


@pytest.mark.rule("H3-GOAL-capture_town", "H3-GOAL-only_players")
@pytest.mark.parametrize(("seats", "over"), [(TWO, True), (THREE, False)])
def test_with_two_players_a_captured_town_wins(seats: tuple[str, ...], over: bool) -> None:
    game = world(seats)
    game.position.clashes |= 1 << 1
    game.next_round()
    assert game.over == over
    assert not over or game.result == (1, -1)


@pytest.mark.rule("H3-GOAL-defeat_main_hero", "H3-GOAL-only_players")
@pytest.mark.parametrize(("falls", "over"), [(1, False), (2, True)])
def test_with_two_players_a_main_hero_beaten_twice_wins(falls: int, over: bool) -> None:
    game = world()
    game.position.falls = (0, falls, 0, 0)
    game.next_round()
    assert game.over == over
    assert not over or game.result == (1, -1)


@pytest.mark.rule("H3-GOAL-cubes_from_all_rivals", "H3-GOAL-only_players")
@pytest.mark.parametrize(("seats", "owners", "over"), [(THREE, (0, 2), True), (THREE, (0,), False), (TWO, (0,), False)])
def test_with_three_players_cubes_of_both_rivals_win(
    seats: tuple[str, ...], owners: tuple[int, ...], over: bool
) -> None:
    game = world(seats)
    for owner in owners:
        cube(game, 1, owner)
    game.next_round()
    assert game.over == over
    assert not over or game.result == (-1, 1, -1)


@pytest.mark.rule("H3-VIC-01")
@pytest.mark.parametrize(("seats", "last"), [(TWO, 10), (THREE, 12)])
def test_after_the_last_round_a_final_battle_decides(seats: tuple[str, ...], last: int) -> None:
    game = world(seats)
    game.position.game_round = last - 1
    game.next_round()
    assert not game.over
    while not game.events_named("final_battle"):
        game.do_nothing()
    assert len(game.events_named("final_battle")) == 1
    assert game.position.game_round == last


@pytest.mark.rule("H3-GEN-02", "H3-TRN-08")
@pytest.mark.parametrize(("held", "then"), [(1, 4), (6, 6)])
def test_before_the_final_battle_both_fill_their_hands(held: int, then: int) -> None:
    game = world()
    game.position.game_round = 9
    game.next_round()
    game.to_turn(1)
    for player in (0, 1):
        game.deal(player, hand=["attack"] * held, deck=["defense"] * 6)
    while not game.events_named("final_battle"):
        game.do_nothing()
    assert [len(game.player(player, player)["hand"]) for player in (0, 1)] == [then, then]


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    assert sum(played_out("brave_new_world", players, bot).returns or ()) == 2 - players
