"""Positions, digests and records do not depend on what a process has read before, nor in which order."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from banneret.games import resume, rules_of
from banneret.heroes.tables.compile.map import BOX
from banneret.kernel.record import parse_record, read_record
from banneret.kernel.replay import verify
from tests.record.regenerate import GAMES as RECORDED
from tests.support.load_order import GAMES, begin, fate, scenarios

PROCESSES = max(4, int(os.environ.get("BANNERET_GAMES", "30")) // 8)
"""How many fresh processes are compared; a nightly run with BANNERET_GAMES=2000 compares 250."""


def fates(number: int) -> dict[str, str]:
    """What a fresh process tells that has read other things first."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.support.load_order", str(number)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    told: dict[str, str] = json.loads(done.stdout)
    return told


@pytest.mark.slow
def test_games_go_alike_in_processes_that_have_read_other_scenarios() -> None:
    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(fates, range(PROCESSES)))
    assert len(told[0]) == len(GAMES)
    for other in told[1:]:
        assert other == told[0]
    assert {f"{game[0]} {game[1]}": fate(*game) for game in GAMES} == told[0]


@pytest.mark.slow
def test_recorded_games_hold_in_any_order_in_one_process() -> None:
    paths = sorted([*RECORDED.glob("*.banneret"), *(RECORDED.parent / "version_1").glob("*.banneret")])
    records = [read_record(path) for path in paths]
    rng = Random(1)
    ends: list[dict[int, str]] = []
    for _ in range(3):
        order = list(range(len(records)))
        rng.shuffle(order)
        ends.append({n: verify(rules_of(records[n].setup.game), records[n]).digest for n in order})
        begin(*rng.choice(scenarios()))
    assert ends[0] == ends[1] == ends[2]


OPEN = """
import sys
from banneret.games import rules_of
from banneret.kernel.sequence import unfilled_sequences
rules_of(sys.argv[1])
found = unfilled_sequences()
from banneret.heroes.combat.morale.gaining import PANIC_OFF_BOARD
from banneret.heroes.combat.morale.playing import CHANGE_PATH, ROUSING
print(*[{PANIC_OFF_BOARD: "panic", ROUSING: "rousing", CHANGE_PATH: "path"}.get(start, start) for start in found])
"""


@pytest.mark.parametrize(
    ("game", "left"),
    # What only the decks of the Battlefield expansion lead to is there once that is loaded.
    [("heroes", {"panic", "rousing", "path"}), ("battlefield", set()), ("battlelore", set())],
)
def test_what_was_reserved_is_filled_once_a_game_is_loaded(game: str, left: set[str]) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", OPEN, game], env=env, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == left


def collections() -> dict[str, int]:
    """How much every collection holds that a module of the rules keeps."""
    found: dict[str, int] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(("banneret.heroes", "banneret.battlefield", "banneret.battlelore", "banneret.text")):
            for word, value in vars(module).items():
                if isinstance(value, list | dict | set) and not word.startswith("__"):
                    found[f"{name}.{word}"] = len(value)
    return found


def test_reading_scenarios_adds_nothing_to_what_all_games_share() -> None:
    """Otherwise a number in one game could depend on another, and a server that reads many would grow forever."""
    for game in sorted({scenario[0] for scenario in scenarios()}):
        # Whatever a module adds to another, it adds when it is loaded.
        begin(*next(scenario for scenario in scenarios() if scenario[0] == game))
    before, box = collections(), list(BOX.ops)
    assert before
    for scenario in scenarios():
        begin(*scenario)
    after = collections()
    grown = {name: (size, after[name]) for name, size in before.items() if after[name] != size}
    assert grown == {}
    assert BOX.ops == box


def test_programs_of_two_games_are_two() -> None:
    import banneret

    one, other = (
        banneret.new("heroes", scenario=id, seats=["choose"] * 2, seed=1) for id in ("crown_hill", "toll_road")
    )
    mine, theirs = one.state.game_terms.programs, other.state.game_terms.programs  # type: ignore[attr-defined]
    assert mine.ops[: len(BOX.ops)] == theirs.ops[: len(BOX.ops)] == BOX.ops
    assert mine.ops != theirs.ops
    assert len(mine.ops) > len(BOX.ops)
    assert resume(parse_record(one.record())).digest == one.digest
