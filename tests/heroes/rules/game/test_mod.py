"""Modes and scenarios: what a scenario settles, and who stands against whom in a Clash."""

from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.errors import ContentError, SetupError
from tests.heroes.builder import (
    THREE,
    TWO,
    HeroesGame,
    changed_file,
    new_game,
    new_game_of_file,
    new_scenario_game,
    whole_game,
)


def first_turn(path: Path) -> HeroesGame:
    """A game of a scenario file in the first turn, which is seat 0's."""
    game = new_game_of_file(path, difficulty="impossible").luck(dice=[1, -1])
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    return game.to_action()


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
    changed = changed_file(tmp_path, layout=layout, players=[2], length={"rounds": 6}, victory=victory)
    game = first_turn(changed)
    assert {tile["at"]: tile.get("kind", "start") for tile in game.seen()["tiles"]} == {
        "0,0": "start", "0,2": "start", "0,1": "center", "1,0": "far", "1,1": "far",
    }  # fmt: skip
    assert game.seen()["rounds"] == 6


@pytest.mark.rule("H3-MOD-01")
@pytest.mark.parametrize(
    ("goal", "result"),
    [({"cubes_from_all_rivals": True}, (1, -1)), ({"capture_town": {"of": "any_rival"}}, None)],
)
def test_the_scenario_gives_the_victory_conditions(
    tmp_path: Path, goal: dict[str, Any], result: tuple[int, ...] | None
) -> None:
    game = first_turn(changed_file(tmp_path, victory=[goal]))
    game.position.cubes = (0, 1, 0, 0)
    game.luck(draws=["proclaim:dead_silence"])
    game.end_round()
    assert game.result == result


@pytest.mark.rule("H3-MOD-01", "H3-GEN-02")
@pytest.mark.parametrize("gold", [2, 7])
def test_the_scenario_gives_special_rules(tmp_path: Path, gold: int) -> None:
    rule = {"id": "new_land", "text": "Gold.", "when": "lay_tile", "once": "player"}
    rules = [{**rule, "do": [{"gain": "gold", "amount": gold}]}]
    game = first_turn(changed_file(tmp_path, rules=rules))
    game.stand(0, "0,0.ne", mp=3)
    game.luck(lands=["tile:f1"])
    game.ask_again().play("lay:1,-1")
    game.play(game.choice.keys[0])
    assert game.resources(0)[0] == 15 + gold


@pytest.mark.rule("H3-GEN-02")
def test_a_scenario_rule_beats_the_general_one(tmp_path: Path) -> None:
    # A Main Hero has 3 movement points; a scenario for two gives whoever goes second one more in the first round.
    assert [whole_game().player(n)["heroes"][0]["movement"] for n in (0, 1)] == [3, 4]
    game = first_turn(changed_file(tmp_path, seat_bonus=[]))
    assert [game.player(n)["heroes"][0]["movement"] for n in (0, 1)] == [3, 3]
    game.luck(draws=["proclaim:dead_silence"])
    game.next_turn()
    game.end_round()
    assert [game.player(n)["heroes"][0]["movement"] for n in (0, 1)] == [3, 3]


@pytest.mark.rule("H3-MOD-03")
@pytest.mark.parametrize("count", [1, 4])
def test_a_clash_is_for_two_or_three(count: int) -> None:
    with pytest.raises(SetupError, match="2 or 3 players"):
        new_game(("choose",) * count)
    for seats in (TWO, THREE):
        assert len(new_game(seats).seen()["players"]) == len(seats)


