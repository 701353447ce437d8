"""Adventure files checked: every mistake, with its line where that is known."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from banneret.battlelore.box.adventures import AdventureFile, defined_adventure, doubts, own_adventure
from banneret.kernel.errors import ContentError
from banneret.kernel.findings import Finding, Report, findings_in

_WORDS: Final = re.compile(rb"^(?:banners|units|council|command_cards|call_to_arms) *:", re.MULTILINE)


class AdventureFiles:
    """Adventure files, as `banneret.scenario_files.ScenarioFiles` asks for."""

    def claims(self, text: bytes) -> bool:
        """Whether a text has words that only adventures of BattleLore have."""
        return _WORDS.search(text) is not None

    def check(self, text: str) -> Report:
        """Check the text of a file."""
        name = "adventure"
        try:
            adventure = defined_adventure(text)
        except ContentError as error:
            return Report(name, findings_in(str(error), name))
        return _sound(name, adventure)

    def check_file(self, path: Path) -> Report:
        """Check a file. One that cannot even be read has that for its only mistake."""
        try:
            adventure = own_adventure(path)
        except ContentError as error:
            return Report(path.name, findings_in(str(error), path.name))
        return _sound(path.name, adventure)

    def schema(self) -> str:
        """There is none."""
        return ""


def _sound(name: str, adventure: AdventureFile) -> Report:
    """A file without mistakes may still be doubtful."""
    return Report(name, (), tuple(Finding(0, doubt) for doubt in doubts(adventure)))


FILES: Final = AdventureFiles()
