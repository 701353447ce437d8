"""Listing: a window with items to choose from, each with a description; the town is one."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from banneret.terminal import signs
from banneret.terminal.dialogs import Dialog
from banneret.text import message


class Row(NamedTuple):
    """One line of the list."""

    label: Text
    key: str = ""
    """The answer it stands for; a line without one only informs or separates."""
    told: tuple[Text, ...] = ()
    """Its description, shown below."""
    refused: str = ""
    """Why it cannot be chosen now; empty if it can."""
    heading: bool = False


class Listing(Dialog):
    """Items to choose from; enter gives the answer, or says why it cannot be given."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "close", show=False)]

    def __init__(self, title: str, head: Text, rows: list[Row], lang: str) -> None:
        super().__init__()
        self._title = title
        self.head = head
        self.rows = rows
        self._lang = lang

    def compose(self) -> ComposeResult:
        """What the window is made of."""
        with Vertical(classes="window listing") as window:
            window.border_title = self._title
            window.border_subtitle = (
                f"↑↓ · ⏎ {message('ui-hint-answer', self._lang)} · esc {message('ui-close', self._lang)}"
            )
            if self.head.plain:
                yield Static(self.head, id="head")
            yield OptionList(*(Option(row.label, disabled=row.heading) for row in self.rows), id="rows")
            with VerticalScroll(id="told", can_focus=False):
                yield Static(id="words")

    def on_mount(self) -> None:
        """Begin at the first item that can be chosen."""
        places = [n for n, row in enumerate(self.rows) if not row.heading]
        ready = [n for n in places if self.rows[n].key and not self.rows[n].refused]
        if places:
            self.query_one(OptionList).highlighted = (ready or places)[0]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the description of the marked line."""
        self._tell(self.rows[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the answer of the marked line, or say why not."""
        row = self.rows[event.option_index]
        if row.key and not row.refused:
            self.leave(row.key)
        else:
            self._tell(row)

    def _tell(self, row: Row) -> None:
        lines = list(row.told)
        if row.refused:
            lines.insert(0, Text(f"{signs.FALLS} {row.refused}", style=signs.RED))
        self.query_one("#words", Static).update(Text("\n").join(lines))
