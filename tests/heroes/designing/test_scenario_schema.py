"""The JSON schema for editors: up to date, true to every shipped scenario, and strict about the rest."""

import json
from typing import Any

import jsonschema_rs
import pytest

from banneret.heroes.box.verbs.combat import VERBS, Verb
from banneret.heroes.box.verbs.map import MAP_VERBS
from banneret.heroes.designing import words
from banneret.heroes.designing.schema import SHIPPED, schema, schema_text
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS, SCENARIOS, parse_scenario, read_scenario, scenario_ids
from tests.cli.running import good
from tests.heroes.designing.maps import OWN, changed

VALIDATOR = jsonschema_rs.validator_for(schema())


def plain(root: object) -> Any:
    """A file as the plain data an editor sees."""
    return json.loads(json.dumps(root))


def test_the_shipped_schema_is_up_to_date() -> None:
    """`python -m banneret.heroes.designing.schema` rewrites it."""
    assert SHIPPED.read_text(encoding="utf-8") == schema_text()


def test_the_words_that_can_be_cited_are_up_to_date() -> None:
    """`python -m banneret.heroes.designing.words` rewrites them."""
    assert words.SHIPPED.read_text(encoding="utf-8") == words.words_text()


def test_every_verb_moment_and_change_of_a_file_can_be_cited() -> None:
    cited = {word.id for section in words.sections() for word in section.clauses}
    defs = schema()["$defs"]
    changes = {*defs["Change"]["properties"], *defs["FightChange"]["properties"]} - {"fights"}
    assert {f"H3-CHANGE-{key}" for key in changes} <= cited
    moments = next(part["enum"] for part in defs["Rule"]["properties"]["when"]["anyOf"] if "enum" in part)
    assert {f"H3-WHEN-{moment}" for moment in moments} <= cited
    of_cards_and_map = {*VERBS, *MAP_VERBS}
    for verb in SCENARIO_PROGRAM_VERBS[Verb]:
        assert f"H3-DO-{verb}" in cited or verb in of_cards_and_map


def test_the_command_prints_it() -> None:
    assert good("scenario", "schema") == schema_text()


@pytest.mark.parametrize("id", scenario_ids())
def test_every_shipped_scenario_fits_it(id: str) -> None:
    root = plain(read_scenario(SCENARIOS / f"{id}.yaml").root)
    assert [error.message for error in VALIDATOR.iter_errors(root)] == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("limit: draw", "limit: draw\nbaggage: 1"),
        ("limit: draw", "limit: often"),
        ("rounds: 6", "rounds: 60"),
        ("{token: clue}", "{tokens: clue}"),
        ("{token: clue}", "{token: clue, amounts: 2}"),
        ("{token: clue}", "{gain: gold}"),
        ("{token: clue}", "draw"),
        ("when: flag", "when: sometimes"),
        ("kind: near", "kind: nearby"),
        ("gold: 5", "gold: much"),
    ],
)
def test_what_the_reader_refuses_by_its_types_the_schema_refuses_too(old: str, new: str) -> None:
    import yaml

    root = yaml.safe_load(changed(old, new))
    assert not VALIDATOR.is_valid(plain(root))


def test_own_files_and_bare_verbs_fit_it() -> None:
    assert VALIDATOR.is_valid(plain(parse_scenario(OWN, "own").root))
    assert VALIDATOR.is_valid(plain(parse_scenario(changed("{token: clue}", "witch_hut"), "own").root))


def test_every_verb_and_key_is_explained() -> None:
    parts = schema()["$defs"]
    titles = {part.get("title") for part in parts.values()}
    assert set(SCENARIO_PROGRAM_VERBS[Verb]) <= titles
    assert [name for name, part in parts.items() if not part.get("description")] == []
