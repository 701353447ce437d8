"""How a Combat ends: defeat of a side, retreat, surrender, time."""

from __future__ import annotations

from typing import Final

from banneret.heroes.state import battle, pile_numbers, terms
from banneret.heroes.state.answers_combat import EXTEND, RETREAT
from banneret.heroes.state.battle import Battle, gain, store
from banneret.heroes.state.events_combat import E_DRAWN_BATTLE, E_EXTEND, E_RETREAT, E_SURRENDER, E_TIME_UP, E_WIN
from banneret.heroes.state.terms import OWN
from banneret.heroes.tables.towns_and_heroes import BASE_ROW
from banneret.heroes.tables.units_and_cards import kind_of
from banneret.kernel.piles import changed

# Why a battle is drawn.
BOTH_FELL: Final = 0
CALM: Final = 1


def conclude(s: Battle, outcome: int, winner: int) -> None:
    """The Combat is over: abandon what was under way in it. Rules: H3-END-01."""
    s.outcome = outcome
    s.winner = winner
    s.unwind(s.base)


def end_if_decided(s: Battle) -> None:
    """The Combat ends as soon as one side has no unit on the board, in a draw where one effect has felled both.

    Rules: H3-CBR-20, H3-SGE-21, BF-VIC-01 to BF-VIC-04, BF-SGE-25.

    An attacker whose deployed units all fall to guards without Azure units, while the unit deck holds others, has
    retreated, at the price of a retreat, and is not defeated. Rules: H3-END-13, H3-END-14.
    """
    if s.occupied[battle.ATTACKER] and s.occupied[battle.DEFENDER]:
        return
    if not s.occupied[battle.ATTACKER] | s.occupied[battle.DEFENDER]:
        s.emit(E_DRAWN_BATTLE, BOTH_FELL)
        conclude(s, battle.DRAWN_BATTLE, -1)
        return
    if s.occupied[battle.ATTACKER]:
        s.emit(E_WIN, battle.ATTACKER)
        conclude(s, battle.VICTORY, battle.ATTACKER)
    elif must_end(s) and has_others(s):
        retreat(s)
    else:
        s.emit(E_WIN, battle.DEFENDER)
        conclude(s, battle.VICTORY, battle.DEFENDER)


def has_others(s: Battle) -> bool:
    """Whether the attacker's unit deck holds units, besides those that are only lent. Rules: H3-END-13, H3-END-14."""
    deck = s.piles[pile_numbers.RESERVE + battle.ATTACKER]
    if not s.terms.lent:
        return len(deck) > 0
    return any(kind_of(BASE_ROW[row]) not in s.terms.lent for row in deck)


def why_no_surrender(s: Battle, side: int) -> str:
    """The clause that forbids this side to surrender now, or an empty string.

    Rules: H3-CHANGE-no_surrender, H3-END-02, H3-END-05, H3-SGE-24, H3-AIC-32, BF-SGE-26, BF-VIC-06, H3-END-04,
    H3-END-06.
    """
    manner = s.terms.manner
    if s.terms.neutral:
        return "H3-END-02"
    if s.terms.pool:
        return "BF-VIC-06"
    if manner[0] != OWN or manner[1] != OWN:
        return "H3-AIC-32"
    if side == battle.DEFENDER and s.terms.town:
        return "H3-SGE-24"
    if s.marks >> (battle.SHACKLED + side) & 1:
        return "H3-END-04"
    if s.terms.bound >> side & 1:
        return "H3-END-06"
    if s.terms.bound >> (2 + side) & 1:
        return "H3-CHANGE-no_surrender"
    return "" if s.stores[store(side, battle.GOLD_R)] >= s.terms.surrender else "H3-END-05"


def surrender(s: Battle, side: int) -> None:
    """The price is paid to the opponent and the Combat ends. Rules: H3-END-05, H3-END-07."""
    for one, amount in ((side, -s.terms.surrender), (1 - side, s.terms.surrender)):
        place = store(one, battle.GOLD_R)
        s.stores = changed(s.stores, place, s.stores[place] + amount)
    s.emit(E_SURRENDER, side, s.terms.surrender)
    conclude(s, battle.SURRENDERED, 1 - side)


def why_no_retreat(s: Battle, side: int) -> str:
    """The clause that forbids this side to retreat in mid-round, or an empty string. Rules: H3-END-03, H3-END-10."""
    if not must_end(s) or side != battle.ATTACKER or s.marks >> (battle.SHACKLED + side) & 1:
        return "H3-END-03"
    return "" if s.terms.rules & terms.R_RETREAT_ANYTIME else "H3-END-10"


def retreat(s: Battle) -> None:
    """The attacker goes back, at a price where the scenario has one; the survivors return to the unit deck.

    Rules: H3-CBS-11, H3-END-12, H3-GEN-04.
    """
    if s.terms.retreat_price:
        gain(
            s,
            battle.ATTACKER,
            battle.GOLD_R,
            -min(s.terms.retreat_price, s.stores[store(battle.ATTACKER, battle.GOLD_R)]),
        )
    s.emit(E_RETREAT, battle.ATTACKER)
    conclude(s, battle.RETREATED, battle.DEFENDER)


def may_extend(s: Battle) -> bool:
    """Whether the attacking hero can fight one more round. Rules: H3-CBS-08 to H3-CBS-10, H3-OPT-10."""
    return s.movement > 0 or extends_freely(s)


def extends_freely(s: Battle) -> bool:
    """Whether one more round costs nothing: on hexes, by option, or for the first rounds of a scenario.

    Rules: H3-OPT-10, BF-REG-02, BF-REG-03, H3-CHANGE-free_extensions.
    """
    return s.terms.hexes or s.terms.rules & terms.R_FREE_EXTENSION != 0 or s.round <= s.terms.free_rounds


def time_is_up(s: Battle) -> bool:
    """Whether the Combat is broken off after this round by the round limit agreed on. A drawn Combat."""
    if s.terms.round_limit and s.round >= s.terms.round_limit:
        s.emit(E_TIME_UP)
        s.outcome = battle.TIME_UP
        return True
    return False


def is_stalemate(s: Battle) -> bool:
    """Whether nothing was damaged or destroyed for so long that the battle is drawn. Rules: BF-VIC-07.

    If the game continues after it, the attacker turns back, as both armies still stand.
    """
    if not s.terms.stalemate or s.round - s.stirred < s.terms.stalemate:
        return False
    s.emit(E_DRAWN_BATTLE, CALM)
    if s.terms.pool:
        s.outcome = battle.DRAWN_BATTLE
    else:
        s.outcome = battle.RETREATED
        s.winner = battle.DEFENDER
    return True


def must_end(s: Battle) -> bool:
    """Whether a Combat lasts one round only unless it is extended. Rules: H3-CBS-06, H3-CBS-07."""
    return s.terms.neutral and not s.azure and not s.terms.endless


def extension_options(s: Battle) -> list[int]:
    """Extend for a movement point, or retreat. Rules: H3-CBS-08, H3-CBS-11."""
    return [EXTEND, RETREAT] if may_extend(s) else [RETREAT]


def extend(s: Battle) -> None:
    """Pay for one more round. Rules: H3-CBS-08, H3-CBS-10, H3-OPT-10."""
    if not extends_freely(s):
        s.movement -= 1
    s.emit(E_EXTEND, s.movement)


def returns_of(s: Battle) -> tuple[int, ...]:
    """What a battle fought for its own sake was worth to each seat: 1, 0 or -1."""
    if s.winner < 0 or s.outcome == battle.UNDECIDED:
        return (0, 0)
    return (1, -1) if s.winner == battle.ATTACKER else (-1, 1)
