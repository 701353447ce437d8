"""Commands given at the same instant on one machine: heroes and campaigns lose nothing and are nowhere twice."""

import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from platformdirs import user_data_path

from banneret.arena.sim import run
from banneret.battlelore.career.career import Career, CareerSheet, parse_career
from banneret.kernel.errors import InUse
from banneret.kernel.files import held
from tests.heroes.two_part_campaign import two_part_files
from tests.support.time_limits import HANG

DAY = "2026-11-16"
READY = """
import sys
from pathlib import Path
import banneret.home.play, banneret.terminal.app, banneret.battlelore.hall_of_heroes.commands, banneret.home.campaigns
from banneret.battlelore.hall_of_heroes import files as careers
from banneret.games import new
from banneret.kernel.errors import BanneretError

def tried(do, *args):
    # What came of it, in a line, for the test.
    try:
        do(*args)
        print("done", flush=True)
    except BanneretError as error:
        print(f"{type(error).__name__}: {error}", flush=True)

banneret.terminal.app.check_screen = lambda lang, speed: None
careers.load("Maud") if (careers.folder() / "Maud.hero").exists() else None
new("battlelore", scenario="first_laurels", seats=["standard", "pennant"], seed=1)
sys.stdout.write("ready\\n")
sys.stdout.flush()
sys.stdin.readline()
"""


def env(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}


