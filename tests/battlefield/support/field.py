"""Combats on the hex battlefield: set up hex by hex, and read as a spectator sees them."""

from typing import Any

from banneret.kernel.game import Game
from tests.heroes.support.stage import stage


def arena(attacker: str, defender: str, **how: Any) -> Game:
    """A skirmish on the hex battlefield, with chance as `stage` scripts it.

    `arena("castle_griffins@6.4", "necropolis_zombies+@7.4*1", dice=[1, 0])`
    """
    return stage(attacker, defender, hex_board="always", **how)


def seen(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat is told of the Combat, or a spectator."""
    return game.rules.describe(game.view() if seat is None else game.view(seat))


def places(game: Game) -> set[str]:
    """The hexes on which something may be put now."""
    return {key[6:] for key in game.choice.keys if key.startswith("place:")}


def block(first: int, last: int) -> set[str]:
    """All hexes of some columns."""
    return {f"{column}.{row}" for column in range(first, last + 1) for row in range(9)}


def breaks(game: Game) -> set[str]:
    """The hexes of the Walls and the Gate that the active unit may strike."""
    return {key[6:] for key in game.choice.keys if key.startswith("break:")}


def around(space: str) -> set[str]:
    """The hexes next to a hex, as the game offers them for the second hex of a Fireball on a unit there."""
    game = arena("castle_griffins@0.0 cards=fireball hand=1", f"necropolis_zombies@{space}", draws=["fireball"])
    game.apply("cast:fireball")
    game.apply(f"target:{space}")
    return places(game)
