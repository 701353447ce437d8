"""Build hook: pure Python by default, mypyc extension modules when BANNERET_COMPILE=1 is set.

What is compiled is listed in pyproject.toml under [tool.banneret]. The sources are installed beside the binaries,
because clauses are read from docstrings and mypyc drops those. A compiled build needs the `compiled` extra in the
environment that builds (`pip install --no-build-isolation`).
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

ROOT = Path(__file__).parent


def compiled_sources() -> list[str]:
    """The files named by [tool.banneret] compiled, relative to the project; a glob that finds nothing is a mistake."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        globs: list[str] = tomllib.load(file)["tool"]["banneret"]["compiled"]
    sources: set[str] = set()
    for glob in globs:
        found = sorted((ROOT / "src").glob(glob))
        if not found:
            sys.exit(f"pyproject.toml: [tool.banneret] compiled: no file matches {glob!r}")
        sources.update(path.relative_to(ROOT).as_posix() for path in found)
    return sorted(sources)


def extensions() -> list[Extension]:
    """The extension modules to build: none unless asked for."""
    if os.environ.get("BANNERET_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return cast(list[Extension], mypycify(compiled_sources(), opt_level="3", group_name="banneret"))


setup(ext_modules=extensions())
