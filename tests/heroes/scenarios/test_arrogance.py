"""Arrogance: one overlord against two allies, with means, income and goals of their own; and trade among allies."""

import pytest

from banneret.heroes.game.first_position import check_seats
from banneret.heroes.scenario.load import load_scenario
from banneret.kernel.errors import SetupError
from tests.heroes.builder import OPEN, STRONG, THREE, HeroesGame, new_scenario_game, played_out, scenario_game

OVERLORD, ALLY, OTHER = 0, 1, 2


def arrogance() -> HeroesGame:
    """The ally who goes first is asked what to do."""
    return scenario_game("arrogance", THREE)


def turn_of(game: HeroesGame, seat: int) -> HeroesGame:
    while game.asked() != (seat, "action") or game.seen()["combat"] is not None:
        game.do_nothing()
    return game


def poor(game: HeroesGame) -> HeroesGame:
    for seat in range(3):
        game.give(seat)
    return game


# -- four players ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-05")
@pytest.mark.parametrize("scenario", ["arrogance", "tale_of_two_lands", "the_challenge"])
def test_two_against_two_needs_a_faction_from_beyond_the_core_box(scenario: str) -> None:
    assert 4 in load_scenario(scenario).players
    with pytest.raises(SetupError, match="fourth faction") as refused:
        new_scenario_game(scenario, ("castle", "dungeon", "necropolis", "choose"))
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
    game = new_scenario_game("arrogance", THREE, difficulty="impossible")
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    assert [game.resources(seat) for seat in range(3)] == [(25, 5, 3), (20, 4, 2), (20, 4, 2)]
    incomes = [tuple(game.player(seat)["income"].values()) for seat in range(3)]
    assert incomes == [(15, 0, 0)] * 3
    assert set(game.player(OVERLORD)["building_kinds"]) == {"dwelling_bronze", "citadel"}
    assert game.player(ALLY)["building_kinds"] == ["dwelling_bronze"]
    assert sum(unit.endswith("+") for unit in game.player(OVERLORD)["units"]) == 1
    assert [unit.endswith("+") for unit in game.player(ALLY)["units"]] == [True, True], "whose armies are better"


def test_the_overlord_gets_his_own_units_again_when_all_are_lost() -> None:
    game = poor(turn_of(arrogance(), OVERLORD).meadow())
    start = [*game.player(OVERLORD)["units"]]
    game.face(*OPEN, wins=1, me=OVERLORD, foe=ALLY)
    game.play(f"go:{OPEN[1]}")
    game.fight(1)
    while game.events_named("army_again") == []:
        game.do_nothing()
    assert game.player(OVERLORD)["units"] == start


@pytest.mark.rule("H3-RND-17", "H3-SET-30")
def test_the_allies_begin_without_a_roll_and_the_overlord_comes_between_them() -> None:
    game = new_scenario_game("arrogance", THREE)
    assert game.events_named("contest") == []
    order: list[int] = []
    while len(order) < 6:
        game.do_nothing()
        order = [int(event["player"]) for event in game.events_named("turn")]
    assert [seat == OVERLORD for seat in order] == [False, True, False] * 2
    assert {order[0], order[2]} == {ALLY, OTHER}


@pytest.mark.rule("H3-RND-17")
@pytest.mark.parametrize("first", [ALLY, OTHER])
def test_the_allies_say_each_round_which_of_them_goes_first(first: int) -> None:
    game = new_scenario_game("arrogance", THREE)
    while game.asked()[1] != "target":
        game.do_nothing()
    assert game.asked()[0] == ALLY
    game.play(f"player:{first + 1}")
    assert game.events_named("turn") == [{"player": first}]


@pytest.mark.rule("H3-DO-free_hero", "H3-RULE-who", "H3-RULE-only_players")
def test_the_overlord_begins_with_a_secondary_hero() -> None:
    game = arrogance()
    assert game.hero_at(OVERLORD, secondary=True) == game.player(OVERLORD)["town"]
    assert game.hero_at(ALLY, secondary=True) is None
    turn_of(game, OVERLORD)
    assert any(key.startswith("go2:") for key in game.keys), "and it moves in the first round"


@pytest.mark.rule("H3-RULE-every", "H3-RULE-from_round", "H3-RULE-who", "H3-DO-gain_counted", "H3-WHEN-round_start")
@pytest.mark.parametrize(("number", "gold"), [(2, 0), (4, 15), (6, 0), (8, 15), (12, 15)])
def test_in_every_fourth_round_the_overlord_takes_gold_too(number: int, gold: int) -> None:
    game = poor(arrogance())
    game.position.game_round = number - 1
    game.luck(draws=["proclaim:dead_silence"])
    game.next_round()
    assert [game.resources(seat) for seat in range(3)] == [(gold, 0, 0), (0, 0, 0), (0, 0, 0)]


