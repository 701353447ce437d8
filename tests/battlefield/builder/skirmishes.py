"""Single Combats on the hex battlefield, and with Morale cards."""

from __future__ import annotations

from typing import Any

from tests.heroes.builder.game import HeroesGame
from tests.heroes.builder.skirmishes import skirmish

BOARS = "neutral_boars@b2"
"""They deal 2 damage to Trolls, plus the die."""
TROLLS = "neutral_trolls@b3!"
"""Paralysed, so that it is the other side's turn."""


def hex_skirmish(attacker: str, defender: str, **how: Any) -> HeroesGame:
    """A skirmish on the hex battlefield, with chance as `skirmish` scripts it.

    `hex_skirmish("castle_griffins@6.4", "necropolis_zombies+@7.4*1", dice=[1, 0])`
    """
    return skirmish(attacker, defender, hex_board="always", **how)


def columns(first: int, last: int) -> set[str]:
    """All hexes of some columns."""
    return {f"{column}.{row}" for column in range(first, last + 1) for row in range(9)}


def hexes_around(space: str) -> set[str]:
    """The hexes next to a hex, as the game offers them for the second hex of a Fireball on a unit there."""
    game = hex_skirmish("castle_griffins@0.0 cards=fireball hand=1", f"necropolis_zombies@{space}", draws=["fireball"])
    game.apply("cast:fireball")
    game.apply(f"target:{space}")
    return game.hexes_offered()


def morale_skirmish(
    attacker: str = "", defender: str = "", *, dice: list[int], draws: tuple[str, ...] = ()
) -> HeroesGame:
    """Boars next to Trolls, the two sides with these words more, and the dice as given."""
    return skirmish(f"{BOARS} {attacker}", f"{TROLLS} {defender}", dice=dice, draws=draws, morale_decks="on")
