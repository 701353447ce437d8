"""`make test` runs all its parts, whatever fails, and says in the end what came of each."""

import re
import sys
from pathlib import Path

import pytest

from tests.all_parts import COMPUTING, LIVE_CACHE, PARTS, WAITING, Part, chosen, lasted, run_all, summary


def python(name: str, code: str) -> Part:
    return Part(name, "some", (sys.executable, "-c", code))


def ran(parts: list[Part], root: Path) -> tuple[int, list[str], str]:
    """The exit status, the summary, and everything that was said."""
    said: list[str] = []
    status = run_all(parts, root, said.append)
    text = "".join(said)
    return status, text.rpartition("\n\n")[2].splitlines(), text


def test_a_part_that_fails_keeps_no_other_from_running(tmp_path: Path) -> None:
    parts = [
        python("first", "print('one thing is wrong'); raise SystemExit(3)"),
        python("second", "open('second', 'w').close(); print('all is well')"),
        Part("third", "some", ("there-is-no-such-program",)),
        python("fourth", "print('== 5 passed in 0.1s ==')"),
    ]
    status, lines, text = ran(parts, tmp_path)
    assert status == 1
    assert (tmp_path / "second").exists()
    assert [re.sub(r" +(\d+ min )?\d+ s ", " T ", line) for line in lines] == [
        "FAILED  first T  one thing is wrong",
        "ok      second T  all is well",
        "FAILED  third T  cannot be started: No such file or directory",
        "ok      fourth T  5 passed in 0.1s",
        "4 parts, 2 failed (first, third)",
    ]
    assert "== 5 passed in 0.1s ==\n" in text, "what a part prints is shown as it is"


MEETING = """
import pathlib, sys, time
pathlib.Path({mine!r}).touch()
for _ in range(6000):
    if pathlib.Path({other!r}).exists():
        print({mine!r}, "has met", {other!r})
        break
    time.sleep(0.01)
else:
    sys.exit("nobody came")
"""


def meeting(mine: str, other: str, lane: int) -> Part:
    return Part(mine, "some", (sys.executable, "-c", MEETING.format(mine=mine, other=other)), lane=lane)


def test_two_lanes_run_beside_each_other_and_each_in_order(tmp_path: Path) -> None:
    seen = (sys.executable, "-c", "import os; print(sorted(os.listdir()))")
    parts = [meeting("lint", "page", COMPUTING), Part("tests", "some", seen), meeting("page", "lint", WAITING)]
    status, lines, text = ran(parts, tmp_path)
    assert status == 0
    assert [line.split()[1] for line in lines[:3]] == ["lint", "tests", "page"], "in the order in which they are listed"
    assert lines[1].endswith("['lint', 'page']"), "the tests come when the lint is over"
    assert "--- lint: " in text
    assert text.index("lint begins\n") < text.index("--- lint: ")


def test_a_part_waits_for_one_of_the_other_lane_that_it_needs(tmp_path: Path) -> None:
    built = "import pathlib, time; time.sleep(1); pathlib.Path('page').touch(); print('built')"
    seen = (sys.executable, "-c", "import os; print(os.listdir())")
    page = python("page", built)._replace(lane=WAITING)
    status, lines, _ = ran([Part("tests", "some", seen, after="page"), page], tmp_path)
    assert status == 0
    assert lines[0].endswith("['page']")
    assert ran([Part("tests", "some", seen, after="page")], tmp_path)[0] == 0, "without it nobody waits"


def test_tests_that_compute_step_back_for_those_that_wait(tmp_path: Path) -> None:
    told = (sys.executable, "-c", "import os; print(os.getpriority(os.PRIO_PROCESS, 0))")
    _, lines, _ = ran([Part("tests", "some", told, nice=7), Part("live", "some", told, lane=WAITING)], tmp_path)
    assert int(lines[0].split()[-1]) == int(lines[1].split()[-1]) + 7


def test_all_is_well_only_if_every_part_is(tmp_path: Path) -> None:
    assert ran([python("one", "pass"), python("two", "pass")], tmp_path)[0] == 0


def live(root: Path, tests: str) -> Part:
    """Tests as the live ones are run: what fails is tried once more."""
    folder = root / "tests/live"
    folder.mkdir(parents=True)
    (root / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_live.py").write_text(tests)
    run = (sys.executable, "-m", "pytest", "-p", "no:xdist", "-o", f"cache_dir={LIVE_CACHE}", "tests/live")
    return Part("live tests", "tests", run, again=(*run, "--last-failed", "--last-failed-no-failures=none"))


LUCK = "    seen = pathlib.Path('seen'); known = seen.exists(); seen.touch(); assert known\n"
TWO = "import pathlib\ndef test_sure(): pass\ndef test_luck():\n"


def test_live_tests_that_fail_once_are_tried_alone_and_the_summary_says_so(tmp_path: Path) -> None:
    status, lines, text = ran([live(tmp_path, TWO + LUCK)], tmp_path)
    assert status == 0
    assert re.match(
        r"ok +live tests .*1 failed, 1 passed in .*; tried once more, alone, and passed: 1 passed", lines[0]
    )
    assert lines[1:] == ["  tests/live/test_live.py::test_luck", "1 part, 0 failed"]
    assert text.count("collected") == 2


def test_live_tests_that_fail_twice_have_failed(tmp_path: Path) -> None:
    status, lines, _ = ran([live(tmp_path, TWO + "    assert False\n")], tmp_path)
    assert status == 1
    assert re.match(r"FAILED +live tests .*; tried once more, alone, and failed: 1 failed", lines[0])
    assert lines[-1] == "1 part, 1 failed (live tests)"


def test_what_is_no_failed_test_is_not_tried_again(tmp_path: Path) -> None:
    status, lines, text = ran([live(tmp_path, "import nothing_of_that_name\n")], tmp_path)
    assert status == 1
    assert "tried once more" not in lines[0]
    assert text.count("collected") == 1


def test_parts_that_were_not_reached_are_named() -> None:
    assert summary([python("one", ""), python("two", "")], []) == [
        "not run one",
        "not run two",
        "2 parts, 0 failed, 2 not run",
    ]


def test_parts_are_chosen_by_name_or_group() -> None:
    assert chosen([]) == list(PARTS)
    assert [part.name for part in chosen(["lint"])] == ["ruff check", "ruff format", "mypy", "import direction"]
    assert [part.name for part in chosen(["mypy", "tests"])] == ["mypy", "tests", "live tests"]
    with pytest.raises(SystemExit, match="there is no part lnit"):
        chosen(["lnit"])


def test_times_in_words() -> None:
    assert [lasted(seconds) for seconds in (0.2, 59.4, 60, 754)] == ["0 s", "59 s", "1 min 00 s", "12 min 34 s"]


STUCK = """
import subprocess, sys
print("before", flush=True)
subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"])
"""


def test_a_part_that_is_stuck_is_ended_with_its_children_and_the_others_run(tmp_path: Path) -> None:
    stuck = python("stuck", STUCK)._replace(limit=2)
    status, lines, _ = ran([stuck, python("next", "print('all is well')")], tmp_path)
    assert status == 1
    assert lines[0].startswith("FAILED  stuck")
    assert lines[0].endswith("ended after 2 s, the last line being: before")
    assert lines[1].startswith("ok      next")
