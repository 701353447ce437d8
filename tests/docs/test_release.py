"""A release says the same version everywhere, and its workflows name nothing that is not there."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet
from setuptools.config.pyprojecttoml import read_configuration

from banneret import __version__

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
MADE = ("build/", "dist", "wheelhouse/")
"""Where steps before have put something."""


def written(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def test_every_page_that_names_the_version_names_this_one() -> None:
    released = re.findall(r"^## \[(\d\S*)\] - \d{4}-\d\d-\d\d$", written("CHANGELOG.md"), re.MULTILINE)
    assert released[0] == __version__
    assert f"version {__version__}." in written("docs/research.md")
    minor = __version__.rpartition(".")[0]
    assert written("docs/release-notes.md").startswith(f"# Banneret {minor}\n")
    assert f"What is new in {minor}: release-notes.md" in written("mkdocs.yml")


@pytest.mark.filterwarnings("ignore")  # of setuptools, about tables that are in beta
def test_a_package_is_built_with_the_version_that_the_program_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert read_configuration(ROOT / "pyproject.toml")["project"]["version"] == __version__


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt", "requirements-build.txt"])
def test_pinned_versions_can_be_installed_with_the_oldest_python_that_is_promised(file: str) -> None:
    """Debian 12 has 3.11.2, and a library that asks for 3.11.5 stops everything there before it has begun."""
    promised = re.search(r'^requires-python = ">=([\d.]+)"$', written("pyproject.toml"), re.MULTILINE)
    assert promised is not None
    looked_at, too_new = 0, []
    for name, version in re.findall(r"^([\w.-]+)==(\S+)$", written(file), re.MULTILINE):
        try:
            found = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        if found["Version"] == version:
            looked_at += 1
            if f"{promised[1]}.0" not in SpecifierSet(found["Requires-Python"] or ""):
                too_new.append(f"{name} {version} needs {found['Requires-Python']}")
    assert looked_at > 0
    assert too_new == []


def steps(path: Path) -> Iterator[dict[str, Any]]:
    """All steps of all jobs; one that another workflow does is a step as well."""
    for job in yaml.safe_load(path.read_text("utf-8"))["jobs"].values():
        yield from job.get("steps") or [{"uses": job["uses"]}]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.stem))
def test_workflows_name_only_what_is_there(path: Path) -> None:
    """Targets of make, scripts of the page, and files; nobody runs these here."""
    targets = set(re.findall(r"^([a-z]+):", written("Makefile"), re.MULTILINE))
    scripts = yaml.safe_load(written("web/package.json"))["scripts"]
    for step in steps(path):
        run = str(step.get("run", "")).partition(" #")[0]
        folder = ROOT / step.get("working-directory", ".")
        assert folder.is_dir(), step
        for words in re.findall(r"\bmake ([^&|;\n]+)", run):
            assert {word for word in words.split() if "=" not in word} <= targets, run
        assert set(re.findall(r"npm run (?:--silent )?(\w+)", run)) <= set(scripts), run
        for file in re.findall(r"(?<![\w./*\\-])[\w.-]+/[\w./-]+|\S+\.(?:txt|md|json)", run):
            assert file.startswith(MADE) or (folder / file).exists(), (file, run)
        used = step.get("uses", "")
        assert run or used, step
        assert not used.startswith("./") or (ROOT / used).is_file(), step


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.stem))
def test_actions_of_others_are_named_by_their_content(path: Path) -> None:
    """A tag or a branch can be moved to other code, a digest cannot; the comment says which version it is."""
    for name, at, version in re.findall(r"uses: ([^@\s]+)(@\S+)?(.*)$", path.read_text("utf-8"), re.MULTILINE):
        pinned = re.fullmatch(r"@[0-9a-f]{40} # v\d+(\.\d+)+", at + version)
        assert name.startswith("./") or pinned, name + at


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.stem))
def test_only_jobs_that_publish_may_write(path: Path) -> None:
    """And those run nothing of the project and none of its dependencies but what has been built."""
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert "permissions" not in job or name == "publish", name
        assert "make" not in str(job) or "permissions" not in job, name


def test_the_whole_check_is_run_by_every_python_that_is_promised() -> None:
    """In plain Python and compiled."""
    declared = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', written("pyproject.toml"))
    jobs = yaml.safe_load(written(".github/workflows/ci.yml"))["jobs"]
    assert len(declared) == 4
    for name in ("test", "compiled"):
        assert jobs[name]["strategy"]["matrix"]["python"] == declared, name
    wheels = re.search(r'^build = "(.*)"$', written("pyproject.toml"), re.MULTILINE)
    assert wheels is not None
    assert wheels[1].split() == [f"cp{one.replace('.', '')}-*" for one in declared]
