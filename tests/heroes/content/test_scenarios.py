"""Scenario files: Brave New World number by number, what a file may leave out, and files that are refused."""

import re
from pathlib import Path

import pytest

from banneret.heroes.box.cards_and_units import FACTIONS, Cost
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.box.verbs.combat import Gain
from banneret.heroes.box.verbs.map import Branch, Choose, ClearCubes, May, Movement, RollDice, Search
from banneret.heroes.scenario.load import (
    Goal,
    Group,
    Pool,
    Scenario,
    SeatBonus,
    TimedEvent,
    UnitWord,
    load_scenario,
    matches,
    scenario_ids,
    unit_of_rank,
    unit_word,
)
from banneret.kernel.errors import ContentError
from tests.support.counted_work import at_most

SHORT = """\
id: short
name: Short
mode: clash
players: [2]
length: {rounds: 6}
layout:
  2:
    tiles:
    - {kind: start, at: {P1: [0, 0], P2: [3, 0]}}
    - {kind: near, at: [[1, 0], [2, 0]]}
    - {kind: far, at: [[0, 1], [3, -1]]}
setup:
  resources: {gold: 5}
  income: {gold: 10}
  buildings: [dwelling_bronze]
  units: [few:T1]
victory:
- eliminate_all: true
limit: draw
"""
FILTERS = {
    "any": "S1 S2 S3 F1 F2 F3 F4 F5 F6 F7 F8 F9 N1 N2 N3 N4 N5 N6 C1 C2",
    "settlement": "F1 F2 F3",
    "gold_mine": "F4 F5 F6 N4 N5 N6",
    "valuables_mine": "F7 F8 F9 N1 N2 N3",
    "obelisk": "N3 N4 N5",
    "no_obelisk": "S1 S2 S3 F1 F2 F3 F4 F5 F6 F7 F8 F9 N1 N2 N6 C1 C2",
    "utopia": "C1",
    "grail": "C2",
    "necropolis": "S1 F1 F4 F7 N1 N4",
    "dungeon": "S2 F2 F5 F8 N2 N5 C1 C2",
    "castle": "S3 F3 F6 F9 N3 N6",
    "F7": "F7",
}
RANKS = {
    "castle": "halberdiers marksmen griffins crusaders zealots champions archangels",
    "dungeon": "troglodytes harpies evil_eyes medusas minotaurs manticores black_dragons",
    "necropolis": "skeletons zombies wraiths vampires liches dread_knights ghost_dragons",
}


@pytest.fixture
def brave() -> Scenario:
    return load_scenario("brave_new_world")


def scenario(folder: Path, text: str = SHORT) -> Scenario:
    path = folder / "short.yaml"
    path.write_text(text, encoding="utf-8")
    return load_scenario(path)


def group(kind: str, *at: tuple[int, int], seats: tuple[str, ...] = ()) -> Group:
    filters = ("any",) * len(at)
    labels, ways = ("",) * len(at), (-1,) * len(at)
    if kind == "start":
        return Group(kind="start", at=at, seats=seats, set=filters, fixed=False, face="up", labels=labels, ways=ways)
    return Group(
        kind="near" if kind == "near" else "far",
        at=at,
        seats=(),
        set=filters,
        fixed=False,
        face="down",
        labels=labels,
        ways=ways,
    )


def test_scenarios_have_names() -> None:
    assert "brave_new_world" in scenario_ids()
    assert [load_scenario(name).id for name in scenario_ids()] == list(scenario_ids())
    assert load_scenario("brave-new-world") is load_scenario("brave_new_world")


def test_an_unknown_name() -> None:
    with pytest.raises(
        ContentError, match=r'^unknown scenario "brave_old_world" \(did you mean "brave_new_world"\?\)$'
    ):
        load_scenario("brave_old_world")


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(ContentError, match=r"^nowhere\.yaml: there is no such file$"):
        load_scenario("nowhere.yaml")


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    assert scenario(tmp_path).rounds == {2: 6}
    assert scenario(tmp_path, SHORT.replace("rounds: 6", "rounds: 7")).rounds == {2: 7}


def test_brave_new_world_on_the_map(brave: Scenario) -> None:
    assert (brave.name, brave.mode, brave.players) == ("Brave New World", "clash", (2, 3))
    assert brave.rounds == {2: 10, 3: 12}
    assert set(brave.layouts) == {2, 3}
    assert brave.layouts[2].tiles == (
        group("start", (0, 0), (3, 0), seats=("P1", "P2")),
        group("near", (1, 0), (2, 0)),
        group("far", (0, 1), (3, -1)),
    )
    assert brave.layouts[3].tiles == (
        group("start", (2, -1), (-1, 2), (-1, -1), seats=("P1", "P2", "P3")),
        group("near", (0, 0), (1, 0), (-1, 1), (0, -1)),
        group("far", (1, -1), (0, 1), (-1, 0)),
    )
    assert {layout.pool for layout in brave.layouts.values()} == {Pool(far=2, set=("settlement", "any"))}


