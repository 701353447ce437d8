"""The environments pass the tests that the libraries they are for have for environments."""

import importlib
import pickle
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, render_test, seed_test

from banneret.envs import gymnasium_env, openspiel_game, pettingzoo_env
from banneret.envs.match import Setting
from banneret.kernel.errors import Refused, SetupError

SKIRMISH = Setting("heroes", "skirmish", ["castle_vanguard", "necropolis_vanguard"], most_decisions=300)
GUARDS = Setting("heroes", "skirmish", ["castle_vanguard", "guards=III"], most_decisions=200)
WHOLE_GAME = Setting("heroes", "brave_new_world", ["castle", "necropolis"], most_decisions=60)
DUEL = Setting("battlefield", "duel_short", ["castle", "necropolis"], most_decisions=60)
LAURELS = Setting("battlelore", "first_laurels", ["standard", "pennant"], most_decisions=60)
SETTINGS = [SKIRMISH, WHOLE_GAME, DUEL, LAURELS]


def name(setting: object) -> str:
    assert isinstance(setting, Setting)
    return f"{setting.setup.game}-{setting.setup.scenario}"


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_pettingzoo_takes_it_for_an_environment(setting: Setting) -> None:
    api_test(pettingzoo_env.env(setting), num_cycles=60)


def test_the_same_seed_gives_the_same_game_in_pettingzoo() -> None:
    seed_test(lambda: pettingzoo_env.env(SKIRMISH), num_cycles=30)


def test_pettingzoo_shows_positions_in_every_way_it_names(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo_env.env(SKIRMISH, render_mode))
    assert "heroes skirmish, after" in capsys.readouterr().out


def test_an_answer_that_is_not_offered_loses_in_pettingzoo() -> None:
    env = pettingzoo_env.env(SKIRMISH)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(191)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_everybody_is_rewarded_at_the_end_and_not_before() -> None:
    env = pettingzoo_env.raw_env(SKIRMISH)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        assert over or reward == 0
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(total.values()) == [-1, 1]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("setting", [SKIRMISH, GUARDS, LAURELS], ids=name)
def test_gymnasium_takes_it_for_an_environment(setting: Setting) -> None:
    check_env(gymnasium_env.BanneretEnv(setting, ["random"], seat=0))


def test_gymnasium_makes_one_from_words_and_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    words: dict[str, Any] = {"game": "heroes", "scenario": "skirmish", "seats": ["castle_vanguard", "dungeon_vanguard"]}
    env = gymnasium.make("banneret/Game-v0", render_mode="ansi", opponents=["greedy"], seat=1, **words)
    env.reset(seed=5)
    assert "options" in str(env.render())
    shown = gymnasium.make("banneret/Game-v0", render_mode="human", **words)
    observation, _ = shown.reset(seed=5)
    shown.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert "heroes skirmish, after" in capsys.readouterr().out


def test_one_seat_plays_against_bots_to_the_end() -> None:
    env = gymnasium_env.BanneretEnv(SKIRMISH, ["random"], seat=None)
    rng = np.random.default_rng(4)
    seats, rewards = set(), []
    for game in range(6):
        env.reset(seed=game)
        seats.add(env.seat)
        over = False
        while not over:
            assert env.match.seat == env.seat
            _, reward, terminated, truncated, _ = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
            over = terminated or truncated
        rewards.append(reward)
    assert seats == {0, 1}
    assert set(rewards) <= {-1.0, 0.0, 1.0}


def test_an_answer_that_is_not_offered_loses_in_gymnasium() -> None:
    env = gymnasium_env.BanneretEnv(SKIRMISH, ["random"])
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(191)
    assert (reward, terminated, info) == (-1.0, True, {gymnasium_env.ILLEGAL: True})


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_openspiel_plays_it_at_random_and_finds_nothing_wrong(setting: Setting) -> None:
    game = pyspiel.load_game(openspiel_game.SHORT_NAME, parameters(setting))
    pyspiel.random_sim_test(game, num_sims=1, serialize=setting is SKIRMISH, verbose=False)


