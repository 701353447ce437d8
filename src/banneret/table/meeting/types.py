"""Open tables, pairing and players as pages show them. The types of the page are made from these."""

from __future__ import annotations

import msgspec

from banneret.table.room_types import Pace


class RatingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is in a mode of a game."""

    game: str
    mode: str
    mode_text: str
    rating: int
    spread: int
    """The true strength lies this far below or above, nineteen times in twenty."""
    won: int
    drawn: int
    lost: int
    certain: bool
    """Whether enough is known for a leaderboard."""


class PlayerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A player as everybody may see them."""

    id: str
    name: str
    """Empty for somebody who does not show it."""
    shield: str
    bot: bool
    public: bool
    """Whether there is a page about them."""


class OpenSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table that everybody may find."""

    kind: str
    name: str
    side: str
    rating: RatingInfo | None
    """If its game counts and something is known about whoever sits there."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for players, or a game that can be watched."""

    room: str
    game: str
    scenario: str
    title: str
    mode_text: str
    status: str
    clock: int
    pace: Pace
    """What these seconds are for."""
    rated: bool
    wish: str
    watching: bool
    seats: tuple[OpenSeat, ...]
    created: float
    touched: float
    """To the minute."""


class Tables(msgspec.Struct, frozen=True):
    """Tables that everybody may find."""

    open: tuple[OpenTable, ...]
    live: tuple[OpenTable, ...]
    waiting: int
    """How many want to be paired."""


class PairingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How waiting for somebody to play with has gone so far."""

    game: str
    scenario: str
    clock: int
    pace: Pace
    rated: bool
    strength: int
    reach: int | None
    """How far apart the strength of the other may be by now; null for any."""
    since: float
    waiting: int
    """How many wait for the same, including the reader."""
    room: str
    """Where the game is; empty while the reader still waits. The ticket is the key of the seat."""
    seat: int


class InvitationInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to play with the reader."""

    room: str
    name: str
    """Who invites."""
    kind: str
    """`invitation` or `rematch`."""
    game: str
    scenario: str
    title: str
    rated: bool
    at: float


class RematchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The room in which the same people play again, with changed sides."""

    room: str
    seat: int
    """Which seat there is the reader's."""
    key: str
    """Its key, for the one who made the room; empty if the seat has yet to be taken."""
    host: str


class ResultInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a player that counted."""

    room: str
    """Where it was played, if everybody may look; else empty."""
    game: str
    mode_text: str
    title: str
    at: float
    result: int
    """1 won, 0 drawn, -1 lost."""
    rating: int
    """After it."""
    spread: int
    """How uncertain that was."""
    change: int
    others: tuple[PlayerInfo, ...]


class PlayerPage(msgspec.Struct, frozen=True, kw_only=True):
    """What a player shows."""

    player: PlayerInfo
    mine: bool
    ratings: tuple[RatingInfo, ...]
    results: tuple[ResultInfo, ...]
    """The latest first."""


class Leader(msgspec.Struct, frozen=True, kw_only=True):
    """One of the strongest."""

    player: PlayerInfo
    rating: RatingInfo


class PoolInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A mode of a game in which games have counted."""

    game: str
    mode: str
    mode_text: str
    players: int


class Leaderboard(msgspec.Struct, frozen=True, kw_only=True):
    """The strongest in a mode of a game."""

    game: str
    mode: str
    pools: tuple[PoolInfo, ...]
    """All there are."""
    leaders: tuple[Leader, ...]
