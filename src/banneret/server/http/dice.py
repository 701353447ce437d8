"""What players add to the dice of a room before its game begins."""

from __future__ import annotations

from banneret.server.http.endpoints import Call
from banneret.table.room_types import RoomInfo


async def add_entropy(call: Call) -> RoomInfo:
    """Add to the dice for your seats, before the game begins. Doing it again replaces what was added before."""
    async with call.hall.inside(call.params["room"], call.address) as room:
        await room.seating.add_entropy(call.keys, call.body.entropy)
        return room.info(call.params["lang"])