def test_brave_new_world_in_play(brave: Scenario) -> None:
    assert brave.setup.resources == Cost(gold=15, building_materials=4, valuables=4)
    assert brave.setup.income == Cost(gold=10, building_materials=0, valuables=0)
    assert brave.setup.buildings == ("dwelling_bronze", "dwelling_silver", "dwelling_gold")
    assert brave.setup.units == ("pack:T1", "few:T2")
    dice = [Branch(do=(RollDice("treasure", dice=2, keep=1),)), Branch(do=(RollDice("resource", dice=2, keep=1),))]
    assert brave.fields["obelisk"].on_first_visit_by_each_player == (Choose(tuple(dice)),)
    rule = brave.rules[0]
    assert (rule.id, rule.when, rule.once, rule.do) == ("new_land", "lay_tile", "player", (Gain("gold", 2),))
    assert brave.events == (TimedEvent(rounds=(4, 8, 12), do=(ClearCubes(("water_wheel", "windmill")),)),)
    assert brave.victory == (
        Goal(kind="capture_town", of="any_rival", only_players=(2,)),
        Goal(kind="defeat_main_hero", of="any_rival", times=2, only_players=(2,)),
        Goal(kind="cubes_from_all_rivals", only_players=(3,)),
    )
    assert brave.limit == "final_battle"


def test_what_a_file_leaves_out(tmp_path: Path) -> None:
    found = scenario(tmp_path)
    assert found.fields["obelisk"].on_first_visit_by_each_player == (RollDice("treasure", dice=2, keep=1),)
    assert found.fields["dragon_utopia"].on_flag == (Gain("gold", 10), May((Search("artifact", cards=4),)))
    assert found.fields["grail"].on_visit == (May((Search("artifact", cards=4),)),)
    assert found.seat_bonus == (SeatBonus(players=2, seat="P2", do=(Movement(1),)),)
    assert (found.story, found.rules, found.events) == ("", (), ())
    assert found.layouts[2].pool == Pool(far=0, set=())
    assert found.victory == (Goal(kind="eliminate_all", times=1, only_players=(), from_round=1, when="round_end"),)


def test_what_a_file_may_say(tmp_path: Path) -> None:
    text = SHORT.replace("at: [[1, 0], [2, 0]]", "at: [[1, 0], [2, 0]], set: [obelisk, N6], fixed: true, face: up")
    text = text.replace("- eliminate_all: true", "- {capture_town: {of: all_rivals}, from_round: 3, when: now}")
    text += "seat_bonus: []\nfields: {dragon_utopia: {on_flag: []}, grail: {on_visit: [take_grail]}}\n"
    found = scenario(tmp_path, text)
    near = found.layouts[2].tiles[1]
    assert (near.set, near.fixed, near.face) == (("obelisk", "N6"), True, "up")
    assert found.victory == (Goal(kind="capture_town", of="all_rivals", from_round=3, when="now"),)
    assert (found.seat_bonus, found.fields["dragon_utopia"].on_flag) == ((), ())
    assert [verb.main for verb in found.fields["grail"].on_visit or ()] == ["take_grail"]


@pytest.mark.parametrize("word", FILTERS)
def test_which_tiles_a_filter_lets_through(word: str) -> None:
    assert " ".join(tile.id for tile in load_realm().tiles if matches(tile, word)) == FILTERS[word]


def test_a_pool_takes_tiles_from_the_same_box(tmp_path: Path) -> None:
    pool = "    pool: {far: 1, set: [settlement]}\nsetup:"
    with_one = SHORT.replace("setup:", pool).replace("[3, -1]]}", "[3, -1]], set: [settlement, any]}")
    assert scenario(tmp_path, with_one).layouts[2].pool == Pool(far=1, set=("settlement",))
    with pytest.raises(ContentError, match="the far tiles of the box cannot give all of: 4 settlement"):
        scenario(tmp_path, with_one.replace("[settlement, any]", "[settlement, settlement]"))


def test_one_tile_beside_a_starting_tile_is_enough_with_a_pool(tmp_path: Path) -> None:
    text = SHORT.replace("    - {kind: far, at: [[0, 1], [3, -1]]}\n", "")
    with pytest.raises(ContentError, match="a starting tile touches two tiles"):
        scenario(tmp_path, text)
    assert scenario(tmp_path, text.replace("setup:", "    pool: {far: 1}\nsetup:")).layouts[2].pool.set == ("any",)


