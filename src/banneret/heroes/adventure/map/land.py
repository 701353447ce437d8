"""The map as it is now: what is on a field, where heroes may go, where a tile may lie.

Functions called for every possible step of a hero and every rotation of a tile spell out how fields and tiles are
numbered (`field // 7`, `7 * lies + field % 7`): these are the loops of the benchmark `heroes-game`.
"""

from __future__ import annotations

from banneret.heroes.adventure.special_rules.closed_fields import beyond
from banneret.heroes.geometry.map_grid import NEXT, OPPOSITE, OUTWARD, SPOTS_AROUND, SPOTS_BESIDE, fields_in, spot_of
from banneret.heroes.state.game_terms import H_TRADE_ANYTIME
from banneret.heroes.state.game_terms_parts import wanted_tile
from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.state.teams import allied, team_of
from banneret.heroes.state.whole_game import NO_TILE, WholeGame

# By name, because every search for a way reads these for each field.
from banneret.heroes.tables.tiles import (
    BLOCKED,
    CATEGORY,
    FLAGGABLE,
    GUARD,
    LOCATION,
    MINE,
    NONE,
    OBELISK,
    RESOURCE,
    REVISITABLE,
    SANCTUARY,
    SETTLEMENT,
    TOWN,
    TRADING_POST,
    TURNED,
    TURNED_BORDER,
    TURNED_LOCATION,
    VISITABLE,
    tile_of,
)


