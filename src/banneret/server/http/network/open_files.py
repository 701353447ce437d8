"""How many open files the system allows the server: each connection is one."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

import msgspec

from banneret.kernel.errors import SetupError
from banneret.server.access import SPARE, Limits, lines_for, websockets_for
from banneret.server.http.network.connection_protocols import BATCH

OTHERS: Final = 128
"""Files besides connections: the database, the page, the log, libraries."""
WORKER: Final = 8
"""Files for each worker process."""
MOST: Final = 1_048_576
"""No system allows more than this."""


def files_for(limits: Limits) -> int:
    """How many files a server needs for its limits."""
    return lines_for(limits.connections) + _besides()


def _besides() -> int:
    return OTHERS + WORKER * (os.cpu_count() or 2) + BATCH


def with_files(limits: Limits) -> tuple[Limits, str]:
    """Get as many files as the limits need. If there are fewer, returns limits that fit, and a message.

    SetupError if there are hardly any.
    """
    given = allowed(files_for(limits))
    if given >= files_for(limits):
        return limits, ""
    connections = websockets_for(given - _besides())
    if connections < SPARE:
        least = lines_for(SPARE) + _besides()
        raise SetupError(f"the system lets the server open {given} files, and it needs at least {least} (ulimit -n)")
    told = (
        f"The system lets the server open {given} files: {connections} connections at most, not {limits.connections}. "
        f"With {files_for(limits)} (ulimit -n, or LimitNOFILE of a service) there would be enough."
    )
    return msgspec.structs.replace(limits, connections=connections), told


def allowed(wanted: int) -> int:
    """Raise the number of files this process may open as far as possible; returns the new number."""
    try:
        import resource
    except ImportError:
        return MOST  # Windows counts no files
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Root may exceed the hard limit; some systems allow less than they say.
    for number, most in ((wanted, max(hard, wanted)), (min(wanted, hard), hard), (min(wanted, 10_240), hard)):
        if 0 <= soft < number:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (number, most if hard >= 0 else hard))
                return number
    return soft if soft >= 0 else MOST
