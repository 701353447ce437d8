"""A hint over the table: what the strongest bot would answer, the answers that come next, and why."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from banneret.bots.advice import Advice, Advised, said
from banneret.kernel.rules import View
from banneret.table.asking import Asking
from banneret.terminal import signs
from banneret.terminal.dialogs import Dialog
from banneret.text import message


class HintWindow(Dialog):
    """The answers with a number each, which gives it; enter gives the best."""

    def __init__(self, advice: Advice, view: View, asking: Asking, lang: str) -> None:
        super().__init__()
        self.answers = (advice.best, *advice.others)
        self._fight = advice.fight
        self._view = view
        self._game = advice.game
        self._asking = asking
        self._lang = lang

    def compose(self) -> ComposeResult:
        """What the window is made of."""
        with Vertical(classes="window") as window:
            window.border_title = message("ui-hint", self._lang)
            window.border_subtitle = f"1-{len(self.answers)} · esc {message('ui-close', self._lang)}"
            yield Static(self.text())

    def text(self) -> Text:
        """All of it."""
        text = Text()
        for n, answer in enumerate(self.answers, 1):
            text.append(f"[{n}] ", style=f"bold {signs.GOLD}")
            text.append(self._asking.label(answer.option), style="bold")
            text.append(f"  {self._worth(answer)}\n")
            text.append(f"    {said(answer, self._view, self._game, self._lang)}\n", style=signs.DIM)
        if self.answers[0].worth is None:
            text.append(message("ui-hint-unjudged", self._lang))
        return text

    def _worth(self, answer: Advised) -> str:
        if answer.worth is None:
            return ""
        share, low, high = map(_of_100, (answer.worth, answer.worth - answer.risk, answer.worth + answer.gain))
        fight = "yes" if self._fight else "no"
        return message("ui-hint-worth", self._lang, n=share, low=low, high=high, fight=fight)

    def on_key(self, event: events.Key) -> None:
        """Give the answer with a number, or the best."""
        pressed = "1" if event.key == "enter" else event.character or ""
        if pressed.isdecimal() and 0 < int(pressed) <= len(self.answers):
            event.stop()
            self.leave(self.answers[int(pressed) - 1].key)


def _of_100(worth: float) -> int:
    """How many of a hundred games are won; as on the page never all or none, for nothing that is judged is certain."""
    return max(1, min(99, round(100 * worth)))
