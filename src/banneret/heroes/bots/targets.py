"""Where a hero should go on the adventure map: what fields are worth, which enemies the army can beat, and the way
there."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final, NamedTuple

from banneret.heroes.adventure.map.land import cell, guard, hero_on, is_sanctuary, location, owner, step_open, visited
from banneret.heroes.adventure.seating import level_of
from banneret.heroes.adventure.special_rules.guards import TIER_NAMES, rule_for
from banneret.heroes.adventure.special_rules.hordes import horde_at
from banneret.heroes.adventure.special_rules.locked_tiles import locked
from banneret.heroes.bots.ai_heroes import FORTRESS, GUARD_WORTH, ai_hero_worth, beckoning
from banneret.heroes.bots.coop import LATE, horde_worth
from banneret.heroes.bots.scenario_actions import relic_worth, slow_worth
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.combat.neutral_units import GUARDS
from banneret.heroes.geometry.map_grid import NEXT, spot_of
from banneret.heroes.state.ai_heroes import ai_on
from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import FACE_DOWN, WholeGame
from banneret.heroes.tables.tiles import (
    INCOME,
    LOCATION_IDS,
    MINE,
    RESOURCE,
    SETTLEMENT,
    TOWN,
)
from banneret.heroes.tables.unit_names import unit_word
from banneret.heroes.tables.units_and_cards import TIER, UNIT_NUMBER
from banneret.heroes.view.game import units_pile

RESOURCE_WORTH: Final = [1.0, 2.0, 3.5]
"""In gold: gold, building materials, valuables."""
VISIT_WORTH: Final = {
    "water_wheel": 3.0, "windmill": 3.5, "mystical_garden": 3.0, "shrine_of_magic_gesture": 2.5,
    "shrine_of_magic_incantation": 1.0, "tree_of_knowledge": 4.0, "learning_stone": 4.0, "redwood_observatory": 2.0,
    "witch_hut": 1.5, "temple": 1.0, "fountain_of_youth": 2.5, "warriors_tomb": 4.0, "magic_spring": 1.0,
    "treasure_symbol": 4.0, "resource_symbol": 3.5, "artifact_symbol": 4.0, "pandoras_box": 4.5, "obelisk": 4.5,
    "dragon_utopia": 20.0, "grail": 6.0,
}  # fmt: skip
EXPERIENCE_WORTH: Final = 3.0
"""A point of experience, in gold."""
TOWN_WORTH: Final = 60.0
HERO_WORTH: Final = 45.0
DISCOVERY: Final = 5.0
NEEDED: Final = 1.15
"""How much stronger than the guards an army must be to seek them."""
NEEDED_AGAINST_HEROES: Final = 1.25
STABLES: Final = LOCATION_IDS.index("stables")
"""A step from one to the next costs nothing in the end, so a hero could go to and fro forever."""
FARTHEST: Final = 12
"""How many steps away a goal may be."""
DARING: Final = 1.4
"""How much stronger an army counts in the last rounds of a game against AI heroes."""


def army_worth(s: WholeGame, player: int) -> float:
    """What a player's five best units are worth, cards and levels included."""
    table = worths()
    units = sorted((table.left(row, 0) for row in s.piles[units_pile(s, player)] if row >= 0), reverse=True)
    return sum(units[:5]) + 1.5 * (level_of(s, player) - 1) + 3.0


def guards_worth(s: WholeGame, level: int, field: int = -1) -> float:
    """What guards of a level are likely to be worth, or those that the scenario gives to just this field."""
    counts = GUARDS[level - 1][s.game_terms.difficulty]
    usual = sum(count * worth for count, worth in zip(counts, GUARD_WORTH, strict=True))
    rule = rule_for(s, field) if field >= 0 and s.game_terms.guard_rules else None
    if rule is None:
        return usual
    named = sum(GUARD_WORTH[tier_of(word)] for word in rule.army + rule.add)
    return named if rule.army else usual + named


@lru_cache
def tier_of(word: str) -> int:
    """The tier of a Neutral Unit, by name or to be drawn."""
    unit = unit_word(word)
    return TIER_NAMES.index(unit.name) if unit.kind == "draw" else TIER[UNIT_NUMBER[unit.name]]


