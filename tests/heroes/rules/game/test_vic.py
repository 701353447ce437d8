"""Victory: the scenario's conditions, when they end the game, faction cubes, and the final battle."""

from pathlib import Path

import msgspec
import pytest

from banneret.heroes.game.first_position import game_terms_of
from tests.heroes.builder import FIELD, OPEN, STRONG, THREE, WEAK, HeroesGame, coop_game, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1."""


def take_town(game: HeroesGame, captor: int, victim: int) -> HeroesGame:
    """In the captor's turn, walk into an undefended Town."""
    town = game.player(victim)["town"]
    game.stand(victim, "1,0.c")
    game.give(victim, gold=0)
    game.stand(captor, f"{town[:-1]}ne", mp=3)
    if game.field(f"{town[:-1]}ne")["location"] == "blocked":
        game.stand(captor, f"{town[:-1]}se", mp=3)
    game.ask_again().play(f"go:{town}")
    game.close_window()
    assert game.field(town)["owner"] == captor
    return game


# -- conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-01", "H3-VIC-03", "H3-GOAL-capture_town", "H3-GOAL-when")
def test_for_two_players_a_captured_town_wins_once_the_round_is_over() -> None:
    game = take_town(whole_game(LIVING).meadow(), 0, 1)
    assert not game.over
    assert game.asked() == (0, "action"), "the turn goes on"
    game.to_turn(1)
    assert game.seen()["round"] == 1, "the other player still has a turn in the round"
    game.next_round()
    assert game.over
    assert game.result == (1, -1)
    assert game.seen()["round"] == 1
    assert [told["player"] for told in game.events_named("goal")] == [0]
    assert game.events_named("won") == [{"player": 0}]


@pytest.mark.rule("H3-VIC-01")
def test_for_three_players_a_captured_town_alone_does_not_win() -> None:
    game = take_town(whole_game(THREE).meadow(), 0, 1)
    game.next_round()
    assert not game.over
    assert game.seen()["round"] == 2


@pytest.mark.rule("H3-VIC-01", "H3-VIC-03", "H3-GOAL-defeat_main_hero")
@pytest.mark.parametrize("times", [1, 2])
def test_for_two_players_the_second_defeat_of_the_main_hero_wins(times: int) -> None:
    game = whole_game(LIVING).meadow()
    for _ in range(times):
        game.face(*OPEN)
        game.play(f"go:{OPEN[1]}")
        game.fight()
        assert not game.over
        game.stand(0, OPEN[0], mp=3)
    game.next_round()
    assert game.over == (times == 2)
    if game.over:
        assert game.result == (1, -1)


@pytest.mark.rule("H3-VIC-03", "H3-GOAL-when")
def test_a_scenario_may_let_a_condition_end_the_game_at_once() -> None:
    game = whole_game(LIVING).meadow()
    scenario = game.position.game_terms.scenario
    goals = tuple(msgspec.structs.replace(goal, when="now") for goal in scenario.victory)
    hasty = msgspec.structs.replace(scenario, victory=goals)
    game.position.game_terms = game_terms_of(hasty, game.setup.seats, game.setup.options)
    take_town(game, 0, 1)
    assert game.over
    assert game.result == (1, -1)
    assert game.events_named("end_turn") == []


@pytest.mark.rule("H3-VIC-03", "H3-GEN-07")
@pytest.mark.parametrize(("turn", "result"), [(0, (1, -1)), (1, (-1, 1))])
def test_of_two_who_meet_such_a_condition_at_once_the_active_player_wins(turn: int, result: tuple[int, int]) -> None:
    game = whole_game(LIVING).meadow().to_turn(turn)
    scenario = game.position.game_terms.scenario
    goals = tuple(msgspec.structs.replace(goal, when="now") for goal in scenario.victory)
    hasty = msgspec.structs.replace(scenario, victory=goals)
    game.position.game_terms = game_terms_of(hasty, game.setup.seats, game.setup.options)
    game.position.clashes = 0b0110
    assert game.ask_again().result == result


@pytest.mark.rule("H3-VIC-03")
def test_a_condition_met_by_both_players_in_a_round_is_fought_out() -> None:
    game = take_town(whole_game(LIVING).meadow(), 0, 1)
    game.army(0, STRONG)
    game.army(1, WEAK)
    game.to_turn(1)
    game.position.hero_at[0] = game.position.last[0] = game.position.town_at[1]
    take_town(game, 1, 0)
    next_fight(game)
    assert game.events_named("goal") == [{"player": 0, "n": 0}, {"player": 1, "n": 0}]
    assert len(game.events_named("final_battle")) == 1
    assert not game.over


