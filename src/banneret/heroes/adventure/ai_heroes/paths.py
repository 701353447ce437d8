"""The ways of AI heroes over the map: what they go for, how far it is, and which step comes next.

An AI hero walks over face-up land like any hero, but never onto a Sanctuary. Land that still lies face down is taken to
be open: the tile is turned up for a movement point before it is entered, and then the way is looked for again.

Rules: H3-AIM-01 to H3-AIM-05, H3-AIM-11, H3-AIM-13.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from banneret.heroes.adventure.map.land import closed, is_sanctuary, location, shared_flag
from banneret.heroes.adventure.seating import in_order
from banneret.heroes.adventure.special_rules.measures import measure
from banneret.heroes.geometry.map_grid import NEXT, OPPOSITE, fields_in, fields_on, middle_of, spot_of
from banneret.heroes.state.ai_heroes import (
    HUNTER,
    MARCHER,
    NEAREST_HOME,
    RAIDER,
    RICHEST_TOWN,
    SENTINEL,
    STANDARD,
    held_by_ai,
)
from banneret.heroes.state.hero_numbers import heroes_of
from banneret.heroes.state.whole_game import NO_TILE, WholeGame
from banneret.heroes.tables.compile.measures import INCOME
from banneret.heroes.tables.tiles import BLOCKED, MINE, SETTLEMENT, TOWN

# The rule an AI hero follows, as events tell it: the three priorities of the rulebook, then the other behaviours.
R_HERO: Final = 0
R_FLAG: Final = 1
R_TOWN: Final = 2
R_HUNT: Final = 3
R_MARCH: Final = 4
R_RAID: Final = 5
R_STAY: Final = 6
R_RAZE: Final = 7
R_REST: Final = 8

FAR: Final = 1 << 20
"""Farther than any field."""
ALL_INCOME: Final = 3


# -- what it goes for --------------------------------------------------------------------------------------------------


def objectives(s: WholeGame, ai: int) -> list[tuple[int, list[int]]]:
    """What an AI hero goes for, the most important first: the rule it follows and the fields that are equally good.

    Rules: H3-AIM-02 to H3-AIM-05, H3-AIM-08, H3-AI-move, H3-AI-hunts.
    """
    at = s.scenario_state.host.at[ai]
    behaviour = s.game_terms.ai[ai].move
    near = [field for field in hero_fields(s) if spot_of(field) == spot_of(at)]
    if behaviour == STANDARD:
        return [(R_HERO, near), (R_FLAG, flaggable_on(s, spot_of(at))), (R_TOWN, held_towns(s))]
    if behaviour == SENTINEL:
        return [(R_HERO, near)]
    if behaviour == HUNTER:
        return [(R_HUNT, main_hero_fields(s) if s.game_terms.ai[ai].hunts_main else hero_fields(s))]
    if behaviour == MARCHER:
        goal = goal_fields(s, ai)
        return [] if at in goal else [(R_MARCH, goal)]
    if behaviour == RAIDER:
        return [(R_HERO, near), (R_RAID, raided(s)), (R_RAID, held_towns(s))]
    return []


def hero_fields(s: WholeGame) -> list[int]:
    """The fields of players' heroes who can be attacked. Rules: H3-AIM-02, H3-LOC-24."""
    return sorted({field for field in s.hero_at if field >= 0 and not is_sanctuary(s, field)})


def main_hero_fields(s: WholeGame) -> list[int]:
    """The fields of Main Heroes who can be attacked. Rules: H3-AIM-08, H3-LOC-24, H3-AI-hunts."""
    return sorted({field for field in s.hero_at[::2] if field >= 0 and not is_sanctuary(s, field)})


def flaggable_on(s: WholeGame, spot: int) -> list[int]:
    """The Mines and Settlements of a tile that the AI side does not hold yet. Rules: H3-AIM-03."""
    fields = fields_on(spot)
    return [f for f in fields if location(s, f) in (MINE, SETTLEMENT) and not held_by_ai(s, f) and not dead(s, f)]


def dead(s: WholeGame, field: int) -> bool:
    """Whether a field is gone for the rest of the game."""
    return s.scenario_state.dead >> field & 1 == 1


def held_towns(s: WholeGame) -> list[int]:
    """The Towns that players control. Rules: H3-AIM-04."""
    return [field for owned in s.owned for field in fields_in(owned) if location(s, field) == TOWN]


def raided(s: WholeGame) -> list[int]:
    """The fields with a player's cube; a player's own Town has none. Rules: H3-AIM-08, H3-TWN-24, H3-AI-move."""
    found: list[int] = []
    for player in range(s.game_terms.players):
        for field in fields_in(s.owned[player]):
            if field != s.town_at[player] and not shared_flag(s, location(s, field)):
                found.append(field)
    return found


