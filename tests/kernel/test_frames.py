"""How rules are written: frames are read by name, and a step says which of its arguments it leaves unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "banneret"
NAMED = (
    *(f"heroes/{package}" for package in ("adventure", "combat", "game", "state", "view")),
    *(f"battlelore/{package}" for package in ("career", "play", "setup", "state", "view")),
    *(f"battlefield/{package}" for package in ("adventure_mode", "duel")),
)
"""The packages of rules that are held to it."""
STARTS = frozenset(("sequence", "fill"))


def modules(package: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((SOURCE / package).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def steps_of(tree: ast.Module) -> set[str]:
    """The functions that a module makes steps of a sequence, those that ask included."""
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    listed = [one for call in calls if isinstance(call.func, ast.Name) and call.func.id in STARTS for one in call.args]
    return {name.id for one in listed for name in ast.walk(one) if isinstance(name, ast.Name)}


def is_bare(node: ast.Subscript) -> bool:
    """Whether a place of the stack is a bare number, as in `s.stack[-2]`."""
    return (
        isinstance(node.value, ast.Attribute)
        and node.value.attr == "stack"
        and isinstance(node.slice, ast.UnaryOp)
        and isinstance(node.slice.operand, ast.Constant)
    )


@pytest.mark.parametrize("package", NAMED)
def test_arguments_of_frames_are_read_by_name(package: str) -> None:
    bare = [
        f"{path}:{node.lineno}"
        for path, tree in modules(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and is_bare(node)
    ]
    assert not bare


@pytest.mark.parametrize("package", NAMED)
def test_unused_arguments_of_steps_begin_with_an_underscore(package: str) -> None:
    unused = []
    for path, tree in modules(package):
        steps = steps_of(tree)
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name in steps:
                used = {n.id for line in function.body for n in ast.walk(line) if isinstance(n, ast.Name)}
                unused += [
                    f"{path}:{function.lineno} {argument.arg}"
                    for argument in function.args.args[1:]
                    if argument.arg not in used and not argument.arg.startswith("_")
                ]
    assert not unused
