"""What is shipped besides our own: `python -m tests.docs.shipped` writes the list.

docs/dev/sbom.cdx.json is the list for programs (CycloneDX), docs/dev/licences.md for people, and THIRD-PARTY.txt holds
the licences of what is built into the page and into compiled wheels. Parts of Python are installed beside the package,
in the versions of requirements.txt; parts of the page are those that its lock file names for more than building it.
"""

from __future__ import annotations

import json
import re
import shlex
import sys
from importlib.metadata import distribution, metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

from banneret import __version__

ROOT: Final = Path(__file__).parents[2]
SBOM: Final = ROOT / "docs" / "dev" / "sbom.cdx.json"
TABLE: Final = ROOT / "docs" / "dev" / "licences.md"
TEXTS: Final = ROOT / "THIRD-PARTY.txt"
MODULES: Final = ROOT / "web" / "node_modules"
COMPILER: Final = ("svelte", "clsx", "esm-env")
"""Named as a tool by the lock file, and built in as well: what a compiled component calls."""
PERMISSIVE: Final = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-3.0", "ISC", "MIT", "MIT-0", "OFL-1.1", "PSF-2.0"),
    *("Unlicense", "LicenseRef-GUST-Font-License"),
}
"""What may be shipped."""
CLASSIFIED: Final = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
}
WRITTEN: Final = {
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD-2-Clause": "BSD-2-Clause",
    "MIT License": "MIT",
    "The MIT License": "MIT",
}
"""What projects write instead of the name of a licence."""


class Part(NamedTuple):
    """Something that others have made."""

    kind: str
    name: str
    version: str
    licence: str
    where: str
    """How it comes along."""

    @property
    def purl(self) -> str:
        """Its address among all packages; empty for what is no package."""
        if self.kind == "library":
            return f"pkg:{'npm' if self.where == PAGE else 'pypi'}/{self.name.replace('@', '%40')}@{self.version}"
        return ""


PYTHON: Final = "installed beside the package"
PAGE: Final = "built into the page"
ENGINE: Final = "built into compiled wheels"
CONTAINER: Final = "added in the container"
DRAWN: Final = (
    Part("file", "game-icons.net", "", "CC-BY-3.0", PAGE),
    Part("file", "Roboto", "", "OFL-1.1", PAGE),
    Part("file", "Noto Sans Math and Noto Sans Symbols 2, thirteen signs", "", "OFL-1.1", PAGE),
    Part("file", "TeX Gyre Pagella, as Banneret Pagella", "", "LicenseRef-GUST-Font-License", PAGE),
)
"""Icons and fonts, which are files of the repository."""
EXTRA: Final = str.maketrans("[", "-", "]")
"""psycopg[binary] brings psycopg and psycopg-binary."""


