"""The JSON schema of scenario files, made from the structures that read them.

What the words in a program may be is not in the type of a program, so the verbs are put in here; so are the
descriptions of single keys, which are the docstrings below them, and the kinds of things that texts name. `python -m
banneret.heroes.designing.schema` writes the schema that is shipped.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.scenario.check.traversal import NAMED
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS
from banneret.heroes.tables.compile.measures import MEASURE_WORDS
from banneret.scenario_files.schema import NAMES, describe, structures

SHIPPED: Final = Path(__file__).parent.parent / "scenario.schema.json"
WORDS: Final = "x-words"
"""By kind of name: the words that the program knows of it, whatever a file names besides."""
_PLACE: Final = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """The schema as data."""
    verbs = SCENARIO_PROGRAM_VERBS[Verb]
    kinds = [kind for kind in structures(ScenarioFile, *verbs.values()) if kind is not Verb]
    shapes, parts = msgspec.json.schema_components(kinds, ref_template=_PLACE)
    places = {kind: shape["$ref"] for kind, shape in zip(kinds, shapes, strict=True)}
    for kind, place in places.items():
        part = parts[place.rpartition("/")[2]]
        describe(part, kind)
        for field in msgspec.structs.fields(kind):
            if word := NAMED.get(f"{kind.main if issubclass(kind, Verb) else kind.__name__}.{field.name}"):
                part["properties"][field.encode_name][NAMES] = word
        if issubclass(kind, Verb):
            part["title"] = kind.main
            part["required"] = sorted({kind.main, *part.get("required", ())})
    bare = [name for name, verb in verbs.items() if not any(f.required for f in msgspec.structs.fields(verb))]
    parts["Verb"] = {
        "title": "Verb",
        "description": "One thing that is done: the key of the verb comes first.",
        "anyOf": [{"enum": bare}, *({"$ref": places[verb]} for verb in verbs.values())],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Banneret scenario",
        "$ref": places[ScenarioFile],
        WORDS: {"measure": list(MEASURE_WORDS)},
        "$defs": parts,
    }


def schema_text() -> str:
    """The schema as it is shipped."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    SHIPPED.write_text(schema_text(), encoding="utf-8")
