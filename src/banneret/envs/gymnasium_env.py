"""A game for one seat, as a Gymnasium environment: bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from banneret.bots import Bot
from banneret.encoding.extras import missing
from banneret.envs.match import MOST_DECISIONS, SEEDS, Match, Setting, seat_seed
from banneret.envs.spaces import action_space, observation_space, observe
from banneret.kernel.errors import SetupError

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

ILLEGAL = "illegal"
"""In the information of a step: the action was not offered, which loses the game."""


class BanneretEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat against bots. The reward comes with the end of the game: 1, 0 or -1."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  (as in its base)

    def __init__(
        self,
        setting: Setting,
        opponents: Sequence[str] = ("random",),
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are bots by name, one for all other seats or one for each. A seat None changes every game."""
        if len(opponents) not in (1, setting.players - 1) and setting.players > 1:
            raise SetupError(f"there are {setting.players - 1} other seats, and {len(opponents)} bots for them")
        if seat is not None and not 0 <= seat < setting.players:
            raise SetupError(f"there is no seat {seat}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise SetupError(f"there is no way to render called {render_mode}")
        self.setting = setting
        self.render_mode = render_mode
        self.opponents = tuple(opponents)
        self._fixed = seat
        self.observation_space = observation_space(setting)
        self.action_space = action_space(setting)
        self.seat = seat or 0
        self._match: Match | None = None
        self._bots: dict[int, Bot] = {}

    @property
    def match(self) -> Match:
        """The game that is played."""
        if self._match is None:
            raise gymnasium.error.ResetNeeded("the environment has not been reset")
        return self._match

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions can be taken, in the form that sb3-contrib expects."""
        mask = np.zeros(self.setting.encoder.layout.most_options, np.bool_)
        mask[: self.match.legal] = True
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game, and let the others play until this seat is asked."""
        super().reset(seed=seed)
        while True:
            self._begin()
            if not self.match.over:
                # A game may end before this seat is ever asked; then there is nothing to learn from it.
                return observe(self.match, self.seat), {}

    def _begin(self) -> None:
        luck = int(self.np_random.integers(SEEDS))
        if self._fixed is None:
            self.seat = int(self.np_random.integers(self.setting.players))
        others = [seat for seat in range(self.setting.players) if seat != self.seat]
        names = self.opponents if len(self.opponents) == len(others) else self.opponents * len(others)
        self._bots = {
            seat: self.setting.bot(name, seat_seed(luck, seat)) for seat, name in zip(others, names, strict=True)
        }
        self._match = Match(self.setting, luck)
        self._match.ask(self._bots)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again."""
        match = self.match
        if not 0 <= int(action) < match.legal:
            return observe(match, self.seat), -1.0, True, False, {ILLEGAL: True}
        match.take(int(action))
        match.ask(self._bots)
        if self.render_mode == "human":
            self.render()
        reward = float(match.returns[self.seat])
        return observe(match, self.seat), reward, match.over, match.broken_off, {}

    def render(self) -> str | None:
        """What this seat knows, as text."""
        text = self.match.text(self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


def make(
    game: str,
    scenario: str,
    seats: Sequence[str],
    opponents: Sequence[str] = ("random",),
    seat: int | None = 0,
    options: dict[str, str] | None = None,
    most_decisions: int = MOST_DECISIONS,
    render_mode: str | None = None,
) -> BanneretEnv:
    """An environment from words, which is what `gymnasium.make("banneret/Game-v0", ...)` makes."""
    setting = Setting(game, scenario, seats, options=options, most_decisions=most_decisions)
    return BanneretEnv(setting, opponents, seat, render_mode)


gymnasium.register(id="banneret/Game-v0", entry_point=f"{__name__}:make", disable_env_checker=True, order_enforce=False)
