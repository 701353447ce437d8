"""The names of those who sit at a table: bots, and players for whom a game has no names."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.bots.characters import character
from banneret.bots.registry import offered
from banneret.table.lobby_types import BotInfo
from banneret.text import message
from banneret.text.catalogue import has


def bot_name(game: str, bot: str, lang: str = "en") -> str:
    """The name of a bot; without a text for it, its id."""
    found = character(bot, game)
    id = f"{game}:bot-{found.id if found else bot}"
    return message(id, lang) if has(id, lang) else bot


def opponent_in_lessons(game: str, lang: str) -> str:
    """What the bot of a lesson is called: learners meet somebody, not a way of playing."""
    named = [id for id in offered(game) if character(id, game)]
    return bot_name(game, named[1], lang)


def bots_of(game: str, lang: str) -> tuple[BotInfo, ...]:
    """The opponents that a game offers."""
    return tuple(_bot(game, id, lang) for id in offered(game))


def _bot(game: str, id: str, lang: str) -> BotInfo:
    found = character(id, game)
    rank = message(f"rank-{found.rank}", lang) if found else ""
    return BotInfo(id, bot_name(game, id, lang), message(f"{game}:bot-{id}-text", lang), rank)


def numbered(seat: int, lang: str) -> str:
    """A player of whom only the seat is known."""
    return message("player-n", lang, n=seat + 1)


def told_apart(given: Sequence[str], lang: str) -> tuple[str, ...]:
    """The names of all seats: the given name or else a number, and both if several have the same name."""
    names = [name or numbered(seat, lang) for seat, name in enumerate(given)]
    return tuple(f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names))
