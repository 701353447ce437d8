"""Characters: opponents with a name, a rank and a style, made of the bots of a game by settings alone.

Ranks tell how strong somebody is: a Page answers at once and overlooks much, a Warlord overlooks nothing and thinks.
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
    """Somebody to play against."""

    id: str
    rank: str
    make: Callable[[int], Bot]
    """What plays, from a seed, when nothing is overlooked."""
    overlooks: float = 0.0
    """How likely each answer is overlooked."""
    thinks: bool = False
    """Whether answers take time."""

    def bot(self, seed: int) -> Bot:
        """The player."""
        made = self.make(seed)
        return OverlookingBot(made, self.overlooks, seed) if self.overlooks else made


def characters(game: str) -> tuple[Character, ...]:
    """The characters of a game, from the weakest to the strongest; none where it has none."""
    where = plugin_of(game).characters
    return cast(tuple[Character, ...], part(where)) if where else ()


def character(name: str, game: str) -> Character | None:
    """A character of a game by name or by rank, if there is one."""
    return next((one for one in characters(game) if name in (one.id, one.rank)), None)


class OverlookingBot:
    """Lets a bot choose among the answers that come to mind, and not among all of them."""

    def __init__(self, bot: Bot, overlooks: float, seed: int) -> None:
        self._bot = bot
        self._overlooks = overlooks
        self._rng = Random(seed)

    def choose(self, view: View, rules: GameRules) -> int:
        """What the bot makes of the answers that it sees."""
        offered = view.state.options
        seen = [option for option in offered if self._rng.random() >= self._overlooks]
        if len(seen) == len(offered) or not seen:
            return self._bot.choose(view, rules)
        state = view.state.copy()
        state.options = seen
        answer = self._bot.choose(View(view.seat, state), rules)
        # Some bots know an answer that is always there, such as ending a turn.
        return answer if answer in offered else seen[0]
