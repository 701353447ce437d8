"""What a compiled build compiles: every module with steps of rules, since one that is left out slows all games down."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SET_UP = {"heroes/combat/morale/setup.py", "heroes/combat/skirmish.py"}
"""Modules whose steps lay out a game, once."""


def listed() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        globs: list[str] = tomllib.load(file)["tool"]["banneret"]["compiled"]
    return globs


def compiled() -> set[str]:
    source = ROOT / "src"
    found = {path for glob in listed() for path in source.glob(glob)}
    return {path.relative_to(source / "banneret").as_posix() for path in found}


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore"])
def test_modules_with_steps_are_compiled(game: str) -> None:
    package = ROOT / "src" / "banneret"
    files = (package / game).rglob("*.py")
    stepping = {path.relative_to(package).as_posix() for path in files if "= sequence(" in path.read_text("utf-8")}
    assert len(stepping) > 5
    assert stepping - compiled() - SET_UP == set()


def test_the_list_is_sorted_and_names_nothing_twice() -> None:
    assert listed() == sorted(set(listed()))
