"""Coaching: which moments of a lesson fit what is asked now, after what has happened so far."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import count
from typing import TYPE_CHECKING, Final

from banneret.bots.advice import MOST_OTHERS
from banneret.bots.registry import make, usual
from banneret.plugins import plugin_of
from banneret.table.lesson_types import Coach, CoachMoment
from banneret.table.lessons.files import Lesson, Moment, lesson_of
from banneret.table.protocol import Asked, HintAnswer, Option

if TYPE_CHECKING:
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game

LEARNER: Final = 0
"""The seat of the learner."""
ANSWER: Final = "{answer}"
"""What stands in a sentence for the label of the good answer."""
OFTEN: Final = re.compile(r"x([0-9]+)")


class Coaching:
    """The coach of one game: remembers what the learner has seen happen."""

    def __init__(self, game: Game, lesson: str) -> None:
        self.game = game
        self.id = lesson
        self.lesson: Lesson = lesson_of(game.setup.game, lesson)
        self._events: list[Event] = []
        self._upto = 0
        self._advice: str | None = None
        """What a bot would answer to the current question, once it has been asked."""

    def now(self, asked: Asked | None, lang: str) -> Coach:
        """What is to be said now to the learner, who is asked this question or none."""
        self._follow()
        lesson = self.lesson
        waited = lesson.done.seen
        done = self._all_seen(waited) if waited else self.game.over
        short = self.game.over and not done
        end = lesson.short if short else lesson.end
        taught = plugin_of(self.game.setup.game).lessons
        after = taught.index(self.id) + 1
        return Coach(
            lesson=self.id,
            title=lesson.title.in_language(lang),
            moments=() if asked is None else self._fitting(asked, lang),
            parts=sum(not moment.routine for moment in lesson.moments),
            done=done,
            short=short,
            end=end.in_language(lang) if end else "",
            next=taught[after] if after < len(taught) else "",
        )

    def _follow(self) -> None:
        """Look at what has happened since; at everything again if something was taken back."""
        if self.game.happened < self._upto:
            self._events, self._upto = [], 0
        self._events += self.game.events_for(LEARNER, self._upto)
        self._upto = self.game.happened

    def _fitting(self, asked: Asked, lang: str) -> tuple[CoachMoment, ...]:
        """Those that fit, each with its good answer; what is said at any time comes last."""
        self._advice = None
        numbers = count(1)
        said: list[CoachMoment] = []
        for moment in self.lesson.moments:
            n = 0 if moment.routine else next(numbers)
            if self._fits(moment, asked):
                answer = self._good(moment, asked.options)
                if answer is not None or not (moment.answer or moment.advised):
                    said.append(_said(n, moment, answer, lang))
        return tuple(sorted(said, key=lambda moment: moment.routine))

    def _fits(self, moment: Moment, asked: Asked) -> bool:
        """Whether a moment is now, apart from its answer."""
        if moment.question and asked.step not in moment.question:
            return False
        if not all(_first((pattern,), asked.options) for pattern in moment.offers):
            return False
        if _first(moment.lacks, asked.options) is not None:
            return False
        if not self._all_seen(moment.seen) or any(self._seen(event) for event in moment.unseen):
            return False
        return all(self._latest(event) for event in moment.last)

    def _good(self, moment: Moment, options: tuple[Option, ...]) -> Option | None:
        """The good answer among those offered."""
        if not moment.advised:
            return _first(moment.answer, options)
        chosen = self._chosen()
        return _first(moment.answer or ("*",), tuple(option for option in options if option.key == chosen))

    def _chosen(self) -> str:
        """What a bot would answer in place of the learner. The same position gets the same answer."""
        if self._advice is None:
            game, id = self.game, self.game.rules.id
            option = make(usual(id), id, len(game.played)).choose(game.view(LEARNER), game.rules)
            self._advice = game.rules.key(game.state.kind, option)
        return self._advice

    def _all_seen(self, wanted: Iterable[str]) -> bool:
        return all(self._seen(event) for event in wanted)

    def _seen(self, wanted: str) -> bool:
        """Whether an event has been seen, as a condition names it."""
        name, *words = wanted.split()
        times = [int(often[1]) for word in words if (often := OFTEN.fullmatch(word))]
        found = sum(event.name == name and _says(event, words) for event in self._events)
        return found >= (times[0] if times else 1)

    def _latest(self, wanted: str) -> bool:
        """Whether the latest event with a name is the one that a condition means."""
        name, *words = wanted.split()
        event = next((event for event in reversed(self._events) if event.name == name), None)
        return event is not None and _says(event, words)


def led(answers: tuple[HintAnswer, ...], said: CoachMoment) -> tuple[HintAnswer, ...]:
    """A hint beside what the coach says: the answer he advises comes first, with his reason; the others follow."""
    if not said.answer:
        return answers
    known = next((one for one in answers if one.answer == said.answer), None)
    worth, gain, risk = (known.worth, known.gain, known.risk) if known is not None else (None, 0.0, 0.0)
    others = [one for one in answers if one.answer != said.answer]
    return (HintAnswer(said.answer, worth, gain, risk, said.good or said.say), *others[:MOST_OTHERS])


def _says(event: Event, words: Iterable[str]) -> bool:
    """Whether an event says what the words of a condition ask for, such as `field=1,0.sw`."""
    pairs = (word.split("=", 1) for word in words if "=" in word)
    return all(fnmatchcase(str(event.args.get(key)), value) for key, value in pairs)


def _first(patterns: Iterable[str], options: tuple[Option, ...]) -> Option | None:
    """The first answer offered that one of the patterns means, the first pattern before the others."""
    return next((option for pattern in patterns for option in options if fnmatchcase(option.key, pattern)), None)


def _said(n: int, moment: Moment, answer: Option | None, lang: str) -> CoachMoment:
    named = answer.label if answer else ""
    return CoachMoment(
        id=moment.id,
        n=n,
        say=moment.say.in_language(lang).replace(ANSWER, named),
        good=moment.good.in_language(lang).replace(ANSWER, named) if moment.good else "",
        at=moment.at or (answer.at if answer else ""),
        answer=answer.key if answer else "",
        times=moment.times,
        routine=moment.routine,
    )
