"""Chat in a room: a line is stored before everybody sees it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from banneret.kernel.rules import SPECTATOR
from banneret.server.problems import conflict, too_many
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.showing import ENCODER
from banneret.table.protocol import Said
from banneret.table.room_types import ChatLine

# A cycle of types alone: a room is made of this, and it is handed the room.
if TYPE_CHECKING:
    from banneret.server.rooms.room import Room

CHAT_LINES: Final = 200
"""How many lines of chat are remembered and shown to newcomers."""


async def say(room: Room, guest: Guest, text: str) -> None:
    """A guest says something to everybody in the room. Raises Problem."""
    if not room.stored.talk:
        raise conflict("chat_off", "there is no chat in this room")
    if not guest.chats.take():
        raise too_many("you talk faster than anybody can read")
    room.check_talking(guest.address)
    who = guest.eyes if guest.eyes in guest.seats else (guest.seats[0] if guest.seats else SPECTATOR)
    line = next_line(room, who, room.stored.seats[who].name if who >= 0 else guest.name, text)
    await room.saving.say(line)
    tell_all(room, line)


def next_line(
    room: Room, who: int, name: str, text: str, kind: str = "", number: int = 0,
    told: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
) -> ChatLine:  # fmt: skip
    """The next line of chat in a room; with a `kind` it says what happened to the seat `who`."""
    chat = room.stored.chat
    return ChatLine(
        n=chat[-1].n + 1 if chat else 0, at=time.time(), who=who, name=name, text=text, kind=kind, number=number,
        told=dict(told),
    )  # fmt: skip


def tell_all(room: Room, line: ChatLine) -> None:
    """Send a stored line to everybody present, and remember it for newcomers."""
    chat = room.stored.chat
    chat.append(line)
    del chat[:-CHAT_LINES]
    said = ENCODER.encode(Said(line)).decode()
    for other in room.guests:
        other.tell(said)
