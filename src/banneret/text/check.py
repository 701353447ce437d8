"""What the catalogues lack: every language is compared with English."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from banneret.text.catalogue import LANGUAGES, SHARED, catalogues, files, resource

DERIVED: Final = ("_signed", "_count", "_number", "_name", "_or", "_flow", "_text")
"""Endings of arguments derived from another one; a language need not use them all."""


class _Placeables(Visitor):
    """Collects the arguments a pattern uses and the messages and terms it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        name = node.id.name
        for ending in DERIVED:
            name = name.removesuffix(ending)
        self.arguments.add(name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add("-" + node.id.name)


@cache
def arguments(lang: str) -> dict[str, frozenset[str]]:
    """Every message and term of a language with the arguments it takes."""
    return {id: frozenset(found.arguments) for _, id, found in _entries(lang) if id}


def missing() -> list[str]:
    """One line for each text that is missing, superfluous, broken or given twice, and for arguments that differ."""
    problems: list[str] = []
    english = arguments("en")
    for lang in LANGUAGES:
        seen: dict[str, _Placeables] = {}
        for file, id, found in _entries(lang):
            if not id:
                problems.append(f"{lang}/{file}.ftl: an entry that cannot be read")
            elif id in seen:
                problems.append(f"{lang}/{file}.ftl: {id}: given twice")
            seen[id] = found
        seen.pop("", None)
        problems += [f"{lang}: {id}: missing" for id in english if id not in seen]
        for id, found in seen.items():
            lost = {to for to in found.references if to not in seen and to.rpartition(":")[2] not in seen}
            problems += [f"{lang}: {id}: refers to {to}, which is missing" for to in sorted(lost)]
            if id not in english:
                problems.append(f"{lang}: {id}: not in English")
            elif found.arguments != english[id]:
                odd = ", ".join(sorted(found.arguments ^ english[id]))
                problems.append(f"{lang}: {id}: arguments differ from English: {odd}")
    return problems


def _entries(lang: str) -> Iterator[tuple[str, str, _Placeables]]:
    """File, id and placeables of each entry; the id of an entry that cannot be read is empty."""
    for game, folders in catalogues().items():
        of = f"{game}:" if game else ""
        for folder in folders:
            for file in files(folder):
                where = file.removesuffix(".ftl") if folder == SHARED else f"{game}/{file.removesuffix('.ftl')}"
                for entry in resource(folder, lang, file).body:
                    found = _Placeables()
                    if isinstance(entry, ast.Junk):
                        yield where, "", found
                    elif isinstance(entry, ast.Message | ast.Term):
                        found.visit(entry)
                        found.references = {of + to for to in found.references}
                        yield where, of + ("-" if isinstance(entry, ast.Term) else "") + entry.id.name, found
