"""What the balance lab counts of an adventure."""

from __future__ import annotations

from collections import Counter

from banneret.battlelore.geometry.grid import SIDE_NAMES
from banneret.battlelore.state.battleground import Battleground
from banneret.kernel.game import Game
from banneret.kernel.state import State
from banneret.table.workshop.lab_types import GameFacts


def means(state: State) -> dict[str, tuple[int, ...]]:
    """The victory banners of every seat's side."""
    assert isinstance(state, Battleground)
    return {"banners": tuple(state.banners[side] for side in state.game_terms.sides)}


def facts(game: Game) -> GameFacts:
    """Everything counted of a battle that is over."""
    state = game.state
    assert isinstance(state, Battleground)
    visited, fights, cards = Counter[str](), Counter[str](), Counter[str]()
    at: dict[str, str] = {}
    first = -1
    for event in game.events:
        args = event.args
        if event.name in ("move", "retreat", "ground"):
            at[str(args["unit"])] = str(args["hex2"])
            visited[str(args["hex2"])] += event.name != "retreat"
        elif event.name == "attack" and str(args["unit2"]) in at:
            fights[at[str(args["unit2"])]] += 1
        elif event.name in ("command", "lore_played"):
            cards[str(args["card" if event.name == "command" else "lore"])] += 1
        elif event.name == "turn" and first < 0:
            first = state.game_terms.sides.index(int(args["side"]))
    sides = tuple(SIDE_NAMES[side] for side in state.game_terms.sides)
    return GameFacts(sides=sides, first=first, visited=dict(visited), fights=dict(fights), cards=dict(cards))