@pytest.mark.parametrize("setting", SETTINGS, ids=name)
def test_a_state_of_openspiel_comes_back_from_a_pickle(setting: Setting) -> None:
    """In compiled builds as well, whose positions cannot be pickled."""
    state = pyspiel.load_game(openspiel_game.SHORT_NAME, parameters(setting)).new_initial_state()
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    so_far = vars(state)["so_far"]
    kept = pickle.loads(pickle.dumps(so_far))
    assert kept.state.digest() == so_far.state.digest()
    assert (kept.told, kept.decisions) == (so_far.told, so_far.decisions)


def parameters(setting: Setting) -> dict[str, object]:
    setup = setting.setup
    return {
        "game": setup.game,
        "scenario": setup.scenario,
        "seats": {"skirmish": "castle_vanguard;necropolis_vanguard", "first_laurels": "standard;pennant"}.get(
            setup.scenario, "castle;necropolis"
        ),
        "most_decisions": min(40, setting.most_decisions),
    }


def test_openspiel_writes_a_playthrough_of_it_that_it_can_follow_again() -> None:
    words = openspiel_game.SHORT_NAME + "(most_decisions=12)"
    first = generate_playthrough.playthrough(words, action_sequence=None, seed=7)
    assert first == generate_playthrough.playthrough(words, action_sequence=None, seed=7)
    assert "InformationStateString" in first
    assert "ChanceOutcomes" in first


def test_information_states_hold_what_was_heard_and_nothing_that_is_hidden() -> None:
    """Each seat draws one of two cards: that is two information states of a seat, with two positions in each."""
    cards = " cards=haste,slow hand=1"
    game = pyspiel.load_game(openspiel_game.SHORT_NAME, {"seats": f"castle_vanguard{cards};necropolis_vanguard{cards}"})
    rng = np.random.default_rng(5)
    positions: dict[str, set[str]] = {}
    for _ in range(30):
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.history()) < 12:
            chance = state.is_chance_node()
            state.apply_action(int(rng.choice([place for place, _ in state.chance_outcomes()])) if chance else 0)
        assert isinstance(state, openspiel_game.BanneretState)
        positions.setdefault(state.information_state_string(0), set()).add(state.so_far.state.digest())
    assert [len(alike) for alike in positions.values()] == [2, 2]


def test_tensors_of_openspiel_are_bounded_and_those_of_other_histories_differ() -> None:
    game = pyspiel.load_game(openspiel_game.SHORT_NAME)
    state = game.new_initial_state()
    seen = set()
    rng = np.random.default_rng(6)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        tensor = np.array(state.information_state_tensor(0))
        assert np.abs(tensor).max() <= 1
        assert len(tensor) == game.information_state_tensor_shape()[0]
        assert np.allclose(tensor[: game.observation_tensor_shape()[0]], state.observation_tensor(0))
        seen.add((state.information_state_string(0), tensor.tobytes()))
        before = str(state)
        state.clone().apply_action(state.legal_actions()[0])
        assert str(state) == before
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert len({text for text, _ in seen}) == len({tensor for _, tensor in seen}) == len(seen)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SetupError, match="at least one decision"):
        Setting("heroes", "skirmish", ["random", "random"], most_decisions=0)
    with pytest.raises(SetupError, match="no seat 2"):
        gymnasium_env.BanneretEnv(SKIRMISH, ["random"], seat=2)
    with pytest.raises(SetupError, match="2 bots"):
        gymnasium_env.BanneretEnv(SKIRMISH, ["random", "random"])
    env = pettingzoo_env.raw_env(SKIRMISH)
    env.reset(seed=1)
    with pytest.raises(Refused, match="none at place"):
        env.step(191)


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("banneret.envs.pettingzoo_env", "pettingzoo"),
        ("banneret.envs.gymnasium_env", "gymnasium"),
        ("banneret.envs.openspiel_game", "pyspiel"),
        ("banneret.encoding.batches", "numpy"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(module: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"{library} is not installed: pip install 'banneret\[envs\]'"):
        importlib.import_module(module)
