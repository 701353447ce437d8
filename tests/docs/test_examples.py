"""Every Python example in the README and the documentation runs, and the docstrings' examples hold."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
QUOTING = frozenset({"architecture.md", "new-game.md"})
"""Pages for developers that quote the sources; what new-game.md quotes is held to the fourth game by its own test."""
RUN = [*PAGES, *(page for page in sorted((ROOT / "docs" / "dev").glob("*.md")) if page.name not in QUOTING)]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(block, id=f"{page.relative_to(ROOT)}:{page.read_text()[: found.start()].count(chr(10)) + 1}")
    for page in RUN
    for found in BLOCK.finditer(page.read_text(encoding="utf-8"))
    for block in [found[1]]
]
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


MADE_FOR_THE_SITE = ("changes.md", "index.md", "components/", "how-to-play/", "register/")
"""Pages that there are only once the site is built, which follows every link itself."""


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "<example>", "exec"), {"__name__": "example"})
    if "print(" in example:
        assert capsys.readouterr().out


def test_the_readme_has_examples() -> None:
    assert len(BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))) >= 2


@pytest.mark.parametrize(
    "name",
    [
        "banneret",
        "banneret.games",
        "banneret.kernel.chance",
        "banneret.kernel.event",
        "banneret.kernel.options",
        "banneret.kernel.rules",
    ],
)
def test_docstring_examples_hold(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", [*PAGES, *sorted((ROOT / "docs").glob("*/*.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    words = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    missing = [
        link
        for link in LINK.findall(words)
        if not (page.parent / link).exists() and not link.removeprefix("../").startswith(MADE_FOR_THE_SITE)
    ]
    assert missing == []