# -- pride -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-04", "H3-CHANGE-no_surrender")
@pytest.mark.parametrize("proud", [True, False])
def test_whoever_has_beaten_a_main_hero_may_not_surrender(proud: bool) -> None:
    game = turn_of(arrogance(), OVERLORD).meadow()
    if proud:
        game.position.falls = (0, 1, 0, *game.position.falls[3:])
    for seat in range(3):
        game.give(seat, gold=20)
    game.face(*OPEN, me=OVERLORD, foe=ALLY)
    game.play(f"go:{OPEN[1]}")
    game.line_up()
    while game.asked() != (OVERLORD, "action"):
        game.do_nothing()
    assert ("surrender" in game.keys) is not proud
    if proud:
        assert game.why_not("surrender") == "H3-CHANGE-no_surrender"
    while game.asked() != (ALLY, "action"):
        game.do_nothing()
    assert "surrender" in game.keys, "the other one is free to"


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-GOAL-capture_town")
@pytest.mark.parametrize(
    ("towns", "result"),
    [([(1, 0)], (-1, 1, 1)), ([(2, 0)], (-1, 1, 1)), ([(0, 1)], None), ([(0, 1), (0, 2)], (1, -1, -1))],
)
def test_all_towns_of_the_rivals_win(towns: list[tuple[int, int]], result: tuple[int, ...] | None) -> None:
    game = arrogance()
    for captor, owner in towns:
        game.position.clashes |= 1 << (3 * captor + owner)
    game.next_round()
    assert game.result == result


@pytest.mark.rule("H3-GOAL-defeat_main_hero", "H3-GOAL-seats", "H3-GOAL-only_players")
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
    game.position.falls = falls
    game.next_round()
    assert game.result == result


def test_after_the_last_round_the_best_of_both_sides_fight_for_it() -> None:
    game = arrogance()
    game.position.game_round = 12
    while not game.events_named("final_battle"):
        game.do_nothing()
    two = game.events_named("final_battle")[0]
    assert OVERLORD in (two["player"], two["player2"])


# -- allies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TRD-14", "H3-TRD-15")
def test_allies_give_each_other_resources_and_the_overlord_gets_none() -> None:
    game = poor(arrogance())
    game.give(ALLY, gold=5, valuables=1)
    game.ask_again()
    gifts = {key for key in game.keys if key.startswith("give:")}
    assert gifts == {"give:3/gold", "give:3/valuables"}
    game.play("give:3/gold", "amount:3")
    assert (game.resources(ALLY), game.resources(OTHER)) == ((2, 0, 1), (3, 0, 0))


@pytest.mark.rule("H3-TRD-11", "H3-TRD-12", "H3-TRD-13")
def test_allies_side_by_side_exchange_cards() -> None:
    game = poor(arrogance().meadow())
    game.deal(ALLY, hand=["centaurs_axe"])
    game.deal(OTHER, hand=["haste"])
    game.stand(ALLY, OPEN[0], mp=2)
    game.stand(OTHER, "-1,2.c" if game.hero_at(OTHER) == "-1,-1.c" else "-1,-1.c")
    assert "exchange:3" not in game.ask_again().keys
    game.stand(OTHER, OPEN[1])
    assert "exchange:3" in game.ask_again().keys
    game.play("exchange:3", "offer:centaurs_axe", "offer:haste")
    assert (game.player(ALLY)["hand"], game.player(OTHER)["hand"]) == (["haste"], ["centaurs_axe"])
    game.stand(OVERLORD, OPEN[1])
    game.stand(OTHER, "-1,-1.c")
    game.deal(OVERLORD, hand=["haste"])
    assert not any(key.startswith("exchange:") for key in game.ask_again().keys), "never with the overlord"


@pytest.mark.rule("H3-MOD-09")
def test_allies_do_not_fight_each_other_and_an_enemy_steers_the_guards() -> None:
    game = poor(arrogance().meadow())
    game.stand(ALLY, OPEN[0], mp=2)
    game.stand(OTHER, OPEN[1])
    game.army(ALLY, STRONG)
    game.ask_again().play(f"go:{OPEN[1]}")
    assert game.events_named("fight") == []
    game.play(f"go:{OPEN[0]}")
    game.stand(ALLY, "1,0.c", mp=3)
    game.stand(OTHER, "-1,-1.c")
    game.ask_again().play("go:1,0.e")
    game.close_window()
    game.play("place:b2")
    assert game.asked()[0] == OVERLORD


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    played = played_out("arrogance", 3, bot, seed=seed)
    assert played.returns is not None
    assert played.returns[ALLY] == played.returns[OTHER]
