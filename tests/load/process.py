"""A server in a process of its own, and what it uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Process:
    """A server that runs."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def seconds(self) -> float:
        """Processor time used so far, by all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def bytes(self) -> int:
        """Memory in use."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) * 1024


@contextmanager
def started(*command: str) -> Iterator[Process]:
    """Run a server that says in its first line where it is."""
    running = subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        found = re.search(r"http://\S+?(?=/ )", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line!r}")
        yield Process(running.pid, found[0])
    finally:
        running.terminate()
        running.wait(20)
