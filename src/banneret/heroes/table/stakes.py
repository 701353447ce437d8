"""What a fight for a field is about: how many guards of which tier stand there, and the experience for beating them."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes.adventure.levels import HIGHEST
from banneret.heroes.adventure.map.after_combat import worth
from banneret.heroes.combat.neutral_units import guards_at
from banneret.heroes.tables.units_and_cards import AZURE

LEVELS: Final = range(1, 8)
"""The difficulties of a field, I to VII."""


@cache
def guards(difficulty: int, rules: int) -> tuple[tuple[int, ...], ...]:
    """For each difficulty of a field: how many bronze, silver, golden and azure guards, in games of this difficulty."""
    return tuple(tuple(guards_at(field, difficulty, rules, tier) for tier in range(AZURE + 1)) for field in LEVELS)


@cache
def prizes(level: int, experience: int, difficulty: int, rules: int) -> tuple[int, ...]:
    """For each difficulty of a field: the experience a Main Hero gains there. Azure guards teach all there is."""
    left = HIGHEST - experience
    counts = guards(difficulty, rules)
    return tuple(left if counts[n - 1][AZURE] else min(left, worth(level, n)) for n in LEVELS)
