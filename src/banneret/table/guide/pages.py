"""The pages on how to play, read from Markdown: headings, paragraphs, lists, pictures, and nothing else.

A clause is named by its id in brackets, `[H3-CBR-17]`, and a picture stands on a line of its own.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from banneret.kernel.errors import ContentError
from banneret.plugins import plugin_of
from banneret.table.guide.types import GuideBlock, GuidePage, GuideRun

FOLDER: Final = "guide"
PICTURES: Final = "pictures"
ADDRESS: Final = "/guide"
"""Where a server has the pictures: the address of one is `/guide/GAME/LANGUAGE/NAME`."""
CLAUSE: Final = re.compile(r"\[([A-Z0-9]+(?:-[A-Z]+)*-\d+)\]")
_RUN: Final = re.compile(rf"\*\*(.+?)\*\*|{CLAUSE.pattern}")
_PICTURE: Final = re.compile(rf"!\[([^\]]+)\]\({PICTURES}/([a-z]+/[a-z0-9-]+\.webp)\)")
_NOT_READ: Final = re.compile(r"[>|`<]|#{3}|\d+\. |\s")
"""How lines begin that mean something in Markdown elsewhere, but not here."""


@cache
def guide(game: str, lang: str) -> GuidePage:
    """How to play a game. Raises ContentError if its file is invalid."""
    path = plugin_of(game).folder / FOLDER / f"{lang}.md"
    if not path.is_file():
        return GuidePage(game, lang, "", ())
    title, *parts = re.split(r"\n{2,}", path.read_text(encoding="utf-8").strip())
    if not title.startswith("# "):
        raise ContentError(f"{path.name} has no title")
    return GuidePage(game, lang, title[2:], tuple(_block(game, path, part) for part in parts))


def _block(game: str, path: Path, part: str) -> GuideBlock:
    if _NOT_READ.match(part):
        raise ContentError(f'{path.name}: nobody reads "{part[:40]}"')
    if part.startswith("## "):
        return GuideBlock("heading", (_runs(part[3:]),))
    if found := _PICTURE.fullmatch(part.replace("\n", " ")):
        alt, name = found.groups()
        file = path.parent / PICTURES / name
        if not file.is_file():
            raise ContentError(f"{path.name}: there is no picture {name}")
        width, height = size_of(file.read_bytes())
        return GuideBlock("picture", ((GuideRun(alt),),), f"{ADDRESS}/{game}/{name}", width, height)
    if part.startswith("- "):
        return GuideBlock("list", tuple(_runs(line) for line in part[2:].split("\n- ")))
    if part.startswith(("-", "!", "#", "*")) and not part.startswith("**"):
        raise ContentError(f'{path.name}: nobody reads "{part[:40]}"')
    return GuideBlock("text", (_runs(part),))


def _runs(text: str) -> tuple[GuideRun, ...]:
    runs: list[GuideRun] = []
    text = re.sub(r"\s*\n\s*", " ", text)
    end = 0
    for found in _RUN.finditer(text):
        if found.start() > end:
            runs.append(GuideRun(text[end : found.start()]))
        strong, id = found.groups()
        runs.append(GuideRun(strong, strong=True) if strong else GuideRun(id, clause=True))
        end = found.end()
    return (*runs, GuideRun(text[end:])) if end < len(text) else tuple(runs)


def size_of(webp: bytes) -> tuple[int, int]:
    """The width and the height of a picture. Raises ContentError if it is not a WebP."""
    if webp[:4] == b"RIFF" and webp[8:12] == b"WEBP":
        if webp[12:16] == b"VP8 ":
            return int.from_bytes(webp[26:28], "little") & 0x3FFF, int.from_bytes(webp[28:30], "little") & 0x3FFF
        if webp[12:16] == b"VP8X":
            return int.from_bytes(webp[24:27], "little") + 1, int.from_bytes(webp[27:30], "little") + 1
    raise ContentError("a picture is not a WebP of a kind that is read here")


def pictures(game: str) -> dict[str, Path]:
    """The pictures of a game by their addresses."""
    folder = plugin_of(game).folder / FOLDER / PICTURES
    return {f"{ADDRESS}/{game}/{file.relative_to(folder).as_posix()}": file for file in sorted(folder.glob("*/*.webp"))}
