"""Every text of the format that names something is known to the check, whoever added it."""

from typing import Annotated, Any, get_args, get_origin

import msgspec

from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.scenario.check.traversal import NAMED, called
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.layout import GroupEntry, PlacedEntry, PoolEntry
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS
from banneret.scenario_files.schema import structures

KINDS = structures(ScenarioFile, *SCENARIO_PROGRAM_VERBS[Verb].values())
OF_THE_MAP = (GroupEntry, PlacedEntry, PoolEntry)
"""What tiles are called is checked with the layout."""


def holds_bare_text(kind: Any) -> bool:
    """Whether a field may hold a text of which its type says nothing; keys of mappings are not such texts."""
    if kind is str:
        return True
    if get_origin(kind) is Annotated:
        inner = get_args(kind)[0]
        return inner is not str and holds_bare_text(inner)
    parts = get_args(kind)[1:] if get_origin(kind) is dict else get_args(kind)
    return any(holds_bare_text(part) for part in parts)


def test_every_text_that_may_name_something_is_classified() -> None:
    fields = {
        f"{called(kind)}.{field.name}"
        for kind in KINDS
        if kind not in OF_THE_MAP
        for field in msgspec.structs.fields(kind)
        if holds_bare_text(field.type)
    }
    assert fields - NAMED.keys() == set()


def test_what_is_classified_is_there() -> None:
    fields = {f"{called(kind)}.{field.name}" for kind in KINDS for field in msgspec.structs.fields(kind)}
    assert NAMED.keys() - fields == set()
