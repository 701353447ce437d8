"""Asking: what a game asks now, looked at a single time, with the words for the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from banneret.battlelore.text.names_and_events import GAME as BATTLELORE
from banneret.battlelore.text.questions import BattleloreQuestion
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.text.combat_questions import Situation, option_text, prompt
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.kernel.game import Game
from banneret.kernel.sequence import step_name


class Asking:
    """What a skirmish or a whole game asks, as the seat that is asked sees it."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.kind = game.state.kind
        self.step = step_name(game.state.step)
        self.on_map = Question(game, lang) if isinstance(game.state, WholeGame) else None
        """What a whole game asks; nothing in a skirmish."""
        self.on_field = BattleloreQuestion(game, lang) if game.rules.id == BATTLELORE else None
        """What an adventure of BattleLore asks."""

    @cached_property
    def in_combat(self) -> Situation:
        """The same as a question of a Combat."""
        return self.on_map.combat if self.on_map is not None else Situation(self.game, self.lang)

    def prompt(self) -> str:
        """What is asked, as a sentence."""
        if self.on_field is not None:
            return self.on_field.prompt()
        if self.on_map is not None:
            return prompt_text(self.game, self.lang, self.on_map)
        return prompt(self.game, self.lang, self.in_combat)

    def label(self, option: int) -> str:
        """The label of an option, offered or not."""
        if self.on_field is not None:
            return self.on_field.label(option)
        if self.on_map is not None:
            return option_label(self.game, option, self.lang, self.on_map)
        return option_text(self.game, option, self.lang, self.in_combat)


def labels(game: Game, options: Sequence[int], lang: str) -> list[str]:
    """The labels of options in the light of what is asked now."""
    asking = Asking(game, lang)
    return [asking.label(option) for option in options]


def label(game: Game, option: int, lang: str) -> str:
    """The label of one option."""
    return Asking(game, lang).label(option)
