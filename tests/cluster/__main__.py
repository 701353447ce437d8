"""`make cluster`: proxy, three nodes, two workers, PostgreSQL and Redis on this machine, until interrupted.

    python -m tests.cluster [--nodes 3] [--workers 2] [--port 8440]

Everything is kept in temporary folders and gone afterwards.
"""

from __future__ import annotations

import argparse
import signal
import sys
import threading

from tests.cluster import redis, stage
from tests.support import postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--port", type=int, default=8440)
    args = parser.parse_args()
    ended = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    try:
        with stage.running(args.nodes, args.workers, port=args.port) as found:
            sys.stdout.write(f"Banneret is at {found.url}/ with {args.nodes} nodes and {args.workers} workers; ")
            sys.stdout.write(f"logs are in {found.folder} (Ctrl-C stops all of it)\n")
            for node in found.nodes:
                sys.stdout.write(f"  node {node.url}, process {node.pid}\n")
            for worker in found.workers:
                sys.stdout.write(f"  worker, process {worker.pid}\n")
            sys.stdout.flush()
            ended.wait()
    except (stage.Missing, postgres.Missing, redis.Missing) as missing:
        sys.stderr.write(f"{missing}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
