"""One word for one thing: what docs/dev/terms rules out is in no text of that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import yaml

from banneret.text import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
TERMS: Final = ROOT / "docs" / "dev" / "terms"
ALLOWED: Final = frozenset({"card-counterstrike"})
"""Names of things that are called as the boxes call them."""


def ruled_out(lang: str) -> list[re.Pattern[str]]:
    """The words that the list of a language rules out."""
    table = (TERMS / f"{lang}.md").read_text(encoding="utf-8").partition("## Words that are not used")[2]
    words = [row.split("|")[1].split(",") for row in table.splitlines() if row.startswith("| ")][1:]
    assert words, lang
    patterns = [re.escape(word.strip()).replace(r"\*", r"\w*") for group in words for word in group]
    return [re.compile(rf"(?<![\w-]){pattern}(?!\w)") for pattern in patterns]


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Everything a reader of a language is shown, and where it stands."""
    folders = [ROOT / "src" / "banneret", ROOT / "web" / "src"]
    for path in sorted(path for folder in folders for path in folder.rglob(f"locale/{lang}/**/*.ftl")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            id, equals, text = line.partition("=")
            if line.startswith("#") or id.strip() in ALLOWED:
                continue
            yield f"{path.relative_to(ROOT)}:{n}", text if equals and not line.startswith(" ") else line
    for path in sorted((ROOT / "src" / "banneret").glob(f"*/guide/{lang}.md")):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "src" / "banneret").glob(f"*/ledger.{lang}.yaml")):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "src" / "banneret").glob("*/*/*.yaml")):
        if path.parent.name in ("guide", "lessons"):
            for text in said(yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader), lang):
                yield str(path.relative_to(ROOT)), text


def said(tree: object, lang: str) -> Iterator[str]:
    """What a file in several languages says in one of them."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key == lang:
                yield str(value)
            elif key not in LANGUAGES:
                yield from said(value, lang)
    elif isinstance(tree, list):
        for value in tree:
            yield from said(value, lang)


@pytest.mark.parametrize("lang", ["de", "fr", "pl"])
def test_no_text_uses_a_word_that_the_list_of_terms_rules_out(lang: str) -> None:
    patterns = ruled_out(lang)
    # The names of variables and of cases are no words.
    found = [
        f"{where}: {word[0]}"
        for where, text in texts(lang)
        for pattern in patterns
        for word in pattern.finditer(re.sub(r"\$[\w-]+|\[[\w-]+\]|-?>", " ", text))
    ]
    assert found == []


def test_a_word_that_is_ruled_out_is_found() -> None:
    assert any(pattern.search("die Ablagen der Zauber") for pattern in ruled_out("de"))
    assert any(pattern.search("une tuile lointaine") for pattern in ruled_out("fr"))
    assert not any(pattern.search("die Auflage, das Ablagern") for pattern in ruled_out("de"))
