"""Tournaments as pages show them. The types of the page are made from these."""

from __future__ import annotations

import msgspec

from banneret.table.meeting.types import PlayerInfo
from banneret.table.room_types import Pace


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    scenario: str
    title: str
    """What the scenario is called."""
    clock: int
    pace: Pace
    """What these seconds are for."""
    rated: bool
    form: str
    """`swiss` or `knockout`."""
    rounds: int
    """0 for a knockout that has not begun."""
    length: int
    """How many seconds a round lasts at most."""
    most: int
    """How many may join."""
    players: int
    """How many have."""
    status: str
    """`joining`, `running` or `over`."""
    round: int
    due: float
    """When the round ends at the latest."""


class TournamentPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays in a tournament."""

    seed: int
    """By strength when it began, from 1; 0 before."""
    player: PlayerInfo
    strength: int
    gone: bool
    """Whether they have left and are no longer paired."""
    mine: bool
    """Whether it is the reader."""
    points: int
    """In half points, like everything below."""
    buchholz: int
    """The points of all opponents."""
    direct: int
    """Points won against players with as many points and as high a Buchholz."""


class TournamentPairing(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays whom."""

    table: int
    first: int
    """By seeds: who has the first seat."""
    second: int
    """0 for nobody: a bye."""
    room: str
    first_points: int | None
    """In half points; null while it is played."""
    second_points: int | None
    how: str
    """How it was decided: `game`, `bye`, `late` or `left`; empty while it is played."""


class TournamentRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round."""

    number: int
    pairings: tuple[TournamentPairing, ...]


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with its standings and pairings."""

    tournament: TournamentInfo
    host: str
    """The name of its organiser."""
    own: bool
    """Whether that is the reader."""
    joined: bool
    """Whether the reader plays in it."""
    players: tuple[TournamentPlayer, ...]
    """As they stand."""
    rounds: tuple[TournamentRound, ...]
