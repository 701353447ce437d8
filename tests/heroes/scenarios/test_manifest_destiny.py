"""Manifest Destiny: the census, the militia, homesteads, and how the land is won."""

import pytest

from banneret.heroes.state.scenario_state import add_token
from banneret.kernel.game import Game
from banneret.kernel.piles import changed
from tests.heroes.support.journey import (
    FIELD,
    THREE,
    ask_again,
    asked,
    give,
    happened,
    keys,
    lay,
    own,
    play,
    player,
    resources,
    seen,
    state_of,
)
from tests.heroes.support.saga import at_the_gates, played_out, saga, town_of
from tests.heroes.support.war import close_window, do_nothing, meadow, next_round

pytestmark = pytest.mark.rule("H3-MOD-01")
SETTLEMENT, MINE = "1,0.nw", "0,1.nw"


def plain(round_number: int = 1) -> Game:
    """The turn of seat 0, with a Settlement and a Gold Mine face up."""
    game = meadow(saga("manifest_destiny", THREE))
    lay(game, (0, 1), "F4")
    state_of(game).game_round = round_number
    return ask_again(game)


def points(game: Game) -> list[int]:
    state = state_of(game)
    return [state.scenario_state.tally[state.game_terms.tokens * one] for one in range(3)]


def test_the_census_counts_mines_settlements_and_towns() -> None:
    game = plain(4)
    own(game, 0, SETTLEMENT)
    own(game, 1, MINE)
    state = state_of(game)
    state.owned = changed(state.owned, 2, 0)
    own(game, 1, town_of(game, 2))
    next_round(game)
    assert points(game) == [3 + 2, 1 + 3 + 3, 0]


@pytest.mark.parametrize(("number", "counted"), [(1, False), (3, False), (4, True), (5, False), (6, True), (10, True)])
def test_the_census_is_taken_in_even_rounds_from_the_fourth_on(number: int, counted: bool) -> None:
    game = plain(number)
    next_round(game)
    assert points(game) == ([3, 3, 3] if counted else [0, 0, 0])


@pytest.mark.parametrize(("gold", "asks"), [(4, True), (3, False)])
def test_bringing_the_army_costs_four_gold(gold: int, asks: bool) -> None:
    game = plain()
    at_the_gates(game, 0, 1)
    give(game, 1, gold=gold)
    play(ask_again(game), f"go:{town_of(game, 1)}")
    close_window(game)
    assert (asked(game) == (1, "may")) == asks
    if asks:
        play(game, "yes")
        assert happened(game, "siege_pay")[-1] == {"player": 1, "n": 4}
        assert resources(game, 1)[0] == 0


def to_the_census(game: Game) -> Game:
    """On to the end of the next round with a census, and what it asks."""
    while state_of(game).game_round % 2 or not happened(game, "end_turn"):
        next_round(game)
    now = state_of(game).game_round
    while state_of(game).game_round == now and "choose:3" not in keys(game):
        do_nothing(game)
    return game


def test_a_settlement_held_at_two_censuses_moves_an_income_marker_once() -> None:
    game = plain(4)
    own(game, 0, SETTLEMENT)
    next_round(game)
    income = player(game, 0)["income"]["valuables"]
    to_the_census(game)
    assert state_of(game).game_round == 6
    assert asked(game) == (0, "amount")
    assert keys(game) == {"choose:1", "choose:2", "choose:3"}
    play(game, "choose:3")
    assert player(game, 0)["income"]["valuables"] == income + 1
    while state_of(game).game_round < 9:
        assert not (asked(game)[1] == "amount" and "choose:3" in keys(game))
        do_nothing(game)
    assert player(game, 0)["income"]["valuables"] == income + 1


def test_a_settlement_that_changed_hands_between_two_censuses_is_counted_anew() -> None:
    from banneret.heroes.adventure.map.flagging import put_on, take_off

    game = plain(4)
    own(game, 0, SETTLEMENT)
    next_round(game)
    take_off(state_of(game), FIELD[SETTLEMENT])
    put_on(state_of(game), 0, FIELD[SETTLEMENT])
    now = state_of(game).game_round
    assert now == 5
    while state_of(game).game_round < 7:
        assert not (asked(game)[1] == "amount" and "choose:3" in keys(game))
        do_nothing(game)


def test_a_settlement_of_a_new_owner_pays_off_for_that_one() -> None:
    game = plain(4)
    own(game, 0, SETTLEMENT)
    next_round(game)
    own(game, 1, SETTLEMENT)
    while state_of(game).game_round < 8:
        next_round(game)
    while "choose:3" not in keys(game) or asked(game)[1] != "amount":
        do_nothing(game)
    assert asked(game)[0] == 1


@pytest.mark.parametrize(("score", "won"), [(40, True), (39, False)])
def test_forty_points_win_at_the_end_of_a_round(score: int, won: bool) -> None:
    game = plain(5)
    add_token(state_of(game), 2, 0, score)
    ask_again(game)
    assert not game.over
    next_round(game)
    assert game.over == won
    if won:
        assert tuple(state_of(game).returns) == (-1, -1, 1)


def test_cubes_of_both_rivals_win() -> None:
    game = plain(2)
    state_of(game).cubes = (0, 1, 1, 0, 0, 0, 0, 0, 0)
    next_round(game)
    assert tuple(state_of(game).returns) == (1, -1, -1)


def test_the_last_census_counts_before_the_points_decide() -> None:
    game = plain(12)
    own(game, 1, MINE)
    next_round(game)
    assert {e["player"]: e["n"] for e in happened(game, "scored")} == {0: 3, 1: 4, 2: 3}
    assert tuple(state_of(game).returns) == (-1, 1, -1)


def test_equal_points_are_fought_for() -> None:
    game = plain(12)
    while not game.over and not happened(game, "final_battle"):
        do_nothing(game)
    assert len(happened(game, "final_battle")) == 1


def test_wheels_and_windmills_are_fresh_in_round_eight() -> None:
    game = plain(7)
    state_of(game).black |= 1 << FIELD["1,0.ne"] | 1 << FIELD["0,1.w"] | 1 << FIELD["0,1.sw"]
    next_round(game)
    assert seen(game)["round"] == 8
    assert state_of(game).black == 1 << FIELD["0,1.sw"]


@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("greedy", 2), ("random", 1)])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("manifest_destiny", 3, bot, seed).returns or ()) == [-1, -1, 1]
