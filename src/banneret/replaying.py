"""Records as `banneret replay` shows them."""

from __future__ import annotations

from banneret.games import resume, rules_of
from banneret.kernel.game import Game
from banneret.kernel.record import Record
from banneret.kernel.replay import verify
from banneret.kernel.state import CHANCE


def verified(record: Record) -> dict[str, object]:
    """Run a record again; every answer is checked and every digest compared on the way."""
    rules = rules_of(record.setup.game)
    game = verify(rules, record)
    return {"verified": True, "answers": len(game.played), "digest": game.digest, "result": game.result}


def told(record: Record, to: int | None, lang: str) -> tuple[Game, list[str]]:
    """The game and its log, sentence by sentence, who stands where, and what it waits on or how it ended."""
    from banneret.text import message
    from banneret.text.log import prompt, sentence

    game = resume(record, to)
    # A record hides nothing, so the card drawn is told and not also that one was drawn.
    lines = [sentence(event, lang) for event in game.events if event.name != "draw"]
    lines += standing(game, lang)
    if game.result is not None:
        lines.append(f"result: {' '.join(map(str, game.result))}")
    else:
        asked = prompt(game, lang) if game.choice.seat != CHANCE else f"{message('ui-chance', lang)}:"
        lines.append(f"{asked} {' '.join(game.choice.keys)}")
    return game, lines


def standing(game: Game, lang: str) -> list[str]:
    """A line for each side with units on the board: which, where, and how many hit points they have left."""
    from banneret.text import message, name
    from banneret.text.log import side_names

    units = game.rules.describe(game.view())["units"]
    assert isinstance(units, list)
    lines = []
    for side, title in enumerate(side_names(lang)):
        words = []
        for unit in units:
            if unit["side"] == side:
                pack = f" ({message('ui-pack', lang)})" if unit["pack"] else ""
                left = f"{message('ui-hp', lang)} {unit['hp'] - unit['damage']}/{unit['hp']}"
                words.append(f"{name(unit['unit'], lang)}{pack} {unit['space']} {left}")
        if words:
            lines.append(f"{title}: {', '.join(words)}")
    return lines
