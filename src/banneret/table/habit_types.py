"""What a seat wants to have answered by itself, as the one who sits there is shown it.

The types of the page are made from these.
"""

from __future__ import annotations

import msgspec


class HabitChoice(msgspec.Struct, frozen=True):
    """One way to have it."""

    value: str
    label: str


class Habit(msgspec.Struct, frozen=True):
    """Something that need not be clicked every time."""

    id: str
    label: str
    value: str
    """The way this seat has it."""
    choices: tuple[HabitChoice, ...]
    """The first counts where nobody has said anything: everything is asked."""
