"""Coaching: which moments of a lesson fit what is asked now, after what has happened so far."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

from banneret.plugins import plugin_of
from banneret.table.lesson_types import Coach, CoachMoment
from banneret.table.lessons.files import Lesson, Moment, lesson_of
from banneret.table.protocol import Asked, Option

if TYPE_CHECKING:
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game

LEARNER: Final = 0
"""The seat of whoever takes the lesson."""
OFTEN: Final = re.compile(r"x([0-9]+)")


class Coaching:
    """The coach of one game: remembers what the learner has seen happen."""

    def __init__(self, game: Game, lesson: str) -> None:
        self.game = game
        self.id = lesson
        self.lesson: Lesson = lesson_of(game.setup.game, lesson)
        self._events: list[Event] = []
        self._upto = 0

    def now(self, asked: Asked | None, lang: str) -> Coach:
        """What is to be said now, to the learner who is asked this or nothing."""
        self._follow()
        lesson = self.lesson
        done = self.game.over or (bool(lesson.done.seen) and self._all_seen(lesson.done.seen))
        taught = plugin_of(self.game.setup.game).lessons
        after = taught.index(self.id) + 1
        return Coach(
            lesson=self.id,
            title=lesson.title.in_language(lang),
            moments=() if asked is None else self._fitting(asked, lang),
            parts=len(lesson.moments),
            done=done,
            end=lesson.end.in_language(lang),
            next=taught[after] if after < len(taught) else "",
        )

    def _follow(self) -> None:
        """Look at what has happened since; all of it again where something was taken back."""
        if self.game.happened < self._upto:
            self._events, self._upto = [], 0
        self._events += self.game.events_for(LEARNER, self._upto)
        self._upto = self.game.happened

    def _fitting(self, asked: Asked, lang: str) -> tuple[CoachMoment, ...]:
        places = enumerate(self.lesson.moments, 1)
        return tuple(_said(n, moment, asked, lang) for n, moment in places if self._fits(moment, asked))

    def _fits(self, moment: Moment, asked: Asked) -> bool:
        if moment.question and asked.step not in moment.question:
            return False
        if not all(_first((pattern,), asked.options) for pattern in moment.offers):
            return False
        if _first(moment.lacks, asked.options) is not None:
            return False
        if moment.answer and _first(moment.answer, asked.options) is None:
            return False
        return self._all_seen(moment.seen) and not any(self._seen(event) for event in moment.unseen)

    def _all_seen(self, wanted: Iterable[str]) -> bool:
        return all(self._seen(event) for event in wanted)

    def _seen(self, wanted: str) -> bool:
        """Whether an event has been seen, as a condition names it."""
        name, *words = wanted.split()
        times = [int(often[1]) for word in words if (often := OFTEN.fullmatch(word))]
        pairs = [word.split("=", 1) for word in words if "=" in word]
        found = sum(
            event.name == name and all(str(event.args.get(key)) == value for key, value in pairs)
            for event in self._events
        )
        return found >= (times[0] if times else 1)


def _first(patterns: Iterable[str], options: tuple[Option, ...]) -> Option | None:
    """The first answer offered that one of the patterns means, the first pattern before the others."""
    return next((option for pattern in patterns for option in options if fnmatchcase(option.key, pattern)), None)


def _said(n: int, moment: Moment, asked: Asked, lang: str) -> CoachMoment:
    answer = _first(moment.answer, asked.options)
    return CoachMoment(
        id=moment.id,
        n=n,
        say=moment.say.in_language(lang),
        good=moment.good.in_language(lang) if moment.good else "",
        at=moment.at or (answer.at if answer else ""),
        answer=answer.key if answer else "",
        times=moment.times,
    )
