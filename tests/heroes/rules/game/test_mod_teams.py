"""Teams: who is an ally, who steers the guards, and who wins and loses with whom."""

from pathlib import Path

import pytest

from banneret.heroes.text.map_answers import option_label
from banneret.kernel.errors import SetupError
from tests.heroes.builder import OPEN, THREE, TWO, HeroesGame, alliance_game, coop_game, start_file, team_file

GOLD_MINE, BESIDE = "1,0.nw", "1,0.w"
"""Fields of tile F4, next to each other."""
SETTLEMENT = "1,0.nw"
"""A field of tile F1, next to its middle."""
REST = ("1,0.c", "1,0.ne")


def poor(game: HeroesGame) -> HeroesGame:
    """Nobody has resources, so that nobody uses a town."""
    for number in range(len(game.seen()["players"])):
        game.give(number)
    return game


# -- allied heroes and flags -------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-09", "H3-MOV-17")
@pytest.mark.parametrize("ally", [True, False])
def test_an_allied_hero_is_passed_and_an_enemy_is_fought(tmp_path: Path, ally: bool) -> None:
    game = poor(alliance_game(tmp_path).meadow())
    other = 2 if ally else 1
    game.stand(0, OPEN[0], mp=1)
    game.stand(other, OPEN[1])
    game.ask_again()
    assert (f"go:{OPEN[1]}" in game.keys) is not ally, "the last point cannot be spent on an ally's field"
    game.stand(0, OPEN[0], mp=2)
    game.ask_again().play(f"go:{OPEN[1]}")
    assert game.events_named("fight") == ([] if ally else [{"hero": 0, "hero2": 2, "field": OPEN[1]}])
    if ally:
        assert (game.asked(), "stop" in game.keys) == ((0, "space"), False)
        game.play(f"go:{OPEN[0]}")
        assert (game.hero_at(0), game.hero_at(2)) == OPEN
        assert not game.field(OPEN[1])["black_cube"], "the field was not visited"


@pytest.mark.rule("H3-MOD-09", "H3-MOV-17")
def test_in_coop_all_heroes_are_allies(tmp_path: Path) -> None:
    game = coop_game(tmp_path).meadow()
    game.stand(0, OPEN[0], mp=1)
    game.stand(1, OPEN[1])
    game.ask_again()
    assert f"go:{OPEN[1]}" not in game.keys
    assert game.why_not(f"go:{OPEN[1]}") == "H3-MOV-17"


@pytest.mark.rule("H3-MOD-09", "H3-MOV-18")
def test_a_hero_that_shares_a_field_with_an_ally_must_leave_it_first(tmp_path: Path) -> None:
    game = coop_game(tmp_path).meadow()
    game.stand(0, "1,0.sw", mp=3)
    game.ask_again()
    assert "revisit:main" in game.keys
    game.stand(1, "1,0.sw")
    game.ask_again()
    assert "revisit:main" not in game.keys
    assert "go:1,0.c" in game.keys


@pytest.mark.rule("H3-TIL-12", "H3-MOD-09", "H3-EXD-132")
def test_a_mine_flagged_by_an_ally_is_an_empty_field(tmp_path: Path) -> None:
    game = coop_game(tmp_path)
    game.lay((1, 0), "F4")
    game.own(1, GOLD_MINE)
    game.stand(0, BESIDE, mp=2)
    before = game.resources(0), game.player(0)["income"], game.player(1)["income"]
    mark = len(game.events)
    game.ask_again().play(f"go:{GOLD_MINE}")
    assert game.names_since(mark) == ["walk", "visit"]
    assert game.field(GOLD_MINE)["owner"] == 1
    assert (game.resources(0), game.player(0)["income"], game.player(1)["income"]) == before
    assert (game.asked(), game.hero_at(0)) == ((0, "action"), GOLD_MINE)