@pytest.mark.parametrize("faction", FACTIONS)
def test_units_by_price(faction: str) -> None:
    names = [f"{faction}_{name}" for name in RANKS[faction].split()]
    assert [unit_of_rank(next(f for f in FACTIONS if f == faction), rank) for rank in range(1, 8)] == names


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("few:T1", UnitWord("rank", "few", "", 1)),
        ("pack:T7", UnitWord("rank", "pack", "", 7)),
        ("few:halberdiers", UnitWord("unit", "few", "castle_halberdiers", 0)),
        ("pack:black_dragons", UnitWord("unit", "pack", "dungeon_black_dragons", 0)),
        ("neutral:zealots", UnitWord("unit", "neutral", "neutral_zealots", 0)),
        ("few:bronze_choice", UnitWord("choice", "few", "bronze", 0)),
        ("pack:silver_choice", UnitWord("choice", "pack", "silver", 0)),
        ("draw:azure", UnitWord("draw", "neutral", "azure", 0)),
    ],
)
def test_units_as_words(word: str, expected: UnitWord) -> None:
    assert unit_word(word) == expected


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("T1", 'expected a unit such as few:T1 or neutral:zealots, got "T1"'),
        ("many:T1", 'expected a unit such as few:T1 or neutral:zealots, got "many:T1"'),
        ("few:T8", 'unknown unit "T8"'),
        ("few:halberdier", 'unknown unit "halberdier" (did you mean "halberdiers"?)'),
        ("few:peasants", 'unknown unit "peasants"'),
        ("neutral:zealot", 'unknown unit "neutral_zealot" (did you mean "neutral_zealots"?)'),
        ("few:azure_choice", 'unknown tier "azure"'),
        ("draw:iron", 'unknown tier "iron"'),
        ("few:T1\n", "unknown unit"),
    ],
)
def test_words_that_are_no_unit(word: str, reason: str) -> None:
    with pytest.raises(ContentError, match=f"^{re.escape(reason)}"):
        unit_word(word)


