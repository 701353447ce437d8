"""What bots of *Heroes* are measured on: single Combats, whole games of two rivals, and games together."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from banneret.arena.courses import Course, CourseTable
from banneret.heroes.rules import SKIRMISH

LEADERS: Final = ("castle/catherine", "dungeon/mutare", "necropolis/sandro")
ARMIES: Final = ("castle_vanguard", "dungeon_vanguard", "necropolis_vanguard")
CLASHES: Final = ("brave_new_world", "carpe_diem", "crossroads")
HARD: Final = {"difficulty": "hard"}
CAMPAIGNS: Final = (("long_live_the_queen", LEADERS[0]), ("dragons_blood", LEADERS[1]),
                    ("rise_of_the_necromancer", LEADERS[2]))  # fmt: skip
"""The campaigns of three parts, and who plays them."""
COOPERATIVE: Final = ("border_fires", "first_steps", "geleas_champions", "three_wards", "unholy_quest")


def rivals() -> tuple[tuple[str, str], ...]:
    """Every two factions."""
    return tuple(combinations(LEADERS, 2))


COURSES: Final = (
    Course(
        "skirmish",
        (*(CourseTable(SKIRMISH, (army, army)) for army in ARMIES), CourseTable(SKIRMISH, (ARMIES[0], ARMIES[2]))),
    ),
    Course("clash", tuple(CourseTable(scenario, sides) for sides in rivals() for scenario in CLASHES)),
    Course(
        "campaign",
        tuple(CourseTable(f"{name}_{n}", (leader,), HARD) for n in (1, 2, 3) for name, leader in CAMPAIGNS),
        together=True,
    ),
    Course(
        "coop",
        tuple(CourseTable(scenario, sides, HARD) for sides in rivals() for scenario in COOPERATIVE),
        together=True,
    ),
)
