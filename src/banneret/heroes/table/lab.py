"""What the balance lab counts of a game on the map."""

from __future__ import annotations

from collections import Counter
from typing import Final

from banneret.heroes.adventure.seating import level_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import FACTION_IDS
from banneret.kernel.game import Game
from banneret.kernel.state import State
from banneret.table.workshop.lab_types import GameFacts

RESOURCES: Final = ("gold", "building_materials", "valuables")
"""In the order of a purse."""
ENDS: Final = frozenset({"final_battle", "eliminated"})
"""Events that show what decided the game, in addition to goals."""
LIMIT: Final = "limit"
FIGHTS: Final = frozenset({"encounter", "fight"})
PLAYED: Final = frozenset({"play", "cast"})


def means(state: State) -> dict[str, tuple[int, ...]]:
    """What every player has now: resources and levels; nothing in a Combat, where purses are elsewhere."""
    if not isinstance(state, WholeGame) or state.base:
        return {}
    players = range(state.game_terms.players)
    found = {name: tuple(state.purse[3 * p + n] for p in players) for n, name in enumerate(RESOURCES)}
    return {**found, "level": tuple(level_of(state, p) for p in players)}


def facts(game: Game) -> GameFacts:
    """Everything counted of a game that is over."""
    visited, fights, cards = Counter[str](), Counter[str](), Counter[str]()
    ended, first = LIMIT, -1
    for event in game.events:
        args = event.args
        if event.name == "visit":
            visited[str(args["field"])] += 1
        elif event.name in FIGHTS:
            fights[str(args["field"])] += 1
        elif event.name in PLAYED:
            cards[str(args["card"])] += 1
        elif event.name == "goal":
            ended = f"goal:{args['n']}"
        elif event.name in ENDS and ended == LIMIT:
            ended = event.name
        elif event.name == "first":
            first = int(args["player"])
    state = game.state
    sides = tuple(FACTION_IDS[n] for n in state.faction) if isinstance(state, WholeGame) else ()
    return GameFacts(
        sides=sides[: len(game.setup.seats)], first=first, ended=ended if sides else "", visited=dict(visited),
        fights=dict(fights), cards=dict(cards),
    )  # fmt: skip
