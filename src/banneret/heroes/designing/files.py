"""The scenario files of *Heroes* for those who read files of any game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from banneret.heroes.designing.report import check_file, check_text
from banneret.heroes.designing.schema import SHIPPED
from banneret.heroes.scenario.load import SCENARIOS, scenario_ids
from banneret.kernel.findings import Report
from banneret.scenario_files.schema import schema_in


class HeroesFiles:
    """Scenario files, as `banneret.scenario_files.ScenarioFiles` asks for."""

    def claims(self, text: bytes) -> bool:
        """No: there is no word that every one of them has, and whatever no other game claims is taken for one."""
        return False

    def check(self, text: str) -> Report:
        """Check the text of a file."""
        return check_text(text, "scenario")

    def check_file(self, path: Path) -> Report:
        """Check a file."""
        return check_file(path)

    def schema(self, lang: str = "en") -> str:
        """The JSON schema of scenario files."""
        return schema_in(SHIPPED, lang)

    def shipped(self, scenario: str) -> str:
        """The file of a scenario of the box."""
        return (SCENARIOS / f"{scenario}.yaml").read_text(encoding="utf-8") if scenario in scenario_ids() else ""


FILES: Final = HeroesFiles()
