"""Parts of scenario files in words: every entry that does something says what, in every language."""

import pytest

from banneret.heroes.scenario.load import SCENARIOS, read_scenario, scenario_ids
from banneret.heroes.table.scenario.sentences import sentences
from banneret.text import LANGUAGES
from tests.heroes.designing.maps import OWN


@pytest.mark.parametrize("id", scenario_ids())
def test_every_goal_event_and_rule_with_a_program_has_a_sentence(id: str) -> None:
    path = SCENARIOS / f"{id}.yaml"
    file = read_scenario(path).value
    for lang in LANGUAGES:
        told = {each.path: each.text for each in sentences(path.read_text(), lang)}
        lacking = [("victory", n) for n in range(len(file.victory)) if ("victory", n) not in told]
        lacking += [("rules", n) for n, rule in enumerate(file.rules) if rule.do and ("rules", n) not in told]
        lacking += [("ai", n) for n in range(len(file.ai)) if ("ai", n) not in told]
        assert lacking == []
        assert all("{" not in text and "when-" not in text for text in told.values())


def test_what_cannot_be_read_is_left_out_and_the_rest_is_told() -> None:
    assert sentences("a: [1", "en") == ()
    broken = OWN.replace("victory:", "victory:\n- {flag: {what: nowhere}}")
    goals = [each.path for each in sentences(broken, "en") if each.path[0] == "victory"]
    assert goals == [("victory", n) for n in range(3)]
