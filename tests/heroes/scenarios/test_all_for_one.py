"""All For One: the inheritance, the royal seat as a joker, the cheap surrender, round 7, and how points decide."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.piles import changed
from tests.heroes.builder import FIELD, OPEN, THREE, HeroesGame, new_scenario_game, played_out, scenario_game

UTOPIA = "0,0.c"


def kingdom() -> HeroesGame:
    """The first turn of seat 0, with the royal seat face up."""
    game = scenario_game("all_for_one", THREE)
    game.lay((0, 0), "C1")
    return game


def cube(game: HeroesGame, holder: int, owner: int) -> None:
    """Let a player have a cube of another one."""
    state = game.position
    state.cubes = changed(state.cubes, 3 * holder + owner, 1)


def last_round(game: HeroesGame) -> HeroesGame:
    game.position.game_round = 14
    return game


def heirs(text: str, folder: Path) -> HeroesGame:
    """A game of such a scenario at the choice of the inheritance."""
    file = folder / "heirs.yaml"
    file.write_text(text.replace("id: all_for_one", "id: heirs"), encoding="utf-8")
    game = new_scenario_game(str(file), THREE, first=0)
    while game.seen()["round"] == 0 and not game.events_named("rule"):
        game.play(game.choice.keys[0])
    return game


@pytest.mark.rule("H3-DO-draft", "H3-WHEN-game_start")
def test_each_takes_a_part_of_the_inheritance_that_nobody_has() -> None:
    game = new_scenario_game("all_for_one", THREE, first=0)
    while game.seen()["round"] == 0 and not game.events_named("rule"):
        game.play(game.choice.keys[0])
    assert game.asked() == (0, "amount")
    assert game.keys == {"choose:1", "choose:2", "choose:3"}
    before = [game.resources(one) for one in range(3)]
    game.play("choose:1")
    assert game.resources(0)[0] == before[0][0] + 8
    assert game.asked() == (1, "amount")
    assert game.keys == {"choose:2", "choose:3"}
    game.play("choose:3")
    assert game.asked()[0] == 1
    assert {"look", "take_top"} & game.keys
    while game.asked()[0] == 1:
        game.play(game.choice.keys[0])
    assert "necropolis_zombies+" in game.player(2)["units"], "the only one that is not a Pack yet"
    assert game.resources(2) == before[2]


@pytest.mark.rule("H3-RULE-backwards")
def test_a_rule_can_begin_with_the_last_player(tmp_path: Path) -> None:
    text = (SCENARIOS / "all_for_one.yaml").read_text(encoding="utf-8")
    assert heirs(text, tmp_path).asked()[0] == 0
    game = heirs(
        text.replace("  who: each\n  do:\n  - draft", "  who: each\n  backwards: true\n  do:\n  - draft"), tmp_path
    )
    assert game.asked()[0] == 2
    game.play("choose:1")
    assert game.asked()[0] == 1


@pytest.mark.rule("H3-GOAL-joker", "H3-GOAL-cubes_from_all_rivals")
@pytest.mark.parametrize(("seat_held", "cubes", "won"), [(True, 1, True), (False, 1, False), (True, 0, False)])
def test_the_royal_seat_stands_for_one_missing_cube(seat_held: bool, cubes: int, won: bool) -> None:
    game = kingdom()
    if seat_held:
        game.own(0, UTOPIA)
    for rival in range(cubes):
        cube(game, 0, rival + 1)
    game.next_round()
    assert game.over == won
    if won:
        assert tuple(game.position.returns) == (1, -1, -1)


@pytest.mark.rule("H3-GOAL-cubes_from_all_rivals")
def test_cubes_of_both_rivals_win_without_the_royal_seat() -> None:
    game = kingdom()
    cube(game, 1, 0)
    cube(game, 1, 2)
    game.next_round()
    assert tuple(game.position.returns) == (-1, 1, -1)


@pytest.mark.rule("H3-CHANGE-surrender_price")
@pytest.mark.parametrize(("gold", "may"), [(6, True), (5, False)])
def test_surrender_costs_six_gold(gold: int, may: bool) -> None:
    game = kingdom().meadow()
    for one in range(3):
        game.give(one)
    game.give(0, gold=gold)
    game.face(*OPEN, wins=0)
    game.play(f"go:{OPEN[1]}")
    game.line_up()
    assert ("surrender" in game.keys) == may
    if may:
        game.play("surrender")
        assert game.resources(0)[0] == 0
        assert game.resources(1)[0] == 6


@pytest.mark.rule("H3-FIELD-guard", "H3-FIELD-on_flag")
def test_the_royal_seat_gives_gold_and_heart_and_is_guarded_at_level_seven() -> None:
    game = kingdom()
    game.stand(0, "0,0.ne", mp=3)
    game.army(0, "castle_archangels+", "castle_champions+", "castle_crusaders+")
    game.level(0, 12)
    game.give(0, gold=1)
    game.ask_again()
    game.luck(lands=["unit:neutral_azure_dragons"])
    assert (
        next(f["guard"] for t in game.seen()["tiles"] if t["at"] == "0,0" for f in t["fields"] if f["field"] == UTOPIA)
        == 7
    )
    game.position.beaten |= 1 << FIELD[UTOPIA]
    game.play(f"go:{UTOPIA}")
    assert game.resources(0)[0] == 1 + 6
    assert game.player(0)["morale"] == "positive"


@pytest.mark.rule("H3-DO-move_all", "H3-DO-story")
def test_in_round_seven_every_hero_moves_a_field_further_and_the_tale_goes_on() -> None:
    game = kingdom()
    game.position.game_round = 5
    for number in (6, 7):
        game.next_round()
        game.to_action() if number == 7 else None
        assert len(game.events_named("story")) == (number == 7)
    assert [game.seen()["players"][n]["heroes"][0]["movement"] for n in range(3)] == [4, 4, 4]


@pytest.mark.rule("H3-SCORING-points")
def test_points_decide_when_the_rounds_are_over() -> None:
    game = last_round(kingdom())
    game.own(2, UTOPIA)
    cube(game, 1, 0)
    game.lay((2, 0), "F1")
    game.own(1, game.fields_of("settlement")[0])
    game.next_round()
    assert {e["player"]: e["n"] for e in game.events_named("scored")} == {0: 0, 1: 3 + 1, 2: 3}
    assert tuple(game.position.returns) == (-1, 1, -1)


@pytest.mark.rule("H3-SCORING-points")
def test_a_town_of_a_rival_is_worth_four_points() -> None:
    game = last_round(kingdom())
    state = game.position
    town = state.town_at[0]
    state.owned = changed(changed(state.owned, 0, 0), 2, state.owned[2] | 1 << town)
    game.next_round()
    assert {e["player"]: e["n"] for e in game.events_named("scored")}[2] == 4


@pytest.mark.rule("H3-SCORING-still_equal")
def test_equal_points_are_fought_for() -> None:
    game = last_round(kingdom())
    while not game.over and not game.events_named("final_battle"):
        game.do_nothing()
    assert len(game.events_named("final_battle")) == 1


@pytest.mark.parametrize(("seed", "bot"), [(1, "greedy"), (2, "random")])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("all_for_one", 3, bot, seed).returns or ()) == [-1, -1, 1]
