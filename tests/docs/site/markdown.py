"""Pieces of Markdown that several kinds of generated pages are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from banneret.text import LANGUAGES

NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "pl": "Polski"}
"""The languages as their readers call them."""


def tabs(text: Callable[[str], str]) -> str:
    """The same in every language, one tab for each; the page remembers which one a reader has chosen."""
    parts: list[str] = []
    for lang in LANGUAGES:
        body = "\n".join(f"    {line}" if line.strip() else "" for line in text(lang).splitlines())
        parts.append(f'=== "{NAMES[lang]}"\n\n{body}\n')
    return "\n".join(parts)


def plain(text: str) -> str:
    """Words that are no Markdown, whatever signs they hold."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", text)


def as_lines(text: str) -> str:
    """Text of a sheet: its name stands out, each line stays a line, and what was set in is set in."""
    name, *rest = text.splitlines()
    lines = [f"**{plain(name)}**  "]
    for line in rest:
        inner = line.lstrip()
        depth = (len(line) - len(inner)) // 2
        # Two spaces at the end of a line are a new line there; what is set in is a block and needs none.
        lines.append(
            f'<span class="set-in" style="--depth: {depth}">{plain(inner)}</span>' if depth else f"{plain(inner)}  "
        )
    return "\n".join(lines)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table."""
    names = list(head)
    lines = [names, ["---"] * len(names), *map(list, rows)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