HOSTILE = [
    # What is replaced in the short scenario, by what, and the line of the error.
    ("limit: draw", "limit: draw\nbaggage: {}", '20: short: unknown key "baggage"'),
    (
        "mode: clash",
        "mode: solo",
        '3: short: mode: expected one of clash, campaign, coop, alliance, tournament, got "solo"',
    ),
    ("mode: clash", "mode: coop", "18: short: victory[0]: nobody is a rival here"),
    ("mode: clash", "mode: alliance", "1: short: teams: no team list for 2 players"),
    ("limit: draw", "limit: draw\nteams: {2: [[P1, P2]]}", "20: short: teams.2: in a Clash everybody is alone"),
    ("limit: draw", "limit: draw\nteams: {2: [[P1], [P3]]}", "20: short: teams.2: P1, P2 have to be in one team each"),
    ("limit: draw", "limit: draw\nteams: {2: [[P1, P2, P1]]}", "20: short: teams.2: P1, P2 have to be in one team"),
    ("limit: draw", "limit: draw\nteams: {3: [[P1, P2, P3]]}", '20: short: teams.3: a team list for "3" players'),
    ("limit: draw", "limit: draw\nteams: {2: [[P5]]}", "20: short: teams.2[0][0]: expected one of P1, P2, P3"),
    ("rounds: 6", "rounds: 17", "5: short: length.rounds: expected an integer <= 16, got 17"),
    ("rounds: 6", "rounds: {2: 17}", "5: short: length.rounds.2: expected an integer <= 16, got 17"),
    ("rounds: 6", "rounds: {3: 6}", "5: short: length.rounds: no round limit for 2 players"),
    ("rounds: 6", "rounds: {2: 6, 3: 6}", '5: short: length.rounds.3: a round limit for "3" players, but the scenario'),
    ("players: [2]", "players: [2, 3]", "6: short: layout: no layout for 3 players"),
    ("players: [2]", "players: [3]", '7: short: layout.2: a layout for "2" players, but the scenario is for 3'),
    ("players: [2]", "players: [2, 2]", "4: short: players: a number of players stands here twice"),
    ("players: [2]", "players: [5]", "4: short: players[0]: expected an integer <= 4, got 5"),
    ("players: [2]", "players: []", "4: short: players: expected at least 1 entries, got 0"),
    ("[2, 0]]", "[1, 0]]", "10: short: layout.2.tiles[1].at[1]: there is already a tile on [1, 0]"),
    ("[2, 0]]", "[2, 0], [3, 0]]", "10: short: layout.2.tiles[1].at[2]: there is already a tile on [3, 0]"),
    ("[2, 0]]", "[2, 0], [5, 5]]", "8: short: layout.2.tiles: not connected with the other tiles: [5, 5]"),
    ("[2, 0]]", "[2, 0], [99, 0]]", "10: short: layout.2.tiles[1].at[2]: [99, 0] is off the map"),
    ("[2, 0]]", "[2, 0, 1]]", "10: short: layout.2.tiles[1].at[1]: expected a list of 2, got one of 3"),
    ("[3, -1]]", "[1, 1]]", "9: short: layout.2.tiles[0].at.P2: a starting tile touches two tiles"),
    (
        "[2, 0]]",
        "[2, 0], [1, 1], [2, 1], [1, -1], [2, -1], [1, 2]]",
        "8: short: layout.2.tiles: 7 near tiles, pools included, but the box has 6; too many: [1, 2]",
    ),
    (
        "setup:",
        "    pool: {far: 4}\nsetup:",
        "8: short: layout.2.tiles: 10 far tiles, pools included, but the box has 9",
    ),
    (
        "[2, 0]]",
        "[2, 0]" + ", [2, 0]" * 40 + "]",
        "10: short: layout.2.tiles[1].at: expected at most 40 entries, got 42",
    ),
    ("[2, 0]]", "[2, 0]], set: [any]", "10: short: layout.2.tiles[1].set: 1 entries for 2 tiles"),
    (
        "[2, 0]]",
        "[2, 0]], set: [N3, N3]",
        "8: short: layout.2.tiles: the near tiles of the box cannot give all of: 2",
    ),
    ("[2, 0]]", "[2, 0]], set: [N3, F1]", '10: short: layout.2.tiles[1].set[1]: no near tile is "F1"'),
    ("[2, 0]]", "[2, 0]], set: [any, grail]", '10: short: layout.2.tiles[1].set[1]: no near tile is "grail"'),
    (
        "[2, 0]]",
        "[2, 0]], set: [any, obelisks]",
        '10: short: layout.2.tiles[1].set[1]: unknown tile or filter "obelisks" (did you mean "obelisk"?)',
    ),
    ("setup:", "    pool: {far: 1, set: [any, any]}\nsetup:", "12: short: layout.2.pool.set: 2 entries for 1 tiles"),
    (
        "at: {P1: [0, 0], P2: [3, 0]}",
        "at: [[0, 0], [3, 0]]",
        "9: short: layout.2.tiles[0].at: starting tiles are",
    ),
    ("at: [[1, 0], [2, 0]]", "at: {P3: [1, 0]}", "10: short: layout.2.tiles[1].at: starting tiles are given by seat"),
    ("P2: [3, 0]}", "P2: [3, 0]}, set: [S1, any]", "9: short: layout.2.tiles[0].set: every seat begins on the tile of"),
    ("P2: [3, 0]", "P3: [3, 0]", "8: short: layout.2.tiles: P2 has no starting tile"),
    ("P2: [3, 0]", "P2: [3, 0], P3: [4, -1]", '9: short: layout.2.tiles[0].at.P3: there is no "P3" with 2 players'),
    ("P2: [3, 0]}}", "P2: [3, 0]}}\n    - {kind: start, at: {P1: [4, -1]}}", "P1 has a starting tile already"),
    ("kind: near", "kind: nearby", "10: short: layout.2.tiles[1].kind: expected one of start, far, near, center"),
    ("income: {gold: 10}", "income: {gold: 12}", "14: short: setup.income: 12 gold is not on its income track"),
    ("income: {gold: 10}", "income: {gold: 10, building_materials: 3}", "3 building_materials is not on its"),
    ("[dwelling_bronze]", "[tavern]", "15: short: setup.buildings[0]: expected one of city_hall, citadel"),
    ("[dwelling_bronze]", "[dwelling_silver]", "15: short: setup.buildings[0]: dwelling_silver needs dwelling_bronze"),
    ("[dwelling_bronze]", "[citadel, citadel]", "15: short: setup.buildings[1]: this building stands here twice"),
    ("[few:T1]", "[few:T1, few:gryphons]", '16: short: setup.units[1]: unknown unit "gryphons"'),
    ("gold: 5}", "gold: -5}", "13: short: setup.resources.gold: expected an integer >= 0, got -5"),
    ("- eliminate_all: true", "- {bunk: 20}", '18: short: victory[0]: unknown key "bunk"'),
    (
        "- eliminate_all: true",
        "- {flag: {what: obelisc}}",
        '18: short: victory[0].flag.what: nothing to count is called "obelisc" (did you mean "obelisk"?)',
    ),
    (
        "units: [few:T1]",
        "units: [few:T1]\n  bonus: [{do: [{clear_cubes: [windmil]}]}]",
        '17: short: setup.bonus[0].do[0].clear_cubes[0]: unknown location "windmil"',
    ),
    ("- eliminate_all: true", "- {only_players: [2]}", "18: short: victory[0]: expected exactly one of eliminate_all"),
    (
        "- eliminate_all: true",
        "- {eliminate_all: true, cubes_from_all_rivals: true}",
        "18: short: victory[0]: expected exactly one of eliminate_all",
    ),
    (
        "- eliminate_all: true",
        "- {eliminate_all: true, only_players: [3]}",
        "18: short: victory[0].only_players: the scenario is not for any of these",
    ),
    (
        "- eliminate_all: true",
        "- {eliminate_all: true, only_players: [3]}",
        "17: short: victory: no goal for 2",
    ),
    ("limit: draw", "limit: dice", "19: short: limit: expected one of final_battle, draw, all_lose"),
    (
        "limit: draw",
        "limit: draw\nrules: [{id: old_land, text: x, when: never}]",
        "20: old_land: when: expected one of game_start",
    ),
    (
        "limit: draw",
        "limit: draw\nevents: [{rounds: [2], do: [{clear_cubes: [windmil]}]}]",
        '20: short: events[0].do[0].clear_cubes[0]: unknown location "windmil" (did you mean "windmill"?)',
    ),
    ("limit: draw", "limit: draw\nevents: [{rounds: [17], do: []}]", "events[0].rounds[0]: expected an integer <= 16"),
    (
        "limit: draw",
        "limit: draw\nseat_bonus: [{players: 2, seat: P3, do: []}]",
        "20: short: seat_bonus[0].seat: there is no P3 with 2 players",
    ),
]