def at_once(folder: Path, *scripts: str) -> list[list[str]]:
    """Let processes do things at the same instant; what each has said."""
    command = [sys.executable, "-c"]
    processes = [
        subprocess.Popen([*command, READY + script], env=env(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                         text=True)
        for script in scripts
    ]  # fmt: skip
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        said = [process.communicate(timeout=HANG)[0].splitlines() for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert [process.returncode for process in processes] == [0] * len(processes), said
    return said


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A hall with Maud in it, in a data folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    hall = user_data_path("banneret") / "heroes"
    hall.mkdir(parents=True)
    sheet = CareerSheet(of="warrior", skills=("warrior_cleave",), equipped=("war_horn",), owned=("lore_stone",))
    maud = Career(name="Maud", status="active", began=DAY, sheet=sheet, of="warrior")
    (hall / "Maud.hero").write_text(maud.text(), encoding="utf-8")
    return hall


def maud_in(hall: Path) -> Career:
    return parse_career((hall / "Maud.hero").read_text(encoding="utf-8"))


EQUIP = """
for n in range(60):
    tried(banneret.battlelore.hall_of_heroes.commands.equip, "Maud", ["lore-stone" if n % 2 else "war-horn"])
"""
RETIRE = """
careers.load("Maud")
tried(banneret.battlelore.hall_of_heroes.commands.retire, "Maud")
"""
GAIN = """
from msgspec.structs import replace
for n in range(40):
    tried(careers.changed, "Maud", lambda it: replace(it, sheet=replace(it.sheet, treasure=it.sheet.treasure + 1)))
"""


def test_who_retires_stays_retired_whatever_is_put_on_meanwhile(tmp_path: Path, hall: Path) -> None:
    equipping, retiring = at_once(tmp_path, EQUIP, RETIRE)
    assert retiring[-1] == "done"
    assert maud_in(hall).status == "retired"
    outcomes = [line.partition(":")[0] for line in equipping if line in ("done",) or line.startswith("SetupError")]
    assert len(outcomes) == 60
    assert outcomes == sorted(outcomes, key=lambda word: word == "SetupError"), "none is taken after the retirement"
    assert [entry.name for entry in hall.iterdir()] == ["Maud.hero"]


SLOWLY = """
from banneret.battlelore.career import progress
real = progress.equipped
def equipped(*args):
    print("has read", flush=True)
    sys.stdin.readline()
    return real(*args)
progress.equipped = equipped
tried(banneret.battlelore.hall_of_heroes.commands.equip, "Maud", ["lore-stone"])
"""


def test_a_retirement_between_reading_and_writing_is_not_undone(tmp_path: Path, hall: Path) -> None:
    command = [sys.executable, "-c"]
    how: dict[str, Any] = {"env": env(tmp_path), "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with (
        subprocess.Popen([*command, READY + SLOWLY], **how) as equipping,
        subprocess.Popen([*command, READY + RETIRE], **how) as retiring,
    ):
        try:
            for process in (equipping, retiring):
                assert process.stdin is not None
                assert process.stdout is not None
                assert process.stdout.readline() == "ready\n"
                process.stdin.write("go\n")
                process.stdin.flush()
                if process is equipping:
                    assert process.stdout.readline() == "has read\n"
            # Whoever does not wait for the other is done by then.
            assert retiring.stdout is not None
            select.select([retiring.stdout], [], [], 2)
            equipping.communicate("go on\n", timeout=HANG)
            assert retiring.communicate(timeout=HANG)[0].splitlines()[-1] == "done"
        finally:
            equipping.kill()
            retiring.kill()
    assert maud_in(hall).status == "retired"


def test_no_change_is_lost(tmp_path: Path, hall: Path) -> None:
    said = at_once(tmp_path, GAIN, GAIN, GAIN)
    assert said == [["done"] * 40] * 3
    sheet = maud_in(hall).sheet
    assert sheet is not None
    assert sheet.treasure == 120


def begin(name: str) -> str:
    """A game begun as `banneret play` does it, and left at once."""
    return f"""
banneret.home.play.run_terminal = lambda *_: None
tried(banneret.home.play.begin, "battlelore", "first_laurels", ("standard hero=Maud", "pennant hero={name}"), [], {{}},
      None, Path({name!r} + ".banneret").absolute(), "en", "instant")
"""


@pytest.mark.parametrize("attempt", range(3))
def test_a_hero_goes_to_one_game(tmp_path: Path, hall: Path, monkeypatch: pytest.MonkeyPatch, attempt: int) -> None:
    monkeypatch.chdir(tmp_path)
    names = ["Ada", "Bea", "Cleo"]
    said = at_once(tmp_path, *(begin(name) for name in names))
    outcomes = [lines[-1] for lines in said]
    assert sorted(outcome == "done" for outcome in outcomes) == [False, False, True], outcomes
    winner = names[outcomes.index("done")]
    assert all("Maud takes part in a game: " in outcome for outcome in outcomes if outcome != "done"), outcomes
    playing = maud_in(hall).playing
    assert playing is not None
    assert Path(playing.place).name == f"{winner}.banneret"
    assert [path.name for path in tmp_path.glob("*.banneret")] == [f"{winner}.banneret"], "no game without its heroes"
    assert sorted(path.name for path in hall.iterdir()) == sorted(["Maud.hero", f"{winner}.hero"])


def test_new_campaigns_and_games_get_names_of_their_own(tmp_path: Path, hall: Path) -> None:
    files = [str(path) for path in two_part_files(tmp_path)]
    script = f"tried(banneret.home.campaigns.begin, {files!r}, '', 'catherine', {{}})\n"
    game = """
banneret.home.play.run_terminal = lambda game, path, *_: banneret.home.play.Journal(path, game)
for n in range(4):
    sides = ("castle_vanguard", "random")
    tried(banneret.home.play.begin, "heroes", "skirmish", sides, [], {}, n, None, "en", "instant")
"""
    said = at_once(tmp_path, *[script + game] * 3)
    assert said == [["done"] * 5] * 3
    folder = hall.parent
    assert len(list((folder / "campaigns").iterdir())) == 3
    assert len(list(folder.glob("heroes-*.banneret"))) == 12


def test_a_campaign_is_played_by_one(tmp_path: Path, hall: Path) -> None:
    files = [str(path) for path in two_part_files(tmp_path)]
    at_once(tmp_path, f"tried(banneret.home.campaigns.begin, {files!r}, 'mine', 'catherine', {{}})\n")
    play = """
def played(game, path, *_):
    banneret.home.play.Journal(path, game)
    print("playing", flush=True)
    sys.stdin.readline()
banneret.home.play.run_terminal = played
tried(banneret.home.campaigns.play, "mine", [], "en", "instant", 5)
"""
    with subprocess.Popen([sys.executable, "-c", READY + play], env=env(tmp_path), stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True) as first:  # fmt: skip
        assert first.stdin is not None
        assert first.stdout is not None
        first.stdin.write("go\n")
        first.stdin.flush()
        assert [first.stdout.readline(), first.stdout.readline()] == ["ready\n", "playing\n"]
        second, by_file = at_once(tmp_path, play, f"""
tried(banneret.home.play.go_on, Path({str(hall.parent / 'campaigns' / 'mine-1-1.banneret')!r}), [], "en", "instant")
""")  # fmt: skip
        for told in (*second, *by_file):
            assert told.startswith("InUse: ")
            assert f"is in use by process {first.pid} on " in told
        assert first.communicate("done\n", timeout=HANG)[0] == "done\n"


def test_two_runs_do_not_write_over_each_others_records(tmp_path: Path) -> None:
    how: dict[str, Any] = {"sides": ("random", "random"), "bots": ("random", "random"), "games": 2, "seed": 1}
    with held(tmp_path / "games"), pytest.raises(InUse, match="is in use by process"):
        run(game="heroes", scenario="skirmish", records=tmp_path, **how)
    assert list(tmp_path.glob("*.banneret")) == []
    run(game="heroes", scenario="skirmish", records=tmp_path, **how)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.banneret", "2.banneret"]
