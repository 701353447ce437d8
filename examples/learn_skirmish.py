"""Learns a skirmish by playing: PPO of sb3-contrib with masked actions, on one core of a CPU, in ten minutes.

    pip install 'banneret[train]'
    python examples/learn_skirmish.py --minutes 8 --save skirmish.zip

The network gives every option a score: it sees the option's own row, the unit the option points to, and what the units
of both sides have in sum. So it does not mind how many options there are, nor at which place one stands.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from banneret.encoding.batches import option_scales, scales
from banneret.envs.gymnasium_env import BanneretEnv
from banneret.envs.match import Setting

ARMIES = ("castle_vanguard", "necropolis_vanguard")
LOOKED_AT = 40
"""Options that are scored; a question of these skirmishes seldom has more than twenty."""
WIDE = 64


def setting(swapped: bool = False) -> Setting:
    return Setting("heroes", "skirmish", ARMIES[::-1] if swapped else ARMIES, most_decisions=300)


class Reader(BaseFeaturesExtractor):
    """Reads an observation: the position as one vector, and a vector an option."""

    def __init__(self, space: gymnasium.spaces.Dict) -> None:
        super().__init__(space, WIDE + LOOKED_AT * WIDE)
        layout = setting().encoder.layout
        self.first, self.table = layout.first["units"], layout.table("units")
        self.flat = layout.first["units"]
        self.register_buffer("scale", torch.tensor(scales(layout)))
        self.register_buffer("option_scale", torch.tensor(option_scales(layout)))
        self.words = nn.Embedding(layout.vocabulary, 8)
        self.unit = nn.Sequential(nn.Linear(len(self.table.columns) + 8, WIDE), nn.ReLU())
        self.state = nn.Sequential(nn.Linear(self.flat + 8 + 2 * WIDE, WIDE), nn.ReLU())
        self.option = nn.Sequential(nn.Linear(layout.option_width + 16 + WIDE, WIDE), nn.ReLU())

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        raw = seen["observation"]
        position = raw * self.scale
        end = self.first + self.table.size
        shape = (len(raw), self.table.rows, len(self.table.columns))
        rows = position[:, self.first : end].reshape(shape)
        names = raw[:, self.first : end].reshape(shape)[..., 2].long()
        units = self.unit(torch.cat([rows, self.words(names)], -1)) * rows[..., :1]
        own, enemy = units[:, :7].sum(1), units[:, 7:].sum(1)
        question = self.words(raw[:, 0].long())
        state = self.state(torch.cat([position[:, : self.flat], question, own, enemy], -1))
        options = seen["options"][:, :LOOKED_AT]
        verbs = self.words(options[..., :2].long()).flatten(2)
        # The unit that an option points to, and nothing for those that point to none.
        nobody = torch.zeros_like(units[:, :1])
        places = options[..., 6:7].long().expand(-1, -1, WIDE)
        pointed = torch.cat([nobody, units], 1).gather(1, places)
        each = self.option(torch.cat([options * self.option_scale, verbs, pointed], -1))
        return torch.cat([state, each.flatten(1)], 1)


class Heads(nn.Module):
    """A score an option, and what the position is worth."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions = actions
        self.latent_dim_pi, self.latent_dim_vf = actions, WIDE
        self.score = nn.Sequential(nn.Linear(2 * WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))
        self.worth = nn.Sequential(nn.Linear(WIDE, WIDE), nn.ReLU())

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: torch.Tensor) -> torch.Tensor:
        state, options = features[:, :WIDE], features[:, WIDE:].reshape(len(features), LOOKED_AT, WIDE)
        scores = self.score(torch.cat([options, state[:, None].expand_as(options)], -1)).squeeze(-1)
        return nn.functional.pad(scores, (0, self.actions - LOOKED_AT))

    def forward_critic(self, features: torch.Tensor) -> torch.Tensor:
        return self.worth(features[:, :WIDE])


class Policy(MaskableMultiInputActorCriticPolicy):
    """The usual policy with these parts in it."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Heads(int(self.action_space.n))

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class UntilTime(BaseCallback):
    """Stops after so many minutes of processor time, and says how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.process_time() + 60 * minutes
        self.said = 0

    def _on_step(self) -> bool:
        if self.num_timesteps - self.said >= 20_000 and self.model.ep_info_buffer:
            self.said = self.num_timesteps
            won = np.mean([info["r"] > 0 for info in self.model.ep_info_buffer])
            print(f"{self.num_timesteps} decisions: {won:.0%} of the last {len(self.model.ep_info_buffer)} games won")
        return time.process_time() < self.end


def evaluate(model: MaskablePPO, opponent: str, games: int, seed: int) -> float:
    """The share of games won, half of them from either seat with either army."""
    won = 0
    for n in range(games):
        env = BanneretEnv(setting(swapped=n % 4 >= 2), [opponent], seat=n % 2)
        seen, _ = env.reset(seed=seed + n)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, terminated, truncated, _ = env.step(int(action))
            over = terminated or truncated
        won += reward > 0
    return won / games


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--minutes", type=float, default=8)
    words.add_argument("--games", type=int, default=200, help="against each opponent afterwards")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--save", default="")
    given = words.parse_args()
    torch.set_num_threads(1)
    from stable_baselines3.common.monitor import Monitor

    lanes = [lambda n=n: Monitor(BanneretEnv(setting(swapped=n % 2 == 1), ["random"], seat=None)) for n in range(8)]
    model = MaskablePPO(
        Policy,
        DummyVecEnv(lanes),
        n_steps=128,
        batch_size=256,
        n_epochs=3,
        learning_rate=1e-3,
        gamma=0.99,
        ent_coef=0.01,
        seed=given.seed,
        device="cpu",
        policy_kwargs={"features_extractor_class": Reader},
    )
    start = time.process_time()
    model.learn(10_000_000, callback=UntilTime(given.minutes))
    print(
        f"{model.num_timesteps} decisions learned from in {(time.process_time() - start) / 60:.1f} minutes of processor"
    )
    for opponent in ("random", "greedy"):
        print(f"against {opponent}: {evaluate(model, opponent, given.games, 10_000):.1%} of {given.games} games won")
    if given.save:
        model.save(given.save)
