"""Which questions the layers above the rules name: found in their source, and in the page's."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import banneret

SOURCE = Path(banneret.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
ABOVE = frozenset({"bots", "table", "terminal", "text"})
Named = tuple[str, str]
"""Where a question is named, and its id."""


def modules_above() -> list[Path]:
    """The modules that read questions: those above the rules, and those of the rules that look at a position."""
    return [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if ABOVE & set(path.relative_to(SOURCE).parts) or "question_of(" in path.read_text(encoding="utf-8")
        if path.parent.name != "kernel"
    ]


def named_in_python() -> Iterator[Named]:
    """Every id that a question is compared with or looked up among.

    A question is what `question_of` gives, and whatever is called `question`.
    """
    for path in modules_above():
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for where, id in _named_at(node, name):
                yield f"{name}:{where}", id


def _is_question(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="question") | ast.Name(id="question"):
            return True
        case ast.Call(func=ast.Name(id="question_of")):
            return True
        case ast.IfExp(body=body):
            return _is_question(body)
    return False


def _place(node: ast.expr) -> int | None:
    """Where in a key the question stands: -1 for a key that is the question, None where it is not in there."""
    if _is_question(node):
        return -1
    if isinstance(node, ast.Tuple):
        return next((n for n, part in enumerate(node.elts) if _is_question(part)), None)
    return None


def _named_at(node: ast.AST, module: str) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Compare(left=left, comparators=[right], ops=[ast.In() | ast.NotIn()]):
            if (place := _place(left)) is not None:
                yield from ((node.lineno, id) for id in _ids(right, place, module))
        case ast.Compare(left=left, comparators=[right]):
            if _is_question(left) or _is_question(right):
                yield from ((node.lineno, id) for id in _ids(right if _is_question(left) else left, -1, module))
        case (
            ast.Call(func=ast.Attribute(value=table, attr="get"), args=[key, *_])
            | ast.Subscript(value=table, slice=key)
        ):
            if (place := _place(key)) is not None:
                yield from ((node.lineno, id) for id in _ids(table, place, module))
        case ast.Match(subject=subject, cases=cases):
            if _is_question(subject):
                for case in cases:
                    for value in ast.walk(case.pattern):
                        if isinstance(value, ast.MatchValue):
                            yield from ((value.lineno, id) for id in _ids(value.value, -1, module))


def _ids(node: ast.expr, place: int, module: str) -> Iterator[str]:
    """The ids in something that is written out, or that a name or function of the module has."""
    found: object
    called = node.func if isinstance(node, ast.Call) and not node.args else None
    if isinstance(named := called or node, ast.Name):
        holder: ModuleType = import_module(module)
        assert hasattr(holder, named.id), f"{module}:{node.lineno}: a question is looked up in what nobody can tell"
        found = getattr(holder, named.id)
        if called:
            found = found()  # type: ignore[operator]
    elif isinstance(node, ast.Attribute):
        found = []  # kept in a field: it was named where it was put there
    elif isinstance(node, ast.Dict):
        found = [ast.literal_eval(key) for key in node.keys if key is not None]
    else:
        found = ast.literal_eval(node)
    for each in [found] if isinstance(found, str) else list(found):  # type: ignore[call-overload]
        id = each if place < 0 or isinstance(each, str) else each[place]
        if id:
            yield id


# -- the page ----------------------------------------------------------------------------------------------------------

STEP = r"(?:\w+[?!]?\.)+step"
COMPARED = re.compile(rf"{STEP} [!=]== '(\w+)'")
LOOKED_UP = re.compile(rf"(\w+)\.has\({STEP}\)|(\w+)\[{STEP}\]|{STEP} in (\w+)")


def named_in_page() -> Iterator[Named]:
    """Every id that the page compares the step of a question with, or looks it up among."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and "fixtures" not in path.parts:
            text = path.read_text(encoding="utf-8")
            where = path.relative_to(PAGE).as_posix()
            yield from ((where, id) for id in COMPARED.findall(text))
            for names in LOOKED_UP.findall(text):
                yield from ((where, id) for id in _listed(text, next(filter(None, names))))


def _listed(text: str, name: str) -> Iterator[str]:
    """The ids in a constant of the page: members of a set, or keys of a table."""
    found = re.search(rf"const {name}\b[^=]*= (new Set\(\[.*?\]\)|\{{.*?\n\}})", text, re.DOTALL)
    assert found, f"a question is looked up in {name}, which nobody can tell"
    if found[1].startswith("new Set"):
        yield from re.findall(r"'(\w+)'", found[1])
        for other in re.findall(r"\.\.\.(\w+)", found[1]):
            yield from _listed(text, other)
    else:
        flat = re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]", "", found[1][1:-1])
        yield from re.findall(r"(?:^|[,\n])\s*(\w+):", flat)
