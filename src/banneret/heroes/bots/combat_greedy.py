"""What the greedy search has to know of `heroes`: worths, and usual answers to the questions on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from banneret.heroes.bots.combat_only import drags_on, pressed
from banneret.heroes.bots.combat_value import value
from banneret.heroes.bots.hex_board import worth_trying
from banneret.heroes.geometry.combat_board import spread
from banneret.heroes.state.answers_combat import ATTACK, BREAK, DONE, GATE, KEEP, MOVE, PASS, REROLL
from banneret.heroes.state.battle import SIDE_OF, Battle
from banneret.heroes.state.terms import AUTOMATIC
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import (
    K_ACTION,
    K_AMOUNT,
    K_CARD,
    K_MAY,
    K_PLAY,
    K_REROLL,
    K_SPACE,
    K_TARGET,
    K_UNIT,
)
from banneret.kernel.state import State

MANY: Final = 8


class HeroesJudge:
    """Judges positions of a Combat for the side a seat commands."""

    def __init__(self, aggression: float = 1.0, cards: float = 1.0) -> None:
        self._aggression = aggression
        self._cards = cards
        self._seat = 0
        self._unit = -1
        self._round = 0
        self._acted = 0

    def begin(self, state: State, seat: int) -> None:
        """Remember whose activation it is: the rest of that activation belongs to the decision."""
        s = cast(Battle, state)
        self._seat = seat
        self._unit = s.active
        self._round = s.round
        self._acted = s.acted

    def worth_trying(self, state: State) -> Sequence[int]:
        """Everything on the core board; on hexes there are too many alike. A Combat that drags on is brought to an
        end."""
        s = cast(Battle, state)
        if drags_on(s):
            return pressed(s)
        return worth_trying(s) if s.terms.hexes else s.options

    def value(self, state: State) -> float:
        """What a position is worth to the seat, in gold."""
        return value(cast(Battle, state), self._seat, self._aggression, self._cards)

    def follow(self, state: State) -> Sequence[int]:
        """Cards stay in hand and dice as they are; what belongs to the activation is thought through."""
        s = cast(Battle, state)
        kind = s.kind
        if kind == K_PLAY:
            return (PASS,) if PASS in s.options else s.options
        if kind == K_ACTION:
            return self._same_activation(s)
        if kind == K_REROLL:
            return (usual_reroll(s),)
        if kind == K_CARD:
            return (thrifty(s),)
        if kind == K_AMOUNT:
            return s.options[:1]
        if kind in (K_MAY, K_TARGET):
            return s.options
        if kind == K_SPACE and verb(s.options[0]) == GATE:
            # Walls come with the end of deployment; counting them would make an early end look good.
            return ()
        if kind == K_SPACE:
            return some_spaces(s) if s.active >= 0 or s.seat == self._seat else ()
        if kind == K_UNIT and s.active >= 0:
            return s.options
        return ()

    def spreads(self, state: State) -> bool:
        """Not what befalls units that the rules move: they act until it is the seat's turn again."""
        s = cast(Battle, state)
        return s.active < 0 or s.active == self._unit or s.terms.manner[SIDE_OF[s.active]] != AUTOMATIC

    def _same_activation(self, s: Battle) -> Sequence[int]:
        """A unit that has moved may still strike; one that has struck stays. Any other unit's turn is a new decision.

        When it is the order of units that is decided, the first unit's whole activation counts, moves to an enemy's
        side included.
        """
        if s.seat != self._seat or s.round != self._round:
            return ()
        ordering = self._unit < 0
        if ordering:
            if s.acted & ~self._acted != 1 << s.active:
                return ()
        elif s.active != self._unit:
            return ()
        near = spread(s.occupied[1 - SIDE_OF[s.active]]) if ordering else 0
        options = [DONE]
        for option in s.options:
            what = verb(option)
            if what in (ATTACK, BREAK) or (what == MOVE and near >> argument(option) & 1):
                options.append(option)
        return options


def thrifty(s: Battle) -> int:
    """No card is wasted: a spell gets no more power than it needs."""
    for refusal in (KEEP, DONE):
        if refusal in s.options:
            return refusal
    return s.options[0]


def some_spaces(s: Battle) -> list[int]:
    """Not every space of the board is worth considering: of many only those next to an enemy."""
    if len(s.options) <= MANY:
        return s.options
    near = spread(s.occupied[1 - s.seat])
    return [o for o in s.options if near >> argument(o) & 1][:MANY] or s.options[:MANY]


def usual_reroll(s: Battle) -> int:
    """Roll a -1 again where an ability allows it; morale is kept for later."""
    for option in s.options:
        if verb(option) == REROLL and s.dice[argument(option)] == -1:
            return option
    return KEEP
