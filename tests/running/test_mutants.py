"""`make mutants` on a small project of its own: what is caught, by which tests, and what survives."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = """
from functools import cache

def bound(n):
    return n > 3

def weak(n):
    return n > 3

def others(n):
    return n > 3

def cost(purse, n):
    purse[0] -= n

def endless(n):
    while n:
        n -= 1
    return n

@cache
def kept(n):
    return n == 2

def early(n):
    return n == 2

TABLE = [early(n) for n in range(4)]
STEPS = [cost]
"""
TESTS = """
import pytest
from tiny.rules import STEPS, TABLE, bound, endless, kept, others, weak

@pytest.mark.rule("H3-CBR-04")
def test_bound():
    assert not bound(3)

@pytest.mark.rule("H3-CBR-05")
def test_weak():
    assert weak(9)

def test_others():
    assert not others(3)

@pytest.mark.rule("H3-CBR-06")
def test_others_hardly():
    assert others(9)

@pytest.mark.rule("H3-CBR-07")
def test_cost_by_table():
    purse = [5]
    STEPS[0](purse, 2)
    assert purse == [3]

@pytest.mark.rule("H3-CBR-08")
def test_endless():
    assert endless(3) == 0

def test_fills_the_cache():
    kept(2)

@pytest.mark.rule("H3-CBR-09")
def test_reads_the_cache():
    assert kept(2)

@pytest.mark.rule("H3-CBR-10")
def test_table():
    assert TABLE == [False, False, True, False]

@pytest.mark.rule("H3-CBR-04")
def test_broken():
    assert bound(0)
"""
CITING = ("bound", "weak", "others", "cost", "endless", "kept", "early")
SCRIPT = """
import sys
from pathlib import Path
from tests.mutants.__main__ import run
from tests.mutants.equivalent import Mark
from tests.mutants.project import Project

clauses = {("src/tiny/rules.py", name): (f"H3-CBR-{n:02}",) for n, name in enumerate(NAMES, 4)}
cited = {id: frozenset({"checks/test_tiny.py"}) for (id,) in clauses.values()}
marks = [Mark(sys.argv[1], "so it is")] if sys.argv[1] else []
sys.exit(run(Project(Path.cwd(), clauses, cited, {"heroes": ["checks"]}, ["src"]), marks, sys.argv[2:]))
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    for folder in ("src/tiny", "checks"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src/tiny/__init__.py").write_text("")
    (tmp_path / "src/tiny/rules.py").write_text(RULES)
    (tmp_path / "checks/test_tiny.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids): clauses\n")
    (tmp_path / "script.py").write_text(f"NAMES = {CITING}\n{SCRIPT}")
    return tmp_path


def hunt(folder: Path, *words: str, marked: str = "") -> subprocess.CompletedProcess[str]:
    places = [folder / "src", ROOT / "src", ROOT]
    return subprocess.run(
        [sys.executable, "script.py", marked, *words],
        cwd=folder, env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, places))},
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


def results(folder: Path) -> dict[str, tuple[str, str]]:
    """For each mutant which tests caught it, and which test."""
    lines = (folder / "build/mutants/results.jsonl").read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    return {one["mutant"].removeprefix("tiny/rules.py:"): (one["by"], one["test"].partition("::")[2]) for one in found}


def test_what_is_caught_and_what_survives(tiny: Path) -> None:
    done = hunt(tiny)
    found = results(tiny)
    assert found["bound: n > 3 => n >= 3"] == ("cited", "test_bound"), done.stdout + done.stderr
    assert found["weak: n > 3 => n >= 3"] == ("", "")
    assert found["others: n > 3 => n >= 3"] == ("others", "test_others")
    assert found["cost: purse[0] -= n => nothing"] == ("cited", "test_cost_by_table")
    assert found["endless: n -= 1 => nothing"] == ("cited", "test_endless")
    assert found["kept: n == 2 => n != 2"] == ("cited", "test_reads_the_cache")
    assert found["early: n == 2 => n != 2"] == ("cited", "test_table")
    assert "checks/test_tiny.py::test_broken" in done.stdout, "a test that fails anyway is named and catches nothing"
    assert (
        "src/tiny/rules.py:8 weak (bound)\n    n > 3 => n >= 3\n    H3-CBR-05; 1 tests run, 1 of them cited"
        in done.stdout
    )
    assert "- H3-CBR-06: tiny/rules.py:others:11" in done.stdout
    assert done.returncode == 1


