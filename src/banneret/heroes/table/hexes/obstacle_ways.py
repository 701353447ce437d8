"""How Obstacles may be laid: for every token and every turn of it where it may lie, so that one click lays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.heroes.combat.hex.obstacles import closed_to_obstacles, fitting_turns, spots
from banneret.heroes.geometry.combat_board import SPACE_NAMES, spaces_in
from banneret.heroes.state.answers_combat import OBSTACLE
from banneret.heroes.state.battle import Battle
from banneret.kernel.keys import argument, verb
from banneret.table.protocol import Way

if TYPE_CHECKING:
    from banneret.kernel.game import Game


def obstacle_ways(game: Game, seat: int) -> tuple[Way, ...]:
    """For each token and each turn of it the answers that choose both; the hexes on which it may lie then are its path.

    Rules: BF-BTL-09 to BF-BTL-13.
    """
    state = game.state
    if not isinstance(state, Battle) or state.seat != seat:
        return ()
    found: list[Way] = []
    closed = closed_to_obstacles(state)
    for option in [option for option in state.options if verb(option) == OBSTACLE]:
        token, name = argument(option), game.rules.key(state.kind, option)
        turns = fitting_turns(token, closed)
        for turn in turns:
            answers = (name, f"turn:{turn}") if len(turns) > 1 else (name,)
            hexes = tuple(SPACE_NAMES[space] for space in spaces_in(spots(state, token, turn)))
            found.append(Way(turn, name.partition(":")[2], 0, answers, False, hexes))
    return tuple(found)
