"""Commands run as a user runs them."""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.time_limits import HANG

ENV = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}


def run(*words: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "banneret", *words]
    return subprocess.run(command, cwd=folder, env=ENV, capture_output=True, text=True, timeout=HANG, check=False)


def good(*words: str, folder: Path | None = None) -> str:
    """What a command prints that must succeed without a word on standard error."""
    done = run(*words, folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
