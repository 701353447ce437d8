"""Reading a Combat: who struck whom and how hard, what a side holds, and what is asked."""

from typing import Any

from banneret.kernel.game import Game
from tests.heroes.support.stage import Loaded, happened

Blow = tuple[str, str, str]


def plain(unit: int | str) -> str:
    """The name of a unit in an event, without its number: `castle_griffins+`."""
    return str(unit).split("@")[0]


def hits(game: Game) -> list[tuple[str, int]]:
    """Every damage dealt so far, in order: the unit hit, as it was then, and how much."""
    return [(plain(args["unit"]), int(args["n"])) for args in happened(game, "damage")]


def blows(game: Game) -> list[Blow]:
    """Every attack and retaliation so far, in order: which of the two, by whom, against whom."""
    return [
        (event.name, plain(event.args["unit"]), plain(event.args["unit2"]))
        for event in game.events
        if event.name in ("attack", "retaliate")
    ]


def order(game: Game, *names: str) -> list[str]:
    """The names of the events so far that are among these, in order."""
    return [event.name for event in game.events if event.name in names]


def asked(game: Game) -> tuple[int, str]:
    """Which seat is asked what kind of question."""
    return game.choice.seat, game.choice.kind_name


def keys(game: Game) -> set[str]:
    """What may be answered now."""
    return set(game.choice.keys)


def spent(game: Game) -> bool:
    """Whether every scripted die, card and unit has come up."""
    streams = game.streams
    assert isinstance(streams, Loaded)
    return streams.left == 0


def side(game: Game, number: int) -> dict[str, Any]:
    """What a side holds besides its units on the board, as its own player sees it."""
    sides = game.rules.describe(game.view(number))["sides"]
    assert isinstance(sides, list)
    described: dict[str, Any] = sides[number]
    return described
