"""Drawing the lines around every board: title, log, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from banneret.terminal import signs
from banneret.terminal.layout import Layout
from banneret.terminal.session import Line
from banneret.text import message

WEIGHTS: Final = {"head": signs.AZURE, "strong": f"bold {signs.INK}"}


def draw_title(layout: Layout, where: str, saved: tuple[str, ...], turn: str, mine: bool) -> Text:
    """The first line: the game, its progress, its file as far as it fits, and whose turn it is."""
    badge = Text(f" {turn} ", style=signs.TURN if mine else signs.WAITING)
    bar = Text(" ", style=signs.BAR)
    bar.append("Banneret", style=signs.BAR_STRONG)
    bar.append(f"  {where}")
    bar.truncate(layout.width - badge.cell_len - 2, overflow="ellipsis")
    room = layout.width - badge.cell_len - bar.cell_len - 5
    told = next((words for words in saved if len(words) <= room), "")
    bar.append(f" · {told}" if told else "")
    bar.append(" " * max(0, layout.width - badge.cell_len - bar.cell_len - 1))
    return Text.assemble(bar, badge, (" ", signs.BAR))


def log_line(line: Line) -> Text:
    """One line of the log."""
    style = signs.INK if line.fresh else signs.DIM
    if line.fresh or line.weight == "head":
        style = WEIGHTS.get(line.weight, style)
    return Text.assemble((f" {line.sign} ", signs.DIM), (line.text, style))


def brief_log(lines: list[Line], width: int) -> Text:
    """What happened since the last answer, in one line; only the end if it does not fit."""
    fresh = [line for line in lines if line.fresh] or lines[-1:]
    while len(fresh) > 1 and fresh[-1].passing:
        fresh.pop()
    words = " ".join(line.text for line in fresh)
    if len(words) > width - 3:
        words = "…" + words[len(words) - width + 4 :]
    return Text(f" {words}", style=signs.INK)


def draw_keys(
    layout: Layout, lang: str, can_undo: bool, can_redo: bool, bots: str, more: Sequence[tuple[str, str]] = ()
) -> Text:
    """The last line: what can be pressed."""
    hints = [
        ("←↑↓→", message("ui-hint-cursor", lang)),
        ("⏎", message("ui-hint-answer", lang)),
        ("tab", message("ui-hint-next", lang)),
        ("?", message("ui-help", lang)),
        *more,
        *([("u", message("ui-undo", lang))] if can_undo else []),
        *([("r", message("ui-redo", lang))] if can_redo else []),
        ("q", message("ui-quit", lang)),
        ("w", message("ui-why-not", lang)),
        ("i", message("ui-hint-inspect", lang)),
        ("l", message("ui-log", lang)),
        *([("s", bots)] if bots else []),
        (":", message("ui-hint-type", lang)),
    ]
    bar = Text("", style=signs.BAR)
    for key, word in hints:
        if bar.cell_len + len(key) + len(word) + 4 > layout.width:
            break
        bar.append(" " if not bar.plain else " · ")
        bar.append(key, style="bold")
        bar.append(f" {word}")
    bar.append(" " * max(0, layout.width - bar.cell_len))
    return bar