@pytest.mark.rule("H3-VIC-01", "H3-VIC-03")
@pytest.mark.parametrize("lost_again", [True, False])
def test_what_has_to_be_held_is_looked_at_when_the_round_is_over(tmp_path: Path, lost_again: bool) -> None:
    game = coop_game(tmp_path, victory=[{"flag": {"what": "settlement", "count": 1}}]).meadow()
    game.own(0, SETTLEMENT)
    game.to_turn(1)
    assert not game.over
    if lost_again:
        game.position.owned = (game.position.owned[0] & ~(1 << FIELD[SETTLEMENT]), game.position.owned[1])
    game.luck(draws=["proclaim:dead_silence"])
    game.end_round()
    assert game.result == (None if lost_again else (1, 1))


def next_fight(game: HeroesGame) -> HeroesGame:
    """Let everybody do nothing until the final battle begins or the game is over."""
    while not game.over and game.events_named("final_battle") == []:
        game.do_nothing()
    return game


# -- cubes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-10")
def test_cubes_come_from_defeated_heroes_and_captured_starting_towns() -> None:
    game = whole_game(LIVING).meadow()
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    assert game.player(0)["cubes"] == [0, 1]
    take_town(game, 0, 1)
    assert game.player(0)["cubes"] == [0, 2]
    game.own(1, SETTLEMENT)
    game.stand(0, OPEN[0], mp=3)
    game.stand(1, "3,0.se")
    game.ask_again().play(f"go:{SETTLEMENT}")
    game.close_window()
    assert game.field(SETTLEMENT)["owner"] == 0
    assert game.player(0)["cubes"] == [0, 2], "a Settlement gives none"


@pytest.mark.rule("H3-VIC-10", "H3-VIC-11", "H3-GOAL-cubes_from_all_rivals")
@pytest.mark.parametrize("rivals", [1, 2])
def test_with_three_players_a_cube_of_every_opponent_wins(rivals: int) -> None:
    game = whole_game(THREE).meadow()
    for foe in (1, 2)[:rivals]:
        game.face(*OPEN, foe=foe)
        game.play(f"go:{OPEN[1]}")
        game.fight()
        game.to_turn(0)
        game.stand(0, OPEN[0], mp=3)
    assert game.player(0)["cubes"] == [0, 1, rivals - 1]
    assert not game.over
    game.next_round()
    assert game.over == (rivals == 2)
    if game.over:
        assert game.result == (1, -1, -1)


@pytest.mark.rule("H3-VIC-11", "H3-GOAL-cubes_from_all_rivals")
def test_several_cubes_of_one_opponent_do_not_win() -> None:
    game = whole_game(THREE).meadow()
    for _ in range(3):
        game.face(*OPEN)
        game.play(f"go:{OPEN[1]}")
        game.fight()
        game.to_turn(0)
        game.stand(0, OPEN[0], mp=3)
    assert game.player(0)["cubes"] == [0, 3, 0]
    game.next_round()
    assert not game.over


@pytest.mark.rule("H3-VIC-10", "H3-VIC-11")
@pytest.mark.parametrize("taken", [True, False])
def test_the_cube_of_an_eliminated_opponent_is_needed_too(taken: bool) -> None:
    game = whole_game(THREE).meadow()
    game.position.cubes = (0, 1, int(taken)) + (0,) * 6
    game.own(1, game.town_of(2))
    game.position.homeless = (0, 0, 1)
    game.position.game_round = 4
    game.next_round()
    assert game.events_named("eliminated") == [{"player": 2}]
    assert game.player(0)["cubes"] == [0, 1, int(taken)], "what was taken is kept"
    assert game.events_named("won") == ([{"player": 0}] if taken else [])


# -- the last round ----------------------------------------------------------------------------------------------------


def last_round(seats: tuple[str, ...] = LIVING) -> HeroesGame:
    """A game in its last round."""
    game = whole_game(seats).meadow()
    game.position.game_round = 10 if len(seats) == 2 else 12
    return game


