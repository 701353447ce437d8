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


def decided_by(game: Game) -> str:
    """What gave the winner the last banner: `enemies`, `hold`, `tent` or `quest`; `swept` if nobody else was left.

    Rules: BL-VIC-02, BL-VIC-03, BL-VIC-05, BLH-LMK-10, BLH-QST-02.
    """
    state = game.state
    assert isinstance(state, Battleground)
    earned: list[str] = []
    last = {0: "", 1: ""}
    for event in game.events:
        if event.name in ("gone", "wounded"):
            earned.append("enemies")
        elif event.name == "tent":
            earned.append("tent")
        elif event.name == "quest":
            earned += ["quest"] * state.game_terms.quest[2]
        elif event.name == "banner":
            last[int(event.args["side"])] = earned.pop(0) if earned else "hold"
    if state.winner < 0:
        return ""
    return last[state.winner] if state.banners[state.winner] >= state.game_terms.needed else "swept"


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
    return GameFacts(
        sides=sides, first=first, ended=decided_by(game), visited=dict(visited), fights=dict(fights), cards=dict(cards)
    )
