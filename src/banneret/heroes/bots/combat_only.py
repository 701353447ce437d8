"""The Combat of a whole game as bots search it: by itself; and how a Combat that drags on is brought to its end."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.skirmish import CLOSE_SKIRMISH
from banneret.heroes.geometry.combat_board import DISTANCE, spread
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.answers_combat import ATTACK, BREAK, MOVE
from banneret.heroes.state.battle import SIDE_MASK, SIDE_OF, TOWER, Battle, copy_battle
from banneret.heroes.state.pile_numbers import PILES
from banneret.heroes.state.terms import AUTOMATIC, Terms, plain_terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.state import FRAME_LENGTH

PATIENCE: Final = 4
"""After this many rounds in which nobody was hurt a unit no longer waits for its enemies, nor keeps away from them."""
FARTHEST: Final = 40


def drags_on(b: Battle) -> bool:
    """Whether a unit is to act in a Combat in which nothing has happened for long.

    In most Combats nothing else ends that: two sides that both gain by being attacked would wait forever, and a unit
    that is faster than all enemies could run from them forever.
    """
    return b.round - b.stirred > PATIENCE and b.kind == K_ACTION and b.active >= 0


def pressed(b: Battle) -> list[int]:
    """Answers that lead to the end of a Combat that drags on: a blow, else a step to an enemy's side, else one that
    comes nearer; all if there is none of them."""
    blows = [o for o in b.options if verb(o) in (ATTACK, BREAK)]
    if blows or b.active == TOWER:
        return blows or b.options
    enemies = b.occupied[1 - SIDE_OF[b.active]]
    near = spread(enemies)
    steps = [o for o in b.options if verb(o) == MOVE and near >> argument(o) & 1]
    if steps:
        return steps
    foes = [b.pos[t] for t in units_in(b.alive & SIDE_MASK[1 - SIDE_OF[b.active]]) if t != TOWER]
    here = nearest_of(b.pos[b.active], foes)
    steps = [o for o in b.options if verb(o) == MOVE and nearest_of(argument(o), foes) < here]
    return steps or b.options


def nearest_of(space: int, foes: list[int]) -> int:
    """How far the nearest of some spaces is."""
    best = FARTHEST
    for foe in foes:
        far = DISTANCE[space * PLACES + foe]
        best = min(best, far)
    return best


def lone_battle(s: WholeGame) -> Battle:
    """The Combat of a game by itself, as a skirmish between its two sides."""
    b = Battle()
    copy_battle(s, b)
    b.piles = b.piles[:PILES]
    b.stack = [CLOSE_SKIRMISH, 0, 0, 0, *s.stack[s.base - FRAME_LENGTH :]]
    b.base = 8
    b.terms = by_sides(s.terms)
    b.seat = seat_by_side(s, s.seat)
    b.known = ()
    b.requests = 0
    return b


def seat_by_side(s: WholeGame, seat: int) -> int:
    """The seat of a player in the isolated Combat; a player who takes no part keeps the number."""
    control = s.terms.control
    return by_sides(s.terms).control[control.index(seat)] if seat in control else seat


def by_sides(terms: Terms) -> Terms:
    """The same terms with sides as seats; if one player answers for both, it is that player's own side."""
    t = plain_terms(terms.rules, terms.difficulty)
    t.round_limit = terms.round_limit
    t.manner = terms.manner
    own = 1 if terms.manner[0] == AUTOMATIC else 0
    t.control = (own, own) if terms.control[0] == terms.control[1] else (0, 1)
    t.faction = terms.faction
    t.neutral = terms.neutral
    t.field = terms.field
    t.level = terms.level
    t.town = terms.town
    t.bound = terms.bound
    t.redraw = terms.redraw
    t.draws = terms.draws
    t.fixed = terms.fixed
    t.endless = terms.endless
    t.free_rounds = terms.free_rounds
    t.surrender = terms.surrender
    t.works = terms.works
    t.siege = terms.siege
    t.hexes = terms.hexes
    t.obstacles = terms.obstacles
    t.pool = terms.pool
    t.largest = terms.largest
    t.stalemate = terms.stalemate
    return t
