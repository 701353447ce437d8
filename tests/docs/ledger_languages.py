"""What the ledgers lack in other languages: `python -m tests.docs.ledger_languages`.

Exits with 1 as long as something is missing, superfluous or made from English words that have changed since. `--stamp`
notes, for every entry that does not say so yet, which English it was made from: whoever has mended an outdated entry
takes out its `of` and stamps it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import yaml

from banneret.ledger.languages import (
    ClauseTranslation,
    ExampleTranslation,
    LedgerTranslation,
    load_translation,
    translation_file,
)
from banneret.ledger.model import Clause, Example, Ledger, load_ledger
from banneret.plugins import plugin_of, plugins
from banneret.text import LANGUAGES

OTHERS: Final = tuple(lang for lang in LANGUAGES if lang != "en")
_LITERAL: Final = re.compile(r"\b(?:H3|BF|BLH?)-[A-Z]+-\d+\b|\d+|\b[a-z]+(?:_[a-z]+)+\b")
"""What is the same in every language: ids, numbers, names of options."""


def literals(*texts: str) -> set[str]:
    """What of some texts has to be in their translation."""
    return {found for text in texts for found in _LITERAL.findall(text)}


def findings(ledger: Ledger, words: LedgerTranslation) -> Iterator[str]:
    """What is wrong with the translation of a ledger."""
    sections = {section.key for section in ledger.sections}
    examples = {one.id: one for one in ledger.examples}
    for kind, expected, found in (
        ("section", sections, set(words.sections)),
        ("clause", set(ledger.clauses), set(words.clauses)),
        ("example", set(examples), set(words.examples)),
    ):
        yield from (f"{kind} {one} is missing" for one in sorted(expected - found))
        yield from (f"{kind} {one} is not in the ledger" for one in sorted(found - expected))
    for id in ledger.clauses.keys() & words.clauses.keys():
        yield from (f"{id}: {problem}" for problem in _clause(ledger.clauses[id], words.clauses[id]))
    for id in examples.keys() & words.examples.keys():
        yield from (f"{id}: {problem}" for problem in _example(examples[id], words.examples[id]))


def _clause(english: Clause, words: ClauseTranslation) -> Iterator[str]:
    note = english.option.note if english.option else ""
    yield from _parts(
        (("text", english.text, words.text), ("ruling", english.ruling, words.ruling), ("note", note, words.note))
    )
    yield from _age(english.fingerprint, words.of)


def _example(english: Example, words: ExampleTranslation) -> Iterator[str]:
    yield from _parts((name, getattr(english, name), getattr(words, name)) for name in _EXAMPLE)
    yield from _age(english.fingerprint, words.of)


_EXAMPLE: Final = ("title", "given", "when", "then", "ruling")


def _parts(parts: Iterator[tuple[str, str, str]] | tuple[tuple[str, str, str], ...]) -> Iterator[str]:
    for name, english, words in parts:
        if bool(english.strip()) != bool(words.strip()):
            yield f"{name} is {'missing' if english.strip() else 'more than the English says'}"
        elif lost := literals(english) - literals(words):
            yield f"{name} has lost {', '.join(sorted(lost))}"


def _age(expected: str, noted: str) -> Iterator[str]:
    if not noted:
        yield "does not say which English it was made from: --stamp"
    elif noted != expected:
        yield "was made from English words that have changed since"


def stamp(ledger: Ledger, path: Path) -> None:
    """Note which English the entries were made from that do not say so."""
    text = path.read_text(encoding="utf-8")
    head = "".join(line + "\n" for line in text.splitlines() if line.startswith("#"))
    words = load_translation(path)
    english: dict[str, Clause | Example] = {**ledger.clauses, **{one.id: one for one in ledger.examples}}
    data = msgspec.to_builtins(words)
    for kind in ("clauses", "examples"):
        for id, entry in data[kind].items():
            entry["of"] = entry.pop("of") or (english[id].fingerprint if id in english else "")
            data[kind][id] = {name: said for name, said in entry.items() if said}
    body = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=118)
    path.write_text(head + body, encoding="utf-8")


def main() -> int:
    """Tell what is missing."""
    problems: list[str] = []
    for game in plugins():
        ledger = load_ledger(game)
        for lang in OTHERS:
            path = translation_file(plugin_of(game).folder, lang)
            if not path.is_file():
                problems.append(f"{game} {lang}: there is no {path.name}")
                continue
            if "--stamp" in sys.argv[1:]:
                stamp(ledger, path)
            problems += [f"{game} {lang}: {problem}" for problem in findings(ledger, load_translation(path))]
    print("\n".join(problems) or "Every clause, ruling and example is there in every language.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
