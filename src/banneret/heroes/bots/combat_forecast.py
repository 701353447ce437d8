"""What is likely to happen next in a Combat, without playing it out.

In the order of initiative every unit strikes the best blow within its reach, with mean damage and retaliation: first
the units that have not acted in this round, then everybody once more. It is rough, since nobody moves and ways are
taken as free, but it knows who strikes first, who falls before striking, and whose retaliation is used up.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.bots.hex_board import is_long_shot, stride
from banneret.heroes.bots.unit_worth import LOWEST, MEAN_DAMAGE, worths
from banneret.heroes.combat.order import initiative
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.battle import SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.tables.units_and_cards import (
    ATTACK_VALUE,
    DEFENSE_VALUE,
    FLAGS,
    HP,
    NO_RETALIATION,
    RANGED,
    TYPE,
    UNLIMITED,
    is_pack,
)

PINNED: Final = 0.6
"""The share of a Ranged unit's blow that remains when an enemy is adjacent or, on hexes, very far away."""
OWN_NOW: Final = 0.6
"""How much a blow counts that one of the player's units may still strike in this round."""
OWN_NEXT: Final = 0.6
FOE_NOW: Final = 0.3
"""How much an enemy's blow counts; less than the bot's own, since the enemy may have other plans."""
FOE_NEXT: Final = 0.2


class Foresight:
    """Hit points and sides of the cards as they are foreseen; the position itself is not touched."""

    def __init__(self, s: Battle, own: list[int], foes: list[int]) -> None:
        self.s = s
        self.own = own
        self.foes = foes
        self.row = list(s.row)
        self.left = [0.0] * UNITS
        for u in (*own, *foes):
            self.left[u] = HP[s.row[u]] - s.damage[u]
        self.struck_back = s.retaliated
        self.table = worths()

    def gain(self, side: int) -> float:
        """What the blows to come bring a side, less what they bring the other."""
        s = self.s
        everybody = self.own + self.foes
        everybody.sort(key=lambda u: SIDE_OF[u] - 2 * initiative(s, u))
        out = s.acted | s.frozen
        total = self.blows([u for u in everybody if not out >> u & 1], side, OWN_NOW, FOE_NOW)
        self.struck_back = 0
        return total + self.blows(everybody, side, OWN_NEXT, FOE_NEXT)

    def blows(self, units: list[int], side: int, own: float, foe: float) -> float:
        """Let units strike one after the other, the gains of either side counting in part."""
        total = 0.0
        for u in units:
            if self.left[u] > 0:
                total += own * self.strike(u, self.foes) if SIDE_OF[u] == side else -foe * self.strike(u, self.own)
        return total

    def strike(self, u: int, targets: list[int]) -> float:
        """Let a unit strike where it gains most, and return how much; 0 if no blow pays off."""
        s = self.s
        left = self.left
        row = self.row[u]
        pos = s.pos[u]
        ranged = TYPE[row] == RANGED
        around = 0 if u == TOWER else NEAR[pos]
        near = 0 if ranged else stride(s, u)
        pinned = ranged and any(around >> s.pos[t] & 1 and left[t] > 0 for t in targets)
        unanswered = u == TOWER or FLAGS[row] & NO_RETALIATION != 0
        taken = self.table.taken
        best = 0.0
        aim = -1
        hit = answer = 0.0
        for t in targets:
            if left[t] <= 0:
                continue
            beside = around >> s.pos[t] & 1 == 1
            if not beside and (pinned if ranged else DISTANCE[pos * PLACES + s.pos[t]] > near):
                continue
            damage = self.damage(u, t)
            if pinned or (ranged and u != TOWER and is_long_shot(s, u, t)):
                damage *= PINNED
            gain = taken(self.row[t], left[t], damage)
            back = 0.0
            if gain > best and not unanswered and (beside or not ranged) and damage < left[t] and self.answers(t):
                back = self.damage(t, u)
                gain -= taken(row, left[u], back)
            if gain > best:
                best, aim, hit, answer = gain, t, damage, back
        if aim >= 0:
            self.hurt(aim, hit)
            if answer:
                self.struck_back |= 1 << aim
                self.hurt(u, answer)
        return best

    def damage(self, a: int, t: int) -> float:
        """The damage to expect of a blow, effects on either unit counted in."""
        row = self.row[a]
        other = self.row[t]
        mod = self.s.mod
        surplus = ATTACK_VALUE[row] + mod[a] - DEFENSE_VALUE[other] - mod[UNITS + t]
        return MEAN_DAMAGE[surplus + LOWEST] * self.table.blows[row]

    def answers(self, t: int) -> bool:
        """Whether a unit has its retaliation left."""
        return not self.struck_back >> t & 1 or FLAGS[self.row[t]] & UNLIMITED != 0

    def hurt(self, u: int, damage: float) -> None:
        """Lay damage on a unit, turning a beaten Pack."""
        self.left[u] -= damage
        if self.left[u] <= 0 and is_pack(self.row[u]):
            self.row[u] -= 1
            self.left[u] += HP[self.row[u]]
