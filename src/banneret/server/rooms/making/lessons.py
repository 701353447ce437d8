"""Rooms in which a lesson is taken, set up as the lesson says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.bots.registry import usual
from banneret.kernel.errors import ContentError
from banneret.plugins import plugins
from banneret.server.problems import bad
from banneret.server.requests import NewRoom, NewSeat
from banneret.table.lessons.files import lesson_of

if TYPE_CHECKING:
    from banneret.kernel.game import Game


def as_taught(wanted: NewRoom) -> NewRoom:
    """The room of a lesson: the learner on the first seat, bots on the others, and the dice of its seed.

    Of the request only the learner's name and whether others may watch are used. Raises Problem.
    """
    if wanted.game not in plugins():
        raise bad(f"there is no game {wanted.game!r}; there are {', '.join(plugins())}")
    try:
        lesson = lesson_of(wanted.game, wanted.lesson)
    except ContentError as error:
        raise bad(str(error)) from None
    own, *others = lesson.sides
    learner = NewSeat(kind="person", side=own, name=wanted.seats[0].name)
    bots = (NewSeat(kind="bot", side=side, bot=usual(wanted.game)) for side in others)
    return NewRoom(
        game=wanted.game,
        scenario=lesson.scenario,
        seats=(learner, *bots),
        options=lesson.options,
        seed=lesson.seed,
        watching=wanted.watching,
        lesson=wanted.lesson,
    )


def begin_lesson(game: Game, id: str) -> None:
    """Give the answers that a lesson begins after; the learner cannot take them back."""
    for key in lesson_of(game.rules.id, id).before:
        game.apply(key)
    game.let_stand()
