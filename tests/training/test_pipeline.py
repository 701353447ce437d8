"""`banneret train` from the first game to the gate: a toy network, stopped anywhere, with any number of processes."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest

from banneret.arena.ladder import read_outcomes
from banneret.bots import make
from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.training.pipeline import Result
from banneret.training.recipe import Recipe
from banneret.training.self_play import play_game, play_shard, read_shard, setting_of, shard_tasks
from banneret.training.workers import played_shards
from tests.bots.search.fair_play import same_answer_whatever_is_hidden
from tests.cli.running import ENV, good, run
from tests.support.time_limits import HANG

TOY = (
    "train", "heroes", "--course", "skirmish", "--players", "greedy", "--games", "28", "--epochs", "3", "--batch", "64",
    "--width", "8", "--hidden", "16,8", "--budget", "8sims", "--gate-games", "4", "--plain",
)  # fmt: skip


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A toy network, trained without a pause."""
    folder = tmp_path_factory.mktemp("training")
    said = good(*TOY, "--into", "toy", folder=folder)
    assert "learning with NumPy" in said
    assert "4 games against search:8sims" in said
    return folder / "toy"


def result_of(folder: Path) -> Result:
    return msgspec.json.decode((folder / "generation-1" / "result.json").read_bytes(), type=Result)


def test_a_toy_network_is_trained_and_judged(trained: Path) -> None:
    result = result_of(trained)
    assert result.shipped.recipe["games"] == [28]
    assert result.shipped.positions > 500
    assert 0.0 < result.measured.entropy < 1.0
    (verdict,) = result.shipped.ladder
    assert (verdict.against, verdict.games) == ("search:8sims", 4)
    assert (trained / "best.json").exists() == result.promoted


def test_what_was_done_is_not_done_again(trained: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in trained.rglob("*.*") if path.is_file()}
    good(*TOY, "--into", "toy", folder=trained.parent)
    assert {path: path.stat().st_mtime_ns for path in trained.rglob("*.*") if path.is_file()} == before


def test_only_the_questions_that_a_judge_reads_are_learned_from_and_of_them_one_in_so_many() -> None:
    recipe = Recipe(
        game="heroes", course="clash", seed=4, players=("greedy",), generations=1, games=(1,), noise=0.0, noisy=0,
        width=8, hidden=(16, 8), trace=1.0, epochs=1, batch=64, rate=0.002, decay=0.0, horizon=0, budget="8sims",
        gate_games=2,
    )  # fmt: skip
    setting = setting_of(recipe, 0)
    asked, every_third = (msgspec.structs.replace(recipe, questions=("ask_turn",), every=n) for n in (1, 3))
    whole, turns, thinned = (play_game(setting, "greedy", 7, one)[0] for one in (recipe, asked, every_third))
    assert 0 < len(turns) < len(whole)
    assert set(turns) <= set(whole)
    assert thinned == turns[2::3]


@pytest.mark.parametrize("wrong", [("--games", "0"), ("--games", "many"), ("--hidden", "64"), ("--course", "none")])
def test_what_cannot_be_trained_is_refused(wrong: tuple[str, str], tmp_path: Path) -> None:
    done = run(*TOY, "--into", "toy", *wrong, folder=tmp_path)
    assert done.returncode == 2
    assert wrong[1] in done.stderr


def test_another_recipe_needs_another_folder(trained: Path) -> None:
    done = run(*TOY, "--into", "toy", "--seed", "2", folder=trained.parent)
    assert done.returncode == 2
    assert "another recipe" in done.stderr


def test_a_training_that_was_killed_again_and_again_comes_to_the_same_end(trained: Path, tmp_path: Path) -> None:
    """In self-play, while learning, and at the gate."""
    folder = tmp_path / "toy" / "generation-1"
    for name in ("shard-0000.npz", "learning.npz", "gate.jsonl"):
        assert not (folder / name).exists()
        kill_when_there(folder / name)
        assert not (folder / "result.json").exists()
    good(*TOY, "--into", "toy", folder=tmp_path)
    whole = trained / "generation-1"
    for name in ("shard-0000.npz", "shard-0001.npz", "network.npz"):
        assert (folder / name).read_bytes() == (whole / name).read_bytes()
    games = [{key: one.returns for key, one in read_outcomes(at / "gate.jsonl").items()} for at in (whole, folder)]
    assert len(games[0]) == 4
    assert games[0] == games[1]
    assert result_of(tmp_path / "toy") == result_of(trained)


def kill_when_there(path: Path) -> None:
    """Train, and stop at once when a file has come."""
    command = [sys.executable, "-m", "banneret", *TOY, "--into", "toy"]
    with subprocess.Popen(command, cwd=path.parents[2], env=ENV, stdout=subprocess.DEVNULL) as process:
        end = time.monotonic() + HANG
        while not path.exists() and process.poll() is None:
            assert time.monotonic() < end
            time.sleep(0.005)
        process.kill()


def test_games_do_not_depend_on_where_they_are_played(trained: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recipe = msgspec.json.decode((trained / "recipe.json").read_bytes(), type=Recipe)
    tasks = shard_tasks(recipe, 0, "greedy")[-1:]
    here = play_shard(tasks[0])
    assert here == (trained / "generation-1" / "shard-0001.npz").read_bytes()
    assert list(played_shards(tasks, 2, ray=False)) == [(tasks[0], here)]
    monkeypatch.setitem(sys.modules, "ray", fake_ray())
    assert list(played_shards(tasks, 1, ray=True)) == [(tasks[0], here)]
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"banneret\[ray\]"):
        list(played_shards(tasks, 1, ray=True))


def fake_ray() -> ModuleType:
    """As much of Ray as is used, without a cluster."""
    ray = ModuleType("ray")

    def init(**options: Any) -> None:
        assert options

    def remote(function: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *words: Reference(function(*words)))

    def wait(running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return running[-num_returns:], running[:-num_returns]

    ray.init, ray.remote, ray.wait, ray.get = init, remote, wait, lambda found: found.value  # type: ignore[attr-defined]
    return ray


class Reference:
    """What Ray gives before a task is done."""

    def __init__(self, value: object) -> None:
        self.value = value


def test_a_shard_tells_games_after_their_noisy_beginnings(trained: Path) -> None:
    shard = read_shard(trained / "generation-1" / "shard-0000.npz")
    lengths = [int((shard.games == game).sum()) for game in range(25)]
    assert max(lengths) > 3 * min(lengths)
    for game in set(shard.games.tolist()):
        of_game = shard.games == game
        results = {
            (int(seat), int(won)) for seat, won in zip(shard.seats[of_game], shard.outcomes[of_game], strict=True)
        }
        assert len({seat for seat, _ in results}) == len(results)
        assert sum(won for _, won in results) == 0 or len(results) == 1


def test_the_bot_that_has_learned_sees_no_more_than_its_seat(trained: Path) -> None:
    bot = f"learned:16sims:{trained / 'generation-1' / 'network.npz'}"
    game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=2)
    rng, other = Random(2), make("greedy", "heroes", 1)
    redealt = 0
    for _ in range(16):
        redealt += same_answer_whatever_is_hidden(game, rng, bot)
        game.apply(other.choose(game.view(game.state.seat), game.rules))
    assert redealt


def test_without_a_network_the_bot_says_how_to_get_one(trained: Path, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="is not a network"):
        make(f"learned:16sims:{tmp_path / 'none.npz'}", "heroes", 1)
