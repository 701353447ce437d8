"""Games on a Ray cluster are those of this machine. A real one is tried where Ray is installed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from banneret.arena.lab import LabGame, LabRun, lab_game
from banneret.arena.ray_cluster import RayCluster
from banneret.arena.sim import run
from banneret.kernel.errors import SetupError
from banneret.server.jobs.labs import Labs
from banneret.server.store.store import Store

GAMES: dict[str, Any] = {
    "game": "heroes", "scenario": "skirmish", "sides": ("castle_griffins", "necropolis_zombies"),
    "bots": ("random", "greedy"), "games": 6, "seed": 4,
}  # fmt: skip
RUN = LabRun(game="heroes", scenario="crown_hill", text="", players=2, bots=("random", "random"), seed=3)


class Reference:
    """What Ray gives before a task is done."""

    def __init__(self, value: object) -> None:
        self.value = value

    def future(self) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(self.value)
        return done


def fake_ray(asked: list[str], busy: list[int]) -> ModuleType:
    """As much of Ray as is used, without a cluster; `busy` notes how many tasks were waiting for their turn."""
    ray = ModuleType("ray")
    waiting = 0

    def init(address: str, **options: Any) -> None:
        if address == "nowhere":
            raise ConnectionError("nobody answers")
        asked.append(address)

    def remote(**options: Any) -> Callable[[Callable[..., Any]], SimpleNamespace]:
        def begun(function: Callable[..., Any]) -> SimpleNamespace:
            def begin(*words: object) -> Reference:
                nonlocal waiting
                waiting += 1
                busy.append(waiting)
                return Reference(function(*words))

            return SimpleNamespace(remote=begin)

        return begun

    def get(found: Reference) -> object:
        nonlocal waiting
        waiting -= 1
        return found.value

    fields = {"init": init, "remote": remote, "get": get, "cluster_resources": lambda: {"CPU": 1.0}}
    for name, value in fields.items():
        setattr(ray, name, value)
    return ray


def plain(summary: Any) -> dict[str, Any]:
    """A summary without how long it took."""
    return {
        name: getattr(summary, name) for name in summary.__struct_fields__ if name not in ("seconds", "choices_per_s")
    }


def test_games_on_a_cluster_are_the_same_and_few_wait_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    busy: list[int] = []
    monkeypatch.setitem(sys.modules, "ray", fake_ray(asked, busy))
    assert plain(run(**GAMES, ray="ray://somewhere:10001")) == plain(run(**GAMES))
    assert asked == ["ray://somewhere:10001"]
    assert max(busy) == 4


def test_without_ray_or_a_cluster_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake_ray([], []))
    with pytest.raises(SetupError, match="--ray nowhere: nobody answers"):
        RayCluster("nowhere")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"banneret\[ray\]"):
        RayCluster("auto")


def test_the_lab_plays_the_same_games_on_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake_ray([], []))

    async def played() -> list[LabGame]:
        store = Store.open(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        labs = Labs(SimpleNamespace(), store, RayCluster("auto"))  # type: ignore[arg-type]
        lab = await labs.begin((RUN,), ("A",), 2, "here")
        assert lab.task is not None
        await lab.task
        await store.close()
        assert lab.state().state == "done"
        return [lab.tallies[0].games[n] for n in range(2)]

    there = asyncio.run(played())
    here = [lab_game(RUN, n) for n in range(2)]
    assert [(game.returns, game.rounds, game.choices) for game in there] == [
        (game.returns, game.rounds, game.choices) for game in here
    ]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install banneret[ray]")
def test_a_real_cluster_plays_the_same_games() -> None:
    assert plain(run(**GAMES, ray="local")) == plain(run(**GAMES))
