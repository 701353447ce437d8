"""Victory: the scenario's conditions, when they end the game, faction cubes, and the final battle."""

import msgspec
import pytest

from banneret.heroes.game.first_position import game_terms_of
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    THREE,
    army,
    ask_again,
    asked,
    field,
    give,
    happened,
    journey,
    level,
    own,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.war import (
    OPEN,
    STRONG,
    WEAK,
    close_window,
    do_nothing,
    face,
    fight,
    hero_at,
    line_up,
    meadow,
    next_round,
    strike,
    to_turn,
)

LIVING = ("castle/catherine", "dungeon/mutare")
SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1."""


def take_town(game: Game, captor: int, victim: int) -> Game:
    """In the captor's turn, walk into an undefended Town."""
    town = player(game, victim)["town"]
    stand(game, victim, "1,0.c")
    give(game, victim, gold=0)
    stand(game, captor, f"{town[:-1]}ne", mp=3)
    if field(game, f"{town[:-1]}ne")["location"] == "blocked":
        stand(game, captor, f"{town[:-1]}se", mp=3)
    play(ask_again(game), f"go:{town}")
    close_window(game)
    assert field(game, town)["owner"] == captor
    return game


# -- conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-01", "H3-VIC-03")
def test_for_two_players_a_captured_town_wins_once_the_round_is_over() -> None:
    game = take_town(meadow(journey(LIVING)), 0, 1)
    assert not game.over
    assert asked(game) == (0, "action"), "the turn goes on"
    to_turn(game, 1)
    assert seen(game)["round"] == 1, "the other player still has a turn in the round"
    next_round(game)
    assert game.over
    assert game.result == (1, -1)
    assert seen(game)["round"] == 1
    assert happened(game, "won") == [{"player": 0}]


@pytest.mark.rule("H3-VIC-01")
def test_for_three_players_a_captured_town_alone_does_not_win() -> None:
    game = take_town(meadow(journey(THREE)), 0, 1)
    next_round(game)
    assert not game.over
    assert seen(game)["round"] == 2


@pytest.mark.rule("H3-VIC-01", "H3-VIC-03")
@pytest.mark.parametrize("times", [1, 2])
def test_for_two_players_the_second_defeat_of_the_main_hero_wins(times: int) -> None:
    game = meadow(journey(LIVING))
    for _ in range(times):
        face(game, *OPEN)
        play(game, f"go:{OPEN[1]}")
        fight(game)
        assert not game.over
        stand(game, 0, OPEN[0], mp=3)
    next_round(game)
    assert game.over == (times == 2)
    if game.over:
        assert game.result == (1, -1)


@pytest.mark.rule("H3-VIC-03")
def test_a_scenario_may_let_a_condition_end_the_game_at_once() -> None:
    game = meadow(journey(LIVING))
    scenario = state_of(game).game_terms.scenario
    goals = tuple(msgspec.structs.replace(goal, when="now") for goal in scenario.victory)
    hasty = msgspec.structs.replace(scenario, victory=goals)
    state_of(game).game_terms = game_terms_of(hasty, game.setup.seats, game.setup.options)
    take_town(game, 0, 1)
    assert game.over
    assert game.result == (1, -1)
    assert happened(game, "end_turn") == []


@pytest.mark.rule("H3-VIC-03")
def test_a_condition_met_by_both_players_in_a_round_is_fought_out() -> None:
    game = take_town(meadow(journey(LIVING)), 0, 1)
    army(game, 0, STRONG)
    army(game, 1, WEAK)
    to_turn(game, 1)
    state_of(game).hero_at[0] = state_of(game).last[0] = state_of(game).town_at[1]
    take_town(game, 1, 0)
    next_fight(game)
    assert happened(game, "goal") == [{"player": 0, "n": 0}, {"player": 1, "n": 0}]
    assert len(happened(game, "final_battle")) == 1
    assert not game.over


