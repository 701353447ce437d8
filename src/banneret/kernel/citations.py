"""Where sources and tests cite clauses: read with `ast`, never by importing.

Reading the source is the one way that works alike for the pure and the compiled build (mypyc drops docstrings), and a
citation found this way has a file and a line.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from banneret.kernel.errors import LedgerError

_NUMBERED: Final = r"[A-Z][A-Z0-9]*-[A-Z]+-[0-9]+"
ID: Final = re.compile(rf"{_NUMBERED}|[A-Z][A-Z0-9]*-[A-Z]+-[a-z_]+")
"""A clause by its number, or a word of a game's files: `H3-CBR-04`, `H3-CHANGE-ransom`."""
_STATEMENT: Final = re.compile(r"(?<!\w)Rules:(?P<items>.*?)(?:[.)]|\n[ \t]*\n|\Z)", re.DOTALL)
_RANGE: Final = re.compile(rf"({_NUMBERED})\s+to\s+({_NUMBERED})")
_BETWEEN_ITEMS: Final = re.compile(r"\s*(?:,\s*and\b|,|\band\b)\s*")
_QUOTED: Final = re.compile(r"(`+).+?\1", re.DOTALL)
_COMMENT: Final = re.compile(r"#\s*Rules:")
_EXAMPLE_INDENT: Final = 4
_DEFINITION: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


class Citation(msgspec.Struct, frozen=True, order=True):
    """One place that cites a clause, or a range of clauses when `last` differs from `first`."""

    path: str
    line: int
    name: str
    first: str
    last: str


class _Text(msgspec.Struct, frozen=True):
    """A docstring or comment, where it begins, and which definition it belongs to."""

    text: str
    line: int
    name: str


def in_source(source: str, path: str) -> Iterator[Citation]:
    """The clauses cited by the docstrings and comments of a module."""
    if "Rules:" not in source:
        return
    tree = ast.parse(source, path)
    texts = [*_docstrings(tree, ""), *_comments(source, tree)]
    for text in sorted(texts, key=lambda text: text.line):
        yield from _read(text, path)


def in_tests(source: str, path: str) -> Iterator[Citation]:
    """The clauses cited by the `rule` marks of a test file.

    Marks of tests that are skipped or expected to fail are left out: such tests prove nothing.
    """
    if "mark.rule" not in source:
        return
    yield from _marks(ast.parse(source, path), path, ())


def _read(text: _Text, path: str) -> Iterator[Citation]:
    """Read every `Rules: A, B to C.` in a text. A list that cannot be read is an error and never skipped."""
    for statement in _STATEMENT.finditer(text.text):
        line = text.line + text.text.count("\n", 0, statement.start())
        for item in _BETWEEN_ITEMS.split(" ".join(statement["items"].split())):
            if ID.fullmatch(item):
                yield Citation(path, line, text.name, item, item)
            elif ends := _RANGE.fullmatch(item):
                yield Citation(path, line, text.name, ends[1], ends[2])
            else:
                raise LedgerError(f'{path}:{line}: "{item}" is not a clause or a range of clauses')


def _docstrings(node: ast.AST, name: str) -> Iterator[_Text]:
    """Every string that stands alone: docstrings, and the strings below the constants they describe."""
    for body in (value for _, value in ast.iter_fields(node) if isinstance(value, list)):
        above = ""
        for child in body:
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                if isinstance(child.value.value, str):
                    yield _Text(_without_examples(child.value.value), child.lineno, above or name)
            elif isinstance(child, ast.AST):
                inner = child.name if isinstance(child, _DEFINITION) else ""
                yield from _docstrings(child, f"{name}.{inner}".strip(".") if inner else name)
            above = _assigned(child)


