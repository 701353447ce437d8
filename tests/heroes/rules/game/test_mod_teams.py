"""Teams: who is an ally, who steers the guards, and who wins and loses with whom."""

from pathlib import Path

import pytest

from banneret.heroes.text.map_answers import option_label
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.heroes.support.calendar import end_round
from tests.heroes.support.journey import (
    THREE,
    TWO,
    army,
    ask_again,
    asked,
    deal,
    field,
    give,
    happened,
    keys,
    lay,
    luck,
    morale,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.league import alliance, coop, into_turn, league_file, start
from tests.heroes.support.tours import cleared, since
from tests.heroes.support.war import OPEN, arm, close_window, do_nothing, face, fight, hero_at, line_up, meadow, strike

GOLD_MINE, BESIDE = "1,0.nw", "1,0.w"
"""Fields of tile F4, next to each other."""
SETTLEMENT = "1,0.nw"
"""A field of tile F1, next to its middle."""
REST = ("1,0.c", "1,0.ne")


def poor(game: Game) -> Game:
    """Nobody has resources, so that nobody uses a town."""
    for number in range(len(seen(game)["players"])):
        give(game, number)
    return game


# -- allied heroes and flags -------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-09", "H3-MOV-17")
@pytest.mark.parametrize("ally", [True, False])
def test_an_allied_hero_is_passed_and_an_enemy_is_fought(tmp_path: Path, ally: bool) -> None:
    game = poor(meadow(alliance(tmp_path)))
    other = 2 if ally else 1
    stand(game, 0, OPEN[0], mp=1)
    stand(game, other, OPEN[1])
    ask_again(game)
    assert (f"go:{OPEN[1]}" in keys(game)) is not ally, "the last point cannot be spent on an ally's field"
    stand(game, 0, OPEN[0], mp=2)
    play(ask_again(game), f"go:{OPEN[1]}")
    assert happened(game, "fight") == ([] if ally else [{"hero": 0, "hero2": 2, "field": OPEN[1]}])
    if ally:
        assert (asked(game), "stop" in keys(game)) == ((0, "space"), False)
        play(game, f"go:{OPEN[0]}")
        assert (hero_at(game, 0), hero_at(game, 2)) == OPEN
        assert not field(game, OPEN[1])["black_cube"], "the field was not visited"


@pytest.mark.rule("H3-MOD-09", "H3-MOV-17")
def test_in_coop_all_heroes_are_allies(tmp_path: Path) -> None:
    game = meadow(coop(tmp_path))
    stand(game, 0, OPEN[0], mp=1)
    stand(game, 1, OPEN[1])
    ask_again(game)
    assert f"go:{OPEN[1]}" not in keys(game)
    assert game.why_not(f"go:{OPEN[1]}") == "H3-MOV-17"


@pytest.mark.rule("H3-MOD-09", "H3-MOV-18")
def test_a_hero_that_shares_a_field_with_an_ally_must_leave_it_first(tmp_path: Path) -> None:
    game = meadow(coop(tmp_path))
    stand(game, 0, "1,0.sw", mp=3)
    ask_again(game)
    assert "revisit:main" in keys(game)
    stand(game, 1, "1,0.sw")
    ask_again(game)
    assert "revisit:main" not in keys(game)
    assert "go:1,0.c" in keys(game)


@pytest.mark.rule("H3-TIL-12", "H3-MOD-09", "H3-EXD-132")
def test_a_mine_flagged_by_an_ally_is_an_empty_field(tmp_path: Path) -> None:
    game = coop(tmp_path)
    lay(game, (1, 0), "F4")
    own(game, 1, GOLD_MINE)
    stand(game, 0, BESIDE, mp=2)
    before = resources(game, 0), player(game, 0)["income"], player(game, 1)["income"]
    mark = len(game.events)
    play(ask_again(game), f"go:{GOLD_MINE}")
    assert since(game, mark) == ["walk", "visit"]
    assert field(game, GOLD_MINE)["owner"] == 1
    assert (resources(game, 0), player(game, 0)["income"], player(game, 1)["income"]) == before
    assert (asked(game), hero_at(game, 0)) == ((0, "action"), GOLD_MINE)


@pytest.mark.rule("H3-TIL-12", "H3-MOD-09")
@pytest.mark.parametrize("ally", [True, False])
def test_only_the_settlement_of_an_enemy_is_besieged(tmp_path: Path, ally: bool) -> None:
    game = poor(meadow(alliance(tmp_path)))
    own(game, 2 if ally else 1, SETTLEMENT)
    stand(game, 0, "1,0.c", mp=2)
    close_window(play(ask_again(game), f"go:{SETTLEMENT}"))
    if ally:
        assert (field(game, SETTLEMENT)["owner"], asked(game)) == (2, (0, "action"))
        assert happened(game, "no_defense") == []
    else:
        assert happened(game, "no_defense") == [{"player": 1, "field": SETTLEMENT}]
        assert field(game, SETTLEMENT)["owner"] == 0


@pytest.mark.rule("H3-TIL-12", "H3-LOC-28")
def test_an_ally_has_a_cube_of_the_own_on_an_obelisk(tmp_path: Path) -> None:
    game = coop(tmp_path)
    lay(game, (1, 0), "N3")
    own(game, 1, "1,0.c")
    stand(game, 0, "1,0.w", mp=2)
    play(ask_again(game), "go:1,0.c")
    assert field(game, "1,0.c")["flags"] == [0, 1]


@pytest.mark.rule("H3-MOD-09", "H3-TWN-12")
@pytest.mark.parametrize("gold", [8, 7])
def test_after_a_guest_has_fought_in_vain_the_owner_may_still_bring_the_army(tmp_path: Path, gold: int) -> None:
    game = poor(meadow(alliance(tmp_path, first=1, teams={3: [["P1", "P3"], ["P2"]]})))
    own(game, 0, SETTLEMENT)
    stand(game, 1, "1,0.c", mp=2)
    stand(game, 2, SETTLEMENT)
    arm(game, wins=0, me=1, foe=2)
    play(ask_again(game), f"go:{SETTLEMENT}")
    line_up(game)
    give(game, 0, gold=gold)
    strike(game)
    while asked(game)[1] == "space":
        play(game, game.choice.keys[0])
    close_window(game)
    assert (asked(game) == (0, "may")) is (gold == 8)
    assert (field(game, SETTLEMENT)["owner"] == 1) is (gold == 7)


@pytest.mark.rule("H3-MOD-09", "H3-SEC-06", "H3-MOV-18")
@pytest.mark.parametrize("ally", [True, False])
def test_a_secondary_hero_may_arrive_where_an_ally_stands(tmp_path: Path, ally: bool) -> None:
    game = poor(meadow(alliance(tmp_path)))
    give(game, 0, gold=20)
    own(game, 0, SETTLEMENT)
    stand(game, 2 if ally else 1, SETTLEMENT)
    stand(game, 0, "1,0.se", mp=3)
    play(ask_again(game), "hire")
    if ally:
        play(game, f"settle:{SETTLEMENT}")
        assert {key for key in keys(game) if "2:" in key and not key.startswith(("go2:", "exchange"))} == set()
        assert hero_at(game, 0, secondary=True) == SETTLEMENT
    else:
        assert hero_at(game, 0, secondary=True) == player(game, 0)["town"], "nowhere else"


@pytest.mark.rule("H3-MOD-09")
@pytest.mark.parametrize("lucky", [[1, 2], [2]])
def test_a_card_takes_heart_from_enemies_only(tmp_path: Path, lucky: list[int]) -> None:
    game = alliance(tmp_path)
    for number in lucky:
        morale(game, number, 1)
    deal(game, 0, hand=["hourglass_of_the_evil_hour"])
    ask_again(game)
    if "play:hourglass_of_the_evil_hour" in keys(game):
        play(game, "play:hourglass_of_the_evil_hour")
    assert [player(game, number)["morale"] for number in (1, 2)] == [None, "positive"]
    assert asked(game) == (0, "action")


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-07", "H3-CBS-15", "H3-CBS-16", "H3-CBS-19", "H3-CBS-20")
def test_in_coop_the_rules_place_the_guards_and_the_fighting_player_decides_ties(tmp_path: Path) -> None:
    game = poor(coop(tmp_path, fields={"mine": {"guard": 1}}))
    army(game, 0, "castle_halberdiers", "castle_marksmen")
    lay(game, (1, 0), "F4")
    stand(game, 0, BESIDE, mp=2)
    luck(game, lands=["unit:neutral_skeletons", "unit:neutral_peasants", "unit:neutral_marksmen"])
    play(ask_again(game), f"go:{GOLD_MINE}")
    play(game, "deploy:castle_halberdiers", "place:a1", "deploy:castle_marksmen", "place:b1")
    assert {unit["unit"]: unit["space"] for unit in seen(game)["combat"]["units"] if unit["side"] == 1} == {
        "neutral_skeletons": "a4",
        "neutral_peasants": "b4",
        "neutral_marksmen": "a5",
    }
    assert seen(game)["combat"]["players"] == [0, -1]
    while not game.over and seen(game)["combat"] is not None:
        assert asked(game)[0] == 0, "nobody else is asked in the Combat"
        do_nothing(game)


@pytest.mark.rule("H3-MOD-07", "H3-AIC-03")
def test_in_coop_guards_strike_by_the_rules_and_nobody_steers_them(tmp_path: Path) -> None:
    game = poor(coop(tmp_path))
    army(game, 0, "castle_halberdiers")
    luck(game, lands=["unit:neutral_boars", "unit:neutral_halflings", "unit:neutral_peasants"])
    play(ask_again(game), f"go:{player(game, 0)['town'].replace('.c', '.sw')}")
    play(game, "place:b2")
    while seen(game)["combat"] is not None:
        assert asked(game)[0] == 0
        do_nothing(game)
    blows = [str(attack["unit"]) for attack in happened(game, "attack")]
    assert [unit.partition("@")[0] for unit in blows if unit.startswith("neutral")] != []


@pytest.mark.rule("H3-MOD-07", "H3-CBS-21")
@pytest.mark.parametrize(("fighter", "steers"), [(0, 1), (1, 0), (2, 1)])
@pytest.mark.parametrize("option", ["previous_seat", "last_finished"])
def test_in_an_alliance_an_enemy_steers_the_guards(tmp_path: Path, fighter: int, steers: int, option: str) -> None:
    path = league_file(tmp_path, "alliance", 3, fields={"mine": {"guard": 1}})
    game = poor(into_turn(start(path, THREE, first=fighter, neutral_controller=option)))
    state_of(game).finished = 2 - fighter if fighter != 1 else 0
    army(game, fighter, "castle_halberdiers", "castle_marksmen")
    lay(game, (1, 0), "F4")
    stand(game, fighter, BESIDE, mp=2)
    luck(game, lands=["unit:neutral_boars", "unit:neutral_halflings", "unit:neutral_peasants"])
    play(ask_again(game), f"go:{GOLD_MINE}")
    play(game, "deploy:castle_halberdiers", "place:a1", "deploy:castle_marksmen", "place:b1")
    assert asked(game)[0] == steers


# -- winning and losing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-06")
def test_in_coop_all_win_together(tmp_path: Path) -> None:
    game = coop(tmp_path, victory=[{"flag": {"what": "mine", "count": 2}}])
    own(game, 0, player(game, 0)["town"].replace(".c", ".sw"))
    own(game, 1, player(game, 1)["town"].replace(".c", ".w"))
    luck(game, draws=["proclaim:dead_silence"])
    end_round(game)
    assert (game.result, happened(game, "won")) == ((1, 1), [{"player": 0}, {"player": 1}])
    assert happened(game, "goal") == [{"player": 0, "n": 0}]


@pytest.mark.rule("H3-MOD-06")
def test_in_coop_a_goal_not_met_is_lost_by_all(tmp_path: Path) -> None:
    game = coop(tmp_path, victory=[{"flag": {"what": "mine", "count": 2}}], length={"rounds": 1})
    own(game, 0, player(game, 0)["town"].replace(".c", ".sw"))
    end_round(game)
    assert game.result == (-1, -1)


@pytest.mark.rule("H3-MOD-06", "H3-VIC-05")
def test_in_coop_the_others_go_on_without_an_eliminated_player_until_nobody_is_left(tmp_path: Path) -> None:
    game = coop(tmp_path, elimination=1)
    state_of(game).owned = (state_of(game).owned[0], 0)
    state_of(game).homeless = (0, 1)
    state_of(game).game_round = 2
    luck(game, draws=["proclaim:dead_silence"])
    end_round(game)
    assert happened(game, "eliminated") == [{"player": 1}]
    assert not game.over
    assert asked(game)[0] == 0
    state_of(game).owned = (0, 0)
    state_of(game).homeless = (3, 0)
    state_of(game).game_round = 4
    while not game.over:
        do_nothing(game)
    assert game.result == (-1, -1)


@pytest.mark.rule("H3-MOD-06")
def test_coop_is_for_two_or_three(tmp_path: Path) -> None:
    for count in (2, 3):
        assert {one["team"] for one in seen(coop(tmp_path, THREE[:count]))["players"]} == {0}
    for count in (1, 4):
        with pytest.raises(SetupError, match=f"is for 3 players, not {count}"):
            start(league_file(tmp_path, "coop", 3), ("choose",) * count)


def captured(game: Game, captor: int, owner: int) -> None:
    """Note that a player has captured the starting Town of another."""
    state_of(game).clashes |= 1 << (state_of(game).game_terms.players * captor + owner)


@pytest.mark.rule("H3-MOD-09", "H3-VIC-03")
@pytest.mark.parametrize(
    ("towns", "result"),
    [([(0, 1)], (1, -1, 1)), ([(2, 1)], (1, -1, 1)), ([(1, 0)], None), ([(1, 0), (1, 2)], (-1, 1, -1))],
)
def test_a_goal_is_met_by_a_team_against_its_rivals(
    tmp_path: Path, towns: list[tuple[int, int]], result: tuple[int, ...] | None
) -> None:
    game = alliance(tmp_path)
    for captor, owner in towns:
        captured(game, captor, owner)
    luck(game, draws=["proclaim:dead_silence"])
    end_round(game)
    assert game.result == result


@pytest.mark.rule("H3-MOD-09", "H3-VIC-10")
def test_members_of_a_team_add_up_cubes_and_victories(tmp_path: Path) -> None:
    goals = [{"defeat_main_hero": {"of": "any_rival", "times": 2}}]
    for falls, result in (((0, 1, 0) + (0, 0, 0) + (0, 1, 0), (1, -1, 1)), ((0, 1, 0) + (0,) * 6, None)):
        game = alliance(tmp_path, victory=goals)
        state_of(game).falls = falls
        luck(game, draws=["proclaim:dead_silence"])
        end_round(game)
        assert game.result == result
    teams = {3: [["P1", "P2"], ["P3"]]}
    for cubes, result in (((0, 0, 1) + (0,) * 6, (1, 1, -1)), ((0,) * 6 + (1, 0, 0), None)):
        game = alliance(tmp_path, victory=[{"cubes_from_all_rivals": True}], teams=teams)
        state_of(game).cubes = cubes
        luck(game, draws=["proclaim:dead_silence"])
        end_round(game)
        assert game.result == result


@pytest.mark.rule("H3-VIC-04", "H3-MOD-09")
@pytest.mark.parametrize(("wins", "result"), [(0, (1, -1, 1)), (1, None)])
def test_the_team_left_alone_wins_at_once(tmp_path: Path, wins: int, result: tuple[int, ...] | None) -> None:
    game = poor(meadow(alliance(tmp_path)))
    state_of(game).owned = (0, 0, state_of(game).owned[2])
    state_of(game).homeless = (1, 1, 0)
    face(game, *OPEN, wins=wins)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins)
    assert happened(game, "eliminated") == [{"player": 1 - wins}]
    assert game.result == result