def next_fight(game: Game) -> Game:
    """Let everybody do nothing until the final battle begins or the game is over."""
    while not game.over and happened(game, "final_battle") == []:
        do_nothing(game)
    return game


# -- cubes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-10")
def test_cubes_come_from_defeated_heroes_and_captured_starting_towns() -> None:
    game = meadow(journey(LIVING))
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    assert player(game, 0)["cubes"] == [0, 1]
    take_town(game, 0, 1)
    assert player(game, 0)["cubes"] == [0, 2]
    own(game, 1, SETTLEMENT)
    stand(game, 0, OPEN[0], mp=3)
    stand(game, 1, "3,0.se")
    play(ask_again(game), f"go:{SETTLEMENT}")
    close_window(game)
    assert field(game, SETTLEMENT)["owner"] == 0
    assert player(game, 0)["cubes"] == [0, 2], "a Settlement gives none"


@pytest.mark.rule("H3-VIC-10", "H3-VIC-11")
@pytest.mark.parametrize("rivals", [1, 2])
def test_with_three_players_a_cube_of_every_opponent_wins(rivals: int) -> None:
    game = meadow(journey(THREE))
    for foe in (1, 2)[:rivals]:
        face(game, *OPEN, foe=foe)
        play(game, f"go:{OPEN[1]}")
        fight(game)
        to_turn(game, 0)
        stand(game, 0, OPEN[0], mp=3)
    assert player(game, 0)["cubes"] == [0, 1, rivals - 1]
    assert not game.over
    next_round(game)
    assert game.over == (rivals == 2)
    if game.over:
        assert game.result == (1, -1, -1)


@pytest.mark.rule("H3-VIC-11")
def test_several_cubes_of_one_opponent_do_not_win() -> None:
    game = meadow(journey(THREE))
    for _ in range(3):
        face(game, *OPEN)
        play(game, f"go:{OPEN[1]}")
        fight(game)
        to_turn(game, 0)
        stand(game, 0, OPEN[0], mp=3)
    assert player(game, 0)["cubes"] == [0, 3, 0]
    next_round(game)
    assert not game.over


# -- the last round ----------------------------------------------------------------------------------------------------


def last_round(seats: tuple[str, ...] = LIVING) -> Game:
    """A game in its last round."""
    game = meadow(journey(seats))
    state_of(game).game_round = 10 if len(seats) == 2 else 12
    return game


@pytest.mark.rule("H3-VIC-01")
@pytest.mark.parametrize("wins", [0, 1])
def test_when_the_rounds_are_over_a_final_battle_decides(wins: int) -> None:
    game = last_round()
    level(game, 1, 6)
    give(game, 0, gold=50)
    give(game, 1, gold=50)
    army(game, 0, STRONG if wins == 0 else WEAK)
    army(game, 1, STRONG if wins == 1 else WEAK)
    before = hero_at(game, 0)
    next_fight(game)
    assert happened(game, "final_battle") == [{"player": 1, "player2": 0}], "the higher level leads"
    assert hero_at(game, 0) == before, "it is fought beside the map"
    line_up(game)
    while asked(game)[1] == "play":
        play(game, "pass")
    assert "surrender" not in game.choice
    strike(game, 0 if wins == 1 else 1)
    while not game.over:
        do_nothing(game)
    assert game.result == ((1, -1) if wins == 0 else (-1, 1))


@pytest.mark.rule("H3-VIC-01")
def test_of_three_players_the_two_with_most_cubes_fight_the_final_battle() -> None:
    game = last_round(THREE)
    face(game, *OPEN, foe=1)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    own(game, 2, SETTLEMENT)
    next_fight(game)
    assert happened(game, "final_battle") == [{"player": 0, "player2": 2}]


@pytest.mark.rule("H3-VIC-01")
def test_there_is_no_final_battle_before_the_last_round() -> None:
    game = meadow(journey(LIVING))
    state_of(game).game_round = 9
    next_round(game)
    assert happened(game, "final_battle") == []
    assert seen(game)["round"] == 10
