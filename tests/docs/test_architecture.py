"""The page about how Banneret is built names every package there is, in the words of the package itself."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dev" / "architecture.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "banneret"
MOST_MODULES = 25


def told(game: str) -> dict[str, str]:
    """What the table of a game says, by path."""
    _, found, rest = PAGE.partition(f"\n### {game}\n")
    assert found
    rows = re.findall(r"^\| `([a-z_/.]+)` \| (.*) \|$", rest.partition("\n#")[0], re.MULTILINE)
    return {path.rstrip("/"): words for path, words in rows}


def first_line(file: Path) -> str:
    return file.read_text(encoding="utf-8").split('"""')[1].strip().split("\n")[0]


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore", "server"])
def test_the_table_of_a_game_names_every_package_in_its_own_words(game: str) -> None:
    folders = [path.parent for path in (SOURCE / game).rglob("__init__.py") if path.parent != SOURCE / game]
    kept = [folder for folder in folders if "migrations" not in folder.parts]
    there = {folder.relative_to(SOURCE).as_posix(): first_line(folder / "__init__.py") for folder in kept}
    for file in (SOURCE / game).glob("*.py"):
        if file.name != "__init__.py":
            there[file.relative_to(SOURCE).as_posix()] = first_line(file)
    assert told(game) == there


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore", "server"])
def test_no_folder_holds_more_modules_than_one_can_look_through(game: str) -> None:
    for folder in [SOURCE / game, *(path for path in (SOURCE / game).rglob("*") if path.is_dir())]:
        modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(modules) <= MOST_MODULES, folder


def test_what_packs_an_int_is_where_the_glossary_says() -> None:
    glossary = PAGE.partition("\n## Packed ints\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| .* \| ((?:`\w+`(?:, | and others | ))+)in `([a-z_/]+\.py)` \|$", glossary, re.MULTILINE)
    assert len(rows) == glossary.count(".py` |") > 0
    for names, path in rows:
        code = (SOURCE / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert re.search(rf"^(def {name}\(|{name}: Final)", code, re.MULTILINE), (name, path)
