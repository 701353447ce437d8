"""Scenarios as `banneret scenario show` gets them from their games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from banneret.games import rules_of
from banneret.kernel.errors import SetupError
from banneret.plugins import Plugin, part, plugins
from banneret.scenario_files import game_of_file
from banneret.table.presenter import presenter_of
from banneret.text import message

if TYPE_CHECKING:
    from banneret.table.lobby_types import ScenarioInfo


class Sheets(Protocol):
    """The scenarios of a game before they are played."""

    def has(self, scenario: str) -> bool:
        """Whether a scenario of that name comes with the program."""

    def shown(self, scenario: str, players: int | None, width: int, lang: str) -> Iterable[RenderableType]:
        """Everything about a scenario, by name or from a file, for a terminal of this width. Raises SetupError."""

    def picture(self, scenario: str, players: int | None, lang: str) -> str:
        """The same as an SVG."""


class _ByLobby:
    """For a game with only a lobby: a scenario's name, what it is about and how it is won."""

    def __init__(self, game: str) -> None:
        self._game = game

    def has(self, scenario: str) -> bool:
        """Whether the lobby offers it."""
        return any(found.id == scenario.replace("-", "_") for found in presenter_of(self._game).lobby("en").scenarios)

    def shown(self, scenario: str, players: int | None, width: int, lang: str) -> Iterable[RenderableType]:
        """Name, story and goals; the number of players makes no difference."""
        found = self._offered(scenario, players, lang)
        yield Text(found.name, style="bold")
        yield Text(found.text)
        count = (players,) if players else found.players
        yield Text(message("lobby-players", lang, players="/".join(map(str, count))))
        yield from (Text(goal.text) for goal in found.tables[str(count[0])].notes.goals)

    def picture(self, scenario: str, players: int | None, lang: str) -> str:
        """There is nothing to draw."""
        raise SetupError(f"{self._offered(scenario, players, lang).name} has no map to draw")

    def _offered(self, scenario: str, players: int | None, lang: str) -> ScenarioInfo:
        offered = presenter_of(self._game).lobby(lang).scenarios
        found = next((one for one in offered if one.id == scenario.replace("-", "_")), None)
        if found is None:
            raise rules_of(self._game).no_scenario(scenario, [one.id for one in offered])
        if players is not None and players not in found.players:
            raise SetupError(f"{found.name} is for {' or '.join(map(str, found.players))} players, not {players}")
        return found


def sheets_of(plugin: Plugin) -> Sheets:
    """What shows the scenarios of a game: its own way, or what its lobby tells."""
    return cast(Sheets, part(plugin.scenario_sheets)) if plugin.scenario_sheets else _ByLobby(plugin.id)


def sheets_for(scenario: str) -> Sheets:
    """What shows a scenario: the game that it comes with or that its file is for, or else the first game."""
    by_game = {game: sheets_of(plugin) for game, plugin in plugins().items()}
    for sheets in by_game.values():
        if sheets.has(scenario):
            return sheets
    return by_game.get(game_of_file(Path(scenario))) or next(iter(by_game.values()))
