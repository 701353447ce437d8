"""Definitions: a custom scenario as one line, which a set-up and a record carry with them.

The line is JSON, which is YAML too, so it is read like any scenario file. It holds what the file held, in the order of
the file, without comments and blanks; there is one way to write it, so equal scenarios have equal definitions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from banneret.heroes.box.verbs.scenario import Vocabulary
from banneret.heroes.scenario.check.traversal import is_name, labels_of, verbs_of
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import MOST_BYTES, SCENARIOS, parse_scenario, read_scenario, scenario_ids
from banneret.heroes.tables.compile.map import operations
from banneret.heroes.tables.map_programs import no_programs
from banneret.kernel.errors import BanneretError, ContentError
from banneret.kernel.yamlfile import Document
from banneret.kernel.yamltree import Where, show

RESERVED: Final = frozenset({"skirmish"})
"""Names of what is played without a scenario file."""
_UNFIT: Final = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff\ud800-\udfff]")
"""Characters that a terminal or a page would act on; a line break is the only one a text may have."""


def definition_of(path: Path) -> tuple[str, str]:
    """The id of the scenario in a file, and its definition: nothing where it comes with the program."""
    return _defined(read_scenario(path))


def definition_in(text: str, name: str) -> tuple[str, str]:
    """The id of the scenario in the text of a file called `name`, and its definition."""
    return _defined(parse_scenario(text, name))


def unfit_texts(document: Document[ScenarioFile]) -> Iterator[tuple[Where, str]]:
    """Every word of a file that holds characters no text should have."""
    todo: list[tuple[Where, object]] = [((), document.root)]
    while todo:
        where, value = todo.pop()
        if isinstance(value, dict):
            todo += [((*where, key), part) for key, part in value.items()]
            if bad := next((key for key in value if _UNFIT.search(key)), None):
                yield where, f"the key {show(bad)} holds control characters"
        elif isinstance(value, list):
            todo += [((*where, n), part) for n, part in enumerate(value)]
        elif isinstance(value, str) and _UNFIT.search(value):
            yield where, "this text holds control characters"


def taken_id(document: Document[ScenarioFile]) -> Iterator[tuple[Where, str]]:
    """An id that stands for something else already."""
    id = document.value.id
    if id in RESERVED or (id in scenario_ids() and _line(document) != _shipped(id)):
        yield ("id",), f"{id} comes with the program: give yours another id"


def unfit_programs(document: Document[ScenarioFile]) -> Iterator[tuple[Where, str]]:
    """Verbs that are well written and that nothing can carry out all the same."""
    file = document.value
    if not all(map(is_name, labels_of(file))):
        return  # what verbs say about tiles may be right once the labels are
    # Of the file itself: that it is not a whole scenario yet must not keep its verbs from being looked at.
    words = Vocabulary(
        tokens=("points", *file.tokens),
        shared=file.shared_tokens,
        labels=labels_of(file),
        rules=tuple(rule.id for rule in file.rules),
        tales=tuple(file.tales),
        ai=tuple(hero.id for hero in file.ai),
        hordes=tuple(horde.id for horde in file.hordes),
    )
    failed: list[Where] = []
    for where, verb in reversed([*verbs_of(file)]):
        try:
            operations(no_programs(), (verb,), words)
        except (BanneretError, KeyError, ValueError, IndexError):
            # Where a verb inside another one is wrong, that one says so.
            if not any(inner[: len(where)] == where for inner in failed):
                failed.append(where)
                yield where, f"{verb.main} cannot be carried out with these words"


LOOKS: Final = (unfit_texts, taken_id, unfit_programs)
"""What is looked for in the scenarios of players, beyond what any scenario is read with."""


def _defined(document: Document[ScenarioFile]) -> tuple[str, str]:
    if wrong := [document.report(*problem) for look in LOOKS for problem in look(document)]:
        raise ContentError("\n".join(wrong))
    id, line = document.value.id, _line(document)
    if len(line.encode()) > MOST_BYTES:
        raise ContentError(f"{document.name}: written as one line it is larger than {MOST_BYTES // 1000} kB")
    return id, "" if id in scenario_ids() else line


def _line(document: Document[ScenarioFile]) -> str:
    return json.dumps(document.root, ensure_ascii=False)


@cache
def _shipped(id: str) -> str:
    return _line(read_scenario(SCENARIOS / f"{id}.yaml"))
