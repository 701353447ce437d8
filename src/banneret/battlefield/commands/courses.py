"""What bots of *Battlefield* are measured on: medium Duels and small games of Adventure mode."""

from __future__ import annotations

from typing import Final

from banneret.arena.courses import Course, CourseTable
from banneret.heroes.commands.courses import rivals

COURSES: Final = tuple(
    Course(name, tuple(CourseTable(name, sides) for sides in rivals())) for name in ("duel_medium", "adventure_small")
)
