"""After an adventure: captives, spoils, experience, artifacts, levels. Eight steps in order.

Rules: BLH-AFT-01.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.career.artifacts import DRAWING, SHOPPING
from banneret.battlelore.career.levels import LEVELLING
from banneret.battlelore.career.ransom import compete
from banneret.battlelore.career.sheet_now import career_over
from banneret.battlelore.play.turn.banners import AFTER_ADVENTURE, returns_of
from banneret.battlelore.state.battleground import (
    ABSENT,
    ARTIFACTS,
    FIGHTING,
    REFUSED,
    TROPHIES,
    WOUNDED,
    Battleground,
    name,
)
from banneret.battlelore.state.events import E_CAPTIVES, E_EXPERIENCE, E_RANSOM, E_SCAR, E_TREASURE
from banneret.battlelore.state.sides import players_of
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, hero_number
from banneret.kernel.piles import changed
from banneret.kernel.sequence import fill
from banneret.kernel.state import ARG_A, NEXT_STEP


def took_part(s: Battleground) -> list[int]:
    """The heroes that took part, those of the winner first. Rules: BLH-AFT-12, BLH-AFT-33, BLH-DEP-13."""
    heroes = [h for h in HEROES if s.fate[hero_number(h)] != ABSENT]
    return sorted(heroes, key=lambda h: SIDE_OF[h] != s.winner)


def free_captives(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """Captured heroes come back: exchanged where both sides hold one, else for a ransom, or a scar.

    Who has no skull left has none to cross out. Rules: BLH-AFT-02 to BLH-AFT-06, BLH-WND-33, BLH-CFG-09.
    """
    captives = [h for h in HEROES if s.fate[hero_number(h)] == WOUNDED]
    if len({SIDE_OF[h] for h in captives}) == 2:
        s.emit(E_CAPTIVES)
        return
    for h in captives:
        n = hero_number(h)
        if s.treasure[n]:
            s.treasure = changed(s.treasure, n, s.treasure[n] - 1)
            s.emit(E_RANSOM, name(s, h), 1)
            if len(players_of(s.game_terms, 1 - SIDE_OF[h])) > 1:
                compete(s, 1 - SIDE_OF[h])
                continue
            takers = [k for k in took_part(s) if SIDE_OF[k] != SIDE_OF[h]]
            if takers:
                taker = hero_number(takers[0])
                s.treasure = changed(s.treasure, taker, s.treasure[taker] + 1)
        elif not career_over(s, n):
            s.wounds = changed(s.wounds, n, s.wounds[n] + 1)
            s.emit(E_SCAR, name(s, h))


def share_spoils(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """A treasure token for everybody still on the battleground, an experience token for everybody who was there.

    Rules: BLH-AFT-07 to BLH-AFT-09, BLH-XP-05.
    """
    for h in took_part(s):
        n = hero_number(h)
        if s.fate[n] == FIGHTING:
            spoils = 1 + s.game_terms.trophy * s.piles[TROPHIES].count(n)
            s.treasure = changed(s.treasure, n, s.treasure[n] + spoils)
            s.emit(E_TREASURE, name(s, h), spoils)
        s.experience = changed(s.experience, n, s.experience[n] + 1)
        s.emit(E_EXPERIENCE, name(s, h), 1)


def each_hero(s: Battleground, done: int, sequence: int) -> bool:
    """Go through a step with one hero after the other; False when all are done."""
    heroes = took_part(s)
    if done == len(heroes):
        s.stack[HEROES_DONE] = 0
        return False
    s.stack[HEROES_DONE] = done + 1
    s.stack[NEXT_STEP] -= 1
    s.call(sequence, heroes[done], 0, 0)
    return True


def buy(s: Battleground, done: int, _b: int, _c: int) -> None:
    """Artifacts may be bought, the winner first. Rules: BLH-AFT-10, BLH-ARF-15."""
    each_hero(s, done, SHOPPING)


def draw(s: Battleground, done: int, _b: int, _c: int) -> None:
    """All draw artifacts, the winner first, and keep one; the others go back.

    Rules: BLH-AFT-11 to BLH-AFT-31, BLH-ARF-13, BLH-ARF-14.
    """
    each_hero(s, done, DRAWING)


def put_back(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """Once all have drawn, what nobody kept goes back to the deck. Rules: BLH-AFT-30, BLH-AFT-31."""
    s.piles[ARTIFACTS] = tuple(sorted(s.piles[ARTIFACTS] + s.piles[REFUSED]))
    s.piles[REFUSED] = ()


def rise(s: Battleground, done: int, _b: int, _c: int) -> None:
    """Who has learned enough rises, the winner first. Rules: BLH-AFT-32 to BLH-AFT-35."""
    each_hero(s, done, LEVELLING)


def close_adventure(s: Battleground, _a: int, _b: int, _c: int) -> None:
    """The sheets are as they are now. Rules: BLH-AFT-36 to BLH-AFT-38."""
    s.finish(returns_of(s))


fill(AFTER_ADVENTURE, free_captives, share_spoils, buy, draw, put_back, rise, close_adventure)
HEROES_DONE: Final = ARG_A
