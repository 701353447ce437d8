"""How Hypothesis looks for examples: slow machines change nothing, and runs in CI are alike and say how."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.support.hypothesis_profile import SEED

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
DRAWN = """
from hypothesis import given, strategies as st
@given(st.lists(st.integers(), min_size=5))
def test_drawn(numbers):
    print("DRAWN", numbers)
"""


def test_no_test_depends_on_how_fast_the_machine_is() -> None:
    assert settings().deadline is None
    assert HealthCheck.too_slow in settings().suppress_health_check
    assert settings().print_blob


def drawn(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, ci: str, *more: str) -> tuple[str, list[str]]:
    """The line about Hypothesis in the head of a run, and the examples that were drawn."""
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{ROOT / 'src'}")
    monkeypatch.setenv("CI", ci)
    pytester.makeconftest((ROOT / "tests/conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = rule(*ids): clauses\n")
    pytester.makepyfile(DRAWN)
    lines = pytester.runpytest_subprocess("-s", *more).outlines
    head = next(line for line in lines if line.startswith("hypothesis:"))
    return head, [line.rpartition("DRAWN")[2] for line in lines if "DRAWN" in line]


def test_ci_draws_the_same_every_time_and_names_the_seed(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, first = drawn(pytester, monkeypatch, "true")
    assert head == f"hypothesis: profile ci, again with --hypothesis-seed={SEED}"
    assert len(first) >= 100
    assert drawn(pytester, monkeypatch, "true") == (head, first)
    other, again = drawn(pytester, monkeypatch, "", f"--hypothesis-seed={SEED}")
    assert other == f"hypothesis: profile home, again with --hypothesis-seed={SEED}"
    assert again == first


def test_runs_at_home_differ(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    head, first = drawn(pytester, monkeypatch, "")
    assert head == "hypothesis: profile home, other examples on every run"
    assert drawn(pytester, monkeypatch, "")[1] != first
