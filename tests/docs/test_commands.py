"""Commands on the pages can be typed as they stand there: commands, options, targets, scripts and modules are known."""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command

from banneret.cli.main import app

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "web/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
COMMAND = re.compile(r"^(?:\S+/bin/)?(banneret|make|npm run|python3? -m)(?: (.*))?$")
EXPLANATION = re.compile(r"\s{2,}.*|\s*#.*|\s>\s.*")
"""Behind a command stands what it is for, after two spaces or a #, or where its output goes."""
UNFINISHED = re.compile(r"^Missing |requires an argument")
ABRIDGED = re.compile(r"\.\.\.|[|…]")
"""Marks of something that stands for several commands or for a part of one."""
ELSEWHERE = {"couriers"}
"""The game that new-game.md builds."""


def code(page: Path) -> Iterator[tuple[int, str, bool]]:
    """The code of a page: number of the line, what stands there, and whether that is all of a command."""
    fence: str | None = None
    lines = iter(enumerate(page.read_text("utf-8").splitlines(), 1))
    for number, line in lines:
        if line.lstrip().startswith("```"):
            fence = line.strip().removeprefix("```") if fence is None else None
        elif fence in ("", "text", "sh", "console") or (fence is None and line.startswith("    ")):
            whole = line.strip().removeprefix("$ ")
            while whole.endswith("\\"):
                whole = whole.removesuffix("\\") + next(lines)[1].strip()
            yield number, EXPLANATION.sub("", whole), True
        elif fence is None:
            yield from ((number, EXPLANATION.sub("", found), False) for found in re.findall(r"`([^`]+)`", line))


def wrong(kind: str, words: list[str], complete: bool) -> str:
    """What is wrong with a command; empty if it can be typed."""
    if kind == "make":
        targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
        return " ".join({word for word in words if "=" not in word} - targets)
    if kind == "npm run":
        scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
        return "" if words[0] in scripts else words[0]
    if kind != "banneret":
        return "" if importlib.util.find_spec(words[0]) else words[0]
    command = get_command(app)
    while isinstance(command, TyperGroup) and words and not words[0].startswith("-"):
        if words[0] not in command.commands:
            return words[0]
        command = command.commands[words.pop(0)]
    if isinstance(command, TyperGroup) and not words:
        return ""  # a sentence names a command that has others below it
    try:
        command.make_context("banneret", words)
    except typer.Exit:
        return ""  # --version has been told
    except TyperException as error:
        problem = str(error)
        # In a sentence a command may be named without what it needs.
        return "" if not complete and UNFINISHED.search(problem) else problem
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_of_a_page_can_be_typed(page: Path) -> None:
    found = []
    for number, line, complete in code(page):
        match = COMMAND.match(line)
        if match is None or ABRIDGED.search(line) or ELSEWHERE & set(line.split()):
            continue
        if problem := wrong(match[1], shlex.split(match[2] or ""), complete):
            found.append(f"{number}: {line}: {problem}")
    assert found == []


def test_pages_with_commands_are_read() -> None:
    seen = [line for page in PAGES for _, line, complete in code(page) if complete and COMMAND.match(line)]
    assert "banneret scenario check my_map.yaml" in seen
    assert "make play" in seen