def _without_examples(docstring: str) -> str:
    """The docstring with quotations blanked out: text in backticks, and blocks indented as code."""

    def blank(match: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", match[0])

    first, *rest = _QUOTED.sub(blank, docstring).split("\n")
    indents = [len(line) - len(line.lstrip()) for line in rest if line.strip()]
    code = min(indents, default=0) + _EXAMPLE_INDENT
    return "\n".join([first, *("" if len(line) - len(line.lstrip()) >= code else line for line in rest)])


def _comments(source: str, tree: ast.Module) -> Iterator[_Text]:
    """Comments that begin with `Rules:`, each with the comment lines that continue it."""
    if not _COMMENT.search(source):
        return
    lines = source.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT or not _COMMENT.match(token.string):
            continue
        text, line = [token.string.lstrip("# ")], token.start[0]
        if token.line.strip() == token.string:
            for below in lines[line:]:
                if not below.lstrip().startswith("#"):
                    break
                text.append(below.strip().lstrip("# "))
        yield _Text("\n".join(text), line, _beside(tree, line))


def _beside(tree: ast.Module, line: int) -> str:
    """The name of the definition a line belongs to: the innermost around it, else the next one below."""
    named = [(node, name) for node in ast.walk(tree) if isinstance(node, ast.stmt) and (name := _name_of(node))]
    around = [(node.lineno, name) for node, name in named if node.lineno <= line <= (node.end_lineno or node.lineno)]
    if around:
        return max(around)[1]
    return min(((node.lineno, name) for node, name in named if node.lineno > line), default=(0, ""))[1]


def _name_of(node: ast.stmt) -> str:
    return node.name if isinstance(node, _DEFINITION) else _assigned(node)


def _assigned(node: object) -> str:
    """The name a statement assigns to, or an empty string."""
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def _marks(node: ast.AST, path: str, owner: tuple[str, ...]) -> Iterator[Citation]:
    if isinstance(node, _DEFINITION):
        if any(_mark_name(mark) in {"skip", "xfail"} for mark in node.decorator_list):
            return
        owner = (*owner, node.name)
    if isinstance(node, ast.Call) and _mark_name(node) == "rule":
        for argument in node.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise LedgerError(f"{path}:{argument.lineno}: a rule mark names its clauses as plain strings")
            yield Citation(path, argument.lineno, "::".join(owner), argument.value, argument.value)
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, path, owner)


def _mark_name(node: ast.expr) -> str:
    """`rule` of `pytest.mark.rule(...)`, `skip` of `pytest.mark.skip`, else an empty string."""
    if isinstance(node, ast.Call):
        node = node.func
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr=name):
            return name
        case ast.Attribute(value=ast.Name(id="mark"), attr=name):
            return name
    return ""


ABOVE_THE_RULES: Final = frozenset({"bots", "table", "terminal", "text"})
"""Packages of a game that carry out no clause: they show the game, or play it."""


def rule_files(folder: Path) -> list[Path]:
    """The Python files of a game's package, or of the kernel, that may carry out clauses."""
    return [path for path in python_files(folder) if not ABOVE_THE_RULES & set(path.relative_to(folder).parts)]


def python_files(folder: Path) -> list[Path]:
    """The Python files below a folder, in a fixed order."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


# -- from a step to the clauses that it carries out --------------------------------------------------------------------


def expand(first: str, last: str) -> list[str]:
    """The ids from one clause to another in the same section; a word stands for itself."""
    if first == last:
        return [first]
    section, start = first.rsplit("-", 1)
    end = last.rsplit("-", 1)[1]
    return [f"{section}-{n:0{len(start)}d}" for n in range(int(start), int(end) + 1)]


@cache
def clauses_in(folder: Path) -> dict[str, tuple[str, ...]]:
    """By function name, the clauses that the docstrings in a game's package cite; `step_name` gives the name for a
    step."""
    found: dict[str, list[str]] = {}
    for path in rule_files(folder):
        for citation in in_source(path.read_text(encoding="utf-8"), path.name):
            found.setdefault(citation.name, []).extend(expand(citation.first, citation.last))
    return {name: tuple(dict.fromkeys(ids)) for name, ids in found.items()}
