"""For whoever runs the servers, by the host's key: how each of them is doing."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from banneret.server.access import same
from banneret.server.cluster.links import Unreachable
from banneret.server.http.endpoints import RELAYED, Call, Endpoint, Param, RoomId, problem_response
from banneret.server.http.hosting.numbers import Numbers, prometheus
from banneret.server.http.hosting.types import HostInfo, NodeNumbers
from banneret.server.problems import Problem, forbidden, not_found
from banneret.server.rooms.reports import ChatReport, deal_with, reports

PATIENCE: Final = 2.0
"""Seconds within which another node answers."""
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
REPORT: Final = Param("report", RoomId, "The id of a report")
_INFO: Final = msgspec.json.Decoder(HostInfo)


def _is_host(request: Request) -> bool:
    """Whether a request shows the host's key, or comes from another node, which has checked that."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    kept: str = request.app.state.host_key
    return RELAYED in request.scope or (scheme.lower() == "bearer" and same(shown.strip(), kept))


def _check_host(call: Call) -> None:
    if not _is_host(call.request):
        raise forbidden("this is for the host of the server, whose key is printed when it starts")


async def get_reports(call: Call) -> tuple[ChatReport, ...]:
    """Lines of chat that somebody wants the host to read."""
    _check_host(call)
    return await reports(call.rooms.store)


async def drop_report(call: Call) -> None:
    """The host has dealt with a report."""
    _check_host(call)
    await deal_with(call.rooms.store, call.params["report"], call.rooms.now())


async def get_host(call: Call) -> HostInfo:
    """How all nodes are doing, for whoever has the host's key."""
    _check_host(call)
    numbers: Numbers = call.request.app.state.numbers
    own = await numbers.node()
    links = call.rooms.links
    if RELAYED in call.request.scope or links is None:
        return HostInfo((own,), 0)
    others = [node for node in links.node.alive if node != call.rooms.name]
    told = await asyncio.gather(*(_other(call, node) for node in others))
    return HostInfo((own, *(one for one in told if one is not None)), sum(one is None for one in told))


async def _other(call: Call, node: str) -> NodeNumbers | None:
    """How another node is doing; None if it does not say so in time."""
    assert call.rooms.links is not None
    try:
        async with asyncio.timeout(PATIENCE):
            link = await call.rooms.links.to(node)
            reply = await link.ask("http", "GET", "/api/host", b"", [], b"", call.address)
        return _INFO.decode(reply.body).nodes[0]
    except (Unreachable, Problem, TimeoutError, msgspec.ValidationError, msgspec.DecodeError):
        return None


async def metrics(request: Request) -> Response:
    """The numbers of this node for Prometheus; for everybody else there is nothing here."""
    if not _is_host(request):
        return problem_response(not_found("page"))
    numbers: Numbers = request.app.state.numbers
    return Response(prometheus(await numbers.node()), media_type=TEXT)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/host", get_host, "How the servers are doing", HostInfo, keyed=True, errors=(401, 403)),
    Endpoint("GET", "/api/host/reports", get_reports, "Reported lines of chat", tuple[ChatReport, ...], keyed=True,
             errors=(401, 403)),
    Endpoint("DELETE", "/api/host/reports/{report}", drop_report, "Deal with a report", None, None, 204, (REPORT,),
             (), True, (400, 401, 403, 404)),
)  # fmt: skip
"""What a host may ask."""
