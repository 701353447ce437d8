"""Arrogance: one overlord against two allies, with means, income and goals of their own; and trade among allies."""

import pytest

from banneret.heroes.game.first_position import check_seats
from banneret.heroes.scenario.load import load_scenario
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    THREE,
    army,
    ask_again,
    asked,
    deal,
    give,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import begun, played_out, saga
from tests.heroes.support.war import (
    OPEN,
    STRONG,
    close_window,
    do_nothing,
    face,
    fight,
    hero_at,
    line_up,
    meadow,
    next_round,
)

OVERLORD, ALLY, OTHER = 0, 1, 2


def arrogance() -> Game:
    """The ally who goes first is asked what to do."""
    return saga("arrogance", THREE)


def turn_of(game: Game, seat: int) -> Game:
    while asked(game) != (seat, "action") or seen(game)["combat"] is not None:
        do_nothing(game)
    return game


def poor(game: Game) -> Game:
    for seat in range(3):
        give(game, seat)
    return game


# -- four players ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-05")
@pytest.mark.parametrize("scenario", ["arrogance", "tale_of_two_lands", "the_challenge"])
def test_two_against_two_needs_a_faction_from_beyond_the_core_box(scenario: str) -> None:
    assert 4 in load_scenario(scenario).players
    with pytest.raises(SetupError, match="fourth faction") as refused:
        begun(scenario, ("castle", "dungeon", "necropolis", "choose"))
    assert "H3-MOD-05" in str(refused.value)


@pytest.mark.rule("H3-MOD-05")
@pytest.mark.parametrize("scenario", ["arrogance", "tale_of_two_lands", "the_challenge"])
def test_alliances_of_four_are_two_teams_of_two(scenario: str) -> None:
    file = load_scenario(scenario)
    assert file.mode == "alliance"
    assert file.teams[4] == (0, 0, 1, 1)
    assert file.turn_order[4] == (0, 2, 1, 3), "the teams take turns"


def test_the_form_for_three_needs_the_core_box_only() -> None:
    check_seats(load_scenario("arrogance"), THREE)
    with pytest.raises(SetupError, match="is for 3 or 4 players, not 2"):
        check_seats(load_scenario("arrogance"), THREE[:2])


# -- means and turns ---------------------------------------------------------------------------------------------------


def test_the_overlord_begins_with_more() -> None:
    game = begun("arrogance", THREE, difficulty="impossible")
    while state_of(game).game_round == 0:
        game.apply(game.choice.options[0])
    assert [resources(game, seat) for seat in range(3)] == [(25, 5, 3), (20, 4, 2), (20, 4, 2)]
    incomes = [tuple(player(game, seat)["income"].values()) for seat in range(3)]
    assert incomes == [(15, 0, 0)] * 3
    assert set(player(game, OVERLORD)["building_kinds"]) == {"dwelling_bronze", "citadel"}
    assert player(game, ALLY)["building_kinds"] == ["dwelling_bronze"]
    assert sum(unit.endswith("+") for unit in player(game, OVERLORD)["units"]) == 1
    assert [unit.endswith("+") for unit in player(game, ALLY)["units"]] == [True, True], "whose armies are better"


def test_the_overlord_gets_his_own_units_again_when_all_are_lost() -> None:
    game = poor(meadow(turn_of(arrogance(), OVERLORD)))
    start = [*player(game, OVERLORD)["units"]]
    face(game, *OPEN, wins=1, me=OVERLORD, foe=ALLY)
    play(game, f"go:{OPEN[1]}")
    fight(game, 1)
    while happened(game, "army_again") == []:
        do_nothing(game)
    assert player(game, OVERLORD)["units"] == start


@pytest.mark.rule("H3-RND-17", "H3-SET-30")
def test_the_allies_begin_without_a_roll_and_the_overlord_comes_between_them() -> None:
    game = begun("arrogance", THREE)
    assert happened(game, "contest") == []
    order: list[int] = []
    while len(order) < 6:
        do_nothing(game)
        order = [int(event["player"]) for event in happened(game, "turn")]
    assert [seat == OVERLORD for seat in order] == [False, True, False] * 2
    assert {order[0], order[2]} == {ALLY, OTHER}


@pytest.mark.rule("H3-RND-17")
@pytest.mark.parametrize("first", [ALLY, OTHER])
def test_the_allies_say_each_round_which_of_them_goes_first(first: int) -> None:
    game = begun("arrogance", THREE)
    while asked(game)[1] != "target":
        do_nothing(game)
    assert asked(game)[0] == ALLY
    play(game, f"player:{first + 1}")
    assert happened(game, "turn") == [{"player": first}]


def test_the_overlord_begins_with_a_secondary_hero() -> None:
    game = arrogance()
    assert hero_at(game, OVERLORD, secondary=True) == player(game, OVERLORD)["town"]
    assert hero_at(game, ALLY, secondary=True) is None
    turn_of(game, OVERLORD)
    assert any(key.startswith("go2:") for key in keys(game)), "and it moves in the first round"


