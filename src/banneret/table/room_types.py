"""Rooms as everybody in them may know them. The types of the page are made from these."""

from __future__ import annotations

import msgspec


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a room, as everybody there may know it."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    name: str
    """The name of the person, or the bot's."""
    bot: str
    """Which bot, where one plays."""
    side: str
    """What the seat brings: a faction and hero, or an army. May be `choose`."""
    here: bool
    """Whether somebody is connected for it."""
    away: int | None = None
    """For how many seconds nobody has been connected for it; nothing while somebody is, or where no person sits."""
    wanted: str = ""
    """`open` or `bot` where the host has asked whoever sits there to give the seat up, and for whom."""
    hands: int = 0
    """How often somebody else has taken it over since the game began."""


class RoomInfo(msgspec.Struct, frozen=True):
    """A room, as everybody who has its link may know it."""

    room: str
    game: str
    scenario: str
    title: str
    """The name of the scenario in the reader's language."""
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    status: str
    """`waiting` for seats to be taken, `running`, or `over`."""
    watchers: int
    seconds: int
    """Seconds for each turn, 0 for no clock."""
    watching: bool
    """Whether spectators are let in."""
    waiting: tuple[int, ...]
    """The seats that are asked now."""
    created: float
    touched: float
    absence: int
    """Seconds somebody has to be away before the host may free the seat in a game that has begun."""
    lesson: str = ""
    """The lesson that is taken here."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said, or that has happened to a seat."""

    n: int
    at: float
    who: int
    """The seat, or -1 for a spectator."""
    name: str
    """Of whoever says it; of whoever it happened to, or plays on; the bot where one does."""
    text: str
    """What was said; in English where it is told of a seat."""
    kind: str = ""
    """Nothing for what somebody said. Of a seat in a game that has begun: `asked` for by the host, `kept` by whoever
    sits there, `left` by them, `freed` by the host, `opened` where a bot was, `taken` over by somebody, a `bot` plays
    on; `revealed`: somebody who plays alone has seen the record; `known`: whoever has made the room may know what
    is going to be drawn, or every hand."""
