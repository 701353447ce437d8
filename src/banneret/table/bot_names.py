"""What bots are called."""

from __future__ import annotations

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
