"""The legal answers with their keys, and what a typed answer means."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.table.asking import Asking

NOWHERE: Final = re.compile(r"(?!)")
"""A pattern for place names in a game that has none."""
HOTKEYS: Final = "123456789bcdefghjkmnoptvxyz"
"""Keys for answers: digits, then letters that are not commands."""
END: Final = "0"
"""The key of the answer that ends something."""
ENDING: Final = frozenset({"pass", "done", "keep", "no", "stop", "end_turn"})
"""Words of answers that end something."""


class Answer(NamedTuple):
    """One legal answer."""

    option: int
    key: str
    label: str
    hotkey: str
    space: str
    """The place on the board it is about, or empty."""
    short: str = ""
    """A shorter label for where there is little room."""
    ends: bool = False
    """Whether it ends something and so has that key."""

    @property
    def word(self) -> str:
        """The verb of the key."""
        return self.key.partition(":")[0]


def answers_of(game: Game, asking: Asking) -> list[Answer]:
    """All legal answers, each with its own key as long as there are enough keys."""
    numbers = iter(HOTKEYS)
    ended = False
    answers: list[Answer] = []
    for option in game.state.options:
        key = game.rules.key(game.state.kind, option)
        ends = not ended and key.partition(":")[0] in ENDING
        ended = ended or ends
        hotkey = END if ends else next(numbers, "")
        answers.append(Answer(option, key, asking.label(option), hotkey, "", ends=ends))
    return answers


def matches(answers: list[Answer], typed: str, places: re.Pattern[str] = NOWHERE) -> list[Answer]:
    """The answers that a typed text may mean: one if it is a key, else all that begin with it.

    `places` is the pattern of place names: such a name counts only as a whole, alone or after the start of a word.
    """
    text = " ".join(typed.casefold().split())
    if not text:
        return list(answers)
    exact = [answer for answer in answers if text in (answer.key, answer.hotkey)]
    if exact:
        return exact
    if found := re.fullmatch(rf"([a-z_]+?)[ :]?({places.pattern})", text):
        verb, space = found.groups()
        short = [answer for answer in answers if answer.space == space and answer.word.startswith(verb)]
        if short:
            return short
    if places.fullmatch(text):
        return [answer for answer in answers if answer.space == text]
    begins = [answer for answer in answers if answer.key.startswith(text) or answer.space.startswith(text)]
    return begins or [answer for answer in answers if any(word.startswith(text) for word in _words(answer))]


def _words(answer: Answer) -> list[str]:
    label = answer.label.casefold()
    return [label, *re.split(r"[\s:]+", label), *re.split(r"[_:]+", answer.key)]
