"""What the structures of a file say about themselves: docstrings, for JSON schemas and manuals."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

NAMES: Final = "x-names"
"""In a JSON schema: the kind of thing that a text names, such as `unit` or `location`."""
_CLAUSES: Final = re.compile(r"Rules: [A-Z0-9]+-")


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
    return " ".join(_CLAUSES.split(text)[0].split())


def schema_in(shipped: Path, lang: str) -> str:
    """A schema as it is shipped, with its descriptions in a language.

    Descriptions are docstrings, so they are English. Beside the schema is a file for each other language, with the
    translation of every sentence by the sentence: whatever is changed in English has none until somebody writes it.
    """
    text = shipped.read_text(encoding="utf-8")
    told = shipped.with_suffix(f".{lang}.json")
    if not told.exists():
        return text
    words = msgspec.json.decode(told.read_bytes(), type=dict[str, str])
    found = msgspec.json.encode(_translated(msgspec.json.decode(text), words))
    return msgspec.json.format(found, indent=2).decode() + "\n"


def _translated(shape: Any, words: dict[str, str]) -> Any:
    if isinstance(shape, dict):
        return {
            key: words.get(part, part) if key == "description" and isinstance(part, str) else _translated(part, words)
            for key, part in shape.items()
        }
    return [_translated(part, words) for part in shape] if isinstance(shape, list) else shape


def structures(*roots: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """Every structure that these are made of, themselves included."""
    found: dict[type[msgspec.Struct], None] = {}
    todo: list[Any] = list(roots)
    while todo:
        kind = todo.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found[kind] = None
                todo += [field.type for field in msgspec.structs.fields(kind)]
        else:
            todo += getattr(kind, "__args__", ())
    return list(found)


def describe(part: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """Put what the docstrings of a structure say, and the words its mappings have for keys, into its schema."""
    part["description"] = plain(kind.__doc__ or "")
    for key, text in attribute_docs(kind).items():
        part["properties"][key].setdefault("description", text)
    for field in msgspec.structs.fields(kind):
        for words in _words_of_keys(field.type):
            limit_keys(part["properties"][field.encode_name], words)


def _words_of_keys(kind: Any) -> Iterator[tuple[str, ...]]:
    """The keys a mapping may have, where they are certain words; types of files hold one such mapping at most."""
    inner = get_args(kind)
    if get_origin(kind) is dict and get_origin(inner[0]) is Literal:
        yield get_args(inner[0])
    else:
        for each in inner:
            yield from _words_of_keys(each)


def limit_keys(shape: dict[str, Any], words: Iterable[str]) -> None:
    """Say in the schema of a mapping which keys it may have."""
    for each in (shape, *shape.get("anyOf", ())):
        if "additionalProperties" in each:
            each["propertyNames"] = {"enum": list(words)}
