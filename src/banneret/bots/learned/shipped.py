"""Networks that come with a game: the folder `weights` of its package, and the manifest in it that says how each was
made and what it has won.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from banneret.kernel.errors import ContentError, SetupError
from banneret.plugins import plugin_of

FOLDER: Final = "weights"
MANIFEST: Final = "manifest.json"


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a network against another bot, with the same budget and paired luck."""

    against: str
    budget: str
    games: int
    won: float
    """A drawn game counts half."""
    low: float
    high: float
    """The 95 % interval of the share of games won."""

    @property
    def passed(self) -> bool:
        """Whether it is significantly stronger."""
        return self.low > 0.5


class Shipped(msgspec.Struct, frozen=True, kw_only=True):
    """One network of a manifest."""

    course: str
    file: str
    sha256: str
    fingerprint: str
    """Of the layout it reads."""
    version: str
    """The rules and content it was trained with."""
    recipe: dict[str, Any]
    seed: int
    """Of the games it learned from."""
    positions: int
    """How many it learned from."""
    trained_with: str
    ladder: tuple[Verdict, ...]


def manifest_of(game: str) -> dict[str, Shipped]:
    """The networks that come with a game, by course."""
    path = plugin_of(game).folder / FOLDER / MANIFEST
    if not path.exists():
        return {}
    try:
        found = msgspec.json.decode(path.read_bytes(), type=list[Shipped])
    except msgspec.DecodeError as error:
        raise ContentError(f"{path}: {error}") from None
    return {one.course: one for one in found}


def shipped_network(game: str, course: str) -> Path:
    """The file of the network for a course. Raises SetupError if none comes with the game."""
    one = manifest_of(game).get(course)
    if one is None:
        raise SetupError(
            f"no network for the {course} of {game} comes with the program: "
            "train one with `banneret train`, and name its file, as in learned:100ms:best.npz"
        )
    return plugin_of(game).folder / FOLDER / one.file


def fingerprint_of_file(data: bytes) -> str:
    """A hash of the bytes of a file."""
    return sha256(data).hexdigest()
