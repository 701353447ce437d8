"""A thousand connections on which something happens at once keep nobody waiting for all of them."""

from __future__ import annotations

import asyncio
import selectors
import socket
import sys
from contextlib import ExitStack, closing

import pytest

from banneret.server.http.network.event_loop import AT_ONCE, few_at_once

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="others hear of everything at once")
MANY = 3 * AT_ONCE + 5


def pairs(stack: ExitStack) -> list[tuple[socket.socket, socket.socket]]:
    made = [socket.socketpair() for _ in range(MANY)]
    for pair in made:
        for end in pair:
            stack.enter_context(closing(end))
    return made


def test_few_are_named_at_once_and_all_of_them_in_turn() -> None:
    from banneret.server.http.network.event_loop import FewAtOnce

    with ExitStack() as stack, FewAtOnce() as selector:
        near = list[socket.socket]()
        for here, there in pairs(stack):
            there.sendall(b"x")
            selector.register(here, selectors.EVENT_READ)
            near.append(here)
        heard = set[int]()
        for _ in range(MANY // AT_ONCE + 1):
            found = selector.select(0)
            assert 0 < len(found) <= AT_ONCE
            for key, events in found:
                assert events == selectors.EVENT_READ
                # What is not read stays ready, and still does not keep the others from their turn.
                heard.add(key.fd)
        assert heard == {end.fileno() for end in near}
        assert selector.select(0.001)


def test_nothing_is_found_where_nothing_happens_and_an_end_is_both() -> None:
    from banneret.server.http.network.event_loop import FewAtOnce

    with ExitStack() as stack, FewAtOnce() as selector:
        here, there = pairs(stack)[0]
        selector.register(here, selectors.EVENT_READ)
        assert selector.select(0) == []
        assert selector.select(0.001) == []
        selector.modify(here, selectors.EVENT_READ | selectors.EVENT_WRITE)
        assert [events for _, events in selector.select(1)] == [selectors.EVENT_WRITE]
        there.close()
        assert [events for _, events in selector.select(1)] == [selectors.EVENT_READ | selectors.EVENT_WRITE]


def test_a_timer_has_its_turn_between_many_ends() -> None:
    """What happens on many connections in the same moment is handled in portions."""

    async def run() -> list[int]:
        loop, heard, between = asyncio.get_running_loop(), 0, list[int]()

        def read(end: socket.socket) -> None:
            nonlocal heard
            loop.remove_reader(end)
            heard += 1

        with ExitStack() as stack:
            for here, there in pairs(stack):
                there.sendall(b"x")
                loop.add_reader(here, read, here)
            while heard < MANY:
                before = heard
                await asyncio.sleep(0)
                between.append(heard - before)
        return between

    loop = few_at_once()
    with closing(loop):
        between = loop.run_until_complete(run())
    assert sum(between) == MANY
    assert max(between) <= AT_ONCE
