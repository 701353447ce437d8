"""The fourth game is played without being named anywhere, and its tests pass where it is installed."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from banneret.plugins import plugins
from tests.support.time_limits import HANG

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FILES = sorted(path.name for path in HERE.glob("test_*.py") if path.name != "test_apart.py")
SHARED = [path for folder in ("src", "web/src") for path in sorted((ROOT / folder).rglob("*"))]
BUILT = ROOT / "src" / "banneret" / "server" / "page"


def test_the_tests_of_the_game_pass_where_it_is_installed(tmp_path: Path) -> None:
    # The paths of this process go along: the same build of Banneret is tested.
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), *filter(None, sys.path)])}
    report = tmp_path / "report.xml"
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=."),
        *(f"--junit-xml={report}", *(str(HERE / file) for file in FILES)),
    ]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=10 * HANG, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = [test for test in ElementTree.parse(report).getroot().iter("testcase") if not len(test)]
    files = {test.attrib["classname"].split(".")[2] for test in passed}
    assert files == {Path(file).stem for file in FILES}, "of each file some test has run and passed"


def test_nobody_else_finds_the_game() -> None:
    assert "couriers" not in plugins()


def test_no_shared_file_names_the_game() -> None:
    texts = [path for path in SHARED if path.is_file() and not path.is_relative_to(BUILT) and _is_text(path)]
    assert len(texts) > 500
    assert [str(path) for path in texts if "courier" in path.read_text(encoding="utf-8").casefold()] == []


def _is_text(path: Path) -> bool:
    return path.suffix in {".css", ".ftl", ".html", ".json", ".py", ".svelte", ".svg", ".tcss", ".ts", ".txt", ".yaml"}