@pytest.mark.rule("H3-MOD-03")
@pytest.mark.parametrize(("old", "new", "expected"), HOSTILE)
def test_a_wrong_file_is_refused_with_line_and_reason(tmp_path: Path, old: str, new: str, expected: str) -> None:
    assert old in SHORT
    with pytest.raises(ContentError) as error:
        scenario(tmp_path, SHORT.replace(old, new, 1))
    lines = str(error.value).splitlines()
    assert any(expected in line for line in lines), str(error.value)
    assert all(re.match(r"short\.yaml:[0-9]+: [a-z_]+: ", line) for line in lines)


COOP = SHORT.replace("clash", "coop").replace("eliminate_all: true", "flag: {what: dragon_utopia}")


@pytest.mark.rule("H3-MOD-03", "H3-MOD-06")
def test_by_default_everybody_is_alone_and_in_coop_all_are_together(tmp_path: Path) -> None:
    assert scenario(tmp_path).teams == {2: (0, 1)}
    assert scenario(tmp_path, COOP).teams == {2: (0, 0)}
    assert scenario(tmp_path, COOP + "teams: {2: [[P2, P1]]}\n").teams == {2: (0, 0)}


@pytest.mark.rule("H3-MOD-05", "H3-MOD-06")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (COOP + "teams: {2: [[P1], [P2]]}\n", "20: short: teams.2: here all players are one team"),
        (COOP.replace("limit: draw", "limit: final_battle"), "19: short: limit: nobody is a rival here"),
        (
            SHORT.replace("clash", "alliance") + "teams: {2: [[P1], [P2]]}\n",
            "20: short: teams.2: an alliance is two teams, one of which has more than one player",
        ),
    ],
)
def test_teams_fit_the_mode(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ContentError, match=re.escape(reason)):
        scenario(tmp_path, text)


def test_a_goal_to_flag_fields(tmp_path: Path) -> None:
    goal = Goal(kind="flag", what="dragon_utopia")
    assert scenario(tmp_path, COOP).victory == (goal,)
    more = COOP.replace("dragon_utopia}", "mine, count: 4}")
    assert scenario(tmp_path, more).victory == (Goal(kind="flag", what="mine", times=4),)


def test_a_hostile_file_is_little_work(tmp_path: Path) -> None:
    names = ", ".join(f"windmil{i}" for i in range(2500))
    text = SHORT + f"events: [{{rounds: [2], do: [{{clear_cubes: [{names}]}}]}}]\n"
    with at_most(1_500_000), pytest.raises(ContentError) as error:
        scenario(tmp_path, text)
    assert len(str(error.value).splitlines()) == 100
