"""A fresh process that imports one changed module.

`python -m tests.mutants.fresh MODULE CODE TESTS PIPE [pytest ...]`, as `running.in_fresh_process` starts it.
"""

from __future__ import annotations

import json
import marshal
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tests.mutants.running import Planned, keep_quiet, last_line, run_until_failure


class _Changed(MetaPathFinder, Loader):
    """Imports one module from code that is given, and leaves the others alone."""

    def __init__(self, module: str, code: CodeType) -> None:
        self._module = module
        self._code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        spec.loader = self
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self._code, module.__dict__)


class _Run:
    """Runs the tests that are given, in their order, instead of all that were collected."""

    def __init__(self, planned: list[Planned], write: int) -> None:
        self._planned = planned
        self._write = write

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            test = next((one.test for one in self._planned if one.test.startswith(report.nodeid)), "")
            self._fail(test or self._planned[0].test, last_line(report))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for one in self._planned:
            if one.test not in items:
                self._fail(one.test, "there is no such test any more")
        run_until_failure(self._planned, items, self._write)
        os._exit(0)

    def _fail(self, test: str, how: str) -> None:
        os.write(self._write, (json.dumps(["failed", test, how]) + "\n").encode())
        os._exit(0)


def main(module: str, code: str, tests: str, write: str, *more: str) -> None:
    """Change the module, collect the files of the tests, and run them."""
    keep_quiet()
    sys.meta_path.insert(0, _Changed(module, marshal.loads(Path(code).read_bytes())))
    planned = [Planned(test, seconds) for test, seconds in json.loads(Path(tests).read_text(encoding="utf-8"))]
    files = dict.fromkeys(one.test.partition("::")[0] for one in planned)
    pytest.main([*more, *files], plugins=[_Run(planned, int(write))])
    os.write(int(write), (json.dumps(["failed", planned[0].test, "nothing can be collected"]) + "\n").encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
