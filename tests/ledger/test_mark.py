"""The check of `rule` marks in tests/conftest.py, run on a test file of its own."""

import os
from pathlib import Path

import pytest

from banneret import ledger

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).parent.parent / "conftest.py"


def run_marked(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, mark: str) -> pytest.RunResult:
    places = (Path(ledger.__file__).parents[2], CONFTEST.parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, places)))
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = rule(*ids): clauses\n")
    pytester.makepyfile(f"import pytest\n\n@pytest.mark.{mark}\ndef test_it(): pass\n")
    return pytester.runpytest_subprocess("-p", "no:cacheprovider")


def test_known_clauses_and_examples_pass(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run_marked(pytester, monkeypatch, 'rule("H3-CBR-04", "H3-EXW-02")').assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ('rule("H3-CBR-04", "H3-CBR-99")', "*test_it: unknown clause H3-CBR-99"),
        ("rule()", "*test_it: a rule mark names no clause"),
    ],
)
def test_a_wrong_mark_stops_the_run(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, mark: str, complaint: str
) -> None:
    result = run_marked(pytester, monkeypatch, mark)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([complaint])
