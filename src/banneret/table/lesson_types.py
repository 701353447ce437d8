"""Lessons as a lobby offers them, and what their coach says. The types of the page are made from these."""

from __future__ import annotations

import msgspec


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game, for the lobby. The room is made by its id; the server knows the rest."""

    id: str
    game: str
    title: str
    about: str
    """What learners can do afterwards."""
    minutes: int
    scenario: str
    sides: tuple[str, ...]
    """What each seat brings; the learner sits on the first."""


class CoachMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something worth saying at this question."""

    id: str
    n: int
    """Its place in the lesson, from 1; 0 for what is said whenever nothing else is."""
    say: str
    """Why now: one sentence on what is going on."""
    good: str = ""
    """What a good answer is, and why."""
    at: str = ""
    """The thing on the table that is meant, an anchor."""
    answer: str = ""
    """The key of that answer, among those offered; empty for something that is only said and waits to be read."""
    times: int = 1
    """The maximum number of questions at which it is said."""
    routine: bool = False
    """Whether it comes after all others that fit, and stays available once it has been said often enough."""


class Coach(msgspec.Struct, frozen=True):
    """The coach of a lesson now: a client says the first moment that it has not said often enough already."""

    lesson: str
    title: str
    moments: tuple[CoachMoment, ...]
    """Those that fit what is asked, in the order of the lesson."""
    parts: int
    """How many numbered moments the lesson has."""
    done: bool
    """Whether what the lesson is about has been done. The game may go on for as long as the learner likes."""
    short: bool
    """Whether the game is over before that."""
    end: str
    """What is said then; empty if the lesson has no words for it."""
    next: str
    """The id of the next lesson of this game."""
