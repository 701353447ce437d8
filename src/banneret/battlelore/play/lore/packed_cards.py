"""What the frames of lore cards hold, packed into numbers: a card being played, and the windows that ask for cards."""

from __future__ import annotations

from typing import Final

# -- a card being played -----------------------------------------------------------------------------------------------

CANCELLED: Final = 1 << 9
RETURNS: Final = 1 << 10
"""Its player takes it back into the hand and discards the card that accompanied it."""
CHEAP: Final = 1 << 11
"""A hero has made it cheaper."""


def played_by(side: int, card: int) -> int:
    """A lore card that a side plays. CANCELLED, RETURNS and CHEAP may be added later."""
    return side << 8 | card


def side_playing(played: int) -> int:
    """The side that plays it."""
    return played >> 8 & 1


def card_played(played: int) -> int:
    """Which card it is."""
    return played & 255


# -- a window ----------------------------------------------------------------------------------------------------------

_PASSED: Final = 12
"""Above the bits of the window: how many sides have passed."""


def window_asked(window: int, passed: int) -> int:
    """A window in which this many sides have passed."""
    return window | passed << _PASSED


def window_alone(asked: int) -> int:
    """Which window it is, as a bit."""
    return asked & (1 << _PASSED) - 1


def sides_passed(asked: int) -> int:
    """How many sides have passed in it."""
    return asked >> _PASSED


# -- what the window after an attack is about --------------------------------------------------------------------------

_NEAR_BY: Final = 64


def attacked(t: int, near_by: bool) -> int:
    """The unit that was attacked, and whether the attacker stood next to it."""
    return t | (_NEAR_BY if near_by else 0)


def attacked_unit(about: int) -> int:
    """The unit that was attacked."""
    return about & ~_NEAR_BY


def was_near_by(about: int) -> bool:
    """Whether the attacker stood next to it."""
    return about & _NEAR_BY != 0


# -- what a card that chooses units is about ---------------------------------------------------------------------------


def about(a: int, t: int) -> int:
    """The two things a window is about, as one argument; nothing is -1."""
    return a + 1 | t + 1 << 8


def with_chosen(where: int, u: int) -> int:
    """The same with the unit chosen last."""
    return where & 0xFFFF | u << 16


def first_about(where: int) -> int:
    """The first thing the window was about."""
    return (where & 255) - 1


def second_about(where: int) -> int:
    """The second."""
    return (where >> 8 & 255) - 1


def chosen_last(where: int) -> int:
    """The unit chosen last."""
    return where >> 16


# -- the units a card has been aimed at --------------------------------------------------------------------------------

_LEADERS: Final = 32
"""Above the units: the Leaders of those that were troops."""
_UNITS: Final = (1 << _LEADERS) - 1


def aimed_at(aimed: int, u: int, leader: int) -> int:
    """One unit more, with the Leader of a troop or -1: he was a part of the target."""
    return aimed | 1 << u | (1 << leader + _LEADERS if leader >= 0 else 0)


def not_again(aimed: int) -> int:
    """The units at which the card may no longer be aimed, as bits, including the Leader of a troop it has
    eliminated."""
    return (aimed | aimed >> _LEADERS) & _UNITS


def how_many_aimed(aimed: int) -> int:
    """How many units it was aimed at."""
    return (aimed & _UNITS).bit_count()
