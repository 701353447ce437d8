"""Asking: the present question of a game, examined once, with the words for it and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from banneret.kernel.sequence import question_of
from banneret.table.protocol import Option
from banneret.text.catalogue import has, message
from banneret.text.words import word

if TYPE_CHECKING:
    from banneret.kernel.game import Game


class Asking:
    """What a game asks, as the seat that is asked sees it. A game with more to say derives its own from this."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        """The names of those at the table, if known."""
        self.kind = game.state.kind
        self.question = question_of(game.state.step)

    def prompt(self) -> str:
        """What is asked, as a sentence."""
        return message(f"{self.game.rules.id}:prompt-{self.question.replace('_', '-')}", self.lang)

    def label(self, option: int) -> str:
        """The label of an option, offered or not."""
        game = self.game.rules.id
        verb, _, what = self.game.rules.key(self.kind, option).partition(":")
        return message(f"{game}:option-{verb.replace('_', '-')}", self.lang, what=word(game, what, self.lang))

    def refused(self, option: int) -> str:
        """What an option is called that is not offered, when somebody points at what it is about."""
        return self.label(option)

    def obstacle(self, option: int, clause: str) -> str:
        """What exactly prevents an option that a clause forbids, if that says more than the clause."""
        return ""

    def hint(self) -> str:
        """A second line under the question, if there is something more worth knowing."""
        return ""

    def why_now(self) -> str:
        """What the question is about, for somebody who meets it for the first time; nothing where nobody wrote it."""
        id = f"{self.game.rules.id}:why-{self.question.replace('_', '-')}"
        return message(id, self.lang) if has(id, self.lang) else ""

    def picks(self) -> int:
        """How many of the answers are chosen, one question after the other."""
        return 1

    def expected(self, keys: Sequence[str]) -> str:
        """The key of the expected answer: it continues and gives nothing up. Empty if there is a real choice."""
        return ""

    def option(self, option: int, key: str, main: bool) -> Option:
        """A legal answer as it is shown."""
        return Option(key=key, label=self.label(option), main=main)
