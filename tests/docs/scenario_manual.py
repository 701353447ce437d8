"""The tables of docs/scenarios.md, made from the structures that read scenario files and their docstrings.

`python -m tests.docs.scenario_manual` rewrites them; a test sees to it that they are up to date.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.map import Branch, Price
from banneret.heroes.box.verbs.places_and_amounts import Counted
from banneret.heroes.designing.words import MOMENT_TEXTS
from banneret.heroes.scenario.check.traversal import NAMED, called
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import SCENARIO_PROGRAM_VERBS
from banneret.heroes.scenario.rules import MOMENTS
from banneret.heroes.tables.compile import measures as measure_words
from banneret.heroes.tables.compile import measures_ai
from banneret.heroes.tables.compile.measures import MEASURE_WORDS
from banneret.heroes.text.scenario import measure_text
from banneret.scenario_files.schema import attribute_docs, plain

PAGE: Final = Path(__file__).parents[2] / "docs" / "scenarios.md"
BRIEF: Final = {Branch: "{do: program}", Counted: "{of: measure, times, half}", Price: "{gold, ...}"}
"""Small structures that are told where they stand."""


def tables() -> dict[str, str]:
    """By name: the tables of the page."""
    return {"keys": keys(), "verbs": verbs(), "measures": measures(), "moments": moments()}


def filled(page: str) -> str:
    """The page with every table as it should be."""
    for name, table in tables().items():
        form = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        assert form.search(page), f"docs/scenarios.md has no place for the table {name}"
        page = form.sub(lambda found, table=table: f"{found[1]}\n{table}\n{found[2]}", page)  # type: ignore[misc]
    return page


def keys() -> str:
    """Every structure of a file with its keys, under the way to it."""
    parts: list[str] = []
    for path, kind in structures():
        lines = [f"### {f'`{path}`' if path else 'The file'}\n", f"{plain(kind.__doc__ or '')}\n"]
        lines += ["| key | value | if left out | |", "|---|---|---|---|"]
        docs = attribute_docs(kind)
        for field in msgspec.structs.fields(kind):
            value, usual = in_words(field.type, word=named(kind, field.name)), default(field)
            lines.append(f"| `{field.encode_name}` | {value} | {usual} | {cell(docs.get(field.encode_name, ''))} |")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def verbs() -> str:
    """Every verb with its keys and what it does."""
    lines = ["| verb | what it does |", "|---|---|"]
    for name, verb in sorted(SCENARIO_PROGRAM_VERBS[Verb].items()):
        fields = msgspec.structs.fields(verb)
        shown = ", ".join(f"{f.encode_name}: {in_words(f.type, True, named(verb, f.name))}" for f in fields)
        left_out = [f"`{field.encode_name}` {default(field)}" for field in fields if not field.required]
        usual = f" If left out: {', '.join(left_out)}." if left_out and len(fields) > 1 else ""
        lines.append(f"| `{name}` | `{{{cell(shown)}}}`<br>{cell(plain(verb.__doc__ or ''))}{cell(usual)} |")
    return "\n".join(lines) + "\n"


def measures() -> str:
    """Every plain measure, and what the modules say of those with a colon."""
    lines = ["| measure | what is counted |", "|---|---|"]
    lines += [f"| `{word}` | {cell(measure_text(word, 'en'))} |" for word in MEASURE_WORDS]
    lines.append("| any location that can be flagged, such as `obelisk` | fields of that kind with the player's cube |")
    told = [(module.__doc__ or "").partition("\n\n")[2] for module in (measure_words, measures_ai)]
    return "\n".join(lines) + "\n\n" + "\n\n".join(" ".join(text.split()) for text in told if text) + "\n"


def moments() -> str:
    """Every moment a rule can wait for."""
    lines = ["| `when` | what has happened |", "|---|---|", *(f"| `{m}` | {MOMENT_TEXTS[m]} |" for m in MOMENTS)]
    return "\n".join(lines) + "\n"


def structures() -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Every structure under the first key that leads to it, in the order of the file."""
    seen: set[type[msgspec.Struct]] = set()
    todo: list[tuple[str, Any]] = [("", ScenarioFile)]
    while todo:
        path, kind = todo.pop(0)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind in seen or kind is Verb:
                continue
            seen.add(kind)
            yield path, kind
            inner = [(f"{path}.{field.encode_name}".lstrip("."), field.type) for field in msgspec.structs.fields(kind)]
            todo[:0] = inner
        else:
            mark = "[]" if get_origin(kind) is tuple else ".*" if get_origin(kind) is dict else ""
            todo[:0] = [(path + mark, part) for part in get_args(kind)]


def named(kind: type[msgspec.Struct], field: str) -> str:
    """What a text in a field stands for."""
    return NAMED.get(f"{called(kind)}.{field}") or "text"


def in_words(kind: Any, short: bool = False, word: str = "text") -> str:
    """What a value is, for a designer; `word` is what a text in it stands for."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(parts[0], [part for part in parts[1:] if isinstance(part, msgspec.Meta)], short, word)
    if origin is Literal:
        words = [str(part).lower() if isinstance(part, bool) else str(part) for part in parts]
        return " / ".join(words) if short else ", ".join(f"`{word}`" for word in words)
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(in_words(part, short, word) for part in parts if part is not NoneType))
    if origin is tuple:
        if parts == (int, int):
            return "[u, v]"
        return "program" if parts[0] is Verb else f"list of {in_words(parts[0], short, word)}"
    if origin is dict:
        return f"mapping to {in_words(parts[1], short, word)}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return BRIEF.get(kind, "mapping")
    return {str: word, int: "number", bool: "`true` or `false`" if not short else "true / false"}[kind]


def _limited(kind: Any, metas: list[msgspec.Meta], short: bool, word: str) -> str:
    if kind is int:
        return next((f"{meta.ge} to {meta.le}" for meta in metas if meta.le is not None), "number")
    if kind is str:
        return word if word != "text" else "name" if any(meta.pattern for meta in metas) else "text"
    return in_words(kind, short, word)


def default(field: Any) -> str:
    """What a key stands for where it is left out."""
    if field.required:
        return "needed"
    if field.default_factory is not msgspec.NODEFAULT or field.default in (None, "", ()):
        return ""
    value = field.default
    if isinstance(value, msgspec.Struct | tuple):
        return "as usual"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def cell(text: str) -> str:
    """A text that does not end the cell it stands in."""
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
