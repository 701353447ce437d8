"""What a compiled build compiles: every module with steps of rules, since one that is left out slows all games down."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SET_UP = {"heroes/morale_setup.py", "heroes/skirmish.py"}
"""Modules whose steps lay out a game, once."""


def compiled() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        listed: list[str] = tomllib.load(file)["tool"]["banneret"]["compiled"]
    return [name.removeprefix("banneret/") for name in listed]


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore"])
def test_modules_with_steps_are_compiled(game: str) -> None:
    package = ROOT / "src" / "banneret" / game
    stepping = {f"{game}/{path.name}" for path in package.glob("*.py") if "= sequence(" in path.read_text("utf-8")}
    assert stepping
    assert stepping - set(compiled()) - SET_UP == set()


def test_the_list_is_sorted_and_names_no_file_twice() -> None:
    listed = compiled()
    assert len(set(listed)) == len(listed)
    for folder in ("kernel", "battlefield", "battlelore", "heroes"):
        names = [name for name in listed if name.startswith(folder)]
        assert names == sorted(names)
