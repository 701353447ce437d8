"""Who stands in a hero's way."""

from __future__ import annotations

from banneret.heroes.adventure.map.land import guard, hero_on, location, owner
from banneret.heroes.state.ai_heroes import ai_on
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import SETTLEMENT, TOWN


def opposed(s: WholeGame, h: int, field: int) -> bool:
    """Whether a field is held against a hero: by another hero, by guards, or by the owner of a home."""
    other, held = hero_on(s, field, h), owner(s, field)
    if other >= 0 and not allied(s, other >> 1, h >> 1):
        return True
    if s.game_terms.ai and ai_on(s, field) >= 0:
        return True
    home = held >= 0 and not allied(s, held, h >> 1) and location(s, field) in (TOWN, SETTLEMENT)
    return home or guard(s, field) > 0
