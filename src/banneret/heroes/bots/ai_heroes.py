"""What AI heroes are worth to the greedy bot: how strong they are, and whether to fight them."""

from __future__ import annotations

from typing import Final

from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.geometry.map_grid import spot_of, spot_place
from banneret.heroes.state.hero_numbers import is_secondary, owner_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw, tier_to_draw

GUARD_WORTH: Final = [6.0, 12.0, 22.0, 45.0]
"""How strong a guard of each tier is, in gold."""
CARD_WORTH: Final = 1.5
"""A card of an AI deck."""
FORTRESS: Final = 12.0
"""What walls and tower add to a defending army, in gold."""
AI_WORTH: Final = 40.0
"""What beating an AI hero is worth."""
ONCE_BITTEN: Final = 0.25
"""How much stronger it has to be for every defeat of the Main Hero by an AI hero, and where one more loses the game."""
NEARNESS: Final = 6.0
"""What it is worth to turn up the very tile of such a Town."""
NEEDED: Final = [0.5, 0.6, 0.7, 0.75, 0.8]
"""How strong an army must be to seek an AI hero, against that hero's, by the rounds left; the last is for all others.

An AI hero is no clever foe, and a game together is lost anyway when the rounds are over.
"""


def ai_strength(s: WholeGame, ai: int) -> float:
    """What the army of an AI hero is worth, cards included."""
    table = worths()
    hero = s.game_terms.ai[ai]
    units: list[float] = []
    for row in s.scenario_state.host.troops[ai]:
        units.append(GUARD_WORTH[tier_to_draw(row)] if is_to_draw(row) else table.left(row, 0))
    units.sort(reverse=True)
    return sum(units[:5]) + CARD_WORTH * sum(hero.deck)


def ai_hero_worth(s: WholeGame, h: int, ai: int, field: int, ours: float) -> float:
    """What it is worth to attack an AI hero with an army of some strength."""
    if is_secondary(h):
        return -30.0
    theirs = ai_strength(s, ai)
    if s.game_terms.ai[ai].works and spot_of(field) == s.game_terms.ai[ai].place[0]:
        theirs += FORTRESS
    left = max(0, s.game_terms.round_limit - s.game_round)
    needed = NEEDED[min(left, len(NEEDED) - 1)]
    if left:
        needed += ONCE_BITTEN * (s.scenario_state.host.falls_to_ai[owner_of(h)] + is_last_chance(s))
    return AI_WORTH * min(2.0, ours / theirs) if ours >= needed * theirs else -40.0


def is_last_chance(s: WholeGame) -> bool:
    """Whether the game is lost when a Main Hero falls to an AI hero once more."""
    host = s.scenario_state.host
    fallen = {"fallen": sum(host.falls), "fallen_to_ai": sum(host.falls_to_ai)}
    limits = [goal for goal in s.game_terms.scenario.defeat if goal.kind == "main_hero_defeated"]
    return any(fallen[goal.what] + 1 >= goal.times for goal in limits)


def beckoning(s: WholeGame, spot: int) -> float:
    """How much more it is worth to turn up a tile because it lies near a Town of the AI side."""
    best = 0.0
    u, v = spot_place(spot)
    for town in s.game_terms.ai_towns:
        if s.scenario_state.host.flags >> town & 1:
            x, y = spot_place(spot_of(town))
            best = max(best, NEARNESS / (1 + max(abs(u - x), abs(v - y), abs(u + v - x - y))))
    return best
