"""What `banneret rules` prints."""

import json
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from banneret.kernel.errors import LedgerError
from banneret.ledger.matrix import Cited, Coverage, coverage
from banneret.ledger.model import ENGLISH, Clause, Example, Section, game_of, load_ledger
from banneret.plugins import plugins

NO_TESTS: Final = "Tests were not found: they come with the project's sources, not with the installed package."
Counts = dict[str, int]


def report(game: str | None = None, missing: bool = False, as_json: bool = False) -> str:
    """The matrix of one game or of all: a table by section, or JSON; with `missing`, what lacks code or tests."""
    games = plugins() if game is None else (load_ledger(game).game,)
    matrices = coverage(games)
    if as_json:
        return json.dumps({name: _as_data(matrix, missing) for name, matrix in matrices.items()}, indent=2)
    parts = [_as_table(matrix) for matrix in matrices.values()]
    if missing:
        parts += [_as_list(matrix) for matrix in matrices.values()]
    if not all(matrix.tests_found for matrix in matrices.values()):
        parts.append(NO_TESTS)
    return "\n\n".join(parts)


def clause_report(id: str, as_json: bool = False, lang: str = ENGLISH) -> str:
    """One clause or word with its source and ruling, the code that carries it out and the tests that cite it.

    A worked example is shown the same way; instead of code it names the clauses at work.
    """
    game = game_of(id.upper())
    if game is None:
        raise LedgerError(f"no game has a clause {id}")
    matrix = coverage((game,))[game]
    ledger = load_ledger(game, lang)
    if clause := ledger.find(id):
        code = _places(matrix.code, clause.id)
        told: dict[str, object] = {"id": clause.id, "text": clause.text, "source": clause.source}
        told |= {"ruling": clause.ruling, "code": code}
        lines = [f"{clause.id}  {clause.text}", *_source(clause), "code:", *_indented(code)]
        tests = _places(matrix.tests, clause.id)
    elif example := ledger.find_example(id):
        told = msgspec.to_builtins(example)
        lines = [f"{example.id}  {example.title}".rstrip()]
        lines += [f"given: {example.given}", f"when: {example.when}", f"then: {example.then}", *_source(example)]
        lines += ["clauses:", *(f"  {rule}  {ledger.clauses[rule].text}" for rule in example.rules)]
        tests = _places(matrix.tests, example.id)
    else:
        raise LedgerError(f"{game} has no clause or worked example {id}")
    if as_json:
        return json.dumps({**told, "tests": tests}, indent=2)
    return "\n".join([*lines, *(["tests:", *_indented(tests)] if matrix.tests_found else [NO_TESTS])])


def _places(citations: Cited, id: str) -> list[str]:
    return [f"{one.path}:{one.line} {one.name}" for one in citations.get(id, ())]


def _indented(places: list[str]) -> list[str]:
    return [f"  {place}" for place in places or ["none"]]


def _source(entry: Clause | Example) -> list[str]:
    return [f"source: {entry.source}", *([f"ruling: {entry.ruling}"] if entry.ruling else [])]


def _counted(matrix: Coverage, sections: Iterable[Section]) -> dict[str, Counts]:
    return {
        section.key: {
            "clauses": len(section.clauses),
            "tested": matrix.tested(section),
            "coded": matrix.coded(section),
        }
        for section in sections
    }


def _total(sections: Iterable[Counts]) -> Counts:
    total = {"clauses": 0, "tested": 0, "coded": 0}
    for counts in sections:
        for key, count in counts.items():
            total[key] += count
    return total


def _as_data(matrix: Coverage, missing: bool) -> dict[str, object]:
    sections = _counted(matrix, matrix.ledger.in_scope)
    data: dict[str, object] = {
        **_total(sections.values()),
        "examples": {"examples": len(matrix.ledger.examples), "tested": matrix.examples_tested()},
        "tests_found": matrix.tests_found,
        "sections": sections,
        "words": _counted(matrix, matrix.ledger.words),
    }
    if missing:
        data["missing"] = _lacking(matrix.missing())
        data["missing_words"] = _lacking(matrix.missing_words())
    return data


def _lacking(found: Iterable[tuple[Clause, bool, bool]]) -> dict[str, list[str]]:
    lacking = list(found)
    return {
        "code": [clause.id for clause, coded, _ in lacking if not coded],
        "tests": [clause.id for clause, _, tested in lacking if not tested],
    }


def _as_table(matrix: Coverage) -> str:
    ledger = matrix.ledger
    lines = [f"{ledger.game}: {ledger.title}", *_rows(matrix, ledger.in_scope, "clauses")]
    lines.append(f"worked examples: {len(ledger.examples)}, tested: {matrix.examples_tested()}")
    if ledger.words:
        lines += ["", *_rows(matrix, ledger.words, "  words")]
    return "\n".join(lines)


def _rows(matrix: Coverage, sections: Sequence[Section], things: str) -> list[str]:
    counted = _counted(matrix, sections)
    titles = {section.key: section.title for section in sections}
    width = max(len("section"), *map(len, counted))
    rows = [_row(key, width, counts, titles[key]) for key, counts in counted.items()]
    return [f"{'section':{width}}  {things}  coded  tested", *rows, _row("total", width, _total(counted.values()), "")]


def _row(key: str, width: int, counts: Counts, title: str) -> str:
    return f"{key:{width}}  {counts['clauses']:7}  {counts['coded']:5}  {counts['tested']:6}  {title}".rstrip()


def _as_list(matrix: Coverage) -> str:
    parts = [_listed(matrix.ledger.game, "clause", matrix.missing())]
    if matrix.ledger.words:
        parts.append(_listed(matrix.ledger.game, "word", matrix.missing_words()))
    return "\n".join(parts)


def _listed(game: str, thing: str, found: Iterable[tuple[Clause, bool, bool]]) -> str:
    lacking = list(found)
    if not lacking:
        return f"{game}: every {thing} has code and a test"
    lines = [f"{game}: {len(lacking)} {thing}s lack code or tests"]
    for clause, coded, tested in lacking:
        lacks = " and ".join(word for word, has in (("code", coded), ("test", tested)) if not has)
        lines.append(f"{clause.id}  no {lacks}: {clause.text}")
    return "\n".join(lines)
