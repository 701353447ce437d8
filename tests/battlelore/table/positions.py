"""Positions of BattleLore for the tests of a table: every adventure, with heroes old and new, sides of one and two."""

from collections.abc import Iterator
from random import Random

from banneret.battlelore.box.adventures import adventure_ids
from banneret.games import new
from banneret.kernel.game import Game

MAUD = "hero=Maud:warrior:warrior_cleave:sword_of_dawn,backpack:rabbits_foot:6:5:1"
ODO = "hero=Odo:rogue:rogue_larceny:boots_of_the_hare"
SEATS = (
    (f"standard {MAUD}", f"pennant {ODO}"),
    ("standard hero=Maud", "pennant"),
    (f"standard {MAUD}", "standard", f"pennant {ODO}", "pennant hero=Bea"),
)
TABLES = [(id, SEATS[n % len(SEATS)]) for n, id in enumerate(adventure_ids())]
ACTING = 0.85
"""How often somebody does something rather than stopping."""


def battlelore_game(n: int, seed: int = 1) -> Game:
    """A game of the n-th table."""
    scenario, seats = TABLES[n]
    options = {"lore": "yes"} if scenario == "the_muddy_field" else {}
    return new("battlelore", scenario=scenario, seats=seats, seed=seed, options=options)


def lore_walked(game: Game, seed: int, most: int) -> Iterator[Game]:
    """A game at every decision, played by chance with a liking for doing something."""
    rng = Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        state = game.state
        acting = [o for o in state.options if game.rules.key(state.kind, o) not in ("done", "pass")]
        attacks = [o for o in acting if game.rules.key(state.kind, o).startswith(("attack", "yes"))]
        game.apply(rng.choice(attacks or acting or state.options if rng.random() < ACTING else state.options))
