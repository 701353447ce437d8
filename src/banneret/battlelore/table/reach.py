"""Where ordered units of BattleLore may go: over which hexes, whether they may still battle there, and whom.

Every move is made on a copy by the rules themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, hexes_in
from banneret.battlelore.play.combat.strength import targets
from banneret.battlelore.play.heroes.movement import hero_goes, hero_reach, hero_rings, hero_stops
from banneret.battlelore.play.turn.mist_and_caltrops import laid_stops
from banneret.battlelore.play.turn.movement import march_to, reach, rings, steps_of
from banneret.battlelore.play.turn.turn import UNIT_IN_HAND
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import is_hero, units_in
from banneret.kernel.sequence import question_of
from banneret.table.protocol import Way

if TYPE_CHECKING:
    from banneret.kernel.game import Game


class Outcome(NamedTuple):
    """What a move leads to."""

    battles: bool
    """Whether the unit may still battle."""
    targets: int
    """The hexes of those it could attack then."""


def moved_to(s: Battleground, u: int, goal: int) -> Battleground:
    """The position after the move of a unit, or of a hero, to a hex."""
    after = s.copy()
    if is_hero(u):
        hero_goes(after, u, goal)
    else:
        march_to(after, u, goal)
    return after


def outcome(s: Battleground, u: int, goal: int) -> Outcome:
    """The result of the move of a unit, or of a hero, to a hex."""
    after = moved_to(s, u, goal)
    return Outcome(_battles(after, u), in_reach(after, u))


def in_reach(after: Battleground, u: int) -> int:
    """The hexes of those whom a unit that has moved could attack."""
    return targets(after, u) if _battles(after, u) else 0


def _battles(after: Battleground, u: int) -> bool:
    return after.alive >> u & 1 == 1 and not after.weary >> u & 1


def path(s: Battleground, u: int, goal: int) -> list[int]:
    """The hexes on the way of a unit to another hex, as short as there is one and through nothing that stops it."""
    if is_hero(u):
        found, stops = hero_rings(s, u, steps_of(s, u)[0]), hero_stops(s, u)
    else:
        found, stops = rings(s, u, max(steps_of(s, u)) + 1), s.ground.stops | laid_stops(s, u)
    length = next(n for n, ring in enumerate(found) if ring >> goal & 1)
    way = [goal]
    for ring in found[:length][::-1]:
        before = NEAR[way[0]] & ring
        if not before:
            # It has come through hexes in which it cannot stop.
            return [goal]
        way.insert(0, hexes_in(before & ~stops or before)[0])
    return way


def battlelore_ways(game: Game, seat: int) -> tuple[Way, ...]:
    """The moves of all ordered units while one is asked which moves, or where it moves to."""
    if game.over or game.state.seat != seat:
        return ()
    s = cast(Battleground, game.view(seat).state)
    question = question_of(s.step)
    if question in ("got_mover", "got_move"):
        return tuple(_ways(s, s.stack[UNIT_IN_HAND], ()))
    if question != "ask_mover":
        return ()
    found: list[Way] = []
    for u in units_in(s.ordered & ~s.moved & s.alive):
        found += _ways(s, u, (f"unit:{HEX_NAMES[s.pos[u]]}",))
    for h in units_in(s.parting & ~s.moved):
        found += _ways(s, h, (f"hero:{HEX_NAMES[s.pos[h]]}",))
    return tuple(found)


def _ways(s: Battleground, u: int, first: tuple[str, ...]) -> list[Way]:
    goals = hero_reach(s, u)[0] if is_hero(u) else reach(s, u)
    found = []
    for goal in hexes_in(goals):
        battles, aims = outcome(s, u, goal)
        way = path(s, u, goal)
        found.append(
            Way(
                piece=u,
                to=HEX_NAMES[goal],
                cost=len(way),
                answers=(*first, f"move:{HEX_NAMES[goal]}"),
                fight=battles,
                path=tuple(HEX_NAMES[n] for n in way),
                targets=tuple(HEX_NAMES[n] for n in hexes_in(aims)),
            )
        )
    return found
