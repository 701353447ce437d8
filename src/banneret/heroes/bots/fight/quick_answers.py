"""What a quick player would do in a Combat: every answer gets a score from closed formulas, without a search.

Searches call this at every question they pass, so it is written for speed and knows only the outlines: what a blow
takes and what its retaliation costs, and how near an enemy is. Cards have a flat score.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.bots.combat_forecast import PINNED
from banneret.heroes.bots.combat_only import nearest_of
from banneret.heroes.bots.hex_board import MIDDLE_ROW, is_long_shot
from banneret.heroes.bots.unit_worth import LOWEST, MEAN_DAMAGE, Worths, worths
from banneret.heroes.combat.activation import ATTACKED, DONE_SO_FAR, MOVED
from banneret.heroes.combat.deployment import ROW_TAKEN
from banneret.heroes.geometry.combat_board import FRONTLINE, NEAR
from banneret.heroes.geometry.hex_board import OUTER, row_of_hex

# By name, because the innermost loops of a search read them.
from banneret.heroes.state.answers_combat import (
    ATTACK,
    BREAK,
    CAST,
    DEFEND,
    DEPLOY,
    DONE,
    EXPERT,
    KEEP,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    POWER,
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

# What answers score, as the logarithm of how likely the greedy bot is to give them: fitted to its play.
TAKEN: Final = 0.3
"""Each gold of what a blow takes."""
PAID_BACK: Final = -0.2
"""Each gold of what its retaliation takes."""
BEATEN: Final = 0.3
"""A blow that beats its target."""
BLOW: Final = 0.7
WALK_TO_BLOW: Final = 0.9
TAKEN_AFTER_WALK: Final = 0.55
PAID_BACK_AFTER_WALK: Final = -0.35
CROWD: Final = 0.2
"""Each further enemy beside the space."""
SHOT_AT_HAND: Final = -1.4
"""A Ranged unit's blow while an enemy stands beside it."""
WALK: Final = 0.1
NEARER: Final = 0.32
"""Each space that a walk comes nearer to an enemy."""
WALK_PAST_BLOW: Final = -2.1
"""A walk that leads beside no enemy, where another would."""
RANGED_WALK: Final = -1.3
RANGED_FAR: Final = -0.2
"""Each space between a Ranged unit that has walked and the nearest enemy."""
RANGED_CROWD: Final = -0.5
GUARD: Final = 1.5
"""A Defense token, where no enemy can be struck."""
GUARD_INSTEAD: Final = 0.2
"""The same where one can be."""
GUARD_INSTEAD_OF_SHOT: Final = -0.6
GUARD_AFTER_WALK: Final = -0.6
STOP: Final = -2.5
STOP_AFTER_BLOW: Final = -1.7
STOP_AFTER_WALK: Final = -3.8
SPELL: Final = 2.9
CARD: Final = 0.3
EXPERT_CARD: Final = -0.3
BREAKING: Final = 1.5
GIVING_UP: Final = -12.0


