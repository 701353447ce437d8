"""What a quick player would do in a Combat: every answer gets a score in gold from closed formulas, without a search.

Searches call this at every question they pass, so it is written for speed and knows only the outlines: what a blow
takes and what its retaliation costs, and how near an enemy is. Cards have a flat score.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.bots.combat_forecast import PINNED
from banneret.heroes.bots.hex_board import MIDDLE_ROW, is_long_shot
from banneret.heroes.bots.unit_worth import LOWEST, MEAN_DAMAGE, Worths, worths
from banneret.heroes.geometry.combat_board import DISTANCE, FRONTLINE, NEAR
from banneret.heroes.geometry.hex_board import OUTER, PLACES, row_of_hex
from banneret.heroes.state.answers_combat import (
    ATTACK,
    BREAK,
    CAST,
    DEFEND,
    DONE,
    EXPERT,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    REROLL,
    RETREAT,
    SECOND,
    SURRENDER,
    TARGET,
)
from banneret.heroes.state.battle import SIDE_MASK, SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.tables.units_and_cards import (
    ATTACK_VALUE,
    DEFENSE_VALUE,
    FLAGS,
    HP,
    NO_RETALIATION,
    RANGED,
    TYPE,
    UNLIMITED,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.state import ARG_B

FARTHEST: Final = 40
BREAKING: Final = 1.0
"""A Wall or the Gate destroyed."""
GUARDING: Final = 0.05
"""A Defense token, where nothing better can be done."""
CARD: Final = 0.8
"""A card played, before anybody has looked at what it does."""
EXPERT_CARD: Final = 0.6
NEARER: Final = 0.1
"""Each space that a melee unit comes nearer to an enemy it cannot strike."""
GIVING_UP: Final = -50.0
UNTIMELY: Final = -3.0
"""An answer that is seldom good."""
AHEAD_OF_BLOW: Final = 0.02
"""What walking to a blow loses against striking where one stands."""


class Fighting:
    """Scores of answers. It holds tables only."""

    def __init__(self) -> None:
        self.table: Worths = worths()

    def action_scores(self, s: Battle) -> list[float]:
        """What each answer of the active unit promises, in gold."""
        u = s.active
        foes = s.occupied[1 - SIDE_OF[u]]
        row = s.row[u]
        ranged = TYPE[row] == RANGED
        pinned = ranged and u != TOWER and NEAR[s.pos[u]] & foes != 0
        scores: list[float] = []
        struck = False
        walks = False
        for option in s.options:
            what = verb(option)
            if what == ATTACK:
                t = s.at[argument(option)]
                score = self.blow(s, u, t, pinned, s.pos[u])
                struck = True
            elif what == MOVE:
                space = argument(option)
                if ranged:
                    score = 0.0
                else:
                    near = NEAR[space] & foes
                    score = self.best_blow(s, u, near, space) - AHEAD_OF_BLOW if near else UNTIMELY
                    if near:
                        struck = True
                walks = True
            elif option == DEFEND:
                score = GUARDING
            elif option == DONE:
                score = 0.0
            elif what == BREAK:
                score = BREAKING
            elif what in (CAST, PLAY, SECOND):
                score = CARD
            elif what == EXPERT:
                score = EXPERT_CARD
            elif option in (SURRENDER, RETREAT):
                score = GIVING_UP
            else:
                score = 0.0
            scores.append(score)
        if walks and not struck and not ranged:
            self.approach(s, u, scores)
        return scores

    def approach(self, s: Battle, u: int, scores: list[float]) -> None:
        """Where no enemy can be struck: the nearer to one the better."""
        foes: list[int] = []
        left = s.alive & SIDE_MASK[1 - SIDE_OF[u]] & ~(1 << TOWER)
        while left:
            low = left & -left
            foes.append(s.pos[low.bit_length() - 1])
            left ^= low
        options = s.options
        here = nearest_of(s.pos[u], foes)
        for n in range(len(options)):
            if verb(options[n]) == MOVE:
                scores[n] = NEARER * (here - nearest_of(argument(options[n]), foes))

    def best_blow(self, s: Battle, u: int, spaces: int, stand: int) -> float:
        """The best blow at any unit on these spaces."""
        best = -100.0
        while spaces:
            low = spaces & -spaces
            t = s.at[low.bit_length() - 1]
            if t >= 0:
                score = self.blow(s, u, t, False, stand)
                best = max(best, score)
            spaces ^= low
        return best

    def blow(self, s: Battle, u: int, t: int, pinned: bool, stand: int) -> float:
        """What a blow takes from its target, less what the retaliation takes."""
        table = self.table
        row = s.row[u]
        other = s.row[t]
        damage = self.damage(s, u, t)
        ranged = TYPE[row] == RANGED
        if pinned or (ranged and u != TOWER and is_long_shot(s, u, t)):
            damage *= PINNED
        left = float(HP[other] - s.damage[t])
        gain = table.taken(other, left, damage)
        if (
            damage < left
            and u != TOWER
            and t != TOWER
            and not FLAGS[row] & NO_RETALIATION
            and (not s.retaliated >> t & 1 or FLAGS[other] & UNLIMITED)
            and (not ranged or NEAR[stand] >> s.pos[t] & 1)
        ):
            back = self.damage(s, t, u)
            gain -= table.taken(row, float(HP[row] - s.damage[u]), back)
        return gain

    def damage(self, s: Battle, u: int, t: int) -> float:
        """The damage to expect of a blow."""
        row = s.row[u]
        mod = s.mod
        surplus = ATTACK_VALUE[row] + mod[u] - DEFENSE_VALUE[s.row[t]] - mod[UNITS + t]
        return MEAN_DAMAGE[surplus + LOWEST] * self.table.blows[row]

    def target_scores(self, s: Battle) -> list[float]:
        """Whom an effect had better hit: enemies, those worth most first."""
        scores: list[float] = []
        for option in s.options:
            score = 0.0
            if verb(option) == TARGET:
                t = s.at[argument(option)]
                if t >= 0:
                    worth = self.table.step[s.row[t]] * (1.0 + s.damage[t] / HP[s.row[t]])
                    score = 0.2 * worth if SIDE_OF[t] != s.seat else -0.2 * worth
            scores.append(score)
        return scores

    def place_scores(self, s: Battle) -> list[float]:
        """Where a unit had better be placed before the fight: Ranged units behind, the others in front, all amid."""
        row = s.stack[ARG_B]
        ranged = 0 <= row < len(TYPE) and TYPE[row] == RANGED
        scores: list[float] = []
        for option in s.options:
            score = 0.0
            if verb(option) == PLACE and s.active < 0:
                space = argument(option)
                if s.terms.hexes:
                    outer = (OUTER[0] | OUTER[1]) >> space & 1 == 1
                    score = 0.6 if outer == ranged else 0.0
                    score += 0.1 * (MIDDLE_ROW - abs(row_of_hex(space) - MIDDLE_ROW))
                else:
                    front = (FRONTLINE[0] | FRONTLINE[1]) >> space & 1 == 1
                    score = 0.6 if front != ranged else 0.0
                    score += 0.1 if space & 3 in (1, 2) else 0.0
            scores.append(score)
        return scores


def nearest_of(space: int, foes: list[int]) -> int:
    """How far the nearest of some spaces is."""
    best = FARTHEST
    for foe in foes:
        far = DISTANCE[space * PLACES + foe]
        best = min(best, far)
    return best


def usual_instant(options: list[int], whim: float, playing: float) -> int:
    """A card in a window: played as often as not, the first that is offered."""
    if whim >= playing:
        return PASS if PASS in options else options[-1]
    first = options[0]
    return first if first != PASS else options[-1]


def reroll_of(s: Battle) -> int:
    """A -1 is rolled again where that is free; -1 for nothing."""
    for option in s.options:
        if verb(option) == REROLL and s.dice[argument(option)] == -1:
            return option
    return -1
