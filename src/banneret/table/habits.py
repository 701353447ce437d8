"""Habits: what is answered automatically for a seat, so that nobody has to click for it every time.

They are kept with the seat. A habit gives an ordinary answer of that seat, on behalf of the table: it is in the record
like any other, and the rules know nothing about habits. The game decides which habits there are and what they answer
(`Presenter.habits`, `Presenter.habit_answers`); their words are messages of its catalogue (`habit-start`,
`habit-start-draw`), and habits that every game has share theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from banneret.kernel.errors import Refused
from banneret.kernel.kinds import K_ACTION
from banneret.table.habit_types import Habit, HabitChoice
from banneret.text.catalogue import message

# A cycle of types alone: a presenter names the habits of its game, and they ask it.
if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.table.presenter import Presenter

HabitAnswer: TypeAlias = "Callable[[Game, int, str], int | None]"
"""What a habit with a value answers for a seat, as far as that seat may know; None: then it is asked."""

CONFIRM: Final = "confirm"
"""Which answers the page asks the player to confirm. The server only stores it."""
SHARED_HABITS: Final[dict[str, tuple[str, ...]]] = {CONFIRM: ("final", "always", "never")}
"""The habits that every game has, each with its values; the first is the default."""


def can_only_pass(game: Game) -> bool:
    """Whether the player can only pass and is asked only to keep that secret.

    What to do in a turn is always asked: players want to look around before it ends.
    """
    state = game.state
    if state.seat < 0 or not state.private or len(state.options) != 1 or state.kind == K_ACTION:
        return False
    return game.rules.only_passes(state.options[0])


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
    """The habits of a seat after a change. Raises Refused for an unknown habit or value."""
    known = known_habits(presenter)
    for id, value in changed.items():
        if value not in known.get(id, ()):
            raise Refused(f"{presenter.id} has no habit {id[:20]!r} with the value {value[:20]!r}")
    return {**kept, **changed}


def _words(presenter: Presenter, id: str, lang: str) -> str:
    return message(f"{presenter.id}:{id}", lang)
