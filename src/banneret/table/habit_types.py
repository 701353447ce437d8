"""What a seat wants answered automatically, as its player sees it.

The types of the page are made from these.
"""

from __future__ import annotations

import msgspec


class HabitChoice(msgspec.Struct, frozen=True):
    """One value of a habit."""

    value: str
    label: str


class Habit(msgspec.Struct, frozen=True):
    """Something that need not be clicked every time."""

    id: str
    label: str
    value: str
    """The value that this seat has chosen."""
    choices: tuple[HabitChoice, ...]
    """The first is the default: everything is asked."""
