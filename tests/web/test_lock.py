"""The lock file of the page: `npm ci` installs the same everywhere, from whatever registry is at hand."""

import json
from pathlib import Path

LOCK = json.loads((Path(__file__).parents[2] / "web" / "package-lock.json").read_text("utf-8"))["packages"]


def test_it_names_the_native_parts_of_every_system() -> None:
    wanted = {name for package in LOCK.values() for name in package.get("optionalDependencies", ())}
    assert {"@rolldown/binding-darwin-arm64", "@rolldown/binding-win32-x64-msvc", "fsevents"} <= wanted
    assert {name for name in wanted if f"node_modules/{name}" not in LOCK} == set()


def test_every_package_is_pinned_by_its_content_and_not_by_an_address() -> None:
    packages = {name: package for name, package in LOCK.items() if name}
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []
