"""The Toll Road: levies in gold and in kind, debts that end a contest, caravans, interest, and how it is won."""

import pytest

from tests.heroes.builder import FIELD, THREE, TWO, HeroesGame, played_out, scenario_game

POINTS, PAID, DEBT = 0, 1, 2
CASTLES = ("castle/catherine", "dungeon/mutare")
"""Necropolis knows no morale."""


def road(seats: tuple[str, ...] = CASTLES) -> HeroesGame:
    return scenario_game("toll_road", seats)


def tokens(game: HeroesGame, seat: int, token: int) -> int:
    state = game.position
    return state.scenario_state.tally[state.game_terms.tokens * seat + token]


def add(game: HeroesGame, seat: int, token: int, amount: int) -> None:
    from banneret.heroes.state.scenario_state import add_token

    add_token(game.position, seat, token, amount)


def before(game: HeroesGame, number: int, *purses: tuple[int, int, int]) -> HeroesGame:
    """The end of the round before a levy: nobody has income, and everybody has just that much."""
    state = game.position
    state.game_round = number - 1
    state.income = [0] * len(state.income)
    for seat, (gold, materials, valuables) in enumerate(purses):
        game.give(seat, gold=gold, materials=materials, valuables=valuables)
    while state.game_round < number:
        game.do_nothing()
    return game


@pytest.mark.rule("H3-DO-levy", "H3-DO-token")
@pytest.mark.parametrize(("number", "sum"), [(5, 12), (9, 25), (13, 40)])
def test_each_levy_is_paid_in_gold(number: int, sum: int) -> None:
    game = before(road(), number, (sum, 0, 0), (sum - 1, 0, 0))
    assert [event["player"] for event in game.events_named("levied")] == [0]
    assert [(event["player"], event["n"]) for event in game.events_named("levy_failed")] == [(1, 1)]
    assert (game.resources(0), game.resources(1)) == ((0, 0, 0), (0, 0, 0))
    assert [tokens(game, seat, PAID) for seat in (0, 1)] == [1, 0]
    assert [tokens(game, seat, DEBT) for seat in (0, 1)] == [0, 1]
    assert game.player(1)["morale"] == "negative"
    assert game.player(0)["morale"] is None


@pytest.mark.rule("H3-RULE-rounds")
@pytest.mark.parametrize("number", [4, 6, 8, 12])
def test_no_levy_in_other_rounds(number: int) -> None:
    game = before(road(), number, (50, 0, 0), (0, 0, 0))
    assert game.events_named("levied") == game.events_named("levy_failed") == []


@pytest.mark.rule("H3-WHEN-round_start")
def test_income_comes_before_the_levy() -> None:
    game = road()
    state = game.position
    state.game_round = 4
    for seat in (0, 1):
        game.give(seat, gold=2)
    while state.game_round < 5:
        game.do_nothing()
    assert [event["player"] for event in game.events_named("levied")] == [0, 1]


@pytest.mark.rule("H3-DO-levy")
def test_materials_count_two_and_valuables_four_and_no_change_is_given() -> None:
    game = before(road(), 5, (1, 4, 2), (0, 0, 3))
    assert (game.asked(), game.keys) == ((0, "amount"), {"amount:1", "amount:2"}), "8 and 1 are not enough without one"
    game.play("amount:2")
    assert game.keys == {f"amount:{n}" for n in (2, 3, 4)}
    game.play("amount:3")
    assert game.resources(0) == (1, 1, 0)
    assert game.resources(1) == (0, 0, 0), "3 valuables are just enough"
    assert [event["n"] for event in game.events_named("levied")] == [14, 12]


@pytest.mark.rule("H3-DO-levy")
def test_who_cannot_pay_gives_all_that_counts() -> None:
    game = before(road(), 5, (3, 2, 1), (12, 0, 0))
    assert game.resources(0) == (0, 0, 0)
    assert [(event["player"], event["n"]) for event in game.events_named("levy_failed")] == [(0, 1)]


@pytest.mark.rule("H3-DO-levy", "H3-DO-score")
@pytest.mark.parametrize(("paid", "points"), [(12, 0), (17, 1), (22, 2), (32, 4)])
def test_every_five_gold_on_top_are_a_point(paid: int, points: int) -> None:
    game = before(road(), 5, (33, 0, 0), (12, 0, 0))
    assert game.keys == {f"amount:{n}" for n in (12, 17, 22, 27, 32)}
    game.play(f"amount:{paid}")
    assert game.resources(0)[0] == 33 - paid
    assert tokens(game, 0, POINTS) == points
    assert tokens(game, 0, PAID) == 1


