"""People as their own pages show them. The types of the page are made from these."""

from __future__ import annotations

from typing import Annotated

import msgspec

Bytes = Annotated[str, msgspec.Meta(max_length=8192, pattern=r"^[A-Za-z0-9_-]*$")]
"""Bytes in base 64, as WebAuthn writes them."""
PasskeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser or program that is signed in."""

    id: str
    device: str
    """What it says it is."""
    created: float
    used: float
    """To the hour."""
    here: bool
    """Whether it is the one that asks."""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of somebody."""

    id: str
    label: str
    created: float
    used: float


class Me(msgspec.Struct, frozen=True):
    """Somebody who is signed in, with all ways to sign in."""

    name: str
    shield: str
    """The faction whose shield it is; empty for a plain one."""
    languages: tuple[str, ...]
    created: float
    devices: tuple[DeviceInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    recovery: float | None
    """When the recovery link was made; null if there is none."""


class SignedIn(msgspec.Struct, frozen=True):
    """Who is signed in; null for nobody."""

    me: Me | None
    session: str = ""
    """The secret of a new session, if it was asked for and not given as a cookie."""


class RecoverySecret(msgspec.Struct, frozen=True):
    """The secret of a recovery link. It is sent only once."""

    secret: str


class PasskeyRequest(msgspec.Struct, frozen=True):
    """What an authenticator needs to know to make a passkey, or to sign in."""

    challenge: str
    """In base 64."""
    place: str
    """The name of the server that passkeys are bound to."""
    user: str = ""
    """The handle of the person whom a new passkey is for, in base 64."""
    name: str = ""
    algorithms: tuple[int, ...] = ()
    known: tuple[str, ...] = ()
    """The ids of the passkeys that already exist."""


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that an authenticator has made."""

    id: PasskeyId
    client_data: Bytes
    attestation: Bytes


class UsedPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an authenticator has signed."""

    id: PasskeyId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    bearer: bool = False
    """Whether the secret of the session is to be returned instead of being set as a cookie."""


class PastGame(msgspec.Struct, frozen=True):
    """A game somebody has played, or plays."""

    room: str
    seat: int
    game: str
    scenario: str
    title: str
    at: float
    """When the seat was taken."""
    ended: float | None
    result: int | None
    """1 won, 0 drawn, -1 lost; null if it is not over, or was not played to its end by them."""
    there: bool
    """Whether the room can still be visited."""
    others: tuple[str, ...]
    """The names of the other people at the table."""


class WaitingGame(msgspec.Struct, frozen=True):
    """A running game of somebody, as a list shows it."""

    room: str
    seat: int
    """The seat that is asked, if it is theirs; otherwise their first."""
    game: str
    title: str
    side: str
    """What the seat has brought: a faction and hero, or an army."""
    others: tuple[str, ...]
    """The names of the others at the table, bots included; empty for somebody without a name."""
    alone: bool
    """Whether nobody else is a person."""
    lesson: bool
    round: int
    """0 before the first."""
    since: float
    """Since when the game has been waiting for the player it waits for now; 0 if that is not known."""
    until: float = 0.0
    """When the time of that player is up; 0 if no clock runs."""


class YourGames(msgspec.Struct, frozen=True):
    """Somebody's running games: first those whose time runs out soonest, then those that have waited longest."""

    yours: tuple[WaitingGame, ...]
    """Those that wait for an answer of theirs."""
    theirs: tuple[WaitingGame, ...]
    """Those that wait for somebody else."""


class GameCount(msgspec.Struct, frozen=True):
    """How games of a kind have ended."""

    game: str
    won: int
    drawn: int
    lost: int
    open: int
    """Under way."""


class PastGames(msgspec.Struct, frozen=True):
    """What somebody has played."""

    games: tuple[PastGame, ...]
    """The latest first."""
    counts: tuple[GameCount, ...]
