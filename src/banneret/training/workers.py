"""Where shards are played: in processes of this machine, or on all machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context

from banneret.encoding.extras import missing
from banneret.kernel.errors import SetupError
from banneret.training.self_play import ShardTask, play_shard


def played_shards(tasks: list[ShardTask], jobs: int, ray: bool) -> Iterator[tuple[ShardTask, bytes]]:
    """Play shards, and yield each as soon as it is done. Their contents do not depend on where they were played."""
    if ray:
        yield from _on_ray(tasks)
    elif jobs == 1:
        for task in tasks:
            yield task, play_shard(task)
    else:
        # Fresh processes: none of this one's state can get into a game.
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
        try:
            running = {pool.submit(play_shard, task): task for task in tasks}
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            # A person who stops a training does not want to wait for all its games.
            pool.shutdown(cancel_futures=True)


def _on_ray(tasks: list[ShardTask]) -> Iterator[tuple[ShardTask, bytes]]:
    """On the cluster that RAY_ADDRESS names, or on one that is begun on this machine."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise SetupError(str(missing(error, "ray"))) from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play_shard)
    running = {remote.remote(task): task for task in tasks}
    while running:
        (done,), _ = ray.wait(list(running), num_returns=1)
        yield running.pop(done), ray.get(done)
