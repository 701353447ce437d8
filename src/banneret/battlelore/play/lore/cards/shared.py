"""Lore cards that two Lore Masters have, and what several cards share: Agility, Fearless, a section."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.geometry.grid import SECTION as SECTIONS
from banneret.battlelore.play.lore.lore import W_ATTACKED, W_ROLLED, spell
from banneret.battlelore.play.lore.targets import defends, friends, on_hexes
from banneret.battlelore.state.answers import SECTION
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.lasting_effects import U_BATTLE, U_TURN, X_BOLD, X_FIRM, X_HELMETS, X_KINSHIP, affect
from banneret.battlelore.state.unit_numbers import SIDE_OF, units_in
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import asks, sequence


def dodge(s: Battleground, _side: int, _a: int, t: int) -> None:
    """Agility: it ignores one helmet hit of its colour. Rules: BL-LRE-15, BL-LRE-19."""
    affect(s, X_HELMETS, t, 1, U_BATTLE)


AGILITY: Final = sequence(dodge)
spell("agility_rogue", W_ATTACKED, defends, AGILITY)
spell("agility_warrior", W_ATTACKED, defends, AGILITY)


def can_stand(s: Battleground, side: int, _a: int, t: int) -> bool:
    """One of the player's units is about to be attacked in the opponent's Combat phase."""
    return s.turn != side and SIDE_OF[t] == side


def stand_fast(s: Battleground, _side: int, _a: int, t: int) -> None:
    """Fearless: it may ignore all flags in this turn, and is Bold. Rules: BL-LRE-15, BL-RET-09, BL-LRE-19."""
    affect(s, X_FIRM, t, 1, U_TURN)


FEARLESS: Final = sequence(stand_fast)
spell("fearless_rogue", W_ATTACKED, can_stand, FEARLESS)
spell("fearless_warrior", W_ATTACKED, can_stand, FEARLESS)


# -- the player's own units of a section -------------------------------------------------------------------------------


def ask_sections(s: Battleground, side: int, chosen: int) -> None:
    """Ask for one of the sections, as the side sees them, with own units in them. Rules: BL-BRD-05, BL-LRE-19."""
    held = [n for n in range(3) if not chosen >> n & 1 and SECTIONS[side][n] & s.occupied[side]]
    s.ask(side, K_SPACE, [option(SECTION, n) for n in held])


def in_section(s: Battleground, side: int) -> int:
    """The player's own units of the section named, as bits."""
    return on_hexes(s, friends(s, side, -1, -1), SECTIONS[side][argument(s.answer)])


def ask_inspired(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Inspired Ranks: the player's own units of one section. Rules: BL-LRE-15, BL-LRE-19."""
    ask_sections(s, side, 0)


def inspire(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Each gains one level of Bold in this turn. Rules: BL-LRE-19, BL-RET-09."""
    for u in units_in(in_section(s, side)):
        affect(s, X_BOLD, u, 1, U_TURN)


def ask_gathered(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Stand Together: the player's own units of one section. Rules: BL-LRE-15, BL-LRE-19."""
    ask_sections(s, side, 0)


def gather(s: Battleground, side: int, _a: int, _t: int) -> None:
    """One friend next to them supports them in this turn. Rules: BL-LRE-19, BL-RET-12."""
    for u in units_in(in_section(s, side)):
        affect(s, X_KINSHIP, u, 1, U_TURN)


spell("inspired_ranks", W_ATTACKED | W_ROLLED, defends, sequence(asks(ask_inspired), inspire))
spell("stand_together", W_ATTACKED | W_ROLLED, defends, sequence(asks(ask_gathered), gather))
