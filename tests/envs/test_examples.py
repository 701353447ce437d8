"""The examples run, and are as short as they say."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from banneret.arena.bot_game import play_one
from banneret.arena.sim import pairings
from banneret.bots import Bot, make
from banneret.games import new
from tests.cli.running import ENV
from tests.support.time_limits import HANG

EXAMPLES = Path(__file__).parents[2] / "examples"
ARMIES = ("castle_vanguard", "necropolis_vanguard")


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("words", [(), ("battlelore", "first_laurels", "standard", "pennant")])
def test_random_agents_play_to_the_end(words: tuple[str, ...]) -> None:
    command = [sys.executable, str(EXAMPLES / "random_agent.py"), *words]
    done = subprocess.run(command, env=ENV, capture_output=True, text=True, timeout=HANG, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(line.split()[0] for line in done.stdout.splitlines()) == ["seat_0", "seat_1"]


def test_the_tree_search_beats_random_play_in_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (EXAMPLES / "ismcts.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 60
    monkeypatch.setitem(sys.modules, "ismcts", loaded("ismcts"))
    monkeypatch.setattr(sys.modules["ismcts"], "SIMULATIONS", 20)
    found = [
        play_one(pairing) for pairing in pairings("heroes", "skirmish", ARMIES, ("ismcts:Searcher", "random"), 8, 3, {})
    ]
    assert not any(one.error for one in found)
    won = sum(one.returns is not None and one.returns[one.pairing.bots.index("ismcts:Searcher")] > 0 for one in found)
    assert won >= 6


def test_the_tree_search_sees_no_more_than_its_seat() -> None:
    """With everything hidden dealt again it answers the same."""
    from random import Random

    searcher = loaded("ismcts")
    searcher.SIMULATIONS = 10  # type: ignore[attr-defined]
    game = new("battlelore", scenario="first_laurels", seats=["standard", "pennant"], seed=2)
    rng = Random(2)
    other = make("random", "battlelore", 1)
    for _ in range(4):
        view = game.view(game.state.seat)
        again = game.rules.view(game.rules.determinize(view, rng), view.seat)
        first, second = (cast(Bot, searcher.Searcher(5)) for _ in range(2))
        assert first.choose(view, game.rules) == second.choose(again, game.rules)
        game.apply(other.choose(view, game.rules))


def test_what_learns_needs_libraries_that_the_extra_train_names() -> None:
    """Torch is too large for the tests: its example is read, and run by whoever has it."""
    import tomllib

    with (EXAMPLES.parent / "pyproject.toml").open("rb") as file:
        extras: dict[str, Any] = tomllib.load(file)["project"]["optional-dependencies"]
    code = (EXAMPLES / "learn_skirmish.py").read_text(encoding="utf-8")
    compile(code, "learn_skirmish.py", "exec")
    named = " ".join(extras["train"])
    for library in ("sb3_contrib", "torch"):
        assert f"from {library}" in code or f"import {library}" in code
        assert library.replace("_", "-") in named
    assert "pip install 'banneret[train]'" in code
