"""The adventures of *BattleLore* for `banneret scenario show`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import RenderableType

from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.adventures import adventure_ids, load_adventure, own_adventure
from banneret.battlelore.table.adventure_picture import adventure_picture
from banneret.battlelore.terminal.adventure_sheet import adventure_sheet
from banneret.battlelore.text.battle_notes import adventure_words


class AdventureSheets:
    """Adventures before they are played, as `banneret.cli.scenario_sheets.Sheets` asks for."""

    def has(self, scenario: str) -> bool:
        """Whether one of that name comes with the program."""
        return scenario.replace("-", "_") in adventure_ids()

    def shown(self, scenario: str, players: int | None, width: int, lang: str) -> Iterator[RenderableType]:
        """Everything about an adventure, whoever plays it."""
        yield adventure_sheet(*self._found(scenario), width, lang)

    def picture(self, scenario: str, players: int | None, lang: str) -> str:
        """The same as an SVG."""
        adventure, own = self._found(scenario)
        return adventure_picture(adventure, adventure_words(adventure, own, lang), lang)

    def _found(self, scenario: str) -> tuple[AdventureFile, bool]:
        """An adventure by its name or from a file, and whether it is a custom one."""
        if self.has(scenario):
            return load_adventure(scenario.replace("-", "_")), False
        return own_adventure(Path(scenario)), True


SHEETS: Final = AdventureSheets()
