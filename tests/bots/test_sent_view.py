"""Views on their way to another process: whole, and without a trace of what the seat cannot know."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from banneret.bots.sent_view import fields_of, receive, send
from banneret.games import new, rules_of
from banneret.kernel.game import Game
from banneret.kernel.sequence import step_labels
from banneret.plugins import plugins
from tests.property.games_of_every_mode import MODES, game_of

RECEIVER = """
import pickle, sys
from pathlib import Path
from banneret.bots.sent_view import receive
from banneret.games import rules_of
games = sys.argv[2:]
for game in games:
    rules_of(game)
for sent in pickle.loads(Path(sys.argv[1]).read_bytes()):
    print(receive(sent, rules_of(sent.setup.game)).state.digest())
"""
STEPS = 40
"""Answers of each game after which its views are still looked at."""


def played(mode: str, folder: Path) -> list[Game]:
    """Games of a mode."""
    return [game_of(mode, seed, folder) for seed in range(2)]


@pytest.mark.parametrize("mode", MODES)
def test_a_view_arrives_as_it_was_sent(mode: str, tmp_path: Path) -> None:
    rng = Random(3)
    for game in played(mode, tmp_path):
        for _ in range(STEPS):
            if game.over:
                break
            view = game.view(game.state.seat)
            found = receive(send(view, game.setup, game.rules), game.rules)
            assert (found.seat, type(found.state)) == (view.seat, type(view.state))
            assert found.state.digest() == view.state.digest()
            assert game.rules.describe(found) == game.rules.describe(view)
            assert (found.state.options, found.state.step) == (view.state.options, view.state.step)
            assert game.rules.determinize(found, Random(1)).digest() == game.rules.determinize(view, Random(1)).digest()
            game.apply(rng.choice(game.state.options))


def test_every_field_is_sent_or_settled() -> None:
    game = new("heroes", scenario="brave-new-world", seats=["castle/catherine", "necropolis/sandro"], seed=2)
    view = game.view(game.state.seat)
    found = receive(send(view, game.setup, game.rules), game.rules)
    for name in fields_of(type(view.state)):
        assert hasattr(found.state, name), name
    assert found.state.game_terms is view.state.game_terms  # type: ignore[attr-defined]


def test_what_is_sent_is_the_same_whatever_is_hidden() -> None:
    army = "castle_host cards=attack,defense,haste,slow,bless hand=3"
    game = new("heroes", scenario="skirmish", seats=[army, army], seed=4)
    view = game.view(game.state.seat)
    sent = send(view, game.setup, game.rules)
    for seed in range(5):
        other = game.rules.view(game.rules.determinize(view, Random(seed)), view.seat)
        assert send(other, game.setup, game.rules) == sent


@pytest.mark.parametrize("turned", [False, True])
def test_a_view_arrives_in_a_process_that_has_loaded_games_in_another_order(turned: bool, tmp_path: Path) -> None:
    sent, digests = [], []
    for game, plugin in plugins().items():
        for scenario, seats in plugin.tables:
            begun = new(game, scenario=scenario, seats=seats, seed=1)
            view = begun.view(begun.state.seat)
            sent.append(send(view, begun.setup, begun.rules))
            digests.append(view.state.digest())
    file = tmp_path / "views"
    file.write_bytes(pickle.dumps(sent))
    order = sorted(plugins(), reverse=turned)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", RECEIVER, str(file), *order]
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert told.split() == digests


def test_labels_tell_all_steps_apart() -> None:
    for game in plugins():
        rules_of(game)
    assert len(set(step_labels())) == len(step_labels()) > 1000
