"""What those who sit at a table are called: bots, and players where a game has no names for them."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.bots.characters import character
from banneret.bots.registry import offered
from banneret.table.lobby_types import BotInfo
from banneret.text import message
from banneret.text.catalogue import has


def bot_name(game: str, bot: str, lang: str = "en") -> str:
    """What a bot is called; one that the game has no words for goes by its id."""
    found = character(bot, game)
    id = f"{game}:bot-{found.id if found else bot}"
    return message(id, lang) if has(id, lang) else bot


def bots_of(game: str, lang: str) -> tuple[BotInfo, ...]:
    """The opponents that a game offers."""
    return tuple(_bot(game, id, lang) for id in offered(game))


def _bot(game: str, id: str, lang: str) -> BotInfo:
    found = character(id, game)
    rank = message(f"rank-{found.rank}", lang) if found else ""
    return BotInfo(id, bot_name(game, id, lang), message(f"{game}:bot-{id}-text", lang), rank)


def numbered(seat: int, lang: str) -> str:
    """A player of whom nothing is known but the seat."""
    return message("player-n", lang, n=seat + 1)


def told_apart(given: Sequence[str], lang: str) -> tuple[str, ...]:
    """The names of all seats: the one that was given or else a number, and both where several have the same."""
    names = [name or numbered(seat, lang) for seat, name in enumerate(given)]
    return tuple(f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names))
