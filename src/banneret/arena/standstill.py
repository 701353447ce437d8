"""Games in which nothing happens any more: nobody loses or gains anything for so long that nobody ever will."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.table.presenter import Presenter

QUIET_ROUNDS: Final = 150
"""Rounds in a row without a loss, a gain or a banner after which a game is given up.

In 191 games of greedy bots over all adventures of *BattleLore* there were 11 at most, in 241 of random ones 55.
"""


class Standstill:
    """What is at stake in a game, watched from round to round."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._stakes: object = None
        self._since = 0
        self._round = 0

    def reached(self, game: Game) -> bool:
        """Whether nothing has changed for too long. To be asked after every answer."""
        round = self._presenter.round_of(game.state)
        if round == self._round:
            return False
        self._round = round
        stakes = (self._presenter.strength(game.state), self._presenter.means(game))
        if stakes != self._stakes:
            self._stakes, self._since = stakes, round
        return round - self._since >= QUIET_ROUNDS