@pytest.mark.rule("H3-DO-forfeit", "H3-RULE-if")
def test_a_second_debt_ends_the_contest_for_a_player_whose_realm_stays() -> None:
    game = road(THREE)
    add(game, 1, DEBT, 1)
    before(game, 9, (60, 0, 0), (0, 0, 0), (60, 0, 0))
    while game.asked()[1] == "amount":
        game.play(game.choice.keys[0])
    assert [event["player"] for event in game.events_named("barred")] == [1]
    assert game.seen()["players"][1]["out"] is False
    assert not game.over
    while game.asked() != (1, "action"):
        game.do_nothing()
    state = game.position
    state.game_round = 13
    add(game, 1, POINTS, 90)
    while not game.over:
        game.do_nothing()
    assert game.result == (0, -1, 0), "most points are of no use any more, and the other two are equal"


@pytest.mark.rule("H3-RULE-if")
def test_one_debt_is_not_the_end() -> None:
    game = before(road(), 5, (0, 0, 0), (12, 0, 0))
    assert game.events_named("barred") == []


@pytest.mark.rule("H3-DO-forfeit", "H3-GOAL-measure")
def test_the_last_without_two_debts_wins_at_once() -> None:
    game = road()
    add(game, 1, DEBT, 1)
    before(game, 9, (25, 0, 0), (0, 0, 0))
    while not game.over:
        assert game.position.game_round == 9
        game.do_nothing()
    assert game.result == (1, -1)


@pytest.mark.rule("H3-DO-forfeit")
def test_with_two_debts_each_nobody_wins() -> None:
    game = road()
    for seat in (0, 1):
        add(game, seat, DEBT, 1)
    before(game, 13, (0, 0, 0), (0, 0, 0))
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, -1)


@pytest.mark.rule("H3-WHEN-hero_turn_end", "H3-WHERE-unwatched")
@pytest.mark.parametrize("secondary", [False, True])
@pytest.mark.parametrize(("rival", "gained"), [(None, 2), ("-1,1.ne", 0), ("0,0.c", 2)])
def test_a_caravan_pays_where_no_rival_watches(rival: str | None, gained: int, secondary: bool) -> None:
    game = road()
    game.lay((-1, 1), "F1")
    post = "-1,1.sw"
    assert game.field(post)["location"] == "trading_post"
    for seat in (0, 1):
        game.give(seat)
    game.stand(0, post, secondary=secondary)
    if rival:
        game.stand(1, rival)
    game.apply("end_turn")
    assert game.resources(0)[0] == gained


@pytest.mark.rule("H3-WHEN-hero_turn_end", "H3-WHERE-unwatched")
def test_an_own_hero_on_the_tile_does_not_spoil_the_caravan_and_two_caravans_pay_twice() -> None:
    game = road()
    game.lay((-1, 1), "F1")
    game.lay((0, 1), "F2")
    game.give(0)
    game.stand(0, "-1,1.sw")
    game.stand(0, "0,1.nw", secondary=True)
    assert game.field("0,1.nw")["location"] == "trading_post"
    game.apply("end_turn")
    assert game.resources(0)[0] == 4


def test_wheels_run_again_when_the_collectors_come() -> None:
    game = road()
    game.lay((-1, 1), "F3")
    wheel = "-1,1.nw"
    assert game.field(wheel)["location"] == "water_wheel"

    game.position.black |= 1 << FIELD[wheel]
    before(game, 5, (12, 0, 0), (12, 0, 0))
    assert not game.field(wheel)["black_cube"]


@pytest.mark.rule("H3-GOAL-capture_town", "H3-GOAL-only_players")
@pytest.mark.parametrize(("seats", "over"), [(TWO, True), (THREE, False)])
def test_with_two_players_a_captured_town_wins(seats: tuple[str, ...], over: bool) -> None:
    game = road(seats)
    game.position.clashes |= 1 << 1
    game.next_round()
    assert game.over == over
    assert not over or game.result == (1, -1)


@pytest.mark.rule("H3-SCORING-points", "H3-SCORING-tie_break")
@pytest.mark.parametrize(
    ("paid", "debts", "interest", "gold", "result"),
    [
        ((2, 1), (0, 0), (0, 3), (0, 0), (1, -1)),
        ((2, 1), (0, 0), (0, 5), (0, 0), (-1, 1)),
        ((2, 2), (1, 0), (0, 0), (0, 0), (-1, 1)),
        ((1, 1), (0, 0), (0, 0), (3, 2), (1, -1)),
    ],
)
def test_after_the_last_round_levies_debts_and_interest_count(
    paid: tuple[int, int],
    debts: tuple[int, int],
    interest: tuple[int, int],
    gold: tuple[int, int],
    result: tuple[int, ...],
) -> None:
    game = road()
    game.position.game_round = 13
    for seat in (0, 1):
        add(game, seat, PAID, paid[seat])
        add(game, seat, DEBT, debts[seat])
        add(game, seat, POINTS, interest[seat])
        game.give(seat, gold=gold[seat])
    while not game.over:
        game.do_nothing()
    assert game.result == result


@pytest.mark.rule("H3-SCORING-points")
def test_a_settlement_counts_one() -> None:
    game = road()
    game.lay((-1, 1), "F1")
    game.own(1, "-1,1.nw")
    game.position.game_round = 13
    for seat in (0, 1):
        game.give(seat)
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, 1)


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played_out("toll_road", players, bot, seed=2)
