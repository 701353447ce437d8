"""No module imports itself by way of others; where types alone do, or a function when called, a comment says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src"
SAYS_WHY = "# A cycle "


class Import(NamedTuple):
    """One module named by another."""

    of: str
    at_once: bool
    """Whether it is there as soon as the module is imported, and not for types or in a function alone."""
    line: int


def imports(code: str) -> Iterator[Import]:
    """What code imports, and every `from a import b` as `a` and as `a.b`."""

    def below(node: ast.AST, at_once: bool, line: int) -> Iterator[Import]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ImportFrom) and child.module:
                for name in (child.module, *(f"{child.module}.{alias.name}" for alias in child.names)):
                    yield Import(name, at_once, line or child.lineno)
            elif isinstance(child, ast.Import):
                for alias in child.names:
                    yield Import(alias.name, at_once, line or child.lineno)
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
                yield from below(child, False, child.lineno)
            else:
                lazy = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
                yield from below(child, at_once and not lazy, line)

    return below(ast.parse(code), True, 0)


def modules() -> dict[str, str]:
    """The code of every module by its name."""
    paths = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in SOURCE.rglob("banneret/**/*.py")}
    return {
        name.replace("/", ".").removesuffix(".__init__"): path.read_text(encoding="utf-8")
        for name, path in paths.items()
    }


def without_ends(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """A graph without modules that import nothing of the rest: they are in no cycle."""
    rest = {name: set(others) for name, others in graph.items()}
    while ends := {name for name, others in rest.items() if not others}:
        rest = {name: others - ends for name, others in rest.items() if name not in ends}
    return rest


def reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """Everything that is imported when a module is, and what that imports."""
    seen: set[str] = set()
    waiting = [*graph[start]]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph[name]
    return seen


def in_cycles(code: Mapping[str, str], at_once_only: bool) -> dict[str, list[Import]]:
    """By module: those of its imports that lead back to it."""
    found = {
        name: [one for one in imports(text) if one.of in code and one.of != name and (one.at_once or not at_once_only)]
        for name, text in code.items()
    }
    graph = without_ends({name: {one.of for one in ones} for name, ones in found.items()})
    beyond = {name: reached(graph, name) for name in graph}
    back = {name: [one for one in ones if name in beyond.get(one.of, ())] for name, ones in found.items()}
    return {name: ones for name, ones in back.items() if ones}


def without_reason(code: Mapping[str, str]) -> dict[str, list[str]]:
    """By module: what it imports in a cycle, where no comment above says why."""
    found: dict[str, list[str]] = {}
    for name, ones in in_cycles(code, at_once_only=False).items():
        lines = code[name].split("\n")
        silent = [one.of for one in ones if not one.at_once and SAYS_WHY not in lines[one.line - 2]]
        if silent:
            found[name] = silent
    return found


def test_no_module_imports_itself_by_way_of_others() -> None:
    code = modules()
    assert len(code) > 500
    assert {name: [one.of for one in ones] for name, ones in in_cycles(code, at_once_only=True).items()} == {}


def test_cycles_of_types_say_why() -> None:
    assert without_reason(modules()) == {}


def test_a_cycle_is_found() -> None:
    code = {"a": "from b import x", "b": "import a"}
    assert in_cycles(code, at_once_only=True).keys() == {"a", "b"}
    lazy = {"a": "from b import x", "b": "def f():\n    import a"}
    assert in_cycles(lazy, at_once_only=True) == {}
    assert without_reason(lazy) == {"b": ["a"]}
    typed = {
        "a": "import b",
        "b": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import c\n    import a",
        "c": "",
    }
    assert without_reason(typed) == {"b": ["a"]}
    said = typed | {"b": typed["b"].replace("if", "# A cycle of types alone: a is made of b.\nif", 1)}
    assert without_reason(said) == {}
