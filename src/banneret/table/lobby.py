"""What a lobby offers: games and scenarios, who may sit where, and the optional rules."""

from __future__ import annotations

import warnings
from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from banneret.plugins import plugins
from banneret.table.lessons.files import lessons
from banneret.table.presenter import presenter_of
from banneret.text import TextError

if TYPE_CHECKING:
    from banneret.table.lobby_types import GameInfo


@cache
def games(lang: str = "en") -> tuple[GameInfo, ...]:
    """Every game that can be started, with everything a lobby needs.

    A game that lacks a necessary text is left out with a warning, so that the others can still be played.
    """
    found = []
    for game in plugins():
        try:
            found.append(replace(presenter_of(game).lobby(lang), lessons=lessons(game, lang)))
        except TextError as error:
            warnings.warn(f"the game {game} is not offered: {error}", stacklevel=2)
    return tuple(found)


def scenario_name(game: str, scenario: str, lang: str = "en", definition: str = "") -> str:
    """What a scenario is called."""
    return presenter_of(game).scenario_words(scenario, lang, definition)[0]
