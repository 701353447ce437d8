"""How a hero moves by himself: through friends, into a troop, off the battleground."""

from __future__ import annotations

from banneret.battlelore.geometry.grid import BASELINE, BOARD, spread
from banneret.battlelore.play.heroes.bonuses import goes_anywhere, ride_far, rivers
from banneret.battlelore.play.heroes.roles import has_artifact, havens, join, part, troop_of
from banneret.battlelore.play.turn.mist_and_caltrops import laid_stops
from banneret.battlelore.play.turn.movement import beyond, impassable, rings, steps_of, stops_for, tire_in_landmark
from banneret.battlelore.state.battleground import Battleground, name, put
from banneret.battlelore.state.events import E_MOVE
from banneret.battlelore.state.unit_numbers import SIDE_OF, is_hero


def hero_reach(s: Battleground, h: int) -> tuple[int, bool]:
    """The hexes a hero may move to, and whether he may leave the battleground.

    He passes through friends, stops in empty hexes or with a troop he can lead, and needs a step from his baseline to
    leave. Rules: BLH-MOV-01 to BLH-MOV-17, BLH-MOV-23, BLH-MOV-25.
    """
    return hero_within(s, h, steps_of(s, h)[0])


def hero_within(s: Battleground, h: int, steps: int) -> tuple[int, bool]:
    """The same for this many steps; a web holds him.

    Rules: BLH-MOV-04 to BLH-MOV-17, BLH-MOV-25, BL-CRE-25, BLH-ARF-30, BLH-ACT-11.
    """
    if s.webbed >> h & 1:
        return 0, False
    side = SIDE_OF[h]
    holds = (~(s.occupied[0] | s.occupied[1]) | havens(s, h)) & ~impassable(s, h)
    stops = hero_stops(s, h)
    found = 0
    leaves = 1 << s.pos[h] & BASELINE[side] != 0 and steps > 0
    for n, ring in enumerate(hero_rings(s, h, steps)):
        found |= ring & holds
        leaves = leaves or (n + 1 < steps and ring & BASELINE[side] & ~stops != 0)
    return found, leaves


def hero_rings(s: Battleground, h: int, steps: int) -> list[int]:
    """The hexes a hero first comes to with each step, whether or not he may end there.

    Rules: BLH-MOV-04 to BLH-MOV-17, BLH-MOV-25, BLH-ARF-30.
    """
    side = SIDE_OF[h]
    closed = impassable(s, h) | s.occupied[1 - side]
    anywhere = goes_anywhere(s, h)
    climbs = has_artifact(s, h, "rope_and_grapnel", going=True)
    if anywhere:
        closed = s.occupied[1 - side]
    elif climbs:
        closed &= ~rivers(s) | s.occupied[1 - side]
    stops = hero_stops(s, h)
    seen = edge = 1 << s.pos[h]
    found: list[int] = []
    for _ in range(steps):
        edge = (spread(edge) if anywhere or climbs else beyond(s, h, edge)) & BOARD & ~closed & ~seen
        seen |= edge
        found.append(edge)
        edge &= ~stops
    return found


def hero_stops(s: Battleground, h: int) -> int:
    """The hexes in which a hero by himself has to stop. Rules: BLH-MOV-04."""
    return laid_stops(s, h) if goes_anywhere(s, h) else stops_for(s, h)


def one_step(s: Battleground, u: int) -> int:
    """Where a unit can go with a single step. Rules: BL-MOV-01, BLH-MOV-09."""
    return hero_within(s, u, 1)[0] if is_hero(u) else rings(s, u, 1)[0]


def follow_step(s: Battleground, u: int) -> int:
    """The empty hexes a unit that follows may enter next. Rules: BL-BAT-41, BL-TER-27."""
    return one_step(s, u) & ~(s.occupied[0] | s.occupied[1])


def stopped(s: Battleground, u: int) -> bool:
    """Whether a unit that has entered its hex has to stop there. Rules: BL-BAT-41, BL-TER-02."""
    return (hero_stops(s, u) if is_hero(u) else stops_for(s, u)) >> s.pos[u] & 1 == 1


def hero_goes(s: Battleground, h: int, goal: int) -> None:
    """A hero moves, and thereby leaves or joins a troop; a hero who joins one does not battle himself.

    Rules: BLH-ACT-02, BLH-ACT-03, BLH-ACT-11, BLH-MOV-09, BLH-MOV-23, BL-TER-20, BLH-LMK-22.
    """
    s.moved |= 1 << h
    s.parting &= ~(1 << h)
    s.emit(E_MOVE, name(s, h), s.pos[h], goal)
    ride_far(s, h, goal)
    u = s.at[goal]
    if u >= 0:
        old = troop_of(s, h)
        if old >= 0 and s.leader[old] == h:
            s.leader[old] = -1
        join(s, h, u)
        s.weary |= 1 << h
        return
    if s.alive >> h & 1:
        put(s, h, goal)
    else:
        part(s, h, goal)
    tire_in_landmark(s, h, goal)
