"""Manifest Destiny: the census, the militia, homesteads, and how the land is won."""

import pytest

from banneret.heroes.state.scenario_state import add_token
from banneret.kernel.piles import changed
from tests.heroes.builder import FIELD, THREE, HeroesGame, played_out, scenario_game

SETTLEMENT, MINE = "1,0.nw", "0,1.nw"


def plain(round_number: int = 1) -> HeroesGame:
    """The turn of seat 0, with a Settlement and a Gold Mine face up."""
    game = scenario_game("manifest_destiny", THREE).meadow()
    game.lay((0, 1), "F4")
    game.position.game_round = round_number
    return game.ask_again()


def points(game: HeroesGame) -> list[int]:
    state = game.position
    return [state.scenario_state.tally[state.game_terms.tokens * one] for one in range(3)]


@pytest.mark.rule("H3-DO-score", "H3-WHEN-round_end")
def test_the_census_counts_mines_settlements_and_towns() -> None:
    game = plain(4)
    game.own(0, SETTLEMENT)
    game.own(1, MINE)
    state = game.position
    state.owned = changed(state.owned, 2, 0)
    game.own(1, game.town_of(2))
    game.next_round()
    assert points(game) == [3 + 2, 1 + 3 + 3, 0]


@pytest.mark.rule("H3-RULE-rounds", "H3-WHEN-round_end")
@pytest.mark.parametrize(("number", "counted"), [(1, False), (3, False), (4, True), (5, False), (6, True), (10, True)])
def test_the_census_is_taken_in_even_rounds_from_the_fourth_on(number: int, counted: bool) -> None:
    game = plain(number)
    game.next_round()
    assert points(game) == ([3, 3, 3] if counted else [0, 0, 0])


@pytest.mark.rule("H3-CHANGE-transport_price")
@pytest.mark.parametrize(("gold", "asks"), [(4, True), (3, False)])
def test_bringing_the_army_costs_four_gold(gold: int, asks: bool) -> None:
    game = plain()
    game.at_the_gates(0, 1)
    game.give(1, gold=gold)
    game.ask_again().play(f"go:{game.town_of(1)}")
    game.close_window()
    assert (game.asked() == (1, "may")) == asks
    if asks:
        game.play("yes")
        assert game.events_named("siege_pay")[-1] == {"player": 1, "n": 4}
        assert game.resources(1)[0] == 0


def to_the_census(game: HeroesGame) -> HeroesGame:
    """On to the end of the next round with a census, and what it asks."""
    while game.position.game_round % 2 or not game.events_named("end_turn"):
        game.next_round()
    now = game.position.game_round
    while game.position.game_round == now and "choose:3" not in game.keys:
        game.do_nothing()
    return game


@pytest.mark.rule("H3-DO-tenure", "H3-DO-income_step")
def test_a_settlement_held_at_two_censuses_moves_an_income_marker_once() -> None:
    game = plain(4)
    game.own(0, SETTLEMENT)
    game.next_round()
    income = game.player(0)["income"]["valuables"]
    to_the_census(game)
    assert game.position.game_round == 6
    assert game.asked() == (0, "amount")
    assert game.keys == {"choose:1", "choose:2", "choose:3"}
    game.play("choose:3")
    assert game.player(0)["income"]["valuables"] == income + 1
    while game.position.game_round < 9:
        assert not (game.asked()[1] == "amount" and "choose:3" in game.keys)
        game.do_nothing()
    assert game.player(0)["income"]["valuables"] == income + 1


@pytest.mark.rule("H3-DO-tenure")
def test_a_settlement_that_changed_hands_between_two_censuses_is_counted_anew() -> None:
    from banneret.heroes.adventure.map.flagging import put_on, take_off

    game = plain(4)
    game.own(0, SETTLEMENT)
    game.next_round()
    take_off(game.position, FIELD[SETTLEMENT])
    put_on(game.position, 0, FIELD[SETTLEMENT])
    now = game.position.game_round
    assert now == 5
    while game.position.game_round < 7:
        assert not (game.asked()[1] == "amount" and "choose:3" in game.keys)
        game.do_nothing()


@pytest.mark.rule("H3-DO-tenure")
def test_a_settlement_of_a_new_owner_pays_off_for_that_one() -> None:
    game = plain(4)
    game.own(0, SETTLEMENT)
    game.next_round()
    game.own(1, SETTLEMENT)
    while game.position.game_round < 8:
        game.next_round()
    while "choose:3" not in game.keys or game.asked()[1] != "amount":
        game.do_nothing()
    assert game.asked()[0] == 1


@pytest.mark.rule("H3-GOAL-points")
@pytest.mark.parametrize(("score", "won"), [(40, True), (39, False)])
def test_forty_points_win_at_the_end_of_a_round(score: int, won: bool) -> None:
    game = plain(5)
    add_token(game.position, 2, 0, score)
    game.ask_again()
    assert not game.over
    game.next_round()
    assert game.over == won
    if won:
        assert tuple(game.position.returns) == (-1, -1, 1)


@pytest.mark.rule("H3-GOAL-cubes_from_all_rivals")
def test_cubes_of_both_rivals_win() -> None:
    game = plain(2)
    game.position.cubes = (0, 1, 1, 0, 0, 0, 0, 0, 0)
    game.next_round()
    assert tuple(game.position.returns) == (1, -1, -1)


@pytest.mark.rule("H3-WHEN-round_end")
def test_the_last_census_counts_before_the_points_decide() -> None:
    game = plain(12)
    game.own(1, MINE)
    game.next_round()
    assert {e["player"]: e["n"] for e in game.events_named("scored")} == {0: 3, 1: 4, 2: 3}
    assert tuple(game.position.returns) == (-1, 1, -1)


@pytest.mark.rule("H3-SCORING-still_equal")
def test_equal_points_are_fought_for() -> None:
    game = plain(12)
    while not game.over and not game.events_named("final_battle"):
        game.do_nothing()
    assert len(game.events_named("final_battle")) == 1


def test_wheels_and_windmills_are_fresh_in_round_eight() -> None:
    game = plain(7)
    game.position.black |= 1 << FIELD["1,0.ne"] | 1 << FIELD["0,1.w"] | 1 << FIELD["0,1.sw"]
    game.next_round()
    assert game.seen()["round"] == 8
    assert game.position.black == 1 << FIELD["0,1.sw"]


@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("random", 1)])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("manifest_destiny", 3, bot, seed).returns or ()) == [-1, -1, 1]
