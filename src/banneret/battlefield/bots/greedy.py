"""The bot `greedy` of the Battlefield expansion: before a Duel it drops the cards worth least, then fights as usual."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.battlefield.bots.adventure_mode import adventure_mode_choice
from banneret.battlefield.duel.state import Duel
from banneret.heroes.bots.greedy import HeroesGreedy, map_answer
from banneret.heroes.bots.style import PLAIN, Style
from banneret.heroes.state.answers_map import REMOVE
from banneret.heroes.tables.units_and_cards import (
    COST_CARDS,
    MODE_COST,
    MODE_PROGRAM,
    OP_CANCEL_SPELL,
    OP_DISCARD,
    OP_DRAW,
    OP_END,
    OP_GAIN,
    OP_ON_MAP,
    OP_POWER,
    OP_STAT,
    OPS,
)
from banneret.kernel.keys import argument, verb
from banneret.kernel.rules import GameRules, View

WORTH: Final = {OP_STAT: 1.0, OP_DRAW: 0.9, OP_POWER: 0.7, OP_DISCARD: -0.8}
"""By operation: what one more of it is worth, in cards."""
FLAT: Final = {OP_GAIN: 0.0, OP_ON_MAP: 0.0, OP_CANCEL_SPELL: 0.8}
"""By operation: what it is worth whatever its numbers."""
OTHERWISE: Final = 1.0
"""What any other operation is worth."""
LESSER: Final = 0.3
"""How much the lesser of two effects counts."""


class BattlefieldGreedy(HeroesGreedy):
    """Plays Duels, adventures and the battles of the expansion."""

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        super().__init__(seed, style)
        self._luck = Random(seed)

    def choose(self, view: View, rules: GameRules) -> int:
        """What looks best from this seat."""
        s = view.state
        if isinstance(s, AdventureModeGame) and not s.base and len(s.options) > 1:
            return before_the_battle(s, self._rng, self._style)
        if not isinstance(s, Duel) or s.base:
            return super().choose(view, rules)
        if verb(s.options[0]) == REMOVE:
            return min(s.options, key=lambda option: card_worth(argument(option)))
        return self._luck.choice(s.options)


def before_the_battle(s: AdventureModeGame, rng: Random, style: Style = PLAIN) -> int:
    """The answer to a question of Adventure mode before its battle: as on a map where that knows the question."""
    found = adventure_mode_choice(s)
    return found if found >= 0 else map_answer(s, rng, style)


@cache
def card_worth(card: int) -> float:
    """What a card is worth in a fight: its better effect, and a little for having another."""
    worths = sorted(mode_worth(2 * card + mode) for mode in (0, 1))
    return worths[1] + LESSER * worths[0]


def mode_worth(mode: int) -> float:
    """What one effect of a card is worth, less the cards it costs."""
    place = MODE_PROGRAM[mode]
    worth = 0.0
    while OPS[place][0] != OP_END:
        op, a, b, _ = OPS[place]
        many = b if op == OP_STAT else a
        worth += WORTH[op] * many if op in WORTH else FLAT.get(op, OTHERWISE)
        place += 1
    return worth - WORTH[OP_DRAW] * (MODE_COST[mode] & COST_CARDS)
