"""Goals nobody can reach and rules that never work: the check refuses them, and nothing that can be."""

import pytest

from banneret.heroes.designing.report import check_text
from banneret.heroes.scenario.load import SCENARIOS
from tests.heroes.designing.maps import OWN, changed, found, told

GOAL = "- {bank: {amount: 3, where: clue}}"
RULE = "  do: [{token: clue}]\n"
AI = "ai:\n- {id: duke, name: Duke, at: west_hill, army: ['neutral:zealots']}\nrules:"


def with_goal(goal: str, text: str = OWN) -> list[str]:
    """What is found where one goal more is given."""
    return found(text.replace(GOAL, f"{GOAL}\n- {goal}"))


def with_rule(rule: str, text: str = OWN) -> list[str]:
    """What is found where one rule more is given."""
    return found(text.replace(RULE, f"{RULE}- {{id: more, text: More., {rule}}}\n"))


def shipped(id: str, old: str, new: str) -> list[str]:
    """What is found in a scenario of the program with a part changed."""
    text = (SCENARIOS / f"{id}.yaml").read_text(encoding="utf-8").replace(f"id: {id}\n", "id: own\n")
    assert text.count(old) == 1
    return told(check_text(text.replace(old, new), "own.yaml"))


# -- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ("{flag: {what: windmill}}", "nobody ever has a cube on windmill: it cannot be flagged"),
        ("{flag: {what: 'ever:windmill'}}", "nobody ever has a cube on windmill: it cannot be flagged"),
        ("{flag: {what: 'windmill_on:west_hill'}}", "nobody ever has a cube on windmill: it cannot be flagged"),
        ("{flag: {what: 'settlement_on:west_hill'}}", "no tile called west_hill can have settlement"),
        ("{flag: {what: 'mine_on:west_hill', count: 4}}", "the tiles called west_hill have at most "),
        ("{capture_town: {of: A1}}", "no tile of this layout is A1"),
        ("{measure: {what: 'ai_town:A1', at_least: 1}}", "no tile of this layout is A1"),
        ("{main_hero_defeated: {by: ai}}", "there are no AI heroes"),
        ("{measure: {what: 'ai_held:west_hill', at_least: 1}}", "there are no AI heroes"),
        ("{measure: {what: 'ai_trod:west_hill', at_least: 1}}", "there are no AI heroes"),
        ("{measure: {what: 'razed:west_hill', at_least: 1}}", "nothing closes a field, and no AI hero destroys any"),
        ("{measure: {what: in_hordes, at_least: 1}}", "there are no hordes"),
        ("{flag: {what: 'ever:obelisk', count: 40}}", "the map has at most "),
        ("{flag: {what: 'team:obelisk', count: 40}}", "the map has at most "),
        ("{flag: {what: 'own_half:mine', count: 40}}", "the map has at most "),
        ("{flag: {what: 'other_half:mine', count: 40}}", "the map has at most "),
        ("{measure: {what: rival_town, at_least: 2}}", "there are no more than 1 of them"),
        ("{measure: {what: rival_beaten, at_least: 2}}", "there are no more than 1 of them"),
        ("{measure: {what: building, at_least: 9}}", "a town board has 8 buildings"),
        ("{measure: {what: 'standing:west_hill', at_least: 2}}", "this is at most 1"),
        ("{measure: {what: 'standing_on:dragon_utopia', at_least: 1}}", "no tile of this layout can have dragon"),
        ("{measure: {what: town_lost, at_least: 2}}", "this is at most 1"),
        ("{measure: {what: gold, at_most: -1}}", "nothing that is counted is below 0"),
    ],
)  # fmt: skip
def test_goals_nobody_can_reach(goal: str, expected: str) -> None:
    [line] = with_goal(goal)
    assert line.startswith("30: two_hills: victory[2]: this can never come about: ")
    assert expected in line


