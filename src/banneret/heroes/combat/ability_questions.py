"""Abilities that ask a question: healing a friend, pushing an enemy away, reinforcing a unit.

Each function returns whether it has asked, so that `banneret.heroes.combat.run_program` waits for the answer.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.damage import heal
from banneret.heroes.combat.placement import open_spaces, put, units_in
from banneret.heroes.geometry.combat_board import NEAR
from banneret.heroes.state.answers_combat import PLACE, REINFORCE, TARGET, options_of
from banneret.heroes.state.battle import SIDE_MASK, SIDE_OF, TOWER, Battle
from banneret.heroes.state.events_combat import E_PUSH, E_REINFORCE
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.state.terms import AUTOMATIC
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables.units_and_cards import RAISED, TIER, TOWER_KIND, few_row, kind_of, printed_row
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE, K_TARGET, K_UNIT
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A

# -- healing a friend --------------------------------------------------------------------------------------------------


def damaged_allies(s: Battle, u: int) -> int:
    """The damaged friends of a unit: where there is one, healing it is compulsory, and no alternative follows."""
    damaged = 0
    for ally in units_in(s.alive & SIDE_MASK[SIDE_OF[u]] & ~(1 << u)):
        if s.damage[ally] > 0:
            damaged |= 1 << ally
    return damaged


def heal_ally(s: Battle, side: int, damaged: int, amount: int) -> None:
    """Heal one of these units, the most damaged one of a side that nobody commands."""
    if s.terms.manner[side] == AUTOMATIC:
        heal(s, most_damaged(s, damaged), amount)
    else:
        s.call(HEALING, amount, damaged, side)


def most_damaged(s: Battle, units: int) -> int:
    """The most damaged unit of the highest damaged tier: what an automatic side heals, as it would by a spell."""
    best = -1
    best_rank = -1
    for u in units_in(units):
        rank = TIER[kind_of(s.row[u])] * 64 + s.damage[u]
        if rank > best_rank:
            best_rank = rank
            best = u
    return best


def ask_healed(s: Battle, _amount: int, units: int, side: int) -> None:
    """The owner picks the unit to heal. Rules: H3-UNI-25."""
    spaces = 0
    for u in units_in(units):
        spaces |= 1 << s.pos[u]
    s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def healed(s: Battle, amount: int, _units: int, _side: int) -> None:
    """Heal the unit picked. Rules: H3-UNI-25."""
    heal(s, s.at[argument(s.answer)], amount)


HEALING: Final = sequence(asks(ask_healed), healed)
"""Arguments: amount, the units that may be healed, side."""
HEALED_AMOUNT: Final = ARG_A


# -- pushing -----------------------------------------------------------------------------------------------------------


def ask_push(s: Battle, u: int, t: int) -> bool:
    """The unit attacked must step away; its owner picks an empty space that is not next to the pusher."""
    if not s.alive >> t & 1 or t == TOWER:
        return False
    spaces = NEAR[s.pos[t]] & open_spaces(s, SIDE_OF[t]) & ~NEAR[s.pos[u]]
    if spaces:
        s.ask(s.terms.control[SIDE_OF[t]], K_SPACE, options_of(PLACE, spaces))
    return spaces != 0


def pushed(s: Battle, t: int) -> None:
    """Move the unit to the space its owner picked."""
    space = argument(s.answer)
    s.emit(E_PUSH, unit_name(s, t), s.pos[t], space)
    put(s, t, space)


# -- reinforcing -------------------------------------------------------------------------------------------------------


def beneficiary(s: Battle, u: int) -> int:
    """Who gains by the defeat of this unit: the player it was fought by, or the player who owned it."""
    side = SIDE_OF[u]
    return 1 - side if s.terms.neutral and side == 1 else side


def ask_reinforce(s: Battle, u: int, tier: int, faction: int) -> bool:
    """A hero of the right faction turns one of its Few units of this tier to Pack, on the board or in the deck.

    No building and no Population token is asked for.
    Rules: H3-NEU-05, H3-UNI-12, H3-UNI-29.
    """
    side = beneficiary(s, u)
    if s.terms.faction[side] != faction:
        return False
    kinds: list[int] = []
    for row in [printed_row(s.row[v]) for v in units_in(s.alive & SIDE_MASK[side])] + list(s.piles[RESERVE + side]):
        kind = kind_of(row)
        if RAISED[row] >= 0 and TIER[kind] == tier and kind != TOWER_KIND[0]:
            kinds.append(kind)
    if kinds:
        kinds.sort()
        s.ask(s.terms.control[side], K_UNIT, [option(REINFORCE, kind) for kind in kinds])
    return len(kinds) > 0


def reinforced(s: Battle, u: int) -> None:
    """Turn the unit picked to its Pack side; damage on it stays."""
    side = beneficiary(s, u)
    kind = argument(s.answer)
    few = few_row(kind)
    s.emit(E_REINFORCE, side, kind)
    for v in units_in(s.alive & SIDE_MASK[side]):
        if printed_row(s.row[v]) == few:
            s.row = changed(s.row, v, RAISED[s.row[v]])
            return
    pile = s.piles[RESERVE + side]
    s.piles[RESERVE + side] = tuple(sorted(RAISED[row] if row == few else row for row in pile))
