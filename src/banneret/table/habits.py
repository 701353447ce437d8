"""Habits: what a seat has answered by itself, so that nobody has to click for it every time.

They are kept with the seat. What they answer is an ordinary answer of that seat, given by the table: it stands in the
record like any other, and the rules know nothing of habits. Which ones there are and what they answer is the game's
business (`Presenter.habits`, `Presenter.habitual`); their words are messages of its catalogue (`habit-start`,
`habit-start-draw`), those of the ones that every game has are shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from banneret.kernel.errors import Refused
from banneret.table.habit_types import Habit, HabitChoice
from banneret.text.catalogue import message

if TYPE_CHECKING:
    from banneret.table.presenter import Presenter

CONFIRM: Final = "confirm"
"""What the page asks for once more before it sends it. The server only keeps it."""
SHARED_HABITS: Final[dict[str, tuple[str, ...]]] = {CONFIRM: ("final", "always", "never")}
"""Those that every game has, each with its values; the first is what counts where nothing was said."""


def known_habits(presenter: Presenter) -> dict[str, tuple[str, ...]]:
    """The habits of a game with their values."""
    return {**presenter.habits, **SHARED_HABITS}


def habits_shown(presenter: Presenter, kept: Mapping[str, str], lang: str) -> tuple[Habit, ...]:
    """The habits of a seat, in words."""
    return tuple(
        Habit(
            id=id,
            label=_words(presenter, f"habit-{id}", lang),
            value=kept.get(id, values[0]),
            choices=tuple(HabitChoice(value, _words(presenter, f"habit-{id}-{value}", lang)) for value in values),
        )
        for id, values in known_habits(presenter).items()
    )


def habits_after(presenter: Presenter, kept: Mapping[str, str], changed: Mapping[str, str]) -> dict[str, str]:
    """The habits of a seat after a change. Raises Refused for one that the game does not have, or has not that way."""
    known = known_habits(presenter)
    for id, value in changed.items():
        if value not in known.get(id, ()):
            raise Refused(f"{presenter.id} has no habit {id[:20]!r} with the value {value[:20]!r}")
    return {**kept, **changed}


def _words(presenter: Presenter, id: str, lang: str) -> str:
    return message(f"{presenter.id}:{id}", lang)