@pytest.mark.rule("H3-MOD-09", "H3-VIC-01")
def test_the_final_battle_is_fought_by_the_best_of_each_team(tmp_path: Path) -> None:
    game = alliance(tmp_path, length={"rounds": 1})
    meadow(game)
    own(game, 0, SETTLEMENT)
    own(game, 2, player(game, 2)["town"].replace(".c", ".w"))
    for number in range(3):
        army(game, number, "castle_archangels+" if number == 0 else "necropolis_skeletons")
    while not happened(game, "final_battle"):
        do_nothing(game)
    assert happened(game, "final_battle") == [{"player": 0, "player2": 1}]
    line_up(game)
    while asked(game)[1] == "play":
        play(game, "pass")
    strike(game)
    while not game.over:
        do_nothing(game)
    assert game.result == (1, -1, 1)


@pytest.mark.rule("H3-MOD-02")
@pytest.mark.parametrize(("mode", "teams"), [("coop", [0, 0, 0]), ("alliance", [0, 1, 0])])
def test_the_mode_of_a_scenario_makes_the_teams(tmp_path: Path, mode: str, teams: list[int]) -> None:
    game = start(league_file(tmp_path, mode, 3), THREE)
    assert seen(game)["mode"] == mode
    assert [one["team"] for one in seen(game)["players"]] == teams


def test_in_an_alliance_every_seat_begins_where_the_scenario_says(tmp_path: Path) -> None:
    towns = ["2,-1.c", "-1,2.c", "-1,-1.c"]
    for first in range(3):
        game = alliance(tmp_path, first=first)
        assert [one["town"] for one in seen(game)["players"]] == towns
    game = start(league_file(tmp_path, "coop", 2), TWO, first=1)
    assert [one["town"] for one in seen(game)["players"]] == ["3,0.c", "0,0.c"], "elsewhere by turn order"


def test_a_way_over_an_ally_is_told_as_a_way(tmp_path: Path) -> None:
    game = meadow(coop(tmp_path))
    stand(game, 0, OPEN[0], mp=2)
    stand(game, 1, OPEN[1])
    cleared(game, OPEN[1])
    ask_again(game)
    option = game.rules.parse(game.state.kind, f"go:{OPEN[1]}")
    assert option is not None
    assert option_label(game, option) == "Move to the Windmill (north-east)"
