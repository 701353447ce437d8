"""Fighting a beast: one guard with more health than its card shows, and with the wounds of earlier fights.

What happens on the map around it is in `banneret.heroes.adventure.special_rules.beast`.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.known_places import shuffled, uppermost
from banneret.heroes.combat.damage import add_effect, hurt, recover
from banneret.heroes.combat.ending import end_if_decided
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.run_program import defeat_of
from banneret.heroes.geometry.combat_board import NEAR
from banneret.heroes.state.battle import DEFENDER, FRENZY, PER_SIDE, SIDE_OF, Battle
from banneret.heroes.state.events_combat import E_GUARD
from banneret.heroes.state.events_map import E_BEAST_HOARD
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.tables.units_and_cards import CARD_LEVEL, S_DEFENSE, S_HP, UNTIL_COMBAT, UNTIL_ROUND, kind_of
from banneret.kernel.kinds import K_DRAW, K_LAND
from banneret.kernel.sequence import sequence

BEAST: Final = PER_SIDE
"""The unit that it is: the first, and only one, of the defending side."""
MINOR: Final = 0
MAJOR: Final = 1


def turn_up_beast(s: Battle, _a: int, _b: int, _c: int) -> None:
    """Which beast it is is settled when somebody first sees its card. Rules: H3-CHANGE-beast, H3-NEU-02."""
    s.chance(K_LAND, uppermost(s, s.terms.lair))


def beast_comes(s: Battle, _a: int, _b: int, _c: int) -> None:
    """It is the same one from now on, for all to see. Rules: H3-CHANGE-beast, H3-NEU-02, H3-CBS-07."""
    row = s.answer
    shuffled(s, s.terms.lair)
    s.piles[s.terms.lair] = (row,)
    s.piles[RESERVE + DEFENDER] = (row,)
    s.azure = True
    s.emit(E_GUARD, kind_of(row))


BEAST_COMES: Final = sequence(turn_up_beast, beast_comes)


def rouse(s: Battle) -> None:
    """Before the first round it has the health that the scenario gives it, less its wounds. Rules: H3-CHANGE-beast."""
    if s.terms.vigour:
        add_effect(s, S_HP, BEAST, s.terms.vigour, UNTIL_COMBAT)
    s.damage[BEAST] = s.terms.wounds


def draw_hoard(s: Battle, _a: int, _b: int, _c: int) -> None:
    """At the start of a combat round a card of the Artifact discard pile is turned up at random.

    Rules: H3-CHANGE-beast.
    """
    s.marks &= ~(1 << FRENZY)
    if s.piles[s.terms.hoard] and s.alive >> BEAST & 1:
        s.chance(K_DRAW, tuple(sorted(s.piles[s.terms.hoard])))
    else:
        s.leave()


def read_hoard(s: Battle, _a: int, _b: int, _c: int) -> None:
    """What it does goes by its level; then it lies on top of the pile again. Rules: H3-CHANGE-beast."""
    card = s.answer
    pile = s.piles[s.terms.hoard]
    n = pile.index(card)
    s.piles[s.terms.hoard] = (*pile[:n], *pile[n + 1 :], card)
    s.emit(E_BEAST_HOARD, card)
    minor, major, relic = s.terms.gifts
    if CARD_LEVEL[card] == MINOR:
        if minor:
            add_effect(s, S_DEFENSE, BEAST, minor, UNTIL_ROUND)
    elif CARD_LEVEL[card] == MAJOR:
        s.marks |= major << FRENZY
    elif relic:
        for u in units_in(s.alive):
            if SIDE_OF[u] != DEFENDER and NEAR[s.pos[BEAST]] >> s.pos[u] & 1:
                recover(s, u)
                hurt(s, u, relic)
                if not s.alive >> u & 1:
                    defeat_of(s, u)


def hoard_done(s: Battle, _a: int, _b: int, _c: int) -> None:
    """The victim may have been the last of the army. Rules: H3-CHANGE-beast, H3-CBR-20."""
    end_if_decided(s)


HOARD: Final = sequence(draw_hoard, read_hoard, hoard_done)


def second_targets(s: Battle, u: int, first: int, spaces: int) -> int:
    """Of the spaces a unit may attack, those of other units than the one it has attacked, if it attacks twice now.

    Rules: H3-CHANGE-beast.
    """
    if not s.marks >> FRENZY & 1 or u != BEAST or first < 0:
        return 0
    return spaces & ~(1 << s.pos[first]) if s.alive >> first & 1 else spaces
