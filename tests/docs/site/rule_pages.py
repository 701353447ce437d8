"""Every clause on a page: what it says in four languages, how it is ruled, what carries it out and what tests it."""

from __future__ import annotations

from collections.abc import Iterator

from banneret.kernel.citations import Citation
from banneret.ledger import Clause, Section, coverage, load_ledger
from banneret.ledger.matrix import Cited
from banneret.plugins import plugins
from tests.docs.site.markdown import plain, table, tabs

MOST = 6
"""How many places that test a clause are named; some clauses have hundreds."""


def rule_pages() -> Iterator[tuple[str, str]]:
    """The addresses of the pages, and what is on them."""
    for game in plugins():
        matrix = coverage((game,))[game]
        ledger = load_ledger(game)
        rows = [
            (f"[{plain(one.title)}]({one.key.lower()}.md)", f"`{one.key}`", str(len(one.clauses)))
            for one in ledger.sections
        ]
        yield f"register/{game}/index.md", f"# {plain(ledger.title)}\n\n" + table(("section", "key", "clauses"), rows)
        for section in ledger.sections:
            yield f"register/{game}/{section.key.lower()}.md", _page(game, section, matrix.code, matrix.tests)


def _page(game: str, section: Section, code: Cited, tests: Cited) -> str:
    parts = [f"# {plain(section.title)}\n\n<small>[All sections](index.md)</small>\n"]
    parts += [_clause(game, one, code.get(one.id, ()), tests.get(one.id, ())) for one in section.clauses]
    return "\n".join(parts)


def _clause(game: str, clause: Clause, code: tuple[Citation, ...], tests: tuple[Citation, ...]) -> str:
    def said(lang: str) -> str:
        found = load_ledger(game, lang).clauses[clause.id]
        return plain(found.text) + (f"\n\n> {plain(found.ruling)}" if found.ruling else "")

    option = f" Option: `{clause.option.name}`." if clause.option else ""
    return (
        f"## {clause.id} {{#{clause.id.lower()}}}\n\n{tabs(said)}\n"
        f"<small>Source: {plain(clause.source)}.{option}  \n"
        f"Code: {_places(code, len(code))}  \nTests: {_places(tests, MOST)}</small>\n"
    )


def _places(citations: tuple[Citation, ...], most: int) -> str:
    named = [f"`{one.path}:{one.line}` {plain(one.name)}" for one in citations[:most]]
    more = f" and {len(citations) - most} more" if len(citations) > most else ""
    return ", ".join(named) + more if named else "none"