@pytest.mark.parametrize(
    "goal",
    [
        "{flag: {what: obelisk}}",
        "{flag: {what: 'ever:obelisk', count: 2}}",
        "{flag: {what: 'mine_on:west_hill'}}",
        "{measure: {what: rival_town, at_least: 1}}",
        "{measure: {what: building, at_least: 8}}",
        "{measure: {what: 'standing:west_hill', at_least: 1}}",
        "{measure: {what: gold, at_most: 0}}",
    ],
)
def test_goals_within_reach(goal: str) -> None:
    assert with_goal(goal) == []


@pytest.mark.parametrize(
    "goal",
    [
        "{main_hero_defeated: {by: ai}}",
        "{measure: {what: 'ai_held:west_hill', at_least: 1}}",
        "{measure: {what: 'ai_beaten:duke', at_least: 1}}",
    ],
)
def test_goals_of_ai_heroes_where_there_are_some(goal: str) -> None:
    assert with_goal(goal, changed("rules:", AI)) == []


def test_more_beaten_than_there_are() -> None:
    [line] = with_goal("{measure: {what: 'ai_beaten:duke', at_least: 2}}", changed("rules:", AI))
    assert "these are no more than 1 AI heroes" in line


def test_what_is_razed_where_a_rule_closes_fields() -> None:
    goal = "{measure: {what: 'razed:west_hill', at_least: 1}}"
    assert with_goal(goal, changed(RULE, "  do: [{token: clue}, {close_field: here}]\n")) == []


def test_a_cube_from_the_start_may_be_anywhere() -> None:
    """A field given to a player at the start is held, whatever it is."""
    text = changed("[west_hill, east_hill]}", "[west_hill, east_hill], face: up}")
    text = text.replace("units: [few:T1]", "units: [few:T1]\n  flags: [{tile: west_hill, field: windmill}]")
    assert with_goal("{flag: {what: windmill}}", text) == []


def test_allies_together_have_more_than_one_of_them() -> None:
    text = OWN.replace("mode: clash", "mode: coop").replace("limit: draw", "limit: all_lose")
    text = text.replace("- {capture_town: {of: any_rival}}\n", "")
    assert with_goal("{measure: {what: 'standing:west_hill', at_least: 2}}", text) == []
    assert with_goal("{measure: {what: level, at_least: 14}}", text) == []
    assert with_goal("{measure: {what: building, at_least: 16}}", text) == []
    [most] = with_goal("{measure: {what: 'team:obelisk', at_least: 40}}", text)
    number = int(most.partition("at most ")[2].split()[0])
    assert with_goal(f"{{measure: {{what: obelisk, at_least: {2 * number}}}}}", text) == []
    [more] = with_goal(f"{{measure: {{what: obelisk, at_least: {2 * number + 1}}}}}", text)
    assert f"at most {2 * number} of obelisk for 2 players together" in more


