"""Turning a tile that lies face up, with everything that is on it."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import walkable_from
from banneret.heroes.geometry.map_grid import direction_of, field_on, spot_of, spots_around
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.answers_map import ROTATE, TURN_TILE
from banneret.heroes.state.events_map import E_TURNED
from banneret.heroes.state.packed_ints import (
    pack_reward,
    pack_tenure,
    reward_field,
    reward_resource,
    tenure_field,
    tenure_paid,
    tenure_player,
    tenure_times,
)
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import lying, rotation_of, tile_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_C


def other_ways(s: WholeGame, spot: int) -> list[int]:
    """How else a tile may lie without cutting off any tile that can be reached now. Rules: H3-TOU-13, H3-TIL-22."""
    lies = s.land[spot]
    before = walkable_from(s, [spot])
    ways: list[int] = []
    for way in range(6):
        if way != rotation_of(lies):
            s.land[spot] = lying(tile_of(lies), way)
            after = walkable_from(s, [spot])
            if all(reached in after for reached in before):
                ways.append(way)
    s.land[spot] = lies
    return ways


def turnable(s: WholeGame, spot: int) -> list[int]:
    """The face-up tiles next to a tile that have no hero on them and may lie otherwise. Rules: H3-TOU-13."""
    taken = [spot_of(field) for field in (*s.hero_at, *s.scenario_state.host.at) if field >= 0]
    return [t for t in spots_around(spot) if t >= 0 and s.land[t] >= 0 and t not in taken and other_ways(s, t)]


def ask_turn_tile(s: WholeGame, spot: int, _chosen: int, _tile: int) -> None:
    """Which of the tiles around is turned. Rules: H3-TOU-13."""
    spots = turnable(s, spot)
    if spots:
        s.ask(s.who[0], K_SPACE, [option(TURN_TILE, other) for other in spots])
    else:
        s.leave()


def ask_turn_way(s: WholeGame, _spot: int, chosen: int, _tile: int) -> None:
    """How it lies from now on. Rules: H3-TOU-13, H3-TIL-22, H3-TIL-24."""
    chosen = argument(s.answer)
    s.stack[SPOT_TURNED] = chosen
    s.stack[TILE_TURNED] = tile_of(s.land[chosen])
    s.ask(s.who[0], K_SPACE, [option(ROTATE, way) for way in other_ways(s, chosen)])


def turn_over_tile(s: WholeGame, spot: int, _chosen: int, tile: int) -> None:
    """It is turned with all that lies on it. Rules: H3-TOU-13."""
    way = argument(s.answer)
    turn_contents(s, spot, way - rotation_of(s.land[spot]))
    s.land[spot] = lying(tile, way)
    s.emit(E_TURNED, spot, tile, way)


TURN_BY_EFFECT: Final = sequence(asks(ask_turn_tile), asks(ask_turn_way), turn_over_tile)
"""Arguments: the spot next to which a tile is turned, later the spot that is turned; nothing; the tile."""
SPOT_TURNED: Final = ARG_A
TILE_TURNED: Final = ARG_C


def turn_contents(s: WholeGame, spot: int, steps: int) -> None:
    """Cubes, beaten guards and tokens keep to their fields. Rules: H3-TOU-13."""
    s.black = turned_set(s.black, spot, steps)
    s.beaten = turned_set(s.beaten, spot, steps)
    s.ever = turned_set(s.ever, spot, steps)
    s.owned = tuple([turned_set(fields, spot, steps) for fields in s.owned])
    s.rewards = tuple([pack_reward(turned_field(reward_field(r), spot, steps), reward_resource(r)) for r in s.rewards])
    s.last = [turned_field(field, spot, steps) for field in s.last]
    host = edit_host(s)
    host.flags = turned_set(host.flags, spot, steps)
    host.trod = turned_set(host.trod, spot, steps)
    g = s.scenario_state
    g.dead = turned_set(g.dead, spot, steps)
    g.grail_at = turned_field(g.grail_at, spot, steps)
    g.came = tuple([turned_set(fields, spot, steps) for fields in g.came])
    g.tenures = tuple([turned_tenure(t, spot, steps) for t in g.tenures])


def turned_field(field: int, spot: int, steps: int) -> int:
    """Where a field lies when the tile on a spot is turned by this many steps."""
    if field < 0 or spot_of(field) != spot or direction_of(field) == 0:
        return field
    return field_on(spot, (direction_of(field) - 1 + steps) % 6 + 1)


def turned_tenure(tenure: int, spot: int, steps: int) -> int:
    """The same for a field that is counted for being held."""
    field = turned_field(tenure_field(tenure), spot, steps)
    return pack_tenure(field, tenure_times(tenure), tenure_player(tenure), tenure_paid(tenure))


def turned_set(fields: int, spot: int, steps: int) -> int:
    """The same for a set of fields."""
    first = field_on(spot, 1)
    rim = fields >> first & 63
    steps %= 6
    turned = (rim << steps | rim >> (6 - steps)) & 63
    return fields ^ (rim ^ turned) << first
