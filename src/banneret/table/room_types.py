"""Rooms as everybody in them may see them. The types of the page are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

DAY = 86_400
"""Seconds."""


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the seconds of a room's clock are for, and when it stands still."""

    by: Literal["answer", "turn", "total"] = "answer"
    """For everything answered until somebody else is asked; for everything answered in a round; or for a whole game."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0
    """Of a total: seconds that are added for everybody when a round begins."""
    weekends: bool = False
    """Whether the clock stands still on Saturdays and Sundays, by UTC so that it is the same for all."""
    days_off: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """How many days each player may take off in the game."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a room, as everybody there may see it."""

    seat: int
    kind: str
    """`person`, `bot` or `open`."""
    name: str
    """The name of the person, or the bot's."""
    bot: str
    """Which bot, if one plays."""
    side: str
    """What the seat brings: a faction and hero, or an army. May be `choose`."""
    here: bool
    """Whether somebody is connected for it."""
    away: int | None = None
    """For how many seconds nobody has been connected for it; null while somebody is, or if it is not a person's
    seat."""
    wanted: str = ""
    """`open` or `bot` if the host has asked the player to give up the seat, and for whom."""
    hands: int = 0
    """How often somebody else has taken it over since the game began."""
    gave_up: str = ""
    """`resigned` or `time` if its player has left the game, or ran out of time; a bot may play on."""
    days_off: int = 0
    """How many days off its player has left."""
    off_from: float = 0.0
    """Since when, or from when on, its player has days off."""
    off_until: float = 0.0
    """Until when its player has taken days off."""


class RoomDice(msgspec.Struct, frozen=True):
    """What is known about the dice of a room: see docs/fair-dice.md."""

    commitment: str
    """The SHA-256 hash of the secret with which the server draws."""
    entropy: tuple[str, ...]
    """What the player of each seat has added; empty for nothing."""
    secret: str = ""
    """The secret itself, once the game is over."""


class RulesChange(msgspec.Struct, frozen=True, kw_only=True):
    """What has changed since a game was begun, and what becomes of it."""

    state: str
    """`asks`: its players decide whether it goes on; `closed`: it does not; `past`: it was over before."""
    was: int
    """The version of the rules with which it was played."""
    now: int
    """That of today."""
    content: str
    """The fingerprint of the content of today."""
    other_content: bool
    """Whether cards, units or other components have changed."""
    clauses: tuple[str, ...] = ()
    """The clauses that are carried out differently now."""
    clause: str = ""
    """The one that stands against an answer that was given, if it cannot go on."""
    answers: int
    same: int
    """How many of its answers are known to lead to the same position."""
    agreed: tuple[int, ...] = ()
    """The seats whose players want to go on."""
    handed: tuple[tuple[int, str], ...] = ()
    """Seats that have changed hands since: to a `person` or a `bot`."""


class RoomInfo(msgspec.Struct, frozen=True):
    """A room, as everybody with its link may see it."""

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
    """Of the clock, 0 for none."""
    watching: bool
    """Whether spectators are let in."""
    waiting: tuple[int, ...]
    """The seats that are asked now."""
    created: float
    touched: float
    absence: int
    """How many seconds a player has to be away before the host may free the seat in a running game."""
    lesson: str = ""
    """The lesson that is taken here."""
    hints: bool = False
    """Whether those who play may ask what a good bot would answer."""
    dice: RoomDice | None = None
    """Null if a seed was chosen, and in rooms made before there were such dice."""
    listed: bool = False
    """Whether everybody may find it."""
    rated: bool = False
    """Whether its game counts for ratings."""
    wish: str = ""
    """The strength the host wishes for, as `LOW-HIGH`; empty for any."""
    rematch: bool = False
    """Whether somebody wants to play again."""
    rules_change: RulesChange | None = None
    """Null unless the rules have changed since it was played, so that it cannot simply go on."""
    pace: Pace = Pace()
    """What the seconds of the clock are for."""
    until: float = 0.0
    """When the time of the seat that is asked is up, if that is days away; 0 if no such clock runs."""
    talk: bool = True
    """Whether there is chat."""
    draw: tuple[int, ...] = ()
    """The seats whose players offer a draw."""
    may_abort: bool = False
    """Whether its players may still call the game off: nobody has answered anything yet."""
    ended: str = ""
    """How the game has ended, if not by its rules: `resigned`, `time`, `drawn` or `aborted`."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said, or that happened to a seat."""

    n: int
    at: float
    who: int
    """The seat, or -1 for a spectator."""
    name: str
    """The name of the speaker, of the player concerned, or of the player or bot who takes over."""
    text: str
    """What was said; in English if it is about a seat."""
    kind: str = ""
    """Empty for chat. About a seat before the game has begun: `removed`, its player was taken from it by the host. In a
    running game: `asked` for by the host, `kept` or `left` by its player, `freed` by the host, `opened` where a bot
    was, `taken` over by somebody, a `bot` takes over; `revealed`: somebody who plays alone has seen the record;
    `known`: the person who made the room may know what is going to be drawn, or every hand. Of clocks: `late`, its
    time is up and a bot answers; `answered`, a bot has answered for it `number` times; `off`, its player takes `number`
    days off. Of the end: `resigned`, `time`, `offers` a draw, `declines` it, `drawn`, `aborted`."""
    number: int = 0
    """How many, where what happened is counted."""
    told: dict[str, tuple[str, ...]] = {}
    """By language: what a bot did in its answers for a seat, as everybody may know it."""