@pytest.mark.rule("H3-VIC-01")
@pytest.mark.parametrize("wins", [0, 1])
def test_when_the_rounds_are_over_a_final_battle_decides(wins: int) -> None:
    game = last_round()
    game.level(1, 6)
    game.give(0, gold=50)
    game.give(1, gold=50)
    game.army(0, STRONG if wins == 0 else WEAK)
    game.army(1, STRONG if wins == 1 else WEAK)
    before = game.hero_at(0)
    next_fight(game)
    assert game.events_named("final_battle") == [{"player": 1, "player2": 0}], "the higher level leads"
    assert game.hero_at(0) == before, "it is fought beside the map"
    game.line_up()
    while game.asked()[1] == "play":
        game.play("pass")
    assert "surrender" not in game.choice
    game.strike(0 if wins == 1 else 1)
    while not game.over:
        game.do_nothing()
    assert game.result == ((1, -1) if wins == 0 else (-1, 1))


@pytest.mark.rule("H3-VIC-01")
def test_of_three_players_the_two_with_most_cubes_fight_the_final_battle() -> None:
    game = last_round(THREE)
    game.face(*OPEN, foe=1)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    game.own(2, SETTLEMENT)
    next_fight(game)
    assert game.events_named("final_battle") == [{"player": 0, "player2": 2}]


@pytest.mark.rule("H3-VIC-01")
def test_there_is_no_final_battle_before_the_last_round() -> None:
    game = whole_game(LIVING).meadow()
    game.position.game_round = 9
    game.next_round()
    assert game.events_named("final_battle") == []
    assert game.seen()["round"] == 10


def asked_before_battle(game: HeroesGame) -> dict[int, set[str]]:
    """By seat, in order: what it was offered before the final battle, in which nobody uses anything."""
    offered: dict[int, set[str]] = {}
    while game.seen()["combat"] is None and game.asked()[1] == "play":
        offered[game.choice.seat] = game.keys
        game.play("pass")
    return offered


@pytest.mark.rule("H3-TWA-03", "H3-TWA-04", "H3-GEN-07")
def test_before_the_final_battle_everybody_may_use_town_actions_the_leader_first() -> None:
    game = last_round(THREE)
    game.level(1, 6)
    for seat in range(3):
        game.give(seat, gold=20)
        game.build(seat, "dwelling_bronze")
        game.army(seat, WEAK)
    next_fight(game)
    offered = asked_before_battle(game)
    assert list(offered) == [1, 2, 0]
    for keys in offered.values():
        assert {"hire", "pass"} < keys
        assert any(key.startswith("recruit:") for key in keys)
    offered = {}
    for _ in range(20):
        offered.setdefault(game.choice.seat, set()).update(game.keys)
        game.do_nothing()
    assert set(offered) == {0, 1}
    assert game.fighting()
    assert not any(key.startswith(("recruit:", "hire", "build:")) for keys in offered.values() for key in keys)


@pytest.mark.rule("H3-TWA-04", "H3-TWA-01", "H3-TWA-06")
def test_a_unit_recruited_before_the_final_battle_fights_in_it_and_used_tokens_stay_used() -> None:
    game = last_round()
    game.level(0, 6)
    for seat in (0, 1):
        game.give(seat, gold=20)
        game.build(seat, "dwelling_bronze")
        game.army(seat, WEAK)
    game.position.tokens[1] = 7
    next_fight(game)
    recruit = next(key for key in sorted(game.keys) if key.startswith("recruit:castle"))
    game.play(recruit)
    while game.seen()["combat"] is None:
        assert game.asked()[0] == 0, "whoever has used all tokens is not asked"
        game.play("pass" if "pass" in game.keys else "done")
    unit = recruit.removeprefix("recruit:")
    assert {f"deploy:{unit}", f"deploy:{WEAK}"} <= game.keys


@pytest.mark.rule("H3-TRN-08", "H3-RND-10")
def test_hands_for_the_final_battle_are_filled_up_to_the_limit_the_astrologers_have_raised() -> None:
    game = last_round()
    game.position.game_round -= 1
    game.astrologers(["profuse_growth"])
    for seat in (0, 1):
        game.deal(seat, hand=[], deck=["attack"] * 9, discards=[])
        game.army(seat, WEAK)
    game.next_round()
    while not game.events_named("final_battle"):
        game.do_nothing()
    assert [game.own_piles(seat)[0] for seat in (0, 1)] == [5, 5]
