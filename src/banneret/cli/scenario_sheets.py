"""Scenarios as `banneret scenario show` has them from their games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol, cast

from rich.console import RenderableType

from banneret.kernel.errors import SetupError
from banneret.plugins import part, plugins
from banneret.scenario_files import game_of_file


class Sheets(Protocol):
    """The scenarios of a game before they are played."""

    def has(self, scenario: str) -> bool:
        """Whether one of that name comes with the program."""

    def shown(self, scenario: str, players: int | None, width: int, lang: str) -> Iterable[RenderableType]:
        """Everything about a scenario, by name or from a file, for a terminal so wide. Raises SetupError."""

    def picture(self, scenario: str, players: int | None, lang: str) -> str:
        """The same as an SVG."""


def sheets_for(scenario: str) -> Sheets:
    """What shows a scenario: the game that it comes with, or that its file is for, or else the first that shows any."""
    showing = {game: plugin.scenario_sheets for game, plugin in plugins().items() if plugin.scenario_sheets}
    by_game = {game: cast(Sheets, part(where)) for game, where in showing.items()}
    for sheets in by_game.values():
        if sheets.has(scenario):
            return sheets
    found = by_game.get(game_of_file(Path(scenario))) or next(iter(by_game.values()), None)
    if found is None:
        raise SetupError("no game that is installed shows its scenarios")
    return found
