"""What a hex of the battleground is worth to a unit: whom it attacks there, who attacks it, its goals."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from banneret.battlelore.bots.odds import attack_worth, banner, losses
from banneret.battlelore.bots.powers import action_worth
from banneret.battlelore.bots.style import PLAIN_STYLE, Style
from banneret.battlelore.box.tables import (
    DICE_IN,
    FIGURES,
    FIRST_HERO,
    FOOT,
    IS_CREATURE,
    MARCH,
    MAY_BATTLE,
    MELEE_DICE,
    RANGE,
    RUSHES,
    SHOT_DICE,
    TACTIC,
    TRAINED,
)
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, NEAR
from banneret.battlelore.play.combat.strength import targets
from banneret.battlelore.play.heroes.movement import hero_reach
from banneret.battlelore.play.heroes.roles import hero_in
from banneret.battlelore.play.turn.instead_of_battle import instead_of_battle
from banneret.battlelore.play.turn.landmarks import CAMP, DEN, PENTACLE, POOL
from banneret.battlelore.play.turn.movement import reach, rings, rushed, steps_of
from banneret.battlelore.state.battleground import CHESTS, NO_CARD, QUESTS, TENTS, Battleground
from banneret.battlelore.state.unit_numbers import SIDE_MASK, is_hero, units_in
from banneret.kernel.piles import changed

CARE: Final = 0.4
"""How much of what the enemy could do to a unit next turn counts."""
PATIENCE: Final = 60
"""The turn after which nobody is careful any more, so that no battle stands still."""
RESTLESS: Final = 2 * PATIENCE
"""The turn after which units leave their friends as well: two groups that wait for each other would wait forever."""
STEP: Final = 0.022
"""What a hex nearer to the enemy is worth."""
NEAREST: Final = 9
SUPPORTED: Final = 0.05
BESIDE: Final = 0.015
"""What two friends next to a unit are worth, and one."""
LED: Final = 0.2
"""What it is worth that a hero is not alone."""
CHEST_STEP: Final = 0.035
QUEST_STEP: Final = 0.06
TENT_STEP: Final = 0.02

MOST_KEPT: Final = 2000
ENABLING: Final[list[bool]] = [tactic in ("volley", "charge", "onslaught", "lore", "leadership") for tactic in TACTIC]
"""By Command card, and for none: whether what it orders can do more than by another card."""

Memory = dict[tuple[int, ...], dict[int, float]]
"""What units could do, by everything it depends on."""


class Eye:
    """A position as one side sees it. It works on a copy, on which it moves units around."""

    def __init__(self, s: Battleground, side: int, memory: Memory | None = None, style: Style = PLAIN_STYLE) -> None:
        self.style = style
        self.s = s.copy()
        self.side = side
        self.memory: Memory = {} if memory is None else memory
        foes = units_in(s.alive & SIDE_MASK[1 - side])
        self.near, self.threats = surroundings(tuple([(s.troop[t], s.pos[t], s.webbed >> t & 1) for t in foes]))
        self.restless = s.turns > RESTLESS
        self.care = 0.0 if self.restless else CARE * style.care * max(0.2, 1 - s.turns / PATIENCE)

    # -- threats -------------------------------------------------------------------------------------------------------

    def exposure(self, u: int, hex: int) -> float:
        """What the enemy could do next turn to a unit on a hex, in banners."""
        s = self.s
        first, second = self.threats[hex]
        if not first:
            return 0.0
        worth = banner(s, 1 - self.side)
        if s.troop[u] >= FIRST_HERO:
            return 0.06 * worth * (first + second)
        if IS_CREATURE[s.troop[u]]:
            return 0.04 * worth * (first + second)
        limit = DICE_IN[s.ground.land[hex]]
        figures = s.figures[u]
        return worth * (losses(figures, min(first, limit), 2, 0)[0] + losses(figures, min(second, limit), 2, 0)[0])

    # -- a unit on its hex ---------------------------------------------------------------------------------------------

    def stand(self, u: int) -> float:
        """What it is worth that a unit stands where it does at the end of the turn."""
        s = self.s
        hex = s.pos[u]
        value = -self.care * self.exposure(u, hex)
        if not self.restless:
            friends = (NEAR[hex] & s.occupied[self.side]).bit_count()
            value += SUPPORTED if friends >= 2 else BESIDE * friends
        value += self.advance(u, hex) + self.style.goals * self.goals(u, hex)
        return value

    def advance(self, u: int, hex: int) -> float:
        """It is good to be near the enemy: near enough to shoot, or to fight."""
        s = self.s
        wanted = RANGE[s.troop[u]] if RANGE[s.troop[u]] > 1 else 1
        strength = 1.0 if s.figures[u] > 1 or IS_CREATURE[s.troop[u]] else 0.3
        if s.troop[u] >= FIRST_HERO:
            strength = 0.2
        return -STEP * strength * abs(self.near[hex] - wanted)

    def goals(self, u: int, hex: int) -> float:
        """What the adventure and the ground give for being on a hex."""
        s = self.s
        side = self.side
        value = 0.0
        for of, hexes, banners in s.game_terms.objectives:
            if hexes >> hex & 1:
                held = (hexes & s.occupied[side]).bit_count()
                value += banners * (0.2 if of != side else 0.25 * held / hexes.bit_count())
                if of == side and hexes & ~s.occupied[side] == 0:
                    value += banners * banner(s, side)
        land = s.ground.land[hex]
        if s.game_terms.lore and land in (PENTACLE, DEN):
            value += 0.06
        elif land == POOL and s.figures[u] < FIGURES[s.troop[u]]:
            value += 0.1
        elif land == CAMP and TRAINED[s.troop[u]] >= 0:
            value += 0.12
        if s.piles[TENTS]:
            value += self.tent_worth(hex)
        if hero_in(s, u) >= 0:
            value += self.hero_worth(u, hex)
        return value

    def tent_worth(self, hex: int) -> float:
        """Being in the enemy's tent, or on the way there; keeping the enemy out of its own."""
        s = self.s
        own, other = s.piles[TENTS][self.side], s.piles[TENTS][1 - self.side]
        value = 0.0
        if other >= 0:
            value += 0.6 * banner(s, self.side) if hex == other else -TENT_STEP * DISTANCE[hex * HEXES + other] / 2
        if own == hex:
            value += 0.05 + 0.25 * (NEAR[hex] & s.occupied[1 - self.side] != 0)
        return value

    def hero_worth(self, u: int, hex: int) -> float:
        """What a hero wants: treasure, the quest, and company."""
        s = self.s
        value = 0.0 if is_hero(u) else LED
        if s.piles[CHESTS]:
            nearest = min(DISTANCE[hex * HEXES + chest] for chest in s.piles[CHESTS])
            value += CHEST_STEP * max(0, 5 - nearest)
            if nearest == 0 and not NEAR[hex] & s.occupied[1 - self.side]:
                value += 0.1
        if s.piles[QUESTS] and FOOT[s.troop[hero_in(s, u)]]:
            far = DISTANCE[hex * HEXES + s.piles[QUESTS][0]]
            value += QUEST_STEP * max(0, 6 - far) + (0.3 if far == 0 else 0.0)
        return value

    # -- what a unit can do --------------------------------------------------------------------------------------------

    def best_action(self, u: int) -> float:
        """The best that a unit can do from its hex instead of nothing: an attack, a power, an action of its hero."""
        s = self.s
        best = 0.0
        hexes = targets(s, u)
        while hexes:
            lowest = hexes & -hexes
            best = max(best, self.style.attacks * attack_worth(s, u, s.at[lowest.bit_length() - 1]))
            hexes ^= lowest
        for option in instead_of_battle(s, u):
            best = max(best, action_worth(s, u, option))
        return best

    def ways(self, u: int) -> dict[int, float]:
        """By hex that a unit could move to: what that is worth; its own hex without a move is among them.

        It is asked for again and again while units are ordered and move, so it is kept for as long as it holds.
        """
        s = self.s
        # A card and its order matter to what a unit can do only where a Tactic adds dice or steps.
        card = s.card if ENABLING[s.card] else NO_CARD
        ordered = s.ordered >> u & 1 if ENABLING[s.card] else 0
        purse = s.goblets[self.side] if IS_CREATURE[s.troop[u]] else 0
        key = (u, card, ordered, s.moved >> u & 1, s.weary >> u & 1, s.turns, purse,
               *s.pos, *s.figures, *s.effects)  # fmt: skip
        found = self.memory.get(key)
        if found is None:
            if len(self.memory) > MOST_KEPT:
                self.memory.clear()
            found = self.memory[key] = self._ways(u)
        return found

    def _ways(self, u: int) -> dict[int, float]:
        s = self.s
        may_fight = not s.weary >> u & 1
        here = s.pos[u]
        found = {here: self.stand(u) + (self.best_action(u) if may_fight else 0.0)}
        if s.moved >> u & 1 or s.webbed >> u & 1:
            return found
        if is_hero(u):
            return found | self.hero_ways(u)
        near = self.fighting_hexes(u)
        hexes = reach(s, u) & ~(s.occupied[0] | s.occupied[1])
        while hexes:
            lowest = hexes & -hexes
            hexes ^= lowest
            hex = lowest.bit_length() - 1
            fights = near & lowest and MAY_BATTLE[s.ground.land[hex]]
            found[hex] = self.at_hex(u, hex, bool(fights))
        return found

    def fighting_hexes(self, u: int) -> int:
        """The hexes that a unit could move to without being too tired to battle."""
        s = self.s
        march, _ = steps_of(s, u)
        near = 0
        steps = rings(s, u, march + 1)
        for ring in steps[:march]:
            near |= ring
        if RUSHES[s.troop[u]] and march > 0:
            near |= rushed(s, u, steps[march])
        return near

    def hero_ways(self, h: int) -> dict[int, float]:
        """The same for a Champion: he may join a troop."""
        s = self.s
        hexes, _ = hero_reach(s, h)
        found: dict[int, float] = {}
        while hexes:
            lowest = hexes & -hexes
            hexes ^= lowest
            hex = lowest.bit_length() - 1
            if s.at[hex] >= 0:
                troop = s.at[hex]
                found[hex] = LED + 0.02 * s.figures[troop] + 0.01 * MELEE_DICE[s.troop[troop]]
                found[hex] += self.advance(troop, hex)
            else:
                found[hex] = self.at_hex(h, hex, MAY_BATTLE[s.ground.land[hex]])
        return found

    def at_hex(self, u: int, hex: int, fights: bool) -> float:
        """What a unit has of moving to an empty hex."""
        s = self.s
        old = s.pos[u]
        alone = s.at[old] == u
        self.shift(u, hex, alone)
        moved = s.moved
        s.moved |= 1 << u
        value = self.stand(u) + (self.best_action(u) if fights else 0.0)
        s.moved = moved
        self.shift(u, old, alone)
        return value

    def shift(self, u: int, hex: int, alone: bool) -> None:
        """Put a unit on another hex of the copy."""
        s = self.s
        old = s.pos[u]
        if alone:
            s.at[old] = -1
            s.at[hex] = u
            s.occupied = changed(s.occupied, self.side, s.occupied[self.side] & ~(1 << old) | 1 << hex)
        s.pos[u] = hex


