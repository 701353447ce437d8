"""Many games in one call, as arrays: for programs that learn by playing many games against themselves or bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from banneret.encoding.extras import missing
from banneret.envs import stepping
from banneret.envs.match import SEEDS, Setting, seat_seed
from banneret.kernel.chance import Streams
from banneret.kernel.errors import SetupError
from banneret.kernel.state import OVER

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error


class Batch(NamedTuple):
    """The result of a step, one row per lane."""

    positions: NDArray[np.int16]
    """(lanes, layout.size): what the seat that is asked sees."""
    options: NDArray[np.int16]
    """(lanes, most_options, option_width): one row per option."""
    mask: NDArray[np.int8]
    """(lanes, most_options): which of them are there."""
    seats: NDArray[np.int16]
    """(lanes,): who is asked."""
    rewards: NDArray[np.int16]
    """(lanes, players): 1, 0 or -1 for each seat where a game has come to its end in this step."""
    done: NDArray[np.bool_]
    """(lanes,): whether a game has ended in this step. Then the rest of the row already belongs to the next game."""
    broken_off: NDArray[np.bool_]
    """(lanes,): whether it was broken off after `most_decisions`."""


class VectorEnv:
    """Plays many games of a setting side by side.

    Every step answers once in each lane. Seats without a bot are all answered by the caller, whose answers are for the
    seat that `Batch.seats` names: with no bots it plays itself. The games of a lane have the seeds that follow from the
    seed of the environment and the number of the lane, whatever the other lanes do; a game with a seed has the luck of
    `banneret.new` with it.
    """

    def __init__(
        self, setting: Setting, lanes: int, seed: int = 0, bots: Mapping[int, str] | Sequence[str | None] = ()
    ) -> None:
        if lanes < 1:
            raise SetupError("there is at least one lane")
        named = bots if isinstance(bots, Mapping) else {seat: name for seat, name in enumerate(bots) if name}
        self.bots = dict(named)
        if set(range(setting.players)) <= set(self.bots):
            raise SetupError("bots play all seats: there is nobody to answer for")
        self.setting = setting
        self.seed = seed
        self._lanes = [stepping.Lane() for _ in range(lanes)]
        self._places = np.arange(setting.encoder.layout.most_options)

    def __len__(self) -> int:
        return len(self._lanes)

    def reset(self) -> Batch:
        """Start again in all lanes, with the first seeds."""
        out = stepping.Stepped()
        for n, lane in enumerate(self._lanes):
            lane.games = -1
            self._begin(n)
            stepping.tell_end(out, lane, self.setting.players, self.setting.most_decisions)
            self._show(out, lane)
        return self._batch(out)

    def game_seed(self, lane: int, game: int) -> int:
        """The seed of the n-th game of a lane."""
        mixed = np.random.SeedSequence((self.seed, lane, game)).generate_state(1)
        return int(mixed[0]) % SEEDS

    def _begin(self, n: int) -> None:
        """Begin the next game of a lane in which somebody has something to decide."""
        lane = self._lanes[n]
        while True:
            lane.games += 1
            luck = self.game_seed(n, lane.games)
            lane.state = self.setting.first.copy()
            lane.streams = Streams(luck)
            lane.decisions = 0
            lane.bots = {seat: self.setting.bot(name, seat_seed(luck, seat)) for seat, name in self.bots.items()}
            stepping.settle(lane, self.setting.rules, self.setting.most_decisions)
            if lane.state.seat != OVER:
                return

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Batch:
        """Answer in every lane with the option at a place. Raises IndexError if there is none at that place."""
        if len(actions) != len(self._lanes):
            raise ValueError(f"there are {len(self._lanes)} lanes, and {len(actions)} answers")
        setting = self.setting
        out = stepping.Stepped()
        for n, lane in enumerate(self._lanes):
            stepping.take(lane, int(actions[n]), setting.rules, setting.most_decisions)
            if stepping.tell_end(out, lane, setting.players, setting.most_decisions):
                self._begin(n)
            self._show(out, lane)
        return self._batch(out)

    def _show(self, out: stepping.Stepped, lane: stepping.Lane) -> None:
        layout = self.setting.encoder.layout
        stepping.show(out, lane, self.setting.rules, self.setting.encoder, layout.most_options, layout.option_width)

    def _batch(self, out: stepping.Stepped) -> Batch:
        layout = self.setting.encoder.layout
        count = len(self._lanes)
        ended = np.frombuffer(out.ended, np.int8)
        return Batch(
            positions=np.frombuffer(out.positions, np.int16).reshape(count, layout.size),
            options=np.frombuffer(out.options, np.int16).reshape(count, layout.most_options, layout.option_width),
            mask=(self._places < np.frombuffer(out.counts, np.int16)[:, None]).astype(np.int8),
            seats=np.frombuffer(out.seats, np.int16),
            rewards=np.frombuffer(out.returns, np.int16).reshape(count, self.setting.players),
            done=ended > 0,
            broken_off=ended == 2,
        )
