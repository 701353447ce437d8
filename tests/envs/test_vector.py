"""Many games in one call are the games that each of them would be by itself."""

import numpy as np
import pytest

import banneret
from banneret.encoding.batches import encode_options_batch
from banneret.envs.match import Match, Setting
from banneret.envs.speed import steps_per_second
from banneret.envs.vector_env import VectorEnv
from banneret.kernel.errors import SetupError

SEATS = ["castle_vanguard", "necropolis_vanguard"]
SETTING = Setting("heroes", "skirmish", SEATS)


def test_every_lane_plays_the_game_of_its_seed() -> None:
    """Held against a Game answered alike: the same luck, the same options, the same end."""
    env = VectorEnv(SETTING, 3, seed=5)
    batch = env.reset()
    rng = np.random.default_rng(5)
    games = [banneret.new("heroes", scenario="skirmish", seats=SEATS, seed=env.game_seed(n, 0)) for n in range(3)]
    played = [0, 0, 0]
    finished = 0
    for _ in range(300):
        for n, game in enumerate(games):
            assert batch.seats[n] == game.state.seat
            view = game.view(game.state.seat)
            assert batch.positions[n].tolist() == list(SETTING.encoder.encode(view))
            rows, mask = encode_options_batch(SETTING.encoder, [view])
            assert (batch.options[n] == rows[0]).all()
            assert (batch.mask[n] == mask[0]).all()
        actions = [int(rng.integers(mask.sum())) for mask in batch.mask]
        batch = env.step(actions)
        for n, action in enumerate(actions):
            games[n].apply(games[n].state.options[action])
            assert batch.done[n] == games[n].over
            if games[n].over:
                assert tuple(batch.rewards[n]) == games[n].result
                finished += 1
                played[n] += 1
                games[n] = banneret.new("heroes", scenario="skirmish", seats=SEATS, seed=env.game_seed(n, played[n]))
            else:
                assert not batch.rewards[n].any()
    assert finished > 2


def test_with_bots_only_the_other_seats_are_asked() -> None:
    env = VectorEnv(SETTING, 4, seed=2, bots={1: "random"})
    batch = env.reset()
    rng = np.random.default_rng(2)
    done = 0
    for _ in range(60):
        assert (batch.seats == 0).all()
        batch = env.step([int(rng.integers(mask.sum())) for mask in batch.mask])
        done += int(batch.done.sum())
    assert done


def test_a_long_game_is_broken_off() -> None:
    env = VectorEnv(Setting("battlelore", "first_laurels", ["standard", "pennant"], most_decisions=15), 2, seed=1)
    batch = env.reset()
    for _ in range(15):
        assert not batch.done.any()
        batch = env.step([0, 0])
    assert batch.done.all()
    assert batch.broken_off.all()
    assert not batch.rewards.any()


def test_the_same_seed_gives_the_same_games_after_a_reset() -> None:
    env = VectorEnv(SETTING, 2, seed=9)
    first = [env.reset(), *(env.step([0, 0]) for _ in range(20))]
    again = [env.reset(), *(env.step([0, 0]) for _ in range(20))]
    assert all((a.positions == b.positions).all() for a, b in zip(first, again, strict=True))


def test_how_fast_it_is_can_be_measured() -> None:
    assert steps_per_second(SETTING, lanes=2, seconds=0.01) > 1


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError, match="nobody to answer for"):
        VectorEnv(SETTING, 1, bots=["random", "greedy"])
    with pytest.raises(SetupError, match="at least one lane"):
        VectorEnv(SETTING, 0)
    env = VectorEnv(SETTING, 2)
    env.reset()
    with pytest.raises(ValueError, match="2 lanes, and 1 answers"):
        env.step([0])
    with pytest.raises(IndexError, match="none at place 191"):
        env.step([191, 0])


def test_a_match_has_the_luck_of_a_game_with_its_seed() -> None:
    game = banneret.new("heroes", scenario="skirmish", seats=["random", "random"], seed=11)
    match = Match(Setting("heroes", "skirmish", ["random", "random"]), 11)
    rng = np.random.default_rng(1)
    while not game.over:
        assert match.state.digest() == game.digest
        action = int(rng.integers(match.legal))
        assert match.key(action) == game.choice.keys[action]
        game.apply(game.state.options[action])
        match.take(action)
    assert match.returns == game.result
