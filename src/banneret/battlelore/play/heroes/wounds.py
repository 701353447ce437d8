"""Wound tests: what a hit does to a hero."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BATTLE_DIE, FIRST_CREATURE, SWORD
from banneret.battlelore.geometry.grid import NOWHERE
from banneret.battlelore.play.heroes.bonuses import striker_of, struck_in_melee, test_dice
from banneret.battlelore.play.heroes.rewards import reward_wounding
from banneret.battlelore.play.heroes.roles import hero_in, leave_board, set_fate, troop_of
from banneret.battlelore.play.heroes.use.framework import M_TEST, M_WOUND, offered, use_it
from banneret.battlelore.play.turn.banners import decided, gain_banner
from banneret.battlelore.state.answers import PASS
from banneret.battlelore.state.battleground import ARTIFACTS, EQUIPPED, TRACK, WOUNDED, Battleground, name
from banneret.battlelore.state.events import E_DEED, E_DEED_SPENT, E_DIE, E_RESISTS, E_TEST, E_WOUNDED
from banneret.battlelore.state.sides import players_of
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, hero_number
from banneret.kernel.kinds import K_PLAY, K_ROLL
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

NOBODY: Final = 255
"""In the place of the unit that made a hero take a test."""


def begin_test(s: Battleground, h: int, dice: int, cause: int) -> None:
    """The opponent rolls the dice of a wound test. Rules: BLH-WND-09 to BLH-WND-13, BLH-WND-22, BLH-WND-23."""
    dice = test_dice(s, h, dice, cause)
    s.stack[TEST_DICE_LEFT] = dice
    s.emit(E_TEST, name(s, h), dice)
    if dice <= 0:
        s.leave()
        return
    uses = offered(s, SIDE_OF[h], M_TEST, h, -1)
    if uses:
        s.ask_for(h, K_PLAY, [*uses, PASS])
    else:
        s.answer = PASS


def answer_test(s: Battleground, h: int, _dice: int, _cause: int) -> None:
    """A test that is cancelled is not rolled. Rules: BLH-WND-23, BLH-ARF-30, BLH-ARF-23."""
    if s.answer != PASS:
        s.leave()
        use_it(s, SIDE_OF[h], s.answer, M_TEST, h, -1)


def test_die(s: Battleground, _h: int, _left: int, _cause: int) -> None:  # noqa: PT019  (a wound test)
    """One die after the other. Rules: BLH-WND-10 to BLH-WND-12."""
    s.chance(K_ROLL, BATTLE_DIE)


def read_test(s: Battleground, h: int, left: int, _cause: int) -> None:
    """A sword-on-shield wounds him unless that is undone; nothing else does. Rules: BLH-WND-14 to BLH-WND-16."""
    s.emit(E_DIE, 1 - SIDE_OF[h], s.answer)
    s.stack[TEST_DICE_LEFT] = left - 1
    if s.answer == SWORD:
        uses = offered(s, SIDE_OF[h], M_WOUND, h, -1)
        if uses:
            s.ask_for(h, K_PLAY, [*uses, PASS])
        else:
            s.answer = PASS
    elif left > 1:
        s.goto(TEST_DIE)
    else:
        s.emit(E_RESISTS, name(s, h))
        s.leave()


def after_test(s: Battleground, h: int, _left: int, cause: int) -> None:
    """He is wounded, unless a Miracle undoes it: his own player's, or that of an ally, who is asked next.

    Rules: BLH-WND-14, BLH-WND-23, BLH-SKL-11, BLH-CFG-03.
    """
    if s.answer == PASS:
        ally = ally_of(s, h)
        uses = offered(s, SIDE_OF[h], M_WOUND, h, -1, ally) if ally >= 0 else []
        if uses:
            s.ask_for(HEROES[s.game_terms.owners.index(ally)], K_PLAY, [*uses, PASS])
            return
        s.leave()
        wound(s, h, cause)
    else:
        s.leave()
        use_it(s, SIDE_OF[h], s.answer, M_WOUND, h, -1)


def ally_of(s: Battleground, h: int) -> int:
    """The seat of the other player of a hero's side, or -1. Rules: BLH-CFG-03."""
    for seat in players_of(s.game_terms, SIDE_OF[h]):
        if seat != s.game_terms.owners[hero_number(h)]:
            return seat
    return -1


def ally_answers(s: Battleground, h: int, _left: int, cause: int) -> None:
    """The ally saves him, or not. Rules: BLH-WND-14, BLH-WND-23, BLH-CFG-03."""
    s.leave()
    if s.answer == PASS:
        wound(s, h, cause)
    else:
        use_it(s, SIDE_OF[h], s.answer, M_WOUND, h, -1, ally_of(s, h))


def wound(s: Battleground, h: int, cause: int) -> None:
    """He leaves the battleground for the other side's track, and what he carried goes back to the deck.

    Rules: BLH-WND-17 to BLH-WND-21, BLH-WND-24, BLH-WND-30, BLH-ROL-13, BLH-ARF-11, BLH-SKL-10, BLH-XP-01.
    """
    side = SIDE_OF[h]
    n = hero_number(h)
    u = troop_of(s, h)
    if u >= 0 and s.leader[u] == h:
        s.leader[u] = -1
    s.emit(E_WOUNDED, name(s, h))
    leave_board(s, h)
    set_fate(s, h, WOUNDED)
    s.wounds = changed(s.wounds, n, s.wounds[n] + 1)
    s.piles[ARTIFACTS] = tuple(sorted(s.piles[ARTIFACTS] + s.piles[EQUIPPED + n]))
    s.piles[EQUIPPED + n] = ()
    s.piles[TRACK + 1 - side] += (s.troop[h],)
    s.parting &= ~(1 << h)
    gain_banner(s, 1 - side)
    # Who has won by it draws what he has earned before anything else happens.
    decided(s)
    striker = striker_of(cause)
    if striker == NOBODY or s.pos[striker] == NOWHERE:
        return
    if hero_in(s, striker) >= 0:
        reward_wounding(s, hero_in(s, striker))
    elif struck_in_melee(cause) and s.troop[striker] < FIRST_CREATURE:
        gain_deed(s, striker)


def gain_deed(s: Battleground, u: int) -> None:
    """A token of the pool lies with the troop as a mark of its deed. Rules: BLH-WND-24, BLH-WND-25, BLH-WND-29."""
    if s.pool and not s.deeds >> u & 1:
        s.pool -= 1
        s.deeds |= 1 << u
        s.emit(E_DEED, name(s, u))


def spend_deed(s: Battleground, u: int) -> None:
    """The token goes back to the pool. Rules: BLH-WND-26 to BLH-WND-28."""
    s.deeds &= ~(1 << u)
    s.pool += 1
    s.emit(E_DEED_SPENT, name(s, u))


TEST: Final = sequence(asks(begin_test), answer_test, test_die, asks(read_test), asks(after_test), ally_answers)
"""Arguments: the hero, the dice left, the unit that hit him (see `struck_by`) or NOBODY."""
TESTED_HERO: Final = ARG_A
TEST_DICE_LEFT: Final = ARG_B
TEST_DIE: Final = at(TEST, test_die)
