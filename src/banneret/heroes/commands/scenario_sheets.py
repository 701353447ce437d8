"""The scenarios of *Heroes* for `banneret scenario show`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType

from banneret.heroes.scenario.load import scenario_ids
from banneret.heroes.table.scenario.picture import picture
from banneret.heroes.terminal.scenario_sheet import counts_of, named_scenario, sections, sheet, words_of


class ScenarioSheets:
    """Scenarios before they are played, as `banneret.cli.scenario_sheets.Sheets` asks for."""

    def has(self, scenario: str) -> bool:
        """Whether one of that name comes with the program."""
        return scenario.replace("-", "_") in scenario_ids()

    def shown(self, scenario: str, players: int | None, width: int, lang: str) -> Iterator[RenderableType]:
        """Everything about a scenario, for each number of players."""
        found, own = named_scenario(scenario)
        for count in counts_of(found, players):
            yield sheet(found, own, count, width, lang)

    def picture(self, scenario: str, players: int | None, lang: str) -> str:
        """The same as an SVG."""
        found, own = named_scenario(scenario)
        told = {count: sections(found, count, lang) for count in counts_of(found, players)}
        return picture(found, words_of(found, own, lang), told, lang)


SHEETS: Final = ScenarioSheets()
