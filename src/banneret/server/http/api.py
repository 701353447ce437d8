"""The REST interface: the list of everything a client may ask for."""

from __future__ import annotations

from typing import Final

from banneret import __version__
from banneret.plugins import part, plugins
from banneret.server.http.campaigns import ENDPOINTS as CAMPAIGNS
from banneret.server.http.endpoints import Call, Endpoint
from banneret.server.http.hosting.host import ENDPOINTS as HOST
from banneret.server.http.lab import ENDPOINTS as LAB
from banneret.server.http.me import ENDPOINTS as ABOUT_ME
from banneret.server.http.meeting import ENDPOINTS as MEETING
from banneret.server.http.my_things import ENDPOINTS as MY_THINGS
from banneret.server.http.notices.settings import ENDPOINTS as NOTICES
from banneret.server.http.notices.waiting import ENDPOINTS as MY_GAMES
from banneret.server.http.players import ENDPOINTS as PLAYERS
from banneret.server.http.printed import ENDPOINTS as PRINTED
from banneret.server.http.records import ENDPOINTS as RECORDS
from banneret.server.http.rooms import ENDPOINTS as ROOMS
from banneret.server.http.tournaments import ENDPOINTS as TOURNAMENTS
from banneret.server.http.workshop import ENDPOINTS as WORKSHOP
from banneret.server.requests import Health, Ready


async def health(call: Call) -> Health:
    """Whether the server is running."""
    guests = sum(len(room.guests) for room in call.rooms.awake.values())
    return Health(version=__version__, rooms=len(call.rooms.awake), guests=guests)


async def ready(call: Call) -> Ready:
    """Whether guests may be sent here: not while the server stops, or its database does not answer."""
    await call.rooms.check_ready()
    return Ready(ready=True)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/health", health, "Whether the server is running", Health, at_once=True),
    Endpoint("GET", "/api/ready", ready, "Whether guests may be sent here", Ready, errors=(503,), at_once=True),
    *PRINTED,
    *ROOMS,
    *CAMPAIGNS,
    *RECORDS,
    *WORKSHOP,
    *ABOUT_ME,
    *MY_THINGS,
    *MY_GAMES,
    *MEETING,
    *PLAYERS,
    *TOURNAMENTS,
    *NOTICES,
    *LAB,
    *HOST,
    *(endpoint for plugin in plugins().values() if plugin.endpoints for endpoint in part(plugin.endpoints)),
)  # fmt: skip
"""Everything a client may ask for, what single games add at the end."""
