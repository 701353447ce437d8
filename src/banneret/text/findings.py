"""What the check of a file finds, in the language of whoever reads it.

A check speaks English, wherever it is read: in a terminal, in a log, by a program. The catalogues have the same
sentences as messages `finding-...`, with arguments in place of what differs. English is the shape by which a sentence
is recognized, and its arguments are put into the message of the other language. Arguments may be sentences themselves.
What no message fits stays as it is; `tests/text/test_findings.py` holds the messages to what the checks can say.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from banneret.kernel.findings import Finding
from banneret.text.catalogue import LANGUAGES, catalogues, files, render, resource

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

PREFIX: Final = "finding-"
_WAY: Final = re.compile(r"(?:[\w.\[\]-]+: ){0,2}")
"""Before a sentence: whose part it is, and the way to it."""
_ASIDES: Final = re.compile(r"(.+?)((?: \((?:did you mean .*\?|known: .*|[A-Z0-9]+-[A-Z0-9, -]+)\))+)")
"""After it: what may have been meant, and the clauses it follows from."""
_DEEPEST: Final = 4
"""So far sentences are looked for within sentences."""


class Shape(NamedTuple):
    """A sentence of a check."""

    id: str
    form: re.Pattern[str]
    said: int
    """How many letters of it are certain."""


def in_language(text: str, lang: str, game: str = "") -> str:
    """A finding of a check of this game, in a language."""
    if lang == LANGUAGES[0]:
        return text
    way = _WAY.match(text)
    ends = [0] if way is None else [way.end(), *(found.end() for found in re.finditer(": ", way[0])), 0]
    for end in dict.fromkeys(ends):
        said = _said(text[end:], lang, game, 0)
        if said is not None:
            return text[:end] + said
    return text


def findings_told(findings: tuple[Finding, ...], lang: str, game: str = "") -> tuple[Finding, ...]:
    """All that a check found, in a language."""
    return tuple(Finding(found.line, in_language(found.text, lang, game)) for found in findings)


def _said(text: str, lang: str, game: str, depth: int) -> str | None:
    """A sentence in a language; nothing where no message fits."""
    if depth > _DEEPEST:
        return None
    if asides := _ASIDES.fullmatch(text):
        told = [_aside(each, lang, game) for each in re.split(r"(?<=\)) (?=\()", asides[2].strip())]
        return " ".join((_said(asides[1], lang, game, depth) or asides[1], *told))
    for id, form, _ in shapes(game):
        if found := form.fullmatch(text):
            words = {key: _said(word, lang, game, depth + 1) or word for key, word in found.groupdict().items()}
            return render(id, lang, dict(words))
    return None


def _aside(text: str, lang: str, game: str) -> str:
    return f"({_said(text[1:-1], lang, game, _DEEPEST) or text[1:-1]})"


@cache
def shapes(game: str) -> tuple[Shape, ...]:
    """The sentences of a game's check, those of which most is certain first."""
    from fluent.syntax.ast import Message

    found = []
    for of in dict.fromkeys((game, "")):
        for folder in catalogues().get(of, ()):
            for file in files(folder):
                for entry in resource(folder, LANGUAGES[0], file).body:
                    if isinstance(entry, Message) and entry.id.name.startswith(PREFIX) and entry.value is not None:
                        form, said = _form(entry.value)
                        found.append(Shape(f"{of}:{entry.id.name}" if of else entry.id.name, form, said))
    return tuple(sorted(found, key=lambda shape: -shape.said))


def _form(pattern: Pattern) -> tuple[re.Pattern[str], int]:
    """How a sentence is recognized, and how much of it is certain. Arguments called `n` are numbers."""
    from fluent.syntax.ast import StringLiteral, TextElement, VariableReference

    form, said = "", 0
    for part in pattern.elements:
        if isinstance(part, TextElement):
            form, said = form + re.escape(part.value), said + len(part.value)
        elif isinstance(part.expression, StringLiteral):
            form, said = form + re.escape(part.expression.parse()["value"]), said + 1
        elif isinstance(part.expression, VariableReference):
            name = part.expression.id.name
            form += f"(?P<{name}>{'-?[0-9]+' if name == 'n' or name.startswith('n_') else '.+?'})"
    return re.compile(form, re.DOTALL), said
