"""What bots are measured on: courses, each with several set-ups of a game that are played in turn."""

from __future__ import annotations

from typing import cast

import msgspec

from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.plugins import part, plugin_of


class CourseTable(msgspec.Struct, frozen=True):
    """A scenario, and what its seats bring."""

    scenario: str
    sides: tuple[str, ...]
    options: dict[str, str] = {}


class Course(msgspec.Struct, frozen=True):
    """Set-ups that are played in turn, so that no bot is measured by a single scenario."""

    name: str
    tables: tuple[CourseTable, ...]
    together: bool = False
    """All seats are on one side: a bot plays all of them and is measured by how often it wins."""


def courses_of(game: str) -> dict[str, Course]:
    """The courses of a game by name. A game that names none is measured on the tables of its descriptor."""
    plugin = plugin_of(game)
    if plugin.courses:
        named = cast(tuple[Course, ...], part(plugin.courses))
    else:
        named = tuple(Course(scenario, (CourseTable(scenario, sides),)) for scenario, sides in plugin.tables)
    return {course.name: course for course in named}


def course_of(game: str, name: str) -> Course:
    """A course by its name. Raises SetupError if the game has no such course."""
    courses = courses_of(game)
    if name not in courses:
        raise SetupError(
            f"{game} has no course {name!r}{nearest(name, list(courses))}"
            if courses
            else f"{game} names no course on which bots could be measured"
        )
    return courses[name]
