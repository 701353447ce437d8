"""Scenario files that people write, as a game may read them: which game a file is for, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol, cast

from banneret.kernel.errors import SetupError
from banneret.kernel.files import read_regular
from banneret.kernel.findings import Report
from banneret.plugins import part, plugins

MOST_BYTES: Final = 200_000
"""Longer files are not read to find out which game they are for."""


class ScenarioFiles(Protocol):
    """The scenario files of a game."""

    def claims(self, text: bytes) -> bool:
        """Whether a text has words that only files of this game have."""

    def check(self, text: str) -> Report:
        """Check the text of a file."""

    def check_file(self, path: Path) -> Report:
        """Check a file. If it cannot be read at all, that is the only mistake reported."""

    def schema(self, lang: str = "en") -> str:
        """The JSON schema of its files, with what it says of them in a language."""

    def shipped(self, scenario: str) -> str:
        """The text of a file that comes with the program; empty if there is none of that name."""


def _by_game() -> dict[str, ScenarioFiles]:
    offering = {game: plugin.scenario_files for game, plugin in plugins().items() if plugin.scenario_files}
    found = {game: cast(ScenarioFiles, part(where)) for game, where in offering.items()}
    if not found:
        raise SetupError("no game that is installed has scenario files")
    return found


def game_of(text: bytes) -> str:
    """The game that a scenario file is for, by its text; a file that no game claims counts as one for the first game.

    Raises SetupError if no game has scenario files.
    """
    readers = _by_game()
    return next((game for game, files in readers.items() if files.claims(text)), next(iter(readers)))


def files_of(game: str) -> ScenarioFiles:
    """The scenario files of a game that supports them."""
    return _by_game()[game]


def game_of_file(path: Path) -> str:
    """The same for a file, which need not exist."""
    try:
        return game_of(read_regular(path, MOST_BYTES))
    except (OSError, ValueError):
        return game_of(b"")


def files_at(path: Path) -> ScenarioFiles:
    """The `ScenarioFiles` for a file."""
    return files_of(game_of_file(path))


def designed_games() -> tuple[str, ...]:
    """The games for which people can write scenario files."""
    return tuple(_by_game())
