"""docs/dev/new-game.md shows the game as it is: its excerpts are in the files, its examples run."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.running import good

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "dev" / "new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
FOUND = [(found[1], found[2]) for found in BLOCK.finditer(PAGE)]
EXAMPLES = [text for kind, text in FOUND if kind == "python" and text.startswith("import banneret")]
COMMANDS = [text for kind, text in FOUND if kind == "console"]
EXCERPTS = [(kind, text) for kind, text in FOUND if text not in EXAMPLES and kind != "console"]
ENDINGS = {"python": "py", "yaml": "yaml", "toml": "toml", "ftl": "ftl"}


def files(kind: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(HERE.rglob(f"*.{ENDINGS[kind]}"))]


def test_the_page_walks_through_all_of_the_game() -> None:
    assert len(EXCERPTS) >= 20
    modules = {path.name for path in (HERE / "couriers").glob("*.py") if path.name != "__init__.py"}
    assert [name for name in sorted(modules) if f"`couriers/{name}`" not in PAGE] == []


@pytest.mark.parametrize(("kind", "text"), EXCERPTS)
def test_an_excerpt_is_what_the_file_says(kind: str, text: str) -> None:
    assert any(text in f"{content}\n" for content in files(kind)), text


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "<example>", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("text", COMMANDS)
def test_a_command_prints_what_the_page_says(text: str) -> None:
    command, _, output = text.partition("\n")
    words = shlex.split(command)
    assert words[:2] == ["$", "banneret"]
    assert good(*words[2:]) == output