def test_a_label_that_only_other_numbers_of_players_have() -> None:
    [line] = shipped(
        "border_fires",
        "{all: [{flag: {what: settlement_on:first_seat}}], only_players: [1]",
        "{all: [{flag: {what: settlement_on:second_seat}}], only_players: [1]",
    )
    assert line.endswith("all[0]: this can never come about: no tile is called second_seat with 1 players")


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("when: game_start, rounds: [4], do: [{draw: 1}]", "more: rounds: game_start comes before the first round"),
        ("when: game_start, from_round: 2, do: [{draw: 1}]", "more: from_round: game_start comes before the first"),
        ("when: game_start, from_round: 9, do: [{draw: 1}]", "more: from_round: game_start comes before the first"),
        pytest.param(
            "when: resource_round, rounds: [2, 3], do: [{draw: 1}]",
            "more: rounds[0]: round 2 is not a Resource round", marks=pytest.mark.rule("H3-RND-03"),
        ),
        pytest.param(
            "when: resource_round, from_round: 2, every: 2, do: [{draw: 1}]",
            "more: from_round: none of these rounds is a Resource round", marks=pytest.mark.rule("H3-RND-03"),
        ),
        ("when: visit, where: [{grail: true}], do: [{draw: 1}]", "more: where[0].grail: no tile can have the Grail"),
        ("action: {label: Dig, where: [{location: grail}]}, do: [{draw: 1}]",
         "more: action.where[0].location: no tile can have grail"),
        ("action: {label: Dig, where: [{grail: true}]}, do: [{draw: 1}]", "more: action.where[0].grail: no tile can"),
        ("when: flag, where: [{location: windmill}], do: [{draw: 1}]",
         "more: where[0].location: windmill cannot be flagged"),
        ("when: capture_town, where: [{location: mine}], do: [{draw: 1}]",
         "more: where[0].location: mine is not a Town"),
        ("when: visit, where: [{resource: gold, location: windmill}], do: [{draw: 1}]",
         "more: where[0].resource: only a mine has a resource, not windmill"),
        ("when: visit, where: [{location: town, tile: west_hill}], do: [{draw: 1}]",
         "more: where[0].location: no tile called west_hill can have town"),
        ("change: {guards: {where: [{location: grail}], level: 7}}", "more: change.guards.where[0].location: no tile"),
        ("when: round_start, active: false, do: [{set_rule: more}]", "more: active: this rule is never switched on"),
    ],
)  # fmt: skip
def test_rules_that_never_work(rule: str, expected: str) -> None:
    [line] = with_rule(rule)
    assert line.startswith(f"25: {expected}"), line


@pytest.mark.parametrize(
    "rule",
    [
        "when: game_start, do: [{draw: 1}]",
        "when: resource_round, from_round: 3, every: 2, do: [{draw: 1}]",
        "when: resource_round, rounds: [1], do: [{draw: 1}]",
        "when: flag, where: [{resource: gold, location: mine}], do: [{draw: 1}]",
        "when: visit, where: [{location: windmill}], do: [{draw: 1}]",
        "when: round_start, who: {seat: P2}, do: [{draw: 1}]",
    ],
)
def test_rules_that_work(rule: str) -> None:
    assert with_rule(rule) == []


def test_where_every_round_pays_every_round_is_a_resource_round() -> None:
    text = changed(RULE, f"{RULE}- {{id: rich, text: Rich., change: {{every_round_pays: true}}}}\n")
    assert with_rule("when: resource_round, rounds: [2], do: [{draw: 1}]", text) == []


def test_rules_that_only_switch_each_other_on() -> None:
    two = (
        "- {id: one, text: One., active: false, when: round_start, do: [{set_rule: two}]}\n"
        "- {id: two, text: Two., active: false, when: round_start, do: [{set_rule: one}]}\n"
    )
    assert found(changed(RULE, RULE + two)) == [
        "25: one: active: this rule is never switched on",
        "26: two: active: this rule is never switched on",
    ]
    assert found(changed(RULE, "  do: [{token: clue}, {set_rule: two}]\n" + two)) == []
    event = changed(RULE, RULE + two).replace("do: [{gain: gold, amount: 2}]", "do: [{set_rule: one}]")
    assert found(event) == []


def test_a_seat_that_the_numbers_of_players_of_a_rule_lack() -> None:
    [line] = shipped("arrogance", "game_start\n  who: {seat: P1}", "game_start\n  who: {seat: P4}")
    assert line.endswith("who.seat: there is no P4 with 3 players")


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("enters: {round: 7}", "ai[0].enters.round"),
        ("changes: [{round: 7, do: [{strengthen: duke, mp: 1}]}]", "ai[0].changes[0].round"),
    ],
)
def test_ai_heroes_after_the_last_round(more: str, expected: str) -> None:
    text = changed("rules:", AI.replace("['neutral:zealots']", f"['neutral:zealots'], {more}"))
    [line] = found(text)
    assert "round 7 is after the last one, 6, so this never happens" in line
    assert expected.rpartition("].")[2] in line
    assert found(text.replace("round: 7", "round: 6")) == []
