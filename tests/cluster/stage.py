"""A whole cluster on this machine, from Debian's packages: proxy, nodes, workers, PostgreSQL and Redis, each a process.

All of it lies in temporary folders and listens on loopback or on sockets there, and all of it ends with the block.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from tests.cluster import redis
from tests.cluster.redis import RedisServer
from tests.support import postgres
from tests.support.postgres import Postgres
from tests.support.time_limits import HANG

PROXY = """
global
    maxconn 9000
defaults
    mode http
    timeout connect 2s
    timeout client 30s
    timeout server 30s
    timeout tunnel 1h
    retries 3
    option redispatch
    option http-server-close
frontend table
    bind 127.0.0.1:{port}
    option forwardfor
    default_backend nodes
backend nodes
    balance {balance}
{check}
{servers}
"""


CHECK = """
    option httpchk GET /api/ready
    http-check send hdr Host localhost
    default-server check inter 500ms fall 1 rise 1
"""


class Missing(Exception):
    """A program is not installed."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


class Member:
    """A process that can be killed, stopped for a while and started again."""

    def __init__(self, command: Sequence[str], log: Path, url: str = "") -> None:
        self.command = list(command)
        self.url = url
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as told:
            self.process = subprocess.Popen(self.command, stdout=told, stderr=told, start_new_session=True)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once; its own processes notice that by themselves."""
        if self.process is not None:
            self.signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait(HANG)

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None and self.runs:
            self.signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(HANG)
            except subprocess.TimeoutExpired:
                self.kill()


class Cluster:
    """Everything that runs."""

    def __init__(self, folder: Path, store: Postgres, database: str, exchange: RedisServer) -> None:
        self.folder = folder
        self.postgres = store
        self.database = database
        self.redis = exchange
        self.url = ""
        """Of the proxy."""
        self.proxy: Member | None = None
        self.nodes: list[Member] = []
        self.workers: list[Member] = []

    def add_node(self, *options: str) -> Member:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [
            sys.executable, "-m", "banneret", "serve", "--port", f"{port}", "--database", self.database, "--node", url,
            "--redis", self.redis.url, *options,
        ]  # fmt: skip
        node = Member(command, self.folder / f"node{len(self.nodes)}.log", url)
        self.nodes.append(node)
        node.start()
        return node

    def add_worker(self, processes: int = 1) -> Member:
        command = [
            sys.executable, "-m", "banneret", "worker", "--redis", self.redis.url, "--processes", f"{processes}",
        ]  # fmt: skip
        worker = Member(command, self.folder / f"worker{len(self.workers)}.log")
        self.workers.append(worker)
        worker.start()
        return worker

    def add_proxy(self, port: int = 0) -> Member:
        self.proxy, self.url = proxy_to(self.folder, [node.url for node in self.nodes], port)
        return self.proxy

    def stop(self) -> None:
        for member in (*([self.proxy] if self.proxy else []), *self.workers, *self.nodes):
            member.stop()


def proxy_to(
    folder: Path, urls: Sequence[str], port: int = 0, check: str = CHECK, balance: str = "roundrobin"
) -> tuple[Member, str]:
    """A proxy before some servers, which it asks whether they are ready, and where it is."""
    program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
    if program is None:
        raise Missing("HAProxy is not installed (Debian and Ubuntu: apt install haproxy)")
    port = port or free_port()
    servers = "\n".join(f"    server s{n} {url.removeprefix('http://')}" for n, url in enumerate(urls))
    file = folder / f"haproxy{port}.cfg"
    file.write_text(PROXY.format(port=port, servers=servers, check=check, balance=balance))
    proxy = Member([program, "-db", "-f", f"{file}"], folder / f"proxy{port}.log")
    proxy.start()
    return proxy, f"http://127.0.0.1:{port}"


def until_ready(url: str, path: str = "/api/ready", seconds: float = HANG) -> None:
    """Wait until a server, or a proxy before one, is ready."""
    end = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(url + path, timeout=5):
                return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def until_open(url: str) -> None:
    """Wait until somebody listens there."""
    host, _, port = url.removeprefix("http://").partition(":")
    end = time.monotonic() + HANG
    while True:
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


@contextmanager
def running(
    nodes: int = 3, workers: int = 2, options: Sequence[str] = (), port: int = 0, disk: int = 0
) -> Iterator[Cluster]:
    """A cluster for as long as the block lasts, its database on a disk of so many megabytes where that is possible."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="banneret-cluster-")))
        store = stack.enter_context(postgres.running(disk=disk))
        exchange = stack.enter_context(redis.running())
        cluster = Cluster(folder, store, store.new_database(), exchange)
        stack.callback(cluster.stop)
        # The first brings the tables up to date.
        until_ready(cluster.add_node(*options).url)
        for _ in range(nodes - 1):
            cluster.add_node(*options)
        for _ in range(workers):
            cluster.add_worker()
        cluster.add_proxy(port)
        for node in cluster.nodes:
            until_ready(node.url)
        until_ready(cluster.url)
        yield cluster
