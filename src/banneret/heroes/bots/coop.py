"""What the greedy bot does for a common cause: it keeps its Town, fights hordes, and gives what it can spare."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.paths import distances
from banneret.heroes.adventure.special_rules.hordes import horde_at, horde_front
from banneret.heroes.bots.ai_heroes import GUARD_WORTH, ai_strength
from banneret.heroes.bots.unit_worth import worths
from banneret.heroes.state.ai_heroes import (
    GARRISON,
)
from banneret.heroes.state.answers_map import GO
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw, tier_to_draw
from banneret.kernel.keys import argument, verb

TURNS: Final = 2
"""An AI hero that could be at the Town in this many turns is a threat."""
HOLDS: Final = 0.6
"""How strong an army must be, against the threat, to be of any use at home."""
SWARM: Final = 45.0
"""What it is worth to fight a horde."""
NEEDED: Final = 1.05
LATE: Final = 3
"""This many rounds before the end there is nothing to wait for."""
STURDY: Final = 60.0
"""An army worth this much comes first; then there is something to spare for all."""
SOON: Final = 5
"""This many rounds before the end everything can be spared for the common cause."""
KEPT_BACK: Final = (10, 3, 1)
"""Gold, building materials and valuables that are not given away while there is still something to buy with them."""


def threat(s: WholeGame, player: int) -> float:
    """The strength of the strongest AI hero that may soon be at a player's Town, 0.0 for none."""
    town = s.town_at[player]
    host = s.scenario_state.host
    movers = [n for n, hero in enumerate(s.game_terms.ai) if host.at[n] >= 0 and hero.move != GARRISON]
    if town < 0 or not movers:
        return 0.0
    far = distances(s, [town])
    near = [n for n in movers if far.get(host.at[n], 99) <= TURNS * s.game_terms.ai[n].mp + 1]
    return max([ai_strength(s, n) for n in near], default=0.0)


def homewards(s: WholeGame, h: int) -> int:
    """The step of a hero that leads home, or -1 where none does or it is there."""
    far = distances(s, [s.town_at[owner_of(h)]])
    best = far.get(s.hero_at[h], 99)
    step = -1
    for option in s.options:
        if verb(option) == GO and far.get(argument(option), 99) < best:
            best = far[argument(option)]
            step = option
    return step


def horde_worth(s: WholeGame, field: int, ours: float, left: int) -> float:
    """What it is worth to fight the horde of a field with an army of some strength."""
    cards = s.scenario_state.hordes[horde_at(s, field)]
    table = worths()
    mean = sum(GUARD_WORTH[tier_to_draw(row)] if is_to_draw(row) else table.left(row, 0) for row in cards) / len(cards)
    theirs = mean * min(len(cards), horde_front(s, field))
    return SWARM * min(2.0, ours / theirs) if ours >= NEEDED * theirs or left <= LATE else -30.0


def share(s: WholeGame, resource: int, amounts: list[int], left: int) -> int:
    """Of the amounts to put into what all have together, the one that leaves enough for its own army."""
    kept = KEPT_BACK[resource] if left > SOON else 0
    fit = [amount for amount in amounts if argument(amount) <= max(0, s.stores[resource] - kept)]
    return fit[-1] if fit else amounts[0]