def test_a_run_goes_on_where_the_last_one_stopped(tiny: Path) -> None:
    first = hunt(tiny, "--only", ": n > 3")
    assert first.stdout.count("[1 of ") == 1
    kept = tiny / "build/mutants/results.jsonl"
    whole = kept.read_bytes()
    assert "[1 of " not in hunt(tiny, "--only", ": n > 3").stdout
    assert kept.read_bytes() == whole, "what is known is not run again"
    kept.write_bytes(whole[:-20])
    again = hunt(tiny, "--only", ": n > 3")
    assert "1 of 1," in again.stdout, "a line that was cut off is run again"
    assert "recorded" not in again.stdout, "which tests run which functions is known"
    mended = TESTS.replace("assert weak(9)", "assert weak(9) and not weak(3)")
    (tiny / "checks/test_tiny.py").write_text(mended)
    hunt(tiny, "--only", ": n > 3")
    assert results(tiny)["weak: n > 3 => n >= 3"] == ("cited", "test_weak")


def test_several_processes_find_the_same(tiny: Path) -> None:
    hunt(tiny, "--only", ": n > 3", "--only", "cost")
    alone = results(tiny)
    for path in (tiny / "build/mutants").rglob("*.json*"):
        path.unlink()
    done = hunt(tiny, "--only", ": n > 3", "--only", "cost", "--jobs", "3")
    assert results(tiny) == alone, done.stdout + done.stderr
    assert len(alone) == 6


def test_no_mutant_is_begun_when_the_time_is_over_and_the_next_run_goes_on(tiny: Path) -> None:
    done = hunt(tiny, "--only", ": n > 3", "--minutes", "0")
    assert "[1 of " not in done.stdout
    assert "3 of 3 mutants have not been tried yet." in done.stdout
    assert "[1 of 3," in hunt(tiny, "--only", ": n > 3").stdout


def test_after_the_cited_tests_a_later_run_tries_the_others_only(tiny: Path) -> None:
    done = hunt(tiny, "--only", ": n > 3", "--cited")
    assert results(tiny)["others: n > 3 => n >= 3"] == ("", "")
    assert "Survived: 2, 2 of them only the cited tests so far" in done.stdout
    assert "[1 of " not in hunt(tiny, "--only", ": n > 3", "--cited").stdout, "this much is known"
    done = hunt(tiny, "--only", ": n > 3")
    assert "[1 of " not in done.stdout
    assert "[other tests, 2 of 2," in done.stdout
    assert "Survived: 1\n" in done.stdout
    assert results(tiny)["others: n > 3 => n >= 3"] == ("others", "test_others")


def test_where_only_some_tests_are_looked_at_no_survivor_is_kept(tiny: Path) -> None:
    (tiny / "few").mkdir()
    (tiny / "few/test_few.py").write_text(
        "import pytest\nfrom tiny.rules import bound\n\n"
        "@pytest.mark.rule('H3-CBR-04')\ndef test_few():\n    assert not bound(3)\n"
    )
    done = hunt(tiny, "--only", ": n > 3", "--tests", "few")
    assert results(tiny) == {"bound: n > 3 => n >= 3": ("cited", "test_few")}, done.stdout + done.stderr


def test_a_record_outlives_changes_and_no_test_counts_that_fails_by_now(tiny: Path) -> None:
    hunt(tiny, "--only", "others: n > 3")
    # From now on the function lies, and the test of it fails without any further change.
    (tiny / "src/tiny/rules.py").write_text(
        RULES.replace("def others(n):\n    return n > 3", "def others(n):\n    return n > 2")
    )
    done = hunt(tiny, "--only", "others: n > 2")
    assert done.stdout.count("recorded") == 1
    assert "recorded 1 of checks/test_tiny.py" in done.stdout, "only what failed might pass by now"
    assert "fails without any change by now, and catches nothing: checks/test_tiny.py::test_others" in done.stdout
    assert results(tiny)["others: n > 2 => n >= 2"] == ("", "")


def test_the_same_seed_draws_the_same_mutants(tiny: Path) -> None:
    few, more = (hunt(tiny, "--list", "--sample", count).stdout.splitlines()[1:] for count in ("3", "6"))
    assert more[:3] == few
    assert len(few) == 3
    assert hunt(tiny, "--list", "--sample", "6", "--seed", "2").stdout.splitlines()[1:] != more


def test_an_equivalent_mutant_is_not_counted_and_has_to_exist(tiny: Path) -> None:
    name = "tiny/rules.py:weak: n > 3 => n >= 3"
    assert name in hunt(tiny, "--list").stdout
    assert name not in hunt(tiny, "--list", marked=name).stdout
    wrong = hunt(tiny, "--list", marked="tiny/rules.py:weak: n > 4 => n >= 4")
    assert wrong.returncode == 2
    assert "there is no mutant" in wrong.stderr
