"""Looking at a Combat from outside: whose turn it is, what an attack did, what a side has."""

from typing import Any

from banneret.kernel.game import Game
from tests.heroes.support.stage import happened, unit_at


def active(game: Game) -> str:
    """The space of the unit being activated, or an empty string."""
    seen = game.rules.describe(game.view())
    units = seen["units"]
    assert isinstance(units, list)
    return next((str(unit["space"]) for unit in units if unit["number"] == seen["active"]), "")


def side(game: Game, number: int, seat: int | None = None) -> dict[str, Any]:
    """What a side has besides its units on the board, as its own player sees it unless another seat is given."""
    sides = game.rules.describe(game.view(number if seat is None else seat))["sides"]
    assert isinstance(sides, list)
    found: dict[str, Any] = sides[number]
    return found


def round_of(game: Game) -> int:
    """The number of the combat round."""
    found = game.rules.describe(game.view())["round"]
    assert isinstance(found, int)
    return found


def damage(game: Game, space: str) -> object:
    """The damage on the unit on a space."""
    return unit_at(game, space)["damage"]


def hits(game: Game) -> list[int | str]:
    """How much damage each attack so far has dealt, retaliations included."""
    return [event["n"] for event in happened(game, "damage")]


def rolls(game: Game) -> list[int | str]:
    """The faces of all Attack dice rolled for attacks so far."""
    return [event["n"] for event in happened(game, "die")]


def moves(game: Game) -> set[str]:
    """The spaces the active unit may move to."""
    return {key[5:] for key in game.choice.keys if key.startswith("move:")}


def targets(game: Game) -> set[str]:
    """The spaces of the units the active unit may attack."""
    return {key[7:] for key in game.choice.keys if key.startswith("attack:")}
