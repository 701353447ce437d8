"""Messages about who plays on and how a game ends, rather than about what is played: seats, rules, giving up, draws."""

from __future__ import annotations

from typing import Final

from banneret.server.rooms import rules_changes
from banneret.server.rooms.guest import Guest
from banneret.server.rooms.making.new_room import check_bot
from banneret.server.rooms.pace import endings
from banneret.server.rooms.pace.time_up import take_days
from banneret.server.rooms.room import Room
from banneret.table import protocol

Agreement = (
    protocol.AskSeat
    | protocol.GiveSeat
    | protocol.Agree
    | protocol.Resign
    | protocol.Draw
    | protocol.Abort
    | protocol.DaysOff
)
AGREEMENTS: Final = (
    protocol.AskSeat,
    protocol.GiveSeat,
    protocol.Agree,
    protocol.Resign,
    protocol.Draw,
    protocol.Abort,
    protocol.DaysOff,
)


async def carry_out(room: Room, guest: Guest, message: Agreement) -> None:
    """Carry out such a message. Raises Problem."""
    match message:
        case protocol.AskSeat(seat=seat, bot=bot):
            if bot:
                check_bot(bot, room.game.setup)
            await room.seating.want(guest, seat, bot)
        case protocol.GiveSeat(seat=seat, yes=yes):
            await room.seating.reply(guest, seat, yes)
        case protocol.Agree(yes=yes):
            await rules_changes.reply(room, guest, yes)
        case protocol.Resign(seat=seat):
            await endings.resign(room, guest, seat)
        case protocol.Draw(yes=yes, seat=seat):
            await endings.draw(room, guest, seat, yes)
        case protocol.Abort():
            await endings.abort(room, guest)
        case protocol.DaysOff(days=days, seat=seat, begins=begins):
            await take_days(room, guest, days, seat, begins)
