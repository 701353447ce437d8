"""Heroes come to the battleground: each on a troop that moves as he does."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_DECK
from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS, MASTERS
from banneret.battlelore.play.heroes.roles import havens, join, set_fate
from banneret.battlelore.play.lore.lore import level
from banneret.battlelore.play.turn.call_to_arms import CALL_UP, called_section, uncalled
from banneret.battlelore.state.answers import DEPLOY, options_of
from banneret.battlelore.state.battleground import ARTIFACTS, CALLED, EQUIPPED, FIGHTING, UNDER, Battleground, name
from banneret.battlelore.state.events import E_HERO
from banneret.battlelore.state.sides import under_command
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, hero_number
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B


def class_of(troop: int) -> int:
    """The Lore Master of the class of a hero."""
    return MASTERS.index(HERO_IDS[troop - FIRST_HERO].removesuffix("_mounted"))


def lay_out_artifacts(s: Battleground, _n: int, _b: int, _c: int) -> None:
    """What the heroes own is not in the deck. Rules: BLH-ARF-19 to BLH-ARF-21, BLH-AFT-39."""
    s.piles[ARTIFACTS] = ARTIFACT_DECK
    for h in HEROES:
        sheet = s.game_terms.heroes[hero_number(h)]
        if sheet is None:
            continue
        s.troop[h] = sheet.troop
        s.piles[EQUIPPED + hero_number(h)] = sheet.equipped
        s.piles[UNDER + hero_number(h)] = sheet.owned
        for card in sheet.equipped + sheet.owned:
            # Heroes who have never met before may own the same artifact.
            if card in s.piles[ARTIFACTS]:
                s.piles[ARTIFACTS] = without(s.piles[ARTIFACTS], card)


def ask_deployed(s: Battleground, n: int, _b: int, _c: int) -> None:
    """The starting side deploys all its heroes first, each where a troop of its kind is and its council has its class.

    A hero comes to a section under his player's command, in a call to arms to the section of his side's reserves.
    Rules: BLH-DEP-01 to BLH-DEP-10, BLH-DEP-12, BLH-DEP-13, BLH-CFG-01 to BLH-CFG-03, BLH-CFG-05, BLH-CFG-06.
    """
    order = sorted(HEROES, key=lambda h: SIDE_OF[h] != s.game_terms.first)
    while n < len(order):
        h = order[n]
        if uncalled(s, SIDE_OF[h]):
            s.stack[HEROES_DONE] = n
            s.goto(ASK_DEPLOYED)
            s.call(CALL_UP, SIDE_OF[h], 0, 0)
            return
        sheet = s.game_terms.heroes[hero_number(h)]
        if sheet is not None and level(s, SIDE_OF[h], class_of(sheet.troop)):
            hexes = havens(s, h) & deployment(s, h)
            if hexes:
                s.stack[HEROES_DONE] = n
                s.stack[HERO_COMING] = h
                s.ask_for(h, K_SPACE, options_of(DEPLOY, hexes))
                return
        n += 1
    s.leave()


def deployment(s: Battleground, h: int) -> int:
    """The hexes among which a hero's player may choose. Rules: BLH-CFG-01, BLH-CFG-03."""
    if s.piles[CALLED]:
        return called_section(s, SIDE_OF[h])
    return under_command(s.game_terms, s.game_terms.owners[hero_number(h)])


def got_deployed(s: Battleground, n: int, h: int, _c: int) -> None:
    """He is the Leader of that troop. Rules: BLH-DEP-11, BLH-DEP-02, BLH-DEP-03, BLH-CFG-05."""
    u = s.at[argument(s.answer)]
    set_fate(s, h, FIGHTING)
    s.figures[h] = 1
    s.emit(E_HERO, name(s, h), s.pos[u])
    join(s, h, u)
    s.stack[HEROES_DONE] = n + 1
    s.goto(ASK_DEPLOYED)


DEPLOYING: Final = sequence(lay_out_artifacts, asks(ask_deployed), got_deployed)
"""Arguments: how many heroes are done, the hero."""
HEROES_DONE: Final = ARG_A
HERO_COMING: Final = ARG_B
ASK_DEPLOYED: Final = at(DEPLOYING, ask_deployed)
