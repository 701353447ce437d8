"""Imports lead in one direction only, those inside functions included; what only types need does not count."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"


def imported(code: str) -> Iterator[tuple[str, str]]:
    """Every module that code imports from, with the name it takes."""
    for node in running(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def running(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of code that runs: nothing below `if TYPE_CHECKING`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from running(child)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def cycle(code: dict[str, str]) -> list[str]:
    """Modules that import each other in a circle, or nothing."""
    knows = {
        module: {whole if (whole := f"{source}.{name}") in code else source for source, name in imported(text)}
        - {module}
        for module, text in code.items()
    }
    try:
        TopologicalSorter({module: known & code.keys() for module, known in knows.items()}).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_module_imports_what_imports_it() -> None:
    code = {name_of(path): path.read_text("utf-8") for path in (SOURCE / "banneret").rglob("*.py")}
    assert len(code) > 500
    assert cycle(code) == []


@pytest.mark.parametrize(
    ("back", "is_one"),
    [
        ("from box.lid import open", True),
        ("from box import lid", True),
        ("def late() -> None:\n    import box.lid", True),
        ("if TYPE_CHECKING:\n    from box.lid import open", False),
        ("from box.lock import key", False),
    ],
)
def test_a_circle_is_found(back: str, is_one: bool) -> None:
    assert bool(cycle({"box.lid": "from box.hinge import turn", "box.hinge": back, "box.lock": ""})) is is_one
