"""Putting another code object into a function that is in use.

The steps of a rule lie in the tables of sequences, in other modules and in classes. What all of them hold is the
function, so its code is exchanged in place and nobody has to be told.
"""

from __future__ import annotations

import ast
import builtins
import gc
import importlib
import sys
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper, cached_property
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

from tests.mutants.targets import Target, functions

HIT: Final = "__banneret_mutants_hit__"
"""What a watched function calls first of all, among the builtins, so that every module finds it."""


def function_of(target: Target) -> FunctionType:
    """The function itself, without what is wrapped around it."""
    found: Any = importlib.import_module(target.module)
    *classes, name = target.name.split(".")
    for one in classes:
        found = found.__dict__[one]
    found = found.__dict__[name]
    while not isinstance(found, FunctionType):
        match found:
            case staticmethod() | classmethod():
                found = found.__func__
            case property():
                found = found.fget
            case cached_property():
                found = found.func
            case _ if hasattr(found, "__wrapped__"):
                found = found.__wrapped__
            case _:
                raise TypeError(f"{target.id} is compiled: mutants are made of plain Python only")
    return found


def code_of(module: CodeType, name: str) -> CodeType:
    """The code of a function or method in the code of its module."""
    found = module
    for part in name.split("."):
        inside = [code for code in found.co_consts if isinstance(code, CodeType) and code.co_name == part]
        found = inside[-1]  # as in a module, the last definition counts
    return found


class Early:
    """Notes which functions run while modules are imported and tests collected.

    What they made then is there before any mutant: of such a function only a fresh process shows what it does.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._seen: set[CodeType] = set()

    def __enter__(self) -> Early:
        sys.settrace(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        self._seen.add(frame.f_code)

    def among(self, of: Sequence[Target]) -> set[str]:
        """The ids of those functions that have run."""
        seen = {
            (code.co_filename, code.co_qualname) for code in self._seen if code.co_filename.startswith(self._folder)
        }
        return {one.id for one in of if (f"{self._folder}/{one.path}", one.name) in seen}


class Watched:
    """Functions that tell once when they are run, and are then as they were: watching costs next to nothing.

    What runs below a function that keeps its results, or in a fixture that several tests share, is told of the whole
    file: the next test that needs it will not run it again.
    """

    def __init__(self, root: Path, of: Sequence[Target], keeping: set[CodeType]) -> None:
        self._functions = [function_of(target) for target in of]
        self._plain = [function.__code__ for function in self._functions]
        self._watching = list(_telling(root, of))
        watching = zip(self._plain, self._watching, strict=True)
        self._keeping = keeping | {code for plain, code in watching if plain in keeping}
        self._ran: set[int] = set()
        self._shared: set[int] = set()
        self.in_shared_fixture = False

    def start(self) -> None:
        """Begin to watch all functions."""
        setattr(builtins, HIT, self._hit)
        for function, code in zip(self._functions, self._watching, strict=True):
            function.__code__ = code

    def next(self) -> set[int]:
        """The numbers of the functions that have run since the last call; all are watched again."""
        ran, self._ran = self._ran, set()
        for n in ran:
            self._functions[n].__code__ = self._watching[n]
        return ran

    @property
    def shared(self) -> set[int]:
        """The numbers of the functions that ran for more than one test."""
        return self._shared

    def _hit(self, n: int) -> None:
        self._functions[n].__code__ = self._plain[n]
        self._ran.add(n)
        if n not in self._shared and (self.in_shared_fixture or self._is_kept(sys._getframe(1))):
            self._shared.add(n)

    def _is_kept(self, frame: FrameType | None) -> bool:
        while frame is not None:
            if frame.f_code in self._keeping:
                return True
            frame = frame.f_back
        return False


def _telling(root: Path, of: Sequence[Target]) -> Iterator[CodeType]:
    """The code of functions that say by number that they run."""
    numbers = {(target.path, target.name): n for n, target in enumerate(of)}
    modules: dict[str, CodeType] = {}
    for path in dict.fromkeys(target.path for target in of):
        tree = ast.parse((root / path).read_text(encoding="utf-8"), path)
        for name, function in functions(tree):
            if (path, name) in numbers:
                call = ast.parse(f"{HIT}({numbers[path, name]})").body[0]
                function.body.insert(1 if ast.get_docstring(function) else 0, call)
        modules[path] = compile(ast.fix_missing_locations(tree), str(root / path), "exec", dont_inherit=True)
    for target in of:
        yield code_of(modules[target.path], target.name)


def keeping_codes() -> set[CodeType]:
    """The code of all functions whose results are kept. To be called before `gc.freeze`, which hides them."""
    found: set[CodeType] = set()
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            kept = one.__wrapped__
        elif isinstance(one, cached_property):
            kept = one.func
        else:
            continue
        if isinstance(kept, FunctionType):
            found.add(kept.__code__)
    return found
