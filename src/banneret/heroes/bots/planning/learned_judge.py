"""The judge of turns on the map that has learned what positions are worth: it looks less far, and reads a network."""

from __future__ import annotations

from typing import cast

from banneret.bots.learned.reader import PositionReader
from banneret.heroes.bots.planning.map_judge import MapJudge
from banneret.heroes.bots.planning.realm_value import MOST, realm_values
from banneret.heroes.encoding.encoders import WholeGameEncoder
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.view.game import view
from banneret.kernel.rules import View
from banneret.kernel.state import State


class LearnedMapJudge(MapJudge):
    """Names plans and plays on like the handmade judge, but for fewer rounds: there a network is evaluated.

    With 0 rounds that is when the planner is to act next, mostly in the same turn.
    """

    def __init__(self, seed: int, network: PositionReader, encoder: WholeGameEncoder, rounds_ahead: int) -> None:
        super().__init__(seed)
        self._network = network
        self._encoder = encoder
        self._rounds_ahead = rounds_ahead

    def begin(self, world: State, seat: int) -> None:
        """Like the handmade judge, but for fewer rounds."""
        super().begin(world, seat)
        self._end = cast(WholeGame, world).game_round + self._rounds_ahead

    def values(self, state: State) -> list[float]:
        """Who is likely to win."""
        return self.values_of([state])[0]

    def values_of(self, states: list[State]) -> list[list[float]]:
        """Who is likely to win: the network evaluates what the planner would see then, as in the games it knows."""
        found: list[list[float]] = []
        asked: list[int] = []
        seen: list[bytes] = []
        for n in range(len(states)):
            s = cast(WholeGame, states[n])
            if s.seat != self._seat or s.base:
                found.append(realm_values(s, self._teams))
                continue
            found.append([])
            asked.append(n)
            seen.append(self._encoder.encode(View(self._seat, view(s, self._seat))).tobytes())
        if not asked:
            return found
        read = self._network.read(seen)
        own = self._teams[self._seat]
        for n in range(len(asked)):
            value = MOST * read[n]
            found[asked[n]] = [value if side == own else -value for side in (0, 1)]
        return found