def pins(file: str) -> dict[str, str]:
    """The versions that a file of requirements names."""
    found = re.findall(r"^([A-Za-z0-9_.-]+)==(\S+)", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    return dict(found)


def python_parts() -> list[Part]:
    """What requirements.txt names."""
    named = pins("requirements.txt").items()
    return [Part("library", name, version, licence_of(name), PYTHON) for name, version in named]


def engine_parts() -> list[Part]:
    """What every compiled module is linked with: the runtime of mypyc, which comes with mypy."""
    return [Part("library", "mypy", pins("requirements-build.txt")["mypy"], "MIT AND PSF-2.0", ENGINE)]


def container_parts() -> list[Part]:
    """What the container has beside the system and what is installed everywhere: the words before its wheel."""
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    asked = re.findall(r"^ +(.+) /wheel/\*\.whl", dockerfile, re.MULTILINE)[0]
    names = [name for word in shlex.split(asked) for name in (word.partition("[")[0], word.translate(EXTRA))]
    versions = pins("requirements-dev.txt")
    return [Part("library", name, versions[name], licence_of(name), CONTAINER) for name in dict.fromkeys(names)]


def licence_of(name: str) -> str:
    """The licence of an installed package, as SPDX names it; its own words if they say no more."""
    about = metadata(name)
    if "License-Expression" in about:
        return about["License-Expression"]
    classified = [row.rpartition(" :: ")[2] for row in about.get_all("Classifier") or () if row.startswith("License")]
    for row in classified:
        if row in CLASSIFIED:
            return CLASSIFIED[row]
    written = "".join(about.get_all("License") or ()).strip().split("\n")[0]
    return WRITTEN.get(written, written)


def page_parts() -> list[Part]:
    """What the lock file names for the page itself, and what compiled components call."""
    lock: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    names = {key.removeprefix("node_modules/") for key, package in lock.items() if key and not package.get("dev")}
    found = {name: lock[f"node_modules/{name}"] for name in sorted({*names, *COMPILER})}
    return [Part("library", name, one["version"], one.get("license", ""), PAGE) for name, one in found.items()]


def parts() -> list[Part]:
    """Everything that others have made and that is shipped."""
    return [*python_parts(), *engine_parts(), *container_parts(), *page_parts(), *DRAWN]


def sbom(found: list[Part]) -> str:
    """The list for programs, without a time or a number that would change by itself."""
    components = []
    for part in found:
        component: dict[str, Any] = {"type": part.kind, "name": part.name}
        if part.version:
            component["version"] = part.version
        if part.purl:
            component |= {"bom-ref": part.purl, "purl": part.purl}
        component["licenses"] = [{"expression": part.licence}]
        component["properties"] = [{"name": "banneret:shipped", "value": part.where}]
        components.append(component)
    own = {
        "type": "application",
        "name": "banneret",
        "version": __version__,
        "licenses": [{"expression": "Apache-2.0"}],
    }
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def table(found: list[Part]) -> str:
    """The list for people."""
    lines = [
        "# What is shipped, and under which licences",
        "",
        "Banneret itself is under the Apache License 2.0. `python -m tests.docs.shipped` makes this page from",
        "`requirements.txt`, the lock file of the page and the files of the repository, together with a [list for",
        "programs](sbom.cdx.json) (CycloneDX); a test compares them. The licences of what is built into the page and",
        "into compiled wheels are in `THIRD-PARTY.txt`, which comes with every copy of the package. The container also",
        "has what its base, the image of Python on Debian, comes with. Of mypy only the runtime is built in.",
    ]
    for where in (PYTHON, PAGE, ENGINE, CONTAINER):
        title = where[0].upper() + where[1:]
        lines += ["", f"## {title}", "", "| part | version | licence |", "|---|---|---|"]
        lines += [f"| {part.name} | {part.version} | {part.licence} |" for part in found if part.where == where]
    return "\n".join(lines) + "\n"


def texts(found: list[Part]) -> str:
    """The licences of what is built in, in full. Needs the installed packages of web/."""
    fonts = ROOT / "web" / "src" / "styles" / "fonts"
    whole = ["What others have made and Banneret contains, with their licences.\n"]
    for part in found:
        if part.where == PAGE and part.kind == "library":
            whole.append(f"{'-' * 80}\n{part.name} {part.version} ({part.licence})\n\n{_licence_file(part.name)}\n")
    credits = (ROOT / "web" / "src" / "art" / "CREDITS.md").read_text("utf-8").partition("## Adding")[0].strip()
    whole.append(f"{'-' * 80}\n{credits}\n")
    for name in ("OFL-Roboto.txt", "OFL-Noto.txt", "GUST-FONT-LICENSE.txt"):
        whole.append(f"{'-' * 80}\n{(fonts / name).read_text('utf-8').strip()}\n")
    for part in (one for one in found if one.where == ENGINE):
        licence = distribution(part.name).read_text("licenses/LICENSE") or ""
        heading = f"{part.name} {part.version}, of which compiled wheels contain the runtime ({part.licence})"
        whole.append(f"{'-' * 80}\n{heading}\n\n{licence.strip()}\n")
    return "\n".join(whole)


def _licence_file(name: str) -> str:
    folder = MODULES / name
    found = sorted(path for path in folder.glob("*") if re.match(r"licen[sc]e", path.name, re.IGNORECASE))
    if found:
        return found[0].read_text("utf-8").strip()
    author = json.loads((folder / "package.json").read_text("utf-8")).get("author", "")
    return f"Copyright {author['name'] if isinstance(author, dict) else author}".strip()


def main() -> int:
    """Write the three files."""
    found = parts()
    SBOM.write_text(sbom(found), encoding="utf-8")
    TABLE.write_text(table(found), encoding="utf-8")
    TEXTS.write_text(texts(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
