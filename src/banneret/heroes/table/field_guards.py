"""What holds a field against a hero: guards, how many of which tier, and the experience for beating them; or others."""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes.adventure.levels import HIGHEST
from banneret.heroes.adventure.map.after_combat import worth
from banneret.heroes.adventure.map.land import guard, hero_on, location, owner
from banneret.heroes.combat.neutral_units import guards_at
from banneret.heroes.state.ai_heroes import ai_on
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import SETTLEMENT, TOWN
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


def opposed(s: WholeGame, h: int, field: int) -> bool:
    """Whether a field is held against a hero: by another hero, by guards, or by the owner of a home."""
    other, held = hero_on(s, field, h), owner(s, field)
    if other >= 0 and not allied(s, owner_of(other), owner_of(h)):
        return True
    if s.game_terms.ai and ai_on(s, field) >= 0:
        return True
    home = held >= 0 and not allied(s, held, owner_of(h)) and location(s, field) in (TOWN, SETTLEMENT)
    return home or guard(s, field) > 0
