"""Lesson files: `lessons/ID.yaml` in the package of a game, named in its descriptor in the order they are taught.

A file says how its game begins (scenario, sides, options, seed, and what was answered before the learner sits down),
what its coach says at which moments, and when it is done. Moments are found by what is asked, what is offered and what
has happened, never by their number: a learner may do anything legal, and what no longer fits is left out.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from banneret.kernel.errors import ContentError
from banneret.plugins import plugin_of
from banneret.table.lesson_types import LessonInfo

FOLDER: Final = "lessons"
Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+$", max_length=60)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or two in each language. `{answer}` stands for the label of the good answer."""

    en: Sentence
    fr: Sentence
    de: Sentence
    pl: Sentence

    def in_language(self, lang: str) -> str:
        """What is said in a language; English where it is none of the four."""
        return str(getattr(self, lang, self.en))


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One moment: when it is, and what is said. Conditions that are not named always hold."""

    id: Id
    question: tuple[str, ...] = ()
    """The steps of the rules that may ask."""
    offers: tuple[str, ...] = ()
    """For each of these patterns of keys, such as `go:*`, an answer is offered."""
    lacks: tuple[str, ...] = ()
    """For none of these is an answer offered."""
    seen: tuple[str, ...] = ()
    """All of these have happened: an event by its name, where it matters with patterns of what it has to say and with
    how often, such as `flag`, `visit location=wind*` or `turn x3`."""
    unseen: tuple[str, ...] = ()
    """None of these has happened."""
    last: tuple[str, ...] = ()
    """The latest of each of these events was like this, such as `activate unit=castle_griffins*`."""
    say: Said
    good: Said | None = None
    answer: tuple[str, ...] = ()
    """Good answers as patterns of keys, the best first. A moment with answers is left out if none of them is
    offered."""
    advised: bool = False
    """The good answer is what a bot would do now; the moment is left out if that is none of its answers."""
    at: str = ""
    """The thing that is pointed at, if it is not that of the answer: an anchor, or a part of the table that the page
    has under this name (`data-is`)."""
    times: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    """At how many questions it may be said."""
    routine: bool = False
    """Said where no other moment is: it has no number, need not come at all, and after so many times it stays at hand
    without being said."""


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a lesson is done. One that waits for nothing is done when its game is over."""

    seen: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it."""

    title: Said
    about: Said
    minutes: Annotated[int, msgspec.Meta(ge=1, le=60)]
    scenario: Id
    sides: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    """What each seat brings. The learner sits on the first, bots on the others."""
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    before: tuple[str, ...] = ()
    """Answers that were given before the learner sits down, as keys."""
    moments: Annotated[tuple[Moment, ...], msgspec.Meta(min_length=1)]
    routines_of: str = ""
    """Another lesson of the game whose routine moments are said here as well, after those of this one."""
    done: Done = Done()
    end: Said
    """What is said when it is done."""
    short: Said | None = None
    """What is said if the game is over before that."""


@cache
def lesson_of(game: str, id: str) -> Lesson:
    """A lesson of a game by its id. Raises ContentError if there is none, or if its file is invalid."""
    plugin = plugin_of(game)
    if id not in plugin.lessons:
        raise ContentError(f"{game} has no such lesson; there are {', '.join(plugin.lessons) or 'none'}")
    path = plugin.folder / FOLDER / f"{id}.yaml"
    try:
        lesson = msgspec.yaml.decode(path.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{path.name}: {error}") from None
    if lesson.routines_of:
        routines = (moment for moment in lesson_of(game, lesson.routines_of).moments if moment.routine)
        lesson = replace(lesson, moments=(*lesson.moments, *routines))
    ids = [moment.id for moment in lesson.moments]
    twice = {id for id in ids if ids.count(id) > 1}
    if twice:
        raise ContentError(f"{path.name}: several moments are called {', '.join(sorted(twice))}")
    return lesson


def lessons(game: str, lang: str) -> tuple[LessonInfo, ...]:
    """The lessons of a game for its lobby, in the order they are taught."""
    return tuple(_info(game, id, lang) for id in plugin_of(game).lessons)


def _info(game: str, id: str, lang: str) -> LessonInfo:
    lesson = lesson_of(game, id)
    return LessonInfo(
        id=id,
        game=game,
        title=lesson.title.in_language(lang),
        about=lesson.about.in_language(lang),
        minutes=lesson.minutes,
        scenario=lesson.scenario,
        sides=lesson.sides,
    )
