"""What a compiled build compiles: every module of rules, since one that is left out slows all games down."""

import ast
import contextlib
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"

with (ROOT / "pyproject.toml").open("rb") as _file:
    TOOLS = tomllib.load(_file)["tool"]
COMPILED: list[str] = TOOLS["banneret"]["compiled"]
INTERPRETED: dict[str, str] = TOOLS["banneret"]["interpreted"]


def modules(glob: str) -> set[str]:
    found = {path for path in SOURCE.glob(glob) if path.name != "__init__.py"}
    return {path.relative_to(SOURCE).as_posix() for path in found}


def compiled() -> set[str]:
    return set().union(*map(modules, COMPILED)).difference(*map(modules, INTERPRETED))


def rules(game: str) -> set[str]:
    """The layer `rules` of a game and those below it, as the direction of imports has them."""
    contracts = TOOLS["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract.get("containers") == [f"banneret.{game}"]]
    parts = [part for layer in layers[layers.index("rules") :] for part in layer.split(" | ")]
    found = (modules(f"banneret/{game}/{part}{end}") for part in parts for end in (".py", "/**/*.py"))
    return set().union(*found)


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore"])
def test_every_module_of_rules_is_compiled_or_an_exception(game: str) -> None:
    assert len(rules(game)) > 20
    assert rules(game) - compiled() - set().union(*map(modules, INTERPRETED)) == set()


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore"])
def test_modules_with_steps_are_never_exceptions(game: str) -> None:
    names = modules(f"banneret/{game}/**/*.py")
    stepping = {name for name in names if "= sequence(" in (SOURCE / name).read_text("utf-8")}
    assert len(stepping) > 5
    assert stepping - compiled() == set()


def kernel_imports(name: str) -> set[str]:
    """The modules of the kernel that a module imports when it is loaded."""
    found = set[str]()
    for node in ast.parse((SOURCE / name).read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("banneret.kernel"):
            parts = (
                [node.module] if node.module != "banneret.kernel" else [f"banneret.kernel.{n.name}" for n in node.names]
            )
            found.update(f"{str(part).replace('.', '/')}.py" for part in parts)
    return found


def test_what_compiled_rules_import_of_the_kernel_is_compiled_or_an_exception() -> None:
    called = set().union(*map(kernel_imports, compiled()))
    assert len(called) > 5
    assert called - compiled() - set().union(*map(modules, INTERPRETED)) == set()


def test_every_line_of_the_lists_finds_a_module() -> None:
    assert [glob for glob in [*COMPILED, *INTERPRETED] if not modules(glob)] == []


def test_every_exception_has_a_reason() -> None:
    assert [glob for glob, reason in INTERPRETED.items() if len(reason.split()) < 3] == []


def test_the_lists_are_sorted_and_name_nothing_twice() -> None:
    assert sorted(set(COMPILED)) == COMPILED
    assert sorted(INTERPRETED) == list(INTERPRETED)


def open_to_subclasses(node: ast.ClassDef) -> bool:
    """Whether a compiled class says that an interpreted one may derive from it."""
    return any("allow_interpreted_subclasses=True" in ast.unparse(one) for one in node.decorator_list)


def classes(name: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse((SOURCE / name).read_text("utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def imported_from(name: str) -> dict[str, tuple[str, str]]:
    """By the name that a module uses: where it comes from, and what it is called there."""
    nodes = [n for n in ast.walk(ast.parse((SOURCE / name).read_text("utf-8"))) if isinstance(n, ast.ImportFrom)]
    return {
        alias.asname or alias.name: (f"{(node.module or '').replace('.', '/')}.py", alias.name)
        for node in nodes
        for alias in node.names
    }


def test_interpreted_classes_derive_from_compiled_ones_only_where_those_allow_it() -> None:
    """Python refuses to make such a class, and only a compiled build has one."""
    derived = set()
    for name in sorted(modules("banneret/**/*.py") - compiled()):
        known = imported_from(name)
        for node in classes(name).values():
            for base in node.bases:
                where, called = known.get(ast.unparse(base), ("", ""))
                if where in compiled() and called in classes(where):
                    derived.add((name, node.name, where, called, open_to_subclasses(classes(where)[called])))
    assert {row[:2] for row in derived} >= {("banneret/battlefield/bots/greedy.py", "BattlefieldGreedy")}
    assert sorted(row for row in derived if not row[-1]) == []


def test_no_compiled_module_keeps_a_tuple_of_floats() -> None:
    """mypyc forgets such a constant, and whoever reads it is told that it was not set. Lists last."""
    forgotten = []
    for name in sorted(compiled()):
        for node in ast.parse((SOURCE / name).read_text("utf-8")).body:
            if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation) and node.value is not None:
                with contextlib.suppress(ValueError):
                    value = ast.literal_eval(node.value)
                    if isinstance(value, tuple) and any(isinstance(one, float) for one in value):
                        forgotten.append((name, ast.unparse(node.target)))
    assert forgotten == []
