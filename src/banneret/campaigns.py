"""Campaigns as a game may offer them: scenarios that follow one another, and a player's progress in one.

Between two games the progress is all there is. It is a text, so it can be kept in a file or with a room, passed on, and
read again by the game it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar, cast

import msgspec

from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.plugins import part, plugin_of, plugins

R = TypeVar("R")


class Attempt(Protocol):
    """A finished game of a campaign."""

    @property
    def part(self) -> int:
        """Which part it was, counted from 1."""

    @property
    def won(self) -> bool:
        """Whether it was won."""

    @property
    def rounds(self) -> int:
        """How long it took."""


class Campaign(Protocol):
    """A campaign."""

    @property
    def id(self) -> str:
        """What a player types."""

    @property
    def name(self) -> str:
        """What it is called in its own language."""

    @property
    def side(self) -> str:
        """What it is played with, in a word."""

    @property
    def parts(self) -> Sequence[str]:
        """Its scenarios in order."""

    def part_name(self, part: int) -> str:
        """What a part is called, counted from 1."""


class Progress(Protocol):
    """A player's progress in a campaign. The part after the last one means that it is won."""

    @property
    def campaign(self) -> str:
        """The id of the campaign."""

    @property
    def part(self) -> int:
        """The next part, counted from 1."""

    @property
    def seat(self) -> str:
        """What the next game begins with, as a set-up writes it."""

    @property
    def attempts(self) -> Sequence[Attempt]:
        """The games so far."""

    @property
    def won(self) -> bool:
        """Whether all parts are won."""

    def what(self) -> Campaign:
        """The campaign. Raises SetupError."""

    def setup(self) -> Setup:
        """The set-up of the next game."""

    def advanced(self, game: Game) -> Progress:
        """The progress after a finished game of the next part. Raises RecordError."""

    def text(self) -> str:
        """The progress as text."""


class ChainFinding(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in the parts of a custom campaign."""

    part: int
    """Which part it is about, counted from 1; 0 for all together."""
    text: str
    grave: bool = True
    """Whether the campaign cannot be played with it."""
    line: int = 0
    """The line of the part's file; 0 for the whole of it."""


class Campaigns(Protocol):
    """The campaigns of a game."""

    @property
    def most_bytes(self) -> int:
        """The maximum length of such a text."""

    def offered(self) -> Sequence[Campaign]:
        """The campaigns that come with the program."""

    def begin(self, campaign: str | Sequence[Path], *, choice: str, options: dict[str, str]) -> Progress:
        """A campaign before its first part: by its id, or by the files of its parts. Raises SetupError.

        `choice` is what the player chose to play it with, empty for what is usual.
        """

    def begun_by(self, setup: Setup) -> Progress | None:
        """The campaign that begins with this game; None if it is not part of one."""

    def chained(self, texts: Sequence[str]) -> tuple[Progress | None, tuple[ChainFinding, ...]]:
        """A custom campaign before its first part, from the texts of its parts, if nothing grave is found in them."""

    def is_own(self, text: str) -> bool:
        """Whether a text is the progress of a custom campaign, found by a quick look. Raises SetupError."""

    def parse(self, text: str) -> Progress:
        """Read what `Progress.text` has written. Raises SetupError for anything else."""


def campaigns_of(game: str) -> Campaigns | None:
    """The campaigns of a game; None if it has none."""
    where = plugin_of(game).campaigns
    return cast(Campaigns, part(where)) if where else None


def all_campaigns() -> list[Campaigns]:
    """The campaigns of every game that has any."""
    return [found for game in plugins() if (found := campaigns_of(game)) is not None]


def by_first(read: Callable[[Campaigns], R]) -> R:
    """The result of the first game that understands the request. If none does, raises the first game's SetupError."""
    refused: SetupError | None = None
    for campaigns in all_campaigns():
        try:
            return read(campaigns)
        except SetupError as error:
            refused = refused or error
    raise refused or SetupError("no game that is installed has campaigns")
