"""What those who sit at a table are called: bots, and players where a game has no names for them."""

from __future__ import annotations

from collections.abc import Sequence

from banneret.bots import names as bot_names
from banneret.table.lobby_types import BotInfo
from banneret.text import message


def bot_name(game: str, bot: str, lang: str = "en") -> str:
    """What a bot is called."""
    return message(f"{game}:bot-{bot}", lang)


def bots_of(game: str, lang: str) -> tuple[BotInfo, ...]:
    """The bots that can play a game."""
    return tuple(
        BotInfo(id, bot_name(game, id, lang), message(f"{game}:bot-{id}-text", lang)) for id in bot_names(game)
    )


def numbered(seat: int, lang: str) -> str:
    """A player of whom nothing is known but the seat."""
    return message("player-n", lang, n=seat + 1)


def told_apart(given: Sequence[str], lang: str) -> tuple[str, ...]:
    """The names of all seats: the one that was given or else a number, and both where several have the same."""
    names = [name or numbered(seat, lang) for seat, name in enumerate(given)]
    return tuple(f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names))