def beats_guards(s: WholeGame, player: int, level: int, points: int, field: int = -1, style: Style = PLAIN) -> bool:
    """Whether a hero can expect to beat guards, with movement points left to continue fighting."""
    if level_of(s, player) > level:
        return True
    odds = army_worth(s, player) / guards_worth(s, level, field)
    spare = 0.6 if points < 1 else 0.25 if points < 2 else 0.0
    return odds >= NEEDED + style.reserve * spare


def field_worth(s: WholeGame, h: int, field: int, points: int, style: Style = PLAIN) -> float:
    """What it is worth to enter a field with this many points left then; 0 for nothing, less for a danger."""
    player = owner_of(h)
    other = hero_on(s, field, h)
    if other >= 0:
        return hero_worth(s, h, other, field, style)
    if s.game_terms.ai:
        foe = ai_on(s, field)
        if foe >= 0:
            # At the end there is nothing to save an army for.
            daring = DARING if rounds_left(s) <= LATE else 1.0
            return ai_hero_worth(s, h, foe, field, daring * army_worth(s, player))
    kind = location(s, field)
    if kind in s.game_terms.visit_price:
        return slow_worth(s, h, field, beats_guards(s, player, max(1, guard(s, field)), 2, -1, style))
    held = owner(s, field)
    if kind == TOWN and held < 0:
        return TOWN_WORTH
    if kind in (TOWN, SETTLEMENT) and held >= 0 and not allied(s, held, player):
        return siege_worth(s, h, field, held, style)
    worth = 0.0
    level = guard(s, field)
    if level and s.game_terms.hordes and horde_at(s, field) >= 0:
        return horde_worth(s, field, army_worth(s, player), rounds_left(s))
    if level:
        if not beats_guards(s, player, level, points, field, style):
            return -30.0
        own = level_of(s, player)
        if not is_secondary(h) and own <= level:
            worth += style.experience * EXPERIENCE_WORTH * (2 if level > own else 1)
    if visited(s, player, field):
        return worth
    if kind == MINE:
        c = cell(s, field)
        yields = INCOME[c] * RESOURCE_WORTH[RESOURCE[c]]
        paid = 0.0 if s.ever >> field & 1 else 1.0
        return worth + yields * (paid + rounds_left(s) / 2)
    if kind == SETTLEMENT:
        return worth + 5.0 * (1 + rounds_left(s) / 2)
    return worth + style.visits * VISIT_WORTH.get(LOCATION_IDS[kind], 0.0)


def rounds_left(s: WholeGame) -> int:
    """How many rounds are still to come."""
    return max(0, (s.game_terms.round_limit or 16) - s.game_round)


def has_rivals(s: WholeGame) -> bool:
    """Whether there is anybody to win against, and not only a common cause."""
    return max(s.game_terms.scenario.teams[len(s.town_at)]) > 0


def hero_worth(s: WholeGame, h: int, other: int, field: int, style: Style = PLAIN) -> float:
    """What it is worth to attack another player's hero; an allied one is only in the way."""
    if allied(s, owner_of(other), owner_of(h)) or is_sanctuary(s, field):
        return 0.0
    ours = army_worth(s, owner_of(h))
    theirs = army_worth(s, owner_of(other))
    if owner(s, field) == owner_of(other) and location(s, field) == TOWN and s.buildings[owner_of(other)] & 2:
        theirs += FORTRESS
    if is_secondary(h):
        return -30.0
    if ours < style.respect * NEEDED_AGAINST_HEROES * theirs:
        return -40.0
    return HERO_WORTH * (ours / theirs)


def siege_worth(s: WholeGame, h: int, field: int, held: int, style: Style = PLAIN) -> float:
    """What it is worth to besiege a field whose owner may bring an army for gold."""
    worth = TOWN_WORTH if location(s, field) == TOWN else 8.0 + 5.0 * rounds_left(s) / 2
    if gold_of(s, held) < 8:
        return worth
    theirs = army_worth(s, held)
    if location(s, field) == TOWN and s.buildings[held] & 2:
        theirs += FORTRESS
    return worth if army_worth(s, owner_of(h)) >= style.respect * NEEDED_AGAINST_HEROES * theirs else -40.0


