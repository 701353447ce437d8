"""What a scenario has of its own is told in lobby, at the table and in the log, in every language."""

import pytest

import banneret
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.events_map import E_RULE, E_RULE_SET, E_STORY, E_TOKEN
from banneret.heroes.table.scenario.text import scenario_notes, scenario_notes_of
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.event import Event
from banneret.kernel.rules import SPECTATOR
from banneret.table.lobby import games
from banneret.text import LANGUAGES
from tests.support.shown import wire_view

BROKEN = ("{", "}", "???", "$", "_", "  ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", scenario_ids())
def test_every_scenario_is_told_whole(id: str, lang: str) -> None:
    scenario = load_scenario(id)
    for players in scenario.players:
        notes = scenario_notes(scenario, players, lang)
        texts = [goal.text for goal in (*notes.goals, *notes.defeats)] + [rule.text for rule in notes.rules]
        texts += [happening.text for happening in notes.happenings]
        texts += [*notes.remarks, *notes.scoring, *notes.bonus, *notes.labels.values(), *notes.places.values()]
        texts += (
            [token.name for token in notes.tokens] + [rival.name for rival in notes.rivals] + [*notes.hordes.values()]
        )
        assert notes.goals
        assert all(text and not any(mark in text for mark in BROKEN) for text in texts), texts


def test_goals_of_view_and_words_go_together() -> None:
    game = banneret.new("heroes", scenario="manifest_destiny", seats=["castle", "dungeon", "necropolis"], seed=1)
    world, notes = wire_view(game, SPECTATOR)["world"], scenario_notes_of(game, "en")
    assert notes is not None
    assert [goal["goal"] for goal in world["goals"]] == ["points:points", "cubes_from_all_rivals"]
    assert [goal.text for goal in notes.goals] == ["Gain 40 victory points.", "Win a cube from every rival."]
    assert world["scenario_state"]["points"] == [0, 0, 0]
    assert notes.happenings[0].rounds == (4, 6, 8, 10, 12)


def test_places_and_tiles_have_the_names_of_the_scenario() -> None:
    notes = scenario_notes(load_scenario("monks_retreat"), 2, "en")
    assert notes.places == {"obelisk": "Abbey"}
    assert set(notes.labels.values()) == {"the abbey lands"}
    assert "Abbey" in notes.goals[0].text


def test_what_needs_more_than_the_box_says_so() -> None:
    found = {scenario.id: scenario for scenario in games("en")[0].scenarios}
    assert found["tale_of_two_lands"].tables["4"].needs
    assert not found["brave_new_world"].tables["2"].needs


def test_options_are_grouped() -> None:
    group = {option.id: option.group for option in games("en")[0].options}
    assert (group["minimum_damage"], group["no_rerolls"]) == ("easier", "harder")
    assert (group["no_astrologers"], group["opening_hand"]) == ("variant", "ruling")


@pytest.mark.parametrize(
    ("number", "args", "expected"),
    [
        (E_RULE, {"player": 0, "n": 0}, "Catherine: Whoever lays a tile from their own pool"),
        (E_RULE_SET, {"n": 0, "n2": 1}, "A new rule holds: Whoever lays a tile"),
        (E_TOKEN, {"player": 0, "n": 0, "n2": 3}, "Catherine: victory points +3."),
    ],
)
def test_the_log_names_the_rule_and_the_token(number: int, args: dict[str, int | str], expected: str) -> None:
    game = banneret.new("heroes", scenario="brave_new_world", seats=["castle/catherine", "dungeon/mutare"], seed=1)
    name = {E_RULE: "rule", E_RULE_SET: "rule_set", E_TOKEN: "token"}[number]
    assert log_line(Event(name, args, 0), Names.of(game.view()), "en").startswith(expected)


def test_the_log_tells_the_tale() -> None:
    game = banneret.new("heroes", scenario="first_steps", seats=["castle/catherine", "dungeon/mutare"], seed=1)
    told = log_line(Event("story", {"n": 0}, E_STORY), Names.of(game.view()), "en")
    assert told.startswith("Put up a building")


def test_what_all_gather_says_how_much_unlocks_a_tile() -> None:
    for players, wanted in ((2, (30, 12, 4)), (3, (45, 18, 6))):
        tokens = scenario_notes(load_scenario("geleas_champions"), players, "en").tokens
        assert tuple(token.of for token in tokens if token.shared) == wanted
    assert [token.of for token in scenario_notes(load_scenario("unholy_quest"), 2, "en").tokens] == [0]
