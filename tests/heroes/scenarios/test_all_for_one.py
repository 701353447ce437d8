"""All For One: the inheritance, the royal seat as a joker, the cheap surrender, round 7, and how points decide."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.game import Game
from banneret.kernel.piles import changed
from tests.heroes.support.calendar import to_action
from tests.heroes.support.journey import (
    FIELD,
    THREE,
    army,
    ask_again,
    asked,
    fields_of,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import begun, played_out, saga
from tests.heroes.support.war import OPEN, do_nothing, face, line_up, meadow, next_round

pytestmark = pytest.mark.rule("H3-MOD-01")
UTOPIA = "0,0.c"


def kingdom() -> Game:
    """The first turn of seat 0, with the royal seat face up."""
    game = saga("all_for_one", THREE)
    lay(game, (0, 0), "C1")
    return game


def cube(game: Game, holder: int, owner: int) -> None:
    """Let a player have a cube of another one."""
    state = state_of(game)
    state.cubes = changed(state.cubes, 3 * holder + owner, 1)


def last_round(game: Game) -> Game:
    state_of(game).game_round = 14
    return game


def heirs(text: str, folder: Path) -> Game:
    """A game of such a scenario at the choice of the inheritance."""
    file = folder / "heirs.yaml"
    file.write_text(text.replace("id: all_for_one", "id: heirs"), encoding="utf-8")
    game = begun(str(file), THREE, first=0)
    while seen(game)["round"] == 0 and not happened(game, "rule"):
        play(game, game.choice.keys[0])
    return game


def test_each_takes_a_part_of_the_inheritance_that_nobody_has() -> None:
    game = begun("all_for_one", THREE, first=0)
    while seen(game)["round"] == 0 and not happened(game, "rule"):
        play(game, game.choice.keys[0])
    assert asked(game) == (0, "amount")
    assert keys(game) == {"choose:1", "choose:2", "choose:3"}
    before = [resources(game, one) for one in range(3)]
    play(game, "choose:1")
    assert resources(game, 0)[0] == before[0][0] + 8
    assert asked(game) == (1, "amount")
    assert keys(game) == {"choose:2", "choose:3"}
    play(game, "choose:3")
    assert asked(game)[0] == 1
    assert {"look", "take_top"} & keys(game)
    while asked(game)[0] == 1:
        play(game, game.choice.keys[0])
    assert "necropolis_zombies+" in player(game, 2)["units"], "the only one that is not a Pack yet"
    assert resources(game, 2) == before[2]


def test_a_rule_can_begin_with_the_last_player(tmp_path: Path) -> None:
    text = (SCENARIOS / "all_for_one.yaml").read_text(encoding="utf-8")
    assert asked(heirs(text, tmp_path))[0] == 0
    game = heirs(
        text.replace("  who: each\n  do:\n  - draft", "  who: each\n  backwards: true\n  do:\n  - draft"), tmp_path
    )
    assert asked(game)[0] == 2
    play(game, "choose:1")
    assert asked(game)[0] == 1


@pytest.mark.parametrize(("seat_held", "cubes", "won"), [(True, 1, True), (False, 1, False), (True, 0, False)])
def test_the_royal_seat_stands_for_one_missing_cube(seat_held: bool, cubes: int, won: bool) -> None:
    game = kingdom()
    if seat_held:
        own(game, 0, UTOPIA)
    for rival in range(cubes):
        cube(game, 0, rival + 1)
    next_round(game)
    assert game.over == won
    if won:
        assert tuple(state_of(game).returns) == (1, -1, -1)


def test_cubes_of_both_rivals_win_without_the_royal_seat() -> None:
    game = kingdom()
    cube(game, 1, 0)
    cube(game, 1, 2)
    next_round(game)
    assert tuple(state_of(game).returns) == (-1, 1, -1)


@pytest.mark.parametrize(("gold", "may"), [(6, True), (5, False)])
def test_surrender_costs_six_gold(gold: int, may: bool) -> None:
    game = meadow(kingdom())
    for one in range(3):
        give(game, one)
    give(game, 0, gold=gold)
    face(game, *OPEN, wins=0)
    play(game, f"go:{OPEN[1]}")
    line_up(game)
    assert ("surrender" in keys(game)) == may
    if may:
        play(game, "surrender")
        assert resources(game, 0)[0] == 0
        assert resources(game, 1)[0] == 6


def test_the_royal_seat_gives_gold_and_heart_and_is_guarded_at_level_seven() -> None:
    game = kingdom()
    stand(game, 0, "0,0.ne", mp=3)
    army(game, 0, "castle_archangels+", "castle_champions+", "castle_crusaders+")
    level(game, 0, 12)
    give(game, 0, gold=1)
    ask_again(game)
    luck(game, lands=["unit:neutral_azure_dragons"])
    assert (
        next(f["guard"] for t in seen(game)["tiles"] if t["at"] == "0,0" for f in t["fields"] if f["field"] == UTOPIA)
        == 7
    )
    state_of(game).beaten |= 1 << FIELD[UTOPIA]
    play(game, f"go:{UTOPIA}")
    assert resources(game, 0)[0] == 1 + 6
    assert player(game, 0)["morale"] == "positive"


def test_in_round_seven_every_hero_moves_a_field_further_and_the_tale_goes_on() -> None:
    game = kingdom()
    state_of(game).game_round = 5
    for number in (6, 7):
        next_round(game)
        to_action(game) if number == 7 else None
        assert len(happened(game, "story")) == (number == 7)
    assert [seen(game)["players"][n]["heroes"][0]["movement"] for n in range(3)] == [4, 4, 4]


def test_points_decide_when_the_rounds_are_over() -> None:
    game = last_round(kingdom())
    own(game, 2, UTOPIA)
    cube(game, 1, 0)
    lay(game, (2, 0), "F1")
    own(game, 1, fields_of(game, "settlement")[0])
    next_round(game)
    assert {e["player"]: e["n"] for e in happened(game, "scored")} == {0: 0, 1: 3 + 1, 2: 3}
    assert tuple(state_of(game).returns) == (-1, 1, -1)


def test_a_town_of_a_rival_is_worth_four_points() -> None:
    game = last_round(kingdom())
    state = state_of(game)
    town = state.town_at[0]
    state.owned = changed(changed(state.owned, 0, 0), 2, state.owned[2] | 1 << town)
    next_round(game)
    assert {e["player"]: e["n"] for e in happened(game, "scored")}[2] == 4


def test_equal_points_are_fought_for() -> None:
    game = last_round(kingdom())
    while not game.over and not happened(game, "final_battle"):
        do_nothing(game)
    assert len(happened(game, "final_battle")) == 1


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seed", [1, 2])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("all_for_one", 3, bot, seed).returns or ()) == [-1, -1, 1]
