"""Losing a Combat to an AI hero of which some units fall, to see whether they stay away."""

from banneret.kernel.game import Game
from tests.heroes.support.journey import army, happened, stand
from tests.heroes.support.quest import give_troops, where
from tests.heroes.support.saga import beside
from tests.heroes.support.solo import fight_on, into_battle
from tests.heroes.support.war import STRONG

SOME = ("skeletons", "archangels", "black_dragons", "ghost_dragons", "dread_knights")


def wound(game: Game, name: str, field: str) -> set[str]:
    """A hero falls to an AI hero with one weak unit and strong ones; those of them that fell before."""
    give_troops(game, name, *(f"neutral:{unit}" for unit in SOME))
    stand(game, 0, beside(game, field), mp=3)
    army(game, 0, STRONG)
    fight_on(into_battle(game, f"go:{field}"))
    assert where(game, name) == field
    return {unit for unit in SOME if any(f"_{unit}@" in str(event["unit"]) for event in happened(game, "defeat"))}
