"""Players that are not people. A bot gets Views only; see `banneret.bots.protocol`."""

from banneret.bots.protocol import Bot
from banneret.bots.registry import make, names

__all__ = ["Bot", "make", "names"]
