"""The players build the map before the game: center, Near tiles, Starting tiles, Far tiles, all face up.

Every tile is drawn first, then put on a spot, then turned. Which spots are legal depends on the kind of the tile; on
all of them the tile has to be joined to the tiles that lie already, as everywhere.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.hidden_tiles import outcomes
from banneret.heroes.adventure.map.land import connects, touching_tiles, walkable_from
from banneret.heroes.adventure.town.recruiting import begin_with_second
from banneret.heroes.geometry.map_grid import SPOTS, distance, middle_of, spot_of, spots_around
from banneret.heroes.state.answers_map import LAY, ROTATE
from banneret.heroes.state.chance_outcomes import outcome_tile, tile_outcome, tile_outcomes
from banneret.heroes.state.events_map import E_START_TILE, E_TILE_DRAWN, E_TURNED
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.whole_game import NO_TILE, WholeGame
from banneret.heroes.tables.tiles import CENTER_TILE, FAR, NEAR_TILE, START, TILE_FACTION, TILE_GROUP, lying, tile_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_LAND, K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

ALL_WAYS: Final = (0, 1, 2, 3, 4, 5)


def settle_down(s: WholeGame, player: int, spot: int, way: int) -> None:
    """A Starting tile lies, with the Main Hero on its Town, by option with the Secondary Hero as well.

    Rules: H3-SET-28, H3-SET-29, H3-TWN-24, H3-MOV-18, H3-MOV-22, H3-LOC-01, H3-OPT-05.
    """
    s.land[spot] = lying(TILE_FACTION.index(s.faction[player]), way)
    s.emit(E_START_TILE, player, spot, way)
    town = middle_of(spot)
    s.town_at = changed(s.town_at, player, town)
    s.owned = s.owned[:player] + (1 << town,) + s.owned[player + 1 :]
    s.ever |= 1 << town
    s.hero_at[main_hero(player)] = s.last[main_hero(player)] = town
    begin_with_second(s, player, town)


# -- whose tile comes next ---------------------------------------------------------------------------------------------


def turn_of(s: WholeGame, n: int) -> tuple[int, int, int]:
    """The kind of the n-th tile, who places it, and its place among those of the kind; kind -1 when all lie.

    The starting player lays the center, the second player the first Near tile. Rules: H3-TOU-05.
    """
    m = s.game_terms
    near, far = [len(m.groups[group].filters) for group in m.to_place]
    if n < len(m.face_down):
        return CENTER_TILE, s.first, n
    n -= len(m.face_down)
    if n < near:
        return NEAR_TILE, (s.first + 1 + n) % m.players, n
    n -= near
    if n < m.players:
        return START, (s.first + n) % m.players, n
    n -= m.players
    if n < far:
        return FAR, (s.first + n) % m.players, n
    return -1, -1, 0


# -- where it may lie --------------------------------------------------------------------------------------------------


def free_next_to(s: WholeGame, kind: int) -> list[int]:
    """The empty spots that touch a tile of a kind, or any tile where that is -1."""
    found: list[int] = []
    for spot in range(SPOTS):
        if s.land[spot] == NO_TILE:
            around = [s.land[other] for other in spots_around(spot) if other >= 0]
            if any(lies >= 0 and (kind < 0 or TILE_GROUP[tile_of(lies)] == kind) for lies in around):
                found.append(spot)
    return found


def free_next_to_spot(s: WholeGame, spot: int) -> list[int]:
    """The empty spots that touch a tile."""
    return [other for other in spots_around(spot) if other >= 0 and s.land[other] == NO_TILE]


def ways_to_join(s: WholeGame, spot: int, tile: int) -> list[int]:
    """How a tile may be turned on a spot so that it is joined to those that lie. Rules: H3-TIL-22, H3-TIL-24."""
    first = s.game_terms.face_down[0][0]
    if s.land[first] < 0:
        return list(ALL_WAYS)
    joined = walkable_from(s, [first])
    return [way for way in ALL_WAYS if connects(s, spot, tile, way, joined)]


def that_join(s: WholeGame, spots: list[int], tile: int) -> list[int]:
    """Those spots on which a tile can be joined to the others. Rules: H3-TIL-22."""
    return [spot for spot in spots if ways_to_join(s, spot, tile)]


def building_spots(s: WholeGame, kind: int, player: int, nth: int, tile: int) -> list[int]:
    """Where the next tile may lie; a tile that cannot be joined anywhere may lie wherever it touches another.

    Rules: H3-TOU-06, H3-TOU-07, H3-TOU-08, H3-TIL-21, H3-TIL-22.
    """
    if kind == CENTER_TILE:
        return [s.game_terms.face_down[nth][0]]
    anywhere = free_next_to(s, -1)
    usual = [spot for spot in anywhere if touching_tiles(s, spot) > 1]
    if kind == NEAR_TILE:
        wanted = that_join(s, free_next_to(s, CENTER_TILE), tile)
    elif kind == START:
        wanted = farthest(s, that_join(s, free_next_to(s, NEAR_TILE), tile))
    elif nth < s.game_terms.players:
        wanted = that_join(s, free_next_to_spot(s, spot_of(s.town_at[player])), tile)
    else:
        wanted = []
    for spots in (wanted, that_join(s, usual, tile), that_join(s, anywhere, tile)):
        if spots:
            return spots
    return anywhere


def farthest(s: WholeGame, spots: list[int]) -> list[int]:
    """Of these spots those farthest from the Starting tiles that lie already. Rules: H3-TOU-07."""
    starts = [spot_of(town) for town in s.town_at if town >= 0]
    if not starts or not spots:
        return spots
    far = [min([distance(spot, start) for start in starts]) for spot in spots]
    return [spot for spot, away in zip(spots, far, strict=True) if away == max(far)]


# -- building ----------------------------------------------------------------------------------------------------------


def draw_to_build(s: WholeGame, n: int, _spot: int, _tile: int) -> None:
    """The next tile is drawn at random; a Starting tile is the player's faction's. Rules: H3-TOU-04, H3-TOU-09."""
    kind, player, nth = turn_of(s, n)
    if kind < 0:
        s.leave()
    elif kind == START:
        s.answer = tile_outcome(TILE_FACTION.index(s.faction[player]))
    else:
        s.chance(K_LAND, tile_outcomes(outcomes(s.game_terms.groups, s.revealed, group_of(s, kind, nth))))


def group_of(s: WholeGame, kind: int, nth: int) -> int:
    """The tiles from which one of a kind is drawn."""
    return s.game_terms.face_down[nth][1] if kind == CENTER_TILE else s.game_terms.to_place[kind == FAR]


def ask_building_spot(s: WholeGame, n: int, _spot: int, tile: int) -> None:
    """Everybody sees the tile before it is placed. Rules: H3-TOU-04 to H3-TOU-09, H3-TIL-21, H3-TIL-22."""
    kind, player, nth = turn_of(s, n)
    tile = outcome_tile(s.answer)
    s.stack[TILE_IN_HAND] = tile
    if kind != START:
        group = group_of(s, kind, nth)
        s.revealed = s.revealed[:group] + ((*s.revealed[group], tile),) + s.revealed[group + 1 :]
    s.emit(E_TILE_DRAWN, player, tile)
    s.ask(player, K_SPACE, [option(LAY, place) for place in building_spots(s, kind, player, nth, tile)])


def ask_building_way(s: WholeGame, n: int, spot: int, tile: int) -> None:
    """The player who places a tile turns it, joined to the rest; one that lies there from the start may lie otherwise.

    Rules: H3-TOU-05, H3-TIL-22, H3-TIL-24.
    """
    spot = argument(s.answer)
    s.stack[BUILDING_SPOT] = spot
    ways = ways_to_join(s, spot, tile)
    wanted = s.game_terms.turned.get(spot, -1)
    if wanted in ways:
        s.answer = option(ROTATE, wanted)
        return
    s.ask(turn_of(s, n)[1], K_SPACE, [option(ROTATE, way) for way in (ways if ways else ALL_WAYS)])


def build_tile(s: WholeGame, n: int, spot: int, tile: int) -> None:
    """The tile lies face up. Rules: H3-TOU-04, H3-SET-28."""
    kind, player, _ = turn_of(s, n)
    if kind == START:
        settle_down(s, player, spot, argument(s.answer))
    else:
        s.land[spot] = lying(tile, argument(s.answer))
        s.emit(E_TURNED, spot, tile, argument(s.answer))
    s.stack[TILES_LAID] = n + 1
    s.goto(BUILD_MAP)


BUILD_MAP: Final = sequence(draw_to_build, asks(ask_building_spot), asks(ask_building_way), build_tile)
"""Arguments: how many tiles lie, the spot and the tile in hand."""
TILES_LAID: Final = ARG_A
BUILDING_SPOT: Final = ARG_B
TILE_IN_HAND: Final = ARG_C
