"""What the store keeps for a room and a record."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from banneret.kernel.chance import Key
from banneret.kernel.errors import StorageError
from banneret.table.room_types import ChatLine, Pace, RulesChange

Status = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "bot", "open"]

ABSENCE: Final = 600
"""The default of `StoredHeader.absence`."""
_HASH: Final = re.compile(r"(?:[0-9a-f]{64})?", re.ASCII)


class StoredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a room: who sits there, and the hash of the key that opens it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    key_hash: str = ""
    career: bool = msgspec.field(name="hero", default=False)
    """Whether this game continues the career of a character from a hall, who sits here."""
    entropy: str = ""
    """What the person there adds to the dice: 64 hexadecimal digits, or nothing."""
    habits: dict[str, str] = {}
    """What the person there has answered by itself (`banneret.table.habits`)."""
    person: str = ""
    """In a game that counts: the identity of the person there. Nobody is told."""
    gave_up: Literal["", "resigned", "time"] = ""
    """Why the person who played here has lost, whatever a bot makes of the seat since."""
    wanted: str | None = None
    """Where the host has asked the person for it: the bot that is to play there, or empty for anybody who comes."""


class AskedNow(msgspec.Struct, frozen=True):
    """Whom a game waits for. It is written together with the answers, so it is right for rooms that sleep as well."""

    seat: int = -1
    """-1 if nobody is asked."""
    since: float = 0.0
    """Since when this seat, and no other, has been asked; for nobody, when the game was over."""
    round: int = 0
    until: float = 0.0
    """When its time is up; 0 while no clock runs."""
    clocks: str = ""
    """What all clocks of the room showed when this was written (`rooms.pace.clocks`)."""


NOBODY: Final = AskedNow()


class StoredHeader(msgspec.Struct, kw_only=True):
    """Everything about a room but its answers and its chat."""

    id: str
    created: float
    touched: float
    game: str
    scenario: str
    sides: tuple[str, ...]
    """`Setup.seats`."""
    options: dict[str, str]
    seed: int | None
    """Chosen by a player who plays alone; None if chance is drawn with a secret."""
    luck: Key
    """The key for its bots, and for the game's luck if there are no `dice`. Nobody ever gets it from the store."""
    dice: Key | None = None
    """The secret for the game's luck, which everybody is shown once the game is over."""
    ruleset: int
    content: str
    status: Status
    seats: tuple[StoredSeat, ...]
    host_hash: str
    seconds: int = 0
    absence: int = ABSENCE
    """How many seconds a player has to be away before the host may free the seat in a running game."""
    watching: bool = True
    title: str = ""
    returns: tuple[int, ...] | None = None
    """None while the game is under way."""
    definition: str = ""
    """`Setup.definition`."""
    revealed: bool = False
    """Whether somebody may know more than the seats do: its seed was chosen, it continues from a record, or its record
    was shown before the end."""
    campaign: str = ""
    """The progress of its campaign when its game began, as `Progress.text` writes it; empty for none."""
    lesson: str = ""
    """The lesson that is taken here; empty for none."""
    hints: bool = False
    """Whether those who play may ask what a good bot would answer."""
    digest: str = ""
    """Of the position after its last answer; empty in rooms of before."""
    program: str = ""
    """The version of Banneret that knows its rules and content; empty in rooms of before."""
    rules_change: RulesChange | None = None
    """What has changed since, if it cannot simply go on (`rooms.rules_changes`)."""
    began: float | None = None
    """When its game began; None if it has not, or in rooms of before."""
    asked: AskedNow = NOBODY
    listed: bool = False
    """Whether everybody may find it: to sit down while it waits, to watch once it is played."""
    rated: bool = False
    """Whether its game counts for the ratings of those who play."""
    wish: str = ""
    """The strength the host wishes for, as LOW-HIGH; empty for any."""
    rematch: str = ""
    """The room in which the same people play again; empty while nobody has asked for that."""
    pace: Pace = Pace()
    """What `seconds` are for."""
    talk: bool = True
    """Whether there is chat."""
    draw: tuple[int, ...] = ()
    """The seats whose players offer a draw."""
    ended: str = ""
    """How its game has ended, if not by its rules."""
    appointed: bool = False
    """Whether a tournament has told its players to meet there: then nobody can call the game off."""
    epoch: int = 0
    """Under which whoever has read it may write to it (`store.holding`)."""


class StoredRoom(StoredHeader, kw_only=True):
    """A room with its answers, as lines of the body of a record, and its chat."""

    lines: list[str] = msgspec.field(default_factory=list)
    chat: list[ChatLine] = msgspec.field(default_factory=list)


class StoredTitle(msgspec.Struct, frozen=True, kw_only=True):
    """A record in a list."""

    id: str
    title: str
    at: float


class StoredRecord(StoredTitle, frozen=True, kw_only=True):
    """A record with its text."""

    text: str


def check_hashes(room: StoredHeader) -> None:
    """Raise StorageError unless only hashes of keys are to be stored: a key itself must never reach the disk."""
    for kept in (room.host_hash, *(seat.key_hash for seat in room.seats)):
        if not _HASH.fullmatch(kept):
            raise StorageError(f"room {room.id}: only hashes of keys are kept, and this is none")
