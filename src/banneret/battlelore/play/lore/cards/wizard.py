"""The lore cards of the Wizard, except those that strike and the portals."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.play.lore.lore import (
    W_ATTACKED,
    W_CARD,
    W_COMBAT,
    W_COMMAND,
    W_END,
    W_MOVE,
    always,
    gain_lore,
    spell,
    steal_lore,
)
from banneret.battlelore.play.lore.picking import on_everybody, on_units, per_level
from banneret.battlelore.play.lore.playing import cancel_card
from banneret.battlelore.play.lore.targets import (
    defends,
    enemies,
    of,
    ordered,
    ordered_with_missiles,
    own_turn,
    waiting_foot,
)
from banneret.battlelore.play.turn.mist_and_caltrops import lay_mist, misty_sites
from banneret.battlelore.state.answers import AIM, DONE, options_of
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.lasting_effects import (
    U_BATTLE,
    U_NEXT,
    U_TURN,
    X_DICE,
    X_HELMETS,
    X_MELEE,
    X_RANGE,
    X_STEPS,
    X_SWORDS,
    X_TIMID,
    affect,
    note,
)
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_SPACE
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B

# -- answers -----------------------------------------------------------------------------------------------------------


def blur(s: Battleground, _side: int, a: int, _t: int) -> None:
    """Blurred Shapes: the attacker rolls one die fewer. Rules: BL-LRE-15, BL-LRE-19."""
    affect(s, X_DICE, a, -1, U_BATTLE)


def harden(s: Battleground, side: int, _a: int, t: int) -> None:
    """Stone Skin: it ignores a helmet hit for each level. Rules: BL-LRE-17, BL-LRE-19."""
    affect(s, X_HELMETS, t, of(s, side, "stone_skin"), U_BATTLE)


def dispel(s: Battleground, _side: int, _a: int, _t: int) -> None:
    """Dispel Magic: the card does nothing. Rules: BL-LRE-29, BL-LRE-19."""
    cancel_card(s)


spell("blurred_shapes", W_ATTACKED, defends, sequence(blur))
spell("stone_skin", W_ATTACKED, defends, sequence(harden))
spell("dispel_magic", W_CARD, always, sequence(dispel))


# -- own units ---------------------------------------------------------------------------------------------------------


def see_far(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Eagle Eye: it shoots two hexes farther, and swords-on-shields hit. Rules: BL-LRE-19."""
    affect(s, X_RANGE, u, 2, U_TURN)
    affect(s, X_SWORDS, u, 1, U_TURN)


def hasten(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Mass Speed: it may move one extra hex and still battle. Rules: BL-LRE-19."""
    affect(s, X_STEPS, u, 1, U_TURN)


def one_more(_s: Battleground, level: int, _a: int, _t: int) -> int:
    """A unit for each level and one more. Rules: BL-LRE-17, BL-LRE-19."""
    return level + 1


def strengthen(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Mass Might: it battles in melee with one extra die. Rules: BL-LRE-19."""
    affect(s, X_MELEE, u, 1, U_TURN)


on_units("eagle_eye", W_COMBAT, ordered_with_missiles, per_level, see_far)
on_everybody("mass_speed", W_MOVE, waiting_foot, hasten)
on_units("mass_might", W_COMBAT, ordered, one_more, strengthen)


# -- the battleground, the goblets, the enemy --------------------------------------------------------------------------


def can_raise_mist(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Command phase, with vacant countryside."""
    return s.turn == side and misty_sites(s) != 0


def ask_mist(s: Battleground, side: int, count: int, _c: int) -> None:
    """Wall of Mist: up to one vacant hex of countryside for each level. Rules: BL-LRE-17, BL-LRE-19."""
    count = max(count, 0)
    s.stack[HEXES_IN_MIST] = count
    sites = misty_sites(s) if count < of(s, side, "wall_of_mist") else 0
    if sites:
        s.ask(side, K_SPACE, [*options_of(AIM, sites), *([DONE] if count else [])])
    else:
        s.leave()


def got_mist(s: Battleground, _side: int, count: int, _c: int) -> None:
    """Until the player's next turn it hides what is behind it and stops every unit that enters. Rules: BL-LRE-19."""
    if s.answer == DONE:
        s.leave()
        return
    lay_mist(s, argument(s.answer))
    s.stack[HEXES_IN_MIST] = count + 1
    s.goto(WALL_OF_MIST)


WALL_OF_MIST: Final = sequence(asks(ask_mist), got_mist)
"""Arguments: the side, how many hexes are done."""
HEXES_IN_MIST: Final = ARG_B
spell("wall_of_mist", W_COMMAND, can_raise_mist, WALL_OF_MIST)


def siphon(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Mana Siphon: a token from the pool for each level, and one from the other goblet. Rules: BL-LRE-17, BL-LRE-19."""
    gain_lore(s, side, of(s, side, "mana_siphon"))
    steal_lore(s, side, 1)


spell("mana_siphon", W_END, own_turn, sequence(siphon))


def terrify(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Mists of Terror: nobody is Bold until the player's next turn, unless by a later card.

    A Leader keeps the terror when he leaves his troop. Rules: BL-RET-09, BLH-ACT-11, BL-LRE-19.
    """
    affect(s, X_TIMID, u, 1, U_NEXT)
    if s.leader[u] >= 0:
        note(s, X_TIMID, s.leader[u], 1, U_NEXT + s.turn)


on_everybody("mists_of_terror", W_COMMAND, enemies, terrify)
