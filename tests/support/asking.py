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

        self.tables = {
            node.target.id: {self.named(entry) for entry in node.value.values}
            for node in tree.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Dict)
        }

    def named(self, node: ast.expr) -> Function:
        """The function that an entry of a table names."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, name = self.imported.get(node.value.id, ("", ""))
            return f"{module}.{name}", node.attr
        return self.meant(node.id) if isinstance(node, ast.Name) else ("", "")

    def meant(self, name: str) -> Function:
        """The function that a name means here."""
        return (self.name, name) if name in self.functions else self.imported.get(name, (self.name, name))

    def called(self, function: ast.FunctionDef) -> set[Function]:
        """What a function calls, by name or through a table; `("", "ask")` stands for asking."""
        found: set[Function] = set()
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute(attr=name)) if name in ASKING:
                    found.add(("", "ask"))
                case ast.Call(func=ast.Subscript(value=ast.Name(id=table))):
                    found |= self.tables.get(table, set())
                case ast.Call(func=called):
                    found.add(self.named(called))
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
