"""Discovering face-down tiles and laying tiles of the player's own pool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from banneret.heroes.adventure.map.hidden_tiles import hidden_group, outcomes
from banneret.heroes.adventure.map.land import leads_out, rotations, spots_near_field, spots_near_tile
from banneret.heroes.adventure.map.turning_tiles import TURN_BY_EFFECT, turnable
from banneret.heroes.adventure.special_rules.locked_tiles import locked
from banneret.heroes.adventure.special_rules.triggers import LAY_TILE as LAID_TILE
from banneret.heroes.adventure.special_rules.triggers import fire
from banneret.heroes.geometry.map_grid import middle_of, spot_of
from banneret.heroes.state.answers_map import DISCOVER, LAY, ROTATE, TURN_TILE
from banneret.heroes.state.chance_outcomes import outcome_tile, tile_outcome, tile_outcomes
from banneret.heroes.state.events_map import E_DISCOVERED, E_LAID, E_POOL_BACK, E_TURNED
from banneret.heroes.state.game_terms import C_TURN_TILES, H_NO_ROTATION, H_REDWOOD_NO_POOL
from banneret.heroes.state.hero_numbers import NO_HERO, main_hero
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import lying
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_LAND, K_SPACE
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C


def tiles_left(s: WholeGame, player: int) -> int:
    """How many tiles a player can still add. Rules: H3-TIL-19."""
    return s.pool[player] + len(s.pool_known[player])


# -- discovering -------------------------------------------------------------------------------------------------------


def turn_up(s: WholeGame, spot: int, _hero: int, _tile: int) -> None:
    """A face-down tile is turned up. Rules: H3-MOV-07, H3-TIL-16, H3-TIL-28."""
    s.chance(K_LAND, tile_outcomes(outcomes(s.game_terms.groups, s.revealed, hidden_group(s.land[spot]))))


def turned_up(s: WholeGame, spot: int, hero: int, tile: int) -> None:
    """The discoverer turns it freely, joined to the map if possible, unless the scenario says how it lies.

    Rules: H3-TIL-22, H3-TIL-24, H3-TIL-26.
    """
    tile = outcome_tile(s.answer)
    group = hidden_group(s.land[spot])
    s.revealed = s.revealed[:group] + ((*s.revealed[group], tile),) + s.revealed[group + 1 :]
    s.stack[TILE_TURNED_UP] = tile
    s.emit(E_DISCOVERED, hero, spot, tile)
    wanted = s.game_terms.turned.get(spot, -1)
    if s.game_terms.house & H_NO_ROTATION and wanted < 0:
        s.answer = option(ROTATE, 0)
        return
    ways = rotations(s, spot, tile) or [way for way in range(6) if leads_out(s, spot, tile, way)]
    if not ways:
        ways = [0, 1, 2, 3, 4, 5]
    if wanted in ways:
        s.answer = option(ROTATE, wanted)
        return
    s.ask(s.who[0], K_SPACE, [option(ROTATE, way) for way in ways])


def lie_down(s: WholeGame, spot: int, _hero: int, tile: int) -> None:
    """The tile lies as it was turned. Rules: H3-TIL-24, H3-TIL-26."""
    way = argument(s.answer)
    s.land[spot] = lying(tile, way)
    s.emit(E_TURNED, spot, tile, way)


DISCOVER_TILE: Final = sequence(turn_up, asks(turned_up), lie_down)
"""Arguments: the spot, the hero who discovers it, the tile once it is known."""
SPOT_DISCOVERED: Final = ARG_A
DISCOVERER: Final = ARG_B
TILE_TURNED_UP: Final = ARG_C


# -- laying tiles ------------------------------------------------------------------------------------------------------


def draw_tile(s: WholeGame, _spot: int, _hero: int, _tile: int) -> None:
    """The top tile of the player's own pool is turned up when its spot is chosen. Rules: H3-TIL-18, H3-TIL-25."""
    player = s.who[0]
    if s.pool[player]:
        s.chance(K_LAND, tile_outcomes(outcomes(s.game_terms.groups, s.revealed, s.game_terms.pool_group[player])))
    else:
        s.answer = tile_outcome(s.pool_known[player][0])


def drew_tile(s: WholeGame, spot: int, _hero: int, tile: int) -> None:
    """Note the tile, which everybody sees."""
    player = s.who[0]
    tile = outcome_tile(s.answer)
    if s.pool[player]:
        group = s.game_terms.pool_group[player]
        s.pool = changed(s.pool, player, s.pool[player] - 1)
        s.revealed = s.revealed[:group] + ((*s.revealed[group], tile),) + s.revealed[group + 1 :]
    else:
        s.pool_known = s.pool_known[:player] + (s.pool_known[player][1:],) + s.pool_known[player + 1 :]
    s.stack[TILE_DRAWN] = tile
    s.emit(E_LAID, player, spot, tile)


