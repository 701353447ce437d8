"""How fast many games are stepped: `python -m banneret.envs.speed heroes skirmish castle_vanguard necropolis_vanguard`.

Random answers, one core, processor time; the arrays of every step are made, as somebody who learns would need them.
"""

from __future__ import annotations

import argparse
import sys
import time

from banneret.encoding.extras import missing
from banneret.envs.match import Setting
from banneret.envs.vector_env import VectorEnv

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error


def steps_per_second(setting: Setting, lanes: int, seconds: float, seed: int = 1) -> float:
    """Steps a second of processor time, all lanes together; those before the clock starts warm caches up."""
    env = VectorEnv(setting, lanes, seed)
    rng = np.random.default_rng(seed)
    batch = env.reset()
    steps = 0
    start = 0.0
    warm = 20
    while True:
        if warm == 0:
            start = time.process_time()
        elif warm < 0:
            steps += lanes
            passed = time.process_time() - start
            if passed >= seconds:
                return steps / passed
        warm -= 1
        counts = batch.mask.sum(axis=1)
        batch = env.step((rng.random(lanes) * counts).astype(np.int64))


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("scenario")
    words.add_argument("seats", nargs="+")
    words.add_argument("--lanes", type=int, default=64)
    words.add_argument("--seconds", type=float, default=5.0)
    given = words.parse_args()
    found = steps_per_second(Setting(given.game, given.scenario, given.seats), given.lanes, given.seconds)
    sys.stdout.write(f"{found:,.0f} steps a second on one core, {given.lanes} lanes\n")
