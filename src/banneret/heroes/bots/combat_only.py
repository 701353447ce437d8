"""The Combat of a whole game as the greedy bot searches it: by itself, and never without end."""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.skirmish import CLOSE_SKIRMISH
from banneret.heroes.geometry.combat_board import spread
from banneret.heroes.state.answers_combat import ATTACK, BREAK, MOVE
from banneret.heroes.state.battle import SIDE_OF, Battle, copy_battle
from banneret.heroes.state.pile_numbers import PILES
from banneret.heroes.state.terms import AUTOMATIC, Terms, plain_terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.state import FRAME_LENGTH

PATIENCE: Final = 12
"""After this many rounds of a Combat a unit no longer keeps away from its enemies."""


def pressed(b: Battle) -> list[int]:
    """Answers that end a Combat that drags on: a blow, or a step next to an enemy; all if there is neither.

    A unit that is faster than all enemies could run from them forever, since nothing limits a Combat with AI heroes.
    """
    near = spread(b.occupied[1 - SIDE_OF[b.active]])
    blows = [o for o in b.options if verb(o) in (ATTACK, BREAK)]
    steps = [o for o in b.options if verb(o) == MOVE and near >> argument(o) & 1]
    return blows or steps or b.options


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
    if b.round > PATIENCE and b.kind == K_ACTION:
        b.options = pressed(b)
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