class Fighting:
    """Scores of answers. It holds tables only."""

    def __init__(self) -> None:
        self.table: Worths = worths()

    def action_scores(self, s: Battle) -> list[float]:
        """How likely each answer of the active unit is, as a logarithm."""
        u = s.active
        foes = s.occupied[1 - SIDE_OF[u]]
        row = s.row[u]
        ranged = TYPE[row] == RANGED
        pinned = ranged and u != TOWER and NEAR[s.pos[u]] & foes != 0
        done = s.stack[DONE_SO_FAR]
        scores: list[float] = []
        strikes = False
        walks = False
        for option in s.options:
            what = verb(option)
            if what == MOVE:
                space = argument(option)
                near = NEAR[space] & foes
                if ranged:
                    score = RANGED_WALK + RANGED_CROWD * near.bit_count()
                    walks = True
                elif near and not done & ATTACKED:
                    score = self.best_blow(s, u, near, space)
                    strikes = True
                else:
                    score = WALK
                    walks = True
            elif what == ATTACK:
                t = s.at[argument(option)]
                score = BLOW + self.blow(s, u, t, pinned, s.pos[u], TAKEN, PAID_BACK)
                if pinned:
                    score += SHOT_AT_HAND
                strikes = True
            elif option == DEFEND:
                score = GUARD_AFTER_WALK if done & MOVED else GUARD
            elif option == DONE:
                score = STOP_AFTER_BLOW if done & ATTACKED else STOP_AFTER_WALK if done & MOVED else STOP
            elif what == CAST:
                score = SPELL
            elif what in (PLAY, SECOND):
                score = CARD
            elif what == EXPERT:
                score = EXPERT_CARD
            elif what == BREAK:
                score = BREAKING
            elif option in (SURRENDER, RETREAT):
                score = GIVING_UP
            else:
                score = 0.0
            scores.append(score)
        if walks:
            self.approach(s, u, scores, ranged, strikes)
        if strikes and not done & MOVED and DEFEND in s.options:
            scores[s.options.index(DEFEND)] = GUARD_INSTEAD_OF_SHOT if ranged else GUARD_INSTEAD
        return scores

    def approach(self, s: Battle, u: int, scores: list[float], ranged: bool, strikes: bool) -> None:
        """Walks that lead beside no enemy: melee units come nearer, Ranged units keep where they can shoot."""
        foes: list[int] = []
        left = s.alive & SIDE_MASK[1 - SIDE_OF[u]] & ~(1 << TOWER)
        while left:
            low = left & -left
            foes.append(s.pos[low.bit_length() - 1])
            left ^= low
        if not foes:
            return
        options = s.options
        beside = s.occupied[1 - SIDE_OF[u]]
        here = 0 if u == TOWER else nearest_of(s.pos[u], foes)
        for n in range(len(options)):
            if verb(options[n]) != MOVE:
                continue
            space = argument(options[n])
            if ranged:
                scores[n] += RANGED_FAR * min(8, nearest_of(space, foes))
            elif not NEAR[space] & beside:
                scores[n] = NEARER * (here - nearest_of(space, foes)) + (WALK_PAST_BLOW if strikes else WALK)

    def best_blow(self, s: Battle, u: int, spaces: int, stand: int) -> float:
        """A walk to the best blow at any unit on these spaces."""
        best = -100.0
        crowd = -1
        while spaces:
            low = spaces & -spaces
            t = s.at[low.bit_length() - 1]
            if t >= 0:
                crowd += 1
                best = max(best, self.blow(s, u, t, False, stand, TAKEN_AFTER_WALK, PAID_BACK_AFTER_WALK))
            spaces ^= low
        return WALK_TO_BLOW + best + CROWD * crowd

    def blow(self, s: Battle, u: int, t: int, pinned: bool, stand: int, taken: float, paid: float) -> float:
        """What a blow takes from its target and what the retaliation takes, weighed."""
        table = self.table
        row = s.row[u]
        other = s.row[t]
        damage = self.damage(s, u, t)
        ranged = TYPE[row] == RANGED
        if pinned or (ranged and u != TOWER and is_long_shot(s, u, t)):
            damage *= PINNED
        left = float(HP[other] - s.damage[t])
        score = taken * table.taken(other, left, damage)
        if damage >= left:
            return score + BEATEN
        if (
            u != TOWER
            and t != TOWER
            and not FLAGS[row] & NO_RETALIATION
            and (not s.retaliated >> t & 1 or FLAGS[other] & UNLIMITED)
            and (not ranged or NEAR[stand] >> s.pos[t] & 1)
        ):
            score += paid * table.taken(row, float(HP[row] - s.damage[u]), self.damage(s, t, u))
        return score

    def damage(self, s: Battle, u: int, t: int) -> float:
        """The damage to expect of a blow."""
        row = s.row[u]
        mod = s.mod
        surplus = ATTACK_VALUE[row] + mod[u] - DEFENSE_VALUE[s.row[t]] - mod[UNITS + t]
        return MEAN_DAMAGE[surplus + LOWEST] * self.table.blows[row]

    def target_scores(self, s: Battle) -> list[float]:
        """Preferred targets of an effect: enemies, the most valuable first."""
        scores: list[float] = []
        for option in s.options:
            score = 0.0
            if verb(option) == TARGET:
                t = s.at[argument(option)]
                if t >= 0:
                    worth = self.table.step[s.row[t]] * (1.0 + s.damage[t] / HP[s.row[t]])
                    score = 0.3 * worth if SIDE_OF[t] != s.seat else -0.3 * worth
            scores.append(score)
        return scores

    def unit_scores(self, s: Battle) -> list[float]:
        """Who is deployed next: the most valuable; nobody is left behind."""
        scores: list[float] = []
        for option in s.options:
            score = -1.0 if option == DONE else 0.0
            if verb(option) == DEPLOY:
                score = 0.1 * self.table.step[2 * argument(option)]
            scores.append(score)
        return scores

    def place_scores(self, s: Battle) -> list[float]:
        """Where a unit had better be placed before the fight: Ranged units behind, the others in front, all amid."""
        row = s.stack[ROW_TAKEN]
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


def usual_instant(options: list[int], whim: float, playing: float) -> int:
    """A card in a window: played more often than not, the first that is offered."""
    if whim >= playing:
        return PASS if PASS in options else options[-1]
    first = options[0]
    return first if first != PASS else options[-1]


def usual_card(options: list[int]) -> int:
    """Power is added to a spell; otherwise cards are kept."""
    if verb(options[0]) == POWER:
        return options[0]
    return KEEP if KEEP in options else DONE if DONE in options else options[0]


def reroll_of(s: Battle) -> int:
    """A -1 is rolled again where that is free."""
    for option in s.options:
        if verb(option) == REROLL and s.dice[argument(option)] == -1:
            return option
    return KEEP if KEEP in s.options else s.options[0]
