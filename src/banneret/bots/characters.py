"""Characters: opponents with a name, a rank and a style, made of the bots of a game by settings alone.

The rank says how strong a character is: a Page answers at once and overlooks a lot, a Warlord overlooks nothing and
searches.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, cast

from banneret.bots.protocol import Bot
from banneret.kernel.rules import GameRules, View
from banneret.plugins import part, plugin_of

RANKS: Final = ("page", "squire", "knight", "marshal", "warlord")
"""From the weakest to the strongest."""


class Character(NamedTuple):
    """An opponent."""

    id: str
    rank: str
    make: Callable[[int], Bot]
    """Makes the underlying bot, which overlooks nothing, from a seed."""
    overlooks: float = 0.0
    """The probability that an answer is overlooked."""
    thinks: bool = False
    """Whether answers take time."""

    def bot(self, seed: int) -> Bot:
        """The player."""
        made = self.make(seed)
        return OverlookingBot(made, self.overlooks, seed) if self.overlooks else made


def characters(game: str) -> tuple[Character, ...]:
    """The characters of a game, from the weakest to the strongest; empty if it has none."""
    where = plugin_of(game).characters
    return cast(tuple[Character, ...], part(where)) if where else ()


def character(name: str, game: str) -> Character | None:
    """A character of a game by name or by rank, or None."""
    return next((one for one in characters(game) if name in (one.id, one.rank)), None)


class OverlookingBot:
    """Lets a bot choose only among some of the answers."""

    def __init__(self, bot: Bot, overlooks: float, seed: int) -> None:
        self._bot = bot
        self._overlooks = overlooks
        self._rng = Random(seed)

    def choose(self, view: View, rules: GameRules) -> int:
        """The bot's choice among the answers that it sees."""
        offered = view.state.options
        seen = [option for option in offered if self._rng.random() >= self._overlooks]
        if len(seen) == len(offered) or not seen:
            return self._bot.choose(view, rules)
        state = view.state.copy()
        state.options = seen
        answer = self._bot.choose(View(view.seat, state), rules)
        # Some bots rely on an answer that is always offered, such as ending a turn.
        return answer if answer in offered else seen[0]
