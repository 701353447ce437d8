"""Computer players. A bot gets only Views; see `banneret.bots.protocol`."""

from banneret.bots.advice import Advice, advise
from banneret.bots.protocol import Bot
from banneret.bots.registry import make, names

__all__ = ["Advice", "Bot", "advise", "make", "names"]
