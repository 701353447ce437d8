"""Effect tokens on the hex battlefield: Fire Walls and Force Fields, which spells lay and which leave with their cards.

A Fire Wall burns every unit that moves onto its hex or walks through it. A Force Field covers two hexes like an
Obstacle. Neither keeps the distances that Obstacles keep.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.hex.obstacles import covered
from banneret.heroes.combat.placement import blocked
from banneret.heroes.geometry.combat_board import NEAR
from banneret.heroes.geometry.hex_board import HEX_BOARD, spread_hexes, walk_hexes
from banneret.heroes.state.answers_combat import PLACE, options_of
from banneret.heroes.state.battle import SIDE_OF, UNITS, Battle
from banneret.heroes.state.events_combat import E_CONJURE, E_FADE
from banneret.heroes.state.pile_numbers import LASTING, LASTING_NEXT, LASTING_ROUND
from banneret.heroes.tables.units_and_cards import FLYING, INITIATIVE, S_INITIATIVE, TYPE, UNTIL_NEXT_ROUND, UNTIL_ROUND
from banneret.kernel.kinds import K_SPACE

FIRE_WALLS: Final = 2
"""How many Fire Wall tokens there are. Rules: BF-CMP-09."""
FOR_GOOD: Final = 999
"""A round no Combat gets to."""


def packed_token(first: int, second: int, damage: int, last: int) -> int:
    """A token on the board as one number of `Battle.conjured`."""
    return last << 20 | damage << 16 | second << 8 | first


def first_hex(token: int) -> int:
    """The hex of a Fire Wall, the first hex of a Force Field."""
    return token & 255


def second_hex(token: int) -> int:
    """The second hex of a Force Field, the same hex for a Fire Wall."""
    return token >> 8 & 255


def damage_of(token: int) -> int:
    """How much a Fire Wall burns; 0 for a Force Field."""
    return token >> 16 & 15


def last_round(token: int) -> int:
    """The last round in which a token lies."""
    return token >> 20


def fire_hexes(s: Battle) -> int:
    """The hexes with a Fire Wall."""
    hexes = 0
    for token in s.conjured:
        if damage_of(token):
            hexes |= 1 << first_hex(token)
    return hexes


def empty_hexes(s: Battle) -> int:
    """The hexes on which neither a unit stands nor any token lies."""
    return HEX_BOARD & ~(s.occupied[0] | s.occupied[1] | s.walls | s.gate | s.rubble | fire_hexes(s))


def token_hexes(s: Battle, damage: int) -> int:
    """Where a token may be laid: on an empty hex, a Force Field where one next to it is empty as well.

    How near Obstacles and zones are does not matter. Rules: BF-BTL-14, BF-BTL-15, BF-BTL-57, BF-CMP-09.
    """
    if not s.terms.hexes:
        return 0
    empty = empty_hexes(s)
    if damage:
        return 0 if fire_hexes(s).bit_count() >= FIRE_WALLS else empty
    return empty & spread_hexes(empty)


def conjure(s: Battle, first: int, second: int, damage: int, until: int) -> None:
    """Lay a token; it lies as long as its card. Rules: BF-BTL-14, BF-BTL-57."""
    now = max(1, s.round)
    last = now if until == UNTIL_ROUND else now + 1 if until == UNTIL_NEXT_ROUND else FOR_GOOD
    s.conjured = tuple(sorted((*s.conjured, packed_token(first, second, damage, last))))
    if not damage:
        s.rubble |= 1 << first | 1 << second
    s.emit(E_CONJURE, first, second, damage)


def lay_token(s: Battle, damage: int, until: int, space: int, side: int) -> bool:
    """A Fire Wall is laid on its hex; a Force Field covers one more, for which its caster is asked.

    Rules: BF-BTL-14, BF-BTL-57.
    """
    if damage:
        conjure(s, space, space, damage, until)
        return False
    s.ask(s.terms.control[side], K_SPACE, options_of(PLACE, NEAR[space] & empty_hexes(s)))
    return True


def lasting_pile(until: int) -> int:
    """Where the card lies beside the board until its token goes. Rules: BF-BTL-14, H3-CRD-17."""
    return LASTING_ROUND if until == UNTIL_ROUND else LASTING_NEXT if until == UNTIL_NEXT_ROUND else LASTING


def fade(s: Battle) -> None:
    """As a round begins the tokens leave whose cards have left. Rules: BF-BTL-14."""
    kept: list[int] = []
    for token in s.conjured:
        if last_round(token) >= s.round:
            kept.append(token)
        else:
            s.emit(E_FADE, first_hex(token), damage_of(token))
    if len(kept) < len(s.conjured):
        s.conjured = tuple(kept)
        s.rubble = 0
        for laid in s.laid:
            s.rubble |= covered(laid)
        for token in kept:
            if not damage_of(token):
                s.rubble |= 1 << first_hex(token) | 1 << second_hex(token)


def burnt_on_way(s: Battle, u: int, space: int) -> int:
    """The damage a unit takes on its way to a hex: there, and by the Fire Walls it cannot walk round.

    It takes the way that burns least; who flies is burnt only where it lands. Rules: BF-BTL-16.
    """
    total = 0
    burns: list[int] = []
    for token in s.conjured:
        if first_hex(token) == space:
            total += damage_of(token)
        elif damage_of(token):
            burns.append(token)
    row = s.row[u]
    if TYPE[row] == FLYING or not burns:
        return total
    free = HEX_BOARD & ~blocked(s, SIDE_OF[u])
    steps = INITIATIVE[row] + s.mod[S_INITIATIVE * UNITS + u]
    burns.sort(key=damage_of)
    for passed in range(1 << len(burns)):
        closed = 0
        burnt = 0
        for n, token in enumerate(burns):
            if passed >> n & 1:
                burnt += damage_of(token)
            else:
                closed |= 1 << first_hex(token)
        if walk_hexes(1 << s.pos[u], free & ~closed, steps) >> space & 1:
            return total + burnt
    return total
