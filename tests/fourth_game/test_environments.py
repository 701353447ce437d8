"""A game that says nothing of programs that learn can be encoded and stepped all the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test

import banneret
from banneret.encoding import encoder_of
from banneret.envs import pettingzoo_env
from banneret.envs.match import Setting
from banneret.envs.vector_env import VectorEnv

SETTING = Setting("couriers", "race", ["any", "any"], most_decisions=500)


def test_it_is_encoded_by_what_it_tells_and_nothing_hidden() -> None:
    game = banneret.new("couriers", scenario="race", seats=["any"] * 3, seed=4)
    encoder, rng = encoder_of("couriers", "race"), Random(4)
    assert encoder.layout.name == "couriers/any"
    seen = set()
    while not game.over:
        view = game.view(game.state.seat)
        encoded = encoder.encode(view)
        assert len(encoded) == encoder.layout.size
        again = game.rules.view(game.rules.determinize(view, rng), view.seat)
        assert encoder.encode(again) == encoded
        rows = encoder.encode_options(view)
        width = encoder.layout.option_width
        assert len({tuple(rows[n : n + width]) for n in range(0, len(rows), width)}) == len(game.choice)
        seen.add(encoded.tobytes())
        game.apply(rng.choice(game.state.options))
    assert len(seen) > 10


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_stepped_in_pettingzoo_and_by_the_dozen() -> None:
    api_test(pettingzoo_env.env(SETTING), num_cycles=80)
    env = VectorEnv(SETTING, 12, seed=3)
    batch = env.reset()
    rng = np.random.default_rng(3)
    done = 0
    for _ in range(120):
        batch = env.step([int(rng.integers(mask.sum())) for mask in batch.mask])
        done += int(batch.done.sum())
    assert done
