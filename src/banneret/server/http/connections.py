"""Connections: every line of TCP, counted below HTTP and websockets, and whom to let go when there are too many.

A line costs a file of the system whether or not anybody ever says a word on it. So there are only so many from one
address, and only so many in all; one more takes the place of the one that has waited longest without doing anything.
Where none can be let go, the newest is turned away.
"""

from __future__ import annotations

import ipaddress
from asyncio import AbstractEventLoop, Transport
from collections import Counter, OrderedDict
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from banneret.server.access import Limits, lines_for, network_of

UNREAD: Final = 60
"""Seconds that the other end of a line may leave what was sent to it unread."""
SLOWEST: Final = 16_384
"""Bytes in a second that the other end has to take beyond that."""
EVERY: Final = 1.0
"""Seconds from one look at the lines to the next."""


class Phase(IntEnum):
    """What a line is at."""

    WAITING = 0
    """For a request, or for the rest of its head."""
    ARRIVING = 1
    """The head of a request is there, its body is not."""
    UNREAD = 2
    """The other end does not take what was sent."""
    BUSY = 3
    """Somebody is being served. Such a line is never let go."""


class Lines:
    """The lines that are open."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.most = lines_for(limits.connections)
        self.most_from = lines_for(limits.connections_per_address)
        self.head_seconds = limits.head_seconds
        self.turned_away = 0
        self.let_go = 0
        self._proxies = tuple(ipaddress.ip_network(proxy) for proxy in proxies)
        self._addresses: dict[Transport, str] = {}
        """Where each comes from; nothing for a proxy's, which speaks for many."""
        self._counts: Counter[str] = Counter()
        self._phases: dict[Transport, Phase] = {}
        self._since: tuple[OrderedDict[Transport, float], ...] = tuple(OrderedDict() for _ in Phase)
        """For each phase its lines, first who has been at it longest, and since when."""
        self._until: dict[Transport, float] = {}
        """How long those of the phase UNREAD have."""
        self._loop: AbstractEventLoop | None = None

    def __len__(self) -> int:
        return len(self._phases)

    def come(self, line: Transport, host: str, loop: AbstractEventLoop) -> bool:
        """Count a new line. False where there is no place for it."""
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
        """A line is closed."""
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
        """Say what a line is at. Who has been at it before has been since then, unless it is `anew`."""
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

    def look(self, now: float) -> None:
        """Let those go whose time is up."""
        waiting = self._since[Phase.WAITING]
        for line, since in list(waiting.items()):
            if since + self.head_seconds > now:
                break
            line.close()
            # What was sent before may still be on its way.
            self.place(line, Phase.UNREAD, now)
        for line, until in list(self._until.items()):
            if until <= now:
                self._let_go(line)

    def make_room(self, count: int) -> int:
        """Let some go, because the system has no file left; how many."""
        return sum(self._make_place() for _ in range(count))

    def _look(self, loop: AbstractEventLoop) -> None:
        self.look(loop.time())
        if self._phases:
            loop.call_later(EVERY, self._look, loop)
        else:
            self._loop = None

    def _is_proxy(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def _make_place(self, address: str = "") -> bool:
        """Let the line go that has waited longest, of an address or of all."""
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
