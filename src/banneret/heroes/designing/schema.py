"""The JSON schema of scenario files, made from the structures that read them.

What the words in a program may be is not in the type of a program, so the verbs are put in here; so are the
descriptions of single keys, which are the docstrings below them. `python -m banneret.heroes.designing.schema` writes
the schema that is shipped.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS

SHIPPED: Final = Path(__file__).parent.parent / "scenario.schema.json"
_PLACE: Final = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """The schema as data."""
    verbs = SCENARIO_PROGRAM_VERBS[Verb]
    kinds = structures(ScenarioFile, *verbs.values())
    shapes, parts = msgspec.json.schema_components(kinds, ref_template=_PLACE)
    places = {kind: shape["$ref"] for kind, shape in zip(kinds, shapes, strict=True)}
    for kind, place in places.items():
        part = parts[place.rpartition("/")[2]]
        part["description"] = plain(kind.__doc__ or "")
        for key, text in attribute_docs(kind).items():
            part["properties"][key].setdefault("description", text)
        for field in msgspec.structs.fields(kind):
            for words in _words_of_keys(field.type):
                _limit_keys(part["properties"][field.encode_name], words)
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
        "$defs": parts,
    }


def schema_text() -> str:
    """The schema as it is shipped."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def _words_of_keys(kind: Any) -> Iterator[tuple[str, ...]]:
    """The keys a mapping may have, where they are certain words; types of files hold one such mapping at most."""
    inner = get_args(kind)
    if get_origin(kind) is dict and get_origin(inner[0]) is Literal:
        yield get_args(inner[0])
    else:
        for each in inner:
            yield from _words_of_keys(each)


def _limit_keys(shape: dict[str, Any], words: tuple[str, ...]) -> None:
    for each in (shape, *shape.get("anyOf", ())):
        if "additionalProperties" in each:
            each["propertyNames"] = {"enum": list(words)}


@cache
def attribute_docs(kind: type[msgspec.Struct]) -> dict[str, str]:
    """By key in a file: the docstring below a field, in one line and without the clauses it names."""
    keys = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    docs: dict[str, str] = {}
    # What a structure has from another one is told there.
    parts = [part for part in reversed(kind.__mro__) if issubclass(part, msgspec.Struct)]
    for part in parts[1:]:
        body = ast.parse(textwrap.dedent(inspect.getsource(part))).body[0]
        assert isinstance(body, ast.ClassDef)
        for above, below in zip(body.body, body.body[1:], strict=False):
            match above, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    docs[keys[name]] = plain(text)
    return docs


def plain(text: str) -> str:
    """A docstring in one line, without the clauses it names."""
    return " ".join(text.partition("Rules: H3-")[0].split())


def structures(*roots: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """Every structure that these are made of, themselves included."""
    found: dict[type[msgspec.Struct], None] = {}
    todo: list[Any] = list(roots)
    while todo:
        kind = todo.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found and kind is not Verb:
                found[kind] = None
                todo += [field.type for field in msgspec.structs.fields(kind)]
        else:
            todo += getattr(kind, "__args__", ())
    return list(found)


if __name__ == "__main__":
    SHIPPED.write_text(schema_text(), encoding="utf-8")