@pytest.mark.parametrize(("number", "gold"), [(2, 0), (4, 15), (6, 0), (8, 15), (12, 15)])
def test_in_every_fourth_round_the_overlord_takes_gold_too(number: int, gold: int) -> None:
    game = poor(arrogance())
    state_of(game).game_round = number - 1
    luck(game, draws=["proclaim:dead_silence"])
    next_round(game)
    assert [resources(game, seat) for seat in range(3)] == [(gold, 0, 0), (0, 0, 0), (0, 0, 0)]


# -- pride -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-04", "H3-MOD-01")
@pytest.mark.parametrize("proud", [True, False])
def test_whoever_has_beaten_a_main_hero_may_not_surrender(proud: bool) -> None:
    game = meadow(turn_of(arrogance(), OVERLORD))
    if proud:
        state_of(game).falls = (0, 1, 0, *state_of(game).falls[3:])
    for seat in range(3):
        give(game, seat, gold=20)
    face(game, *OPEN, me=OVERLORD, foe=ALLY)
    play(game, f"go:{OPEN[1]}")
    line_up(game)
    while asked(game) != (OVERLORD, "action"):
        do_nothing(game)
    assert ("surrender" in keys(game)) is not proud
    if proud:
        assert game.why_not("surrender") == "H3-MOD-01"
    while asked(game) != (ALLY, "action"):
        do_nothing(game)
    assert "surrender" in keys(game), "the other one is free to"


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("towns", "result"),
    [([(1, 0)], (-1, 1, 1)), ([(2, 0)], (-1, 1, 1)), ([(0, 1)], None), ([(0, 1), (0, 2)], (1, -1, -1))],
)
def test_all_towns_of_the_rivals_win(towns: list[tuple[int, int]], result: tuple[int, ...] | None) -> None:
    game = arrogance()
    for captor, owner in towns:
        state_of(game).clashes |= 1 << (3 * captor + owner)
    next_round(game)
    assert game.result == result


@pytest.mark.parametrize(
    ("falls", "result"),
    [
        ((0, 0, 0, 1, 0, 0, 1, 0, 0), (-1, 1, 1)),
        ((0, 0, 0, 1, 0, 0, 0, 0, 0), None),
        ((0, 2, 0, 0, 0, 0, 0, 0, 0), None),
    ],
)
def test_the_allies_alone_win_by_beating_the_overlord_twice(
    falls: tuple[int, ...], result: tuple[int, ...] | None
) -> None:
    game = arrogance()
    state_of(game).falls = falls
    next_round(game)
    assert game.result == result


def test_after_the_last_round_the_best_of_both_sides_fight_for_it() -> None:
    game = arrogance()
    state_of(game).game_round = 12
    while not happened(game, "final_battle"):
        do_nothing(game)
    two = happened(game, "final_battle")[0]
    assert OVERLORD in (two["player"], two["player2"])


# -- allies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TRD-14", "H3-TRD-15")
def test_allies_give_each_other_resources_and_the_overlord_gets_none() -> None:
    game = poor(arrogance())
    give(game, ALLY, gold=5, valuables=1)
    ask_again(game)
    gifts = {key for key in keys(game) if key.startswith("give:")}
    assert gifts == {"give:3/gold", "give:3/valuables"}
    play(game, "give:3/gold", "amount:3")
    assert (resources(game, ALLY), resources(game, OTHER)) == ((2, 0, 1), (3, 0, 0))


@pytest.mark.rule("H3-TRD-11", "H3-TRD-12", "H3-TRD-13")
def test_allies_side_by_side_exchange_cards() -> None:
    game = poor(meadow(arrogance()))
    deal(game, ALLY, hand=["centaurs_axe"])
    deal(game, OTHER, hand=["haste"])
    stand(game, ALLY, OPEN[0], mp=2)
    stand(game, OTHER, "-1,2.c" if hero_at(game, OTHER) == "-1,-1.c" else "-1,-1.c")
    assert "exchange:3" not in keys(ask_again(game))
    stand(game, OTHER, OPEN[1])
    assert "exchange:3" in keys(ask_again(game))
    play(game, "exchange:3", "offer:centaurs_axe", "offer:haste")
    assert (player(game, ALLY)["hand"], player(game, OTHER)["hand"]) == (["haste"], ["centaurs_axe"])
    stand(game, OVERLORD, OPEN[1])
    stand(game, OTHER, "-1,-1.c")
    deal(game, OVERLORD, hand=["haste"])
    assert not any(key.startswith("exchange:") for key in keys(ask_again(game))), "never with the overlord"


@pytest.mark.rule("H3-MOD-09")
def test_allies_do_not_fight_each_other_and_an_enemy_steers_the_guards() -> None:
    game = poor(meadow(arrogance()))
    stand(game, ALLY, OPEN[0], mp=2)
    stand(game, OTHER, OPEN[1])
    army(game, ALLY, STRONG)
    play(ask_again(game), f"go:{OPEN[1]}")
    assert happened(game, "fight") == []
    play(game, f"go:{OPEN[0]}")
    stand(game, ALLY, "1,0.c", mp=3)
    stand(game, OTHER, "-1,-1.c")
    play(ask_again(game), "go:1,0.e")
    close_window(game)
    play(game, "place:b2")
    assert asked(game)[0] == OVERLORD


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seed", [1, 2])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played = played_out("arrogance", 3, bot, seed=seed)
    assert played.returns is not None
    assert played.returns[ALLY] == played.returns[OTHER]
