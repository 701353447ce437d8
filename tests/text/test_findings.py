"""What the check of a file finds has words in every language, whatever it finds."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.text import LANGUAGES
from banneret.text.catalogue import render
from banneret.text.findings import in_language, shapes

CHECKS = {
    "": ("kernel.yamlfile", "kernel.yamltree"),
    "heroes": (
        *(f"heroes.scenario.{name}" for name in ("definition", "layout", "tournament")),
        *(
            f"heroes.scenario.check.{name}"
            for name in (
                "ai_heroes", "check", "contests", "program_words", "structure", "traversal", "turned_tiles", "units",
            )
        ),
        *(f"heroes.designing.{name}" for name in ("map_limits", "measure_bounds", "pointless_parts", "report")),
        "heroes.tables.unit_names",
    ),
    "battlelore": ("battlelore.box.adventure_check", "battlelore.box.adventures", "battlelore.designing.report"),
}  # fmt: skip
"""By game: the modules that say what is wrong with a file."""
PARTS = {
    " (did you mean {}?)", " (known: {})", "{}:{}: {}", "{}: {}", " or ", " | ", ", got ", " - at ", ", ", ": ",
    "{}, got {}", " for {} players together", " for each of {} players", " called {}", "{} {}",
    "so this can never come about",
    "[{}, {}]", "AI hero", "seat or label", "seat, label or goal", "{}; too many: {}", "{}; nothing is left for {}",
    "Document[T]", "tuple[Document[T], _Decoder]", "text matching regex '\\^(.*?)(?:\\$|\\\\+Z)'",
}  # fmt: skip
"""What is no sentence by itself, or holds others; and what no file ever says."""


def said_in(module: str) -> Iterator[str]:
    """Every text of a module with a space in it, with {} for what differs; docstrings and patterns are left out."""
    spec = importlib.util.find_spec(f"banneret.{module}")
    assert spec is not None
    assert spec.origin is not None
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            out |= {id(part) for part in node.values}
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile":
            out |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Call) and any(keyword.arg == "text" for keyword in node.keywords):
            out |= {id(keyword.value) for keyword in node.keywords}
    for node in ast.walk(tree):
        if id(node) in out:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(map(_part, node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if " " in text.strip() and text not in PARTS and not text.startswith(("[^", "{}]")):
            yield text


def _part(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    code = ast.unparse(part.value)
    # Hints come after the sentence, and so do words that are there in some cases only.
    if code.startswith(("nearest(", "self._hint(", "label and ")) or code in ("hint", "together"):
        return ""
    return "so this can never come about" if code == "never" else "{}"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_whatever_a_check_says_is_said_in_every_language(lang: str) -> None:
    unsaid = []
    for game, modules in CHECKS.items():
        for module in modules:
            for text in said_in(module):
                sentence = text.replace("{}", "7")
                if in_language(sentence, lang, game) == sentence:
                    unsaid.append(f"{module}: {text}")
    assert unsaid == []


@pytest.mark.parametrize("game", CHECKS)
def test_no_sentence_begins_like_the_way_to_a_part(game: str) -> None:
    # The page takes `setup.units: ` away where one sees which part a finding is about.
    for id, form, _ in shapes(game):
        for lang in LANGUAGES:
            text = render(id, lang, {**dict.fromkeys(form.groupindex, "two words")})
            assert re.match(r"[\w.\[\]-]+: ", text) is None or text.startswith(("known: ", "bekannt: ", "znane: ")), (
                text
            )


@pytest.mark.parametrize("game", CHECKS)
def test_every_sentence_is_recognized_as_itself(game: str) -> None:
    for id, form, _ in shapes(game):
        own = id.partition(":")[2] or id
        args = dict.fromkeys(form.groupindex, "7")
        text = render(id, "en", {**args})
        found = next(other for other, shape, _ in shapes(game) if shape.fullmatch(text))
        assert found.endswith(own), (id, found, text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("own: layout.2.tiles: P2 has no starting tile", "own: layout.2.tiles: P2 hat kein Startplättchen"),
        (
            "own: tiles: 7 near tiles, pools included, but the box has 6; too many: [1, 2]",
            "own: tiles: 7 Plättchen der Art near, Vorräte eingeschlossen, aber die Schachtel hat 6; zu viel: [1, 2]",
        ),
        ("unknown key \"baggage\" (did you mean \"bag\"?)", "unbekannter Schlüssel \"baggage\" (gemeint war \"bag\"?)"),
        (
            "own: ai[0].army: an army has at most 5 units, not 6 (H3-UNI-06)",
            "own: ai[0].army: eine Armee hat höchstens 5 Einheiten, nicht 6 (H3-UNI-06)",
        ),
        (
            "own: length.rounds: expected an integer <= 16, got 17",
            "own: length.rounds: hier gehört hin: eine ganze Zahl, höchstens 16; da steht 17",
        ),
        (
            "own: rules[0].where.tile: no tile is called hill here, so this can never come about",
            "own: rules[0].where.tile: kein Plättchen heißt hier hill, also kann das nie eintreten",
        ),
        ("something nobody has ever said", "something nobody has ever said"),
    ],
)  # fmt: skip
def test_a_finding_keeps_the_way_the_hint_and_the_clause(text: str, told: str) -> None:
    assert in_language(text, "de", "heroes") == told
    assert in_language(text, "en", "heroes") == text
