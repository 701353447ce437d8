"""`banneret scenario check`: every sort of mistake with its line and reason, and none where there is none."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from banneret.heroes.designing import report as checking
from banneret.heroes.designing.report import check_file, check_text
from banneret.heroes.scenario.load import SCENARIOS, parse_scenario, scenario_ids
from banneret.kernel.errors import ContentError
from tests.cli.running import run
from tests.heroes.designing.maps import OWN, changed, found, told, written

TILES = "    - {kind: far, at: [[0, 1], [3, -1]]}\n"
HUB = """\
    - {kind: start, at: {P1: [0, 0], P2: [3, -2]}}
    - {kind: near, at: [[1, -1], [2, -2]], label: [west_hill, east_hill]}
    - {kind: far, at: [[0, 1], [-1, 0], [2, -1]]}
"""
"""A Starting tile with neighbours on three sides, of which its borders never open more than two."""
RULE = "  do: [{token: clue}]\n"
EVENT = "- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}"
GOAL = "- {bank: {amount: 3, where: clue}}"


@pytest.mark.parametrize("id", scenario_ids())
def test_what_comes_with_the_program_is_clean(id: str) -> None:
    assert told(check_file(SCENARIOS / f"{id}.yaml")) == []


def test_a_clean_file() -> None:
    report = check_text(OWN, "two_hills.yaml")
    assert (report.errors, report.warnings) == ((), ())


# -- the map -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[3, -1]]}", "[2, 0]]}", "12: two_hills: layout.2.tiles[2].at[1]: there is already a tile on [2, 0]"),
        ("[[0, 1], [3, -1]]", "[[0, 1], [3, -1], [5, 5]]",
         "9: two_hills: layout.2.tiles: not connected with the other tiles: [5, 5]"),
        ("[[0, 1], [3, -1]]", "[[0, 1], [30, -1]]", "12: two_hills: layout.2.tiles[2].at[1]: [30, -1] is off the map"),
        (TILES, TILES.replace("]}", "], set: [settlement, F17]}"),
         '12: two_hills: layout.2.tiles[2].set[1]: unknown tile or filter "F17"'),
        (TILES, TILES.replace("]}", "], set: [F1, F1]}"),
         "9: two_hills: layout.2.tiles: the far tiles of the box cannot give all of: 2 F1"),
        (TILES, TILES.replace("far", "center").replace("[3, -1]", "[3, -1], [1, 1]"),
         "9: two_hills: layout.2.tiles: 3 center tiles, pools included, but the box has 2"),
    ],
)  # fmt: skip
def test_tiles_that_cannot_be_laid(old: str, new: str, expected: str) -> None:
    assert any(line.startswith(expected) for line in found(changed(old, new))), found(changed(old, new))


def test_a_tile_no_hero_can_walk_to_however_tiles_are_turned() -> None:
    start = OWN.index("    - {kind: start")
    text = OWN[:start] + HUB + OWN[OWN.index("setup:") :]
    [line] = found(text)
    assert line.startswith("9: two_hills: layout.2.tiles: no hero can ever walk to [")
    with_pools = text.replace("setup:", "    pool: {far: 1}\nsetup:")
    assert found(with_pools) == []


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "expected"),
    [
        ("{token: clew}", 'do[0].token: unknown token "clew" (did you mean "clue"?)'),
        ("{story: ending}", 'do[0].story: unknown tale "ending"'),
        ("{set_rule: hill}", 'do[0].set_rule: unknown rule "hill" (did you mean "hills"?)'),
        ("{add_unit: few:T8}", 'do[0].add_unit: unknown unit "T8"'),
        ("{gain_card: magic_arow}", 'do[0].gain_card: unknown card "magic_arow" (did you mean "magic_arrow"?)'),
        ("{build_free: castle}", "do[0].build_free: expected one of city_hall, citadel"),
        ("{clear_cubes: [windmil]}", 'do[0].clear_cubes[0]: unknown location "windmil" (did you mean "windmill"?)'),
        ("{score: {of: setlement}}", 'do[0].score.of: nothing to count is called "setlement"'),
        ("{may: [{token: clew}]}", 'do[0].may[0].token: unknown token "clew"'),
        ("{choose: [{do: [{gain: gold, amount: 1}]}, {do: [{pay: {gold: 1}, do: [{story: ending}]}]}]}",
         'do[0].choose[1].do[0].do[0].story: unknown tale "ending"'),
        ("{gain: gold, amount: 1000000}", "do[0].amount: expected a number from -99 to 99, got 1000000"),
        ("{pay: {gold: -3}, do: [{draw: 1}]}", "do[0].pay.gold: expected a number from 0 to 99, got -3"),
        ("{stat: attack, by: 1, until: combat}", 'do[0]: unknown verb "stat"'),
    ],
)  # fmt: skip
@pytest.mark.parametrize("part", ["rule", "event", "field"])
def test_a_name_that_stands_for_nothing_in_any_program(part: str, verb: str, expected: str) -> None:
    if part == "rule":
        text = changed(RULE, f"  do: [{verb}]\n")
    elif part == "event":
        text = changed(EVENT, f"- {{rounds: [3], do: [{verb}]}}")
    else:
        text = changed(
            "tokens: [clue]", f"fields: {{obelisk: {{on_first_visit_by_each_player: [{verb}]}}}}\ntokens: [clue]"
        )
        expected = expected.replace("do[0]", "on_first_visit_by_each_player[0]", 1)
    assert any(expected in line for line in found(text)), found(text)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("{tile: west_hill}", "{tile: west_hil}", 'where[0].tile: unknown label "west_hil"'),
        ("{tile: west_hill}", "{location: hillfort}", 'where[0].location: unknown location "hillfort"'),
        (GOAL, "- {flag: {what: tile:west_hil}}", "victory[1].flag.what: nothing to count is called"),
        (GOAL, "- {all: [{measure: {what: token:clew, at_least: 1}}]}", "all[0].measure.what: nothing to count is"),
        ("who: each", "who: {lowest: income_of_gold}", "events[0].who.lowest: nothing to count is called"),
        ("who: each", "if: [{measure: clue, at_least: 1}]", "events[0].if[0].measure: nothing to count is called"),
        ("tokens: [clue]", "tokens: [clue]\nfields: {well: {guard: 1}}", 'fields.well: unknown location "well"'),
    ],
)  # fmt: skip
def test_a_name_that_stands_for_nothing_elsewhere(old: str, new: str, expected: str) -> None:
    assert any(expected in line for line in found(changed(old, new))), found(changed(old, new))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("tokens: [clue]", "tokens: [clue, clue]", '18: two_hills: tokens[1]: there is a token "clue" already'),
        ("tokens: [clue]", "tokens: [clue]\nshared_tokens: [points]", 'there is a token "points" already'),
        ("events:", "- {id: hills, text: Again., when: flag, do: [{draw: 1}]}\nevents:",
         '25: hills: id: there is a rule "hills" already'),
        (GOAL, "- {points: 3, bank: {amount: 3}}", "29: two_hills: victory[1]: expected exactly one of"),
        (GOAL, "- {all: [{from_round: 2}]}", "29: two_hills: victory[1].all[0]: expected exactly one of"),
        ("limit: draw", "limit: draw\ndefeat: [{from_round: 2}]", "31: two_hills: defeat[0]: expected exactly one of"),
        (GOAL, "- {measure: {what: gold}}", "victory[1].measure: expected either at_least or at_most"),
        ("who: each", "who: {}", "events[0].who: expected exactly one of lowest, highest, without, seat"),
        ("units: [few:T1]", "units: [few:T1]\n  flags: [west_hill]", 'the tile "west_hill" lies face down'),
        ("{token: clue}", "{look_at_beast: card}", "hills: do[0]: there is no beast"),
        ("{token: clue}", "{rerolls: [attack]}", "hills: do[0].rerolls[0]: attack dice are rolled again only where"),
        ("units: [few:T1]", "units: [draw:gold]", "setup.units[0]: this is a certain unit"),
        ("{token: clue}", "{add_unit: draw:gold}", "do[0].add_unit: this is a certain unit"),
        ("[west_hill, east_hill]", "[West Hill, east_hill]", "a label is written in small letters"),
    ],
)  # fmt: skip
def test_parts_that_make_no_whole(old: str, new: str, expected: str) -> None:
    assert any(expected in line for line in found(changed(old, new))), found(changed(old, new))


# -- what can never be -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ("{flag: {what: dragon_utopia}}", "no tile of this layout can have dragon_utopia"),
        ("{flag: {what: settlement, count: 3}}", "the map has at most 2 of settlement"),
        ("{flag: {what: tile:west_hill, count: 7}}", "the tiles called west_hill have at most"),
        ("{measure: {what: grail, at_least: 1}}", "no tile of this layout can have the Grail"),
        ("{measure: {what: level, at_least: 9}}", "nobody gets beyond level 7"),
        ("{points: 5}", "nothing gives points"),
        ("{measure: {what: beast_slain, at_least: 1}}", "there is no beast"),
        ("{measure: {what: grail_delivered, at_least: 1}}", "nothing delivers the Grail"),
        ("{bank: {amount: 1, where: key}}", "nothing gives the token key"),
        ("{flag: {what: mine, hold_rounds: 7}}", "it has to hold for 7 rounds, and there are 6"),
        ("{flag: {what: mine}, from_round: 7}", "round 7 is after the last one"),
        ("{all: [{flag: {what: mine}}, {points: 5}]}", "all[1]: this can never come about: nothing gives points"),
    ],
)
def test_a_goal_nobody_can_reach(goal: str, expected: str) -> None:
    text = changed(GOAL, f"{GOAL}\n- {goal}").replace("tokens: [clue]", "tokens: [clue, key]")
    [line] = found(text)
    assert line.startswith("30: two_hills: victory[2]")
    assert expected in line


def test_rivals_where_there_are_none() -> None:
    text = OWN.replace("mode: clash", "mode: coop").replace("limit: draw", "limit: all_lose")
    assert "28: two_hills: victory[0]: nobody is a rival here, so this can never come about" in found(text)


def test_most_points_where_nothing_gives_any() -> None:
    text = changed("limit: draw", "limit: most_points")
    assert found(text) == ["30: two_hills: limit: nothing gives points, so nobody has most of them"]
    assert found(text.replace("{token: clue}]", "{token: clue}, {score: 1}]")) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rounds: [3]", "rounds: [3, 7]", "26: two_hills: events[0].rounds[1]: round 7 is after the last one, 6"),
        ("rounds: [3]", "from_round: 9, every: 2", "26: two_hills: events[0].from_round: round 9 is after"),
        ("rounds: [3]", "rounds: [3], if: [{measure: round, at_least: 7}]",
         "26: two_hills: events[0].if[0]: this can never come about: the last round is 6"),
        ("rounds: [3]", "rounds: [3], if: [{measure: gold, at_least: 4, at_most: 3}]",
         "26: two_hills: events[0].if[0]: nothing is at least 4 and at most 3"),
        ("do: [{gain: gold, amount: 2}]}", "do: []}", "26: two_hills: events[0]: nothing happens: `do` is empty"),
        ("  when: flag", "  when: flag\n  active: false", "hills: active: this rule is never switched on"),
        ("  when: flag", "  when: flag\n  from_round: 8", "hills: from_round: round 8 is after the last one, 6"),
        ("  when: flag", "  when: flag\n  from_round: 5\n  to_round: 2",
         "hills: to_round: round 2 comes before round 5"),
        ("  when: flag", "  when: flag\n  only_players: [3]",
         "hills: only_players: the scenario is not for any of these numbers of players"),
        ("  when: flag", "  when: round_end", "hills: where: round_end is about no place"),
        ("  when: flag", "  when: lay_tile", "hills: when: there are no pools, so this can never come about"),
        ("  when: flag", "  when: beat_ai", "hills: when: there are no AI heroes, so this can never come about"),
        ("{tile: west_hill}", "{location: grail}", "hills: where[0].location: no tile can have grail"),
        (RULE, "", "hills: this rule does nothing: `do` is missing"),
        ("  when: flag\n", "", "hills: do: this is never done"),
        (RULE, f"{RULE}- {{id: calm, text: Nothing., change: {{}}}}\n", "calm: change: nothing is changed"),
        ("tokens: [clue]", "tokens: [clue]\nfields: {grail: {guard: 7}}", "fields.grail: no tile of any layout"),
        ("tokens: [clue]", "tokens: [clue]\nfields: {mine: {}}", "fields.mine: nothing is said of it"),
        ("limit: draw", "limit: draw\nseat_bonus: [{players: 3, seat: P3, do: [{movement: 1}]}]",
         "31: two_hills: seat_bonus[0]: the scenario is not for 3 players"),
        (RULE, "  do: [{token: clue}, {search: spell, times: 0}]\n", "search does nothing here"),
    ],
)  # fmt: skip
def test_what_never_happens_or_does_nothing(old: str, new: str, expected: str) -> None:
    assert any(expected in line for line in found(changed(old, new))), found(changed(old, new))


def test_what_is_used_nowhere_is_a_warning() -> None:
    text = OWN.replace("tokens: [clue]", "tokens: [clue, key]\nshared_tokens: [chest]\ntales: {ending: All is well.}")
    text = text.replace("{tile: west_hill}, ", "").replace("events:", "- {id: peace, text: Be kind.}\nevents:")
    report = check_text(text, "two_hills.yaml")
    assert report.errors == ()
    assert [f"{each.line}: {each.text}" for each in report.warnings] == [
        "18: two_hills: tokens[1]: nothing uses the token key",
        "19: two_hills: shared_tokens[0]: nothing uses the token chest",
        "11: two_hills: layout.2.tiles[1].label: nothing speaks of the label west_hill",
        "20: two_hills: tales.ending: nothing tells this tale",
        "27: peace: this rule is only told: nothing is done or changed by it",
    ]


def test_a_home_and_flags_speak_of_labels() -> None:
    told_of = [each.text for each in check_file(SCENARIOS / "long_live_the_queen_3.yaml").warnings]
    assert [text.rpartition(" ")[2] for text in told_of] == ["tunnel_mouth"], "and not the camp"


# -- many mistakes at once ---------------------------------------------------------------------------------------------

FLAWED = (
    OWN.replace("[[0, 1], [3, -1]]", "[[0, 1], [3, -1], [2, 0]], set: [moon, any, any]")
    .replace("gold: 5", "gold: -5")
    .replace("few:T1", "few:T9")
    .replace("{token: clue}", "{token: clew}")
    .replace("who: each", "who: evrybody")
    .replace("events:\n", "events:\n- {rounds: [9], do: [{clear_cubes: [windmill]}]}\n")
    .replace("amount: 3, where: clue", "amount: 3, where: clews")
    .replace("limit: draw", "limit: drawn")
)


def test_no_mistake_hides_another() -> None:
    assert [line.partition(" (")[0] for line in sorted(found(FLAWED), key=lambda line: int(line.split(":")[0]))] == [
        '12: two_hills: layout.2.tiles[2].set[0]: unknown tile or filter "moon"',
        "12: two_hills: layout.2.tiles[2].at[2]: there is already a tile on [2, 0]",
        "14: two_hills: setup.resources.gold: expected an integer >= 0, got -5",
        '17: two_hills: setup.units[0]: unknown unit "T9"',
        '24: hills: do[0].token: unknown token "clew"',
        "26: two_hills: events[0].rounds[0]: round 9 is after the last one, 6, so this never happens",
        '27: two_hills: events[1].who: expected one of acting, each, got "evrybody"',
        '30: two_hills: victory[1].bank.where: unknown token "clews"',
        '31: two_hills: limit: expected one of final_battle, draw, all_lose, most_points, defeat, got "drawn"',
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tokens: [clue]", "tokens: [Clue!]"),
        ("tokens: [clue]", "tokenz: [clue]"),
        ("{token: clue}", "{tokn: clue}"),
        ("  when: flag", "  wen: flag"),
        ("[[1, 0], [2, 0]]", "[[1, 0], [2]]"),
        ("label: [west_hill", "label: [3"),
        ("- {capture_town: {of: any_rival}}\n- {bank: {amount: 3, where: clue}}", "- {capture_town: {of: nobody}}"),
        ("rounds: 6", "rounds: {2: six}"),
        ("players: [2]", "players: [two]"),
        ("units: [few:T1]", "units: few:T1"),
        ("name: Two Hills\n", ""),
        ("id: hills", "id: [hills]"),
    ],
)  # fmt: skip
def test_what_only_follows_from_a_mistake_is_not_told(old: str, new: str) -> None:
    assert len(found(changed(old, new))) == 1, found(changed(old, new))


ASTRAY = (
    changed("few:T1", "few:hobbits")
    .replace("[[0, 1], [3, -1]]", "[[0, 1], [3, -1], [2, 0]]")
    .replace("rounds: [3]", "rounds: [3, 12]")
)
"""An unknown unit, a tile on another one, a round after the last."""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (RULE, f"{RULE}- {{id: calm, text: Hush., change: {{surrender_prise: 6}}}}\n"),
        (RULE, f"{RULE}- {{id: calm, text: Hush., change: {{surrender_price: lots}}}}\n"),
        ("tokens: [clue]", f"tokens: [clue]\ntales: {{end: {'x' * 601}}}"),
        ("tokens: [clue]", "tokens: [Clue!]"),
        ("tokens: [clue]", "tokens: [clue]\nrule: none"),
        ("mode: clash", "mode: clsh"),
    ],
)  # fmt: skip
def test_nor_what_stands_alone_where_much_else_is_in_doubt(old: str, new: str) -> None:
    assert ASTRAY.count(old) == 1
    lines = found(ASTRAY.replace(old, new))
    assert len(lines) == 4, lines
    for told_of in ('unknown unit "hobbits"', "already a tile on [2, 0]", "round 12 is after the last one"):
        assert any(told_of in line for line in lines), lines


def test_a_wrong_tile_does_not_hide_what_is_elsewhere() -> None:
    lines = found(ASTRAY.replace("kind: near", "kind: neer"))
    assert len(lines) == 3, lines
    assert any('unknown unit "hobbits"' in line for line in lines)
    assert any("round 12 is after the last one" in line for line in lines)


def test_entries_of_a_list_keep_their_places_where_one_is_wrong() -> None:
    event = "- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}"
    text = changed(event, f"- {{rounds: [3], do: 5}}\n- {{rounds: [3, 9], do: [{{clear_cubes: [P3]}}]}}\n{event}")
    assert [line.partition(" (")[0] for line in found(text)] == [
        "26: two_hills: events[0].do: expected a list, got 5",
        '27: two_hills: events[1].do[0].clear_cubes[0]: unknown location "P3"',
    ]
    assert found(text.replace("[P3]", "[windmill]"))[1:] == [
        "27: two_hills: events[1].rounds[1]: round 9 is after the last one, 6, so this never happens"
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("- {bank: {amount: 3, where: clue}}", "- {bank: {amount: 3, where: chest}}\nshared_tokens: [chest]",
         '29: two_hills: victory[1].bank.where: nobody alone has "chest": count it as the measure shared:chest'),
        ("- {bank: {amount: 3, where: clue}}", "- {defeat_ai: all}", "victory[1].defeat_ai: there are no AI heroes"),
        (RULE, f"{RULE}- {{id: calm, text: Hush., change: {{guard_initiative: {{brnze: 1}}}}}}\n",
         '25: calm: change.guard_initiative: unknown key "brnze" (did you mean "bronze"?)'),
        ("tokens: [clue]", "tokens: [clue]\nhordes: [{id: pack}, {id: pack}]", 'there is a horde "pack" already'),
        ("who: each", "who: {seat: P3}", "26: two_hills: events[0].who.seat: there is no P3 with 2 players"),
        ("  when: flag", "  when: flag\n  rounds: [2, 5]\n  from_round: 3",
         "23: hills: rounds[0]: round 2 is not from 3 to 16"),
    ],
)  # fmt: skip
def test_what_would_fail_at_the_table(old: str, new: str, expected: str) -> None:
    assert any(expected in line for line in found(changed(old, new))), found(changed(old, new))


def test_what_no_other_check_finds_is_found_by_setting_the_game_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("two moons")

    monkeypatch.setattr(checking, "game_terms_of", refuse)
    assert found(OWN) == ["4: two_hills: players: with 2 players it cannot be set up at difficulty easy: two moons"]


@pytest.mark.parametrize("id", scenario_ids())
def test_whatever_is_wrong_all_that_keeps_a_file_from_being_read_is_told(id: str) -> None:
    """The check tells what reading would refuse, and whatever else it finds, for files broken in every sort of way."""
    luck = Random(id)
    whole = yaml.safe_load((SCENARIOS / f"{id}.yaml").read_text(encoding="utf-8"))
    whole["id"] = "own"
    for _ in range(25):
        broken = json.loads(json.dumps(whole))
        for _ in range(luck.randint(1, 3)):
            spoil(broken, luck)
        text = json.dumps(broken)
        try:
            parse_scenario(text, "own.yaml")
            refused = set()
        except ContentError as error:
            refused = set(str(error).splitlines())
        told_of = check_text(text, "own.yaml").errors
        assert refused <= {
            f"own.yaml:{each.line}: {each.text}" if each.line else f"own.yaml: {each.text}" for each in told_of
        }


def spoil(file: Any, luck: Random) -> None:
    """Take a part of a file away, misspell its key, double it, or put something else in its place."""
    places: list[tuple[Any, Any]] = []
    todo = [file]
    while todo:
        part = todo.pop()
        inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in inner:
            places.append((part, key))
            todo.append(value)
    part, key = luck.choice(places)
    how = luck.randrange(4)
    if how == 0:
        del part[key]
    elif how == 1 and isinstance(part, dict):
        part[f"{key}x"] = part.pop(key)
    elif how == 2 and isinstance(part, list):
        part.insert(key, part[key])
    else:
        part[key] = luck.choice([-3, 99, 10**9, True, None, "moon", "P9", "few:T9", [], {}, [1, 2], {"x": 1}, 3.5, ""])


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_reports_all_files_and_fails(tmp_path: Path) -> None:
    good = written(tmp_path)
    bad = tmp_path / "bad.yaml"
    bad.write_text(changed("rounds: [3]", "rounds: [7]").replace("tokens: [clue]", "tokens: [clue, key]"))
    done = run("scenario", "check", str(good), str(bad), str(tmp_path / "none.yaml"))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        "two_hills.yaml: no mistakes",
        "bad.yaml:18: warning: two_hills: tokens[1]: nothing uses the token key",
        "bad.yaml:26: error: two_hills: events[0].rounds[0]: round 7 is after the last one, 6, so this never happens",
        "none.yaml: error: there is no such file",
    ]


def test_the_command_for_programs(tmp_path: Path) -> None:
    done = run("scenario", "check", "--json", str(written(tmp_path, changed("few:T1", "few:T9"))))
    assert done.returncode == 1
    [report] = json.loads(done.stdout)
    assert (report["name"], report["warnings"]) == ("two_hills.yaml", [])
    assert report["errors"] == [{"line": 17, "text": 'two_hills: setup.units[0]: unknown unit "T9"'}]
    assert run("scenario", "check", str(written(tmp_path))).returncode == 0
