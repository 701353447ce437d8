"""Random agents play a game in PettingZoo: python random_agent.py [GAME SCENARIO SEAT SEAT ...]"""

import sys

from banneret.envs.match import Setting
from banneret.envs.pettingzoo_env import env

game, scenario, *seats = sys.argv[1:] or ["heroes", "skirmish", "castle_vanguard", "necropolis_vanguard"]
table = env(Setting(game, scenario, seats))
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, terminated, truncated, _ = table.last()
    if terminated or truncated:
        print(agent, {1: "won", 0: "drew", -1: "lost"}[int(reward)])
        table.step(None)
    else:
        table.step(table.action_space(agent).sample(seen["action_mask"]))
