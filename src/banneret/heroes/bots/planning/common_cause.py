"""How likely players without rivals are to win: against AI heroes, or against time.

What brings the end nearer is read from the scenario's own conditions, so no scenario is known by name. The weights are
those of a logistic regression on who won campaigns and cooperative games of the greedy bot, rounded.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.victory import progress
from banneret.heroes.bots.targets import rounds_left
from banneret.heroes.scenario.goals import Goal
from banneret.heroes.state.whole_game import WholeGame

STRENGTH: Final = 0.25
"""How much the prospects of the players count, against what they count between rivals."""
NEAR: Final = 1.9
"""A condition of victory that is all but fulfilled."""
LOSING: Final = 1.3
"""The same for one of defeat."""
TIME: Final = 1.6
"""All rounds still to come."""
ODDS: Final = -4.5
"""What all of this is measured by."""


def against(s: WholeGame) -> float:
    """What speaks for the players besides their own strength, in logits; mostly below 0."""
    goals = s.game_terms.scenario
    rounds = s.game_terms.round_limit
    time = rounds_left(s) / rounds if rounds else 1.0
    return NEAR * nearness(s, goals.victory) - LOSING * nearness(s, goals.defeat) + TIME * time + ODDS


def nearness(s: WholeGame, goals: tuple[Goal, ...]) -> float:
    """How near the nearest of some conditions is, from 0 to 1."""
    players = range(s.game_terms.players)
    counted = [goal for goal in goals if not goal.only_players or s.game_terms.players in goal.only_players]
    return max([share_of(s, player, goal) for goal in counted for player in players], default=0.0)


def share_of(s: WholeGame, player: int, goal: Goal) -> float:
    """How much of a condition a player has fulfilled, together with the rest of the team."""
    if goal.all:
        return sum([share_of(s, player, inner) for inner in goal.all]) / len(goal.all)
    done, of = progress(s, player, goal)
    if goal.at_most:
        return min(1.0, (1.0 + of) / (1.0 + done))
    return min(1.0, done / of) if of else 1.0
