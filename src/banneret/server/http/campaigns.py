"""Campaigns over the REST interface: how far they have come, and the room of the next part."""

from __future__ import annotations

from typing import Final

from banneret.server.http.endpoints import BUSY, LANG, MADE_ROOM, ROOM, Call, Endpoint
from banneret.server.http.my_things import keep_made
from banneret.server.problems import forbidden
from banneret.server.requests import CampaignInfo, Created
from banneret.server.rooms.campaigns import campaign_info, next_room, room_from


async def get_campaign(call: Call) -> CampaignInfo:
    """The progress of the campaign that a room's game is part of."""
    async with call.hall.inside(call.params["room"], call.address) as room:
        return campaign_info(room.stored, room.game, call.params["lang"])


async def go_on_campaign(call: Call) -> Created:
    """Make the room of the next part of a campaign; after a defeat, of the same part again."""
    async with call.hall.inside(call.params["room"], call.address) as room:
        if not room.is_host(call.keys) and not room.seats_of(call.keys):
            raise forbidden("only those who played this part may continue")
        wanted, campaign = next_room(room.stored, room.game)
    return await keep_made(call, await call.hall.create(wanted, call.address, campaign))


async def bring_campaign(call: Call) -> Created:
    """Make a room for the next part of a campaign, from its file."""
    wanted, campaign = room_from(call.body)
    return await keep_made(call, await call.hall.create(wanted, call.address, campaign))


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/rooms/{room}/campaign", get_campaign, "How far the campaign of a room has come", CampaignInfo,
             None, 200, (ROOM,), (LANG,), errors=BUSY),
    Endpoint("POST", "/api/rooms/{room}/campaign", go_on_campaign, "Make the room for the next part", Created, None,
             201, (ROOM,), (), True, BUSY, makes=MADE_ROOM),
    Endpoint("POST", "/api/campaigns", bring_campaign, "Continue a campaign from its file", Created, str, 201,
             errors=(400, 409), makes=MADE_ROOM),
)  # fmt: skip
"""What a client may ask about campaigns."""