@lru_cache(512)
def surroundings(foes: tuple[tuple[int, int, int], ...]) -> tuple[list[int], list[tuple[int, int]]]:
    """By hex: how far the nearest of some units is, and the dice of the two strongest that could attack there.

    A unit is given by its kind, its hex and whether it is held in a web.
    """
    near = [NEAREST] * HEXES
    firsts = [0] * HEXES
    seconds = [0] * HEXES
    for troop, pos, webbed in foes:
        march = 0 if webbed else MARCH[troop] + int(RUSHES[troop])
        shoots = RANGE[troop] > 1
        close, far = (RANGE[troop], RANGE[troop] + march) if shoots else (march + 1, 0)
        dice = SHOT_DICE if shoots else MELEE_DICE[troop]
        for hex, distance in enumerate(DISTANCE[pos * HEXES : (pos + 1) * HEXES]):
            near[hex] = min(near[hex], distance)
            n = dice if distance <= close else int(distance <= far)
            if n > firsts[hex]:
                seconds[hex] = firsts[hex]
                firsts[hex] = n
            elif n > seconds[hex]:
                seconds[hex] = n
    return near, list(zip(firsts, seconds, strict=True))


def order_worth(eye: Eye, u: int) -> float:
    """What an order is worth to a unit: the best it could do, less what it has without."""
    return max(eye.ways(u).values()) - eye.stand(u)


def volley_worth(eye: Eye, u: int) -> float:
    """What two shots without a move are worth."""
    return 2 * eye.best_action(u)
