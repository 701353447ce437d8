"""Negative Morale for a player whose turn it is not, where Morale cards are given up or drawn."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as
from banneret.heroes.combat.morale.tokens import gain_morale
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.sequence import sequence


def lose_cheer(s: WholeGame, player: int, _back: int, _c: int) -> None:
    """That player acts for a moment, to give up a card or to draw one. Rules: BF-MRL-09, BF-MRL-10, BF-MRL-20."""
    act_as(s, player)
    gain_morale(s, 0, -1)


def turn_back(s: WholeGame, _player: int, back: int, _c: int) -> None:
    """The player who acted before acts again."""
    act_as(s, back)


DISHEARTEN: Final = sequence(lose_cheer, turn_back)
"""Arguments: the player, who acts afterwards."""
