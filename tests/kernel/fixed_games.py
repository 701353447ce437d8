"""Three games that are always played alike, to notice when the engine begins to play them otherwise."""

from random import Random

import banneret
from banneret.kernel.game import Game

SETUPS: dict[str, tuple[tuple[str, str], dict[str, str]]] = {
    "hosts": (("castle_host", "necropolis_host"), {"ask_anyway": "on"}),
    "guards": (
        ("random=dungeon cards=attack,attack,defense,armorer hand=2 expert=1 movement=3 morale", "guards=V"),
        {"mode": "campaign", "difficulty": "hard"},
    ),
    "siege": (("castle_host", "random=dungeon ai town citadel"), {"army_size": "4"}),
}


def played(name: str) -> Game:
    """One of the games, played to its end by picks from a generator of its own."""
    seats, options = SETUPS[name]
    game = banneret.new("heroes", scenario="skirmish", seats=seats, seed=2026, options=options)
    rng = Random(name)
    while not game.over:
        game.apply(rng.choice(game.choice.options))
    return game


def digests() -> dict[str, str]:
    """The last digest of each game."""
    return {name: played(name).digest for name in SETUPS}
