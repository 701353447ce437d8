"""How rules are written: frames are read by name, and a step says which of its arguments it leaves unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src" / "banneret"
NAMED = (
    *(f"heroes/{package}" for package in ("adventure", "combat", "game", "state", "view")),
    *(f"battlelore/{package}" for package in ("career", "play", "setup", "state", "view")),
    *(f"battlefield/{package}" for package in ("adventure_mode", "duel")),
)
"""The packages of rules, whose steps are held to it."""
STARTS = frozenset(("sequence", "fill"))


def modules(package: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((SOURCE / package).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def steps_of(tree: ast.Module) -> set[str]:
    """The functions that a module makes steps of a sequence, those that ask included."""
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
    listed = [one for call in calls if isinstance(call.func, ast.Name) and call.func.id in STARTS for one in call.args]
    return {name.id for one in listed for name in ast.walk(one) if isinstance(name, ast.Name)}


def named(node: ast.AST) -> str:
    """The last name of an expression: `stack` of `now.view.state.stack`, `frame` of `now.frame(DECK)`."""
    if isinstance(node, ast.Call):
        return named(node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_numbered(node: ast.AST) -> bool:
    """Whether a place is told by a number that is written out, also as part of a sum or a slice."""
    return any(isinstance(part, ast.Constant) and isinstance(part.value, int) for part in ast.walk(node))


def is_of_frames(node: ast.AST) -> bool:
    """Whether an expression is the stack, a part of it, a frame or its arguments."""
    return named(node.value if isinstance(node, ast.Subscript) else node) in ("stack", "frame")


def bare_reads(tree: ast.Module) -> Iterator[int]:
    """The lines that take something out of a frame without its name.

    That is by a number, as in `s.stack[-2]`, `now.frame[1]` and `now.frame(1)`, by its order, as in
    `_, field, _ = now.frame`, or by the kernel's letter where no sequence gives that a name.
    """
    names = {id(node.value) for node in tree.body if isinstance(node, ast.AnnAssign)}
    for node in ast.walk(tree):
        match node:
            case ast.Subscript() if named(node.value) in ("stack", "frame") and is_numbered(node.slice):
                yield node.lineno
            case ast.Call() if named(node) == "frame" and any(map(is_numbered, node.args)):
                yield node.lineno
            case ast.Assign(targets=[ast.Tuple()]) if is_of_frames(node.value):
                yield node.lineno
            case ast.Name() if node.id in ("ARG_A", "ARG_B", "ARG_C") and id(node) not in names:
                yield node.lineno


def test_arguments_of_frames_are_read_by_name_outside_the_kernel() -> None:
    built_on_it = [(path, tree) for path, tree in modules(".") if SOURCE / "kernel" not in path.parents]
    bare = [f"{path}:{line}" for path, tree in built_on_it for line in bare_reads(tree)]
    assert not bare


def test_tests_of_games_read_them_by_name_too() -> None:
    bare = []
    for game in ("battlefield", "battlelore", "heroes", "fourth_game", "support", "fuzz"):
        for path in sorted((TESTS / game).rglob("*.py")):
            found = bare_reads(ast.parse(path.read_text(encoding="utf-8")))
            bare += [f"{path.relative_to(TESTS)}:{line}" for line in found]
    assert not bare


@pytest.mark.parametrize(
    "line",
    [
        "unit = s.stack[-2]",
        "unit = now.view.state.stack[end - 3]",
        "step, a, b, c = v.stack[v.base - 8 : v.base - 4]",
        "field = now.frame[0]",
        "field = now.frame(-3)",
        "field = now.frame(ARG_A)",
        "_, field, _ = now.frame",
        "step, a, b, c = stack[start:end]",
        "step = frame[0]",
    ],
)
def test_a_bare_read_is_found(line: str) -> None:
    assert list(bare_reads(ast.parse(line)))


@pytest.mark.parametrize(
    "line", ["UNIT: Final = ARG_A", "unit = s.stack[UNIT]", "unit = s.stack[end + UNIT]", "unit = now.frame(UNIT)"]
)
def test_a_read_by_name_is_none(line: str) -> None:
    assert not list(bare_reads(ast.parse(line)))


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
