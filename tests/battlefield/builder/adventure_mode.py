"""Games in Adventure mode, at their start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from banneret.games import rules_of
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import Setup
from tests.battlefield.builder.game import BattlefieldGame
from tests.heroes.builder.chance import Luck

SEATS = ("castle/catherine", "necropolis/sandro")


def new_adventure_mode(
    seats: Sequence[str] = SEATS, scenario: str = "adventure_small", **options: str
) -> BattlefieldGame:
    """A new game before anything has happened, with scripted chance to follow."""
    rules = rules_of("battlefield")
    setup = rules.normalise(Setup(game="battlefield", scenario=scenario, seats=tuple(seats), options=options))
    return BattlefieldGame(rules, setup, 0, Luck(0, "battlefield"))


def first_round(
    seats: Sequence[str] = SEATS, scenario: str = "adventure_small", *, first: int = 0, **options: str
) -> BattlefieldGame:
    """A game in its first round, whose starting player has drawn three Adventure cards."""
    game = new_adventure_mode(seats, scenario, **options)
    high, low = ["resource:6_gold"] * 2, ["resource:1_valuables"] * 2
    cast(Luck, game.streams).keys[K_ROLL] = high + low if first == 0 else low + high
    game.settle()
    return game
