"""How a roll and a combat are made: what their frames hold of it, each packed into one number.

Both begin alike, with the kind in two bits and the hex of the target, plus 1, in the eight bits above. What follows
differs: a roll continues with the hex of the attacker, which a combat does not know.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
BATTLE_BACK: Final = 1
BONUS: Final = 2
FLIGHT: Final = 3
"""A strike at a Champion who flees. Rules: BLH-RTR-08."""


def roll_kind(how: int) -> int:
    """Which kind of roll or combat it is."""
    return how & 3


def target_hex(how: int) -> int:
    """The hex on which the target of a roll or combat stood when it began."""
    return (how >> 2 & 255) - 1


# -- a roll ------------------------------------------------------------------------------------------------------------

_ROLL_IN_MELEE: Final = 1 << 18


def packed_roll(kind: int, target: int, attacker: int, melee: bool) -> int:
    """A roll: its kind, the hexes of target and attacker, and whether they stand next to each other."""
    return kind | target + 1 << 2 | attacker + 1 << 10 | (_ROLL_IN_MELEE if melee else 0)


def with_track(how: int, taken: int) -> int:
    """The same once it is known how much lies on the attacker's track before the roll."""
    return how | taken << 19


def with_more_on_track(how: int, taken: int) -> int:
    """The same when so much more of what lies there since is not the attacker's doing."""
    return how + (taken << 19)


def attacker_hex(how: int) -> int:
    """The hex on which the attacker stood when the roll began."""
    return (how >> 10 & 255) - 1


def roll_in_melee(how: int) -> bool:
    """Whether attacker and target of a roll stood next to each other."""
    return how & _ROLL_IN_MELEE != 0


def track_before(how: int) -> int:
    """How much lay on the attacker's track before the roll."""
    return how >> 19


# -- a combat ----------------------------------------------------------------------------------------------------------

_COMBAT_IN_MELEE: Final = 1 << 10


def packed_combat(kind: int, target: int, melee: bool) -> int:
    """A combat: its kind, the hex of the target, and whether the attacker stands next to it."""
    return kind | target + 1 << 2 | (_COMBAT_IN_MELEE if melee else 0)


def combat_in_melee(how: int) -> bool:
    """Whether the two of a combat stood next to each other."""
    return how & _COMBAT_IN_MELEE != 0


# -- what heroes are asked about ---------------------------------------------------------------------------------------


def target_and_kind(t: int, how: int) -> int:
    """The target of a roll with its kind: the subject of the moments of a roll, besides the attacker."""
    return t | (how & 3) << 8


def target_alone(about: int) -> int:
    """The target at such a moment."""
    return about & 255


def kind_alone(about: int) -> int:
    """The kind of the roll at such a moment."""
    return about >> 8
