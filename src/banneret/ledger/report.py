"""What `banneret rules` prints."""

import json
from collections.abc import Iterable
from typing import Final

from banneret.kernel.errors import LedgerError
from banneret.ledger.matrix import Coverage, coverage
from banneret.ledger.model import game_of, load_ledger
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


def clause_report(id: str, as_json: bool = False) -> str:
    """One clause with its source and ruling, the code that carries it out and the tests that cite it."""
    game = game_of(id)
    if game is None:
        raise LedgerError(f"no game has a clause {id}")
    matrix = coverage((game,))[game]
    clause = next((one for section in matrix.ledger.sections for one in section.clauses if one.id == id), None)
    if clause is None:
        raise LedgerError(f"{game} has no clause {id}")
    code = [f"{one.path}:{one.line} {one.name}" for one in matrix.code.get(id, ())]
    tests = [f"{one.path}:{one.line} {one.name}" for one in matrix.tests.get(id, ())]
    if as_json:
        told = {"id": id, "text": clause.text, "source": clause.source, "ruling": clause.ruling}
        return json.dumps({**told, "code": code, "tests": tests}, indent=2)
    lines = [f"{id}  {clause.text}", f"source: {clause.source}"]
    if clause.ruling:
        lines.append(f"ruling: {clause.ruling}")
    lines += ["code:", *(f"  {place}" for place in code or ["none"])]
    if matrix.tests_found:
        lines += ["tests:", *(f"  {place}" for place in tests or ["none"])]
    else:
        lines.append(NO_TESTS)
    return "\n".join(lines)


def _sections(matrix: Coverage) -> dict[str, Counts]:
    return {
        section.key: {
            "clauses": len(section.clauses),
            "tested": matrix.tested(section),
            "coded": matrix.coded(section),
        }
        for section in matrix.ledger.in_scope
    }


def _total(sections: Iterable[Counts]) -> Counts:
    total = {"clauses": 0, "tested": 0, "coded": 0}
    for counts in sections:
        for key, count in counts.items():
            total[key] += count
    return total


def _as_data(matrix: Coverage, missing: bool) -> dict[str, object]:
    sections = _sections(matrix)
    data: dict[str, object] = {
        **_total(sections.values()),
        "examples": {"examples": len(matrix.ledger.examples), "tested": matrix.examples_tested()},
        "tests_found": matrix.tests_found,
        "sections": sections,
    }
    if missing:
        lacking = list(matrix.missing())
        data["missing"] = {
            "code": [clause.id for clause, coded, _ in lacking if not coded],
            "tests": [clause.id for clause, _, tested in lacking if not tested],
        }
    return data


def _as_table(matrix: Coverage) -> str:
    sections = _sections(matrix)
    titles = {section.key: section.title for section in matrix.ledger.in_scope}
    width = max(len("section"), *map(len, sections))
    lines = [f"{matrix.ledger.game}: {matrix.ledger.title}", f"{'section':{width}}  clauses  coded  tested"]
    lines += [_row(key, width, counts, titles[key]) for key, counts in sections.items()]
    lines.append(_row("total", width, _total(sections.values()), ""))
    lines.append(f"worked examples: {len(matrix.ledger.examples)}, tested: {matrix.examples_tested()}")
    return "\n".join(lines)


def _row(key: str, width: int, counts: Counts, title: str) -> str:
    return f"{key:{width}}  {counts['clauses']:7}  {counts['coded']:5}  {counts['tested']:6}  {title}".rstrip()


def _as_list(matrix: Coverage) -> str:
    lacking = list(matrix.missing())
    if not lacking:
        return f"{matrix.ledger.game}: every clause has code and a test"
    lines = [f"{matrix.ledger.game}: {len(lacking)} clauses lack code or tests"]
    for clause, coded, tested in lacking:
        lacks = " and ".join(word for word, has in (("code", coded), ("test", tested)) if not has)
        lines.append(f"{clause.id}  no {lacks}: {clause.text}")
    return "\n".join(lines)
