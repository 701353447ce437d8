"""What a position of a whole game is worth to every side, from -1 to 1: who is likely to win it.

The weights are those of a logistic regression on who won games of the greedy bot, rounded.
"""

from __future__ import annotations

from math import log, tanh
from typing import Final

from banneret.heroes.bots.planning.common_cause import STRENGTH, against
from banneret.heroes.bots.targets import RESOURCE_WORTH, army_worth, rounds_left
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.state import OVER

ARMY: Final = 2.4
"""Times the logarithm of the army's worth: twice the army wins five games of six."""
INCOME: Final = 0.025
"""A gold of income, for each round it still comes."""
PAID_ROUNDS: Final = 6
"""Income further away than this many rounds counts for nothing."""
STORE: Final = 0.012
"""A gold in store: it becomes an army only later."""
BUILT: Final = 0.12
"""A building."""
LOST: Final = -6.0
"""The value for a player who is out of the game."""
MOST: Final = 0.98


def realm_values(s: WholeGame, teams: tuple[int, ...]) -> list[float]:
    """By side. The strongest of a team counts, and the others a little. Where all are one team, the scenario itself
    is what they play against."""
    sides = max(teams) + 1
    if s.seat == OVER:
        results = [-1.0] * sides
        for player, team in enumerate(teams):
            results[team] = max(results[team], float(s.returns[player]))
        return results
    strengths = [[prospects(s, player) for player in range(len(teams)) if teams[player] == team]
                 for team in range(sides)]  # fmt: skip
    totals = [max(found) + 0.2 * (sum(found) - max(found)) for found in strengths]
    if sides == 1:
        return [MOST * tanh((STRENGTH * totals[0] + against(s)) / 2)]
    values: list[float] = []
    for team in range(sides):
        rival = max([totals[other] for other in range(sides) if other != team])
        values.append(MOST * tanh((totals[team] - rival) / 2))
    return values


def prospects(s: WholeGame, player: int) -> float:
    """What speaks for a player, in logits."""
    return LOST if s.out >> player & 1 else sum(prospect_parts(s, player))


def prospect_parts(s: WholeGame, player: int) -> list[float]:
    """The same in parts: army, income, store and buildings."""
    rounds = min(PAID_ROUNDS, rounds_left(s))
    seated = player in s.who
    first = 3 * s.who.index(player) if seated else 3 * player
    store = s.stores if seated else s.purse
    income = stored = 0.0
    for n in range(3):
        income += RESOURCE_WORTH[n] * s.income[3 * player + n]
        stored += RESOURCE_WORTH[n] * store[first + n]
    army = ARMY * log(army_worth(s, player))
    return [army, INCOME * rounds * income, STORE * stored, BUILT * s.buildings[player].bit_count()]


def realm_parts(s: WholeGame, teams: tuple[int, ...], player: int) -> list[float]:
    """What a position's worth to a player is made of: four parts of the player's own, and the strongest rival or, where
    there is none, how far the common cause has come."""
    if max(teams) == 0:
        return [*[STRENGTH * part for part in prospect_parts(s, player)], against(s)]
    rivals = [prospects(s, other) for other in range(len(teams)) if teams[other] != teams[player]]
    return [*prospect_parts(s, player), -max(rivals)]