def gold_of(s: WholeGame, player: int) -> int:
    """A player's gold."""
    return s.stores[3 * s.who.index(player)] if player in s.who else s.purse[3 * player]


class Ways(NamedTuple):
    """Where a hero could go."""

    goals: list[tuple[float, int]]
    """Fields with how much each is worth for each turn it takes, the nearest first."""
    before: dict[int, int]
    """By field: the field before it on the way there."""

    def path(self, goal: int) -> list[int]:
        """The fields of the way to a goal, from the first step on."""
        found = [goal]
        while self.before[found[-1]] in self.before:
            found.append(self.before[found[-1]])
        found.reverse()
        return found


def best_step(s: WholeGame, h: int, style: Style = PLAIN) -> tuple[float, int]:
    """How much the best place to go to is worth for each turn it takes, and the first step on the way there."""
    ways = ways_of(s, h, style)
    best = 0.0
    goal = -1
    for rate, field in ways.goals:
        if rate > best:
            best = rate
            goal = field
    return best, ways.path(goal)[0] if goal >= 0 else -1


def ways_of(s: WholeGame, h: int, style: Style = PLAIN) -> Ways:
    """Where a hero could go: a way leads over fields that need no fight; what lies on it is visited anyway."""
    start = s.hero_at[h]
    points = s.mp[h]
    far: dict[int, int] = {start: 0}
    ways = Ways([], {})
    queue = deque([start])
    while queue:
        field = queue.popleft()
        if far[field] >= FARTHEST:
            break
        for edge in range(6):
            other = step_open(s, field, edge)
            if other < 0 or other in far:
                continue
            if s.game_terms.locks and locked(s, owner_of(h), spot_of(field), spot_of(other), other):
                continue
            if field == start and location(s, field) == location(s, other) == STABLES:
                continue
            steps = far[other] = far[field] + 1
            ways.before[other] = field
            left = points - steps if steps <= points else 2
            worth = field_worth(s, h, other, left, style)
            if worth > 0:
                worth *= liking(s, h, other, style)
            worth += style.discovery * discovery_worth(s, h, other, left)
            if s.game_terms.grail_carried:
                worth += relic_worth(s, h, other)
            turns = 1.0 if steps <= points else 1.0 + (steps - points + 2) / 3
            if steps > 1 or not s.wings >> h & 1:
                ways.goals.append((worth / (turns + 0.04 * steps), other))
            if passable(s, h, other):
                queue.append(other)
    return ways


def liking(s: WholeGame, h: int, field: int, style: Style) -> float:
    """How much somebody likes what there is on a field: a fight, or income."""
    if guard(s, field) or not passable(s, h, field):
        return style.fights
    return style.income if location(s, field) in (MINE, SETTLEMENT) else 1.0


def passable(s: WholeGame, h: int, field: int) -> bool:
    """Whether a way may lead over a field: nobody to fight on it."""
    if guard(s, field) or hero_on(s, field, h) >= 0 or (s.game_terms.ai and ai_on(s, field) >= 0):
        return False
    held = owner(s, field)
    return held < 0 or allied(s, held, owner_of(h)) or location(s, field) not in (TOWN, SETTLEMENT)


def discovery_worth(s: WholeGame, h: int, field: int, left: int) -> float:
    """What it is worth to stand where something can be discovered, with a point left to do it."""
    if left < 1 or guard(s, field):
        return 0.0
    spots = unseen_spots(s, field)
    if s.game_terms.locks:
        spots = [spot for spot in spots if not locked(s, owner_of(h), spot_of(field), spot)]
    return 0.8 * (DISCOVERY + max([beckoning(s, spot) for spot in spots])) if spots else 0.0


def unseen_spots(s: WholeGame, field: int) -> list[int]:
    """The spots with a face-down tile that touch a field."""
    spots: list[int] = []
    for edge in range(6):
        other = NEXT[6 * field + edge]
        if other >= 0 and s.land[spot_of(other)] <= FACE_DOWN and spot_of(other) not in spots:
            spots.append(spot_of(other))
    return spots
