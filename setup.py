"""Build hook: pure Python by default, mypyc extension modules when BANNERET_COMPILE=1 is set.

What is compiled is listed in pyproject.toml under [tool.banneret]. The sources are installed beside the binaries,
because clauses are read from docstrings and mypyc drops those. A compiled build needs the `compiled` extra in the
environment that builds (`pip install --no-build-isolation`). It writes one C file a module, compiles as many at a time
as there are cores, and keeps the objects in build/: a second build compiles only what has changed.

The page of the table is built from web/ with npm where that is newer than what is there. Without npm the package is
installed without a page, and people play in the terminal.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

ROOT = Path(__file__).parent
METADATA_ONLY = bool({"dist_info", "egg_info"} & set(sys.argv))
"""pip asks for these before it builds, and should not wait for mypyc twice."""


def compiled_sources() -> list[str]:
    """The files that [tool.banneret] names to be compiled, less those it names to be left to the interpreter."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        named = tomllib.load(file)["tool"]["banneret"]
    compiled: set[Path] = set()
    for glob in named["compiled"]:
        compiled |= modules(glob)
    for glob in named["interpreted"]:
        compiled -= modules(glob)
    return sorted(path.relative_to(ROOT).as_posix() for path in compiled)


def modules(glob: str) -> set[Path]:
    """The modules in src/ that a glob finds; one that finds nothing is a mistake."""
    # A package's own file says what it is and does nothing.
    found = {path for path in (ROOT / "src").glob(glob) if path.name != "__init__.py"}
    if not found:
        sys.exit(f"pyproject.toml: [tool.banneret]: no file matches {glob!r}")
    return found


def engine() -> list[Extension]:
    """C files of the compiled modules, written by mypyc, as extension modules to build.

    One group, so that calls between modules are direct, but a C file for each of them: as one file they took the
    compiler gigabytes.
    """
    import mypyc
    from mypyc.build import mypycify

    made = cast(
        list[Extension],
        mypycify(compiled_sources(), opt_level="3", debug_level="0", multi_file=True, group_name="banneret"),
    )
    # An object is also out of date if it was compiled with other flags or for another version of mypyc.
    runtime = [str(path) for path in sorted((Path(mypyc.__file__).parent / "lib-rt").glob("*.h"))]
    for extension in made:
        extension.depends = [*extension.depends, *runtime, str(ROOT / "setup.py")]
    return made


class BuildEngine(build_ext):
    """Builds the extension modules: many C files at a time, and only those that have changed."""

    def build_extensions(self) -> None:
        """Compile and link."""
        compiler = self.compiler
        compile_files = compiler.compile
        self.parallel = os.cpu_count() or 1
        if compiler.compiler_type == "unix":
            # What no other library can see is called and read directly, and may be inlined.
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]

        def compile_changed(sources: list[str], *, output_dir: str, depends: list[str], **options: Any) -> list[str]:
            objects: list[str] = compiler.object_filenames(sources, output_dir=output_dir)
            pairs = zip(sources, objects, strict=True)
            changed = [source for source, built in pairs if newer_group([source, *depends], built)]
            for _ in pool.map(lambda source: compile_files([source], output_dir=output_dir, **options), changed):
                pass
            return objects

        # setuptools builds extension modules side by side, but the files of one after another; nearly all are in one.
        with ThreadPoolExecutor(self.parallel) as pool:
            compiler.compile = compile_changed
            super().build_extensions()


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
        sys.stderr.write("npm was not found: Banneret is installed without its page. Node.js 20.19 or newer has it.\n")
        return
    installed = web / "node_modules" / ".installed"
    try:
        if not installed.exists():
            subprocess.run([npm, "ci"], cwd=web, check=True)
            installed.touch()
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"The page could not be built ({error}): that takes Node.js 20.19 or newer, and a network.")


class BuildWithPage(build_py):
    """Builds the page before the package's files are gathered."""

    def run(self) -> None:
        """Build."""
        build_page()
        super().run()


setup(
    ext_modules=engine() if os.environ.get("BANNERET_COMPILE") == "1" and not METADATA_ONLY else [],
    cmdclass={"build_ext": BuildEngine, "build_py": BuildWithPage},
)
