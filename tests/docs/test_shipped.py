"""What others have made: the lists are those of today, and nothing is shipped that may not be."""

import json
import re

import pytest

from banneret import __version__
from tests.docs.shipped import (
    CONTAINER,
    MODULES,
    PERMISSIVE,
    PYTHON,
    ROOT,
    SBOM,
    TABLE,
    TEXTS,
    parts,
    sbom,
    table,
    texts,
)

WEAK = {"MPL-2.0"}
"""Bind only who changes their files: fit for libraries that are installed, and not for what is built in."""
LESSER = {"LGPL-3.0-only"}
"""Fit for what lies unchanged in a container and can be exchanged there."""
AGAIN = "run: python -m tests.docs.shipped"


def test_the_lists_name_what_is_shipped_today() -> None:
    found = parts()
    assert SBOM.read_text("utf-8") == sbom(found), AGAIN
    assert TABLE.read_text("utf-8") == table(found), AGAIN
    assert len(found) > 50


def test_the_licences_of_what_is_built_in_come_along_in_full() -> None:
    text = TEXTS.read_text("utf-8")
    if MODULES.is_dir():
        assert text == texts(parts()), AGAIN
    assert text.count("Permission is hereby granted") > 10
    assert "SIL OPEN FONT LICENSE" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text


def test_everything_may_be_shipped() -> None:
    for part in parts():
        choices = re.split(r" OR ", part.licence)
        allowed = PERMISSIVE | {PYTHON: WEAK, CONTAINER: WEAK | LESSER}.get(part.where, set())
        assert any(set(re.split(r" AND ", choice.strip("()"))) <= allowed for choice in choices), part


def test_the_list_for_programs_is_cyclonedx() -> None:
    listed = json.loads(SBOM.read_text("utf-8"))
    assert (listed["bomFormat"], listed["specVersion"]) == ("CycloneDX", "1.5")
    assert listed["metadata"]["component"]["version"] == __version__
    names = [component.get("bom-ref", component["name"]) for component in listed["components"]]
    assert len(names) == len(set(names))


def test_wheels_are_built_with_the_versions_that_are_tested() -> None:
    tested = set((ROOT / "requirements-dev.txt").read_text("utf-8").splitlines())
    build = [line for line in (ROOT / "requirements-build.txt").read_text("utf-8").splitlines() if "==" in line]
    assert set(build) <= tested
    # mypyc checks types: of libraries without their own it wants the stubs.
    assert {line.partition("==")[0] for line in build} >= {"mypy", "setuptools", "types-PyYAML"}


@pytest.mark.parametrize("file", ["Makefile", "deploy/Dockerfile", "pyproject.toml"])
def test_wheels_are_compiled_beside_the_libraries_whose_types_they_use(file: str) -> None:
    installed = re.findall(r"^.*-r requirements-build\.txt", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    assert len(installed) == 1
    assert "-r requirements.txt" in installed[0]
