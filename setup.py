"""Build hook: pure Python by default, mypyc extension modules when BANNERET_COMPILE=1 is set.

What is compiled is listed in pyproject.toml under [tool.banneret]. The sources are installed beside the binaries,
because clauses are read from docstrings and mypyc drops those. A compiled build needs the `compiled` extra in the
environment that builds (`pip install --no-build-isolation`).

The page of the table is built from web/ with npm where that is newer than what is there. Without npm the package is
installed without a page, and people play in the terminal.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent


def compiled_sources() -> list[str]:
    """The files named by [tool.banneret] compiled, relative to the project; a glob that finds nothing is a mistake."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        globs: list[str] = tomllib.load(file)["tool"]["banneret"]["compiled"]
    sources: set[str] = set()
    for glob in globs:
        # A package's own file says what it is and does nothing.
        found = sorted(path for path in (ROOT / "src").glob(glob) if path.name != "__init__.py")
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


def build_page() -> None:
    """Build the page unless the one that is there is newer than everything it is made from."""
    web, page = ROOT / "web", ROOT / "src" / "banneret" / "server" / "page" / "index.html"
    if not (web / "package.json").exists():
        return
    sources = [path for path in (web / "src").rglob("*") if path.is_file()] + list(web.glob("*.*"))
    if page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources):
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.stderr.write("npm was not found: Banneret is installed without its page. Node.js 20 or newer brings it.\n")
        return
    if not (web / "node_modules" / ".installed").exists():
        subprocess.run([npm, "install", "--no-save"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)


class BuildWithPage(build_py):
    """Builds the page before the package's files are gathered."""

    def run(self) -> None:
        """Build."""
        build_page()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPage})
