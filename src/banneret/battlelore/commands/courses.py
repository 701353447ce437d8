"""What bots of *BattleLore* are measured on: all adventures, with heroes of every class."""

from __future__ import annotations

from typing import Final

from banneret.arena.courses import Course, CourseTable
from banneret.battlelore.box.adventures import adventure_ids
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides

COURSES: Final = (
    Course(
        "adventures",
        tuple(CourseTable(id, equal_sides(adventure_named(id), row)) for row, id in enumerate(adventure_ids())),
    ),
)
