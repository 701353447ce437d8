"""A game of *Heroes* or *Battlefield* from its beginning, for `banneret replay`."""

from __future__ import annotations

from typing import Any

from banneret.cli.replay import with_readers
from banneret.heroes.text.combat_questions import side_names
from banneret.heroes.text.component_names import name
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.game import Game


def story(game: Game, lang: str) -> list[str]:
    """What has happened, sentence by sentence, and who stands where."""
    names = Names.of(game.view())
    # A record hides nothing, so the card drawn is named, without also saying that one was drawn.
    lines = [(event, log_line(event, names, lang)) for event in game.events if event.name != "draw"]
    told = with_readers(game, lines, lang) if names.whole else [line for _, line in lines]
    return told + standing(game, lang)


def standing(game: Game, lang: str) -> list[str]:
    """A line for each side with units on the board: which, where, and how many hit points they have left.

    In a whole game there are such lines only while a Combat is on.
    """
    shown: dict[str, Any] = game.rules.describe(game.view())
    combat = shown.get("combat", shown)
    units = combat["units"] if isinstance(combat, dict) else []
    lines = []
    names = Names.of(game.view())
    titles = side_names(lang) if names.whole else (names.player(0, lang), names.player(1, lang))
    for side, title in enumerate(titles):
        words = []
        for unit in units:
            if unit["side"] == side:
                pack = f" ({message('ui-pack', lang)})" if unit["pack"] else ""
                left = f"{message('ui-hp', lang)} {unit['hp'] - unit['damage']}/{unit['hp']}"
                words.append(f"{name(unit['unit'], lang)}{pack} {unit['space']} {left}")
        if words:
            lines.append(f"{title}: {', '.join(words)}")
    return lines
