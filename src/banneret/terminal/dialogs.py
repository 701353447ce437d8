"""Windows over the table: texts, why-not, leaving, the curtain between two players, the result."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from banneret.ledger import clause, known
from banneret.terminal import signs
from banneret.text import message


class Dialog(ModalScreen[str]):
    """A window over the dimmed table; escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def action_close(self) -> None:
        """Close the window without an answer."""
        self.leave("")

    def leave(self, answer: str) -> None:
        """Close the window with an answer. Keys pressed before it is gone are ignored."""
        if self.is_current:
            self.dismiss(answer)


class Reading(Dialog):
    """A text to read: help, a unit, the log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,q,question_mark,i,l", "close", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]

    def __init__(self, title: str, text: Text, lang: str, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self.text = text
        self._lang = lang
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """What the window is made of."""
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = f"esc {message('ui-close', self._lang)}"
            with VerticalScroll(classes="body", can_focus=False):
                yield Static(self.text)

    def on_mount(self) -> None:
        """The log opens at its end."""
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll by lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Reason(Static):
    """The text of the clause behind the marked line."""


class WhyNot(Dialog):
    """Why the question is asked, and everything the player could try here, each with the clause that forbids it."""

    def __init__(
        self, title: str, why: str, reasons: list[tuple[str, str]], asking: tuple[str, ...], lang: str
    ) -> None:
        """`reasons` are labels with the clause that forbids each, empty where it is allowed."""
        super().__init__()
        self._title = title
        self._why = why
        self.reasons = reasons
        self.asking = asking
        self._lang = lang

    def compose(self) -> ComposeResult:
        """What the window is made of."""
        with Vertical(classes="window") as window:
            window.border_title = f"{message('ui-why-not', self._lang)} · {self._title}"
            window.border_subtitle = f"↑↓ · esc {message('ui-close', self._lang)}"
            if self._why:
                yield Static(Text(self._why), id="why")
            options = [Option(self._line(label, id)) for label, id in self.reasons]
            yield OptionList(*options, Option(Text(message("ui-asked-now", self._lang))), id="reasons")
            with VerticalScroll(id="clause", can_focus=False):
                yield Reason()

    def _line(self, label: str, id: str) -> Text:
        return Text(f"{signs.FALLS} {label}  ({id})" if id else f"{signs.DONE} {label}")

    def on_mount(self) -> None:
        """Begin at the first entry that is not allowed."""
        first = next((n for n, (_, id) in enumerate(self.reasons) if id), 0)
        self.query_one(OptionList).highlighted = first

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the clause of the marked line."""
        n = event.option_index
        ids = (self.reasons[n][1],) if n < len(self.reasons) else self.asking
        if n < len(self.reasons) and not self.reasons[n][1]:
            text = Text(message("ui-allowed", self._lang), style=signs.GREEN)
        else:
            text = clause_text(ids, self._lang)
        self.query_one(Reason).update(text)

    def on_option_list_option_selected(self) -> None:
        """Enter closes, too."""
        self.action_close()


def clause_text(ids: tuple[str, ...], lang: str) -> Text:
    """Clauses with their source and ruling."""
    text = Text()
    for id in ids:
        if text.plain:
            text.append("\n")
        if not known(id):
            text.append(id)
            continue
        it = clause(id, lang)
        text.append(f"{it.id} ", style=f"bold {signs.GOLD}")
        text.append(it.text)
        text.append(f"  [{it.source}]", style=signs.DIM)
        if it.ruling:
            text.append(f"\n{it.ruling}", style=signs.AZURE)
    return text


class Ask(Dialog):
    """A question with keys for its answers."""

    def __init__(self, title: str, text: Text, answers: list[tuple[str, str]]) -> None:
        """`answers` are pairs of a key and its label; the first one is also given by enter."""
        super().__init__()
        self._title = title
        self.text = text
        self.answers = answers

    def compose(self) -> ComposeResult:
        """What the window is made of."""
        with Vertical(classes="window") as window:
            window.border_title = self._title
            text = self.text.copy()
            text.append("\n\n")
            for key, label in self.answers:
                text.append(f"[{key}] ", style=f"bold {signs.GOLD}")
                text.append(f"{label}    ")
            yield Static(text)

    def on_key(self, event: events.Key) -> None:
        """Take a key of an answer, in either case."""
        pressed = event.character.casefold() if event.character else event.key
        if event.key == "enter":
            pressed = self.answers[0][0]
        if pressed in [key for key, _ in self.answers]:
            event.stop()
            self.leave(pressed)


class Curtain(Screen[None]):
    """Hides everything while the screen changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, side: str, lang: str) -> None:
        super().__init__()
        self.side = side
        self._lang = lang

    def compose(self) -> ComposeResult:
        """What the window is made of."""
        text = Text(justify="center")
        text.append(message("ui-pass-screen", self._lang, side=self.side), style=f"bold {signs.GOLD}")
        text.append("\n\n" + message("ui-pass-screen-hint", self._lang), style=signs.INK)
        yield Static(text, id="curtain")

    def action_open(self) -> None:
        """The next player is there."""
        if self.is_current:
            self.dismiss(None)
