"""The steps that ask, found in the source: those that call `ask`, by themselves or through other functions."""

import ast
from functools import cache
from pathlib import Path

import banneret

ASKING = frozenset({"ask", "ask_private", "ask_for"})
LISTS = frozenset({"sequence", "fill"})
Function = tuple[str, str]
"""A module and the name of a function in it."""


class Module:
    """What a module says about its functions."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        lists = [
            node
            for statement in tree.body
            if not isinstance(statement, ast.FunctionDef)
            for node in ast.walk(statement)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in LISTS
        ]
        self.listed = {self.meant(name.id) for node in lists for name in ast.walk(node) if isinstance(name, ast.Name)}

    def meant(self, name: str) -> Function:
        """The function that a name means here."""
        return (self.name, name) if name in self.functions else self.imported.get(name, (self.name, name))

    def called(self, function: ast.FunctionDef) -> set[Function]:
        """What a function calls; `("", "ask")` stands for asking."""
        found: set[Function] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.add(self.meant(node.func.id))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ASKING:
                    found.add(("", "ask"))
                elif isinstance(node.func.value, ast.Name):
                    module, name = self.imported.get(node.func.value.id, ("", ""))
                    found.add((f"{module}.{name}", node.func.attr))
        return found


@cache
def asking_steps(game: str) -> frozenset[Function]:
    """The steps of a game that ask."""
    source = Path(banneret.__file__).parent
    modules = [
        Module(".".join(path.relative_to(source.parent).with_suffix("").parts), ast.parse(path.read_text("utf-8")))
        for path in source.glob(f"{game}/**/*.py")
    ]
    calls = {(module.name, name): module.called(node) for module in modules for name, node in module.functions.items()}
    asking: set[Function] = {("", "ask")}
    while more := {function for function, called in calls.items() if called & asking} - asking:
        asking |= more
    return frozenset(asking & {function for module in modules for function in module.listed})
