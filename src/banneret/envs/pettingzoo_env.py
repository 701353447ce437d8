"""A game for all its seats, as a PettingZoo environment: the seat that is asked acts next."""

from __future__ import annotations

from typing import Any

from banneret.encoding.extras import missing
from banneret.envs.match import SEEDS, Match, Setting
from banneret.envs.spaces import action_space, observation_space, observe

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as error:
    raise missing(error) from error


def env(setting: Setting, render_mode: str | None = None) -> AECEnv[str, dict[str, Any], int]:
    """The environment with the usual guards: an action that is not offered loses the game."""
    raw: AECEnv[str, dict[str, Any], int] = raw_env(setting, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


class raw_env(AECEnv[str, dict[str, Any], int]):
    """The environment by itself, called as it is in PettingZoo. Agents are called `seat_0`, `seat_1` and so on."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"banneret_{setting.setup.game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False,
            "render_fps": 1,
        }  # fmt: skip
        self.render_mode = render_mode
        self.setting = setting
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = observation_space(setting)
        self._actions = {agent: action_space(setting) for agent in self.possible_agents}
        self._seed = 0
        self._match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self._actions[agent]

    @property
    def match(self) -> Match:
        """The game that is played."""
        if self._match is None:
            raise RuntimeError("the environment has not been reset")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the next one."""
        self._seed = seed if seed is not None else (self._seed + 1) % SEEDS
        self._match = Match(self.setting, self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.match.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        return observe(self.match, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and gives no answer")
        match = self.match
        match.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        returns = match.returns
        for other, seat in self._seats.items():
            self.rewards[other] = float(returns[seat])
            self.terminations[other] = match.over
            self.truncations[other] = match.broken_off
        if match.seat >= 0:
            self.agent_selection = self.possible_agents[match.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the seat that is asked knows, as text."""
        text = self.match.text(max(0, self.match.seat))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
