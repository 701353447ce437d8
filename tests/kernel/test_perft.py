"""Counting every line of play to a depth: a change in what is legal anywhere near these positions shows here.

Chance counts as moves too, each different outcome once; forced answers do not use up depth. When a rule is corrected
and a count changes for that reason, put in the new count and say why in the commit.
"""

import pytest

from banneret.kernel.state import CHANCE, OVER, State
from tests.heroes.builder import skirmish

Position = tuple[str, str, list[int]]
POSITIONS: dict[str, Position] = {
    "melee": (
        "castle_crusaders+@b3 castle_griffins@a2",
        "necropolis_zombies+@b4*1 necropolis_vampires@c4",
        [1, 2, 27, 112, 909, 4465],
    ),
    "shooting": (
        "castle_marksmen+@a1 castle_zealots@c2",
        "dungeon_evil_eyes+@b5 dungeon_medusas@d4",
        [1, 7, 24, 109, 476, 2100],
    ),
    "cards": (
        "castle_halberdiers+@b3 cards=attack,offense morale",
        "necropolis_liches+@b4 cards=defense,armorer expert=1 morale",
        [1, 6, 46, 243, 1180, 6867],
    ),
    "siege": (
        "castle_griffins@a2 castle_marksmen@d1",
        "necropolis_skeletons+@c4 necropolis_ghost_dragons@b5 town citadel walls=a3,b3,d3 gate=c3",
        [1, 2, 14, 57, 305, 2175],
    ),
    "abilities": (
        "dungeon_harpies@b2 dungeon_medusas+@c2",
        "neutral_ghost_dragons@b3 neutral_enchanters@a4*2 neutral_boars@d4*1",
        [1, 16, 38, 122, 874, 3976],
    ),
}


def perft(state: State, depth: int) -> int:
    """How many positions can be reached in exactly `depth` answers, or earlier at the end of the game."""
    if state.seat == OVER or depth == 0:
        return 1
    if state.forced():
        after = state.copy()
        after.apply(state.options[0])
        return perft(after, depth)
    answers = sorted(set(state.outcomes)) if state.seat == CHANCE else state.options
    total = 0
    for answer in answers:
        after = state.copy()
        after.apply(answer)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    attacker, defender, counts = POSITIONS[name]
    state = skirmish(attacker, defender).state
    assert [perft(state, depth) for depth in range(len(counts))] == counts