@pytest.mark.rule("H3-TIL-12", "H3-MOD-09")
@pytest.mark.parametrize("ally", [True, False])
def test_only_the_settlement_of_an_enemy_is_besieged(tmp_path: Path, ally: bool) -> None:
    game = poor(alliance_game(tmp_path).meadow())
    game.own(2 if ally else 1, SETTLEMENT)
    game.stand(0, "1,0.c", mp=2)
    game.ask_again().play(f"go:{SETTLEMENT}").close_window()
    if ally:
        assert (game.field(SETTLEMENT)["owner"], game.asked()) == (2, (0, "action"))
        assert game.events_named("no_defense") == []
    else:
        assert game.events_named("no_defense") == [{"player": 1, "field": SETTLEMENT}]
        assert game.field(SETTLEMENT)["owner"] == 0


@pytest.mark.rule("H3-TIL-12", "H3-LOC-28")
def test_an_ally_has_a_cube_of_the_own_on_an_obelisk(tmp_path: Path) -> None:
    game = coop_game(tmp_path)
    game.lay((1, 0), "N3")
    game.own(1, "1,0.c")
    game.stand(0, "1,0.w", mp=2)
    game.ask_again().play("go:1,0.c")
    assert game.field("1,0.c")["flags"] == [0, 1]


@pytest.mark.rule("H3-MOD-09", "H3-TWN-12")
@pytest.mark.parametrize("gold", [8, 7])
def test_after_a_guest_has_fought_in_vain_the_owner_may_still_bring_the_army(tmp_path: Path, gold: int) -> None:
    game = poor(alliance_game(tmp_path, first=1, teams={3: [["P1", "P3"], ["P2"]]}).meadow())
    game.own(0, SETTLEMENT)
    game.stand(1, "1,0.c", mp=2)
    game.stand(2, SETTLEMENT)
    game.arm(wins=0, me=1, foe=2)
    game.ask_again().play(f"go:{SETTLEMENT}")
    game.line_up()
    game.give(0, gold=gold)
    game.strike()
    while game.asked()[1] == "space":
        game.play(game.choice.keys[0])
    game.close_window()
    assert (game.asked() == (0, "may")) is (gold == 8)
    assert (game.field(SETTLEMENT)["owner"] == 1) is (gold == 7)


@pytest.mark.rule("H3-SGE-24", "H3-SGE-02", "H3-MOD-09")
@pytest.mark.parametrize(("place", "may"), [("town", False), ("settlement", True), ("field", True)])
def test_a_guest_who_defends_the_town_of_an_ally_cannot_surrender(tmp_path: Path, place: str, may: bool) -> None:
    game = poor(alliance_game(tmp_path, first=1, teams={3: [["P1", "P3"], ["P2"]]}).meadow())
    game.own(0, SETTLEMENT)
    game.build(0, "citadel")
    field = {"town": game.town_of(0), "settlement": SETTLEMENT, "field": "1,0.ne"}[place]
    game.stand(0, "1,0.se")
    game.stand(1, game.beside(field), mp=2)
    game.stand(2, field)
    game.arm(wins=1, me=1, foe=2)
    game.give(2, gold=30)
    game.ask_again().play(f"go:{field}").line_up()
    assert game.asked()[0] == 2
    assert ("surrender" in game.keys) is may
    assert game.seen()["combat"]["walls"] == [], "a Citadel helps its own faction only"


@pytest.mark.rule("H3-MOD-09", "H3-SEC-06", "H3-MOV-18")
@pytest.mark.parametrize("ally", [True, False])
def test_a_secondary_hero_may_arrive_where_an_ally_stands(tmp_path: Path, ally: bool) -> None:
    game = poor(alliance_game(tmp_path).meadow())
    game.give(0, gold=20)
    game.own(0, SETTLEMENT)
    game.stand(2 if ally else 1, SETTLEMENT)
    game.stand(0, "1,0.se", mp=3)
    game.ask_again().play("hire")
    if ally:
        game.play(f"settle:{SETTLEMENT}")
        assert {key for key in game.keys if "2:" in key and not key.startswith(("go2:", "exchange"))} == set()
        assert game.hero_at(0, secondary=True) == SETTLEMENT
    else:
        assert game.hero_at(0, secondary=True) == game.player(0)["town"], "nowhere else"


