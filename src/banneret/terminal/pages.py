"""The texts of windows over the table: the keys and signs, all answers, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from banneret.terminal import signs
from banneret.terminal.chooser import Chooser
from banneret.terminal.listing import Row
from banneret.terminal.session import Session
from banneret.text import message

WIDTH: Final = 70
"""Chosen so that nothing is wrapped twice in the smallest window."""
Keys = Iterable[tuple[str, str]]
"""Keys, and the messages that say what they do."""
Signs = Iterable[tuple[str, tuple[str, ...], str]]
"""Signs, the messages that say what each means, and its style."""

KEYS: Final = (
    ("← ↑ ↓ →", "ui-key-arrows"),
    ("⇧ ← ↑ ↓ →", "ui-key-shift"),
    ("enter", "ui-key-enter"),
    ("tab", "ui-key-tab"),
    ("0–9", "ui-key-number"),
    ("a–d  :", "ui-key-type"),
    ("u", "ui-key-undo"),
    ("r", "ui-key-redo"),
    ("w", "ui-key-why"),
    ("i", "ui-key-inspect"),
    ("*", "ui-key-hint"),
    ("l", "ui-key-log"),
    ("s", "ui-key-speed"),
    ("q", "ui-key-quit"),
)
"""Keys at a board of spaces."""
PLAIN_KEYS: Final = (
    ("← ↑ ↓ →", "ui-key-tab"),
    ("⇧ ↑ ↓", "ui-key-shift"),
    ("enter", "ui-key-enter"),
    ("0–9 b–z", "ui-key-number"),
    (":", "table-key-typing"),
    ("a", "table-key-answers"),
    ("i", "ui-key-marked"),
    *(pair for pair in KEYS if pair[0] in ("u", "r", "w", "*", "l", "s", "q")),
)
"""Keys of a game without its own board in the terminal."""
PLAIN_SIGNS: Final = (
    (signs.NOW, ("ui-sign-asked",), signs.GOLD),
    (signs.DONE, ("ui-sign-yes",), signs.GREEN),
)


def help_text(game: str, lang: str, keys: Keys, pictures: Signs) -> Text:
    """The keys and the signs of a face of the table, in the words of its game."""
    text = Text()
    for key, id in keys:
        text.append(f"{key:<11}", style=f"bold {signs.GOLD}")
        text.append(f"{message(f'{game}:{id}', lang)}\n")
    text.append(f"\n{message('ui-signs', lang)}\n", style=f"bold {signs.INK}")
    for sign, ids, style in pictures:
        text.append(f" {sign} ", style=f"bold {style}")
        text.append(" " * max(1, 9 - len(sign)))
        text.append(", ".join(message(f"{game}:{id}", lang) for id in ids) + "\n")
    text.rstrip()
    return text


def answer_rows(pointer: Chooser) -> list[Row]:
    """Every legal answer with what it is about."""
    rows = []
    marked = pointer.marked
    for place, answer in enumerate(pointer.answers):
        line = Text.assemble((f"[{answer.hotkey or '·'}] ", f"bold {signs.GOLD}"), (answer.label, signs.INK))
        pointer.mark(place)
        rows.append(Row(line, answer.key, tuple(pointer.details(WIDTH)[1])))
    pointer.mark(marked)
    return rows


def result_text(session: Session) -> Text:
    """Who won, and who lost."""
    lang, game = session.lang, session.game
    returns = game.result or ()
    text = Text()
    winners = [session.badge(seat) for seat, value in enumerate(returns) if value > 0]
    words = message("ui-winner", lang, side=", ".join(winners)) if winners else message("ui-drawn", lang)
    text.append(f"{words}\n\n", style=f"bold {signs.GOLD}")
    for seat, value in enumerate(returns):
        sign, style = (
            (signs.DONE, signs.GREEN) if value > 0 else (signs.FALLS, signs.RED) if value < 0 else ("=", signs.DIM)
        )
        text.append(f" {sign} ", style=f"bold {style}")
        text.append(f"{session.badge(seat)}\n", style=signs.INK)
    text.append(f"\n{message('ui-answers', lang)} {len(game.answers)}", style=signs.DIM)
    return text