@pytest.mark.rule("H3-MOD-02", "H3-MOD-03", "H3-MOD-04", "H3-MOD-06", "H3-MOD-08")
@pytest.mark.parametrize(
    ("mode", "count", "reason"),
    [
        ("clash", 1, "a Clash is for two or three players"),
        ("clash", 4, "a Clash is for two or three players"),
        ("coop", 4, "a Co-op is for three players at most"),
        ("campaign", 2, "a campaign is for one player"),
        ("alliance", 2, "an alliance is two teams"),
        ("tournament", 3, "a tournament is one player against another"),
        ("melee", 2, "melee"),
    ],
)
def test_a_mode_is_for_its_number_of_players(tmp_path: Path, mode: str, count: int, reason: str) -> None:
    changes: dict[str, Any] = {"mode": mode, "players": [count], "expansion": {"4": "a faction"} if count == 4 else {}}
    if mode == "campaign":
        changes["campaign"] = {"id": "test", "name": "Test", "part": 1, "of": 1, "faction": "castle"}
    if mode == "alliance":
        changes["teams"] = {"2": [["P1", "P2"]]}
    with pytest.raises(ContentError, match=reason):
        new_game_of_file(changed_file(tmp_path, **changes), ("choose",) * count)


@pytest.mark.rule("H3-MOD-02")
@pytest.mark.parametrize(
    ("scenario", "seats", "mode", "teams"),
    [
        ("crossroads", THREE, "clash", [0, 1, 2]),
        ("dragons_blood_1", ("dungeon/mutare",), "campaign", [0]),
        ("border_fires", THREE, "coop", [0, 0, 0]),
        ("border_fires", ("castle/rion",), "coop", [0]),
    ],
)
def test_scenarios_of_every_mode(scenario: str, seats: tuple[str, ...], mode: str, teams: list[int]) -> None:
    game = new_scenario_game(scenario, seats)
    assert game.seen()["mode"] == mode
    assert [one["team"] for one in game.seen()["players"]] == teams


@pytest.mark.rule("H3-MOD-03")
def test_a_clash_has_one_winner() -> None:
    game = whole_game(THREE)
    game.position.cubes = (0, 0, 0, 1, 0, 1, 0, 0, 0)
    while not game.over:
        game.next_turn()
    assert game.result == (-1, 1, -1)


@pytest.mark.rule("H3-MOD-07")
@pytest.mark.parametrize(("seats", "opponent"), [(TWO, 1), (THREE, 2)])
def test_an_opposing_player_places_and_steers_guards(seats: tuple[str, ...], opponent: int) -> None:
    game = whole_game(seats)
    game.army(0, "castle_halberdiers", "castle_marksmen")
    for n in range(len(seats)):
        game.give(n)
    game.deal(opponent, hand=["attack", "power"])
    before = game.player(opponent)
    game.luck(lands=["unit:neutral_boars"])
    game.ask_again().play(f"go:{game.player(0)['town'].replace('.c', '.sw')}")
    game.play("deploy:castle_halberdiers", "place:a1", "deploy:castle_marksmen", "place:b1")
    assert game.asked() == (opponent, "space")
    assert "place:a4" in game.keys
    game.play("place:a4")
    assert (game.asked(), game.keys) == ((opponent, "action"), {"move:a2", "move:b2"})
    own = ("hand", "deck", "discard", "units", "resources")
    assert {name: game.player(opponent)[name] for name in own} == {name: before[name] for name in own}
    game.fight_out(winner=0)
    assert {name: game.player(opponent)[name] for name in own} == {name: before[name] for name in own}, "as it was"


@pytest.mark.rule("H3-MOD-09")
def test_the_own_second_hero_is_an_ally_and_every_other_hero_an_enemy() -> None:
    game = whole_game()
    game.give(0, gold=10)
    game.ask_again().play("hire", "go2:0,0.ne", "go:0,0.ne")
    assert [hero["field"] for hero in game.player(0)["heroes"]] == ["0,0.ne", "0,0.ne"]
    assert game.events_named("fight") == []
    game.stand(1, "0,0.c")
    game.give(0)
    game.give(1)
    game.ask_again().play("go:0,0.c")
    assert game.events_named("fight") == [{"hero": 0, "hero2": 2, "field": "0,0.c"}]
    assert game.seen()["combat"] is not None