@pytest.mark.rule("H3-MOD-09")
@pytest.mark.parametrize("lucky", [[1, 2], [2]])
def test_a_card_takes_heart_from_enemies_only(tmp_path: Path, lucky: list[int]) -> None:
    game = alliance_game(tmp_path)
    for number in lucky:
        game.morale(number, 1)
    game.deal(0, hand=["hourglass_of_the_evil_hour"])
    game.ask_again()
    if "play:hourglass_of_the_evil_hour" in game.keys:
        game.play("play:hourglass_of_the_evil_hour")
    assert [game.player(number)["morale"] for number in (1, 2)] == [None, "positive"]
    assert game.asked() == (0, "action")


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-07", "H3-CBS-15", "H3-CBS-16", "H3-CBS-19", "H3-CBS-20")
def test_in_coop_the_rules_place_the_guards_and_the_fighting_player_decides_ties(tmp_path: Path) -> None:
    game = poor(coop_game(tmp_path, fields={"mine": {"guard": 1}}))
    game.army(0, "castle_halberdiers", "castle_marksmen")
    game.lay((1, 0), "F4")
    game.stand(0, BESIDE, mp=2)
    game.luck(lands=["unit:neutral_skeletons", "unit:neutral_peasants", "unit:neutral_marksmen"])
    game.ask_again().play(f"go:{GOLD_MINE}")
    game.play("deploy:castle_halberdiers", "place:a1", "deploy:castle_marksmen", "place:b1")
    assert {unit["unit"]: unit["space"] for unit in game.seen()["combat"]["units"] if unit["side"] == 1} == {
        "neutral_skeletons": "a4",
        "neutral_peasants": "b4",
        "neutral_marksmen": "a5",
    }
    assert game.seen()["combat"]["players"] == [0, -1]
    while not game.over and game.seen()["combat"] is not None:
        assert game.asked()[0] == 0, "nobody else is asked in the Combat"
        game.do_nothing()


@pytest.mark.rule("H3-MOD-07", "H3-AIC-03")
def test_in_coop_guards_strike_by_the_rules_and_nobody_steers_them(tmp_path: Path) -> None:
    game = poor(coop_game(tmp_path))
    game.army(0, "castle_halberdiers")
    game.luck(lands=["unit:neutral_boars", "unit:neutral_halflings", "unit:neutral_peasants"])
    game.ask_again().play(f"go:{game.player(0)['town'].replace('.c', '.sw')}")
    game.play("place:b2")
    while game.seen()["combat"] is not None:
        assert game.asked()[0] == 0
        game.do_nothing()
    blows = [str(attack["unit"]) for attack in game.events_named("attack")]
    assert [unit.partition("@")[0] for unit in blows if unit.startswith("neutral")] != []


@pytest.mark.rule("H3-MOD-07", "H3-CBS-21")
@pytest.mark.parametrize(("fighter", "steers"), [(0, 1), (1, 0), (2, 1)])
@pytest.mark.parametrize("option", ["previous_seat", "last_finished"])
def test_in_an_alliance_an_enemy_steers_the_guards(tmp_path: Path, fighter: int, steers: int, option: str) -> None:
    path = team_file(tmp_path, "alliance", 3, fields={"mine": {"guard": 1}})
    game = poor(start_file(path, THREE, first=fighter, neutral_controller=option).into_turn())
    game.position.finished = 2 - fighter if fighter != 1 else 0
    game.army(fighter, "castle_halberdiers", "castle_marksmen")
    game.lay((1, 0), "F4")
    game.stand(fighter, BESIDE, mp=2)
    game.luck(lands=["unit:neutral_boars", "unit:neutral_halflings", "unit:neutral_peasants"])
    game.ask_again().play(f"go:{GOLD_MINE}")
    game.play("deploy:castle_halberdiers", "place:a1", "deploy:castle_marksmen", "place:b1")
    assert game.asked()[0] == steers


