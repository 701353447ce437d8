"""Where the active unit can go in a Combat, on either board: over which spaces, and whom it could strike there.

Which spaces it reaches and what it may do there is asked of the rules, on a copy that agrees with what the seat knows.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from banneret.heroes.combat.placement import blocked
from banneret.heroes.geometry.combat_board import BOARD, NEAR, SPACE_NAMES, column_of, spaces_in, spread
from banneret.heroes.geometry.hex_board import FIRST_HEX, HEX_BOARD, column_of_hex, row_of_hex
from banneret.heroes.state.answers_combat import ATTACK, MOVE
from banneret.heroes.state.battle import SIDE_OF, Battle
from banneret.heroes.tables.units_and_cards import FLYING, TYPE
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION
from banneret.table.protocol import Way

if TYPE_CHECKING:
    from banneret.kernel.game import Game


def unit_ways(game: Game, seat: int) -> tuple[Way, ...]:
    """The ways of the active unit, each move first and then every attack that could follow one."""
    state = game.state
    if not isinstance(state, Battle) or state.seat != seat or state.active < 0 or state.kind != K_ACTION:
        return ()
    moves = [argument(option) for option in state.options if verb(option) == MOVE]
    if not moves:
        return ()
    start = game.determinize(seat, Random(0))
    assert isinstance(start, Battle)
    paths = {space: way_to(start, start.active, space) for space in moves}
    names = {space: tuple(SPACE_NAMES[one] for one in path) for space, path in paths.items()}
    found = [_way(state.active, x, names[x], f"move:{SPACE_NAMES[x]}") for x in moves]
    at_once = {argument(option) for option in state.options if verb(option) == ATTACK}
    for space in sorted(moves, key=lambda space: len(paths[space])):
        found += [
            _way(state.active, x, names[space], f"move:{SPACE_NAMES[space]}", f"attack:{SPACE_NAMES[x]}")
            for x in _struck_from(start, space)
            if x not in at_once
        ]
    return tuple(found)


def _way(unit: int, space: int, path: tuple[str, ...], *answers: str) -> Way:
    return Way(unit, SPACE_NAMES[space], len(path), answers, len(answers) > 1, path)


def _struck_from(start: Battle, space: int) -> list[int]:
    """The spaces of the units that may be attacked after a move, where one would still be asked."""
    if not NEAR[space] & start.occupied[1 - SIDE_OF[start.active]]:
        return []
    after = start.copy()
    after.apply(next(option for option in start.options if verb(option) == MOVE and argument(option) == space))
    if after.seat != start.seat or after.kind != K_ACTION or after.active != start.active:
        return []
    return [argument(option) for option in after.options if verb(option) == ATTACK]


def way_to(s: Battle, u: int, space: int) -> list[int]:
    """The spaces a unit passes on a shortest way, without the one it stands on; one that flies goes over everything."""
    start = s.pos[u]
    board = HEX_BOARD if s.terms.hexes else BOARD
    free = board if TYPE[s.row[u]] == FLYING else board & ~blocked(s, SIDE_OF[u]) | 1 << start
    layers = [1 << space]
    seen = layers[0]
    while not layers[-1] >> start & 1:
        layers.append(spread(layers[-1]) & free & ~seen)
        seen |= layers[-1]
        if not layers[-1]:
            return [space]
    here = start
    steps: list[int] = []
    for layer in reversed(layers[:-1]):
        here = min(spaces_in(NEAR[here] & layer), key=lambda one: off_line(start, space, one))
        steps.append(here)
    return steps


def off_line(start: int, end: int, space: int) -> int:
    """How far a space lies from the straight line between two others: the straightest way looks best."""
    (x, y), (ex, ey), (hx, hy) = (middle(one) for one in (start, end, space))
    return abs((ex - x) * (hy - y) - (ey - y) * (hx - x))


def middle(space: int) -> tuple[int, int]:
    """The middle of a space, in halves of a column and rows. Rules: BF-CMP-03."""
    if space < FIRST_HEX:
        return 2 * column_of(space), space // 4
    row = row_of_hex(space)
    return 2 * column_of_hex(space) + (row + 1) % 2, row
