"""What happens to a cluster: parts of it are killed, stopped, starved, and started again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from random import Random

from tests.cluster.stage import Cluster


def kill_node(cluster: Cluster, rng: Random) -> None:
    node = rng.choice(cluster.nodes)
    node.kill()
    time.sleep(rng.uniform(0, 2))
    node.start()


def stop_node(cluster: Cluster, rng: Random) -> None:
    """As an update does."""
    node = rng.choice(cluster.nodes)
    node.stop()
    node.start()


def pause_node(cluster: Cluster, rng: Random) -> None:
    """Cut off from everything for longer than it holds its rooms; it does not know that when it goes on."""
    node = rng.choice(cluster.nodes)
    node.signal(signal.SIGSTOP)
    time.sleep(rng.uniform(3.2, 5.5))
    node.signal(signal.SIGCONT)


def kill_worker(cluster: Cluster, rng: Random) -> None:
    worker = rng.choice(cluster.workers)
    worker.kill()
    time.sleep(rng.uniform(0, 1))
    worker.start()


def kill_redis(cluster: Cluster, rng: Random) -> None:
    """All that it held is lost as well."""
    cluster.redis.kill()
    time.sleep(rng.uniform(0, 3))
    cluster.redis.start()


def forget(cluster: Cluster, rng: Random) -> None:
    cluster.redis.ask("FLUSHALL")


def pause_redis(cluster: Cluster, rng: Random) -> None:
    os.kill(cluster.redis.pid, signal.SIGSTOP)
    time.sleep(rng.uniform(1, 4))
    os.kill(cluster.redis.pid, signal.SIGCONT)


def kill_database(cluster: Cluster, rng: Random) -> None:
    cluster.postgres.kill()
    time.sleep(rng.uniform(0, 2))
    cluster.postgres.start()


def fill_disk(cluster: Cluster, rng: Random) -> None:
    with cluster.postgres.filled():
        time.sleep(rng.uniform(1, 3))
    cluster.postgres.start_if_ended()


TROUBLES: dict[str, tuple[int, Callable[[Cluster, Random], None]]] = {
    "node killed": (6, kill_node),
    "node stopped": (2, stop_node),
    "node paused": (3, pause_node),
    "worker killed": (4, kill_worker),
    "Redis killed": (3, kill_redis),
    "Redis emptied": (1, forget),
    "Redis paused": (2, pause_redis),
    "database killed": (3, kill_database),
    "disk full": (2, fill_disk),
}
"""By name: how often among others, and what is done."""