def cell(s: WholeGame, field: int) -> int:
    """The printed field that lies here (`7 * tile + place`), or -1 where nothing is face up. Rules: H3-TIL-02."""
    lies = s.land[field // 7]
    return TURNED[7 * lies + field % 7] if lies >= 0 else -1


def location(s: WholeGame, field: int) -> int:
    """The kind of location on a field, or -1 where nothing is face up."""
    lies = s.land[field // 7]
    return TURNED_LOCATION[7 * lies + field % 7] if lies >= 0 else -1


def closed(s: WholeGame, field: int, edge: int) -> bool:
    """Whether a border line closes an edge of a face-up field, from its own side. Rules: H3-MOV-23."""
    lies = s.land[field // 7]
    return lies >= 0 and TURNED_BORDER[7 * lies + field % 7] >> edge & 1 == 1


def step_open(s: WholeGame, field: int, edge: int) -> int:
    """The field across an edge if a hero may walk there, else -1.

    Rules: H3-MOV-04, H3-MOV-13 to H3-MOV-16, H3-MOV-23, H3-LOC-27.
    """
    other = NEXT[6 * field + edge]
    if other < 0:
        return -1
    lies = s.land[other // 7]
    if lies < 0:
        return -1
    there = 7 * lies + other % 7
    if TURNED_LOCATION[there] == BLOCKED or TURNED_BORDER[there] >> OPPOSITE[edge] & 1:
        return -1
    here = 7 * s.land[field // 7] + field % 7
    return -1 if TURNED_BORDER[here] >> edge & 1 else other


def open_around(s: WholeGame, field: int) -> list[int]:
    """The fields that can be reached from a field in one step. Rules: H3-MOV-04, H3-MOV-23."""
    near: list[int] = []
    for edge in range(6):
        other = step_open(s, field, edge)
        if other >= 0:
            near.append(other)
    return near


def flown_to(s: WholeGame, field: int) -> list[int]:
    """The face-up fields around a field, whatever lies between: for a hero that flies. Rules: H3-MOV-13, H3-MOV-14."""
    near = [NEXT[6 * field + edge] for edge in range(6)]
    return [other for other in near if other >= 0 and s.land[other // 7] >= 0]


def owner(s: WholeGame, field: int) -> int:
    """The player whose faction cube lies on a field, or whose Town it is; -1 for nobody. Rules: H3-TIL-10."""
    for player in range(s.game_terms.players):
        if s.owned[player] >> field & 1:
            return player
    return -1


def difficulty(s: WholeGame, field: int) -> int:
    """The difficulty of a field, 0 for none: the printed one unless the scenario changes it.

    Rules: H3-TIL-03, H3-EXP-13, H3-CHANGE-empty, H3-FIELD-guard.
    """
    c = cell(s, field)
    if c < 0 or s.game_terms.empty >> LOCATION[c] & 1:
        return 0
    if s.game_terms.guard_rules:
        level = special_level(s, field)
        if level >= 0:
            return level
    changed = s.game_terms.guards[LOCATION[c]]
    return changed if changed >= 0 else GUARD[c]


def special_level(s: WholeGame, field: int) -> int:
    """The difficulty that the scenario gives to the guards of just this field, or -1. Rules: H3-EXP-13."""
    for rule in s.game_terms.guard_rules:
        if rule.level >= 0 and any(is_place(s, place, field) for place in rule.where):
            return rule.level
    return -1


def is_place(s: WholeGame, place: tuple[int, int, int, int], field: int) -> bool:
    """Whether a face-up field is such a place of a scenario: location, resource of a Mine, label of its tile."""
    kind, resource, label, special = place
    if wanted_tile(special) >= 0 and tile_of(s.land[spot_of(field)]) != wanted_tile(special):
        return False
    if kind >= 0 and location(s, field) != kind:
        return False
    if resource >= 0 and (location(s, field) != MINE or RESOURCE[cell(s, field)] != resource):
        return False
    return label < 0 or spot_of(field) in s.game_terms.labels[label]


def guard(s: WholeGame, field: int) -> int:
    """The difficulty of the guards still on a field, 0 for none.

    Rules: H3-TIL-03, H3-TIL-04, H3-TIL-08, H3-TIL-13, H3-TIL-15.
    """
    if s.game_terms.hordes:
        for rule in s.game_terms.guard_rules:
            if rule.horde >= 0 and any(is_place(s, place, field) for place in rule.where):
                return difficulty(s, field) if s.scenario_state.hordes[rule.horde] else 0
    return 0 if s.beaten >> field & 1 else difficulty(s, field)


def category(s: WholeGame, kind: int) -> int:
    """What kind of visit a location is for; by option a Trading Post is visited once, and a scenario may have it empty.

    Rules: H3-TIL-04, H3-TIL-05, H3-OPT-09, H3-CHANGE-empty.
    """
    if s.game_terms.empty and kind >= 0 and s.game_terms.empty >> kind & 1:
        return NONE
    if kind == TRADING_POST[0] and s.game_terms.house & H_TRADE_ANYTIME:
        return VISITABLE
    return CATEGORY[kind]


def visited(s: WholeGame, player: int, field: int) -> bool:
    """Whether a field does nothing any more for a player: a black cube, or their own flag or that of an ally.

    Rules: H3-TIL-04, H3-TIL-08, H3-TIL-12, H3-LOC-29.
    """
    if s.scenario_state.dead and s.scenario_state.dead >> field & 1:
        return True
    kind = location(s, field)
    what = category(s, kind)
    if what == VISITABLE:
        return s.black >> field & 1 == 1
    if what == FLAGGABLE:
        return s.owned[player] >> field & 1 == 1 or (s.game_terms.teamed and held_by_ally(s, player, field))
    return what != REVISITABLE


def held_by_ally(s: WholeGame, player: int, field: int) -> bool:
    """Whether a cube of the player's team keeps a field; on an Obelisk everybody puts one.

    Rules: H3-MOD-09, H3-TIL-12, H3-LOC-28.
    """
    if shared_flag(s, location(s, field)):
        return False
    return any(s.owned[p] >> field & 1 for p in team_of(s, player))


def counts_as_empty(s: WholeGame, player: int, field: int) -> bool:
    """Whether a player's hero may step here by an effect that asks for an empty field. Rules: H3-TIL-04, H3-TIL-08."""
    kind = location(s, field)
    if s.game_terms.visit_price and slow_visit(s, player, field):
        return True
    return kind >= 0 and kind != BLOCKED and not guard(s, field) and visited(s, player, field)


def hero_on(s: WholeGame, field: int, besides: int) -> int:
    """The hero on a field other than the one named, or -1; an enemy of that one rather than an ally.

    Of several enemies a guest comes before those who hold the field. Rules: H3-MOD-09, H3-VIC-06.
    """
    found = -1
    for h in range(len(s.hero_at)):
        if h != besides and s.hero_at[h] == field and (found < 0 or comes_before(s, h, found, owner_of(besides))):
            found = h
    return found


def comes_before(s: WholeGame, h: int, other: int, player: int) -> bool:
    """Whether a hero is in a player's way before another one on the same field.

    A player who loses the last Town is eliminated, and nobody could capture it any more: so its holder is met last.
    Rules: H3-MOD-09, H3-VIC-06.
    """
    if allied(s, owner_of(h), player) or allied(s, owner_of(other), player):
        return not allied(s, owner_of(h), player)
    holder = owner(s, s.hero_at[h])
    return owner_of(h) != holder or owner_of(other) == holder


def together(s: WholeGame, h: int) -> bool:
    """Whether an allied hero stands on a hero's field, so that the next step must part them.

    Rules: H3-MOD-09, H3-MOV-18.
    """
    for other in range(len(s.hero_at)):
        if other != h and s.hero_at[other] == s.hero_at[h] and allied(s, owner_of(other), owner_of(h)):
            return True
    return False


def is_sanctuary(s: WholeGame, field: int) -> bool:
    """Whether a hero here is safe. Rules: H3-LOC-24, H3-CHANGE-empty."""
    return location(s, field) == SANCTUARY[0] and not s.game_terms.empty >> SANCTUARY[0] & 1


def holdings(s: WholeGame, player: int) -> list[int]:
    """The Towns and Settlements a player controls: a home is a home. Rules: H3-STL-01, H3-STL-12, H3-TWN-24."""
    return [field for field in fields_in(s.owned[player]) if location(s, field) in (TOWN, SETTLEMENT)]


def shared_flag(s: WholeGame, kind: int) -> bool:
    """Whether several players may have a cube on such a field.

    Rules: H3-FIELD-exclusive_flag, H3-LOC-28, H3-TIL-11.
    """
    return kind == OBELISK and not s.game_terms.exclusive >> OBELISK & 1


def out_of_reach(s: WholeGame, h: int, other: int, field: int) -> bool:
    """Whether a scenario keeps a hero from attacking another, because only Main Heroes may do so there.

    Rules: H3-CHANGE-main_heroes_only.
    """
    safe = is_secondary(h) and s.game_terms.main_only >> location(s, field) & 1 == 1
    return safe and s.owned[owner_of(other)] >> field & 1 == 1


def slow_visit(s: WholeGame, player: int, field: int) -> bool:
    """Whether a hero only visits a field by paying movement points there, and nobody has done so.

    Rules: H3-FIELD-movement.
    """
    return location(s, field) in s.game_terms.visit_price and not visited(s, player, field)


# -- tiles -------------------------------------------------------------------------------------------------------------


def touching_tiles(s: WholeGame, spot: int) -> int:
    """How many tiles already lie next to a spot. Rules: H3-TIL-21."""
    land = s.land
    count = 0
    for other in SPOTS_AROUND[spot]:
        if land[other] != NO_TILE:
            count += 1
    return count


def spots_near_field(s: WholeGame, field: int, wanted_tile: bool) -> list[int]:
    """The spots that share an edge with a field: with a face-down tile, or empty. Rules: H3-TIL-20, H3-TIL-27."""
    found: list[int] = []
    for spot in SPOTS_BESIDE[field]:
        lies = s.land[spot]
        fits = lies < NO_TILE if wanted_tile else lies == NO_TILE and touching_tiles(s, spot) >= 2
        if fits and not beyond(s, s.who[0], spot):
            found.append(spot)
    return found


def spots_near_tile(s: WholeGame, spot: int, wanted_tile: bool) -> list[int]:
    """The spots next to a tile: with a face-down tile, or empty.

    Rules: H3-LOC-08, H3-LOC-09, H3-CHANGE-own_half_until.
    """
    found: list[int] = []
    for other in SPOTS_AROUND[spot]:
        lies = s.land[other]
        fits = lies < NO_TILE if wanted_tile else lies == NO_TILE and touching_tiles(s, other) >= 2
        if fits and not beyond(s, s.who[0], other):
            found.append(other)
    return found


def joined_spots(s: WholeGame) -> list[int]:
    """The spots of the face-up tiles that can be reached from some Starting tile. Rules: H3-TIL-22.

    A tile that no rotation can join is an island, and no new tile counts as joined by it.
    """
    if s.game_terms.outset.at[0] >= 0:
        return walkable_from(s, [s.game_terms.outset.at[0]])
    return walkable_from(s, [spot_of(town) for town in s.town_at if town >= 0])


def walkable_from(s: WholeGame, found: list[int]) -> list[int]:
    """These spots and those of all face-up tiles that can be reached from there. Rules: H3-TIL-22, H3-MOV-23."""
    for spot in found:
        for field in range(7 * spot + 1, 7 * spot + 7):
            if location(s, field) == BLOCKED:
                continue
            for edge in OUTWARD[field - 7 * spot]:
                near = NEXT[6 * field + edge] // 7
                if near not in found and step_open(s, field, edge) >= 0:
                    found.append(near)
    return found


def connects(s: WholeGame, spot: int, tile: int, rotation: int, joined: list[int]) -> bool:
    """Whether a tile so turned is joined by a walkable edge to a face-up tile that is joined to the rest.

    Guarded fields count as walkable; face-down tiles do not count. Rules: H3-TIL-22, H3-TIL-23.
    """
    turned = 7 * (6 * tile + rotation)
    for d in range(1, 7):
        if TURNED_LOCATION[turned + d] == BLOCKED:
            continue
        for edge in OUTWARD[d]:
            other = NEXT[6 * (7 * spot + d) + edge]
            lies = s.land[other // 7] if other >= 0 else -1
            if lies < 0 or TURNED_BORDER[turned + d] >> edge & 1 or other // 7 not in joined:
                continue
            there = 7 * lies + other % 7
            if TURNED_LOCATION[there] != BLOCKED and not TURNED_BORDER[there] >> OPPOSITE[edge] & 1:
                return True
    return False


def rotations(s: WholeGame, spot: int, tile: int) -> list[int]:
    """The ways a tile may be turned on a spot. Rules: H3-TIL-22, H3-TIL-24."""
    return ways_to_turn(s, spot, tile, joined_spots(s))


def ways_to_turn(s: WholeGame, spot: int, tile: int, joined: list[int]) -> list[int]:
    """The same where it is known which spots are joined. Rules: H3-TIL-22, H3-TIL-24."""
    ways = [turned for turned in range(6) if connects(s, spot, tile, turned, joined)]
    for town in s.game_terms.ai_towns if s.land[spot] < NO_TILE else ():
        if s.land[spot_of(town)] >= 0 and spot_of(town) not in joined:
            # The tile of an AI hero must be reachable, too.
            kept = [way for way in ways or range(6) if connects(s, spot, tile, way, [spot_of(town)])]
            ways = kept if kept else ways
    return ways


def leads_out(s: WholeGame, spot: int, tile: int, way: int) -> bool:
    """Whether a tile so turned has an open edge towards another tile. Rules: H3-TIL-22, H3-MOV-23."""
    before = s.land[spot]
    s.land[spot] = 6 * tile + way
    found = False
    for d in range(1, 7):
        field = 7 * spot + d
        for edge in range(6):
            other = NEXT[6 * field + edge]
            if other >= 0 and other // 7 != spot and s.land[other // 7] != -1 and open_edge(s, field, edge):
                found = True
    s.land[spot] = before
    return found


def open_edge(s: WholeGame, field: int, edge: int) -> bool:
    """Whether a hero can leave a field of the player's own Starting tile across an edge."""
    return location(s, field) != BLOCKED and not closed(s, field, edge)
