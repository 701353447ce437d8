"""What a host sees of the servers."""

from __future__ import annotations

import msgspec


class LoggedError(msgspec.Struct, frozen=True):
    """An error in the log."""

    at: float
    text: str


class NodeNumbers(msgspec.Struct, frozen=True, kw_only=True):
    """How one node is doing."""

    node: str
    """The beginning of its name; empty for a server that works alone."""
    version: str
    since: float
    ready: bool
    rooms: int
    guests: int
    connections: int
    answered: int
    refused: int
    failed: int
    errors: int
    latest: tuple[LoggedError, ...]
    delay: float
    """The longest delay of its event loop in the last minute, in seconds."""
    busy: float
    """The share of a processor that its loop and threads have used in the last minute."""
    cpu: float
    memory: int
    waiting: dict[str, int]
    working: dict[str, int]
    far_workers: int
    far_slots: int


class HostInfo(msgspec.Struct, frozen=True):
    """All nodes."""

    nodes: tuple[NodeNumbers, ...]
    silent: int
    """Nodes that count as alive and have not answered."""