# -- winning and losing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-06")
def test_in_coop_all_win_together(tmp_path: Path) -> None:
    game = coop_game(tmp_path, victory=[{"flag": {"what": "mine", "count": 2}}])
    game.own(0, game.player(0)["town"].replace(".c", ".sw"))
    game.own(1, game.player(1)["town"].replace(".c", ".w"))
    game.luck(draws=["proclaim:dead_silence"])
    game.end_round()
    assert (game.result, game.events_named("won")) == ((1, 1), [{"player": 0}, {"player": 1}])
    assert game.events_named("goal") == [{"player": 0, "n": 0}]


@pytest.mark.rule("H3-MOD-06")
def test_in_coop_a_goal_not_met_is_lost_by_all(tmp_path: Path) -> None:
    game = coop_game(tmp_path, victory=[{"flag": {"what": "mine", "count": 2}}], length={"rounds": 1})
    game.own(0, game.player(0)["town"].replace(".c", ".sw"))
    game.end_round()
    assert game.result == (-1, -1)


@pytest.mark.rule("H3-MOD-06", "H3-VIC-05")
def test_in_coop_the_others_go_on_without_an_eliminated_player_until_nobody_is_left(tmp_path: Path) -> None:
    game = coop_game(tmp_path, elimination=1)
    game.position.owned = (game.position.owned[0], 0)
    game.position.homeless = (0, 1)
    game.position.game_round = 2
    game.luck(draws=["proclaim:dead_silence"])
    game.end_round()
    assert game.events_named("eliminated") == [{"player": 1}]
    assert not game.over
    assert game.asked()[0] == 0
    game.position.owned = (0, 0)
    game.position.homeless = (3, 0)
    game.position.game_round = 4
    while not game.over:
        game.do_nothing()
    assert game.result == (-1, -1)


@pytest.mark.rule("H3-MOD-06")
def test_coop_is_for_two_or_three(tmp_path: Path) -> None:
    for count in (2, 3):
        assert {one["team"] for one in coop_game(tmp_path, THREE[:count]).seen()["players"]} == {0}
    for count in (1, 4):
        with pytest.raises(SetupError, match=f"is for 3 players, not {count}"):
            start_file(team_file(tmp_path, "coop", 3), ("choose",) * count)


def captured(game: HeroesGame, captor: int, owner: int) -> None:
    """Note that a player has captured the starting Town of another."""
    game.position.clashes |= 1 << (game.position.game_terms.players * captor + owner)


@pytest.mark.rule("H3-MOD-09", "H3-VIC-03")
@pytest.mark.parametrize(
    ("towns", "result"),
    [([(0, 1)], (1, -1, 1)), ([(2, 1)], (1, -1, 1)), ([(1, 0)], None), ([(1, 0), (1, 2)], (-1, 1, -1))],
)
def test_a_goal_is_met_by_a_team_against_its_rivals(
    tmp_path: Path, towns: list[tuple[int, int]], result: tuple[int, ...] | None
) -> None:
    game = alliance_game(tmp_path)
    for captor, owner in towns:
        captured(game, captor, owner)
    game.luck(draws=["proclaim:dead_silence"])
    game.end_round()
    assert game.result == result


