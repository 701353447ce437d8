"""What Creatures may do with a roll: the Spider poisons whom she has hit, the Hill Giant hurls his target away."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIRST_CREATURE, LORE, POWER_COST, UNIT_IDS
from banneret.battlelore.play.combat.packed_rolls import FLIGHT, roll_kind
from banneret.battlelore.play.lore.lore import pay_lore
from banneret.battlelore.state.answers import IGNORE, NO, YES
from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import E_POISON
from banneret.battlelore.state.lasting_effects import U_BATTLE, X_HURLED, affect
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_MAY
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B

SPIDER: Final = UNIT_IDS.index("giant_spider")

GIANT: Final = UNIT_IDS.index("hill_giant")


def ask_poison(s: Battleground, a: int, t: int, _c: int) -> None:
    """The Spider may poison a troop it has hit; only critical hits harm Creatures. Rules: BL-CRE-09, BL-CRE-25."""
    if s.troop[t] < FIRST_CREATURE and s.alive >> t & 1 and not s.poisoned >> t & 1:
        s.ask_for(a, K_MAY, [YES, NO])
    else:
        s.leave()


def got_poison(s: Battleground, a: int, t: int, _c: int) -> None:
    """The token stays till the start of its owner's next turn. Rules: BL-CRE-25."""
    if s.answer == YES:
        pay_lore(s, SIDE_OF[a], POWER_COST["poison"])
        s.poisoned |= 1 << t
        s.emit(E_POISON, name(s, t), 1)


POISONING: Final = sequence(asks(ask_poison), got_poison)
"""Arguments: the Spider, the unit it has hit."""
UNIT_BITTEN: Final = ARG_B


def ask_hurl(s: Battleground, a: int, _t: int, how: int) -> None:
    """The Hill Giant may use lore symbols of his roll to hurl his target away. Rules: BL-CRE-21, BL-LRE-25."""
    symbols = s.dice.count(LORE)
    if s.troop[a] == GIANT and symbols and s.game_terms.lore and roll_kind(how) != FLIGHT:
        s.ask_for(a, K_AMOUNT, [option(IGNORE, n) for n in range(symbols + 1)])
    else:
        s.answer = option(IGNORE, 0)


def got_hurl(s: Battleground, _a: int, t: int, _how: int) -> None:
    """Each used one drives it two hexes farther and gives no token. Rules: BL-CRE-21, BL-LRE-25."""
    used = argument(s.answer)
    if used:
        affect(s, X_HURLED, t, 2 * used, U_BATTLE)
