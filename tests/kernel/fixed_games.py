"""Games that are always played alike, to notice when the engine begins to play them otherwise."""

from random import Random

import banneret
from banneret.kernel.game import Game

SETUPS: dict[str, tuple[str, str, tuple[str, ...], dict[str, str]]] = {
    "hosts": ("heroes", "skirmish", ("castle_host", "necropolis_host"), {"ask_anyway": "on"}),
    "guards": (
        "heroes",
        "skirmish",
        ("random=dungeon cards=attack,attack,defense,armorer hand=2 expert=1 movement=3 morale", "guards=V"),
        {"mode": "campaign", "difficulty": "hard"},
    ),
    "siege": ("heroes", "skirmish", ("castle_host", "random=dungeon ai town citadel"), {"army_size": "4"}),
    "map": ("heroes", "brave_new_world", ("castle/catherine", "necropolis/sandro"), {}),
    "duel": ("battlefield", "duel_short", ("castle", "necropolis"), {}),
    "adventure": ("battlefield", "adventure_small", ("castle", "dungeon"), {}),
    "battle": ("battlelore", "the_muddy_field", ("", ""), {}),
}
"""By name: game, scenario, seats and options."""
MOST = 600
"""Answers after which a long game is left."""


def played(name: str) -> Game:
    """One of the games, played by picks from a generator of its own."""
    rules, scenario, seats, options = SETUPS[name]
    game = banneret.new(rules, scenario=scenario, seats=seats, seed=2026, options=options)
    rng = Random(name)
    while not game.over and len(game.played) < MOST:
        game.apply(rng.choice(game.choice.options))
    return game


def digests() -> dict[str, str]:
    """The last digest of each game."""
    return {name: played(name).digest for name in SETUPS}
