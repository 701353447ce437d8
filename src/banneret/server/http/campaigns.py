"""Campaigns over the REST interface: how far they have come, and the room of the next part."""

from __future__ import annotations

from typing import Final, Literal

from banneret.campaigns import Progress
from banneret.plugins import plugins
from banneret.server.http.endpoints import BUSY, LANG, MADE_ROOM, ROOM, Call, Endpoint, Param
from banneret.server.http.my_things import keep_made
from banneret.server.problems import Problem, forbidden
from banneret.server.requests import CampaignInfo, ChainCheck, Created
from banneret.server.rooms.campaigns import campaign_info, checked_chain, next_room, progress_in, room_for
from banneret.server.rooms.making.new_room import make_room

GAME: Final = Param("game", Literal[tuple(plugins())], "The game of the parts", needed=True)


async def get_campaign(call: Call) -> CampaignInfo:
    """The progress of the campaign that a room's game is part of."""
    async with call.rooms.inside(call.params["room"], call.address) as room:
        # The parts of a custom campaign may have to be read for it.
        return await call.rooms.time_slices.aside(
            campaign_info, room.stored, room.game, call.params["lang"], by=call.address
        )


async def go_on_campaign(call: Call) -> Created:
    """Make the room of the next part of a campaign; after a defeat, of the same part again."""
    async with call.rooms.inside(call.params["room"], call.address) as room:
        if not room.is_host(call.keys) and not room.seats_of(call.keys):
            raise forbidden("only those who played this part may continue")
        wanted, campaign = await call.rooms.time_slices.aside(next_room, room.stored, room.game, by=call.address)
    return await keep_made(
        call, await make_room(call.rooms, wanted, call.address, campaign, person=await call.person())
    )


async def bring_campaign(call: Call) -> Created:
    """Make a room for the next part of a campaign, from its file."""
    return await _begun(call, await call.rooms.readers.do(progress_in, call.body, by=call.address))


async def _begun(call: Call, progress: Progress) -> Created:
    wanted, campaign = await call.rooms.time_slices.aside(room_for, progress, by=call.address)
    return await keep_made(
        call, await make_room(call.rooms, wanted, call.address, campaign, person=await call.person())
    )


async def check_chain(call: Call) -> ChainCheck:
    """Look whether every part of a custom campaign gives what the next one knows."""
    return (await call.worked_out(checked_chain, call.params["game"], call.body, call.params["lang"]))[0]


async def begin_chain(call: Call) -> Created:
    """Make the room for the first part of a custom campaign."""
    check, progress = await call.rooms.readers.do(checked_chain, call.params["game"], call.body, by=call.address)
    if progress is None:
        first = next(one for one in check.findings if one.grave)
        raise Problem(400, "bad_campaign", f"part {first.part}: {first.text}" if first.part else first.text)
    return await _begun(call, progress)


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/rooms/{room}/campaign", get_campaign, "How far the campaign of a room has come", CampaignInfo,
             None, 200, (ROOM,), (LANG,), errors=BUSY),
    Endpoint("POST", "/api/rooms/{room}/campaign", go_on_campaign, "Make the room for the next part", Created, None,
             201, (ROOM,), (), True, BUSY, makes=MADE_ROOM),
    Endpoint("POST", "/api/campaigns", bring_campaign, "Continue a campaign from its file", Created, str, 201,
             errors=(400, 409), makes=MADE_ROOM),
    Endpoint("POST", "/api/campaigns/check", check_chain, "Check the parts of a custom campaign", ChainCheck,
             str, query=(GAME, LANG)),
    Endpoint("POST", "/api/campaigns/own", begin_chain, "Begin a custom campaign", Created, str, 201,
             query=(GAME,), makes=MADE_ROOM),
)  # fmt: skip
"""What a client may ask about campaigns."""
