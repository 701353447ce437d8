"""Records as `banneret replay` shows them."""

from __future__ import annotations

from banneret.games import resume, rules_of
from banneret.kernel.game import Game
from banneret.kernel.record import Record
from banneret.kernel.replay import replay, verify


def verified(record: Record) -> dict[str, object]:
    """Run a record again; every answer is checked and every digest compared on the way."""
    rules = rules_of(record.setup.game)
    game = verify(rules, record)
    return {"verified": True, "answers": len(game.played), "digest": game.digest, "result": game.result}


def told(record: Record, to: int | None, lang: str) -> tuple[Game, list[str]]:
    """The game and its log, sentence by sentence, and what it waits on or how it ended."""
    from banneret.text.log import sentence

    game = replay(rules_of(record.setup.game), record, to) if to is not None else resume(record)
    # A record hides nothing, so the card drawn is told and not also that one was drawn.
    lines = [sentence(event, lang) for event in game.events if event.name != "draw"]
    lines.append(f"result: {' '.join(map(str, game.result))}" if game.result is not None else repr(game.choice))
    return game, lines
