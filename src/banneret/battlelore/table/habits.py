"""What a seat of *BattleLore* may have answered by itself. Each function looks at the question as the seat knows it.

What they answer is among the options, or nothing: then the player is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from banneret.battlelore.state.answers import ORDER, PASS, SUPPLIES, SUPPLY
from banneret.battlelore.state.battleground import Battleground
from banneret.kernel.keys import option, verb
from banneret.kernel.sequence import question_of
from banneret.table.habits import HabitAnswer
from banneret.table.idle_plays import only_passing_matters

if TYPE_CHECKING:
    from banneret.kernel.game import Game

HABITS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("ask", "useful"),
    "orders": ("ask", "all"),
    "supply": ("ask", *(name.replace("_", "-") for name in reversed(SUPPLIES))),
}


def _cards(game: Game, seat: int, _way: str) -> int | None:
    """Windows for lore cards: passed where nothing that could be played does anything. Rules: BL-LRE-29."""
    return PASS if only_passing_matters(game, seat, PASS, frozenset()) else None


def _orders(game: Game, _seat: int, _way: str) -> int | None:
    """Everybody is ordered where the Command card has an order for each of them. Rules: BL-CMD-04, BL-CMD-14."""
    state = cast(Battleground, game.state)
    if question_of(state.step) != "ask_order":
        return None
    named = [one for one in state.options if verb(one) == ORDER]
    after = state.copy()
    for one in named:
        if question_of(after.step) != "ask_order" or one not in after.options:
            return None
        goblets = after.goblets
        after.apply(one)
        if after.goblets != goblets:
            # One that costs lore is a choice.
            return None
    return named[0] if named else None


def _supply(game: Game, _seat: int, way: str) -> int | None:
    """Every turn ends with the same lore. Rules: BL-LRE-21."""
    if question_of(game.state.step) != "ask_supply":
        return None
    return option(SUPPLY, SUPPLIES.index(way.replace("-", "_")))


HABIT_ANSWERS: Final[dict[str, HabitAnswer]] = {
    "cards": _cards,
    "orders": _orders,
    "supply": _supply,
}
