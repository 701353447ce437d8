"""Heroes on the battleground: Champions, Leaders, and changing between the two.

A hero is a unit of his own while he is a Champion. While he leads a troop he is not on the board himself: the troop
names him as its leader, and he is where it is.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_NUMBER, ARTIFACT_ROLE, SKILL_CARD, SKILL_ROLE
from banneret.battlelore.box.tables import FIRST_CREATURE, FOOT, MOUNTED
from banneret.battlelore.geometry.grid import NOWHERE
from banneret.battlelore.state.battleground import EQUIPPED, FIGHTING, WITHDRAWN, Battleground, name, put
from banneret.battlelore.state.events import E_JOIN, E_PART, E_WITHDRAW
from banneret.battlelore.state.unit_numbers import SIDE_OF, TROOPS, first_unit, hero_number, is_hero
from banneret.kernel.piles import changed

CHAMPION: Final = "champion"
LEADER: Final = "leader"


def is_champion(s: Battleground, u: int) -> bool:
    """Whether a unit is a hero alone in his hex. Rules: BLH-ROL-01, BLH-ARF-05."""
    return is_hero(u) and s.alive >> u & 1 == 1


def troop_of(s: Battleground, h: int) -> int:
    """The troop a hero leads, or -1. Rules: BLH-ROL-02, BLH-ROL-03, BLH-SKL-12, BLH-ARF-25."""
    if s.pos[h] == NOWHERE or s.alive >> h & 1:
        return -1
    return s.at[s.pos[h]]


def hero_in(s: Battleground, u: int) -> int:
    """The hero in a unit: himself, or the one who leads it; -1 for none.

    A Champion who flees through an occupied hex is not on the board at that moment, but still counts as himself. Rules:
    BLH-RTR-09.
    """
    if not is_hero(u):
        return s.leader[u]
    if s.alive >> u & 1:
        return u
    return u if s.pos[u] != NOWHERE and role(s, u) == CHAMPION else -1


def compatible(s: Battleground, h: int, u: int) -> bool:
    """Whether a hero may lead a unit: a friendly troop that moves as he does and has no Leader.

    Rules: BLH-DEP-06 to BLH-DEP-10, BLH-DEP-12, BLH-MOV-09, BLH-MOV-12 to BLH-MOV-14.
    """
    troop = s.troop[u]
    if SIDE_OF[u] != SIDE_OF[h] or troop >= FIRST_CREATURE or s.leader[u] >= 0:
        return False
    return FOOT[troop] if FOOT[s.troop[h]] else MOUNTED[troop]


def havens(s: Battleground, h: int) -> int:
    """The hexes of the troops a hero could lead. Rules: BLH-DEP-09, BLH-MOV-09, BLH-RTR-05."""
    hexes = 0
    side = SIDE_OF[h]
    for u in range(first_unit(side), first_unit(side) + TROOPS):
        if s.alive >> u & 1 and compatible(s, h, u):
            hexes |= 1 << s.pos[u]
    return hexes


def join(s: Battleground, h: int, u: int) -> None:
    """A hero becomes the Leader of a troop; a web that holds him holds their unit from now on.

    Rules: BLH-ROL-02 to BLH-ROL-04, BLH-ROL-12, BLH-MOV-09, BLH-MOV-20, BL-CRE-25.
    """
    if s.webbed >> h & 1:
        s.webbed = s.webbed & ~(1 << h) | 1 << u
    leave_board(s, h)
    s.leader[u] = h
    s.pos[h] = s.pos[u]
    s.emit(E_JOIN, name(s, h), name(s, u))


def part(s: Battleground, h: int, hex: int) -> None:
    """A Leader leaves his troop and is a Champion on a hex. Rules: BLH-ROL-01, BLH-ROL-03, BLH-ROL-04, BLH-ACT-11."""
    u = troop_of(s, h)
    if u >= 0 and s.leader[u] == h:
        s.leader[u] = -1
        s.emit(E_PART, name(s, h), name(s, u))
    s.pos[h] = NOWHERE
    s.alive |= 1 << h
    s.figures[h] = 1
    put(s, h, hex)


def leave_board(s: Battleground, h: int) -> None:
    """A Champion is taken off the board."""
    if s.alive >> h & 1:
        s.at[s.pos[h]] = -1
        s.occupied = changed(s.occupied, SIDE_OF[h], s.occupied[SIDE_OF[h]] & ~(1 << s.pos[h]))
        s.alive &= ~(1 << h)
    s.pos[h] = NOWHERE


def withdraw(s: Battleground, h: int) -> None:
    """A Champion leaves over his own edge: no banner for anybody, and no way back.

    Rules: BLH-MOV-16, BLH-MOV-17, BLH-RTR-16 to BLH-RTR-19.
    """
    s.emit(E_WITHDRAW, name(s, h))
    leave_board(s, h)
    set_fate(s, h, WITHDRAWN)


def set_fate(s: Battleground, h: int, fate: int) -> None:
    """Note what has become of a hero."""
    n = hero_number(h)
    s.fate = s.fate[:n] + (fate,) + s.fate[n + 1 :]


def fights(s: Battleground, h: int) -> bool:
    """Whether a hero is on the battleground, in whatever role."""
    return s.fate[hero_number(h)] == FIGHTING


def role(s: Battleground, h: int) -> str:
    """The role of a hero now; in flight through others he is alone.

    Rules: BLH-ROL-01, BLH-ROL-02, BLH-ROL-03, BLH-SKL-12, BLH-ARF-25.
    """
    u = troop_of(s, h)
    return LEADER if u >= 0 and s.leader[u] == h else CHAMPION


def has_skill(s: Battleground, h: int, card: str, going: bool = False) -> bool:
    """Whether a hero has a skill he can use in his present role, or going his own way: then he is a Champion.

    Rules: BLH-SKL-06, BLH-SKL-12, BLH-ROL-10, BLH-ACT-11.
    """
    sheet = s.game_terms.heroes[hero_number(h)]
    if sheet is None or not fights(s, h):
        return False
    for n in sheet.skills:
        if SKILL_CARD[n] == card:
            return SKILL_ROLE[n] in ("any", CHAMPION if going else role(s, h))
    return False


def has_artifact(s: Battleground, h: int, artifact: str, going: bool = False) -> bool:
    """Whether a hero has an artifact at hand that he can use in his present role, or going his own way.

    Rules: BLH-ARF-25, BLH-ACT-11.
    """
    n = ARTIFACT_NUMBER[artifact]
    if n not in s.piles[EQUIPPED + hero_number(h)] or not fights(s, h):
        return False
    return ARTIFACT_ROLE[n] in ("any", CHAMPION if going else role(s, h))
