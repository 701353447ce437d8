"""Sides with several players."""

from __future__ import annotations

from typing import Any

from banneret.games import new
from tests.battlelore.builder.battles import battle
from tests.battlelore.builder.game import BattleLoreGame

HEROES = (
    "hero=Maud:warrior:warrior_cleave",
    "hero=Wendel:wizard:wizard_lightning_ball",
    "hero=Rolf:warrior:warrior_cleave",
    "hero=Isolde:cleric:cleric_herbal_remedy",
)
"""One for each of four seats."""
FOUR = [f"{side} {hero}" for side, hero in zip(("standard", "standard", "pennant", "pennant"), HEROES, strict=True)]
LEVELS = ("commander", "warrior", "wizard", "cleric", "cleric", "cleric")
CALL = """
id: the_levy
name: The Levy
first: pennant
banners: 4
lore: true
council:
  standard: {fixed: {commander: 2, warrior: 2}}
  pennant: {fixed: {commander: 2, warrior: 2}}
units:
  standard:
    human_sword_blue: ["6.2", "6.6", "6.10"]
    human_bow_green: ["8.0"]
  pennant:
    human_sword_blue: ["2.2", "2.6", "2.10"]
    human_bow_green: ["0.0"]
call_to_arms:
  standard: {human_sword_red: 2, human_cav_green: 1}
  pennant: {human_sword_red: 1}
"""
"""An adventure with a call to arms."""


def allied(standard: str, pennant: str, **how: Any) -> BattleLoreGame:
    """A battle of two against two; `fragile` makes the alliances so."""
    notes = {
        "sides": (0, 0, 1, 1),
        "owners": (0, 1, 2, 3),
        "fragile": how.pop("fragile", False),
        "lore": False,
        **how.pop("notes", {}),
    }
    return battle(standard, pennant, notes=notes, goblets=how.pop("goblets", (0, 0)), **how)


def before_deployment(
    seats: list[str], levels: tuple[str, ...] = LEVELS, scenario: str = "first_laurels", **how: Any
) -> BattleLoreGame:
    """An adventure whose councils are given these levels, as far as they go, up to the deployment of the heroes."""
    game = BattleLoreGame.of(new("battlelore", scenario=scenario, seats=seats, seed=how.pop("seed", 1), **how))
    for side in (0, 1):
        for master in levels:
            if not any(key.startswith("level:") for key in game.offers()) or game.seat_side() != side:
                break
            game.give_levels(master)
    while any(key.startswith("take:") for key in game.offers()):
        game.play(game.offers()[0])
    return game
