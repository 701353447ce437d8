"""Records as `banneret replay` shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from banneret.games import resume, rules_of
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.record import Record
from banneret.kernel.replay import verify
from banneret.kernel.state import CHANCE

if TYPE_CHECKING:
    from banneret.heroes.text.names import Names


def verified(record: Record) -> dict[str, object]:
    """Run a record again; every answer is checked and every digest compared on the way."""
    rules = rules_of(record.setup.game)
    game = verify(rules, record)
    return {"verified": True, "answers": len(game.played), "digest": game.digest, "result": game.result}


def told(record: Record, to: int | None, lang: str) -> tuple[Game, list[str]]:
    """The game and its log, sentence by sentence, who stands where, and what it waits on or how it ended."""
    from banneret.battlelore.table.told import lore_lines
    from banneret.battlelore.text.names_and_events import GAME as BATTLELORE
    from banneret.heroes.text.map_answers import prompt_text
    from banneret.heroes.text.map_events import log_line
    from banneret.heroes.text.names import Names
    from banneret.text import message

    game = resume(record, to)
    names = Names.of(game.view())
    # A record hides nothing, so the card drawn is told and not also that one was drawn.
    events = [event for event in game.events if event.name not in ("draw", "lore_draw")]
    if game.rules.id == BATTLELORE:
        told_so = zip(events, lore_lines(events, lang), strict=True)
        lines = [_to_one(event, line, names, lang) for event, line in told_so if line]
    else:
        lines = [_to_one(event, log_line(event, names, lang), names, lang) for event in events]
    lines += standing(game, lang)
    if game.result is not None:
        lines.append(f"result: {' '.join(map(str, game.result))}")
    else:
        asked = prompt_text(game, lang) if game.choice.seat != CHANCE else f"{message('ui-chance', lang)}:"
        lines.append(f"{asked} {' '.join(game.choice.keys)}")
    return game, lines


def _to_one(event: Event, line: str, names: Names, lang: str) -> str:
    """The line of an event; what only one player saw is told as it was to that player, who is named."""
    told_to_one = names.whole and event.audience is not None
    return f"{names.player(event.audience or 0, lang)}: {line}" if told_to_one else line


def standing(game: Game, lang: str) -> list[str]:
    """A line for each side with units on the board: which, where, and how many hit points they have left.

    In a whole game there are such lines only while a Combat is on.
    """
    from banneret.battlelore.text import names_and_events as battlelore
    from banneret.heroes.text.combat_questions import side_names
    from banneret.heroes.text.programs import name
    from banneret.text import message

    shown = game.rules.describe(game.view())
    if game.rules.id == battlelore.GAME:
        return battlelore.standing(cast("list[dict[str, Any]]", shown["units"]), lang)
    combat = shown.get("combat", shown)
    units = combat["units"] if isinstance(combat, dict) else []
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
