"""The labels of many options at once: what is asked is looked at a single time."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.heroes.adventure import Adventure
from banneret.kernel.game import Game
from banneret.text.labels import Question, option_label
from banneret.text.log import Situation, option_text


def labels(game: Game, options: Sequence[int], lang: str) -> list[str]:
    """The labels of options in the light of what is asked now, in a skirmish or a whole game."""
    if isinstance(game.state, Adventure):
        asked = Question(game, lang)
        return [option_label(game, option, lang, asked) for option in options]
    now = Situation(game, lang)
    return [option_text(game, option, lang, now) for option in options]


def label(game: Game, option: int, lang: str) -> str:
    """The label of one option."""
    return labels(game, (option,), lang)[0]