def ask_way(s: WholeGame, spot: int, hero: int, tile: int) -> None:
    """The player turns it so that it is joined to the map. Rules: H3-TIL-22, H3-TIL-24, H3-TIL-25."""
    ways = rotations(s, spot, tile)
    if ways:
        s.ask(s.who[0], K_SPACE, [option(ROTATE, way) for way in ways])
        return
    others = [other for other in spots_for(s, hero) if rotations(s, other, tile)]
    if others:
        s.ask(s.who[0], K_SPACE, [option(LAY, other) for other in others])
    else:
        take_back(s, hero, tile)
        s.leave()


def beside(spot: int) -> int:
    """In the place of the hero who pays: an effect lays the tile next to that of a spot."""
    return -2 - spot


def spot_beside(hero: int) -> int:
    """The spot meant so."""
    return -2 - hero


def spots_for(s: WholeGame, hero: int) -> list[int]:
    """Where else a tile may lie that does not fit where it was meant to. Rules: H3-TIL-20, H3-TIL-21, H3-TIL-25."""
    if hero >= 0:
        return spots_near_field(s, s.hero_at[hero], False)
    return spots_near_tile(s, spot_beside(hero), False)


def take_back(s: WholeGame, hero: int, tile: int) -> None:
    """A tile that fits nowhere goes under the pool, and its price is refunded. Rules: H3-TIL-25."""
    player = s.who[0]
    s.pool_known = s.pool_known[:player] + ((*s.pool_known[player], tile),) + s.pool_known[player + 1 :]
    if hero >= 0:
        s.mp[hero] += 1
    s.emit(E_POOL_BACK, player, tile)


def got_way(s: WholeGame, spot: int, _hero: int, tile: int) -> None:
    """The tile is laid, or another spot chosen for it. Rules: H3-TIL-24, H3-TIL-25, H3-TIL-28, H3-WHEN-lay_tile."""
    if verb(s.answer) == LAY:
        s.stack[SPOT_CHOSEN] = argument(s.answer)
        s.goto(ASK_WAY)
        return
    way = argument(s.answer)
    player = s.who[0]
    s.land[spot] = lying(tile, way)
    s.emit(E_TURNED, spot, tile, way)
    s.leave()
    fire(s, LAID_TILE, main_hero(player), middle_of(spot))


LAY_TILE: Final = sequence(draw_tile, drew_tile, asks(ask_way), got_way)
"""Arguments: the spot; the hero who pays, or `beside` the spot next to which it must lie; the tile."""
SPOT_CHOSEN: Final = ARG_A
PAYING_OR_BESIDE: Final = ARG_B
TILE_DRAWN: Final = ARG_C
ASK_WAY: Final = at(LAY_TILE, ask_way)


# -- by an effect ------------------------------------------------------------------------------------------------------


def discoverable(s: WholeGame, field: int) -> list[int]:
    """The tiles next to the tile of a field that an effect turns up, and where it lays one of the player's own pool.

    Where scenarios say so, such effects turn a face-up tile instead.

    Rules: H3-LOC-08, H3-LOC-09, H3-TOU-13, H3-CHANGE-discovery_turns_tiles.
    """
    spot = spot_of(field)
    if s.game_terms.switches & C_TURN_TILES:
        return [option(TURN_TILE, other) for other in turnable(s, spot)]
    unseen = [other for other in spots_near_tile(s, spot, True) if not locked(s, s.who[0], spot, other)]
    options = [option(DISCOVER, other) for other in unseen]
    if tiles_left(s, s.who[0]) and not s.game_terms.house & H_REDWOOD_NO_POOL:
        free = spots_near_tile(s, spot, False)
        if not s.pool[s.who[0]]:
            free = [other for other in free if rotations(s, other, s.pool_known[s.who[0]][0])]
        options += [option(LAY, other) for other in free]
    return options


def discoverers(s: WholeGame, heroes: Iterable[int]) -> list[int]:
    """Those of these heroes who could discover something by an effect now. Rules: H3-LOC-08, H3-HER-02."""
    return [h for h in heroes if s.hero_at[h] >= 0 and discoverable(s, s.hero_at[h])]


def ask_discovery(s: WholeGame, field: int, _b: int, _c: int) -> None:
    """Discover a tile next to the tile of a field, or lay one of the player's own pool there, for nothing.

    Rules: H3-LOC-08, H3-LOC-09, H3-CHANGE-discovery_turns_tiles.
    """
    if s.game_terms.switches & C_TURN_TILES:
        s.leave()
        s.call(TURN_BY_EFFECT, spot_of(field), 0, 0)
        return
    options = discoverable(s, field)
    if options:
        s.ask(s.who[0], K_SPACE, options)
    else:
        s.leave()


def got_discovery(s: WholeGame, field: int, _b: int, _c: int) -> None:
    """Turn up the tile chosen, or lay one. Rules: H3-LOC-08, H3-LOC-09."""
    spot = argument(s.answer)
    s.leave()
    if verb(s.answer) == DISCOVER:
        s.call(DISCOVER_TILE, spot, NO_HERO, 0)
    else:
        s.call(LAY_TILE, spot, beside(spot_of(field)), 0)


DISCOVER_BY_EFFECT: Final = sequence(asks(ask_discovery), got_discovery)
"""Arguments: the field whose tile it must touch."""
DISCOVERED_FROM: Final = ARG_A
