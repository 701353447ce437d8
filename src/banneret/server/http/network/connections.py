"""Every TCP connection (a `line`), counted below HTTP and websockets, and which one to close when there are too many.

A connection costs an open file whether or not anything is ever sent on it. So the number from one address and the total
are limited; a further one takes the place of the one that has been idle longest. If none can be closed, the newest is
turned away.
"""

from __future__ import annotations

import ipaddress
from asyncio import AbstractEventLoop, Transport
from collections import Counter, OrderedDict
from collections.abc import Sequence
from enum import IntEnum
from itertools import islice
from typing import Final

from banneret.server.access import Limits, lines_for, network_of

UNREAD: Final = 60
"""How many seconds the other end may leave sent data unread."""
SLOWEST: Final = 16_384
"""How many bytes per second the other end has to read after that."""
EVERY: Final = 1.0
"""Seconds between two checks of the connections."""
AT_ONCE: Final = 48
"""How many are closed before others have a turn, however many came together."""
SOON: Final = 0.005
"""Seconds after which the next are."""


class Phase(IntEnum):
    """What a connection is doing."""

    WAITING = 0
    """Waiting for a request, or for the rest of its head."""
    ARRIVING = 1
    """The head of a request has arrived, its body has not."""
    UNREAD = 2
    """The other end does not read what was sent."""
    BUSY = 3
    """A client is being served. Such a connection is never closed to make room."""


class Lines:
    """The open connections."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.most = lines_for(limits.connections)
        self.most_from = lines_for(limits.connections_per_address)
        self.head_seconds = limits.head_seconds
        self.turned_away = 0
        self.let_go = 0
        self._proxies = tuple(ipaddress.ip_network(proxy) for proxy in proxies)
        self._addresses: dict[Transport, str] = {}
        """The address of each; empty for a proxy's, which stands for many."""
        self._counts: Counter[str] = Counter()
        self._phases: dict[Transport, Phase] = {}
        self._since: tuple[OrderedDict[Transport, float], ...] = tuple(OrderedDict() for _ in Phase)
        """For each phase its connections, the longest first, and since when."""
        self._until: dict[Transport, float] = {}
        """Until when those in the phase UNREAD have time."""
        self._loop: AbstractEventLoop | None = None

    def __len__(self) -> int:
        return len(self._phases)

    def come(self, line: Transport, host: str, loop: AbstractEventLoop) -> bool:
        """Count a new connection. False if there is no room for it."""
        address = "" if self._is_proxy(host) else network_of(host)
        if address and self._counts[address] >= self.most_from and not self._make_place(address):
            self.turned_away += 1
            return False
        if len(self) >= self.most and not self._make_place():
            self.turned_away += 1
            return False
        self._addresses[line] = address
        self._counts[address] += 1
        self._phases[line] = Phase.WAITING
        self._since[Phase.WAITING][line] = loop.time()
        if self._loop is not loop:
            self._loop = loop
            loop.call_later(EVERY, self._look, loop)
        return True

    def go(self, line: Transport) -> None:
        """A connection is closed."""
        phase = self._phases.pop(line, None)
        if phase is None:
            return
        del self._since[phase][line]
        self._until.pop(line, None)
        address = self._addresses.pop(line)
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def place(self, line: Transport, phase: Phase, now: float, anew: bool = False) -> None:
        """Note what a connection is doing. If it was already doing that, the time keeps counting, unless `anew` is
        set."""
        before = self._phases.get(line)
        if before is None or (before is phase and not anew):
            return
        del self._since[before][line]
        self._phases[line] = phase
        self._since[phase][line] = now
        if phase is Phase.UNREAD:
            self._until[line] = now + UNREAD + line.get_write_buffer_size() / SLOWEST
        else:
            self._until.pop(line, None)

    def look(self, now: float) -> bool:
        """Close those whose time is up, a few at a time; says whether there are more."""
        waiting = self._since[Phase.WAITING]
        late = [line for line, since in islice(waiting.items(), AT_ONCE) if since + self.head_seconds <= now]
        for line in late:
            line.close()
            # What was sent before may still be in transit.
            self.place(line, Phase.UNREAD, now)
        unread = list(islice((line for line, until in self._until.items() if until <= now), AT_ONCE))
        for line in unread:
            self._let_go(line)
        return AT_ONCE in (len(late), len(unread))

    def make_room(self, count: int) -> int:
        """Close some, because the system has no files left; returns how many."""
        return sum(self._make_place() for _ in range(count))

    def _look(self, loop: AbstractEventLoop) -> None:
        more = self.look(loop.time())
        if self._phases:
            loop.call_later(SOON if more else EVERY, self._look, loop)
        else:
            self._loop = None

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def _make_place(self, address: str = "") -> bool:
        """Close the connection that has been idle longest, of one address or of all."""
        longest: tuple[float, Transport] | None = None
        for phase in (Phase.WAITING, Phase.ARRIVING, Phase.UNREAD):
            for line, since in self._since[phase].items():
                if not address or self._addresses[line] == address:
                    if longest is None or since < longest[0]:
                        longest = since, line
                    break
        if longest is not None:
            self._let_go(longest[1])
        return longest is not None

    def _let_go(self, line: Transport) -> None:
        self.let_go += 1
        self.go(line)
        line.abort()