@pytest.mark.rule("H3-MOD-09", "H3-VIC-10", "H3-GOAL-cubes_from_all_rivals", "H3-GOAL-defeat_main_hero")
def test_members_of_a_team_add_up_cubes_and_victories(tmp_path: Path) -> None:
    goals = [{"defeat_main_hero": {"of": "any_rival", "times": 2}}]
    for falls, result in (((0, 1, 0) + (0, 0, 0) + (0, 1, 0), (1, -1, 1)), ((0, 1, 0) + (0,) * 6, None)):
        game = alliance_game(tmp_path, victory=goals)
        game.position.falls = falls
        game.luck(draws=["proclaim:dead_silence"])
        game.end_round()
        assert game.result == result
    teams = {3: [["P1", "P2"], ["P3"]]}
    for cubes, result in (((0, 0, 1) + (0,) * 6, (1, 1, -1)), ((0,) * 6 + (1, 0, 0), None)):
        game = alliance_game(tmp_path, victory=[{"cubes_from_all_rivals": True}], teams=teams)
        game.position.cubes = cubes
        game.luck(draws=["proclaim:dead_silence"])
        game.end_round()
        assert game.result == result


@pytest.mark.rule("H3-VIC-04", "H3-MOD-09")
@pytest.mark.parametrize(("wins", "result"), [(0, (1, -1, 1)), (1, None)])
def test_the_team_left_alone_wins_at_once(tmp_path: Path, wins: int, result: tuple[int, ...] | None) -> None:
    game = poor(alliance_game(tmp_path).meadow())
    game.position.owned = (0, 0, game.position.owned[2])
    game.position.homeless = (1, 1, 0)
    game.face(*OPEN, wins=wins)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins)
    assert game.events_named("eliminated") == [{"player": 1 - wins}]
    assert game.result == result


@pytest.mark.rule("H3-MOD-09", "H3-VIC-01")
def test_the_final_battle_is_fought_by_the_best_of_each_team(tmp_path: Path) -> None:
    game = alliance_game(tmp_path, length={"rounds": 1})
    game.meadow()
    game.own(0, SETTLEMENT)
    game.own(2, game.player(2)["town"].replace(".c", ".w"))
    for number in range(3):
        game.army(number, "castle_archangels+" if number == 0 else "necropolis_skeletons")
    while not game.events_named("final_battle"):
        game.do_nothing()
    assert game.events_named("final_battle") == [{"player": 0, "player2": 1}]
    game.line_up()
    while game.asked()[1] == "play":
        game.play("pass")
    game.strike()
    while not game.over:
        game.do_nothing()
    assert game.result == (1, -1, 1)


@pytest.mark.rule("H3-MOD-02")
@pytest.mark.parametrize(("mode", "teams"), [("coop", [0, 0, 0]), ("alliance", [0, 1, 0])])
def test_the_mode_of_a_scenario_makes_the_teams(tmp_path: Path, mode: str, teams: list[int]) -> None:
    game = start_file(team_file(tmp_path, mode, 3), THREE)
    assert game.seen()["mode"] == mode
    assert [one["team"] for one in game.seen()["players"]] == teams


@pytest.mark.rule("H3-SET-28")
def test_in_an_alliance_every_seat_begins_where_the_scenario_says(tmp_path: Path) -> None:
    towns = ["2,-1.c", "-1,2.c", "-1,-1.c"]
    for first in range(3):
        game = alliance_game(tmp_path, first=first)
        assert [one["town"] for one in game.seen()["players"]] == towns
    game = start_file(team_file(tmp_path, "coop", 2), TWO, first=1)
    assert [one["town"] for one in game.seen()["players"]] == ["3,0.c", "0,0.c"], "elsewhere by turn order"


def test_a_way_over_an_ally_is_told_as_a_way(tmp_path: Path) -> None:
    game = coop_game(tmp_path).meadow()
    game.stand(0, OPEN[0], mp=2)
    game.stand(1, OPEN[1])
    game.cleared(OPEN[1])
    game.ask_again()
    option = game.rules.parse(game.state.kind, f"go:{OPEN[1]}")
    assert option is not None
    assert option_label(game, option) == "Move to the Windmill (north-east)"
