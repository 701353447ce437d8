"""The Makefile says what is missing before something fails in words of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node")
READ = "web/node_modules/.installed"
"""The first thing that takes Node.js."""

pytestmark = pytest.mark.skipif(NODE is None or shutil.which("make") is None, reason="needs make and Node.js")


def program(path: Path, text: str) -> None:
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)


def page_made_with(version: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What make says where this is the version of Node.js; npm does nothing."""
    shutil.copy(ROOT / "Makefile", folder)
    for name in ("bin", "src"):
        (folder / name).mkdir()
    (folder / "web/node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (folder / "web" / name).touch()
    program(folder / "bin/npm", "exit 0\n")
    says = f'[ "$1" = --version ] && {{ echo v{version}; exit; }}\n'
    code = f"""$(printf %s "$2" | sed 's/process.versions.node/"{version}"/')"""
    program(folder / "bin/node", f'{says}exec {NODE} -e "{code}"\n')
    path = f"{folder / 'bin'}:{os.environ['PATH']}"
    told = {**os.environ, "PATH": path}
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
        told.pop(name, None)
    return subprocess.run(["make", READ], check=False, cwd=folder, env=told, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("version", ["20.19.0", "20.20.2", "22.13.1", "24.0.0", "26.1.0"])
def test_a_page_is_built_with_a_node_that_is_new_enough(version: str, tmp_path: Path) -> None:
    done = page_made_with(version, tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / READ).exists()


@pytest.mark.parametrize("version", ["18.20.4", "20.18.3", "21.7.0", "22.12.0", "23.11.0"])
def test_a_node_that_is_too_old_is_named_with_a_way_to_a_newer_one(version: str, tmp_path: Path) -> None:
    """Debian 12 has Node.js 18, of which npm says in fifteen lines that something is unsupported."""
    done = page_made_with(version, tmp_path)
    assert done.returncode != 0
    assert f"this is v{version}" in done.stderr
    assert "sudo npm install --global node@22" in done.stderr
    assert "make play TERMINAL=1" in done.stderr


def test_these_are_the_versions_that_the_page_asks_for() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert package["engines"]["node"] == "^20.19 || ^22.13 || >=24"
