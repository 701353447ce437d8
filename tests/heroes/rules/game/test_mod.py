"""Modes and scenarios: what a scenario settles, and who stands against whom in a Clash."""

from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.heroes.support.calendar import end_round, next_turn, scenario_like, set_out_in, to_action
from tests.heroes.support.journey import (
    THREE,
    TWO,
    army,
    ask_again,
    asked,
    give,
    happened,
    journey,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    set_out,
    stand,
    state_of,
)


def first_turn(path: Path) -> Game:
    """A game of a scenario file in the first turn, which is seat 0's."""
    game = luck(set_out_in(path, difficulty="impossible"), dice=[1, -1])
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    return to_action(game)


@pytest.mark.rule("H3-MOD-01")
def test_the_scenario_gives_the_map(tmp_path: Path) -> None:
    layout = {
        "2": {
            "tiles": [
                {"kind": "start", "at": {"P1": [0, 0], "P2": [0, 2]}},
                {"kind": "center", "at": [[0, 1]]},
                {"kind": "far", "at": [[1, 0], [1, 1]]},
            ],
        },
    }
    victory = [{"capture_town": {"of": "any_rival"}}]
    changed = scenario_like(tmp_path, layout=layout, players=[2], length={"rounds": 6}, victory=victory)
    game = first_turn(changed)
    assert {tile["at"]: tile.get("kind", "start") for tile in seen(game)["tiles"]} == {
        "0,0": "start", "0,2": "start", "0,1": "center", "1,0": "far", "1,1": "far",
    }  # fmt: skip
    assert seen(game)["rounds"] == 6


@pytest.mark.rule("H3-MOD-01")
@pytest.mark.parametrize(
    ("goal", "result"),
    [({"cubes_from_all_rivals": True}, (1, -1)), ({"capture_town": {"of": "any_rival"}}, None)],
)
def test_the_scenario_gives_the_victory_conditions(
    tmp_path: Path, goal: dict[str, Any], result: tuple[int, ...] | None
) -> None:
    game = first_turn(scenario_like(tmp_path, victory=[goal]))
    state_of(game).cubes = (0, 1, 0, 0)
    luck(game, draws=["proclaim:dead_silence"])
    end_round(game)
    assert game.result == result


@pytest.mark.rule("H3-MOD-01", "H3-GEN-02")
@pytest.mark.parametrize("gold", [2, 7])
def test_the_scenario_gives_special_rules(tmp_path: Path, gold: int) -> None:
    rule = {"id": "new_land", "text": "Gold.", "when": "lay_tile", "once": "player"}
    rules = [{**rule, "do": [{"gain": "gold", "amount": gold}]}]
    game = first_turn(scenario_like(tmp_path, rules=rules))
    stand(game, 0, "0,0.ne", mp=3)
    luck(game, lands=["tile:f1"])
    play(ask_again(game), "lay:1,-1")
    play(game, game.choice.keys[0])
    assert resources(game, 0)[0] == 15 + gold


@pytest.mark.rule("H3-GEN-02")
def test_a_scenario_rule_beats_the_general_one(tmp_path: Path) -> None:
    # A Main Hero has 3 movement points; a scenario for two gives whoever goes second one more in the first round.
    assert [player(journey(), n)["heroes"][0]["movement"] for n in (0, 1)] == [3, 4]
    game = first_turn(scenario_like(tmp_path, seat_bonus=[]))
    assert [player(game, n)["heroes"][0]["movement"] for n in (0, 1)] == [3, 3]
    luck(game, draws=["proclaim:dead_silence"])
    next_turn(game)
    end_round(game)
    assert [player(game, n)["heroes"][0]["movement"] for n in (0, 1)] == [3, 3]


@pytest.mark.rule("H3-MOD-03")
@pytest.mark.parametrize("count", [1, 4])
def test_a_clash_is_for_two_or_three(count: int) -> None:
    with pytest.raises(SetupError, match="2 or 3 players"):
        set_out(("choose",) * count)
    for seats in (TWO, THREE):
        assert len(seen(set_out(seats))["players"]) == len(seats)


@pytest.mark.rule("H3-MOD-03")
def test_a_clash_has_one_winner() -> None:
    game = journey(THREE)
    state_of(game).cubes = (0, 0, 0, 1, 0, 1, 0, 0, 0)
    while not game.over:
        next_turn(game)
    assert game.result == (-1, 1, -1)


@pytest.mark.rule("H3-MOD-07")
@pytest.mark.parametrize(("seats", "opponent"), [(TWO, 1), (THREE, 2)])
def test_an_opposing_player_places_and_steers_guards(seats: tuple[str, ...], opponent: int) -> None:
    game = journey(seats)
    army(game, 0, "castle_halberdiers", "castle_marksmen")
    for n in range(len(seats)):
        give(game, n)
    luck(game, lands=["unit:neutral_boars"])
    play(ask_again(game), f"go:{player(game, 0)['town'].replace('.c', '.sw')}")
    play(game, "deploy:castle_halberdiers", "place:a1", "deploy:castle_marksmen", "place:b1")
    assert asked(game) == (opponent, "space")
    assert "place:a4" in keys(game)
    play(game, "place:a4")
    assert (asked(game), keys(game)) == ((opponent, "action"), {"move:a2", "move:b2"})


@pytest.mark.rule("H3-MOD-09")
def test_the_own_second_hero_is_an_ally_and_every_other_hero_an_enemy() -> None:
    game = journey()
    give(game, 0, gold=10)
    play(ask_again(game), "hire", "go2:0,0.ne", "go:0,0.ne")
    assert [hero["field"] for hero in player(game, 0)["heroes"]] == ["0,0.ne", "0,0.ne"]
    assert happened(game, "fight") == []
    stand(game, 1, "0,0.c")
    give(game, 0)
    give(game, 1)
    play(ask_again(game), "go:0,0.c")
    assert happened(game, "fight") == [{"hero": 0, "hero2": 2, "field": "0,0.c"}]
    assert seen(game)["combat"] is not None