def goal_fields(s: WholeGame, ai: int) -> list[int]:
    """Where a marcher goes. Rules: H3-AIM-08, H3-AI-goal."""
    hero = s.game_terms.ai[ai]
    if hero.goal[0] >= 0:
        field = field_at(s, hero.goal)
        return [field] if field >= 0 and not dead(s, field) else []
    if hero.goal_word == NEAREST_HOME:
        return [f for owned in s.owned for f in fields_in(owned) if location(s, f) in (TOWN, SETTLEMENT)]
    if hero.goal_word == RICHEST_TOWN:
        players = [p for p in in_order(s) if s.owned[p] >> s.town_at[p] & 1]
        if players:
            most = max([measure(s, p, (INCOME, ALL_INCOME)) for p in players])
            return [s.town_at[p] for p in players if measure(s, p, (INCOME, ALL_INCOME)) == most]
    return held_towns(s)


def field_at(s: WholeGame, place: tuple[int, int]) -> int:
    """The field of a place: the middle of the tile, or the first field of a kind once the tile lies face up.

    Rules: H3-AI-goal, H3-AI-at.
    """
    spot, kind = place
    if kind < 0 or s.land[spot] < 0:
        return middle_of(spot)
    for field in fields_on(spot):
        if location(s, field) == kind:
            return field
    return middle_of(spot)


# -- the way there -----------------------------------------------------------------------------------------------------


def walkable(s: WholeGame, field: int, edge: int) -> int:
    """The field across an edge if an AI hero may walk there as far as is known, else -1. Rules: H3-AIM-11."""
    other = NEXT[6 * field + edge]
    if other < 0:
        return -1
    lies = s.land[spot_of(other)]
    if lies == NO_TILE or closed(s, field, edge):
        return -1
    if lies < 0:
        return other
    if location(s, other) == BLOCKED or is_sanctuary(s, other) or closed(s, other, OPPOSITE[edge]):
        return -1
    return other


def step_price(s: WholeGame, field: int, other: int) -> int:
    """Movement points for a step: one more where the tile has to be discovered first. Rules: H3-AIM-11."""
    return 2 if s.land[spot_of(other)] < 0 and spot_of(field) != spot_of(other) else 1


def distances(s: WholeGame, goals: list[int]) -> dict[int, int]:
    """How far it is from every field to the nearest of these. Rules: H3-AIM-04."""
    far = dict.fromkeys(goals, 0)
    queue = [(0, goal) for goal in goals]
    while queue:
        steps, field = heappop(queue)
        if steps > far[field]:
            continue
        for edge in range(6):
            other = NEXT[6 * field + edge]
            if other < 0 or s.land[spot_of(other)] == NO_TILE or walkable(s, other, OPPOSITE[edge]) != field:
                continue
            if s.land[spot_of(other)] >= 0 and (location(s, other) == BLOCKED or is_sanctuary(s, other)):
                continue
            price = steps + step_price(s, other, field)
            if price < far.get(other, FAR):
                far[other] = price
                heappush(queue, (price, other))
    return far


def next_steps(s: WholeGame, ai: int) -> tuple[int, list[int]]:
    """The rule an AI hero follows now, and the steps on a shortest path; none if it stays.

    Rules: H3-AIM-02 to H3-AIM-05, H3-AIM-13, H3-AI-goal, H3-AI-hunts.
    """
    at = s.scenario_state.host.at[ai]
    for rule, goals in objectives(s, ai):
        if not goals or at in goals:
            continue
        far = distances(s, goals)
        if at not in far:
            continue
        steps: list[int] = []
        for edge in range(6):
            other = walkable(s, at, edge)
            if other >= 0 and other in far and far[other] + step_price(s, at, other) == far[at]:
                steps.append(other)
        return rule, steps
    return R_STAY, []


# -- who is asked ------------------------------------------------------------------------------------------------------


def concerned(s: WholeGame, ai: int) -> int:
    """Who decides for an AI hero: the player whose hero or home is nearest to it, the first in turn order among equals.

    With one player that is the player. Rules: H3-AIM-11, H3-AIM-13.
    """
    order = in_order(s)
    best = order[0]
    if len(order) == 1:
        return best
    nearest = FAR
    for player in order:
        fields = [s.hero_at[h] for h in heroes_of(player) if s.hero_at[h] >= 0]
        if s.town_at[player] >= 0:
            fields.append(s.town_at[player])
        far = distances(s, fields).get(s.scenario_state.host.at[ai], FAR)
        if far < nearest:
            nearest = far
            best = player
    return best
