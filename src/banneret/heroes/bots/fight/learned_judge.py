"""The judge of Combats that has learned what positions are worth: it looks less far, and reads a network there."""

from __future__ import annotations

from typing import cast

from banneret.bots.learned.reader import PositionReader
from banneret.heroes.bots.fight.fight_judge import FightJudge
from banneret.heroes.bots.fight.fight_value import WON, fight_values
from banneret.heroes.encoding.encoders import CombatEncoder
from banneret.heroes.state.battle import Battle
from banneret.heroes.view.combat import view
from banneret.kernel.kinds import K_ACTION
from banneret.kernel.rules import View
from banneret.kernel.state import State


class LearnedFightJudge(FightJudge):
    """Names answers and plays on like the handmade judge, but not to the end: there a network is evaluated.

    That is at the first action this many rounds later or, with 0, as soon as another unit is to act.
    """

    def __init__(self, network: PositionReader, encoder: CombatEncoder, rounds_ahead: int) -> None:
        super().__init__()
        self._network = network
        self._encoder = encoder
        self._rounds_ahead = rounds_ahead

    def horizon(self, state: State) -> int:
        """The same for all simulations of a decision, however far a branch has come."""
        return self._round + self._rounds_ahead

    def stops(self, state: State, horizon: int) -> bool:
        """At the first action of that round."""
        s = cast(Battle, state)
        if s.kind != K_ACTION or s.round < horizon:
            return False
        return self._rounds_ahead > 0 or s.active != self._unit or s.round > horizon

    def values(self, state: State) -> list[float]:
        """Who is likely to win."""
        return self.values_of([state])[0]

    def values_of(self, states: list[State]) -> list[list[float]]:
        """Who is likely to win: the network evaluates what the seat that is asked next would see, as in the games it
        knows."""
        found: list[list[float]] = []
        asked: list[int] = []
        seen: list[bytes] = []
        for n in range(len(states)):
            s = cast(Battle, states[n])
            if s.seat < 0:
                found.append(fight_values(s))
                continue
            found.append([])
            asked.append(n)
            seen.append(self._encoder.encode(View(s.seat, view(s, s.seat))).tobytes())
        if not asked:
            return found
        read = self._network.read(seen)
        for n in range(len(asked)):
            value = WON * read[n]
            found[asked[n]] = [value, -value] if states[asked[n]].seat == 0 else [-value, value]
        return found
