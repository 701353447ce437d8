"""Letting bots play each other, many games at a time."""

from banneret.arena.bot_game import Pairing, play_one
from banneret.arena.sim import run
from banneret.arena.summary import Summary, wilson

__all__ = ["Pairing", "Summary", "play_one", "run", "wilson"]
